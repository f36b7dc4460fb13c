import type { CellProblem } from '../../bindings/CellProblem';
import { call } from '../../lib/call.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { t } from '../../lib/words.svelte';
import type { Command } from '../../platform';

/** A cell of a card, as somebody says it. */
export interface Told {
  figure: string;
  column: string;
  value: string;
}

/** The one word about facts that were kept: a later one takes its place. */
const ABOUT = 'facts';

/**
 * Keeps facts in the user's own pack, and offers to take them back; `back` hears of that. What is wrong with
 * them comes back, and none is kept then.
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
