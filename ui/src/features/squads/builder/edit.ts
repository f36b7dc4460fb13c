import type { Beside } from '../../../bindings/Beside';
import type { Member } from '../../../bindings/Member';
import type { SquadDraft } from '../../../bindings/SquadDraft';

/** Where the figures of a draft can be: in the squad, in the pool opened for it, or on a list beside it. */
export type Place = 'squad' | 'pool' | Beside;

/** A place as a string, used by `data-drop`. */
export function zoneOf(place: Place): string {
  return typeof place === 'string' ? place : `beside ${place.kind} ${place.holder} ${place.pool ?? ''}`;
}

/** A figure's name and cost when it was added, kept in case its pack is removed. */
export interface LastKnown {
  name: string;
  cost: number | null;
}

/** The most copies in a line, so that a typing error can't make a squad of a million. */
export const MOST = 999;

/** Whether two places are the same. */
export function samePlace(one: Place, other: Place): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return sameList(one, other) && (one.pool ?? null) === (other.pool ?? null);
}

/** Whether two side lists are saved as one; which of a card's offers applies follows from its figures. */
export function sameList(one: Beside, other: Beside): boolean {
  return one.holder === other.holder && one.kind === other.kind;
}

/** The lines of a place; for a side list, those of all lists saved as one with it. */
export function lines(draft: SquadDraft, place: Place): Member[] {
  if (place === 'squad') return draft.members;
  if (place === 'pool') return draft.pool ?? [];
  return draft.side_lists.filter((l) => sameList(l, place)).flatMap((l) => l.members);
}

/** The number of copies of a figure in a place. */
export function count(draft: SquadDraft, figure: string, place: Place = 'squad'): number {
  return lines(draft, place).reduce((sum, line) => sum + (line.figure === figure ? line.count : 0), 0);
}

/** Returns the draft with other lines in a place. Side lists that appear as one are merged. */
function withLines(draft: SquadDraft, place: Place, members: Member[]): SquadDraft {
  if (place === 'squad') {
    // A removed figure's choices and its place are removed too.
    const gone = (figure: string) =>
      count(draft, figure) > 0 && !members.some((m) => m.figure === figure && m.count > 0);
    const stays = draft.setup.filter((c) => !gone(c.holder));
    return { ...draft, members, setup: stays.length < draft.setup.length ? stays : draft.setup };
  }
  if (place === 'pool') return { ...draft, pool: members };
  const at = draft.side_lists.findIndex((l) => sameList(l, place));
  const others = draft.side_lists.filter((l) => !sameList(l, place));
  const list = { holder: place.holder, kind: place.kind, members };
  return { ...draft, side_lists: members.length > 0 ? others.toSpliced(Math.max(at, 0), 0, list) : others };
}

/** Adds copies of a figure, on its existing line if there is one. */
export function add(
  draft: SquadDraft,
  figure: string,
  known: LastKnown | null = null,
  place: Place = 'squad',
  copies = 1,
): SquadDraft {
  return setCount(draft, figure, count(draft, figure, place) + copies, place, known);
}

/** Sets a figure's number of copies, merging its lines; 0 removes it. */
export function setCount(
  draft: SquadDraft,
  figure: string,
  copies: number,
  place: Place = 'squad',
  known: LastKnown | null = null,
): SquadDraft {
  const wanted = Math.min(Math.max(Math.trunc(copies) || 0, 0), MOST);
  const now = lines(draft, place);
  const first = now.findIndex((l) => l.figure === figure);
  if (wanted === count(draft, figure, place) && now.filter((l) => l.figure === figure).length < 2)
    return draft;
  const kept = now.filter((l, at) => l.figure !== figure || (at === first && wanted > 0));
  if (first >= 0) {
    return withLines(
      draft,
      place,
      kept.map((l) => (l.figure === figure ? { ...l, count: wanted } : l)),
    );
  }
  const line = { figure, count: wanted, last_name: known?.name ?? null, last_cost: known?.cost ?? null };
  return withLines(draft, place, [...kept, line]);
}

/** Removes every copy of a figure. */
export function remove(draft: SquadDraft, figure: string, place: Place = 'squad'): SquadDraft {
  return setCount(draft, figure, 0, place);
}

/** Replaces the figures and adds their choices; side lists and choices of removed figures go. */
export function replace(draft: SquadDraft, members: Member[], chosen: SquadDraft['setup'] = []): SquadDraft {
  const here = new Set(members.map((m) => m.figure));
  return {
    ...draft,
    members,
    side_lists: draft.side_lists.filter((l) => here.has(l.holder)),
    setup: [...draft.setup.filter((c) => here.has(c.holder)), ...chosen],
  };
}

/** Adds choices. */
export function settle(draft: SquadDraft, chosen: SquadDraft['setup']): SquadDraft {
  return chosen.length > 0 ? { ...draft, setup: [...draft.setup, ...chosen] } : draft;
}

/** Removes choices, as far as they still exist. */
export function unsettle(draft: SquadDraft, chosen: SquadDraft['setup']): SquadDraft {
  const isOne = (c: SquadDraft['setup'][number]) =>
    chosen.some((o) => o.holder === c.holder && o.ability === c.ability && o.chosen === c.chosen);
  return draft.setup.some(isOne) ? { ...draft, setup: draft.setup.filter((c) => !isOne(c)) } : draft;
}

/** Moves every copy of a figure to another place. A figure can't be on the list it provides. */
export function transfer(draft: SquadDraft, figure: string, from: Place, to: Place): SquadDraft {
  const line = lines(draft, from).find((l) => l.figure === figure);
  const isOwn = from === 'squad' && typeof to !== 'string' && to.holder === figure;
  if (!line || isOwn || samePlace(from, to)) return draft;
  const known = line.last_name === null ? null : { name: line.last_name, cost: line.last_cost };
  return add(remove(draft, figure, from), figure, known, to, count(draft, figure, from));
}

/** Restores a removed line at its index. */
export function putBack(draft: SquadDraft, line: Member, at: number, place: Place = 'squad'): SquadDraft {
  if (count(draft, line.figure, place) > 0) return add(draft, line.figure, null, place, line.count);
  return withLines(draft, place, lines(draft, place).toSpliced(at, 0, line));
}

/** Restores a returning figure's choices, unless their places are taken. */
export function chooseAgain(draft: SquadDraft, figure: string, before: SquadDraft): SquadDraft {
  const number = (all: SquadDraft['setup'], { ability }: SquadDraft['setup'][number]) =>
    all.filter((c) => c.ability === ability).length;
  let { setup } = draft;
  for (const choice of before.setup.filter((c) => c.holder === figure)) {
    if (number(setup, choice) < number(before.setup, choice)) setup = [...setup, choice];
  }
  return setup === draft.setup ? draft : { ...draft, setup };
}

/** Moves a figure of the squad to another's index. */
export function moveTo(draft: SquadDraft, figure: string, to: number): SquadDraft {
  const order = [...new Set(draft.members.filter((m) => m.count > 0).map((m) => m.figure))];
  const from = order.indexOf(figure);
  const target = Math.min(Math.max(to, 0), order.length - 1);
  if (from < 0 || from === target) return draft;
  order.splice(from, 1);
  order.splice(target, 0, figure);
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return { ...draft, members: draft.members.toSorted((a, b) => place(a.figure) - place(b.figure)) };
}

/** Moves a figure up (-1) or down (1) in the squad. */
export function move(draft: SquadDraft, figure: string, by: number): SquadDraft {
  const order = [...new Set(draft.members.filter((m) => m.count > 0).map((m) => m.figure))];
  return moveTo(draft, figure, order.indexOf(figure) + by);
}

/** Adds a figure to those under consideration. */
export function consider(draft: SquadDraft, figure: string): SquadDraft {
  if (draft.considering.includes(figure)) return draft;
  return { ...draft, considering: [...draft.considering, figure] };
}

/** Removes a figure from those under consideration. */
export function dismiss(draft: SquadDraft, figure: string): SquadDraft {
  if (!draft.considering.includes(figure)) return draft;
  return { ...draft, considering: draft.considering.filter((f) => f !== figure) };
}

/** Moves a figure from consideration to the squad. */
export function decide(draft: SquadDraft, figure: string, known: LastKnown | null = null): SquadDraft {
  return dismiss(add(draft, figure, known), figure);
}

/** Answers an ability's choice; `nth` is its index among equal ones, and null clears the answer. */
export function choose(
  draft: SquadDraft,
  holder: string,
  ability: string,
  nth: number,
  chosen: string | null,
): SquadDraft {
  const isMeant = (c: SquadDraft['setup'][number]) => c.holder === holder && c.ability === ability;
  const made = draft.setup.filter(isMeant);
  const answer = chosen === null ? [] : [{ holder, ability, chosen }];
  const now = made.toSpliced(nth, 1, ...answer);
  return { ...draft, setup: [...draft.setup.filter((c) => !isMeant(c)), ...now] };
}

/** Assigns a figure to a place, recorded as a choice of itself; `nth` and null as in {@link choose}. */
export function stand(draft: SquadDraft, place: string, nth: number, chosen: string | null): SquadDraft {
  const made = draft.setup.filter((c) => c.ability === place);
  const answer = chosen === null ? [] : [{ holder: chosen, ability: place, chosen }];
  const rest = draft.setup.filter((c) => c.ability !== place);
  return { ...draft, setup: [...rest, ...made.toSpliced(nth, 1, ...answer)] };
}
