import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HISTORY, openBooks, push, result } from './campaigns';
import { Desktop, folder, Key, PROGRAM, surroundings } from './desktop';

const CODE = /[0-9A-Z]{4}(-[0-9A-Z]{4}){6}/;
/** The window exchanges every ten seconds. */
const PATIENCE = 30_000;

const JOURNAL = `campaign = 'core'
heroes = ['gaarkhan', 'jyn-odan']
imperial_class = 'military-might'
seed = 7
`;

/** Two machines, one with a window, exchange through a folder: what is done on one shows on the other. */
describe('a group', () => {
  const place = folder('groups');
  const carried = join(place, 'carried');
  // Each with surroundings of its own, as on two machines.
  const data = { window: join(place, 'laptop', 'data'), other: join(place, 'desktop', 'data') };
  let muster: Desktop;
  let code = '';

  const other = (...args: string[]): string =>
    execFileSync(join(dirname(PROGRAM), 'muster'), args, { env: surroundings(data.other) }).toString();

  beforeAll(async () => {
    mkdirSync(carried, { recursive: true });
    mkdirSync(data.other, { recursive: true });
    const journal = join(place, 'journal.toml');
    writeFileSync(journal, JOURNAL);
    other('campaign', 'new', 'Thursdays', journal);
    const said = other(
      'hub',
      'create',
      carried,
      'Our table',
      '--campaign',
      'Thursdays',
      '--machine',
      'desktop',
    );
    code = CODE.exec(said)?.[0] ?? '';
    expect(code).not.toBe('');
    muster = await Desktop.open(data.window);
  });
  afterAll(() => muster?.kill());

  test('is joined in Settings with its folder and its code', async () => {
    await muster.chord(Key.ALT, '0');
    await muster.says('Settings', 'main h1');
    await muster.tabTo(/^Join group/);
    await muster.press(Key.ENTER);
    await muster.says('Join a group', '[role=dialog]');
    await muster.tabTo(/^Synced folder/);
    await muster.press(carried);
    await muster.tabTo(/^Code/);
    await muster.press(code);
    await muster.press(Key.ENTER);
    await muster.says('With desktop', '#settings-groups');
    await muster.says('The campaign Thursdays', '#settings-groups');
  });

  test('shows a step that was recorded on the other machine', async () => {
    await muster.chord(Key.ALT, '5');
    await muster.says('Thursdays', 'main');
    const before = await muster.text('main');
    other('campaign', 'do', 'Thursdays', 'mission', 'name=aftermath', 'winner=rebels', 'crates=2');
    other('hub', 'sync');
    await muster.until('the step', async () => (await muster.text('main')) !== before, PATIENCE);
  });

  test('tells the other machine that it is there', async () => {
    const told = async () => {
      other('hub', 'sync');
      return /Others: ./.test(other('hub', 'status'));
    };
    await muster.until('the machine in the group', told, PATIENCE);
  });
});

/** Two windows beside each other, each with a data folder of its own, and one folder that is carried between them. */
describe('two windows of a group', () => {
  const place = folder('beside');
  const carried = join(place, 'carried');
  const away = join(place, 'unplugged');
  const data = { desktop: join(place, 'desktop', 'data'), laptop: join(place, 'laptop', 'data') };
  let desktop: Desktop;
  let laptop: Desktop;

  const terminal = (of: string, ...args: string[]): string =>
    execFileSync(join(dirname(PROGRAM), 'muster'), args, { env: surroundings(of) }).toString();

  beforeAll(async () => {
    for (const one of [carried, data.desktop, data.laptop]) mkdirSync(one, { recursive: true });
    const journal = join(place, 'journal.toml');
    writeFileSync(journal, JOURNAL);
    terminal(data.desktop, 'campaign', 'new', 'Thursdays', journal);
    const said = terminal(data.desktop, 'hub', 'create', carried, 'Our table', '--machine', 'desktop');
    const code = CODE.exec(said)?.[0] ?? '';
    terminal(data.laptop, 'hub', 'join', carried, code, '--machine', 'laptop');
    desktop = await Desktop.open(data.desktop);
    laptop = await Desktop.open(data.laptop);
    for (const window of [desktop, laptop]) {
      await window.chord(Key.ALT, '5');
      await window.says('Thursdays', 'main');
      await openBooks(window, 'Thursdays');
    }
  });
  afterAll(() => {
    desktop?.kill();
    laptop?.kill();
  });

  const both = async (what: string, holds: (window: Desktop) => Promise<boolean>): Promise<void> => {
    await Promise.all([desktop, laptop].map((window) => window.until(what, () => holds(window), PATIENCE)));
  };

  test('a step in one shows in the other', async () => {
    await result(desktop, 'Aftermath', 'Rebels', 2);
    await laptop.until(
      'the mission',
      async () => (await laptop.text(HISTORY)).includes('Aftermath: won by the Rebels'),
      PATIENCE,
    );
  });

  test('both go on while the folder is away, and say so', async () => {
    renameSync(carried, away);
    await both('the sign', async (window) => (await window.text('nav')).includes('Can’t exchange now'));
    for (const window of [desktop, laptop]) {
      await push(window, /^Draw at random$/);
      await window.until('the shop', async () => (await window.text('main')).includes('Buy for…'));
    }
  });

  test('when it is back, what does not go together is told in both, and one choice settles it in both', async () => {
    renameSync(away, carried);
    const banner = 'Two machines recorded different steps';
    await both('the banner', async (window) => (await window.text('main')).includes(banner));
    await push(laptop, /^Compare histories…$/);
    await laptop.says('Two histories', '[role=dialog]');
    await laptop.says('This machine', '[role=dialog]');
    await laptop.says('Another machine', '[role=dialog]');
    await laptop.says('Shop cards set', '[role=dialog]');
    await push(laptop, /^Keep only this$/);
    await both('the books without the banner', async (window) => {
      const text = await window.text('main');
      return text.includes('Aftermath: won by the Rebels') && !text.includes(banner);
    });
    const books = (of: string) => JSON.parse(terminal(of, 'campaign', 'show', 'Thursdays', '--json'));
    expect(books(data.desktop).entries).toBe(books(data.laptop).entries);
    expect(books(data.desktop).ledger).toEqual(books(data.laptop).ledger);
  });

  test('what the rules allow together is joined without asking', async () => {
    renameSync(carried, away);
    // Each writes down a session, and the desktop's group ends its upgrade.
    terminal(
      data.laptop,
      'campaign',
      'do',
      'Thursdays',
      'class-card',
      'hero=jyn-odan',
      'card=quick-as-a-whip',
    );
    terminal(
      data.desktop,
      'campaign',
      'do',
      'Thursdays',
      'class-card',
      'hero=gaarkhan',
      'card=wookiee-loyalty',
    );
    renameSync(away, carried);
    await both('both cards', async (window) => {
      const text = await window.text(HISTORY);
      return text.includes('Quick As A Whip') && text.includes('Wookiee Loyalty');
    });
    await both('no banner', async (window) => !(await window.text('main')).includes('Two machines'));
  });
});
