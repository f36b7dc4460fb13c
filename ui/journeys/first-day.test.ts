import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Desktop, folder, Key, pause } from './desktop';

/** The booklet's own squad of the light side: 100 points, seven figures. */
const SQUAD = ['General Obi-Wan Kenobi', 'ARC Trooper', 'Clone Trooper'];

const COLLECTION = `set,number,name,figures
The Clone Wars Starter,1,General Obi-Wan Kenobi,1
,,ARC Trooper,1
,,Clone Trooper,4
,,Count Dooku of Serenno,1
`;

describe('a first day with Muster, by keyboard alone', () => {
  const home = folder('first-day');
  const data = join(home, 'data');
  const sheet = join(home, 'sheet.pdf');
  let muster: Desktop;

  beforeAll(async () => {
    writeFileSync(join(home, 'collection.csv'), COLLECTION);
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  test('the first run shows something useful', async () => {
    await muster.says(/Import|Paste/);
    expect(await muster.text()).toContain('Catalogue');
  });
});
