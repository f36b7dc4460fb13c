import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Desktop, folder, Key } from './desktop';

describe('what can be fielded, by keyboard alone', () => {
  let muster: Desktop;
  const data = join(folder('counting'), 'data');
  beforeAll(async () => {
    muster = await Desktop.open(data);
    await muster.chord(Key.ALT, '4');
    await muster.says('Squads', 'main h1');
    await muster.press('n');
    await muster.until('the builder', () => muster.has('main [role=option]'));
  });
  afterAll(() => muster?.kill());

  test('the squad says in how many it can end, and rows whether they still fit', async () => {
    await muster.press('/');
    await muster.press('mas amedda');
    await muster.says('Mas Amedda', 'main [role=option][aria-selected=true]');
    await muster.press(Key.ENTER);
    await muster.says(/.+ legal squads still possible/);
    // The figure is unique.
    await muster.until('the row to say so', async () => {
      const row = await muster.find('main [role=option][aria-selected=true]');
      return /doesn’t fit/.test(`${await row.getAttribute('innerHTML')}`);
    });
  });

  test('it is filled up to the last point', async () => {
    await muster.press(Key.ESCAPE);
    await muster.tabTo(/Fill…/);
    await muster.press(Key.ENTER);
    await muster.says('100 points', '[role=dialog]');
    await muster.until('the first way', async () => (await muster.focused()).includes('100 points'));
    await muster.press(Key.ENTER);
    await muster.says('100 of 100 points');
    await muster.says('Legal', 'main header');
    expect(await muster.text('main')).toContain('Mas Amedda');
  });

  test('one drawn by chance is legal, and undo brings the old one back', async () => {
    await muster.tabTo(/^Random…/);
    await muster.press(Key.ENTER);
    await muster.tabTo(/^Draw/);
    await muster.press(Key.ENTER);
    await muster.says('Random squad drawn');
    await muster.says('100 of 100 points');
    await muster.says('Legal', 'main header');
    await muster.chord(Key.CONTROL, 'z');
    await muster.says('Mas Amedda', 'main');
  });
});
