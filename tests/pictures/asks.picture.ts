import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { By, type Desktop, folder, Key, pause } from '../journeys/desktop';
import { settled } from '../journeys/pages';
import { muster as terminal } from '../journeys/shelf';
import { LANGUAGE, OUT } from './asked';
import { dressed } from './dressed';

/** Questions the window asks about lists, cards and spreadsheets. */

const DDM = 'dungeons-and-dragons-miniatures';
const SWM = 'star-wars-miniatures';

const POSTED = `Hunters of Waterdeep, 200 points
Battle Plate Marshal 43
Elf Warmag 42
Human Commoner 3
Large Silver Dragon 138
2 Cleric 25
Somebody Unheard Of 12
- Human Commoner
+ Hammerer 16
200 pts`;

const OPEN = 'Barbarian Mercenary\nMarilith\nAdventuring Wizard\n';
const REBELS = 'Luke Skywalker, Jedi Knight\nRebel Trooper\n';

const SHELF = `My minis,,,
bought since 2009,,,
Megnevezés,Sorozat,Készlet,Érték
Troll,Harbinger,2 db,27
Orc Warrior,Harbinger,3,3
Nobody Has Heard Of,Harbinger,1,12
,Harbinger,sum,5
Umber Hulk,Harbinger 45/80,1 pc,30
`;

describe('what is asked', () => {
  const data = join(folder('asks'), 'data');
  const shelf = join(data, '..', 'shelf.csv');
  let muster: Desktop;

  const list = (name: string, text: string): string => {
    const path = join(data, '..', name);
    writeFileSync(path, text);
    return path;
  };
  const picture = async (name: string): Promise<void> => {
    await settled(muster);
    await muster.picture(join(OUT, `${name}.png`));
  };
  const page = async (number: number): Promise<void> => {
    await muster.press(Key.ESCAPE);
    await muster.press(Key.ESCAPE);
    await muster.chord(Key.ALT, `${number}`);
    await settled(muster);
  };
  const game = async (id: string): Promise<void> => {
    await page(1);
    await (
      await muster.find(`nav option[value="${id}"], aside option[value="${id}"], option[value="${id}"]`)
    ).click();
    await settled(muster);
  };
  const scroll = (css: string) =>
    muster.driver.executeScript(
      `document.querySelector(arguments[0])?.scrollIntoView({ block: 'start' })`,
      css,
    );

  beforeAll(async () => {
    mkdirSync(OUT, { recursive: true });
    mkdirSync(data, { recursive: true });
    list('shelf.csv', SHELF);
    const run = (...args: string[]) => terminal(data, ...args);
    run('squad', 'save', list('open.txt', OPEN), '--game', DDM, '--name', 'Open questions');
    run('squad', 'save', list('rebels.txt', REBELS), '--game', SWM, '--name', 'Rebels');
    run('squad', 'save', list('han.txt', 'Han Solo\n'), '--game', SWM, '--name', 'Scoundrels');
    run('settings', 'set', 'language', LANGUAGE);
    muster = await dressed(data);
  });
  afterAll(() => muster?.kill());

  test('an opponent on a squad page', async () => {
    await game(SWM);
    await page(4);
    await muster.press(Key.ARROW_DOWN, Key.ENTER);
    await settled(muster);
    await scroll('section[aria-label] .in-pane');
    await picture('opponent-none');
    const buttons = await muster.driver.findElements(By.css('.in-pane .wraps button.small'));
    await buttons.at(-1)?.click();
    await settled(muster);
    await (await muster.find('.in-pane textarea')).sendKeys('Han Solo 28\nWho Is This 12\n');
    await (await muster.find('.in-pane .primary')).click();
    await settled(muster);
    await picture('opponent');
  });

  test('a paste, line by line', async () => {
    await game(DDM);
    await page(4);
    await muster.press('i');
    await muster.until('the import', () => muster.has('[role=dialog] textarea'));
    await muster.driver.executeScript(
      `const area = document.querySelector('#squads-paste');
       area.value = arguments[0];
       area.dispatchEvent(new Event('input', { bubbles: true }));`,
      POSTED,
    );
    await pause(1500);
    await picture('paste');
    await scroll('[data-review] section:last-of-type');
    await picture('paste-below');
    await muster.press(Key.ESCAPE);
  });

  test('questions at the finding, on the card, in the grid', async () => {
    await page(4);
    await muster.press(Key.ARROW_DOWN, Key.ENTER);
    await settled(muster);
    await picture('questions');
    await page(2);
    await muster.press('/', 'marilith');
    await settled(muster);
    await muster.press(Key.ARROW_DOWN, Key.ENTER);
    await settled(muster);
    await picture('card');
    await scroll('.unknown');
    await picture('card-below');
    // In a small window it is behind the pane's foot, out of reach of a real click.
    await muster.driver.executeScript(`document.querySelector('.unknown p button').click()`);
    await settled(muster);
    await picture('grid');
  });

  test('a number without a name', async () => {
    await page(3);
    await (await muster.find('#collection-tab-quick')).click();
    await settled(muster);
    await muster.press('Harbinger 45');
    await settled(muster);
    await picture('nameless');
    await muster.press(Key.ENTER);
    await picture('nameless-kept');
    await (await muster.find('#collection-tab-sets')).click();
    await picture('set-shares');
  });

  test('a spreadsheet is accounted for', async () => {
    await page(3);
    await muster.chooseFile(() => muster.chord(Key.CONTROL, 'i'), shelf);
    await muster.until('the import', () => muster.has('[role=dialog]'));
    await picture('import');
    await scroll('[role=dialog] section:last-of-type');
    await picture('import-below');
  });
});
