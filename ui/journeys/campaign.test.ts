import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Desktop, folder, Key } from './desktop';

const HEROES = ['Diala Passil', 'Fenn Signis', 'Gaarkhan', 'Jyn Odan'];
/** The list of what happened; the road above it is an ordered list, too. */
const HISTORY = 'main ol[aria-labelledby]';

/** An evening of a group: everything by keyboard, as in the other journeys. */
describe('the books of a campaign', () => {
  const home = folder('campaign');
  const data = join(home, 'data');
  const log = join(home, 'log.pdf');
  let muster: Desktop;

  beforeAll(async () => {
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  /** Records a mission's result: who won, and how many crates were found. */
  async function result(mission: string, winner: string, crates: number): Promise<void> {
    await muster.press('m');
    await muster.until('the result', () => muster.has('[role=dialog]'));
    if ((await muster.text('[role=dialog]')).includes('Mission played')) {
      await muster.tabTo(mission);
      await muster.press(Key.SPACE);
    }
    await muster.says(mission, '[role=dialog]');
    await muster.tabTo(/The Rebels won|The Empire won/);
    if (winner === 'Empire') await muster.press(Key.ARROW_RIGHT);
    else await muster.press(Key.SPACE);
    if (crates > 0) {
      await muster.tabTo('Crates');
      await muster.chord(Key.CONTROL, 'a');
      await muster.press(`${crates}`);
    }
    await muster.until('the preview', () => muster.has('[role=dialog] table tbody tr'));
    await muster.chord(Key.CONTROL, Key.ENTER);
    await muster.until('the booking', async () => !(await muster.has('[role=dialog]')));
  }

  /** Ends both upgrades. */
  async function goOn(): Promise<void> {
    await muster.says('Go on to the Imperial upgrade', 'main');
    await muster.press('g');
    await muster.says('Go on to the next stage', 'main');
    await muster.press('g');
    await muster.until('the next stage', async () => !(await muster.text('main')).includes('Go on to'));
  }

  test('a campaign is set up, and what nobody chose goes by chance', async () => {
    await muster.chord(Key.ALT, '5');
    await muster.says('Campaigns', 'main h1');
    await muster.press('n');
    await muster.says('New campaign', 'main h1');
    await muster.tabTo(/Core\s+11 stages/);
    await muster.press(Key.SPACE);
    await muster.chord(Key.ALT, Key.ARROW_RIGHT);
    await muster.says('Who plays');
    for (const hero of HEROES) {
      await muster.tabTo(hero);
      await muster.press(Key.SPACE);
    }
    await muster.says('4 heroes');
    for (let step = 0; step < 3; step++) await muster.chord(Key.ALT, Key.ARROW_RIGHT);
    await muster.tabTo('Campaign name');
    await muster.press('Thursdays');
    await muster.says('Ready.', 'main');
    await muster.chord(Key.CONTROL, Key.ENTER);
    await muster.says('Thursdays', 'main h1');
    await muster.says('Aftermath', 'main');
  });

  test('a result is seen line by line before it is booked, and the books hold it', async () => {
    await result('Aftermath', 'Rebels', 2);
    await muster.says('900', 'main');
    await muster.says('A New Threat', 'main');
    await muster.says('Aftermath: won by the Rebels', 'main header');
  });

  test('the shop is laid out, a card is bought, and undo names what it takes back', async () => {
    await muster.tabTo(/^Draw at random$/);
    await muster.press(Key.ENTER);
    await muster.until('the shop', async () => (await muster.text('main')).includes('Buy for…'));
    await muster.tabTo(/^Buy\b[^\n]*$/);
    await muster.press(Key.ENTER);
    // The menu takes the focus a moment after it is drawn; before that Enter would close it.
    await muster.until('the heroes', () => muster.has('[role=menuitem]:focus'));
    await muster.press(Key.ENTER);
    await muster.says(/Undo: .* bought for/, 'main header');
    await muster.until('less money', async () => !(await muster.text('main')).includes('\n900\n'));
    await muster.chord(Key.CONTROL, 'z');
    await muster.says('Undo: Shop cards set', 'main header');
    await muster.chord(Key.CONTROL, Key.SHIFT, 'z');
    await muster.says(/Undo: .* bought for/, 'main header');
    await goOn();
  });

  test('three missions are played', async () => {
    await result('', 'Empire', 1);
    await goOn();
    await result('A New Threat', 'Empire', 0);
    await muster.says('Fly Solo', 'main');
    await goOn();
  });

  test('a mistake in the first mission is found in the history and mended', async () => {
    await muster.says('Aftermath: won by the Rebels', HISTORY);
    await muster.tabTo('Change: Aftermath: won by the Rebels');
    await muster.press(Key.ENTER);
    await muster.says('It went differently', '[role=dialog]');
    await muster.tabTo('The Rebels won');
    await muster.press(Key.ARROW_RIGHT);
    // What changes is seen before it is taken: the second mission would not have been chosen so.
    await muster.says('These missions stay', '[role=dialog]');
    await muster.until('the balances', () => muster.has('[role=dialog] table tbody tr'));
    await muster.tabTo(/^Change history$/);
    await muster.press(Key.ENTER);
    await muster.until('the mend', async () => !(await muster.has('[role=dialog]')));
    await muster.says('Aftermath: won by the Imperial player', HISTORY);
    await muster.says(/Undo: Changed “Aftermath/, 'main header');
    // One undo takes all of it back, one redo brings it again.
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
    await muster.says('Thursdays', 'main');
    await muster.says('3 of 11 stages', 'main');
    await muster.tabTo(/^[\s\S]{0,40}Thursdays/);
    await muster.press(Key.ENTER);
    await muster.says('Thursdays', 'main h1');
    await muster.until('the books', async () => (await muster.text('main')) === before);
  });

  test('its log is printed and says what the books say', async () => {
    await muster.tabTo(/^Print log$/);
    await muster.press(Key.ENTER);
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
