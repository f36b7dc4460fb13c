import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { Desktop, folder, Key, pause } from '../journeys/desktop';

/** A typical collector's spreadsheet: a title above, and headings in their own words. */
const SHEET = `My miniatures, as of last summer,,,
,,,
Miniature,Release,No.,Qty
General Obi-Wan Kenobi,The Clone Wars Starter,1,1
ARC Trooper,Clone Strike,4,1
Clone Trooper,The Clone Wars Starter,,4
`;

/** The booklet's own light side squad of exactly 100 points. */
const SQUAD: [string, number][] = [
  ['General Obi-Wan Kenobi', 1],
  ['ARC Trooper', 1],
  ['Clone Trooper', 3],
];

/**
 * Counts a user's keystrokes; a chord counts as one. Paths typed into the system's own dialogs aren't
 * counted.
 */
class Hands {
  private keys = 0;
  constructor(readonly muster: Desktop) {}

  async press(...keys: string[]): Promise<void> {
    this.keys += keys.reduce((sum, key) => sum + [...key].length, 0);
    await this.muster.press(...keys);
  }

  async chord(...keys: string[]): Promise<void> {
    this.keys += 1;
    await this.muster.chord(...keys);
  }

  /** Presses Tab until the named control has the focus; throws if it is never reached. */
  async tabTo(name: string | RegExp): Promise<void> {
    for (let presses = 0; presses < 120; presses++) {
      const called = await this.muster.focused();
      if (typeof name === 'string' ? called.includes(name) : name.test(called)) return;
      await this.press(Key.TAB);
    }
    throw new Error(`Tab never came to ${name}`);
  }

  /** Types a name until Enter would select its row. */
  async find(name: string): Promise<void> {
    await this.chord(Key.CONTROL, 'a');
    for (const letter of name.toLowerCase()) {
      await this.press(letter);
      await pause(600);
      const row = await this.muster.text('main [role=option][aria-selected=true]');
      if (row.split('\n').some((line) => line.trim() === name)) return;
    }
  }

  /** The number since the last call. */
  counted(): number {
    const keys = this.keys;
    this.keys = 0;
    return keys;
  }
}

describe('a user’s hands', () => {
  test('from a spreadsheet to a printed sheet', async () => {
    const home = folder('hands');
    const [collection, sheet] = [join(home, 'collection.csv'), join(home, 'sheet.pdf')];
    writeFileSync(collection, SHEET);
    const muster = await Desktop.open(join(home, 'data'));
    const hands = new Hands(muster);

    await hands.tabTo('Import your collection');
    await muster.chooseFile(() => hands.press(Key.ENTER), collection);
    await muster.until('the import', () => muster.has('[role=dialog]'));
    await muster.says('Clone Trooper', '[role=dialog]');
    await muster.until('what it would do', () => muster.has('[role=dialog] .btn.primary:not(:disabled)'));
    await hands.chord(Key.CONTROL, Key.ENTER);
    await muster.until('the dialog to close', async () => !(await muster.has('[role=dialog]')));
    await muster.says('6 figures', 'main');
    const imported = hands.counted();

    await hands.chord(Key.ALT, '4');
    await muster.says('Squads', 'main h1');
    await hands.press('n');
    await muster.until('the builder', () => muster.has('main [role=option]'));
    for (const [name, count] of SQUAD) {
      await hands.find(name);
      for (let copy = 0; copy < count; copy++) await hands.press(Key.ENTER);
    }
    await muster.says('100 of 100 points');
    const built = hands.counted();

    await hands.chord(Key.CONTROL, 'p');
    await muster.says('Print', 'main h1');
    await muster.until('the preview', () => muster.has('main img[src]'));
    await muster.chooseFile(() => hands.chord(Key.CONTROL, 's'), sheet);
    await muster.until('the PDF', async () => existsSync(sheet));
    const printed = hands.counted();

    const all = imported + built + printed;
    console.log(`  keys: import ${imported}, squad ${built}, print ${printed}; ${all} in all`);
    muster.kill();
  });
});
