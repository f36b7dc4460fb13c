import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
