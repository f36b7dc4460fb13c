import type { FigureDetails } from '../../bindings/FigureDetails';
import type { FigureLine } from '../../bindings/FigureLine';
import type { GameView } from '../../bindings/GameView';
import type { SearchRequest } from '../../bindings/SearchRequest';
import type { Settings } from '../../bindings/Settings';
import type { Started } from '../../bindings/Started';
import { NO_SETTINGS } from '../../lib/desk.svelte';
import type { Answers } from '../../platform/memory';

/** A small made-up game for tests of pages. */
export const GAME: GameView = {
  id: 'made-up',
  name: 'Made Up',
  squad: 'squad',
  catalogue_date: '2026-01-01',
  points: true,
  activations: true,
  figures: 3,
  printings: 4,
  factions: [
    { id: 'reds', name: 'Reds', colour: '#aa0000', shape: 'circle' },
    { id: 'blues', name: 'Blues', colour: '#0000aa', shape: 'square' },
  ],
  sides: [],
  eras: [
    { id: 'old', name: 'Old Days' },
    { id: 'new', name: 'New Days' },
  ],
  sets: [
    { id: 'one', name: 'Set One', short: 'S1', released: null, printings: 2 },
    { id: 'two', name: 'Set Two', short: 'S2', released: null, printings: 2 },
  ],
  rarities: [
    { id: 'C', name: 'common', symbol: '●' },
    { id: 'R', name: 'rare', symbol: '★' },
  ],
  stats: [
    { id: 'hp', name: 'HP', on_card: true },
    { id: 'force', name: 'Force', on_card: false },
  ],
  formats: [],
  traits: [],
  roles: [],
  share_styles: [],
  keywords: [
    { id: 'Grenades', name: 'Grenades' },
    { id: 'Stealth', name: 'Stealth' },
  ],
} as GameView;

export const SETTINGS: Settings = { ...NO_SETTINGS, welcomed: true };

/** A row of the catalogue. */
export function line(id: string, name: string, more: Partial<FigureLine> = {}): FigureLine {
  return {
    id,
    game: GAME.id,
    name,
    local_name: name,
    cost: { known: 9 },
    cost_text: '9',
    factions: ['reds'],
    unique: false,
    printings: [{ id: `${id}/1`, set: 'one', number: '1', rarity: 'C' }],
    printed: 'Set One 1',
    set: 'Set One',
    number: '1',
    rarity: 'C',
    owned: { figures: 0, cards: 0, wanted: 0, for_trade: 0 },
    stats: { hp: 10 },
    ...more,
  };
}

/** All there is to say of a figure. */
export function details(id: string, name: string, more: Partial<FigureDetails> = {}): FigureDetails {
  return {
    game: GAME.id,
    figure: id,
    name,
    local_name: name,
    factions: ['Reds'],
    faction_ids: ['reds'],
    cost_text: '9',
    cost: 9,
    unique: false,
    subtitle: 'Reds',
    stats: { hp: 10 },
    stat_block: [{ label: 'HP', value: '10' }],
    keywords: { abilities: ['Grenades 10'] },
    traits: [],
    persons: [],
    signs: [],
    lines: [{ label: 'Grenades 10', value: '' }],
    printings: [
      {
        printing: `${id}/1`,
        set: 'Set One',
        number: '1',
        rarity: 'C',
        owned: 2,
        cards: 1,
        wanted: 0,
        for_trade: 0,
      },
    ],
    squads: [],
    same_person: [],
    source: 'A book',
    suspect: null,
    mine: false,
    owned: 2,
    promised: 0,
    ...more,
  };
}

/** A program whose catalogue has so many figures, `Figure 0` and on. */
export function answers(count = 3): Answers {
  const names = (request: SearchRequest) =>
    Array.from({ length: count }, (_, n) => `Figure ${n}`).filter((name) =>
      name.toLowerCase().includes(request.query.toLowerCase()),
    );
  return {
    start: {
      version: '1',
      data_dir: '/data',
      language: 'en',
      languages: [],
      settings: SETTINGS,
      games: [{ id: GAME.id, name: GAME.name, figures: count }],
      broken_packs: 0,
      first_run: false,
      trouble: null,
      notices: [],
    } as Started,
    game: { ...GAME, figures: count },
    change_settings: (request) => ({ ...SETTINGS, ...request.change }) as Settings,
    search_figures: (request) => {
      const found = names(request);
      const part = found.slice(request.offset, request.offset + request.limit);
      return {
        total: found.length,
        rows: part.map((name) => line(`m/${name.split(' ')[1]}`, name)),
      };
    },
    figure: (request) => details(request.figure, `Figure ${request.figure.split('/')[1]}`),
  };
}
