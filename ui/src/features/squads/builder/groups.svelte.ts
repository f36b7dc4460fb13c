import type { MemberView } from '../../../bindings/MemberView';
import { desk } from '../../../lib/desk.svelte';
import { t } from '../../../lib/words.svelte';

/** The groupings of a squad's figures. */
export const GROUPINGS = ['order', 'role', 'cost'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** A figure with its index in the whole squad, which moving uses. */
export interface Placed {
  member: MemberView;
  at: number;
}

/** Figures under a heading with their totals. */
export interface Group {
  id: string;
  title: string;
  rows: Placed[];
  count: number;
  cost: number;
}

/** The grouping, for all squads, while the window is open. */
class Look {
  by = $state<Grouping>('order');
}

export const look = new Look();

/** Groups the figures; in list order, as a single group without a title. */
export function grouped(placed: Placed[], by: Grouping): Group[] {
  if (by === 'order') return [group('', '', placed)];
  return by === 'role' ? byRole(placed) : byCost(placed);
}

function group(id: string, title: string, rows: Placed[]): Group {
  const count = rows.reduce((sum, { member }) => sum + member.count, 0);
  return { id, title, rows, count, cost: rows.reduce((sum, { member }) => sum + member.cost, 0) };
}

/** Groups by role flags, then unique figures, then the others. */
function byRole(placed: Placed[]): Group[] {
  const roles = desk.game?.roles ?? [];
  const roleOf = ({ role, unique }: MemberView) =>
    roles.some(({ id }) => id === role) ? `role ${role}` : unique ? 'unique' : 'other';
  const heads = [
    ...roles.map(({ id, name }) => ({ id: `role ${id}`, title: name })),
    { id: 'unique', title: t('builder-group-unique') },
    { id: 'other', title: t('builder-group-other') },
  ];
  return heads
    .map(({ id, title }) =>
      group(
        id,
        title,
        placed.filter(({ member }) => roleOf(member) === id),
      ),
    )
    .filter(({ rows }) => rows.length > 0);
}

/** Groups in bands of points, highest first. */
function byCost(placed: Placed[]): Group[] {
  const costs = placed.map(({ member }) => member.unit_cost ?? 0);
  const highest = Math.max(0, ...costs);
  const width = highest >= 40 ? 10 : highest >= 15 ? 5 : 2;
  const bandOf = ({ unit_cost }: MemberView) => (unit_cost === null ? null : Math.floor(unit_cost / width));
  const bands = [...new Set(placed.map(({ member }) => bandOf(member)))];
  bands.sort((a, b) => (b ?? Number.NEGATIVE_INFINITY) - (a ?? Number.NEGATIVE_INFINITY));
  return bands.map((band) => {
    const rows = placed.filter(({ member }) => bandOf(member) === band);
    if (band === null) return group('?', t('builder-group-costless'), rows);
    const from = band * width;
    rows.sort((a, b) => (b.member.unit_cost ?? 0) - (a.member.unit_cost ?? 0));
    return group(String(band), t('builder-group-band', { from, to: from + width - 1 }), rows);
  });
}
