import { render } from '@testing-library/svelte';
import type { GameView } from '../src/bindings/GameView';
import type { HomeView } from '../src/bindings/HomeView';
import type { Settings } from '../src/bindings/Settings';
import type { SquadCard } from '../src/bindings/SquadCard';
import type { Started } from '../src/bindings/Started';
import { pages } from '../src/features/shell/pages.svelte';
import Start from '../src/features/shell/Start.svelte';
import { shell } from '../src/features/shell/shell.svelte';
import { desk, NO_SETTINGS } from '../src/lib/desk.svelte';
import { notices } from '../src/lib/notices.svelte';
import { route } from '../src/lib/route.svelte';
import { setPlatform } from '../src/platform';
import { type Answers, MemoryPlatform } from '../src/platform/memory';

/** The whole window with made-up answers, for tests of its frame. */

export const GAMES = [
  { id: 'one', name: 'First Game', figures: 40 },
  { id: 'two', name: 'Second Game', figures: 7 },
];

export const SETTINGS: Settings = { ...NO_SETTINGS, welcomed: true };

export const STARTED: Started = {
  version: '0.1.0',
  data_dir: '/home/ada/muster',
  language: 'en',
  languages: [
    { id: 'en', name: 'English' },
    { id: 'hu', name: 'Magyar' },
    { id: 'zh-Hant', name: '繁體中文' },
    { id: 'zh-Hans', name: '简体中文' },
  ],
  settings: SETTINGS,
  games: GAMES,
  broken_packs: 0,
  first_run: false,
  trouble: null,
  notices: [],
};

export const SQUAD: SquadCard = {
  uuid: 's1',
  machine: 'machine',
  game: 'one',
  name: 'Dawn patrol',
  format: 'standard',
  format_name: 'Standard',
  revision: 2,
  figures: 0,
  created: '2026-01-01T10:00:00Z',
  updated: '2026-01-02T10:00:00Z',
  deleted_at: null,
  folder: '',
  tags: [],
  faction_id: 'red',
  verdict: 'legal',
  points: { limit: 100, total: 91, left: 9 },
  members: [],
  missing: 0,
};

const EMPTY: HomeView['collection'] = {
  figures: 0,
  cards: 0,
  printings: 0,
  catalogue: 40,
  value: [],
  worth: [],
  unpriced: 0,
  duplicates: 0,
  wanted: 0,
  for_trade: 0,
  sets: [],
  by_rarity: [],
  by_faction: [],
  years: [],
};

export const HOME: HomeView = {
  squads: [SQUAD],
  squads_total: 1,
  collection: {
    ...EMPTY,
    figures: 12,
    printings: 10,
    sets: [
      {
        set: 'first',
        name: 'First Set',
        short: 'FS',
        released: null,
        size: 20,
        owned: 5,
        printings: 20,
        figures: 6,
      },
    ],
  },
  campaigns: [],
  attention: [],
  saved_at: SQUAD.updated,
  has_sample: true,
  matches: [],
  others: [],
};

export const EMPTY_HOME: HomeView = {
  squads: [],
  squads_total: 0,
  collection: EMPTY,
  campaigns: [],
  attention: [],
  saved_at: null,
  has_sample: true,
  matches: [],
  others: [],
};

/** A made-up game. */
export const view = (id: string): GameView => ({
  id,
  name: GAMES.find((g) => g.id === id)?.name ?? id,
  squad: id === 'two' ? 'warband' : 'squad',
  catalogue_date: '2026-01-01',
  points: true,
  activations: true,
  balance: false,
  figures: 40,
  printings: 40,
  factions: [{ id: 'red', name: 'Red', colour: '#aa0000', shape: 'circle' }],
  sides: [],
  eras: [],
  sets: [],
  rarities: [],
  stats: [],
  formats: [],
  traits: [],
  roles: [],
  share_styles: [],
  modes: [],
  keywords: [],
});

/** The default answers. */
export function answers(): Answers {
  let settings: Settings = { ...SETTINGS };
  return {
    start: () => ({ ...STARTED, settings }),
    game: ({ game }) => view(game),
    groups: { groups: [], forks: [], twice: null, held_back: 0 },
    counts: { figures: 40, owned: 12, squads: 1 },
    home: HOME,
    squads: [SQUAD],
    campaigns: { campaigns: [], games: [] },
    search_figures: { total: 0, rows: [] },
    term_lines: { lines: [], total: 0, choices: { kinds: [], deeds: [], bonuses: [] } },
    backups: { backups: [], folder: '/home/ada/muster/backups', notices: [], newest_sound: null },
    packs: { packs: [], folder: '/home/ada/muster/packs' },
    aliases: [],
    about: { version: '0.1.0', licence: 'MIT', games: [] },
    change_settings: ({ change }) => {
      settings = { ...settings, ...change };
      return settings;
    },
  };
}

// Loads the pages' code before the first test's timeout starts.
await pages.readAll();

/** Opens the window as at the start of the program. */
export async function openWindow(
  given: Answers = {},
): Promise<{ host: MemoryPlatform; container: HTMLElement }> {
  const host = new MemoryPlatform({ ...answers(), ...given });
  setPlatform(host);
  Object.assign(shell, { palette: false, keys: false, fault: null });
  desk.started = undefined;
  notices.forget();
  desk.game = undefined;
  desk.settings = { ...SETTINGS };
  route.go('home');
  const { container } = render(Start);
  // Lets the program answer before the first page is drawn.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return { host, container };
}
