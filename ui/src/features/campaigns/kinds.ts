import type { CardBrief } from '../../bindings/CardBrief';
import { fold } from '../../lib/fold';

/** What a card is: its kind and traits, without a trait that only says the kind once more. */
export function kindsOf({ kind, traits }: Pick<CardBrief, 'kind' | 'traits'>): string[] {
  return [kind, ...traits.filter((trait) => fold(trait) !== fold(kind))].filter((word) => word !== '');
}
