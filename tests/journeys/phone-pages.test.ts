import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder, PROGRAM, pause } from './desktop';
import { Phone } from './phone';
import { fill, fillNight, kept, muster } from './shelf';

/** What `muster serve` says of an invitation. */
interface Invitation {
  url: string;
  at: { role: string; hero: string | null };
}

const SIZES = [
  [360, 640],
  [412, 915],
  [834, 1194],
] as const;
const THEMES = ['light', 'dark', 'contrast'] as const;
const LANGUAGES = ['en', 'hu', 'zh-Hant', 'zh-Hans'] as const;
const GAME = 'star-wars-miniatures';
/** The pages of one's own phone: of each tab the list, and something that is open. `SQUAD` is the one that is saved here. */
const OWN = [
  'collection',
  'collection/rebel-storm',
  'squads',
  'squads/SQUAD',
  'catalogue',
  'catalogue/swm%2Fluke-skywalker-jedi-knight',
  'rules',
  'rules/double-attack',
].map((page) => `#/${GAME}/${page}`);
/** One of each too many, figures of two factions, more points than there are: a squad with much to say of it. */
const WRONG = '2 Luke Skywalker, Jedi Knight\nGeneral Grievous, Droid Army Commander\n2 Han Solo\n';
/** Each seat, with what it is about, a text that its page shows, and its pages by their addresses. */
const SEATS: [string, string[], RegExp, string[]?][] = [
  ['rebels', ['--campaign', 'Wednesdays'], /Aftermath/],
  ['jyn-odan', ['--campaign', 'Wednesdays'], /Aftermath/],
  ['rebels', ['--campaign', 'Tuesdays'], /Mission/, ['#/campaign']],
  ['jyn-odan', ['--campaign', 'Tuesdays'], /Mission/, ['#/campaign']],
  ['empire', ['--campaign', 'Wednesdays'], /Aftermath/],
  ['night-watcher', ['--campaign', 'Wednesdays'], /Aftermath/],
  ['player', ['--table', 'Thursday'], /Thursday/],
  ['table-watcher', ['--table', 'Thursday'], /Thursday/],
  ['tournament-player', ['--tournament', 'Open'], /table 1/i],
  ['tournament-watcher', ['--tournament', 'Open'], /Anna/],
  ['owner', [], /Star Wars|Skywalker|Muster/, OWN],
];

describe.each(SEATS)('the pages of %s %s', (seat, at, shows, pages = ['']) => {
  const data = join(folder('seats'), 'data');
  let host: ChildProcess;
  let invitation: Invitation;
  const phones: Phone[] = [];
  let squad = '';

  /** Opens one of the seat's pages. */
  async function open(page: string): Promise<void> {
    const [phone] = phones;
    if (page === '') return;
    await phone?.driver.executeScript('location.hash = arguments[0]', page.replace('SQUAD', squad));
    await phone?.until(page, async () => ((await phone.text('main')) ?? '').length > 40);
    await pause(300);
  }

  beforeAll(async () => {
    fillNight(data, 'Wednesdays');
    fill(data, 'en');
    if (seat.startsWith('tournament')) {
      muster(
        data,
        'tournament',
        'new',
        'Open',
        '--player',
        'Anna',
        '--player',
        'Bela',
        '--player',
        'Cili',
        '--game',
        'star-wars-miniatures',
      );
      muster(data, 'tournament', 'pair', 'Open');
    }
    if (seat === 'owner') {
      muster(data, 'squad', 'save', kept(data, 'wrong.txt', WRONG), '--game', GAME, '--name', 'Wrong');
      const squads = JSON.parse(muster(data, 'squad', 'list', '--json')) as { uuid: string; name: string }[];
      squad = squads.find(({ name }) => name === 'Wrong')?.uuid ?? '';
    }
    const said = ['serve', '--data', data, '--this-machine', '--port', '0', '--json', '--seat', seat, ...at];
    host = spawn(join(dirname(PROGRAM), 'muster'), said, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    host.stdout?.on('data', (part) => (text += part));
    while (!text.trimEnd().endsWith(']')) await pause(50);
    [invitation] = JSON.parse(text);
    phones.push(await Phone.on());
    await phones[0]?.join(invitation.url, 'Anna');
    if (seat === 'tournament-player') await phones[0]?.tap(/^I’m Anna$/);
    await phones[0]?.says(shows);
  }, 120_000);
  afterAll(async () => {
    for (const phone of phones) await phone.off();
    host?.kill();
  });

  test('axe finds nothing, whatever the colours', async () => {
    const [phone] = phones;
    for (const theme of THEMES) {
      await phone?.look({ theme });
      await phone?.says(shows);
      await pause(300);
      await phone?.driver.executeScript(axe.source);
      for (const page of pages) {
        await open(page);
        const found = await phone?.driver.executeAsyncScript(`
          const done = arguments[arguments.length - 1];
          axe.run(document).then(({ violations, passes }) => done([
            passes.some(({ id }) => id === 'color-contrast'),
            violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
              [id, html.slice(0, 300), failureSummary].join(' ')))]));
        `);
        expect(found, `${theme} ${page}`).toEqual([true, []]);
      }
    }
  });

  test('whatever the size and the language, nothing is cut off and all is large enough for a finger', async () => {
    const [phone] = phones;
    for (const [width, height] of SIZES) {
      await phone?.resize(width, height);
      for (const language of LANGUAGES) {
        await phone?.look({ language });
        await phone?.until('the page', async () => ((await phone?.text('main')) ?? '').length > 10);
        await pause(300);
        for (const [number, page] of pages.entries()) {
          await open(page);
          const which = `${language} ${width} ${page}`;
          expect(await phone?.small(), which).toEqual([]);
          expect(await phone?.cut(), which).toEqual([]);
          // Nothing scrolls sideways, neither the page nor what scrolls in it.
          const wide = await phone?.driver.executeScript(
            `return [document.documentElement, ...document.querySelectorAll('.shown, main, .body')]
               .map((one) => one.scrollWidth - one.clientWidth)`,
          );
          expect(Math.max(...(wide as number[])), which).toBeLessThanOrEqual(0);
          if (process.env.MUSTER_PICTURES)
            await phone?.picture(
              join(process.env.MUSTER_PICTURES, `${seat}-${width}-${language}-${number}.png`),
            );
        }
      }
    }
  });
});
