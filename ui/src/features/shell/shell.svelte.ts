import type { WireError } from '../../bindings/WireError';
import { type Page, route } from '../../lib/route.svelte';

/** What of the window's frame is open. */
class Shell {
  palette = $state(false);
  keys = $state(false);
  /** What went wrong without a place of its own, such as a file dropped on the window. */
  fault = $state<WireError | null>(null);
  private places = new Map<string, { page: Page; item: string | null }>();

  /** Remembers where a game was left, and goes to where the other one was. */
  swap(from: string | undefined, to: string): void {
    if (from) this.places.set(from, { page: route.page, item: route.item });
    const place = this.places.get(to);
    // What is open in one game (a squad, a figure) isn't in the other.
    route.go(place?.page ?? route.page, place?.item ?? null);
  }
}

export const shell = new Shell();
