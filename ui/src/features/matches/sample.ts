import type { GameView } from '../../bindings/GameView';
import type { MatchList } from '../../bindings/MatchList';
import type { MatchView } from '../../bindings/MatchView';
import type { RecordView } from '../../bindings/RecordView';
import type { StandingsView } from '../../bindings/StandingsView';

/** A game whose matches have up to three games, decided by all their points. */
export const DUEL = {
  id: 'duel',
  name: 'Duel',
  factions: [],
  matches: {
    games: 3,
    decide: 'total',
    ending: [
      { id: 'elimination', name: 'All opponents eliminated', decides: 'winner' },
      { id: 'points', name: 'Agreed points reached', decides: 'points' },
    ],
  },
} as unknown as GameView;

/** A match by its id, opponent, day and scores. */
export function match(
  id: string,
  opponent: string,
  date: string,
  scores: [number, number][],
  more: Partial<MatchView> = {},
): MatchView {
  const sum = (at: 0 | 1) => scores.reduce((all, score) => all + score[at], 0);
  const [mine, theirs] = [sum(0), sum(1)];
  return {
    id,
    game: 'duel',
    date,
    opponent,
    army: null,
    scores: scores.map(([mine, theirs]) => ({ mine, theirs })),
    reasons: scores.map(() => null),
    result: {
      outcome: mine > theirs ? 'won' : mine === theirs ? 'drawn' : 'lost',
      mine,
      theirs,
      games_won: 0,
      games_lost: 0,
    },
    note: '',
    revision: 1,
    updated: '2026-05-17T18:00:00Z',
    ...more,
  };
}

export const MATCHES: MatchView[] = [
  match(
    'm1',
    'Béla',
    '2026-05-17',
    [
      [12, 9],
      [7, 8],
    ],
    {
      army: {
        squad: 's-gone',
        name: 'Dawn',
        members: [{ figure: 't/trooper', name: 'Trooper', local_name: 'Trooper', count: 3 }],
      },
      note: 'close',
    },
  ),
  match('m2', 'Ádám', '2026-05-02', [[3, 5]]),
  match('m3', 'Béla', '2026-04-30', [[4, 4]]),
];

export function list(matches: MatchView[], total = matches.length): MatchList {
  return { matches, total, opponents: ['Béla', 'Ádám'], squads: [{ id: 's1', name: 'Night watch' }] };
}

export function record(played: number, won: number, drawn: number): RecordView {
  const lost = played - won - drawn;
  const share = played === 0 ? 0 : won / played;
  return { played, won, drawn, lost, points_for: 26, points_against: 26, share, average: 8.7 };
}

export const STANDINGS: StandingsView = {
  all: record(3, 1, 1),
  opponents: [
    { name: 'Béla', record: record(2, 1, 1) },
    { name: 'Ádám', record: record(1, 0, 0) },
  ],
  figures: [{ figure: 't/trooper', name: 'Trooper', local_name: 'Trooper', record: record(1, 1, 0) }],
};
