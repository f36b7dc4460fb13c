import type { SquadCard } from '../../bindings/SquadCard';
import type { StripPart } from '../../components/Strip.svelte';
import { desk } from '../../lib/desk.svelte';
import { t } from '../../lib/words.svelte';

/** What of a squad its size is told by. */
interface Sized {
  total: number;
  limit: number | null;
  members: { count: number }[];
}

/** How large a squad is, in few signs: its points and its limit, or its figures in a game without points. */
export function sizeOf({ total, limit, members }: Sized): string {
  if (!desk.points) return t('squads-figures', { count: members.reduce((sum, m) => sum + m.count, 0) });
  return limit === null ? `${total}` : `${total} / ${limit}`;
}

/** A squad's members as the strip of its cost shows them. */
export function partsOf({ members }: SquadCard): StripPart[] {
  return members
    .filter((m) => m.deck === null)
    .map(({ figure, name, unit_cost, count, factions }) => ({
      id: figure,
      name,
      unit: unit_cost ?? 0,
      count,
      faction: factions[0],
    }));
}
