import { tick } from 'svelte';
import type { FigurePage } from '../../bindings/FigurePage';
import { type Listed, Pages } from '../../lib/query/pages.svelte';

/** Rows in a page. */
export const PAGE = 60;

/** The name of the performance measure of a search, from the request to the rows. */
export const MEASURE = 'muster:search';

/** The results of a figure search. */
export class FigureSearch extends Pages<'search_figures'> {
  constructor() {
    super('search_figures', PAGE);
  }

  override async ask(request: Listed<'search_figures'>, first = 0): Promise<FigurePage | undefined> {
    const started = performance.now();
    const answer = await super.ask(request, first);
    if (!answer) return undefined;
    await tick();
    // Only the last measure is kept; a `PerformanceObserver` sees each one.
    performance.clearMeasures(MEASURE);
    performance.measure(MEASURE, { start: started });
    return answer;
  }
}
