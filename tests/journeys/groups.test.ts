import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HISTORY, openBooks, push, result } from './campaigns';
import { Desktop, folder, Key, PROGRAM, surroundings } from './desktop';

const CODE = /[0-9A-Z]{4}(-[0-9A-Z]{4}){6}/;
/** A window checks its folder every ten seconds. */
const PATIENCE = 30_000;

const JOURNAL = `campaign = 'core'
heroes = ['gaarkhan', 'jyn-odan']
imperial_class = 'military-might'
seed = 7
`;

/** Two machines, one of them with a window, exchange through a folder: changes on one appear on the other. */
describe('a group', () => {
  const place = folder('groups');
  const carried = join(place, 'carried');
  // Each has its own environment, as on separate machines.
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

/** A meeting place of groups that can become unreachable. */
interface Carrier {
  /** Its address, as typed when creating a group. */
  place: string;
  /** The arguments with which the laptop joins. */
  invite: (terminal: (...args: string[]) => string, code: string) => string[];
  /** Makes it unreachable. */
  leave: () => Promise<void>;
  comeBack: () => Promise<void>;
  end: () => void;
}

async function carriedFolder(place: string): Promise<Carrier> {
  const carried = join(place, 'carried');
  const away = join(place, 'unplugged');
  mkdirSync(carried, { recursive: true });
  return {
    place: carried,
    invite: (_, code) => [carried, code],
    leave: async () => renameSync(carried, away),
    comeBack: async () => renameSync(away, carried),
    end: () => {},
  };
}

async function clubServer(): Promise<Carrier> {
  const server = spawn(join(dirname(PROGRAM), 'examples', 'club_server'), {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
  const line = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('the club’s server ended');
    return value;
  };
  const say = async (word: string): Promise<void> => {
    server.stdin.write(`${word}\n`);
    await line();
  };
  return {
    place: await line(),
    invite: (terminal) => {
      const { address, code } = JSON.parse(terminal('hub', 'invite', '--for', 'laptop', '--json'));
      return [address, code];
    },
    leave: () => say('stop'),
    comeBack: () => say('start'),
    end: () => server.stdin.end(),
  };
}

/** Two windows side by side, each with its own data folder, and a meeting place between them. */
describe.each([
  { over: 'a folder', carry: carriedFolder },
  { over: 'a club’s PostgreSQL', carry: clubServer },
])('two windows of a group over $over', ({ over, carry }) => {
  const place = folder(`beside ${over}`);
  const data = { desktop: join(place, 'desktop', 'data'), laptop: join(place, 'laptop', 'data') };
  let desktop: Desktop;
  let laptop: Desktop;
  let carrier: Carrier;

  const terminal = (of: string, ...args: string[]): string =>
    execFileSync(join(dirname(PROGRAM), 'muster'), args, { env: surroundings(of) }).toString();

  beforeAll(async () => {
    for (const one of [data.desktop, data.laptop]) mkdirSync(one, { recursive: true });
    carrier = await carry(place);
    const journal = join(place, 'journal.toml');
    writeFileSync(journal, JOURNAL);
    terminal(data.desktop, 'campaign', 'new', 'Thursdays', journal);
    const said = terminal(data.desktop, 'hub', 'create', carrier.place, 'Our table', '--machine', 'desktop');
    const code = CODE.exec(said)?.[0] ?? '';
    const invited = carrier.invite((...args) => terminal(data.desktop, ...args), code);
    terminal(data.laptop, 'hub', 'join', ...invited, '--machine', 'laptop');
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
    carrier?.end();
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

  test('both go on while nobody can reach it, and say so', async () => {
    await carrier.leave();
    await both('the sign', async (window) => (await window.text('nav')).includes('Can’t exchange now'));
    await push(laptop, /^Draw at random$/);
    await laptop.until('the shop', async () => (await laptop.text('main')).includes('Buy for…'));
    // What was drawn alike would go together; what stands on a mission that is taken back doesn't.
    terminal(data.desktop, 'campaign', 'undo', 'Thursdays');
  });

  test('when it is back, what does not go together is told in both, and one choice settles it in both', async () => {
    await carrier.comeBack();
    const banner = 'Two machines recorded different steps';
    await both('the banner', async (window) => (await window.text('main')).includes(banner));
    await push(laptop, /^Compare histories…$/);
    await laptop.says('Two histories', '[role=dialog]');
    await laptop.says('This machine', '[role=dialog]');
    await laptop.says('desktop', '[role=dialog]');
    await laptop.says('Shop cards: ', '[role=dialog]');
    await laptop.tabTo(/^Keep only this This machine/, 300);
    await laptop.press(Key.ENTER);
    await both('the books without the banner', async (window) => {
      const text = await window.text('main');
      return text.includes('Aftermath: won by the Rebels') && !text.includes(banner);
    });
    const books = (of: string) => JSON.parse(terminal(of, 'campaign', 'show', 'Thursdays', '--json'));
    expect(books(data.desktop).entries).toBe(books(data.laptop).entries);
    expect(books(data.desktop).ledger).toEqual(books(data.laptop).ledger);
  });

  test('what the rules allow together is joined without asking', async () => {
    await carrier.leave();
    // Each records a session, and the desktop's group ends its upgrade.
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
    await carrier.comeBack();
    await both('both cards', async (window) => {
      const text = await window.text(HISTORY);
      return text.includes('Quick As A Whip') && text.includes('Wookiee Loyalty');
    });
    await both('no banner', async (window) => !(await window.text('main')).includes('Two machines'));
  });
});
