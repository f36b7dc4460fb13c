import type { MemberView } from '../../bindings/MemberView';
import type { Points } from '../../bindings/Points';
import type { StripPart } from '../../components/Strip.svelte';
import { desk } from '../../lib/desk.svelte';
import { t } from '../../lib/words.svelte';

/** The parts of a squad that its size depends on. */
interface Sized {
  points: Points;
  members: { count: number }[];
}

/** A squad's size: its points and limit, or its figures in a game without points. */
export function sizeOf({ points: { total, limit }, members }: Sized): string {
  if (!desk.points) return t('squads-figures', { count: members.reduce((sum, m) => sum + m.count, 0) });
  return limit === null ? `${total}` : `${total} / ${limit}`;
}

/** A squad's figures as parts of the cost strip. */
export function partsOf({ members }: { members: MemberView[] }): StripPart[] {
  return members
    .filter((m) => m.deck === null)
    .map(({ figure, local_name, unit_cost, count, factions }) => ({
      id: figure,
      name: local_name,
      unit: unit_cost ?? 0,
      count,
      faction: factions[0],
    }));
}
