import type { Beside } from '../../../bindings/Beside';
import type { FigureLine } from '../../../bindings/FigureLine';
import type { FigurePage } from '../../../bindings/FigurePage';
import type { Fit } from '../../../bindings/Fit';
import type { Fitting } from '../../../bindings/Fitting';
import type { SearchRequest } from '../../../bindings/SearchRequest';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import type { WireError } from '../../../bindings/WireError';
import { call } from '../../../lib/call.svelte';
import { desk } from '../../../lib/desk.svelte';
import { faultOf } from '../../../lib/fault';
import { BEST_FIRST, type Filters, isUnfiltered, NO_FILTERS, toRequest } from '../../../lib/filters';
import { Latest } from '../../../lib/query/latest';
import { type Place, samePlace } from './edit';
import { SquadRoom } from './room.svelte';
import type { BuilderState } from './state.svelte';

/** Rows in a page. */
const PAGE = 60;

/** The effect of adding a figure, with the draft and place it was computed for. */
interface Tried {
  fit: Fit;
  draft: SquadDraft;
  target: Place;
}

/** A search in the catalogue beside a squad. */
export type Sought = Pick<CatalogueSearch, 'query' | 'only' | 'filters'>;

/** The catalogue beside the squad: the search, its rows, and what each would leave. */
export class CatalogueSearch {
  query = $state('');
  filters = $state.raw<Filters>(NO_FILTERS);
  /** Whether the menu that adds a filter is open. */
  adding = $state(false);
  /** All figures, those that break no rule, or those that allow spending all points. */
  only = $state<'' | 'fits' | 'fills'>('');

  rows = $state.raw<FigureLine[]>([]);
  /** The number of matches. */
  total = $state(0);
  active = $state(0);
  fault = $state.raw<WireError>();
  private tried = $state.raw<ReadonlyMap<string, Tried>>(new Map());

  private readonly latest = new Latest();
  /** The search words that the rows match. */
  private answered = $state('');
  /** Whether the search was restored rather than typed, and the selected figure stays. */
  private takenUp = false;
  /** Whether the last read started is still the latest. */
  private newest = () => true;
  private reading = false;
  /** The last read started. */
  private turn: Promise<void> = Promise.resolve();
  /** The figures on screen. */
  private readonly visible = new Set<string>();
  private due = false;

  /** Which figures still fit the squad. */
  readonly room: SquadRoom;
  /** The rows to include, as last requested. */
  private fits: Fitting | null = null;

  /** `enemy` returns the figure to sort by damage per cost against; null for the usual order. */
  constructor(
    private readonly builder: BuilderState,
    private readonly enemy: () => string | null = () => null,
  ) {
    this.room = new SquadRoom(builder, () => this.mine);
    builder.trying = {
      wanted: () => this.untried(),
      tried: (fits, draft, target) => this.take(fits, draft, target),
    };
  }

  readonly filtered = $derived(this.only !== '' || !isUnfiltered({ ...this.filters, owned: null }));

  /** Whether only owned figures are shown. */
  get mine(): boolean {
    return this.filters.owned === 'owned';
  }

  set mine(mine: boolean) {
    this.filters = { ...this.filters, owned: mine ? 'owned' : null };
  }

  /** How many rows have each name. */
  private readonly alike = $derived.by(() => {
    const times = new Map<string, number>();
    for (const { local_name } of this.rows) times.set(local_name, (times.get(local_name) ?? 0) + 1);
    return times;
  });

  isNamedAlike(row: FigureLine): boolean {
    return (this.alike.get(row.local_name) ?? 0) > 1;
  }

  get row(): FigureLine | undefined {
    return this.rows[this.active];
  }

  /** Runs an action on the active row; right after typing, on the first match once it arrives. */
  meant(run: (row: FigureLine) => void): void {
    if (this.answered === this.query) {
      if (this.row) run(this.row);
      return;
    }
    void this.best().then((row) => row && run(row));
  }

  private async best(): Promise<FigureLine | undefined> {
    const request = this.request();
    if (!request) return undefined;
    if (this.only) {
      // The figures that fit are already being computed.
      while (this.reading && this.query === request.query && this.answered !== request.query) await this.turn;
      return this.answered === request.query ? this.row : undefined;
    }
    try {
      const page = await call('search_figures', { ...request, limit: 1 });
      this.builder.meet(page.rows);
      return page.rows[0];
    } catch (error) {
      this.fault = faultOf(error);
      return undefined;
    }
  }

  clear(): void {
    this.only = '';
    this.filters = NO_FILTERS;
  }

  /** The search, to be restored later. */
  get sought(): Sought {
    const { query, only, filters } = this;
    return { query, only, filters };
  }

  set sought(sought: Sought) {
    Object.assign(this, sought);
    this.takenUp = true;
  }

  /** The current request; an effect that reads it follows it. */
  request(): SearchRequest | null {
    const game = desk.game?.id;
    if (!game) return null;
    const against = this.enemy();
    return {
      ...toRequest(game, this.query, this.filters, BEST_FIRST),
      ...(against !== null && { against }),
      offset: 0,
      limit: PAGE,
    };
  }

  /** Searches again; `keep` leaves the active row in place. */
  read(request: SearchRequest, keep = false): Promise<void> {
    this.turn = this.look(request, keep);
    return this.turn;
  }

  private async look(request: SearchRequest, keep: boolean): Promise<void> {
    const newest = this.latest.begin();
    this.newest = newest;
    const held = keep ? this.row?.id : undefined;
    const before = this.answered;
    this.reading = true;
    try {
      const fits = this.only ? await this.fitting() : null;
      if (!newest()) return;
      this.fits = fits;
      const limit = keep ? Math.max(PAGE, this.rows.length) : PAGE;
      const found = await this.page({ ...request, limit }, newest);
      if (!found) return;
      this.fault = undefined;
      this.rows = found.rows;
      this.answered = request.query;
      this.total = found.total;
      const at = held ? found.rows.findIndex((r) => r.id === held) : 0;
      this.active = Math.max(at, 0);
      // Typing selects the first match, so that its card is shown without another key. So does emptying the
      // box, and losing the active row.
      const shown = found.rows[this.active];
      const typed = !this.takenUp;
      this.takenUp = false;
      const inList = this.builder.selected?.place === 'catalogue';
      const follows = keep ? at < 0 && inList : typed && (request.query !== '' || before !== '' || inList);
      if (shown && follows) this.builder.select(shown.id, 'catalogue');
    } catch (error) {
      if (newest()) this.fault = faultOf(error);
    } finally {
      if (newest()) this.reading = false;
    }
  }

  /** Loads the next page near the end of the list. */
  async more(): Promise<void> {
    const request = this.request();
    if (this.reading || !request || this.rows.length >= this.total) return;
    const { newest } = this;
    this.reading = true;
    try {
      const found = await this.page({ ...request, offset: this.rows.length }, newest);
      if (!found) return;
      this.rows = [...this.rows, ...found.rows];
      this.total = found.total;
    } catch (error) {
      if (newest()) this.fault = faultOf(error);
    } finally {
      if (newest()) this.reading = false;
    }
  }

  /** Fetches a page of rows; null if another search started meanwhile. */
  private async page(request: SearchRequest, newest: () => boolean): Promise<FigurePage | null> {
    const page = await call('search_figures', { ...request, fits: this.fits });
    if (!newest()) return null;
    this.builder.meet(page.rows);
    return page;
  }

  /** The figures that fit: from the count of legal squads, or checked one by one if that doesn't apply. */
  private async fitting(): Promise<Fitting> {
    const exactly = this.only === 'fills';
    if (this.builder.target === 'squad') {
      await this.room.settle();
      if (this.room.fresh && this.room.tells && (this.room.fills || !exactly))
        return { by: 'counted', figures: this.room.fitting(exactly) };
    }
    const { draft, id, target } = this.builder;
    return { by: 'tried', draft, id, beside: besideOf(target), exactly };
  }

  /** The points, or places on a side list, left after adding a figure to the target. */
  leaves(figure: string, cost: number | null): number | null {
    const fit = this.fit(figure);
    const unit = fit?.unit_cost ?? cost;
    const { target, shown } = this.builder;
    if (target === 'pool') return null;
    if (target === 'squad') {
      if (unit === null) return null;
      // The rules' answer takes precedence: a new figure may change the cost of others.
      if (fit && this.isFresh(figure) && fit.left !== null) return fit.left;
      return shown.points.left === null ? null : shown.points.left - unit;
    }
    const list = shown.side_lists.find((l) => samePlace(target, l));
    const more = list?.amount === 'points' ? unit : 1;
    return list?.value == null || more === null ? null : list.value - list.total - more;
  }

  /** Moves the active row and selects its figure. */
  go(to: number): void {
    if (this.rows.length === 0) return;
    this.active = Math.min(Math.max(to, 0), this.rows.length - 1);
    const row = this.row;
    if (row) this.builder.select(row.id, 'catalogue');
    if (this.active > this.rows.length - 20) void this.more();
  }

  // The effect of adding each figure on screen.

  /** Reports a row on screen; returns a function for when it leaves. */
  appear(figure: string): () => void {
    this.visible.add(figure);
    this.soon();
    return () => {
      this.visible.delete(figure);
    };
  }

  /** The last report on adding a figure; it may belong to an older draft. */
  fit(figure: string): Fit | undefined {
    return this.tried.get(figure)?.fit;
  }

  private isFresh(figure: string): boolean {
    const tried = this.tried.get(figure);
    return tried?.draft === this.builder.draft && tried.target === this.builder.target;
  }

  /** Requests new reports on the rows after the squad changed. */
  squadChanged(): void {
    this.soon();
  }

  /** Drops all reports, because the collection, the rules or the language changed. */
  allChanged(): void {
    this.tried = new Map();
    this.soon();
    this.room.again();
    const request = this.request();
    if (request && this.rows.length > 0) void this.read(request, true);
  }

  /** Asks once for all rows that appear together, without waiting for the frame that shows them. */
  private soon(): void {
    if (this.due) return;
    this.due = true;
    queueMicrotask(() => {
      this.due = false;
      void this.builder.ask();
    });
  }

  /** The figures on screen without a report on the current squad. */
  private untried(): { figures: string[]; beside: Beside | null } {
    const { target } = this.builder;
    const figures = target === 'pool' ? [] : [...this.visible].filter((f) => !this.isFresh(f));
    return { figures: figures.slice(0, PAGE), beside: besideOf(target) };
  }

  private take(fits: Fit[], draft: SquadDraft, target: Place): void {
    if (fits.length === 0 || draft !== this.builder.draft || target !== this.builder.target) return;
    const tried = new Map(this.tried);
    for (const fit of fits) {
      tried.set(fit.figure, { fit, draft, target });
      if (target === 'squad') this.builder.price(fit.figure, fit.unit_cost);
    }
    this.tried = tried;
  }
}

function besideOf(target: Place): Beside | null {
  return typeof target === 'string' ? null : target;
}
