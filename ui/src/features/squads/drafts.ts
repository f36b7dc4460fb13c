import type { GameView } from '../../bindings/GameView';
import type { Member } from '../../bindings/Member';
import type { MemberLine } from '../../bindings/MemberLine';
import type { ReadList } from '../../bindings/ReadList';
import type { SquadDraft } from '../../bindings/SquadDraft';

/** The route item of the builder for a squad that isn't saved yet. */
export const NEW = 'new';

/** An empty squad in the game's default format. */
export function emptyDraft(game: GameView): SquadDraft {
  return {
    game: game.id,
    format: game.formats[0]?.id ?? 'standard',
    limit: null,
    name: '',
    faction: null,
    era: null,
    side: null,
    members: [],
    side_lists: [],
    setup: [],
    pool: null,
    notes: '',
    considering: [],
  };
}

/** A figure's id and name. */
export interface Chosen {
  id: string;
  name: string;
}

/** The user's decision on a line: the figure it means, or to skip it. */
export type Decision = { kind: 'is'; figure: Chosen } | { kind: 'skip' };

/** Decisions by the text of the line, so that equal lines share one. */
export type Decisions = Record<string, Decision>;

/** A line without its number of copies and cost: the part that can be learnt as a name. */
export function nameIn(text: string): string {
  return text
    .trim()
    .replace(/^[-*•·–—]\s*/u, '')
    .replace(/^\(?\d+\)?\s*[x×]?\s+/iu, '')
    .replace(/^\d+\s*[x×]\s*/iu, '')
    .replace(/\s*[x×]\s*\d+$/iu, '')
    .replace(
      /(?:\s+[-–—:=]?\s*|[,:;]\s*|\s*(?=[([]))[([]?\s*\d+\s*(?:pts?|points?|pont|分|點|点)?\.?\s*[)\]]?$/iu,
      '',
    )
    .replace(/\s*[x×]\s*\d+$/iu, '')
    .trim();
}

/** Unresolved lines, which go into the notes so that nothing is dropped silently. */
export function leftOpen(read: ReadList, decisions: Decisions): { line: number; text: string }[] {
  return read.view.unresolved.filter((l) => !decisions[l.text]).map(({ line, text }) => ({ line, text }));
}

/** Whether the match of a line needs confirmation. */
export function asks(line: MemberLine): boolean {
  return line.match === 'fuzzy' || (line.match === 'by-cost' && (line.others?.length ?? 0) > 0);
}

/** The cost stated in a line, in total or of one copy. */
export function claimed(line: MemberLine): number | undefined {
  return line.claimed_line ?? line.claimed_unit;
}

/** Uncertain matches not yet confirmed. */
export function unconfirmed({ view }: ReadList, decisions: Decisions): MemberLine[] {
  return [...view.members, ...view.beside].filter((l) => asks(l) && !decisions[l.text]);
}

/** The squad that a list and the decisions on its lines describe. */
export function drafted(read: ReadList, decisions: Decisions, note: (lines: string) => string): SquadDraft {
  const draft = structuredClone(read.draft);
  const members = draft.members;
  const beside = draft.side_lists.flatMap((list) => list.members);
  const gone = new Set<Member>();
  // Figures are in the order of their lines.
  const lines = [
    ...read.view.members.map((line, at) => ({ line, member: members[at] })),
    ...read.view.beside.map((line, at) => ({ line, member: beside[at] })),
  ];
  for (const { line, member } of lines) {
    const decision = decisions[line.text];
    if (!member || !decision || member.figure !== line.figure) continue;
    if (decision.kind === 'skip') gone.add(member);
    else if (decision.figure.id !== member.figure) become(member, decision.figure);
  }
  for (const line of read.view.unresolved) {
    const decision = decisions[line.text];
    if (decision?.kind !== 'is') continue;
    const member = { figure: '', count: Math.max(1, line.count), last_name: null, last_cost: null };
    become(member, decision.figure);
    members.push(member);
  }
  draft.members = merged(members.filter((m) => !gone.has(m)));
  for (const list of draft.side_lists) list.members = list.members.filter((m) => !gone.has(m));
  const open = leftOpen(read, decisions);
  if (open.length > 0) {
    const lines = open.map((l) => `${l.line}: ${l.text}`).join('\n');
    draft.notes = [draft.notes, note(lines)].filter((part) => part !== '').join('\n\n');
  }
  return draft;
}

function become(member: Member, figure: Chosen): void {
  member.figure = figure.id;
  member.last_name = figure.name;
  member.last_cost = null;
}

/** Merges lines of the same figure. */
function merged(members: Member[]): Member[] {
  const by = new Map<string, Member>();
  for (const member of members) {
    const there = by.get(member.figure);
    if (there) there.count += member.count;
    else by.set(member.figure, member);
  }
  return [...by.values()];
}
