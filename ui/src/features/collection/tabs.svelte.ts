import { desk } from '../../lib/desk.svelte';
import { EVERYTHING, type Listing } from './holdings.svelte';

/** The parts of the page. */
export const TABS = ['printings', 'quick', 'sets', 'overview', 'products'] as const;
export type Tab = (typeof TABS)[number];

/** A box whose figures are being entered. */
export interface Opening {
  name: string;
  /** How many figures it holds, where that is known. */
  figures: number | null;
}

interface Left {
  tab?: Tab;
  sort?: string;
  descending?: boolean;
  /** The set from which figures were entered last, one for each game. */
  sets?: Record<string, string>;
  withCards?: boolean;
}

/** How the page is looked at; it stays while other pages are. */
class CollectionState {
  tab = $state<Tab>('printings');
  listing = $state.raw<Listing>(EVERYTHING);
  opening = $state.raw<Opening | null>(null);
  private begun = false;
  private game: string | null = null;

  /** Takes up how the page was left. */
  begin(): void {
    if (this.begun) return;
    this.begun = true;
    const left = this.left;
    this.tab = left.tab ?? 'printings';
    this.listing = { ...EVERYTHING, sort: left.sort ?? 'set', descending: left.descending ?? false };
  }

  /** Another game has other sets and factions: what was narrowed to those of the one before is not. */
  plays(game: string): void {
    if (this.game !== null && this.game !== game) {
      const { sort, descending } = this.listing;
      this.listing = { ...EVERYTHING, sort, descending };
      this.opening = null;
    }
    this.game = game;
  }

  get left(): Left {
    return desk.left<Left>('collection', {});
  }

  leave(how: Left): void {
    // How a page is left is no use to anybody where it can't be kept.
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

  /** Shows printings of the list, and nothing of how it was narrowed before. */
  show(listing: Partial<Listing>): void {
    const { sort, descending } = this.listing;
    this.listing = { ...EVERYTHING, sort, descending, ...listing };
    this.open('printings');
  }

  /** Begins anew, for tests. */
  forget(): void {
    this.begun = false;
    this.game = null;
    this.tab = 'printings';
    this.listing = EVERYTHING;
    this.opening = null;
  }
}

export const view = new CollectionState();
