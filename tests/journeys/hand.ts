import { type Desktop, Key } from './desktop';

/** Whether a control isn't covered. */
const CLEAR = `
  const { x, y, width, height } = arguments[0].getBoundingClientRect();
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  return !over?.closest('.toasts');`;

/** Takes the mouse from the toasts, which it would hold: a move of the mouse alone leaves them pointed at in WebKit. */
const LEAVE = `
  for (const toast of document.querySelectorAll('.toast')) toast.dispatchEvent(new PointerEvent('pointerleave'));`;

/** What can be tapped. */
const CONTROLS =
  'button, input, select, textarea, summary, a[href], [role=tab], [role=menuitem], [role=option], [role=radio]';

/** The name of a control, as a screen reader says it. */
const NAME = `(at) => {
  const by = (at.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.innerText ?? '');
  const label = at.labels?.[0]?.innerText ?? '';
  return [at.getAttribute('aria-label'), by.join(' '), label, at.innerText].filter(Boolean)[0]?.trim() ?? '';
}`;

/** A control that a tap moved, with how far in pixels. */
export interface Moved {
  tap: string;
  control: string;
  by: number;
}

/**
 * A hand with a mouse: counts its clicks, and measures before and after each of them where all controls are. What
 * opens over the page or is no longer there doesn't count as moved.
 */
export class Hand {
  clicks = 0;
  readonly moved: Moved[] = [];

  constructor(
    private readonly muster: Desktop,
    /** Controls that may move, by what they are inside. */
    private readonly except = '[role=dialog], [role=menu], .toasts',
  ) {}

  /** Clicks the first control with this name, and waits until `then` holds. */
  async click(name: RegExp, then?: () => Promise<boolean>, within = 'body'): Promise<void> {
    const driver = this.muster.driver;
    const find = `
      const named = ${NAME};
      const wanted = new RegExp(arguments[0].source, arguments[0].flags);
      const all = [...document.querySelector(arguments[1]).querySelectorAll(arguments[2])];
      const there = (one) => one.getClientRects().length > 0 && !one.disabled;
      return all.find((one) => there(one) && wanted.test(named(one))) ?? null;`;
    const wanted = { source: name.source, flags: name.flags };
    const control = async () =>
      (await driver.executeScript(find, wanted, within, CONTROLS)) as Awaited<ReturnType<Desktop['find']>>;
    await this.muster.until(`${name}`, async () => (await control()) !== null);
    const at = await control();
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', at);
    await this.settle();
    // Clear of a toast, which goes by itself unless the mouse is on it, but not soon.
    if (!(await driver.executeScript(CLEAR, at))) {
      await driver.executeScript('arguments[0].scrollIntoView({ block: "start" })', at);
      await this.settle();
    }
    const clear = async () => {
      const holds: boolean = await driver.executeScript(CLEAR, at);
      // Again and again: what scrolled under the mouse is pointed at anew.
      if (!holds) await driver.executeScript(LEAVE);
      return holds;
    };
    await this.muster.until(`nothing over ${name}`, clear, 30_000);
    await driver.executeScript(
      `window.before = new Map([...document.querySelectorAll(arguments[0])]
         .filter((one) => !one.closest(arguments[1]) && one.getClientRects().length > 0)
         .map((one) => [one, one.getBoundingClientRect()]));`,
      CONTROLS,
      this.except,
    );
    await at.click();
    this.clicks += 1;
    if (then) await this.muster.until(`what ${name} does`, then);
    await this.settle();
    const moved = (await driver.executeScript(
      `const named = ${NAME};
       return [...window.before].filter(([one]) => one.isConnected && one.getClientRects().length > 0)
         .map(([one, was]) => {
           const is = one.getBoundingClientRect();
           const sides = ['x', 'y', 'width', 'height'];
           return [named(one), Math.max(...sides.map((side) => Math.abs(is[side] - was[side])))];
         })
         .filter(([, by]) => by >= 1);`,
    )) as [string, number][];
    this.moved.push(...moved.map(([control, by]) => ({ tap: `${name}`, control, by: Math.round(by) })));
  }

  /** Presses a key, which counts like a click. */
  async press(...keys: string[]): Promise<void> {
    this.clicks += 1;
    await this.muster.press(...keys);
    await this.settle();
  }

  /** Presses keys together. */
  async chord(...keys: string[]): Promise<void> {
    await this.press(Key.chord(...keys));
  }

  /** Waits until the window has drawn its current state. */
  private async settle(): Promise<void> {
    await this.muster.driver.executeAsyncScript(
      `const done = arguments[0];
       setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 150);
       setTimeout(done, 1500);`,
    );
  }
}
