import type { MemberView } from '../../../bindings/MemberView';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import type { SquadView } from '../../../bindings/SquadView';
import { lines, sameList } from './edit';

/** What is known of a figure from the catalogue's rows and the last report. */
export interface Known {
  name: string;
  factions: string[];
  cost: number | null;
  unique: boolean;
  owned: number;
}

/**
 * Updates the last report to the draft by simple sums: the list and the points follow a change at once, until
 * the rules' own report replaces them.
 */
export function follow(
  draft: SquadDraft,
  view: SquadView,
  known: (figure: string) => Known | undefined,
  limit: number | null,
): SquadView {
  const said = new Map(view.members.map((m) => [m.figure, m]));
  const member = (figure: string, count: number, lastName: string | null, lastCost: number | null) => {
    const found = said.get(figure);
    if (found) return recounted(found, count);
    return stranger(figure, count, known(figure), lastName, lastCost);
  };
  const counts = new Map<string, MemberView>();
  for (const line of draft.members.filter((m) => m.count > 0)) {
    const count = (counts.get(line.figure)?.count ?? 0) + line.count;
    counts.set(line.figure, member(line.figure, count, line.last_name, line.last_cost));
  }
  const members = [...counts.values()].map((m, at) => ({
    ...m,
    line: at + 1,
    text: '',
    match: 'exact' as const,
  }));
  // Cards of a deck don't count towards the squad's totals.
  const own = members.filter((m) => m.deck === null);
  const before = view.members.filter((m) => m.deck === null).reduce((sum, m) => sum + m.count, 0);
  const now = own.reduce((sum, m) => sum + m.count, 0);
  const total = own.reduce((sum, m) => sum + m.cost, 0);
  const thought = new Map(view.considering.map((m) => [m.figure, m]));
  const considering = draft.considering.map(
    (figure) => thought.get(figure) ?? said.get(figure) ?? stranger(figure, 1, known(figure), null, null),
  );
  const side_lists = view.side_lists.map((list) => {
    const priced = new Map(list.members.map((m) => [m.figure, m]));
    // A figure new to a card with several offers is listed under the first until the rules decide.
    const siblings = view.side_lists.filter((l) => sameList(l, list));
    const falls = (figure: string) =>
      siblings.find((l) => l.members.some((m) => m.figure === figure)) ?? siblings[0];
    const beside = lines(draft, list)
      .filter((m) => m.count > 0 && falls(m.figure) === list)
      .map((m) => {
        const found = priced.get(m.figure);
        return found
          ? recounted(found, m.count)
          : stranger(m.figure, m.count, known(m.figure), m.last_name, m.last_cost);
      });
    const one = (m: MemberView) => (list.amount === 'points' ? m.cost : m.count);
    return { ...list, members: beside, total: beside.reduce((sum, m) => sum + one(m), 0) };
  });
  // A legal squad may no longer be legal: it is undecided until the rules report.
  const verdict = view.verdict === 'legal' && limit !== null && total > limit ? 'unsure' : view.verdict;
  return {
    ...view,
    verdict,
    members,
    points: { limit, total, left: limit === null ? null : limit - total },
    activations: Math.max(0, view.activations + now - before),
    considering,
    side_lists,
  };
}

/** The figure with another number of copies. Surcharges are kept; their explanation is dropped. */
function recounted(found: MemberView, count: number): MemberView {
  const unit = found.unit_cost ?? 0;
  const onTop = found.cost - unit * found.count;
  const stale = onTop !== 0 && count !== found.count;
  return { ...found, count, cost: unit * count + onTop, ...(stale && { arithmetic: '' }) };
}

/** A figure that isn't in the report yet. */
export function stranger(
  figure: string,
  count: number,
  known: Known | undefined,
  lastName: string | null,
  lastCost: number | null,
): MemberView {
  const unit = known?.cost ?? lastCost;
  return {
    figure,
    name: lastName ?? known?.name ?? figure,
    local_name: known?.name ?? lastName ?? figure,
    deck: null,
    factions: known?.factions ?? [],
    unique: known?.unique ?? false,
    role: null,
    count,
    unit_cost: unit,
    cost: (unit ?? 0) * count,
    carried: '',
    owned: known?.owned ?? 0,
    promised: 0,
    known: true,
    severity: null,
  };
}
