import type { SeatsRequest } from '../../bindings/SeatsRequest';
import type { WireError } from '../../bindings/WireError';
import { type Page, route } from '../../lib/route.svelte';

/** The state of the window's frame. */
class Shell {
  palette = $state(false);
  keys = $state(false);
  /** What phones are let in for; null while the dialog is closed. */
  phones = $state.raw<SeatsRequest | null>(null);
  /** An error that belongs to no page, such as that of a file dropped on the window. */
  fault = $state<WireError | null>(null);
  private places = new Map<string, { page: Page; item: string | null }>();

  /** Remembers the route in the game being left, and restores that of the other. */
  swap(from: string | undefined, to: string): void {
    if (from) this.places.set(from, { page: route.page, item: route.item });
    const place = this.places.get(to);
    // Items such as squads and figures exist in one game only.
    route.go(place?.page ?? route.page, place?.item ?? null);
  }
}

export const shell = new Shell();
