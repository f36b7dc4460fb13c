import type { CampaignView } from '../../../bindings/CampaignView';
import type { LedgerRow } from '../../../bindings/LedgerRow';
import { speech, t } from '../../../lib/words.svelte';

/** An amount with its sign, as the ledger writes it. */
export function signed(amount: number): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return `${sign}${speech.number(Math.abs(amount))}`;
}

/** An amount with its sign and what it is of. */
export function amountOf(amount: number, what: LedgerRow['what']): string {
  return t('steps-amount', { amount: signed(amount), what });
}

/** A cost in credits, XP or influence. */
export function costOf(cost: number | null, what: LedgerRow['what']): string {
  return cost === null ? t('steps-cost-unknown') : t('steps-amount', { amount: speech.number(cost), what });
}

/** What a button says, and to which of several it belongs. */
export function about(words: string, name: string): string {
  return `${t(words)}: ${name}`;
}

function listed(rows: LedgerRow[]): string {
  return rows.map((row) => `${row.why} ${amountOf(row.amount, row.what)}`).join(' · ');
}

/** The heroes' movements of the present stage that an upgrade makes. */
function movements(view: CampaignView, rule: string): LedgerRow[] {
  return view.ledger.filter(
    (row) => row.stage === view.stage && row.who !== view.empire.side && row.rule === rule,
  );
}

/** What was sold, bought, or learned at the present stage, as one line; empty where nothing was. */
export function spentOn(view: CampaignView, what: 'sold' | 'bought' | 'learned'): string {
  if (what === 'learned') return listed(movements(view, view.cites.class_cards));
  return listed(movements(view, view.cites.shop).filter(({ amount }) => amount > 0 === (what === 'sold')));
}

/** What the Rebels did in their upgrade of the present stage, as one line. */
export function upgraded(view: CampaignView): string {
  const lines = (['sold', 'bought', 'learned'] as const).map((what) => spentOn(view, what));
  return lines.filter(Boolean).join(' · ') || t('steps-nothing-bought');
}

/** What was played at the present stage and who won, as one line. */
export function played(view: CampaignView): string {
  const stops = view.road.filter((stop) => stop.stage === view.stage && stop.mission && stop.winner);
  return stops
    .map(({ mission, winner }) => t('steps-played', { mission: mission?.name ?? '', winner: winner ?? '' }))
    .join(' · ');
}
