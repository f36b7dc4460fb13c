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

/** Keys of pages that came later: those of the others stay what people are used to. */
const OWN_KEYS: Partial<Record<Page, string>> = { tournaments: 'Alt+T' };

/** The key that goes to a page: the same in every game. */
export function keyOf(page: Page): string {
  const numbered = PAGES.filter((one) => OWN_KEYS[one] === undefined);
  return OWN_KEYS[page] ?? `Alt+${(numbered.indexOf(page) + 1) % 10}`;
}

/** Where the window is: a page, and what of it (a squad's id, a figure's). */
class Route {
  page = $state<Page>('home');
  /** What of the page is open, such as a squad's id; null for the page itself. */
  item = $state<string | null>(null);
  /** Counts arrivals with something in hand: the page begins anew then, even where it is shown already. */
  arrivals = $state(0);
  /** What another page hands over, such as a text to import; the page takes it once. */
  private handed: unknown = null;

  go(page: Page, item: string | null = null, hand: unknown = null): void {
    this.page = page;
    this.item = item;
    this.handed = hand;
    if (hand !== null) this.arrivals += 1;
  }

  /** What another page handed over, once. */
  take<T>(): T | null {
    const handed = this.handed as T | null;
    this.handed = null;
    return handed;
  }
}

export const route = new Route();
