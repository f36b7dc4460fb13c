import { tick } from 'svelte';
import { desk } from '../../../lib/desk.svelte';
import { route } from '../../../lib/route.svelte';
import { hashOf, isTab, type Place, placeOf } from './place';

/** Set while another game is opened: game and page change one after the other. */
let opening = false;

function here(): Place | null {
  return desk.game && isTab(route.page) ? { game: desk.game.id, tab: route.page, item: route.item } : null;
}

/** Goes where the address says; the collection, if it says nothing that there is. */
async function arrive(): Promise<void> {
  const to = placeOf(location.hash);
  const known = desk.started?.games.some(({ id }) => id === to?.game);
  if (to && known && to.game !== desk.game?.id) await swap(to.game, to);
  else if (to && known) route.go(to.tab, to.item);
  else route.go('collection');
}

/** Opens another game, on the same page unless told otherwise. */
export async function swap(game: string, to?: Place): Promise<void> {
  opening = true;
  try {
    // What was open is of the other game.
    route.go(to?.tab ?? route.page, null);
    await desk.open(game, () => route.go(to?.tab ?? route.page, to?.item ?? null));
  } finally {
    opening = false;
    follow();
  }
}

/** Writes into the address where the page is, as a step that the browser's back button takes back. */
export function follow(): void {
  const place = here();
  if (opening || place === null || location.hash === hashOf(place)) return;
  history.pushState({ within: true }, '', hashOf(place));
}

/** Back to where the open thing was opened from; to its list, if it was opened by its address. */
export function back(): void {
  if ((history.state as { within?: boolean } | null)?.within) history.back();
  else route.go(route.page);
}

/** Begins where the address says, and follows the browser's buttons until the returned function is called. */
export async function begin(): Promise<() => void> {
  await arrive();
  const place = here();
  // The first page is no step of its own: before it, there is nothing to go back to.
  if (place) history.replaceState(null, '', hashOf(place));
  // An invitation's key in the address is for whoever lets guests in.
  const moved = () => void (placeOf(location.hash) && arrive());
  window.addEventListener('popstate', moved);
  return () => window.removeEventListener('popstate', moved);
}

/** How far each place was scrolled. */
const scrolled = new Map<string, number>();

/** Scrolls a page to where it was when it was left. */
export function keepsScroll(page: HTMLElement): () => void {
  const key = location.hash;
  const note = () => scrolled.set(key, page.scrollTop);
  void tick().then(() => page.scrollTo?.(0, scrolled.get(key) ?? 0));
  page.addEventListener('scroll', note, { passive: true });
  return () => page.removeEventListener('scroll', note);
}
