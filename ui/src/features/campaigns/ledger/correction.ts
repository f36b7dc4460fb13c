import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import { t } from '../../../lib/words.svelte';
import type { Agreed } from '../AgreedDialog.svelte';
import { heroesOf } from '../sides';
import { type KnownCard, meant } from './cards';

export type What = Extract<Agreed, { do: 'correct' }>['what'];

/** A correction as entered. */
export interface Correction {
  who: string;
  what: What;
  /** Whether it adds; otherwise it subtracts. */
  more: boolean;
  amount: number | null;
  card: string;
  why: string;
}

/** An empty correction of the first thing the heroes' side counts. */
export function fresh(view: Pick<KeptCampaign, 'sides' | 'accounts' | 'heroes'>): Correction {
  const who = heroesOf(view)?.side ?? '';
  const what = whatOf(view, who)[0]?.what ?? 'card';
  return { who, what, more: true, amount: null, card: '', why: '' };
}

/** Something a side or a hero can have too much or too little of. */
export interface Countable {
  what: What;
  name: string;
}

/** What a side or a hero counts, plus cards. */
export function whatOf(view: Pick<KeptCampaign, 'accounts' | 'heroes'>, who: string): Countable[] {
  const hero = view.heroes.find((one) => one.hero === who);
  const mine = hero?.accounts ?? view.accounts.filter((account) => account.side === who);
  const counted = mine.map(({ what, what_name: name }) => ({ what, name: t('ledger-what', { what, name }) }));
  return [...counted, { what: 'card', name: t('correct-what-card') }];
}

/** The first missing input; null if the correction is complete. */
export function missing({ what, amount, card }: Correction): 'amount' | 'card' | null {
  if (what === 'card') return card.trim() === '' ? 'card' : null;
  return amount !== null && Number.isInteger(amount) && amount > 0 ? null : 'amount';
}

/** The step that records it. */
export function stepOf(typed: Correction, cards: KnownCard[]): Agreed {
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
