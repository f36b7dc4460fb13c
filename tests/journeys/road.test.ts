import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBooks } from './campaigns';
import { Desktop, folder, resize } from './desktop';
import { dress, settled } from './pages';
import { kept, muster as terminal } from './shelf';

const JOURNAL = `
campaign = 'core'
heroes = ['diala-passil', 'fenn-signis', 'gaarkhan', 'jyn-odan']
imperial_class = 'military-might'
seed = 7
step = [
  { do = 'mission', name = 'aftermath', winner = 'rebels', crates = 2, drawn = ['high-moon', 'homecoming'] },
  { do = 'next' },
  { do = 'next' },
  { do = 'mission', name = 'high-moon', winner = 'empire', crates = 1, drawn = ['brushfire'] },
  { do = 'next' },
  { do = 'next' },
  { do = 'mission', name = 'a-new-threat', winner = 'rebels' },
  { do = 'next' },
  { do = 'next' },
`;
/** With a side mission next, a stage's labels are longest. */
const NEXT = `${JOURNAL}]`;
/** In the shop, with six cards laid out. */
const SHOP = `${JOURNAL}
  { do = 'mission', name = 'homecoming', winner = 'rebels' },
  { do = 'shop' },
]`;

/** Finds words under an element that are broken across lines. */
const BROKEN = `
  const brokenIn = (css) => {
    const broken = [];
    for (const words of document.querySelectorAll(css)) {
      const walk = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
      for (let text = walk.nextNode(); text; text = walk.nextNode())
        for (const word of text.data.matchAll(/[\\p{Script=Latin}\\d]+/gu)) {
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          // A line break before a word leaves an empty rectangle at the end of the previous line.
          const lines = [...range.getClientRects()].filter((one) => one.width > 0);
          if (new Set(lines.map((one) => Math.round(one.top))).size > 1) broken.push(word[0]);
        }
    }
    return broken;
  };
`;
/** Measures the path: how much is out of view, and words broken across lines. */
const ROAD = `${BROKEN}
  const road = document.querySelector('main section ol');
  const main = document.querySelector('main');
  const far = [...road.querySelectorAll('.words')].filter((one) => one.scrollWidth > one.clientWidth + 1);
  const over = Math.max(road.scrollWidth - road.clientWidth, main.scrollWidth - main.clientWidth);
  const broken = brokenIn('main section ol li .words');
  return { stops: road.children.length, over, broken, far: far.map((one) => one.textContent) };
`;
/** Whether the heading's buttons are within the window, and card names unbroken. */
const CARDS = `${BROKEN}
  const page = document.querySelector('main').getBoundingClientRect();
  const buttons = [...document.querySelectorAll('main .page-head button')];
  const out = buttons.filter((one) => one.getBoundingClientRect().right > page.right);
  const cards = [...document.querySelectorAll('.deck > li, .shop > li')];
  const over = cards.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent.trim());
  return { broken: brokenIn('.deck .name, .shop .name'), out: out.map((one) => one.textContent.trim()), over };
`;

/** The window sizes in which a long campaign's layout is checked. */
const SIZES = [
  [1280, 800],
  [900, 600],
] as const;

describe('the books of eleven stages', () => {
  const data = join(folder('road'), 'data');
  let muster: Desktop;

  const open = async (language: string, name: string) => {
    terminal(data, 'settings', 'set', 'language', language);
    muster = await Desktop.open(data);
    await openBooks(muster, name);
    await settled(muster);
  };

  /** Measures the path in a window of a given size. */
  const road = async ([width, height]: readonly [number, number]) => {
    resize(width, height);
    await settled(muster);
    return (await muster.driver.executeScript(ROAD)) as { broken: string[] };
  };

  beforeAll(() => {
    terminal(data, 'campaign', 'new', 'Before the mission', kept(data, 'next.toml', NEXT));
    terminal(data, 'campaign', 'new', 'In the shop', kept(data, 'shop.toml', SHOP));
  });
  afterAll(() => muster?.kill());

  test.each(['en', 'hu', 'zh-Hant', 'zh-Hans'])(
    '%s: the road fits, and no word of it is broken',
    async (language) => {
      await open(language, 'Before the mission');
      for (const size of SIZES) {
        expect(await road(size), `${size}`).toEqual({ stops: 11, over: 0, broken: [], far: [] });
      }
      muster.kill();
    },
  );

  test('at twice the size it is scrolled, and no word of it is broken either', async () => {
    await open('hu', 'Before the mission');
    // Changing the appearance reloads the page.
    await dress(muster, { theme: 'light', text_size: 200 });
    await openBooks(muster, 'Before the mission');
    for (const size of SIZES) expect((await road(size)).broken, `${size}`).toEqual([]);
    await dress(muster, { theme: 'light', text_size: 100 });
    muster.kill();
  });

  test.each(['hu', 'en'])(
    '%s: cards have whole names in a small window, and its buttons are all there',
    async (language) => {
      await open(language, 'In the shop');
      resize(900, 600);
      await settled(muster);
      expect(await muster.driver.executeScript(CARDS)).toEqual({ broken: [], out: [], over: [] });
      muster.kill();
    },
  );

  test('what is done now takes two columns of four, its cards side by side', async () => {
    await open('en', 'In the shop');
    resize(1280, 800);
    await settled(muster);
    const laid = await muster.driver.executeScript(`
      const wide = [...document.querySelectorAll('.panes > *')].map((one) => one.clientWidth);
      const columns = (css) => new Set([...document.querySelectorAll(css)].map((one) => one.offsetLeft)).size;
      return { wide, shop: columns('.shop > li') };
    `);
    const { wide, shop } = laid as { wide: number[]; shop: number };
    const [sides = 0, step = 0, ledger = 0] = wide;
    expect(step).toBeGreaterThan(1.9 * sides);
    expect(ledger).toBe(sides);
    expect(shop).toBeGreaterThanOrEqual(3);
  });
});
