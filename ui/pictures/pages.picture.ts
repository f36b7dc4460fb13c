import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Desktop, folder, Key, pause, resize } from '../journeys/desktop';
import { LANGUAGE, OUT, SIZE, TEXT, THEME } from './asked';
import { fill } from './shelf';

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

/** Each picture: its name, and what a user presses for it. */
const PICTURES: [string, Way][] = [
  ['home', page(1)],
  ['catalogue', page(2, Key.ARROW_DOWN)],
  ['filter', page(2, 'f')],
  ['collection', page(3)],
  ['collection-details', page(3, '/', Key.ARROW_DOWN, Key.ARROW_DOWN, Key.ENTER)],
  ['many', page(3, '/', Key.ARROW_DOWN, ' ', Key.ARROW_DOWN, ' ')],
  ['sets', click(3, '#collection-tab-sets')],
  ['overview', click(3, '#collection-tab-overview')],
  ['squads', page(4)],
  ['builder', page(4, Key.ARROW_DOWN, Key.ENTER)],
  ['fill', page(4, Key.ARROW_DOWN, Key.ARROW_DOWN, Key.ENTER, 'u')],
  ['campaigns', page(5)],
  ['campaign', page(5, Key.ARROW_DOWN, Key.ENTER)],
  ['matches', page(7)],
  ['opponents', click(7, '[role=tab]:nth-of-type(2)')],
  ['figures', click(7, '[role=tab]:nth-of-type(3)')],
  ['months', click(7, '[role=tab]:nth-of-type(4)')],
  ['print', page(8)],
  ['rules', page(9)],
  ['one-page', click(9, '#rules-tab-summary')],
];

/** Waits until the page stands still: it has drawn what it asked for. */
async function settled(muster: Desktop): Promise<void> {
  await muster.driver.executeAsyncScript(`
    const done = arguments[arguments.length - 1];
    let last = performance.now();
    const watch = new MutationObserver(() => { last = performance.now(); });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    const wait = () => {
      if (performance.now() - last < 600) return setTimeout(wait, 50);
      watch.disconnect();
      done();
    };
    wait();
  `);
}

describe('pictures', () => {
  const data = join(folder('pictures'), 'data');
  let muster: Desktop;

  beforeAll(async () => {
    mkdirSync(OUT, { recursive: true });
    mkdirSync(data, { recursive: true });
    fill(data, LANGUAGE);
    muster = await Desktop.open(data);
    await muster.driver.executeAsyncScript(
      `const [change, done] = arguments;
       const asked = { name: 'change_settings', language: 'en', request: { change } };
       window.__TAURI_INTERNALS__.invoke('call', asked).then(done, done);`,
      { theme: THEME, text_size: Number(TEXT) },
    );
    await muster.driver.navigate().refresh();
    const [width, height] = SIZE.split('x');
    resize(Number(width), Number(height));
    await pause(500);
  });
  afterAll(() => muster?.kill());

  test.each(PICTURES)('%s', async (name, way) => {
    await way(muster);
    await settled(muster);
    await muster.picture(join(OUT, `${name}.png`));
  });
});
