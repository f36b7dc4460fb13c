import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { By, type Desktop, folder, Key } from '../journeys/desktop';
import { ask, settled } from '../journeys/pages';
import { muster as terminal } from '../journeys/shelf';
import { LANGUAGE, OUT } from './asked';
import { dressed } from './dressed';

/** A club: a tournament of eight, and groups with conflicts and their resolution. */

const SWM = 'star-wars-miniatures';
const PLAYERS = ['Anna', 'Béla', 'Cili', 'Dani', 'Eszter', 'Ferenc', 'Gréta', 'Huba'];
const JOURNAL = `campaign = 'core'
heroes = ['gaarkhan', 'jyn-odan']
imperial_class = 'military-might'
seed = 7
`;

describe('a club', () => {
  const place = folder('club');
  const data = join(place, 'desktop', 'data');
  const other = join(place, 'laptop', 'data');
  const carried = join(place, 'carried');
  let muster: Desktop;

  const list = (name: string, text: string): string => {
    const path = join(place, name);
    writeFileSync(path, text);
    return path;
  };
  const picture = async (name: string): Promise<void> => {
    await settled(muster);
    await muster.picture(join(OUT, `${name}.png`));
  };
  const scroll = (css: string) =>
    muster.driver.executeScript(
      `document.querySelector(arguments[0])?.scrollIntoView({ block: 'start' })`,
      css,
    );
  const click = async (css: string): Promise<void> => {
    await (await muster.find(css)).click();
    await settled(muster);
  };

  beforeAll(async () => {
    for (const one of [OUT, data, other, carried]) mkdirSync(one, { recursive: true });
    const run = (...args: string[]) => terminal(data, ...args);
    const there = (...args: string[]) => terminal(other, ...args);
    run(
      'tournament',
      'new',
      'Club night',
      '--game',
      SWM,
      '--me',
      'Anna',
      ...PLAYERS.flatMap((p) => ['--player', p]),
    );
    for (const [round, results] of [
      ['200:120', '80:200', '150:150', '200:40'],
      ['200:190', '60:110', '200:0', '90:180'],
      ['200:75', '120:200'],
    ].entries()) {
      run('tournament', 'pair', 'Club night', '--seed', `${round + 1}`);
      for (const [table, score] of results.entries())
        run('tournament', 'result', 'Club night', `${table + 1}`, score);
    }
    for (const name of ['Thursdays', 'Fridays']) run('campaign', 'new', name, list('journal.toml', JOURNAL));
    const squad = (text: string) => list('patrol.txt', text);
    run('squad', 'save', squad('3 Clone Trooper\nARC Trooper\n'), '--game', SWM, '--name', 'Dawn patrol');
    run('match', 'add', '--game', SWM, '--with', 'Dani', '--date', '2026-05-17', '--score', '200:80');
    const made = run('hub', 'create', carried, 'My machines', '--machine', 'desktop', '--json');
    const { code } = JSON.parse(made.toString());
    there('hub', 'join', carried, code, '--machine', 'laptop');
    const [id] = JSON.parse(run('match', 'list', '--game', SWM, '--json').toString());
    const mission = ['campaign', 'do', 'Thursdays', 'mission', 'name=aftermath'];
    run('squad', 'save', squad('5 Clone Trooper\nARC Trooper\n'), '--game', SWM, '--name', 'Dawn patrol');
    there(
      'squad',
      'save',
      squad('2 Clone Trooper\nARC Trooper\nGeneral Obi-Wan Kenobi\n'),
      '--game',
      SWM,
      '--name',
      'Dawn patrol',
    );
    run(...mission, 'winner=rebels', 'crates=2');
    there(...mission, 'winner=empire', 'crates=1');
    there('campaign', 'do', 'Thursdays', 'class-card', 'hero=jyn-odan', 'card=quick-as-a-whip');
    run('hub', 'sync');
    there('hub', 'sync');
    run('hub', 'sync');
    run(
      'hub',
      'create',
      join(place, 'carried'),
      'Friday group',
      '--campaign',
      'Fridays',
      '--machine',
      'desktop',
    );
    run('settings', 'set', 'language', LANGUAGE);
    muster = await dressed(data);
    const change = (note: string) => ({
      game: SWM,
      id: id.id,
      opponent: 'Dani',
      date: '2026-05-17',
      squad: null,
      scores: [{ mine: 200, theirs: 80 }],
      note,
      mission: null,
      initiative: null,
    });
    await ask(muster, 'save_match', change('Close'));
    await ask(muster, 'change_settings', { change: { game: SWM } });
    await muster.driver.navigate().refresh();
    await muster.until('the first page', () => muster.has('main h1, main h2'));
  });
  afterAll(() => muster?.kill());

  test('the tournament', async () => {
    await muster.chord(Key.ALT, 't');
    await picture('tournaments');
    const rows = await muster.driver.findElements(By.css('main li button, main [data-tournament]'));
    await rows[0]?.click();
    await picture('tournament');
    await muster.driver.executeScript(`document.querySelector('main .scrolls, main')?.scrollTo(0, 600)`);
    await picture('tournament-below');
  });

  test('groups in Settings, and making one', async () => {
    await muster.chord(Key.ALT, '0');
    await settled(muster);
    await scroll('#settings-groups');
    await picture('groups');
    const buttons = await muster.driver.findElements(
      By.css('#settings-groups > .actions .btn, #settings-groups .actions:last-of-type .btn'),
    );
    await buttons.at(-2)?.click();
    await picture('group-create');
    await muster.press(Key.ESCAPE);
    await settled(muster);
    await buttons.at(-1)?.click();
    await picture('group-join');
    await muster.press(Key.ESCAPE);
    await settled(muster);
  });

  test('a squad of two versions', async () => {
    await muster.chord(Key.ALT, '4');
    await picture('squads-twice');
    await muster.press(Key.ARROW_DOWN, Key.ENTER);
    await picture('builder-twice');
    await click('main [role=status] .btn');
    await picture('versions');
    await muster.press(Key.ESCAPE);
  });

  test('a campaign of two histories', async () => {
    await muster.chord(Key.ALT, '5');
    await settled(muster);
    await muster.press(Key.ARROW_DOWN, Key.ENTER);
    await picture('campaign-twice');
    await click('main [role=status] .btn');
    await picture('histories');
    await muster.press(Key.ESCAPE);
  });
});
