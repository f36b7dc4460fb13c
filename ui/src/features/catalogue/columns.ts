import type { FigureLine } from '../../bindings/FigureLine';
import type { GameView } from '../../bindings/GameView';
import { BEST_FIRST, type Order } from '../../lib/filters';
import type { t } from '../../lib/words.svelte';
import { keeps } from '../../platform';

/** A column of the catalogue; its id is the sort key. */
export interface Column {
  id: string;
  label: string;
  /** The full name, if the heading is only a symbol or an abbreviation. */
  title?: string;
  number?: boolean;
  /** Whether it is a stat, which is dropped first if there is no room. */
  stat?: boolean;
  /** Whether the first click sorts in descending order. */
  mostFirst?: boolean;
}

/** The columns of a game: those every game has, then the stats of its cards. */
export function columns(game: GameView, say: typeof t): Column[] {
  const stats = game.stats.filter((s) => s.on_card);
  return [
    { id: 'faction', label: '●', title: say('catalogue-column-faction') },
    { id: 'name', label: say('catalogue-column-name') },
    { id: 'set', label: say('catalogue-column-set') },
    { id: 'rarity', label: '◆', title: say('catalogue-column-rarity') },
    ...(keeps() ? [{ id: 'owned', label: say('catalogue-column-own'), number: true, mostFirst: true }] : []),
    ...(game.points ? [{ id: 'cost', label: say('catalogue-column-cost'), number: true }] : []),
    ...stats.map((s) => ({ id: s.id, label: s.name, number: true, stat: true, mostFirst: true })),
  ];
}

/** A stat column's width in rem, enough for its heading unless that is very long. */
export function widthOf(label: string): number {
  const wide = [...label].filter((c) => /[\u2e80-\uffef]/u.test(c)).length;
  const length = 0.5 * ([...label].length - wide) + 0.9 * wide;
  return Math.min(Math.max(2.6, length + 0.2), 4.2);
}

/** The order after a click on a column: by it, then reversed, then best matches first. */
export function nextOrder(order: Order, column: Column): Order {
  const first = column.mostFirst ?? false;
  if (order.sort !== column.id) return { sort: column.id, descending: first };
  if (order.descending === first) return { sort: column.id, descending: !first };
  return BEST_FIRST;
}

/** The value of a column's `aria-sort`. */
export function ariaSort(order: Order, column: Column): 'ascending' | 'descending' | 'none' {
  if (order.sort !== column.id) return 'none';
  return order.descending ? 'descending' : 'ascending';
}

/** A stat of a figure as text; empty if it has none. */
export function stat(line: FigureLine, id: string): string {
  const value = line.stats[id];
  return value === undefined ? '' : String(value);
}
