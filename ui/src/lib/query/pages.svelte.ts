import type { WireError } from '../../bindings/WireError';
import type { Answer, Request } from '../../platform';
import { call } from '../call.svelte';
import { faultOf } from '../fault';
import { Latest } from './latest';

/** Commands that return one page of a long list. */
export type Paged = 'holdings' | 'search_figures';
export type Row<C extends Paged> = Answer<C>['rows'][number];
/** What to list, without the page. */
export type Listed<C extends Paged> = Omit<Request<C>, 'offset' | 'limit'>;

/**
 * A long list. Every row has its place from the start; rows are loaded a page at a time where the user
 * scrolls. A late answer never replaces a newer one.
 */
export class Pages<C extends Paged> {
  /** All rows; undefined where not loaded yet. */
  rows = $state.raw<(Row<C> | undefined)[]>([]);
  total = $state(0);
  /** Whether any answer has arrived. */
  ready = $state(false);
  fault = $state.raw<WireError | null>(null);
  /** The current request. */
  private listed: Listed<C> | undefined;
  private read = new Set<number>();
  private readonly latest = new Latest();

  constructor(
    private readonly command: C,
    /** Rows in a page. */
    private readonly size: number,
  ) {}

  /**
   * Lists something else, starting over. Returns the answer once its rows are in place; undefined if another
   * request was made meanwhile or this one failed.
   */
  async ask(listed: Listed<C>, first = 0): Promise<Answer<C> | undefined> {
    const newest = this.latest.begin();
    this.listed = listed;
    const page = Math.floor(first / this.size);
    try {
      const answer = await this.page(listed, page);
      if (!newest()) return undefined;
      this.read = new Set([page]);
      this.rows = new Array(answer.total).fill(undefined);
      this.take(page, answer);
      this.total = answer.total;
      this.fault = null;
      this.ready = true;
      return answer;
    } catch (error) {
      if (!newest()) return undefined;
      this.fault = faultOf(error);
      this.ready = true;
      return undefined;
    }
  }

  /** Loads a range of rows, unless they are loaded. */
  async want(first: number, last: number): Promise<void> {
    const { listed } = this;
    if (!listed || !this.ready) return;
    const to = Math.min(Math.floor(last / this.size), Math.floor((this.total - 1) / this.size));
    for (let page = Math.max(0, Math.floor(first / this.size)); page <= to; page++) {
      if (this.read.has(page)) continue;
      this.read.add(page);
      try {
        const answer = await this.page(listed, page);
        if (listed !== this.listed) return;
        this.take(page, answer);
      } catch (error) {
        if (listed !== this.listed) return;
        this.read.delete(page);
        this.fault = faultOf(error);
        return;
      }
    }
  }

  /** Returns a row, loading it if necessary. */
  async row(index: number): Promise<Row<C> | undefined> {
    if (!this.rows[index]) await this.want(index, index);
    return this.rows[index];
  }

  private take(page: number, answer: Answer<C>): void {
    const rows = this.rows.slice();
    rows.splice(page * this.size, answer.rows.length, ...answer.rows);
    this.rows = rows;
  }

  private page(listed: Listed<C>, page: number): Promise<Answer<C>> {
    const part = { ...listed, offset: page * this.size, limit: this.size };
    return call(this.command, part as unknown as Request<C>);
  }
}
