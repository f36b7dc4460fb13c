import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Desktop, folder, Key } from '../journeys/desktop';
import { settled } from '../journeys/pages';
import { muster as terminal } from '../journeys/shelf';
import { LANGUAGE, OUT } from './asked';
import { dressed } from './dressed';

/** Trades between collectors: the lists, the proposals, and the confirmation before recording. */

const SWM = 'star-wars-miniatures';
const HEADS = 'printing,figures,cards,wanted,for_trade,worth,currency\n';
const ANNA = `${HEADS}swm/rebel-storm/56,3,3,0,2,4.00,EUR
swm/clone-strike/6,8,8,0,4,1.00,EUR
swm/rebel-storm/3,0,0,1,0,,
swm/clone-strike/26,0,0,1,0,,
swm/rebel-storm/46,0,0,2,0,,
`;

/** A list as another collector would send it. */
function list(name: string, spares: object[], wants: object[]): string {
  return JSON.stringify({ format: 'muster-trades', version: 1, game: SWM, name, spares, wants });
}

const BELA = list(
  'Béla',
  [
    { printing: 'swm/rebel-storm/3', worth: '5.00 EUR' },
    { printing: 'swm/clone-strike/26', worth: '9.00 EUR' },
  ],
  [
    { printing: 'swm/rebel-storm/55', count: 2 },
    { printing: 'swm/clone-strike/6', count: 3 },
  ],
);
const CILI = list(
  'Cili',
  [{ printing: 'swm/rebel-storm/55', worth: '2.00 EUR' }, { printing: 'swm/rebel-storm/46' }],
  [{ printing: 'swm/rebel-storm/56', count: 2 }],
);

describe('trades', () => {
  const data = join(folder('trades'), 'data');
  let muster: Desktop;

  const file = (name: string, text: string): string => {
    const path = join(data, '..', name);
    writeFileSync(path, text);
    return path;
  };
  const picture = async (name: string): Promise<void> => {
    await settled(muster);
    await muster.picture(join(OUT, `${name}.png`));
  };

  beforeAll(async () => {
    mkdirSync(OUT, { recursive: true });
    mkdirSync(data, { recursive: true });
    terminal(data, 'collection', 'import', file('anna.csv', ANNA));
    terminal(data, 'settings', 'set', 'language', LANGUAGE);
    muster = await dressed(data);
  });
  afterAll(() => muster?.kill());

  test('lists, trades, and what is recorded', async () => {
    await muster.chord(Key.ALT, '3');
    await settled(muster);
    await muster.chord(Key.CONTROL, '7');
    await picture('trades-none');
    const add = async () => (await muster.find('.panes .btn.primary')).click();
    await muster.chooseFile(add, file('bela.json', BELA));
    await muster.chooseFile(add, file('cili.json', CILI));
    await (await muster.find('.panes input[type=text]')).sendKeys('Anna');
    await muster.until('the trades', () => muster.has('.panes table'));
    await (await muster.find('.panes input[type=checkbox]:not(:checked)')).click();
    await picture('trades');
    await (await muster.find('.panes summary')).click();
    await muster.driver.executeScript(`document.querySelector('.panes summary').scrollIntoView()`);
    await picture('trades-pairs');
    await (await muster.find('.panes .foot .btn.primary')).click();
    await muster.until('the question', () => muster.has('[role=dialog]'));
    await picture('trades-record');
    await muster.press(Key.ESCAPE);
    await muster.until('the question to go', async () => !(await muster.has('[role=dialog]')));
    await settled(muster);
    await (await muster.find('.panes .foot .btn:not(.primary)')).click();
    await picture('trades-print');
  });
});
