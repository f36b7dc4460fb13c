import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import type { MovementAnswer } from '../../../bindings/MovementAnswer';

/** The two views of a campaign's past. */
export const TOLD = ['history', 'ledger'] as const;
export type Told = (typeof TOLD)[number];

/** The movements of each entry, by its number. */
export function movementsOf({ ledger }: KeptCampaign): Map<number, MovementAnswer[]> {
  const found = new Map<number, MovementAnswer[]>();
  for (const row of ledger) found.set(row.entry, [...(found.get(row.entry) ?? []), row]);
  return found;
}
