import type { Ending } from '../../bindings/Ending';
import type { MatchView } from '../../bindings/MatchView';
import type { Player } from '../../bindings/Player';
import type { ScoreInput } from '../../bindings/ScoreInput';
import type { TieBreak } from '../../bindings/TieBreak';
import { today } from '../../lib/days';

/** The points of a game as typed. */
export interface TypedScore {
  mine: string;
  theirs: string;
  /** The ending's id; empty if unknown. Missing in drafts of older versions. */
  how?: string;
  /** The winner by that ending; empty if the points decide. */
  winner?: Player | '';
  /** Tie-break values, by the ending that compares them. */
  ties?: Record<string, TypedTie>;
}

/** Tie-break values as typed. */
export interface TypedTie {
  mine: string;
  theirs: string;
}

/** A match as typed. */
export interface MatchFields {
  opponent: string;
  date: string;
  /** The squad's id; empty for none. */
  squad: string;
  scores: TypedScore[];
  /** The mission's id; empty for none. Missing in drafts of older versions. */
  mission?: string;
  /** Who had the initiative; empty if not recorded. */
  initiative?: Player | '';
  note: string;
}

/** The key of a match's draft; without an id, that of a new one. */
export function draftOf(game: string, id: string | null): string {
  return `match ${game} ${id ?? ''}`;
}

/** The form of a recorded match or a new one, with room for at least `games` games. */
export function fieldsOf(match: MatchView | null, games: number, opponent = ''): MatchFields {
  const played = match?.scores ?? [];
  const rows = Math.max(games, played.length);
  return {
    opponent: match?.opponent ?? opponent,
    date: match?.date ?? today(),
    squad: match?.army?.squad ?? '',
    scores: Array.from({ length: rows }, (_, at) => ({
      mine: String(played[at]?.mine ?? ''),
      theirs: String(played[at]?.theirs ?? ''),
      how: played[at]?.ending?.how ?? '',
      winner: played[at]?.ending?.winner ?? '',
    })),
    mission: match?.mission?.id ?? '',
    initiative: match?.initiative ?? '',
    note: match?.note ?? '',
  };
}

function points(typed: string): number | null {
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
}

/** The games with points for both players. */
export function scoresOf(fields: MatchFields): ScoreInput[] {
  return fields.scores.flatMap((score): ScoreInput[] => {
    const [mine, theirs] = [points(score.mine), points(score.theirs)];
    if (mine === null || theirs === null) return [];
    const { how, winner } = score;
    if (how) return [{ mine, theirs, ending: { how, winner: winner ? winner : null } }];
    const ties = mine === theirs ? tiesOf(score) : [];
    return [{ mine, theirs, ...(ties.length > 0 ? { ties } : {}) }];
  });
}

/** The tie-breaks with values for both players. */
export function tiesOf(score: TypedScore): TieBreak[] {
  return Object.entries(score.ties ?? {}).flatMap(([how, tie]) => {
    const [mine, theirs] = [points(tie.mine), points(tie.theirs)];
    return mine === null || theirs === null ? [] : [{ how, mine, theirs }];
  });
}

/** The tie-breaks to ask for, in order: each once the previous one is entered and also tied. */
export function tiesAsked(score: TypedScore, endings: Ending[]): Ending[] {
  const [mine, theirs] = [points(score.mine), points(score.theirs)];
  if (score.how || mine === null || mine !== theirs) return [];
  const all = endings.filter((ending) => ending.decides === 'tie' && ending.wins);
  const told = tiesOf(score);
  const open = all.findIndex(({ id }) => {
    const tie = told.find((one) => one.how === id);
    return !tie || tie.mine !== tie.theirs;
  });
  return open < 0 ? all : all.slice(0, open + 1);
}

/**
 * The index of the first game that is incomplete or isn't numeric, or 0 if there is no game; -1 if all are
 * valid.
 */
export function wrongScore(fields: MatchFields): number {
  const blank = (score: TypedScore) => `${score.mine}${score.theirs}`.trim() === '';
  const whole = (score: TypedScore) => points(score.mine) !== null && points(score.theirs) !== null;
  if (fields.scores.every(blank)) return 0;
  return fields.scores.findIndex((score) => !blank(score) && !whole(score));
}
