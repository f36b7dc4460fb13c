import { desk } from '../../lib/desk.svelte';
import { keyOf, PAGES, type Page } from '../../lib/route.svelte';

/** A page with the key that opens it. */
export interface Offered {
  page: Page;
  press: string;
}

/** The pages that the open game needs; a page's key is the same in every game. */
export function offered(): Offered[] {
  const all = PAGES.map((page) => ({ page, press: keyOf(page) }));
  const scored = (page: Page) => page === 'matches' || page === 'tournaments';
  return all.filter(({ page }) => !scored(page) || desk.game?.matches !== undefined);
}
