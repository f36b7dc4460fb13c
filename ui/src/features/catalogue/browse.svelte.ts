import { desk } from '../../lib/desk.svelte';
import { faultOf } from '../../lib/fault';
import { BEST_FIRST, type Filters, NO_FILTERS, type Order, toRequest } from '../../lib/filters';
import { PerGame } from '../../lib/perGame';
import { FigureSearch } from './search.svelte';

/** The key of the page's saved sort order, one for each game. */
const PAGE_NAME = 'catalogue';

/** The state of one game's catalogue page: search words, filters, sort order, and selected row. */
export class Browse {
  query = $state('');
  filters = $state.raw<Filters>(NO_FILTERS);
  order = $state.raw<Order>(BEST_FIRST);
  /** The selected row; -1 for none. */
  active = $state(-1);
  /** The id of the figure whose details are shown. */
  figure = $state<string | null>(null);
  readonly search = new FigureSearch();
  /** The visible rows. */
  range: [number, number] = [0, 0];
  /** Whether the figure was opened by id, and stays shown whatever the list contains. */
  private pinned = false;

  constructor(readonly game: string) {
    this.order = desk.left<Record<string, Order>>(PAGE_NAME, {})[game] ?? BEST_FIRST;
  }

  /** Searches again from the top; the details stay if they still match, otherwise show the best match. */
  async look(): Promise<void> {
    this.active = -1;
    this.range = [0, 0];
    await this.search.ask(toRequest(this.game, this.query, this.filters, this.order));
    const at = this.search.rows.findIndex((row) => row?.id === this.figure);
    if (at >= 0 && (this.query === '' || this.pinned)) this.active = at;
    else if (!this.pinned) this.choose(0);
  }

  /** Searches again at the same scroll position, because the data may have changed. */
  async refresh(): Promise<void> {
    const request = toRequest(this.game, this.query, this.filters, this.order);
    const [first, last] = this.range;
    await this.search.ask(request, first);
    await this.search.want(first, last);
    const rows = this.search.rows;
    if (this.figure && rows[this.active]?.id !== this.figure) {
      this.active = rows.findIndex((row) => row?.id === this.figure);
    }
  }

  /** Searches for words brought from another game's catalogue, without any filters. */
  bring(query: string): Promise<void> {
    this.filters = NO_FILTERS;
    return this.type(query);
  }

  type(query: string): Promise<void> {
    this.query = query;
    this.pinned = false;
    return this.look();
  }

  filter(filters: Filters): void {
    this.pinned = false;
    this.filters = filters;
    void this.look();
  }

  /** Sorts, and saves the order for this game. */
  sort(order: Order): void {
    this.order = order;
    this.pinned = false;
    void this.look();
    const left = desk.left<Record<string, Order>>(PAGE_NAME, {});
    void desk.leave(PAGE_NAME, { ...left, [this.game]: order }).catch((error: unknown) => {
      this.search.fault = faultOf(error);
    });
  }

  see(first: number, last: number): void {
    this.range = [first, last];
    void this.search.want(first, last);
  }

  /** Selects a row and shows its details. */
  choose(index: number): void {
    if (this.search.total === 0) return;
    const at = Math.max(0, Math.min(index, this.search.total - 1));
    this.active = at;
    this.pinned = false;
    const row = this.search.rows[at];
    if (row) this.figure = row.id;
    else
      void this.search.row(at).then((read) => {
        if (read && this.active === at) this.figure = read.id;
      });
  }

  /** Shows a figure, whether or not it is in the list. */
  show(figure: string): void {
    this.figure = figure;
    this.pinned = true;
    this.active = this.search.rows.findIndex((row) => row?.id === figure);
  }
}

const kept = new PerGame((game) => new Browse(game));

/** The state of a game's catalogue page. */
export function browse(game: string): Browse {
  return kept.of(game);
}

/** Drops the state of all catalogue pages. */
export function forget(): void {
  kept.clear();
}
