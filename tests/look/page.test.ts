import { join } from 'node:path';
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Phone } from '../journeys/phone';
import { Host } from './host';
import { check, Program, samples } from './program';

const SIZES = [
  [360, 640],
  [834, 1194],
  [1280, 800],
] as const;
const THEMES = [/^Light$/, /^Dark$/, /^High contrast$/];
const LANGUAGES = ['English', 'Magyar', '繁體中文', '简体中文'] as const;

/** Chromium on a page of a static host, as somebody has it who got a link. */
describe('the page to look without installing', () => {
  let host: Host;
  let phone: Phone;
  let links: { game: string; name: string; verdict: string; link: string }[];

  beforeAll(async () => {
    host = await Host.open();
    phone = await Phone.on(360, 640);
    const program = await Program.load();
    links = await Promise.all(
      samples().map(async ({ game, text }) => {
        const { draft } = program.ask<{ draft: { name: string } }>('read_list', 'en', { game, text });
        const { text: code } = program.ask<{ text: string }>('share_code', 'en', { draft });
        const file = join('../db/packs', game, 'sample.txt');
        const { verdict } = (await check(file, game, 'en')) as { verdict: string };
        return { game, name: draft.name, verdict, link: `${host.address}#squad=${code}` };
      }),
    );
  });
  afterAll(async () => {
    await phone?.off();
    host?.close();
  });

  /** Opens an address as if nothing had been open before. */
  async function open(address: string): Promise<void> {
    await phone.driver.get('about:blank');
    await phone.driver.get(address);
    await phone.until('the page', async () => await phone.has('.look'), 60_000);
  }

  /** Waits until the page has drawn what it was told. */
  async function rest(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 400));
  }

  async function menu(choice: RegExp): Promise<void> {
    await phone.driver.executeScript(
      `document.querySelector('header [data-dropdown-menu-trigger], header button[aria-haspopup=menu]')
         ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }))`,
    );
    await phone.tap(choice);
    await rest();
  }

  /** Controls that are too small for a finger, but for columns' heads, as wide as their columns, and words within a text. */
  async function small(): Promise<string[]> {
    const smaller = await phone.driver.executeScript<string[]>(
      `return [...document.querySelectorAll('th button, .explained, .link')]
         .map((one) => one.getAttribute('aria-label') ?? one.innerText)`,
    );
    return (await phone.small()).filter((one) => !smaller.includes(one.replace(/ \d+ × \d+$/, '')));
  }

  async function tab(name: RegExp, shows: string): Promise<void> {
    await phone.tap(name);
    await phone.until(shows, async () => await phone.has(`main ${shows}`));
  }

  /** The pages, each opened. */
  const PAGES: [string, () => Promise<void>][] = [
    ['begin', async () => open(host.address)],
    ['squad', async () => open(links[0]?.link ?? '')],
    ['catalogue', async () => tab(/^Catalogue$/, '#figures')],
    ['rules', async () => tab(/^Rules$/, '#terms')],
    ['odds', async () => tab(/^Odds$/, '[role=combobox]')],
  ];

  test('a link opens its squad with the verdict of the terminal, in every game', async () => {
    expect(links.length).toBe(4);
    for (const { game, name, verdict, link } of links) {
      await open(link);
      await phone.until(`the squad of ${game}`, async () => await phone.has('[data-verdict]'));
      const shown = await phone.driver.executeScript(
        `return [document.querySelector('[data-verdict]').dataset.verdict, document.querySelector('.title input').value]`,
      );
      expect(shown, game).toEqual([verdict, name]);
    }
  });

  test('asks its own host alone, and breaks no rule that it has for itself', async () => {
    await open(links[0]?.link ?? '');
    await phone.until('the squad', async () => await phone.has('[data-verdict]'));
    const others = await phone.driver.executeScript(
      `return performance.getEntriesByType('resource').map(({ name }) => name)
         .filter((name) => new URL(name).origin !== location.origin && !name.startsWith('data:'))`,
    );
    expect(others).toEqual([]);
    // Through the pages, and what else they load.
    for (const page of [/^Catalogue$/, /^Rules$/, /^Odds$/]) {
      await phone.tap(page);
      await rest();
    }
    const said = await phone.driver.manage().logs().get('browser');
    expect(said.map(({ message }) => message).filter((line) => !line.includes('favicon'))).toEqual([]);
    expect(host.asked.filter((path) => !path.startsWith(new URL(host.address).pathname))).toEqual([]);
  });

  test('keeps nothing', async () => {
    await open(links[0]?.link ?? '');
    const kept = await phone.driver.executeAsyncScript(
      `const done = arguments[0];
       Promise.all([indexedDB.databases(), caches.keys(), navigator.serviceWorker.getRegistrations()])
         .then((all) => done([...all.map((one) => one.length), localStorage.length, sessionStorage.length, document.cookie]))`,
    );
    expect(kept).toEqual([0, 0, 0, 0, 0, '']);
  });

  test('a pasted list is judged, and its link opens the same', async () => {
    await open(host.address);
    await phone.tap(/^Paste a list/);
    await phone.until('the field', async () => await phone.has('#squads-paste'));
    await phone.driver
      .findElement({ css: '#squads-paste' })
      .sendKeys('General Obi-Wan Kenobi\n4 Clone Trooper\nARC Trooper\n');
    await phone.until('the verdict', async () => await phone.has('[data-review] .chip.illegal'));
    await phone.tap(/^Create squad/);
    await phone.until('the squad', async () => await phone.has('[data-verdict=illegal]'));
    await phone.tap(/^Copy link$/);
    await phone.until('its address', async () =>
      (await phone.driver.getCurrentUrl()).includes('#squad=muster:1:'),
    );
    const link = await phone.driver.getCurrentUrl();
    await open(link);
    await phone.until('the squad', async () => await phone.has('[data-verdict=illegal]'));
  });

  test('axe finds nothing on any page, whatever the colours', async () => {
    for (const [name, go] of PAGES) {
      await go();
      await rest();
      for (const theme of THEMES) {
        await menu(theme);
        await phone.driver.executeScript(axe.source);
        const found = await phone.driver.executeAsyncScript(`
          const done = arguments[arguments.length - 1];
          axe.run(document).then(({ violations, passes }) => done([
            passes.some(({ id }) => id === 'color-contrast'),
            violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
              [id, html.slice(0, 300), failureSummary].join(' ')))]));
        `);
        expect(found, `${name} ${theme}`).toEqual([true, []]);
        if (process.env.MUSTER_PICTURES && theme !== THEMES[0])
          await phone.picture(
            join(process.env.MUSTER_PICTURES, `${name}-${theme.source.replace(/\W/g, '')}.png`),
          );
      }
    }
  });

  test('whatever the size and the language, nothing is cut off and all is large enough for a finger', async () => {
    for (const [width, height] of SIZES) {
      for (const [name, go] of PAGES) {
        await go();
        // A page that is loaded anew has the phone's own size.
        await phone.resize(width, height);
        await rest();
        expect(await phone.driver.executeScript('return innerWidth')).toBe(width);
        for (const language of LANGUAGES) {
          const here = await phone.driver.executeScript('return document.documentElement.lang');
          const tags = { English: 'en', Magyar: 'hu', 繁體中文: 'zh-Hant', 简体中文: 'zh-Hans' };
          if (here !== tags[language]) await menu(new RegExp(`^${language}$`));
          const at = `${name} ${language} ${width}`;
          if (process.env.MUSTER_PICTURES)
            await phone.picture(join(process.env.MUSTER_PICTURES, `${name}-${width}-${tags[language]}.png`));
          expect(await small(), at).toEqual([]);
          expect(await phone.cut(), at).toEqual([]);
          const wide = await phone.driver.executeScript(
            'return document.documentElement.scrollWidth - innerWidth',
          );
          expect(wide, at).toBeLessThanOrEqual(0);
        }
        await menu(/^English$/);
      }
    }
  });
});
