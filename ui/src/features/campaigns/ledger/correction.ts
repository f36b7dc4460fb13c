import type { CampaignStep } from '../../../bindings/CampaignStep';
import { type KnownCard, meant } from './cards';

export type What = Extract<CampaignStep, { do: 'correct' }>['what'];

/** A correction as it is typed. */
export interface Correction {
  who: string;
  what: What;
  /** Whether something comes; else it goes. */
  more: boolean;
  amount: number | null;
  card: string;
  why: string;
}

export const FRESH: Correction = {
  who: 'rebels',
  what: 'credits',
  more: true,
  amount: null,
  card: '',
  why: '',
};

/** What somebody can have too much or too little of. */
export function whatOf(who: string): What[] {
  if (who === 'rebels') return ['credits', 'card'];
  return who === 'empire' ? ['influence', 'xp', 'card'] : ['xp', 'card'];
}

/** What is missing before it can be tried. */
export function missing({ what, amount, card }: Correction): 'amount' | 'card' | null {
  if (what === 'card') return card.trim() === '' ? 'card' : null;
  return amount !== null && Number.isInteger(amount) && amount > 0 ? null : 'amount';
}

/** The step that books it. */
export function stepOf(typed: Correction, cards: KnownCard[]): CampaignStep {
  const { who, what, more } = typed;
  const of = what === 'card' ? 1 : (typed.amount ?? 0);
  return {
    do: 'correct',
    who,
    what,
    amount: more ? of : -of,
    card: what === 'card' ? meant(typed.card, cards) : null,
    why: typed.why.trim(),
  };
}
