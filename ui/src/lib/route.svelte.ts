/** The pages of the window. */
export const PAGES = [
  'home',
  'catalogue',
  'collection',
  'squads',
  'campaigns',
  'play',
  'matches',
  'tournaments',
  'print',
  'rules',
  'settings',
] as const;
export type Page = (typeof PAGES)[number];

/** Keys of pages added later, so that the keys of the others don't change. */
const OWN_KEYS: Partial<Record<Page, string>> = { tournaments: 'Alt+T' };

/** The key that opens a page; the same in every game. */
export function keyOf(page: Page): string {
  const numbered = PAGES.filter((one) => OWN_KEYS[one] === undefined);
  return OWN_KEYS[page] ?? `Alt+${(numbered.indexOf(page) + 1) % 10}`;
}

/** The window's location: a page, and an item on it, such as a squad or a figure. */
class Route {
  page = $state<Page>('home');
  /** The id of the open item, such as a squad; null for the page itself. */
  item = $state<string | null>(null);
  /** Counts arrivals with something handed over: the page starts afresh even if it is shown already. */
  arrivals = $state(0);
  /** What another page handed over, such as a text to import; taken only once. */
  private handed: unknown = null;

  go(page: Page, item: string | null = null, hand: unknown = null): void {
    this.page = page;
    this.item = item;
    this.handed = hand;
    if (hand !== null) this.arrivals += 1;
  }

  /** Takes what another page handed over; null the second time. */
  take<T>(): T | null {
    const handed = this.handed as T | null;
    this.handed = null;
    return handed;
  }
}

export const route = new Route();
