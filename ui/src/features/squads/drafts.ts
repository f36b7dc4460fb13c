import type { GameView } from '../../bindings/GameView';
import type { Member } from '../../bindings/Member';
import type { MemberLine } from '../../bindings/MemberLine';
import type { ReadList } from '../../bindings/ReadList';
import type { SquadDraft } from '../../bindings/SquadDraft';

/** Where the builder stands on a squad of which nothing is kept yet. */
export const NEW = 'new';

/** An empty squad of the game's usual format: everything else may be said later, or never. */
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

/** A figure by its id, and what it is called. */
export interface Chosen {
  id: string;
  name: string;
}

/** What the user decided about a line: who is meant, or that nobody is; nothing where it waits. */
export type Decision = { kind: 'is'; figure: Chosen } | { kind: 'skip' };

/** Decisions by the line's text: the same text means the same wherever it stands. */
export type Decisions = Record<string, Decision>;

/** What a line says without its number of copies and its cost: what can be taught as a name. */
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

/** Lines that were left open: they go into the notes, so that nothing is dropped in silence. */
export function leftOpen(read: ReadList, decisions: Decisions): { line: number; text: string }[] {
  return read.view.unresolved.filter((l) => !decisions[l.text]).map(({ line, text }) => ({ line, text }));
}

/** Whether somebody should look at whom a line was taken to mean. */
export function asks(line: MemberLine): boolean {
  return line.match === 'fuzzy' || (line.match === 'by-cost' && (line.others?.length ?? 0) > 0);
}

/** What a line says that it costs: all of it, or one. */
export function claimed(line: MemberLine): number | undefined {
  return line.claimed_line ?? line.claimed_unit;
}

/** Near misses that nobody confirmed. */
export function unconfirmed({ view }: ReadList, decisions: Decisions): MemberLine[] {
  return [...view.members, ...view.beside].filter((l) => asks(l) && !decisions[l.text]);
}

/** The squad that comes of a list and what was decided about its lines. */
export function drafted(read: ReadList, decisions: Decisions, note: (lines: string) => string): SquadDraft {
  const draft = structuredClone(read.draft);
  const members = draft.members;
  const beside = draft.side_lists.flatMap((list) => list.members);
  const gone = new Set<Member>();
  // Members stand in the order of their lines.
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

/** One line a figure: two lines that turned out to be the same are counted together. */
function merged(members: Member[]): Member[] {
  const by = new Map<string, Member>();
  for (const member of members) {
    const there = by.get(member.figure);
    if (there) there.count += member.count;
    else by.set(member.figure, member);
  }
  return [...by.values()];
}
