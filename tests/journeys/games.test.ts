import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onTable } from './board';
import { push } from './campaigns';
import { Desktop, folder, Key } from './desktop';
import { dress } from './pages';

/**
 * A game of each of the other games in the real window, by keyboard: hits, what a rule forbids refused and done anyway,
 * undo, a kill in the middle, the log. One of them has three sides.
 */

type Players = [name: string, list: string[]][];

async function open(data: string, game: string): Promise<Desktop> {
  mkdirSync(data, { recursive: true });
  const muster = await Desktop.open(data);
  await dress(muster, { theme: 'light', text_size: 100, game });
  return muster;
}

/** Begins a game between players with pasted lists. */
async function begin(muster: Desktop, players: Players): Promise<void> {
  await muster.chord(Key.ALT, '6');
  await muster.says('At the table', 'main h1');
  await push(muster, /^New game$/);
  for (let more = players.length; more > 2; more--) await push(muster, /^Another player$/);
  await muster.focus('main form fieldset input');
  for (const [name, list] of players) {
    await muster.tabTo('Name', 60);
    await muster.press(name);
    await muster.tabTo('The list');
    for (const [at, line] of list.entries()) {
      if (at > 0) await muster.press(Key.ENTER);
      await muster.press(line);
    }
  }
  await push(muster, /^Start game$/);
  await muster.says(players.map(([name]) => name).join(' – '), 'main h1');
}

/** Kills the program and opens the game again, which is as it was. */
async function killed(muster: Desktop, data: string, name: RegExp): Promise<Desktop> {
  const shown = async (desktop: Desktop) =>
    `${await desktop.text('main .scores')} ${await desktop.text('main .table')}`;
  const before = await shown(muster);
  muster.kill();
  const next = await Desktop.open(data);
  await next.chord(Key.ALT, '6');
  await push(next, name);
  await next.until('the game as it was', async () => (await shown(next)) === before);
  return next;
}

const pane = (side: string) => `main section[aria-label="${side}"]`;

describe('Imperial Assault at the table', () => {
  const data = join(folder('assault'), 'data');
  let muster: Desktop;

  beforeAll(async () => {
    muster = await open(data, 'imperial-assault');
    await begin(muster, [
      ['Anna', ['Luke Skywalker, Hero of the Rebellion', 'Rebel Saboteur (Elite)']],
      ['Bela', ['Darth Vader, Lord of the Sith', 'Imperial Officer (Elite)']],
    ]);
    await push(muster, /^Anna starts$/);
    await muster.says('Anna’s turn', 'main header');
  });
  afterAll(() => muster?.kill());

  test('a figure acts and another is hit; a state is a mark from a menu', async () => {
    await onTable(muster, /^Activate Luke/);
    await onTable(muster, /^1 damage to Darth Vader/);
    await muster.says('15 / 16', pane('Bela'));
    await onTable(muster, /^More for Darth Vader/);
    await muster.until('the menu', () => muster.has('[role=menuitem]:focus'));
    await muster.press('stun');
    await muster.press(Key.ENTER);
    await muster.says('Stunned', pane('Bela'));
  });

  test('acting out of turn is refused, done anyway, and undone', async () => {
    await onTable(muster, /^Activate Rebel Saboteur/);
    await muster.says('turn', 'main [role=alert]');
    await push(muster, /^Do it anyway$/);
    await muster.until('both activated', async () => {
      const text = await muster.text(pane('Anna'));
      return text.split('Activated').length > 2;
    });
    await muster.chord(Key.CONTROL, 'z');
    await muster.until('undone', async () => !(await muster.text('main .undo')).includes('Saboteur'));
  });

  test('a kill loses nothing, and the end goes into the log', async () => {
    muster = await killed(muster, data, /^Continue: Anna – Bela/);
    await onTable(muster, /^Defeat Darth Vader/);
    await onTable(muster, /^Defeat Imperial Officer/);
    await muster.says('Anna won', 'main');
    await push(muster, /^End game and record it$/);
    await muster.says('Matches', 'main h1');
    await muster.says('Bela', 'main');
  });
});

describe('D&D Miniatures at the table, with three sides', () => {
  const data = join(folder('dragons'), 'data');
  let muster: Desktop;

  beforeAll(async () => {
    muster = await open(data, 'dungeons-and-dragons-miniatures');
    await begin(muster, [
      ['Anna', ['Purple Dragon Knight']],
      ['Bela', ['Skullsplitter']],
      ['Cili', ['Large Silver Dragon']],
    ]);
  });
  afterAll(() => muster?.kill());

  test('all three roll, and whoever is not next may not act, but does so anyway', async () => {
    for (const [side, roll] of [
      ['Anna', '18'],
      ['Bela', '3'],
      ['Cili', '7'],
    ]) {
      await muster.tabTo(`Roll of ${side}`, 200);
      await muster.press(roll ?? '');
    }
    await push(muster, /^Record rolls$/);
    await muster.says('Anna’s turn', 'main header');
    await onTable(muster, /^Activate Purple Dragon Knight/);
    await onTable(muster, /^Activate Large Silver Dragon/);
    await muster.says('turn', 'main [role=alert]');
    await push(muster, /^Do it anyway$/);
    await muster.says('Activated', pane('Cili'));
  });

  test('hits are by five; undo takes one back, a kill none', async () => {
    await onTable(muster, /^5 damage to Skullsplitter/);
    await muster.says('35 / 40', pane('Bela'));
    await onTable(muster, /^5 damage to Skullsplitter/);
    await muster.says('30 / 40', pane('Bela'));
    await muster.chord(Key.CONTROL, 'z');
    await muster.says('35 / 40', pane('Bela'));
    muster = await killed(muster, data, /^Continue: Anna – Bela – Cili/);
    await muster.says('35 / 40', pane('Bela'));
  });

  test('the last of three wins, and it is in the log', async () => {
    await onTable(muster, /^Defeat Skullsplitter/);
    // Nobody knows what the dragon is worth, until the players tell.
    await muster.says('Points unknown', pane('Cili'));
    await onTable(muster, /^More for Large Silver Dragon/);
    await muster.until('the menu', () => muster.has('[role=menuitem]:focus'));
    await muster.press('enter');
    await muster.press(Key.ENTER);
    await muster.tabTo('Points for Large Silver Dragon');
    await muster.press('52');
    await push(muster, /^Record points$/);
    await muster.press(Key.ESCAPE);
    await onTable(muster, /^Defeat Large Silver Dragon/);
    await muster.says('Anna won', 'main');
    await push(muster, /^End game and record it$/);
    await muster.says('Matches', 'main h1');
    await muster.says('Bela', 'main');
  });
});

describe('Space Marine Heroes at the table', () => {
  const data = join(folder('marines'), 'data');
  let muster: Desktop;

  beforeAll(async () => {
    muster = await open(data, 'space-marine-heroes');
    await begin(muster, [
      ['Anna', ['莫斯拉格', '疤博斯', '卑鄙帕特斯', '科勒拉斯', '克罗提克斯']],
      ['Bela', ['邪恶戈格', '瘟疫勇士甘格拉斯', '莫斯拉格', '疤博斯', '科勒拉斯']],
    ]);
    await push(muster, /^Anna starts$/);
    await muster.says('Anna’s turn', 'main header');
  });
  afterAll(() => muster?.kill());

  async function dice(...faces: number[]): Promise<void> {
    await push(muster, /^Enter the dice$/);
    for (const face of faces) await push(muster, new RegExp(`^A die shows ${face}`));
  }

  test('dice lie, their successes are proposed, and spent on the heroes that are lit', async () => {
    await dice(6, 1, 2, 3, 5, 5);
    await push(muster, /^Set aside$/);
    // The rest can still be rolled, but acts begin at once.
    await push(muster, /^Spend 1 2 3/);
    expect(await muster.count('main .figure.lit')).toBe(3);
    await onTable(muster, /^Move 莫斯拉格/);
    await muster.says('Column 1 · 1 forward', pane('Anna'));
    await muster.says('Column 3 · 1 forward', pane('Anna'));
    await onTable(muster, /^Move 卑鄙帕特斯/);
    await muster.says('Column 3 · 2 forward', pane('Anna'));
    await muster.says(/^\s*4/, 'main .side.turn .points');
  });

  test('nothing moves on the table while dice come and go', async () => {
    const places = () =>
      muster.driver.executeScript(
        `// Walking to a button by Tab may scroll; what is tapped may not.
        const scrolled = document.querySelector('main .table-page > .scrolls').scrollTop;
        return [...document.querySelectorAll('main [data-figure]')].map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return [Math.round(top + scrolled), Math.round(height)].join();
        }).join(' ')`,
      );
    const before = await places();
    await muster.focus('main h1');
    await muster.press('n');
    await muster.says('Bela’s turn', 'main header');
    expect(await places()).toBe(before);
    await dice(6, 6, 1, 1, 4, 5);
    await push(muster, /^Set aside$/);
    expect(await places()).toBe(before);
  });

  test('a stunned hero stands up by a success, and undo takes it back', async () => {
    await onTable(muster, /^More for 邪恶戈格/);
    await muster.until('the menu', () => muster.has('[role=menuitem]:focus'));
    await muster.press(Key.ENTER);
    await muster.says('Stunned', pane('Bela'));
    await onTable(muster, /^邪恶戈格.* recovers/);
    await muster.until('recovered', async () => !(await muster.text(pane('Bela'))).includes('Stunned'));
    await muster.chord(Key.CONTROL, 'z');
    await muster.says('Stunned', pane('Bela'));
  });

  test('a kill loses nothing, and the end goes into the log', async () => {
    muster = await killed(muster, data, /^Continue: Anna – Bela/);
    await push(muster, /^Stop the game$/);
    await muster.says('Anna won', 'main');
    await push(muster, /^End game and record it$/);
    await muster.says('Matches', 'main h1');
  });
});
