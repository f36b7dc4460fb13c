import { untrack } from 'svelte';
import type { HoldingSort } from '../../bindings/HoldingSort';
import { desk } from '../../lib/desk.svelte';
import { PerGame } from '../../lib/perGame';
import { EVERYTHING, type Listing } from './holdings.svelte';

/** The tabs of the page. */
export const TABS = ['printings', 'quick', 'sets', 'overview', 'products', 'field', 'trades'] as const;
export type Tab = (typeof TABS)[number];

/** A box whose figures are being entered. */
export interface Opening {
  name: string;
  /** The number of figures it contains, if known. */
  figures: number | null;
}

interface Left {
  tab?: Tab;
  sort?: HoldingSort;
  descending?: boolean;
  /** The set last used for bulk entry, by game. */
  sets?: Record<string, string>;
  withCards?: boolean;
}

/** The state specific to one game, as sets and factions differ. */
class Looked {
  listing = $state.raw<Listing>(EVERYTHING);
  opening = $state.raw<Opening | null>(null);
  /** The printing whose details are open. */
  printing = $state<string | null>(null);
}

/** The state of the page, kept for each game while other pages are shown. */
class CollectionState {
  tab = $state<Tab>('printings');
  private readonly looked = new PerGame(() => new Looked());
  private here = $state.raw(new Looked());
  private begun = false;

  get listing(): Listing {
    return this.here.listing;
  }

  set listing(listing: Listing) {
    this.here.listing = listing;
  }

  get opening(): Opening | null {
    return this.here.opening;
  }

  set opening(opening: Opening | null) {
    this.here.opening = opening;
  }

  get printing(): string | null {
    return this.here.printing;
  }

  set printing(printing: string | null) {
    this.here.printing = printing;
  }

  /** Restores the saved state, once. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    const left = this.left;
    this.tab = left.tab ?? 'printings';
    this.listing = { ...EVERYTHING, sort: left.sort ?? 'set', descending: left.descending ?? false };
  }

  /** Switches to a game's state, keeping the sort order of the previous one. */
  plays(game: string): void {
    const there = this.looked.of(game);
    const here = untrack(() => this.here);
    if (there === here) return;
    const { sort, descending } = here.listing;
    there.listing = { ...untrack(() => there.listing), sort, descending };
    this.here = there;
  }

  get left(): Left {
    return desk.left<Left>('collection', {});
  }

  leave(how: Left): void {
    // Failing to save the page's state isn't worth an error.
    desk.leave('collection', { ...this.left, ...how }).catch(() => {});
  }

  open(tab: Tab): void {
    this.tab = tab;
    this.leave({ tab });
  }

  list(listing: Partial<Listing>): void {
    this.listing = { ...this.listing, ...listing };
    if (listing.sort !== undefined || listing.descending !== undefined) {
      this.leave({ sort: this.listing.sort, descending: this.listing.descending });
    }
  }

  /** Lists printings without the previous filters. */
  show(listing: Partial<Listing>): void {
    const { sort, descending } = this.listing;
    this.listing = { ...EVERYTHING, sort, descending, ...listing };
    this.open('printings');
  }

  /** Resets everything, for tests. */
  forget(): void {
    this.begun = false;
    this.tab = 'printings';
    this.looked.clear();
    this.here = new Looked();
  }
}

export const view = new CollectionState();
