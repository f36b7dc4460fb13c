import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBooks, push } from './campaigns';
import { Desktop, folder, resize } from './desktop';
import { settled } from './pages';
import { fillNight } from './shelf';

/**
 * Nothing under a finger moves: on a mission night each kind of tap leaves the box of every other control where it was, to
 * the pixel.
 */

const SIZES = [
  [1280, 800],
  [900, 600],
  [768, 1024],
] as const;

/** Taps in each view: what the button is called, and what is chosen in its menu. */
const TAPS: Record<string, [name: string, item?: string][]> = {
  Common: [
    ['^More: Threat'],
    ['^Less: Threat'],
    ['^More: Diala Passil, Damage'],
    ['^More: Diala Passil, Strain'],
    ['^Activate Diala Passil'],
    ['^Rest: Diala Passil'],
    ['^Conditions of Diala Passil', 'Stunned'],
    ['^Diala Passil: ', 'Wounded'],
    ['^Plasteel Staff · ready'],
    ['^More for Plasteel Staff', 'Deplete'],
    ['^More: Stormtrooper, Damage'],
    ['^Conditions of Stormtrooper', 'Stunned'],
    ['^Defeated: Stormtrooper'],
    ['^More: Crates'],
    ['^Next round'],
    ['^Muster deploys'],
    ['^\\d\\s*Gaarkhan'],
    ['^–\\s*Gaarkhan'],
    ['^None / all'],
    ['^–\\s*Fenn Signis'],
    ['^Activate$'],
    ['^More: Surge'],
    ['^Dodge'],
    ['^Happened: The door opens'],
    ['^Undo: '],
  ],
  Rebels: [['^More: Gaarkhan, Damage'], ['^Vibro-Ax · ready'], ['^Less: Crates']],
  Imperial: [['^Free: '], ['^Deploy E-Web Engineer'], ['^Show of Force · ready'], ['^Next round']],
};

/**
 * The box of each control, by a number that it keeps. Walking to one may scroll, the page or a list in it: places are those
 * in what is scrolled.
 */
const BOXES = `
  window.boxed ??= 0;
  return Object.fromEntries([...document.querySelectorAll('main :is(button, input, select, summary)')].map((control) => {
    control.dataset.boxed ??= ++window.boxed;
    const { x, y, width, height } = control.getBoundingClientRect();
    let [right, down] = [x, y];
    for (let within = control.parentElement; within; within = within.parentElement) {
      right += within.scrollLeft;
      down += within.scrollTop;
    }
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    return [control.dataset.boxed, [name, [right, down, width, height].map((at) => Math.round(at * 10) / 10).join()]];
  }));
`;

/** A button that can be tapped. */
const BUTTON = `
  return [...document.querySelectorAll('main button:not(:disabled)')].find((button) =>
    new RegExp(arguments[0]).test(button.getAttribute('aria-label') ?? button.textContent.trim()));
`;

const ITEM = `
  return [...document.querySelectorAll('[role=menuitem]')].find((item) => item.textContent.includes(arguments[0]));
`;

describe('nothing under a finger moves', () => {
  const data = join(folder('still'), 'data');
  let muster: Desktop;

  beforeAll(async () => {
    mkdirSync(data, { recursive: true });
    // A mission of its own for each size.
    for (const [width] of SIZES) fillNight(data, `At ${width}`);
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  const boxes = () => muster.driver.executeScript<Record<string, [string, string]>>(BOXES);

  async function tap(name: string, item?: string): Promise<void> {
    const button = await muster.driver.executeScript<WebElement | null>(BUTTON, name);
    if (!button) throw new Error(`no ${name} to tap`);
    await button.click();
    if (item !== undefined) {
      await muster.until('the menu', () => muster.has('[role=menuitem]'));
      await (await muster.driver.executeScript<WebElement>(ITEM, item)).click();
    }
    await settled(muster);
  }

  test.each(SIZES)('in a window of %i × %i', async (width, height) => {
    resize(width, height);
    await openBooks(muster, `At ${width}`);
    await push(muster, /^Mission night$/);
    await muster.says(/round 1/i, 'main');
    await tap('^Note a line');
    await muster.tabTo('A line to be reminded of');
    await muster.press('The door opens');
    await push(muster, /^Note it$/);
    await settled(muster);
    for (const [view, taps] of Object.entries(TAPS)) {
      await tap(`^${view}$`);
      for (const one of taps) {
        const before = await boxes();
        await tap(...one);
        const after = await boxes();
        const moved = Object.entries(before).filter(([key, [, box]]) => after[key] && after[key][1] !== box);
        expect(
          moved.map(([key, [called, box]]) => [called, box, after[key]?.[1]]),
          one[0],
        ).toEqual([]);
      }
    }
  });
});
