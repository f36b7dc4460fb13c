import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Desktop, folder, Key } from '../journeys/desktop';
import { ask, settled } from '../journeys/pages';
import { kept, muster as terminal } from '../journeys/shelf';
import { LANGUAGE, OUT, SIZE, TEXT, THEME } from './asked';
import { dressed, taken } from './dressed';

/** Every page and dialog of campaigns, to be reviewed in any appearance; the guides show only some. */

const SETUP = `
campaign = 'core'
heroes = ['diala-passil', 'fenn-signis', 'gaarkhan', 'jyn-odan']
imperial_class = 'military-might'
seed = 7
`;
const AFTERMATH = `
[[step]]
do = 'mission'
name = 'aftermath'
winner = 'rebels'
crates = 2
drawn = ['high-moon', 'homecoming']
`;
const LATER = `
[[step]]
do = 'shop'
[[step]]
do = 'next'
[[step]]
do = 'next'
[[step]]
do = 'mission'
name = 'high-moon'
winner = 'empire'
crates = 1
[[step]]
do = 'next'
[[step]]
do = 'next'
[[step]]
do = 'mission'
name = 'a-new-threat'
winner = 'rebels'
`;
const UPGRADED = `${LATER}
[[step]]
do = 'next'
[[step]]
do = 'next'
[[step]]
do = 'mend'
entry = 1
winner = 'empire'
why = 'we misread the terminals'
[[step]]
do = 'mend'
entry = 2
remove = true
why = 'never laid out'
`;
const PAPER = `
[[step]]
do = 'paper'
missions = ['aftermath: rebels', '?: empire']
rebels = { credits = 450 }
jyn-odan = { xp = 2, cards = ['dl-44'] }
`;
/** Journals by position among the campaigns changed last, oldest first. */
const JOURNALS: [string, string][] = [
  ['Kept on paper', SETUP + PAPER],
  ['In the Rebel upgrade', `${SETUP + AFTERMATH + LATER}[[step]]\ndo = 'shop'\n`],
  ['In the Imperial upgrade', `${SETUP + AFTERMATH}[[step]]\ndo = 'next'\n`],
  ['Not begun', SETUP],
  ['Thursdays at Béla’s', SETUP + AFTERMATH + UPGRADED],
];
const LAST = JOURNALS.length - 1;

type Way = (muster: Desktop) => Promise<void>;

/** Opens a campaign's books by its position in the list. */
const books =
  (at: number, ...then: Way[]): Way =>
  async (muster) => {
    await muster.press(Key.ESCAPE);
    await muster.chord(Key.ALT, '5');
    await settled(muster);
    for (let down = 0; down <= LAST - at; down++) await muster.press(Key.ARROW_DOWN);
    await muster.press(Key.ENTER);
    await settled(muster);
    for (const way of then) {
      await way(muster);
      await settled(muster);
    }
  };
const click =
  (css: string): Way =>
  async (muster) => {
    await (await muster.find(css)).click();
  };
const keys =
  (...pressed: string[]): Way =>
  async (muster) => {
    for (const key of pressed) await muster.press(key);
  };
/** An item of the campaign's menu. */
const menu =
  (entry: number): Way =>
  async (muster) => {
    await click('.page-head [aria-haspopup=menu]')(muster);
    await muster.until('the menu', () => muster.has('[role=menuitem]'));
    await muster.driver.executeScript(`document.querySelectorAll('[role=menuitem]')[${entry}].click()`);
  };
const scrolled =
  (css: string): Way =>
  async (muster) => {
    await muster.driver.executeScript(`document.querySelector(arguments[0])?.scrollIntoView()`, css);
  };

const PAGES: [string, Way][] = [
  ['list', async (muster) => keys(Key.ESCAPE)(muster).then(() => muster.chord(Key.ALT, '5'))],
  ['not-begun', books(3)],
  ['rebel-upgrade', books(1)],
  ['rebel-upgrade-shop', books(1, scrolled('.shop'))],
  ['rebel-upgrade-below', books(1, scrolled('.decks'))],
  ['imperial-upgrade', books(2)],
  ['imperial-upgrade-below', books(2, scrolled('.steps details:last-of-type'))],
  ['mission-next', books(LAST)],
  [
    'history',
    books(LAST, async (muster) => {
      // If the panes are folded, the ledger is behind a button.
      if (await muster.has('nav.switch button:last-child'))
        await click('nav.switch button:last-child')(muster);
    }),
  ],
  [
    'history-ledger',
    books(LAST, async (muster) => {
      if (await muster.has('nav.switch button:last-child'))
        await click('nav.switch button:last-child')(muster);
      await click('.ledger .ways label:last-of-type')(muster);
    }),
  ],
  ['paper-open', books(0)],
  ['result', books(LAST, keys('m'))],
  [
    'mend',
    books(LAST, async (muster) => {
      await muster.driver.executeScript(`[...document.querySelectorAll('.entry .change')].at(-1).click()`);
    }),
  ],
  ['correct', books(LAST, menu(1))],
  ['swap', books(LAST, menu(2))],
  ['skip', books(LAST, menu(3))],
  ['paper', books(3, menu(4))],
  ['amounts', books(LAST, menu(4))],
  ['sessions', books(LAST, click('#campaign-tab-evenings'))],
  ['photos', books(LAST, click('#campaign-tab-photos'))],
  ['photo', books(LAST, click('#campaign-tab-photos'), click('main li button:has(img)'))],
  ['charts', books(LAST, click('#campaign-tab-charts'))],
  ['night-start', books(3, click('.page-head .actions .btn:nth-of-type(2)'))],
  ['night', books(LAST, click('.page-head .actions .btn:nth-of-type(2)'))],
  [
    'setup',
    async (muster) =>
      keys(Key.ESCAPE)(muster)
        .then(() => muster.chord(Key.ALT, '5'))
        .then(() => settled(muster))
        .then(() => muster.press('n')),
  ],
  ['setup-chosen', click('main .choice input[type=radio], main input[type=radio]')],
  ['setup-heroes', (muster) => muster.chord(Key.ALT, Key.ARROW_RIGHT)],
  ['setup-class', (muster) => muster.chord(Key.ALT, Key.ARROW_RIGHT)],
  ['setup-side', (muster) => muster.chord(Key.ALT, Key.ARROW_RIGHT)],
  ['setup-begin', (muster) => muster.chord(Key.ALT, Key.ARROW_RIGHT)],
  ['home', async (muster) => keys(Key.ESCAPE)(muster).then(() => muster.chord(Key.ALT, '1'))],
];

/** Records sessions with photos, one of them in the future. */
async function evenings(muster: Desktop, campaign: string, photo: string): Promise<void> {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const players = 'Anna, Béla, Csilla, Dani, Emese';
  const save = (date: string, note: string) =>
    ask<{ evenings: { id: string; date: string }[] }>(muster, 'save_evening', {
      ...{ campaign, evening: null, date, players, note },
    });
  await save(at(6), 'At Béla’s, from 6 p.m.; Csilla brings snacks');
  const date = at(-8);
  const { evenings: kept } = await save(date, 'Too long a first mission, but what a finish!');
  const evening = kept.find((one) => one.date === date)?.id;
  for (let once = 0; once < 3; once++) await ask(muster, 'add_evening_photo', { evening, path: photo });
}

// The guides show none of these; they are taken only if a folder is named.
describe.skipIf(!process.env.MUSTER_PICTURES)('pictures of campaigns', () => {
  const data = join(folder('pictures-campaign'), 'data');
  const out = join(OUT, `campaign-${LANGUAGE}-${THEME}-${SIZE}-${TEXT}`);
  let muster: Desktop;

  beforeAll(async () => {
    JOURNALS.forEach(([name, journal], at) => {
      terminal(data, 'campaign', 'new', name, kept(data, `${at}.toml`, journal));
    });
    const thursdays = JOURNALS[LAST]?.[0] ?? '';
    const night = (...said: string[]) => terminal(data, 'campaign', 'night', thursdays, ...said);
    const mission = JSON.parse(night('--json')) as {
      choices: { id: string }[];
      mission: { mission: string } | null;
    };
    const first = mission.mission?.mission ?? mission.choices[0]?.id ?? '';
    night('begin', first);
    for (let round = 0; round < 3; round++) night('round');
    night('deploy', 'Stormtrooper');
    night('hero', 'Jyn Odan', '1');
    terminal(data, 'settings', 'set', 'language', LANGUAGE);
    muster = await dressed(data, 'imperial-assault');
    const photo = join(data, '..', 'table.png');
    await muster.picture(photo);
    await evenings(muster, thursdays, photo);
  });
  afterAll(() => muster?.kill());

  test.each(PAGES)('%s', async (name, way) => {
    await way(muster);
    await taken(muster, out, name);
  });
});
