import type { Ending } from '../../bindings/Ending';
import type { MatchView } from '../../bindings/MatchView';
import type { Player } from '../../bindings/Player';
import type { ScoreInput } from '../../bindings/ScoreInput';
import type { TieBreak } from '../../bindings/TieBreak';
import { today } from '../../lib/days';

/** The points of a game as they are typed. */
export interface TypedScore {
  mine: string;
  theirs: string;
  /** The ending's id; empty where nobody says how the game ended. Drafts of older versions lack it. */
  how?: string;
  /** Who won by it; empty where the points say so. */
  winner?: Player | '';
  /** Numbers that break a tie, by the ending that compares them. */
  ties?: Record<string, TypedTie>;
}

/** Numbers that break a tie, as they are typed. */
export interface TypedTie {
  mine: string;
  theirs: string;
}

/** A match as it is typed. */
export interface MatchFields {
  opponent: string;
  date: string;
  /** The squad's id; empty for none. */
  squad: string;
  scores: TypedScore[];
  /** The mission's id; empty where nobody notes it. Drafts of older versions lack it. */
  mission?: string;
  /** Who had the initiative; empty where nobody notes it. */
  initiative?: Player | '';
  note: string;
}

/** What the draft of a match is kept under; of a new one where there is no id. */
export function draftOf(game: string, id: string | null): string {
  return `match ${game} ${id ?? ''}`;
}

/** The form of a match that is there, or of a new one, with room for so many games. */
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

/** The games whose points are there for both players. */
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

/** Tie-breaks of which both numbers are there. */
export function tiesOf(score: TypedScore): TieBreak[] {
  return Object.entries(score.ties ?? {}).flatMap(([how, tie]) => {
    const [mine, theirs] = [points(tie.mine), points(tie.theirs)];
    return mine === null || theirs === null ? [] : [{ how, mine, theirs }];
  });
}

/** The tie-breaks that are asked for in turn: each once the one before has been told and decides nothing. */
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
 * The first game, from 0, that is only half there or isn't made of numbers, or the first of all where no
 * game is there; -1 where nothing is wrong.
 */
export function wrongScore(fields: MatchFields): number {
  const blank = (score: TypedScore) => `${score.mine}${score.theirs}`.trim() === '';
  const whole = (score: TypedScore) => points(score.mine) !== null && points(score.theirs) !== null;
  if (fields.scores.every(blank)) return 0;
  return fields.scores.findIndex((score) => !blank(score) && !whole(score));
}
