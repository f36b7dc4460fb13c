import { desk } from '../../lib/desk.svelte';
import { faultOf } from '../../lib/fault';
import { BEST_FIRST, type Filters, NO_FILTERS, type Order, toRequest } from '../../lib/filters';
import { PerGame } from '../../lib/perGame';
import { FigureSearch } from './search.svelte';

/** The name under which the page's order is remembered, one for each game. */
const PAGE_NAME = 'catalogue';

/** The catalogue of one game as somebody looks at it: words, filters, order, and the row chosen. */
export class Browse {
  query = $state('');
  filters = $state.raw<Filters>(NO_FILTERS);
  order = $state.raw<Order>(BEST_FIRST);
  /** The row that is chosen; -1 for none. */
  active = $state(-1);
  /** The figure whose details are shown, by id. */
  figure = $state<string | null>(null);
  readonly search = new FigureSearch();
  /** The rows in sight. */
  range: [number, number] = [0, 0];
  /** Whether the figure was asked for by name, and stays shown whatever the list holds. */
  private pinned = false;

  constructor(readonly game: string) {
    this.order = desk.left<Record<string, Order>>(PAGE_NAME, {})[game] ?? BEST_FIRST;
  }

  /** Looks anew, from the top; details follow the best match, or stay where they still match. */
  async look(): Promise<void> {
    this.active = -1;
    this.range = [0, 0];
    await this.search.ask(toRequest(this.game, this.query, this.filters, this.order));
    const at = this.search.rows.findIndex((row) => row?.id === this.figure);
    if (at >= 0 && (this.query === '' || this.pinned)) this.active = at;
    else if (!this.pinned) this.choose(0);
  }

  /** Looks anew at the same place, since what is shown may have changed. */
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

  /** Looks for the same words as another game's catalogue: what was narrowed to here is not asked for. */
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

  /** Sorts, and remembers it for this game. */
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

  /** Chooses a row; its details follow. */
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

  /** Shows a figure wherever it is. */
  show(figure: string): void {
    this.figure = figure;
    this.pinned = true;
    this.active = this.search.rows.findIndex((row) => row?.id === figure);
  }
}

const kept = new PerGame((game) => new Browse(game));

/** A game's catalogue as it was left. */
export function browse(game: string): Browse {
  return kept.of(game);
}

/** Leaves nothing of how catalogues were looked at. */
export function forget(): void {
  kept.clear();
}
