import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Desktop, folder, Key } from './desktop';

/** Explaining the words on a card by one key, while building a squad. */
describe('the key X', () => {
  const data = join(folder('explain'), 'data');
  const EXPLAINED = 'aside[aria-label="The words on this card"]';
  let muster: Desktop;

  beforeAll(async () => {
    muster = await Desktop.open(data);
    await muster.chord(Key.ALT, '4');
    await muster.says('Squads', 'main h1');
    await muster.press('n');
    await muster.until('the builder', () => muster.has('main [role=option]'));
    await muster.press('/');
    await muster.press('queen amidala');
    await muster.says('Queen Amidala', 'main [role=option][aria-selected=true]');
    await muster.press(Key.ENTER);
    await muster.says('Queen Amidala', 'main [data-drop=squad]');
  });
  afterAll(() => muster?.kill());

  const explained = () => muster.text(EXPLAINED);

  test('explains the words of the member that has the focus, one after the other', async () => {
    await muster.focus('main [data-drop=squad] button.name');
    await muster.press('x');
    await muster.says('Double Attack', EXPLAINED);
    const first = await explained();
    expect(first).toContain('Queen Amidala');
    expect(first).toMatch(/attack twice/i);
    const count = Number(/1 \/ (\d+)/.exec(first)?.[1]);
    expect(count).toBeGreaterThan(2);
    const seen = new Set([first]);
    for (let word = 2; word <= count; word++) {
      await muster.press('x');
      await muster.says(`${word} / ${count}`, EXPLAINED);
      seen.add(await explained());
    }
    expect(seen.size).toBe(count);
    // It closes after the last word.
    await muster.press('x');
    await muster.until('it to close', async () => !(await muster.has(EXPLAINED)));
  });

  test('works beside the search box, and Escape closes it and leaves what was typed', async () => {
    await muster.press('/');
    await muster.chord(Key.CONTROL, 'a');
    await muster.press('yoda');
    await muster.says('Yoda', 'main [role=option][aria-selected=true]');
    await muster.chord(Key.ALT, 'x');
    await muster.says('Yoda', EXPLAINED);
    await muster.press(Key.ESCAPE);
    await muster.until('it to close', async () => !(await muster.has(EXPLAINED)));
    expect(await muster.driver.executeScript('return document.activeElement.value')).toBe('yoda');
  });

  test('leads to the word on the page of rules', async () => {
    await muster.focus('main [data-drop=squad] button.name');
    await muster.press('x');
    await muster.says('Double Attack', EXPLAINED);
    await muster.driver.executeScript(
      'document.querySelector(arguments[0]).querySelector("button.link").click()',
      EXPLAINED,
    );
    await muster.says('Rules', 'main h1');
    await muster.says('Double Attack', 'main');
    await muster.says('Source:', 'main');
  });
});
