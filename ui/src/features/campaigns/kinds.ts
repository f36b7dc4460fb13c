import type { CardBrief } from '../../bindings/CardBrief';
import { fold } from '../../lib/fold';

/** A card's kind and traits, without a trait that repeats the kind. */
export function kindsOf({ kind, traits }: Pick<CardBrief, 'kind' | 'traits'>): string[] {
  return [kind, ...traits.filter((trait) => fold(trait) !== fold(kind))].filter((word) => word !== '');
}
