import { type Desktop, Key } from './desktop';

/** The pages of a filled data folder (`fill` of shelf.ts), reached like a user would. */

/** The keys and clicks that lead to a page. */
type Way = (muster: Desktop) => Promise<void>;

const page =
  (number: number, ...then: string[]): Way =>
  async (muster) => {
    await muster.press(Key.ESCAPE);
    await muster.chord(Key.ALT, `${number}`);
    for (const keys of then) {
      await settled(muster);
      await muster.press(keys);
    }
  };

const click =
  (number: number, css: string): Way =>
  async (muster) => {
    await page(number)(muster);
    await settled(muster);
    await (await muster.find(css)).click();
  };

/** A part of a campaign's books, by its tab. */
const campaign =
  (tab: string): Way =>
  async (muster) => {
    await page(5, Key.ARROW_DOWN, Key.ENTER)(muster);
    await settled(muster);
    await (await muster.find(tab)).click();
  };

/** Every page and what opens on it: its name, and the way there. */
export const PAGES: [string, Way][] = [
  ['home', page(1)],
  ['catalogue', page(2, Key.ARROW_DOWN)],
  ['filter', page(2, 'f')],
  [
    'odds',
    async (muster) => {
      // In a small window, or with large text, Enter opens the details.
      await page(2, Key.ARROW_DOWN, Key.ENTER)(muster);
      await settled(muster);
      await (await muster.find('aside [aria-haspopup=dialog]')).click();
      await settled(muster);
      await muster.press('general grievous');
      await settled(muster);
      await muster.press(Key.ENTER);
    },
  ],
  ['collection', page(3)],
  ['collection-details', page(3, '/', Key.ARROW_DOWN, Key.ARROW_DOWN, Key.ENTER)],
  ['many', page(3, '/', Key.ARROW_DOWN, ' ', Key.ARROW_DOWN, ' ')],
  ['sets', click(3, '#collection-tab-sets')],
  ['overview', click(3, '#collection-tab-overview')],
  ['squads', page(4)],
  ['builder', page(4, Key.ARROW_DOWN, Key.ENTER)],
  [
    'explain',
    async (muster) => {
      await page(4, Key.ARROW_DOWN, Key.ENTER)(muster);
      await settled(muster);
      await muster.focus('main [data-drop=squad] button.name');
      await muster.press('x');
    },
  ],
  ['fill', page(4, Key.ARROW_DOWN, Key.ARROW_DOWN, Key.ENTER, 'u')],
  ['campaigns', page(5)],
  ['campaign', page(5, Key.ARROW_DOWN, Key.ENTER)],
  ['sessions', campaign('#campaign-tab-evenings')],
  ['campaign-charts', campaign('#campaign-tab-charts')],
  ['campaign-setup', page(5, 'n')],
  ['play', page(6)],
  ['new-game', click(6, 'main .page-head .btn.primary')],
  ['table', click(6, 'main li button')],
  [
    'table-odds',
    async (muster) => {
      await click(6, 'main li button')(muster);
      await settled(muster);
      await (await muster.find('main button.aim')).click();
    },
  ],
  [
    'squad-odds',
    async (muster) => {
      await click(6, 'main li button')(muster);
      await settled(muster);
      await (await muster.find('main section > div > [aria-haspopup=dialog]')).click();
    },
  ],
  ['matches', page(7)],
  ['opponents', click(7, '[role=tab]:nth-of-type(2)')],
  ['figures', click(7, '[role=tab]:nth-of-type(3)')],
  ['months', click(7, '[role=tab]:nth-of-type(4)')],
  // Ticks the first squad, whose sheet is then shown.
  ['print', click(8, 'main input[type=checkbox]')],
  ['rules', page(9)],
  ['one-page', click(9, '#rules-tab-summary')],
  [
    'builder-odds',
    async (muster) => {
      await page(4, Key.ARROW_DOWN, Key.ENTER)(muster);
      await settled(muster);
      await (await muster.find('main .chip[aria-pressed][aria-expanded]')).click();
      await settled(muster);
      await muster.press('general grievous');
      await settled(muster);
      await muster.press(Key.ENTER);
    },
  ],
];

/** Waits until the page is idle, for so many milliseconds, and has drawn its answers. */
export async function settled(muster: Desktop, quiet = 600): Promise<void> {
  await muster.driver.executeAsyncScript(
    `
    const [quiet, done] = arguments;
    let last = performance.now();
    const watch = new MutationObserver(() => { last = performance.now(); });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    const wait = () => {
      if (performance.now() - last < quiet) return setTimeout(wait, 50);
      watch.disconnect();
      done();
    };
    wait();
  `,
    quiet,
  );
}

/** Sends a command to the window's program, bypassing the pages. */
export async function ask<T>(muster: Desktop, name: string, request: object): Promise<T> {
  return await muster.driver.executeAsyncScript(
    `const [name, request, done] = arguments;
     window.__TAURI_INTERNALS__.invoke('call', { name, language: 'en', request }).then(done, done);`,
    name,
    request,
  );
}

/** Sets the window's theme and text size, and any other settings given. */
export async function dress(
  muster: Desktop,
  change: { theme: string; text_size: number; game?: string },
): Promise<void> {
  await ask(muster, 'change_settings', { change });
  await muster.driver.navigate().refresh();
  await muster.until('the first page', () => muster.has('main h1, main h2'));
}
