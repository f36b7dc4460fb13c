import { tick } from 'svelte';
import type { FigurePage } from '../../bindings/FigurePage';
import { type Listed, Pages } from '../../lib/query/pages.svelte';

/** Rows that are asked for at once. */
export const PAGE = 60;

/** The name under which the time of a search is measured, from the asking to the rows being there. */
export const MEASURE = 'muster:search';

/** The figures that a search finds. */
export class FigureSearch extends Pages<'search_figures'> {
  constructor() {
    super('search_figures', PAGE);
  }

  override async ask(request: Listed<'search_figures'>, first = 0): Promise<FigurePage | undefined> {
    const started = performance.now();
    const answer = await super.ask(request, first);
    if (!answer) return undefined;
    await tick();
    // One measure is kept; whoever watches sees each.
    performance.clearMeasures(MEASURE);
    performance.measure(MEASURE, { start: started });
    return answer;
  }
}
