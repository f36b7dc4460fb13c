import type { Beside } from '../../../bindings/Beside';
import type { Member } from '../../../bindings/Member';
import type { SquadDraft } from '../../../bindings/SquadDraft';

/** Where figures of a draft stand: in the squad, in what was opened for it, or on a list beside it. */
export type Place = 'squad' | 'pool' | Beside;

/** A place in one word, by which the page marks where something can be dropped. */
export function zoneOf(place: Place): string {
  return typeof place === 'string' ? place : `beside ${place.kind} ${place.holder} ${place.pool ?? ''}`;
}

/** What is known of a figure that is put in, kept in case its pack goes one day. */
export interface LastKnown {
  name: string;
  cost: number | null;
}

/** The most copies that one line takes: a typing error makes no squad of a million. */
export const MOST = 999;

/** Whether two places are the same. */
export function samePlace(one: Place, other: Place): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return sameList(one, other) && (one.pool ?? null) === (other.pool ?? null);
}

/** Whether two lists are kept as one: which of a card's offers its figures come by shows by themselves. */
export function sameList(one: Beside, other: Beside): boolean {
  return one.holder === other.holder && one.kind === other.kind;
}

/** The lines of a place; of a list beside the squad, those of every list drawn for it. */
export function lines(draft: SquadDraft, place: Place): Member[] {
  if (place === 'squad') return draft.members;
  if (place === 'pool') return draft.pool ?? [];
  return draft.side_lists.filter((l) => sameList(l, place)).flatMap((l) => l.members);
}

/** How many copies of a figure stand in a place. */
export function count(draft: SquadDraft, figure: string, place: Place = 'squad'): number {
  return lines(draft, place).reduce((sum, line) => sum + (line.figure === figure ? line.count : 0), 0);
}

/** The draft with other lines in a place. Lists beside the squad that are one to the reader become one. */
function withLines(draft: SquadDraft, place: Place, members: Member[]): SquadDraft {
  if (place === 'squad') {
    // Where somebody stands and what they chose goes with them.
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

/** Adds copies; a figure that is there already gets more on its line. */
export function add(
  draft: SquadDraft,
  figure: string,
  known: LastKnown | null = null,
  place: Place = 'squad',
  copies = 1,
): SquadDraft {
  return setCount(draft, figure, count(draft, figure, place) + copies, place, known);
}

/** Sets how many copies there are; none takes the figure out. Lines of one figure become one. */
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

/** Takes a figure out, every copy. */
export function remove(draft: SquadDraft, figure: string, place: Place = 'squad'): SquadDraft {
  return setCount(draft, figure, 0, place);
}

/** The draft with other members and what they choose. What belonged to those who are gone goes with them. */
export function replace(draft: SquadDraft, members: Member[], chosen: SquadDraft['setup'] = []): SquadDraft {
  const here = new Set(members.map((m) => m.figure));
  return {
    ...draft,
    members,
    side_lists: draft.side_lists.filter((l) => here.has(l.holder)),
    setup: [...draft.setup.filter((c) => here.has(c.holder)), ...chosen],
  };
}

/** Records choices. */
export function settle(draft: SquadDraft, chosen: SquadDraft['setup']): SquadDraft {
  return chosen.length > 0 ? { ...draft, setup: [...draft.setup, ...chosen] } : draft;
}

/** Takes choices back, as far as they still stand. */
export function unsettle(draft: SquadDraft, chosen: SquadDraft['setup']): SquadDraft {
  const isOne = (c: SquadDraft['setup'][number]) =>
    chosen.some((o) => o.holder === c.holder && o.ability === c.ability && o.chosen === c.chosen);
  return draft.setup.some(isOne) ? { ...draft, setup: draft.setup.filter((c) => !isOne(c)) } : draft;
}

/** Moves a figure to another place, every copy. Who brings a list can't stand on it. */
export function transfer(draft: SquadDraft, figure: string, from: Place, to: Place): SquadDraft {
  const line = lines(draft, from).find((l) => l.figure === figure);
  const isOwn = from === 'squad' && typeof to !== 'string' && to.holder === figure;
  if (!line || isOwn || samePlace(from, to)) return draft;
  const known = line.last_name === null ? null : { name: line.last_name, cost: line.last_cost };
  return add(remove(draft, figure, from), figure, known, to, count(draft, figure, from));
}

/** Puts lines back where they were. */
export function putBack(draft: SquadDraft, line: Member, at: number, place: Place = 'squad'): SquadDraft {
  if (count(draft, line.figure, place) > 0) return add(draft, line.figure, null, place, line.count);
  return withLines(draft, place, lines(draft, place).toSpliced(at, 0, line));
}

/** What a figure's abilities had asked for, where it comes back to: places that are taken stay so. */
export function chooseAgain(draft: SquadDraft, figure: string, before: SquadDraft): SquadDraft {
  const number = (all: SquadDraft['setup'], { ability }: SquadDraft['setup'][number]) =>
    all.filter((c) => c.ability === ability).length;
  let { setup } = draft;
  for (const choice of before.setup.filter((c) => c.holder === figure)) {
    if (number(setup, choice) < number(before.setup, choice)) setup = [...setup, choice];
  }
  return setup === draft.setup ? draft : { ...draft, setup };
}

/** Moves a figure among those of the squad, to stand where another stands now. */
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

/** Moves a figure up (-1) or down (1) among those of the squad. */
export function move(draft: SquadDraft, figure: string, by: number): SquadDraft {
  const order = [...new Set(draft.members.filter((m) => m.count > 0).map((m) => m.figure))];
  return moveTo(draft, figure, order.indexOf(figure) + by);
}

/** Thinks about a figure. */
export function consider(draft: SquadDraft, figure: string): SquadDraft {
  if (draft.considering.includes(figure)) return draft;
  return { ...draft, considering: [...draft.considering, figure] };
}

/** Thinks no longer about a figure. */
export function dismiss(draft: SquadDraft, figure: string): SquadDraft {
  if (!draft.considering.includes(figure)) return draft;
  return { ...draft, considering: draft.considering.filter((f) => f !== figure) };
}

/** Takes a figure that was thought about into the squad. */
export function decide(draft: SquadDraft, figure: string, known: LastKnown | null = null): SquadDraft {
  return dismiss(add(draft, figure, known), figure);
}

/** Answers what an ability asks for; `nth` tells its copies apart, nobody takes the answer back. */
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

/** Puts a figure on a place, which is recorded as its choice of itself; `nth` as above. */
export function stand(draft: SquadDraft, place: string, nth: number, chosen: string | null): SquadDraft {
  const made = draft.setup.filter((c) => c.ability === place);
  const answer = chosen === null ? [] : [{ holder: chosen, ability: place, chosen }];
  const rest = draft.setup.filter((c) => c.ability !== place);
  return { ...draft, setup: [...rest, ...made.toSpliced(nth, 1, ...answer)] };
}
