import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeWinner, endUpgrades, HEROES, HISTORY, openBooks, push, result, setUp } from './campaigns';
import { Desktop, folder, Key } from './desktop';

/** A group's session, entirely by keyboard, like the other journeys. */
describe('the books of a campaign', () => {
  const home = folder('campaign');
  const data = join(home, 'data');
  const log = join(home, 'log.pdf');
  let muster: Desktop;

  beforeAll(async () => {
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  test('a campaign is set up, and what nobody chose goes by chance', async () => {
    await setUp(muster, { name: 'Thursdays', campaign: /Core\s+11 stages/ });
    await muster.says('Aftermath', 'main');
  });

  test('a result is seen line by line before it is booked, and the books hold it', async () => {
    await result(muster, 'Aftermath', 'Rebels', 2);
    await muster.says('900', 'main');
    await muster.says('A New Threat', 'main');
    await muster.says('Aftermath: won by the Rebels', 'main header');
  });

  test('the shop is laid out, a card is bought, and undo names what it takes back', async () => {
    await push(muster, /^Draw at random$/);
    await muster.until('the shop', async () => (await muster.text('main')).includes('Buy for…'));
    await push(muster, /^Buy\b[^\n]*$/);
    // The menu takes the focus a moment after it is drawn; before that, Enter would close it.
    await muster.until('the heroes', () => muster.has('[role=menuitem]:focus'));
    await muster.press(Key.ENTER);
    await muster.says(/Undo: .* bought for/, 'main header');
    await muster.until('less money', async () => !(await muster.text('main')).includes('\n900\n'));
    await muster.chord(Key.CONTROL, 'z');
    await muster.says('Undo: Shop cards: ', 'main header');
    await muster.chord(Key.CONTROL, Key.SHIFT, 'z');
    await muster.says(/Undo: .* bought for/, 'main header');
    await endUpgrades(muster);
  });

  test('three missions are played', async () => {
    await result(muster, '', 'Empire', 1);
    await endUpgrades(muster);
    await result(muster, 'A New Threat', 'Empire');
    await muster.says('Fly Solo', 'main');
    await endUpgrades(muster);
  });

  test('a mistake in the first mission is found in the history and mended', async () => {
    await changeWinner(muster, 'Aftermath', async () => {
      // The preview precedes the change: the second mission couldn't have been chosen.
      await muster.says('These missions stay', '[role=dialog]');
      await muster.until('the balances', () => muster.has('[role=dialog] table tbody tr'));
    });
    await muster.says(/Undo: Changed “Aftermath/, 'main header');
    // One undo reverts everything, one redo restores it.
    await muster.chord(Key.CONTROL, 'z');
    await muster.says('Aftermath: won by the Rebels', HISTORY);
    await muster.chord(Key.CONTROL, Key.SHIFT, 'z');
    await muster.says('Aftermath: won by the Imperial player', HISTORY);
  });

  test('after a start anew everything stands where it stood', async () => {
    const before = await muster.text('main');
    muster.kill();
    muster = await Desktop.open(data);
    await muster.chord(Key.ALT, '5');
    await muster.says('3 of 11 stages', 'main');
    await openBooks(muster, 'Thursdays');
    await muster.until('the books', async () => (await muster.text('main')) === before);
  });

  test('its log is printed and says what the books say', async () => {
    await push(muster, /^Print log$/);
    await muster.says('Print', 'main h1');
    await muster.until('the preview', () => muster.has('main img[src]'));
    await muster.chooseFile(() => muster.chord(Key.CONTROL, 's'), log);
    await muster.until('the PDF', async () => existsSync(log));
    expect(readFileSync(log).subarray(0, 4).toString()).toBe('%PDF');
    const printed = spawnSync('pdftotext', ['-layout', log, '-']).stdout.toString();
    for (const said of ['Thursdays', 'Aftermath', 'A New Threat', 'Fly Solo', ...HEROES]) {
      expect(printed).toContain(said);
    }
  });
});
