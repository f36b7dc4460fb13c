import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import type { MovementAnswer } from '../../../bindings/MovementAnswer';
import type { UpgradeAnswer } from '../../../bindings/UpgradeAnswer';
import { speech, t } from '../../../lib/words.svelte';
import { capital, othersOf, sideArgs } from '../sides';

/** Formats an amount with its sign, like the ledger. */
export function signed(amount: number): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return `${sign}${speech.number(Math.abs(amount))}`;
}

/** Something counted, with its name. */
export type Counted = Pick<MovementAnswer, 'what' | 'what_name'>;

/** A number with what it counts. */
export function countOf(amount: string, { what, what_name: name }: Counted): string {
  return t('steps-amount', { amount, what, name });
}

/** An amount with its sign and what it counts. */
export function amountOf(amount: number, of: Counted): string {
  return countOf(signed(amount), of);
}

/** A card's cost as text. */
export function costOf(cost: number | null, of: Counted): string {
  return cost === null ? t('steps-cost-unknown') : countOf(speech.number(cost), of);
}

/** A button's label that names its subject, to tell several apart. */
export function about(words: string, name: string): string {
  return `${t(words)}: ${name}`;
}

function listed(rows: MovementAnswer[]): string {
  return rows.map((row) => `${row.why} ${amountOf(row.amount, row)}`).join(' · ');
}

/** The heroes' movements in the current stage under one rule. */
function movements(view: KeptCampaign, rule: string): MovementAnswer[] {
  const others = othersOf(view).map(({ side }) => side);
  return view.ledger.filter(
    (row) => row.stage === view.stage && !others.includes(row.who) && row.rule === rule,
  );
}

/** What was sold, bought, or learned in the current stage, as one line; empty if nothing was. */
export function spentOn(view: KeptCampaign, what: 'sold' | 'bought' | 'learned'): string {
  if (what === 'learned') return listed(movements(view, view.cites.class_cards));
  return listed(movements(view, view.cites.shop).filter(({ amount }) => amount > 0 === (what === 'sold')));
}

/** What the heroes did in their upgrade of the current stage, as one line. */
export function upgraded(view: KeptCampaign): string {
  const lines = (['sold', 'bought', 'learned'] as const).map((what) => spentOn(view, what));
  return lines.filter(Boolean).join(' · ') || t('steps-nothing-bought');
}

/** What was played in the current stage and who won, as one line. */
export function played(view: KeptCampaign): string {
  const stops = view.road.filter((stop) => stop.stage === view.stage && stop.mission && stop.winner);
  return stops
    .map(({ mission, winner }) => {
      const { side, name } = sideArgs(view, winner);
      return t('steps-played', { mission: mission?.name ?? '', winner: side, name });
    })
    .join(' · ');
}

/** The upgrade in progress, with its neighbours. */
export function upgradesAround(view: KeptCampaign): {
  at: number;
  now: UpgradeAnswer | undefined;
  next: UpgradeAnswer | undefined;
} {
  const at = view.upgrades.findIndex(({ upgrade }) => upgrade === view.phase);
  return { at, now: view.upgrades[at], next: view.upgrades[at + 1] };
}

/** An upgrade's name, as a heading. */
export function upgradeName({ upgrade, upgrade_name }: UpgradeAnswer): string {
  return t('steps-upgrade', { upgrade, name: capital(upgrade_name) });
}

/** The name of the upgrade in progress, as a heading. */
export function thisUpgrade(view: KeptCampaign): string {
  const { now } = upgradesAround(view);
  return now ? upgradeName(now) : '';
}

/** The label of the button that ends an upgrade. */
export function goOn(view: KeptCampaign): string {
  const { next } = upgradesAround(view);
  return next
    ? t('steps-go-upgrade', { upgrade: next.upgrade, name: next.upgrade_name })
    : t('steps-go-stage');
}
