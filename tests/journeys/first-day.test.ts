import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Desktop, folder, Key, pause } from './desktop';

const COLLECTION = `set,number,name,figures
The Clone Wars Starter,1,General Obi-Wan Kenobi,1
,,ARC Trooper,1
,,Clone Trooper,4
,,Nobody Has Heard Of,1
`;

/** The booklet's own light side squad of exactly 100 points. */
const SQUAD: [string, number][] = [
  ['general obi-wan kenobi', 1],
  ['arc trooper', 1],
  ['clone trooper', 3],
];

/** No mouse: every step is a key, or a path typed into the system's dialog. */
describe.each([100, 200])('a first day with Muster, by keyboard alone, text at %i %', (size) => {
  const home = folder('first-day');
  const data = join(home, 'data');
  const collection = join(home, 'collection.csv');
  const sheet = join(home, 'sheet.pdf');
  let muster: Desktop;

  beforeAll(async () => {
    writeFileSync(collection, COLLECTION);
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  test('the first run offers first steps', async () => {
    for (const step of ['Import your collection', 'Paste a squad', 'See a sample squad']) {
      await muster.says(step);
    }
  });

  test('the text is made as large as it is wanted', async () => {
    for (let now = 100; now < size; now += 10) await muster.chord(Key.CONTROL, '=');
    const pixels = () => muster.driver.executeScript('return getComputedStyle(document.body).fontSize');
    await muster.until('the size', async () => (await pixels()) === `${(14 * size) / 100}px`);
  });

  test('a collection is imported, and what would happen is shown first', async () => {
    await muster.tabTo('Import your collection');
    await muster.chooseFile(() => muster.press(Key.ENTER), collection);
    await muster.until('the import', () => muster.has('[role=dialog]'));
    await muster.says('Nobody Has Heard Of', '[role=dialog]');
    await muster.tabTo(/^Import(?! .* as)/);
    await muster.press(Key.ENTER);
    await muster.until('the dialog to close', async () => !(await muster.has('[role=dialog]')));
    await muster.says('6 figures', 'main');
  });

  test("the booklet's squad is built by typing, and is legal", async () => {
    await muster.chord(Key.ALT, '4');
    await muster.says('Squads', 'main h1');
    await muster.press('n');
    await muster.until('the builder', () => muster.has('main [role=option]'));
    await muster.press('/');
    for (const [name, count] of SQUAD) {
      await muster.chord(Key.CONTROL, 'a');
      await muster.press(name);
      await muster.until(name, async () => {
        const first = (await muster.text('main [role=option][aria-selected=true]')).toLowerCase();
        return first.includes(name);
      });
      for (let copy = 0; copy < count; copy++) await muster.press(Key.ENTER);
    }
    await muster.says('100 of 100 points');
    await muster.says('Legal', 'main header');
    expect(await muster.text('main')).not.toContain('Not legal');
  });

  test('breaking it says why, by which rule', async () => {
    await muster.press(Key.ENTER);
    await muster.says('Not legal');
    await muster.says(/9 over/);
    await muster.chord(Key.ALT, 'e');
    await muster.until('the rule', async () => (await muster.focused()).includes('SWM-POINTS'));
    await muster.press('/');
  });

  test('undo makes it legal again', async () => {
    await muster.chord(Key.CONTROL, 'z');
    await muster.says('100 of 100 points');
    await muster.until('legal', async () => !(await muster.text('main')).includes('Not legal'));
  });

  test('its sheet is printed to a PDF that reads back as the squad', async () => {
    await muster.tabTo('Print sheet');
    await muster.press(Key.ENTER);
    await muster.says('Print', 'main h1');
    await muster.until('the preview', () => muster.has('main img[src]'));
    await muster.chooseFile(() => muster.chord(Key.CONTROL, 's'), sheet);
    await muster.until('the PDF', async () => existsSync(sheet));
    expect(readFileSync(sheet).subarray(0, 4).toString()).toBe('%PDF');
    expect(spawnSync('pdftotext', [sheet, '-']).stdout.toString()).toContain('Clone Trooper');

    await muster.chord(Key.ALT, '4');
    await muster.says('Squads', 'main h1');
    await muster.press('i');
    await muster.until('the import', () => muster.has('[role=dialog]'));
    await muster.tabTo(/file/i);
    await muster.chooseFile(() => muster.press(Key.ENTER), sheet);
    await muster.says('ARC Trooper', '[role=dialog]');
    await muster.tabTo(/Create squad/i);
    await muster.press(Key.ENTER);
    await muster.says('100 of 100 points');
  });

  test('after a kill in the middle of work nothing but the last second is lost', async () => {
    await muster.press('/');
    await muster.chord(Key.CONTROL, 'a');
    await muster.press('r2-d2');
    await muster.until('R2-D2', async () =>
      (await muster.text('main [role=option][aria-selected=true]')).includes('R2-D2'),
    );
    await muster.press(Key.ENTER);
    await muster.says('Not legal');
    await pause(1_000);
    muster.kill();
    await pause(500);

    muster = await Desktop.open(data);
    const page = await muster.text();
    expect(page).not.toMatch(/went wrong|damaged|could not/i);
    await muster.chord(Key.ALT, '4');
    await muster.says('Squads', 'main h1');
    // The sheet was read back as the squad that it is, so there is one.
    await muster.until('the squad', async () => (await muster.count('main [data-squad]')) === 1);
    await muster.tabTo(/Not legal/);
    await muster.press(Key.ENTER);
    await muster.until('the builder', () => muster.has('main [data-verdict]'));
    await muster.chord(Key.ALT, 'e');
    await muster.says('R2-D2');
    await muster.chord(Key.ALT, '3');
    await muster.says('6 figures', 'main');
  });
});
