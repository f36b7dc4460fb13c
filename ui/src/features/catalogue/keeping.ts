import type { CellProblem } from '../../bindings/CellProblem';
import { call } from '../../lib/call.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { t } from '../../lib/words.svelte';
import type { Command } from '../../platform';

/** A cell's value as entered by the user. */
export interface Told {
  figure: string;
  column: string;
  value: string;
}

/** The subject of toasts about facts: a later one replaces an earlier one. */
const ABOUT = 'facts';

/**
 * Saves facts in the user's own pack, with a toast that undoes it and calls `back`. If any is invalid,
 * returns the problems and saves none.
 */
export async function keepFacts(
  game: string,
  told: readonly Told[],
  back?: () => void,
  shown: readonly Command[] = [],
): Promise<CellProblem[]> {
  const cells = told.map(({ figure, column, value }) => ({ figure, column, value }));
  const { before, problems } = await call('keep_facts', { game, cells }, shown);
  if (problems.length > 0) return problems;
  const undo = async () => {
    await call('keep_facts', { game, cells: before });
    back?.();
  };
  toasts.say(t('facts-kept', { count: cells.length }), undo, undefined, ABOUT);
  return [];
}
