import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { push } from './campaigns';
import { Desktop, folder, Key } from './desktop';

/** A game at the table: two squads, rounds, Reserves, a defeat, undo; the program is killed in the middle of it. */
describe('a game at the table', () => {
  const data = join(folder('table'), 'data');
  let muster: Desktop;

  beforeAll(async () => {
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  async function squad(player: string, lines: string[]): Promise<void> {
    await muster.tabTo('Name', 60);
    await muster.press(player);
    await muster.press(Key.TAB);
    await muster.press(Key.TAB);
    for (const [at, line] of lines.entries()) {
      if (at > 0) await muster.press(Key.ENTER);
      await muster.press(line);
    }
  }

  test('two pasted squads begin', async () => {
    await muster.chord(Key.ALT, '6');
    await muster.says('At the table', 'main h1');
    await push(muster, /^New game$/);
    await squad('Anna', ['San Hill', 'Battle Droid']);
    await squad('Bela', ['Bossk']);
    await push(muster, /^Start game$/);
    await muster.says('Anna – Bela', 'main h1');
    await muster.says('Round 1', 'main header');
  });

  test('rolls, Reserves, three rounds, a defeat and undo', async () => {
    await muster.tabTo('Roll of Anna');
    await muster.press('14');
    await muster.press(Key.TAB);
    await muster.press('3');
    await push(muster, /^Record rolls$/);
    await muster.says('Next: Anna', 'main header');
    await muster.select('How', 'Reserves');
    await muster.tabTo('Figures, separated by semicolons', 200);
    await muster.press('Security Battle Droid', Key.ENTER);
    await muster.says('Security Battle Droid', 'main');
    for (let round = 2; round <= 3; round++) {
      await muster.focus('main h1');
      await muster.press('n');
      await muster.says(`Round ${round}`, 'main header');
    }
    await push(muster, /^Defeat Battle Droid/);
    await muster.says('Undo: Defeat: Battle Droid', 'main header');
    await muster.chord(Key.CONTROL, 'z');
    await muster.until('undone', async () => !(await muster.text('main header')).includes('Defeat'));
  });

  test('after a kill everything that was tapped is there, and the end goes into the log', async () => {
    const before = await muster.text('main');
    muster.kill();
    muster = await Desktop.open(data);
    await muster.chord(Key.ALT, '6');
    await push(muster, /^Continue: Anna – Bela/);
    await muster.until('the game', async () => (await muster.text('main')) === before);
    await push(muster, /^Defeat Bossk/);
    await muster.says('Anna won: All enemies defeated', 'main');
    await push(muster, /^End game and record it$/);
    await muster.says('Matches', 'main h1');
    await muster.says('Bela', 'main');
    await muster.chord(Key.ALT, '6');
    await muster.says(/statistics/i, 'main');
    expect(await muster.text('main')).toContain('San Hill');
  });
});
