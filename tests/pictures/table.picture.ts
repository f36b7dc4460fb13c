import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Desktop, folder, Key } from '../journeys/desktop';
import { settled } from '../journeys/pages';
import { muster as terminal } from '../journeys/shelf';
import { LANGUAGE, OUT, SIZE, TEXT, THEME } from './asked';
import { dressed } from './dressed';

/** The rules reference and games in play, to be reviewed in any appearance; the guides show only some. */

const SWM = 'star-wars-miniatures';
const DDM = 'dungeons-and-dragons-miniatures';
const IA = 'imperial-assault';
const SMH = 'space-marine-heroes';
const SQUADS: [game: string, name: string, list: string][] = [
  [DDM, 'Cormyr', 'Purple Dragon Knight\nLarge Silver Dragon\n'],
  [IA, 'Hoth', 'Luke Skywalker, Hero of the Rebellion\n2 Rebel Trooper (Elite)\nRebel Saboteur (Elite)\n'],
  [SWM, 'Both sides', 'Darth Vader, Sith Lord\nLuke Skywalker, Jedi Knight\nHan Solo\n'],
  [SWM, 'Naboo', 'Queen Amidala\nGeneral Obi-Wan Kenobi\n3 Clone Trooper\nWicket\n'],
];
/** Recorded games from the terminal's tests, with the number of events to play. */
const GAMES: [name: string, file: string, events: number][] = [
  ['Cormyr', 'ddm-match', 8],
  ['Terminals', 'ia-match', 9],
  ['Acting', 'smh-match', 4],
  ['Rolling', 'smh-match', 1],
  ['Lost', 'ia-tie-blue-die', 99],
  ['Begun', 'swm-match', 0],
  ['Under way', 'swm-match', 5],
  ['Ten rounds', 'swm-ten-rounds', 99],
  ['Over', 'swm-match', 99],
];

type Way = (muster: Desktop) => Promise<void>;

const keys =
  (...pressed: string[]): Way =>
  async (muster) => {
    for (const key of pressed) {
      await muster.press(key);
      await settled(muster);
    }
  };
const click =
  (css: string, at = 0): Way =>
  async (muster) => {
    await muster.driver.executeScript(
      `const found = [...document.querySelectorAll(arguments[0])].at(arguments[1]);
       if (!found) throw new Error('nothing to press: ' + arguments[0]);
       found.scrollIntoView({ block: 'center' });
       found.focus();
       found.click();`,
      css,
      at,
    );
  };
/** Scrolls an element to the top of its viewport. */
const seen =
  (css: string, at = 0): Way =>
  async (muster) => {
    await muster.driver.executeScript(
      `[...document.querySelectorAll(arguments[0])].at(arguments[1])?.scrollIntoView({ block: 'start' })`,
      css,
      at,
    );
  };
/** Opens a page in a game. */
const page =
  (game: string, number: number, ...then: Way[]): Way =>
  async (muster) => {
    await muster.press(Key.ESCAPE);
    await muster.press(Key.ESCAPE);
    await muster.driver.executeScript(
      `const list = document.querySelector('.picks select');
       if (list.value !== arguments[0]) {
         list.value = arguments[0];
         list.dispatchEvent(new Event('change', { bubbles: true }));
       }`,
      game,
    );
    await settled(muster);
    await muster.chord(Key.ALT, `${number}`);
    // From an open item back to the whole page.
    await settled(muster);
    await muster.chord(Key.ALT, '1');
    await settled(muster);
    await muster.chord(Key.ALT, `${number}`);
    for (const way of then) {
      await settled(muster);
      await way(muster);
    }
  };
/** Opens a game in play, by its position among those of its game, latest first. */
const table = (game: string, at: number, ...then: Way[]) =>
  page(game, 6, click('main li button.grows', at), ...then);
const term = (game: string, words: string, ...then: Way[]) =>
  page(game, 9, click('#rules-tab-terms'), keys('/'), keys(words), keys(Key.ENTER), ...then);
const odds = (game: string, attacker: string, defender: string) =>
  page(
    game,
    2,
    keys('/'),
    keys(attacker),
    keys(Key.ENTER),
    click('aside [aria-haspopup=dialog]'),
    keys(defender),
    keys(Key.ENTER),
  );

const PAGES: [string, Way][] = [
  ['rules', page(SWM, 9)],
  ['rules-search', term(SWM, 'extra attack')],
  ['rules-term', term(SWM, 'Rapport')],
  ['rules-ia', term(IA, 'Stunned')],
  ['rules-ddm', term(DDM, 'Cleave')],
  ['rules-smh', page(SMH, 9)],
  ['rules-own', term(SWM, 'Cleave', keys(Key.chord(Key.ALT, 'w')))],
  ['one-page-swm', page(SWM, 9, click('#rules-tab-summary'))],
  ['one-page-ddm', page(DDM, 9, click('#rules-tab-summary'))],
  ['one-page-ia', page(IA, 9, click('#rules-tab-summary'))],
  ['one-page-smh', page(SMH, 9, click('#rules-tab-summary'))],
  ['figure', page(SWM, 2, keys('/'), keys('queen amidala'), keys(Key.ENTER))],
  ['figure-words', page(SWM, 2, keys('/'), keys('queen amidala'), keys(Key.ENTER), seen('aside dl', -1))],
  ['figure-ia', page(IA, 2, keys('/'), keys('darth vader'), keys(Key.ENTER), seen('aside dl', -1))],
  [
    'can-do',
    page(
      SWM,
      4,
      keys(Key.ARROW_DOWN, Key.ENTER),
      // If the panes are folded, the squad is behind a button.
      async (muster) => {
        if (await muster.has('main nav .chip:nth-child(2)'))
          await click('main nav .chip:nth-child(2)')(muster);
      },
      click('main details summary', -1),
      seen('main details[open]'),
    ),
  ],
  ['findings', page(SWM, 4, keys(Key.ARROW_DOWN, Key.ENTER))],
  [
    'explain',
    page(
      SWM,
      4,
      keys(Key.ARROW_DOWN, Key.ENTER),
      async (muster) => muster.focus('main [data-drop=squad] button.name'),
      keys('x'),
    ),
  ],
  ['odds-swm', odds(SWM, 'general obi-wan kenobi', 'general grievous')],
  ['odds-ddm', odds(DDM, 'skullsplitter', 'purple dragon knight')],
  ['odds-ia', odds(IA, 'rebel saboteur', 'darth vader')],
  [
    'builder-odds',
    page(
      SWM,
      4,
      keys(Key.ARROW_DOWN, Key.ENTER),
      click('main .chip[aria-pressed][aria-expanded]'),
      keys('general grievous'),
      keys(Key.ENTER),
    ),
  ],
  ['play', page(SWM, 6)],
  ['stats', page(SWM, 6, seen('main section.pane', -1))],
  ['new-game', page(SWM, 6, click('main .page-head .btn.primary'))],
  ['begun', table(SWM, 3)],
  ['under-way', table(SWM, 2)],
  ['under-way-more', table(SWM, 2, click('main section button[aria-expanded=false]'))],
  ['under-way-below', table(SWM, 2, seen('main .page > *', -1))],
  ['table-odds', table(SWM, 2, click('main button.aim'))],
  ['squad-odds', table(SWM, 2, click('main section > div > [aria-haspopup=dialog]', -1))],
  ['tied', table(IA, 0)],
  ['over', table(SWM, 1)],
  ['table-ddm', table(DDM, 0)],
  ['table-ia', table(IA, 1)],
  ['squad-odds-ia', table(IA, 1, click('main section > div > [aria-haspopup=dialog]', -1))],
  ['luck', table(SMH, 1)],
  ['luck-rolling', table(SMH, 0)],
  // After the others of the catalogue, because its filter stays.
  ['filter-term', term(SWM, 'Cleave', click('aside article p .btn'))],
  // Last, because the driver can't leave full screen.
  [
    'shared',
    table(SWM, 2, click('main .page-head [aria-haspopup=menu]', -1), keys(Key.ARROW_DOWN, Key.ENTER)),
  ],
];

// The guides show none of these; they are taken only if a folder is named.
describe.skipIf(!process.env.MUSTER_PICTURES)('pictures of rules and of the table', () => {
  const data = join(folder('pictures-table'), 'data');
  const out = join(OUT, `table-${LANGUAGE}-${THEME}-${SIZE}-${TEXT}`);
  let muster: Desktop;

  beforeAll(async () => {
    mkdirSync(out, { recursive: true });
    mkdirSync(data, { recursive: true });
    const keep = (name: string, text: string) => {
      const path = join(data, '..', name);
      writeFileSync(path, text);
      return path;
    };
    for (const [game, name, list] of SQUADS)
      terminal(data, 'squad', 'save', keep('list.txt', list), '--game', game, '--name', name);
    for (const [name, file, events] of GAMES) {
      const recorded = readFileSync(`../tests/terminal/play/${file}.toml`, 'utf8').split('[[event]]');
      terminal(
        data,
        'play',
        'new',
        name,
        keep(`${file}.toml`, recorded.slice(0, events + 1).join('[[event]]')),
      );
    }
    terminal(data, 'play', 'end', 'Over');
    terminal(data, 'terms', 'write', 'Cleave', 'Once a turn, says my card.', '--game', SWM);
    terminal(data, 'settings', 'set', 'language', LANGUAGE);
    muster = await dressed(data);
  });
  afterAll(() => muster?.kill());

  test.each(PAGES)('%s', async (name, way) => {
    await way(muster);
    await settled(muster);
    await muster.picture(join(out, `${name}.png`));
  });
});
