import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { By } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBooks, push } from './campaigns';
import { Desktop, folder, Key } from './desktop';
import { dress, PAGES, settled } from './pages';
import { fill, fillNight } from './shelf';

const SETTINGS: (typeof PAGES)[number] = [
  'settings',
  async (muster) => {
    await muster.press(Key.ESCAPE);
    await muster.chord(Key.ALT, '9');
  },
];
const KEYS: (typeof PAGES)[number] = [
  'keys',
  async (muster) => {
    await muster.chord(Key.ALT, '4');
    await settled(muster);
    await muster.press('?');
  },
];

/** The views of a mission night. */
const NIGHTS = ['Common', 'Rebels', 'Imperial'].map((view): (typeof PAGES)[number] => [
  `night: ${view}`,
  async (muster) => {
    await muster.press(Key.ESCAPE);
    await openBooks(muster, 'Wednesdays');
    await push(muster, /^Mission night$/);
    await muster.says(/round 1/i, 'main');
    await push(muster, new RegExp(`^${view}$`));
  },
]);

/** Contrast can only be measured in a real window with layout. */
describe.each(['light', 'dark', 'contrast'])('axe finds nothing on any page, %s', (theme) => {
  const data = join(folder('axe'), 'data');
  let muster: Desktop;

  beforeAll(async () => {
    mkdirSync(data, { recursive: true });
    // Before the others, which are the latest then.
    fillNight(data, 'Wednesdays');
    fill(data, 'en');
    muster = await Desktop.open(data);
    await dress(muster, { theme, text_size: 100 });
    await muster.driver.executeScript(axe.source);
  });
  afterAll(() => muster?.kill());

  test.each([...PAGES, SETTINGS, ...NIGHTS, KEYS])('%s', async (_, way) => {
    await way(muster);
    await settled(muster);
    const found = await muster.driver.executeAsyncScript(`
      const done = arguments[arguments.length - 1];
      axe.run(document).then(({ violations, passes }) => done([
        passes.some(({ id }) => id === 'color-contrast'),
        violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
          [id, html.slice(0, 300), failureSummary].join(' ')))]));
    `);
    // Also asserts that contrast was measured at all.
    expect(found).toEqual([true, []]);
  });
});

/** Dialogs over the page: WebKit keeps ignoring lists underneath them. */
const DIALOGS = ['odds', 'fill', 'squad-odds'];

/** Lists that the engine doesn't expose to screen readers. */
async function toldOtherwise(muster: Desktop): Promise<string[]> {
  const told: string[] = [];
  for (const list of await muster.driver.findElements(
    By.css(':is(ul, ol):not([role=listbox], [role=tree], [aria-hidden] *)'),
  )) {
    const role = await list.getAriaRole();
    if (role !== 'list' && (await list.isDisplayed()))
      told.push(`${role}: ${(await list.getAttribute('outerHTML'))?.slice(0, 200)}`);
  }
  return told;
}

describe('a screen reader is told of every list', () => {
  const data = join(folder('lists'), 'data');
  let muster: Desktop;

  beforeAll(async () => {
    mkdirSync(data, { recursive: true });
    fillNight(data, 'Wednesdays');
    fill(data, 'en');
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  test.each([...PAGES.filter(([name]) => !DIALOGS.includes(name)), ...NIGHTS])('%s', async (_, way) => {
    await way(muster);
    await settled(muster);
    expect(await toldOtherwise(muster)).toEqual([]);
  });
});
