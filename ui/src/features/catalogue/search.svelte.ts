import { tick } from 'svelte';
import type { FigureLine } from '../../bindings/FigureLine';
import type { SearchRequest } from '../../bindings/SearchRequest';
import type { WireError } from '../../bindings/WireError';
import { call, faultOf } from '../../lib/desk.svelte';

/** Rows that are asked for at once. */
export const PAGE = 60;

/** The name under which the time of a search is measured, from the asking to the rows being there. */
export const MEASURE = 'muster:search';

/**
 * The rows of a search. All of them have their place in the list at once; they are read a page at a
 * time, where somebody looks. A late answer never replaces a newer one.
 */
export class FigureSearch {
  /** As many as match; those not read yet are undefined. */
  rows = $state.raw<(FigureLine | undefined)[]>([]);
  total = $state(0);
  /** Whether anything was ever answered. */
  ready = $state(false);
  fault = $state.raw<WireError>();
  private request: SearchRequest | undefined;
  private asked = 0;
  private pages = new Set<number>();

  /** Looks for something else: the list begins anew. Resolves when its first rows are there. */
  async ask(request: SearchRequest, first = 0): Promise<void> {
    const mine = ++this.asked;
    const started = performance.now();
    this.request = request;
    const page = Math.floor(first / PAGE);
    try {
      const answer = await call('search_figures', { ...request, offset: page * PAGE, limit: PAGE });
      if (mine !== this.asked) return;
      const rows = new Array<FigureLine | undefined>(answer.total).fill(undefined);
      rows.splice(page * PAGE, answer.rows.length, ...answer.rows);
      this.pages = new Set([page]);
      this.rows = rows;
      this.total = answer.total;
      this.ready = true;
      this.fault = undefined;
      await tick();
      // One measure is kept; whoever watches sees each.
      performance.clearMeasures(MEASURE);
      performance.measure(MEASURE, { start: started, detail: { query: answer.milliseconds } });
    } catch (error) {
      if (mine !== this.asked) return;
      this.fault = faultOf(error);
      this.ready = true;
    }
  }

  /** Reads the rows from one to another, where they aren't there yet. */
  async want(first: number, last: number): Promise<void> {
    const request = this.request;
    const mine = this.asked;
    if (!request || !this.ready) return;
    const to = Math.min(Math.floor(last / PAGE), Math.floor((this.total - 1) / PAGE));
    for (let page = Math.max(0, Math.floor(first / PAGE)); page <= to; page++) {
      if (this.pages.has(page)) continue;
      this.pages.add(page);
      try {
        const offset = page * PAGE;
        const answer = await call('search_figures', { ...request, offset, limit: PAGE });
        if (mine !== this.asked) return;
        const rows = this.rows.slice();
        rows.splice(offset, answer.rows.length, ...answer.rows);
        this.rows = rows;
      } catch (error) {
        this.pages.delete(page);
        if (mine === this.asked) this.fault = faultOf(error);
        return;
      }
    }
  }

  /** A row, read if it isn't there yet. */
  async row(index: number): Promise<FigureLine | undefined> {
    if (!this.rows[index]) await this.want(index, index);
    return this.rows[index];
  }
}
