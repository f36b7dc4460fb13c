import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeWinner,
  chooseInMenu,
  endUpgrades,
  HEROES,
  HISTORY,
  openBooks,
  push,
  result,
  setUp,
} from './campaigns';
import { Desktop, folder, Key } from './desktop';

/** A mini campaign from its setup to the printed log, by keyboard. */
describe('a mini campaign', () => {
  const home = folder('mini');
  const data = join(home, 'data');
  const photo = join(home, 'table.png');
  const log = join(home, 'log.pdf');
  let muster: Desktop;

  beforeAll(async () => {
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  /** The natural width of an image on the page, in pixels. */
  async function wide(css: string): Promise<number> {
    return await muster.driver.executeScript(
      'return document.querySelector(arguments[0])?.naturalWidth ?? 0',
      css,
    );
  }

  test('begins with both upgrades, in which the heroes spend what they have', async () => {
    await setUp(muster, { name: 'Wednesdays', campaign: /Twin Shadows\s+4 stages/, box: 'Twin Shadows' });
    await muster.says('Rebel upgrade', 'main');
    // 400 credits for each of four heroes, and 3 XP for everyone.
    await muster.says('1,600', 'main');
    await push(muster, /^Draw at random$/);
    await muster.says('Buy for…', 'main');
    await push(muster, /^Buy for…/);
    await muster.until('the heroes', () => muster.has('[role=menuitem]:focus'));
    await muster.press(Key.ENTER);
    await muster.says(/Undo: .* bought for/, 'main header');
    await muster.until('less money', async () => !(await muster.text('main')).includes('1,600'));
    // No mission can be played until both upgrades are over.
    await muster.press('m');
    expect(await muster.has('[role=dialog]')).toBe(false);
    await endUpgrades(muster);
    await muster.says('Hunted Down', 'main');
  });

  test('the first mission is recorded, and amounts that no source gives are asked for', async () => {
    await result(muster, 'Hunted Down', 'Rebels', 1);
    await muster.says('Hunted Down: won by the Rebels', HISTORY);
    await endUpgrades(muster);
  });

  test('the second is played at the table, and a kill in the middle loses no tap', async () => {
    await push(muster, /^Mission night$/);
    await muster.says('Past Life Enemies', 'main h1');
    await push(muster, /^Set up the mission$/);
    await muster.says(/round 1/i, 'main');
    await muster.press('n');
    await muster.says(/round 2/i, 'main');
    await chooseInMenu(muster, ': Healthy', 'Wounded');
    await push(muster, /^More: Crates/);
    await muster.says('Undo: Crates: +1', 'main header');
    const before = await muster.text('main');
    muster.kill();
    muster = await Desktop.open(data);
    await openBooks(muster, 'Wednesdays');
    await push(muster, /^Mission night$/);
    await muster.until('the night', async () => (await muster.text('main')) === before);
    await result(muster, 'Past Life Enemies', 'Rebels');
    await muster.says('Wednesdays', 'main h1');
    await muster.says('Past Life Enemies: won by the Rebels', HISTORY);
    await endUpgrades(muster);
  });

  test('the third is recorded', async () => {
    await result(muster, 'Canyon Run', 'Empire');
    await muster.says('Canyon Run: won by the Imperial player', HISTORY);
    await endUpgrades(muster);
  });

  test('a mistake in the first is found and corrected: what was played since stays', async () => {
    const steps = await muster.count(`${HISTORY} > li`);
    await changeWinner(muster, 'Hunted Down', async () => {
      await muster.says('These missions stay', '[role=dialog]');
      await muster.says('Past Life Enemies', '[role=dialog]');
    });
    await muster.says('Past Life Enemies: won by the Rebels', HISTORY);
    await muster.says('Canyon Run: won by the Imperial player', HISTORY);
    expect(await muster.count(`${HISTORY} > li`)).toBe(steps);
  });

  test('a hero is swapped for another', async () => {
    await chooseInMenu(muster, 'More actions for the campaign', 'Swap heroes…');
    await muster.says('Swap heroes', '[role=dialog]');
    await muster.until('the heroes', async () => (await muster.options('Joins')).length > 0);
    await muster.select('Leaves', 'Jyn Odan');
    await muster.select('Joins', 'Saska Teft · Twin Shadows');
    await muster.tabTo('Reason');
    await muster.press('Jyn’s player moved away', Key.ENTER);
    await muster.until('the swap', async () => !(await muster.has('[role=dialog]')));
    await muster.says('Saska Teft', HISTORY);
    await muster.says('Jyn’s player moved away', HISTORY);
  });

  test('a photo of the table opens as large as it is kept', async () => {
    await muster.picture(photo);
    // Tab reaches only the selected tab; an arrow key moves to the next.
    await muster.tabTo(/^Campaign\s*$/, 300);
    await muster.press(Key.ARROW_RIGHT);
    await push(muster, /^Add session$/);
    await muster.press(Key.ENTER);
    await muster.says(/Session 1/, 'main');
    await muster.tabTo(/^Add photo…$/);
    await muster.chooseFile(() => muster.press(Key.ENTER), photo);
    await muster.until('the photo', async () => (await wide('main li img')) > 0);
    const small = await wide('main li img');
    await push(muster, /^Open: Photo 1/);
    await muster.until('the large photo', async () => (await wide('[role=dialog] img')) > small);
    expect(await wide('[role=dialog] img')).toBeGreaterThan(1000);
    await muster.press(Key.ESCAPE);
    await muster.until('the page', async () => !(await muster.has('[role=dialog]')));
  });

  test('its log is printed, and read back it gives the same books', async () => {
    await openBooks(muster, 'Wednesdays');
    await muster.says('Saska Teft', HISTORY);
    const before = await muster.text(HISTORY);
    await push(muster, /^Print log$/);
    await muster.says('Print', 'main h1');
    await muster.until('the preview', () => muster.has('main img[src]'));
    await muster.chooseFile(() => muster.chord(Key.CONTROL, 's'), log);
    await muster.until('the PDF', async () => existsSync(log));
    const printed = spawnSync('pdftotext', ['-layout', log, '-']).stdout.toString();
    for (const said of ['Wednesdays', 'Hunted Down', 'Past Life Enemies', 'Canyon Run', 'Saska Teft'])
      expect(printed).toContain(said);
    expect(printed).toContain(HEROES[0]);

    await muster.chord(Key.ALT, '5');
    await muster.says('Campaigns', 'main h1');
    await muster.chooseFile(() => muster.press('i'), log);
    // It is the campaign that is here, so there is one.
    await muster.says('You have Wednesdays already');
    expect(await muster.count('main [data-campaign]')).toBe(1);
    await muster.until('the one read back', () => muster.has('[data-campaign]:focus'));
    await muster.press(Key.ENTER);
    await muster.says('Wednesdays', 'main h1');
    await muster.until('the same books', async () => (await muster.text(HISTORY)) === before);
  });
});
