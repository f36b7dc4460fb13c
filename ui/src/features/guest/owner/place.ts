import type { Page } from '../../../lib/route.svelte';

/** The pages of the user's own phone, in the order of their tabs. */
export const TABS = ['collection', 'squads', 'catalogue', 'rules'] as const satisfies readonly Page[];
export type Tab = (typeof TABS)[number];

/** Where a page is: a game's tab, and what is open on it: a set, a squad, a figure, a term. */
export interface Place {
  game: string;
  tab: Tab;
  item: string | null;
}

/** Returns whether a page of the window is one of the phone's. */
export const isTab = (page: string | undefined): page is Tab => TABS.some((tab) => tab === page);

/** The place as a fragment of the address. The slash before it keeps it apart from the key of an invitation. */
export function hashOf({ game, tab, item }: Place): string {
  return `#/${[game, tab, ...(item === null ? [] : [item])].map(encodeURIComponent).join('/')}`;
}

/** The place that a fragment names; null if it names none. */
export function placeOf(hash: string): Place | null {
  const [start, ...parts] = hash.split('/');
  if (start !== '#') return null;
  try {
    const [game, tab, item = null] = parts.map(decodeURIComponent);
    return game && isTab(tab) && parts.length <= 3 ? { game, tab, item } : null;
  } catch {
    // Somebody has typed it.
    return null;
  }
}
