import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Desktop, folder, Key, PROGRAM, surroundings } from './desktop';

/** The list of what happened; the road above it is an ordered list, too. */
const HISTORY = 'main ol[aria-labelledby]';

/** A picture of one colour, as wide as no thumbnail is. */
function png(width: number, height: number): Buffer {
  const crcs = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c;
  });
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    let crc = 0xffffffff;
    for (const byte of body) crc = (crcs[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x5a)]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A short campaign from its opening upgrades on, with what goes wrong at tables: a mistake, a player who leaves. */
describe('a mini campaign', () => {
  const home = folder('mini');
  const data = join(home, 'data');
  const [log, photo] = [join(home, 'log.pdf'), join(home, 'table.png')];
  let muster: Desktop;

  beforeAll(async () => {
    writeFileSync(photo, png(1600, 900));
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  const gone = (what: string) => muster.until(what, async () => !(await muster.has('[role=dialog]')));

  /** Records a mission's result; no source says what the Empire gets, so the likely amounts are taken. */
  async function result(winner: string): Promise<void> {
    await muster.press('m');
    await muster.until('the result', () => muster.has('[role=dialog]'));
    await muster.tabTo(/The Rebels won|The Empire won/);
    await muster.press(winner === 'Empire' ? Key.ARROW_RIGHT : Key.SPACE);
    await muster.says('Enter the missing numbers.', '[role=dialog]');
    await muster.tabTo(/^Use the likely amounts$/);
    await muster.press(Key.ENTER);
    await muster.until('the preview', () => muster.has('[role=dialog] table tbody tr'));
    await muster.chord(Key.CONTROL, Key.ENTER);
    await gone('the booking');
  }

  /** Ends both upgrades. */
  async function goOn(): Promise<void> {
    await muster.says('Go on to the Imperial upgrade', 'main');
    await muster.press('g');
    await muster.says('Go on to the next stage', 'main');
    await muster.press('g');
    await muster.until('the next stage', async () => !(await muster.text('main')).includes('Go on to'));
  }

  /** Opens the campaign's menu and chooses in it by the first letters. */
  async function choose(item: string): Promise<void> {
    await muster.tabTo('More actions for the campaign');
    await muster.press(Key.ENTER);
    await muster.until('the menu', () => muster.has('[role=menuitem]:focus'));
    await muster.press(item);
    await muster.until(item, async () => (await muster.focused()).startsWith(item));
    await muster.press(Key.ENTER);
    await muster.until('the dialog', () => muster.has('[role=dialog]'));
  }

  test('begins with both upgrades before its first mission', async () => {
    await muster.chord(Key.ALT, '5');
    await muster.says('Campaigns', 'main h1');
    await muster.press('n');
    await muster.tabTo(/^Twin Shadows/);
    await muster.press(Key.SPACE);
    await muster.until(
      'its campaign',
      async () => !(await muster.text('main')).includes('Needs Twin Shadows'),
    );
    await muster.tabTo(/^Twin Shadows\s+4 stages/);
    await muster.press(Key.SPACE);
    for (let step = 0; step < 4; step++) await muster.chord(Key.ALT, Key.ARROW_RIGHT);
    await muster.tabTo('Campaign name');
    await muster.press('Sundays');
    await muster.says('Ready.', 'main');
    await muster.chord(Key.CONTROL, Key.ENTER);
    await muster.says('Sundays', 'main h1');
    // Every hero has three XP to spend, and the group its credits.
    await muster.says('3 XP left', 'main');
    await muster.tabTo(/^Buy: /);
    await muster.press(Key.ENTER);
    await muster.says(/Undo: Class card .* bought/, 'main header');
    await goOn();
    await muster.says('Hunted Down', 'main');
  });

  test('three missions are played', async () => {
    await result('Rebels');
    await muster.says('Hunted Down: won by the Rebels', HISTORY);
    await goOn();
    await result('Rebels');
    await goOn();
    await result('Empire');
    await goOn();
    await muster.says('Canyon Run: won by the Imperial player', HISTORY);
  });

  test('a mistake in the first is mended in one dialog', async () => {
    await muster.tabTo('Change: Hunted Down: won by the Rebels');
    await muster.press(Key.ENTER);
    await muster.says('It went differently', '[role=dialog]');
    await muster.tabTo('The Rebels won');
    await muster.press(Key.ARROW_RIGHT);
    // The second mission would not have been chosen so; it was played, and stays.
    await muster.says('These missions stay', '[role=dialog]');
    await muster.tabTo(/^Change history$/);
    await muster.press(Key.ENTER);
    await gone('the mend');
    await muster.says('Hunted Down: won by the Imperial player', HISTORY);
    await muster.says(/Past Life Enemies: won by the Rebels \(played anyway/, HISTORY);
  });

  test('a mission that was played anyway keeps its reason when it is changed', async () => {
    await muster.tabTo(/^Change: Past Life Enemies/);
    await muster.press(Key.ENTER);
    await muster.says('It went differently', '[role=dialog]');
    await muster.tabTo('Played anyway, because');
    const reason = 'return document.activeElement.value';
    expect(await muster.driver.executeScript(reason)).not.toBe('');
    await muster.chord(Key.CONTROL, 'a');
    await muster.press('we had its map laid out');
    await muster.tabTo(/^Change history$/);
    await muster.press(Key.ENTER);
    await gone('the mend');
    await muster.says('played anyway: we had its map laid out', HISTORY);
  });

  test('a hero is swapped for another', async () => {
    await choose('Swap heroes');
    const [leaves] = await muster.options('Leaves');
    const [joins] = await muster.options('Joins');
    await muster.select('Leaves', leaves ?? '');
    await muster.select('Joins', joins ?? '');
    await muster.tabTo('Reason');
    await muster.press('a new player');
    await muster.says(`${joins} joins the group`, '[role=dialog]');
    await muster.press(Key.ENTER);
    await gone('the swap');
    await muster.says(`${joins} replaces ${leaves}`, HISTORY);
  });

  test('an evening’s photo opens as large as it was taken', async () => {
    await muster.tabTo(/^Campaign$/);
    await muster.press(Key.ARROW_RIGHT);
    await muster.says('No sessions yet', 'main');
    await muster.tabTo(/^Add session$/);
    await muster.press(Key.ENTER);
    await muster.tabTo('Players');
    await muster.press('Anna, Béla', Key.ENTER);
    await muster.says('Session 1', 'main');
    await muster.tabTo(/^Add photo/);
    await muster.chooseFile(() => muster.press(Key.ENTER), photo);
    await muster.tabTo(/^Open: Photo 1/);
    await muster.press(Key.ENTER);
    const wide = 'return document.querySelector("[role=dialog] img")?.naturalWidth';
    await muster.until('the photo', async () => (await muster.driver.executeScript(wide)) === 1600);
    await muster.press(Key.ESCAPE);
    await gone('the photo');
    await muster.tabTo(/^Sessions$/);
    await muster.press(Key.ARROW_LEFT);
    await muster.says('Hunted Down', HISTORY);
  });

  test('its log is printed and read back as the campaign it was', async () => {
    const before = await muster.text('main');
    await muster.tabTo(/^Print log$/);
    await muster.press(Key.ENTER);
    await muster.says('Print', 'main h1');
    await muster.until('the preview', () => muster.has('main img[src]'));
    await muster.chooseFile(() => muster.chord(Key.CONTROL, 's'), log);
    await muster.until('the PDF', async () => existsSync(log));
    const printed = spawnSync('pdftotext', ['-layout', log, '-']).stdout.toString();
    for (const said of ['Sundays', 'Hunted Down', 'Canyon Run']) expect(printed).toContain(said);
    // It is gone here, and comes again from paper.
    execFileSync(join(dirname(PROGRAM), 'muster'), ['campaign', 'remove', 'Sundays'], {
      env: surroundings(data),
    });
    await muster.chord(Key.ALT, '5');
    await muster.says('No campaigns yet', 'main');
    await muster.chooseFile(() => muster.press('i'), log);
    await muster.says('Imported Sundays');
    await muster.tabTo(/^[\s\S]{0,40}Sundays/);
    await muster.press(Key.ENTER);
    await muster.says('Sundays', 'main h1');
    await muster.until('the same books', async () => (await muster.text('main')) === before);
  });
});
