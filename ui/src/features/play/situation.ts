import type { AllyHow } from '../../bindings/AllyHow';

/** What players say about the attack of one figure on another, for the turn. */
export interface Situation {
  /** The pair and the turn that it is about. */
  pair: string;
  /** The ids of circumstances that are so. */
  given: string[];
  /** How near other figures are, by the ids of their cards. */
  near: Record<string, AllyHow>;
  /** How many figures help. */
  helpers: number;
}

export const nothing = (pair: string): Situation => ({ pair, given: [], near: {}, helpers: 0 });
