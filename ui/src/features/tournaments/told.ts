import type { Outcome } from '../../bindings/Outcome';
import type { TournamentTable } from '../../bindings/TournamentTable';
import { t } from '../../lib/words.svelte';
import type { Score } from './scores';

/** A match's result, from the side of the table's first player. */
export interface Told {
  outcome: Outcome;
  scores: Score[];
}

/** The scores from the side of a player at the table. */
export function scoresOf(told: Told, table: TournamentTable, player: number): Score[] {
  const turned = table.second.number === player;
  return told.scores.map(({ mine, theirs }) => (turned ? { mine: theirs, theirs: mine } : { mine, theirs }));
}

/** Whether a player at the table has won; null for a draw. */
export function wonBy(told: Told, table: TournamentTable, player: number): boolean | null {
  if (told.outcome === 'drawn') return null;
  return (told.outcome === 'won') === (table.first.number === player);
}

/** A result in words, from the side of a player at the table; who won is said if the points alone don't say it. */
export function inWords(told: Told & { text: string }, table: TournamentTable, player: number): string {
  const plain = (scores: Score[]) => scores.map((one) => `${one.mine}:${one.theirs}`).join(' ');
  const own = plain(scoresOf(told, table, player));
  if (told.text === plain(told.scores)) return own;
  const winner = told.outcome === 'won' ? table.first.name : table.second.name;
  return [own, t('tournaments-wins', { name: winner })].filter(Boolean).join(', ');
}
