import { type Desktop, Key } from './desktop';

/** Where a control lies on the table: its side, its row among those that can be walked, and its place in the row. */
const PLACE = `
  const name = new RegExp(arguments[0]);
  const can = 'button:not(:disabled)';
  for (const list of document.querySelectorAll('main ul:has([data-figure])')) {
    const rows = [...list.querySelectorAll('[data-figure]')].filter((row) => row.querySelector(can));
    for (const [at, row] of rows.entries()) {
      const along = [...row.querySelectorAll(can)].findIndex((one) =>
        name.test(one.getAttribute('aria-label') ?? one.innerText.trim()));
      if (along >= 0) return [list.closest('section').getAttribute('aria-label'), at, along];
    }
  }
  return null;`;

/**
 * Presses a control of a figure on the table by keyboard alone: Tab to its side, arrows to the figure and along its
 * controls, Enter.
 */
export async function onTable(muster: Desktop, name: RegExp): Promise<void> {
  const find = () => muster.driver.executeScript<[string, number, number] | null>(PLACE, name.source);
  await muster.until(`${name} on the table`, async () => (await find()) !== null);
  const [side, row, along] = (await find()) ?? ['', 0, 0];
  const within = () =>
    muster.driver.executeScript<boolean>(
      `return document.activeElement.closest('[data-figure]')?.closest('section').getAttribute('aria-label') === arguments[0]`,
      side,
    );
  for (let presses = 0; !(await within()); presses++) {
    if (presses > 60) throw new Error(`Tab never came to the figures of ${side}`);
    await muster.press(Key.TAB);
  }
  await muster.press(Key.HOME);
  for (let at = 0; at < row; at++) await muster.press(Key.ARROW_DOWN);
  // The same control of the figure above may have had the focus: to the name first.
  for (let at = 0; at < 8; at++) await muster.press(Key.ARROW_LEFT);
  for (let at = 0; at < along; at++) await muster.press(Key.ARROW_RIGHT);
  await muster.press(Key.ENTER);
}
