import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onTable } from './board';
import { chooseInMenu, push } from './campaigns';
import { Desktop, folder, Key, windows } from './desktop';

/**
 * A game in play: two squads, rounds, Reserves, a defeat, undo; the program is killed in the middle of it.
 */
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
    await muster.says('Anna’s turn', 'main header');
    await muster.select('How', 'Reserves');
    await muster.tabTo('Roll on the card', 200);
    await muster.press('13');
    await muster.tabTo('Figures', 200);
    await muster.press('security battle');
    await muster.says('Security Battle Droid', '[role=listbox]');
    await muster.press(Key.ENTER);
    await push(muster, /^Bring$/);
    // The card lists another roll than San Hill's side has.
    await muster.says('on a roll of 13, not 14', 'main [role=alert]');
    await muster.tabTo('Roll on the card', 200);
    await muster.press('14');
    await push(muster, /^Bring$/);
    await muster.says('Security Battle Droid', 'main section[aria-label=Anna]');
    for (let round = 2; round <= 3; round++) {
      await muster.focus('main h1');
      await muster.press('n');
      await muster.says(`Round ${round}`, 'main header');
    }
    await onTable(muster, /^Defeat Battle Droid/);
    await muster.says('Undo: Defeat: Battle Droid', 'main header');
    await muster.chord(Key.CONTROL, 'z');
    await muster.until('undone', async () => !(await muster.text('main header')).includes('Defeat'));
  });

  test('a second window shows the game to both players and follows what is tapped', async () => {
    await chooseInMenu(muster, 'Shared view', 'Second window');
    await muster.until('a second window', async () => windows().length === 2);
    await onTable(muster, /^10 damage to Bossk/);
    await muster.says('Undo: Damage: Bossk', 'main header');
    const tapped = await muster.text('main section[aria-label=Bela]');
    const { driver } = muster;
    const main = await driver.getWindowHandle();
    const [other] = (await driver.getAllWindowHandles()).filter((handle) => handle !== main);
    expect(other).toBeDefined();
    await driver.switchTo().window(other ?? main);
    await muster.says('Round 3', 'main header');
    expect(await muster.count('button')).toBe(0);
    const shown = /\d+ \/ \d+/.exec(tapped)?.[0] ?? 'hit points';
    await muster.says(shown, 'main section[aria-label=Bela]');
    await driver.switchTo().window(main);
  });

  test('after a kill everything that was tapped is there, and the end goes into the log', async () => {
    // Figures about to arrive aren't recorded yet, and the clock goes on.
    const shown = async () =>
      Promise.all(
        ['header .scores', 'header .undo', 'section[aria-label=Anna]', 'section[aria-label=Bela]'].map(
          (part) => muster.text(`main ${part}`),
        ),
      );
    const before = (await shown()).join();
    muster.kill();
    muster = await Desktop.open(data);
    await muster.chord(Key.ALT, '6');
    await push(muster, /^Continue: Anna – Bela/);
    await muster.until('the game', async () => (await shown()).join() === before);
    await onTable(muster, /^Defeat Bossk/);
    await muster.says('Anna won: All enemies defeated', 'main');
    await push(muster, /^End game and record it$/);
    await muster.says('Matches', 'main h1');
    await muster.says('Bela', 'main');
    await muster.chord(Key.ALT, '6');
    await muster.says(/statistics/i, 'main');
    expect(await muster.text('main')).toContain('San Hill');
  });
});

/** What words on cards say is asked before damage is recorded; the program is killed while it waits. */
describe('a save at the table', () => {
  const data = join(folder('save'), 'data');
  const OBI = 'main section[aria-label=Bela]';
  let muster: Desktop;

  beforeAll(async () => {
    muster = await Desktop.open(data);
    await muster.chord(Key.ALT, '6');
    await muster.says('At the table', 'main h1');
    await push(muster, /^New game$/);
    for (const [player, figure] of [
      ['Anna', 'Darth Vader, Sith Lord'],
      ['Bela', 'General Obi-Wan Kenobi'],
    ]) {
      await muster.tabTo('Name', 60);
      await muster.press(player ?? '');
      await muster.press(Key.TAB);
      await muster.press(Key.TAB);
      await muster.press(figure ?? '');
    }
    await push(muster, /^Start game$/);
    await muster.says('Anna – Bela', 'main h1');
    await push(muster, /^Anna starts$/);
    await onTable(muster, /^Activate Darth Vader/);
  });
  afterAll(() => muster?.kill());

  test('is asked before the damage, and made in one tap', async () => {
    await push(muster, /^Hit: 20 damage$/);
    await muster.says('Not recorded yet: Attack: General Obi-Wan Kenobi (20)', 'main');
    await muster.says('Soresu Style Mastery', 'main section[aria-label=Now]');
    await muster.says('120 / 120', OBI);
    await push(muster, /^Made$/);
    await muster.until('no question', async () => !(await muster.has('section[aria-label=Now]')));
    await muster.says('120 / 120', OBI);
  });

  test('waits through a kill, and failed it lets the damage in; undo asks again', async () => {
    await push(muster, /^Hit: 20 damage$/);
    await muster.says('Soresu Style Mastery', 'main section[aria-label=Now]');
    muster.kill();
    muster = await Desktop.open(data);
    await muster.chord(Key.ALT, '6');
    await push(muster, /^Continue: Anna – Bela/);
    await muster.says('Soresu Style Mastery', 'main section[aria-label=Now]');
    await push(muster, /^Failed$/);
    await muster.says('100 / 120', OBI);
    await muster.focus('main h1');
    await muster.chord(Key.CONTROL, 'z');
    await muster.says('Soresu Style Mastery', 'main section[aria-label=Now]');
    await muster.says('120 / 120', OBI);
  });

  test('what goes on without an answer is refused, and done anyway', async () => {
    await onTable(muster, /^Activate General Obi-Wan/);
    await muster.says('First answer this word', 'main [role=alert]');
    await push(muster, /^Do it anyway$/);
    await muster.says('100 / 120', OBI);
    await muster.says('Activated', OBI);
  });
});
