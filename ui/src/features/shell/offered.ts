import { desk } from '../../lib/desk.svelte';
import { PAGES, type Page } from '../../lib/route.svelte';

/** A page with the key that goes to it. */
export interface Offered {
  page: Page;
  press: string;
}

/** The pages that the open game has a use for; a page's key is the same in every game. */
export function offered(): Offered[] {
  const all = PAGES.map((page, index) => ({ page, press: `Alt+${(index + 1) % 10}` }));
  return all.filter(({ page }) => page !== 'matches' || desk.game?.matches !== undefined);
}
