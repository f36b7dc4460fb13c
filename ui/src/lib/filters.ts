import type { FigureFilter } from '../bindings/FigureFilter';
import type { GameView } from '../bindings/GameView';
import type { Named } from '../bindings/Named';
import type { OwnedFilter } from '../bindings/OwnedFilter';
import type { Sort } from '../bindings/Sort';
import type { Listed } from './query/pages.svelte';
import type { t } from './words.svelte';

export const OWNED: OwnedFilter[] = ['owned', 'missing', 'wanted', 'for-trade'];

/** Filters on figures besides the search words. An empty filter matches everything. */
export interface Filters {
  sets: string[];
  factions: string[];
  eras: string[];
  rarities: string[];
  abilities: string[];
  /** Terms of the game, with their names. */
  terms: Named[];
  costMin: number | null;
  costMax: number | null;
  unique: boolean | null;
  owned: OwnedFilter | null;
}

/** Filters that take several values. */
export const LISTS = ['factions', 'eras', 'sets', 'rarities', 'abilities'] as const;
export type ListFilter = (typeof LISTS)[number];

export const NO_FILTERS: Filters = {
  sets: [],
  factions: [],
  eras: [],
  rarities: [],
  abilities: [],
  terms: [],
  costMin: null,
  costMax: null,
  unique: null,
  owned: null,
};

/** A sort order: the column's id, and whether it is descending. */
export interface Order {
  sort: string;
  descending: boolean;
}

export const BEST_FIRST: Order = { sort: 'relevance', descending: false };

/** A filter as a chip: its label, and the filters that remain without it. */
export interface Chip {
  key: string;
  label: string;
  without: Filters;
}

/** Returns the request for one page of rows. */
export function toRequest(
  game: string,
  query: string,
  filters: Filters,
  order: Order,
): Listed<'search_figures'> {
  return {
    game,
    query,
    ...toFilter(filters),
    ...(filters.terms.length > 0 && { terms: filters.terms.map((term) => term.id) }),
    sort: toSort(order.sort),
    descending: order.descending,
  };
}

/** Converts the filters to the form the program's commands take. */
export function toFilter({ costMin, costMax, ...lists }: Filters): FigureFilter {
  return { ...lists, cost_min: costMin, cost_max: costMax };
}

/** The columns every game has; the others are stats of its stat block. */
const PLAIN = ['relevance', 'name', 'cost', 'faction', 'set', 'rarity', 'owned'] as const;

function toSort(column: string): Sort {
  return PLAIN.find((plain) => plain === column) ?? { stat: column };
}

/** The values a game offers for a filter. */
export function choices(game: GameView, kind: ListFilter): Named[] {
  return kind === 'abilities' ? game.keywords : game[kind];
}

/** Adds a value to a filter, or removes it if present. */
export function toggled(filters: Filters, kind: ListFilter, id: string): Filters {
  const chosen = filters[kind];
  const next = chosen.includes(id) ? chosen.filter((c) => c !== id) : [...chosen, id];
  return { ...filters, [kind]: next };
}

/** Switches between owned figures only and all. */
export function toggledMine(filters: Filters): Filters {
  return { ...filters, owned: filters.owned === 'owned' ? null : 'owned' };
}

/** Returns every filter as chips, one for each value. */
export function chips(filters: Filters, game: GameView, say: typeof t): Chip[] {
  const out: Chip[] = [];
  for (const kind of LISTS) {
    const known = choices(game, kind);
    for (const id of filters[kind]) {
      const name = known.find((k) => k.id === id)?.name ?? id;
      const label = kind === 'eras' ? say('catalogue-chip-era', { era: name }) : name;
      out.push({ key: `${kind}:${id}`, label, without: toggled(filters, kind, id) });
    }
  }
  for (const { id, name } of filters.terms) {
    const terms = filters.terms.filter((term) => term.id !== id);
    out.push({ key: `terms:${id}`, label: name, without: { ...filters, terms } });
  }
  const { costMin, costMax } = filters;
  if (costMin !== null || costMax !== null) {
    const range = costMin === null ? 'most' : costMax === null ? 'least' : 'range';
    const label = say(`catalogue-chip-cost-${costMin === costMax ? 'exactly' : range}`, {
      min: costMin ?? 0,
      max: costMax ?? 0,
    });
    out.push({ key: 'cost', label, without: { ...filters, costMin: null, costMax: null } });
  }
  if (filters.unique !== null) {
    const label = say(filters.unique ? 'catalogue-unique-yes' : 'catalogue-unique-no');
    out.push({ key: 'unique', label, without: { ...filters, unique: null } });
  }
  if (filters.owned !== null) {
    const label = say(`catalogue-owned-${filters.owned}`);
    out.push({ key: 'owned', label, without: { ...filters, owned: null } });
  }
  return out;
}

/** Whether no filter is set. */
export function isUnfiltered(filters: Filters): boolean {
  return (
    LISTS.every((kind) => filters[kind].length === 0) &&
    filters.terms.length === 0 &&
    filters.costMin === null &&
    filters.costMax === null &&
    filters.unique === null &&
    filters.owned === null
  );
}
