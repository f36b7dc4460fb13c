import type { SquadDraft } from '../../src/bindings/SquadDraft';

/**
 * The made-up game of `app/tests/data/page-game`: a limit of 100 points, one of each unique figure. It has a
 * unique Captain of 55 points with 20 points of reserves; a C-3 Droid and a Trooper of 9, a Royal Guard of
 * 18, a Giant of 60, which isn't owned, and 95 Zealots of 3, every other one owned.
 */
export const GAME = 'page-game';

/**
 * The made-up game of `app/tests/data/shelf-game`: three sets, the third of unknown size, figures with
 * abilities and gear, products, and matches of three games. Owned are two Wardens, five Troopers and all of
 * the second set.
 */
export const SHELF = 'shelf-game';

/**
 * The made-up game of `app/tests/data/story-game`, and its campaigns (`story-game.before.jsonl`): `THURSDAY`
 * is in the third stage of a long one, with a shop laid out and two secret agenda cards; `The old one` is
 * over.
 */
export const STORY = 'story-game';
export const THURSDAY = 'Thursday’s campaign';

export function draft(members: [string, number][] = []): SquadDraft {
  return {
    game: GAME,
    format: 'standard',
    limit: null,
    name: 'Siege',
    faction: null,
    era: null,
    side: null,
    members: members.map(([figure, count]) => ({ figure, count, last_name: null, last_cost: null })),
    side_lists: [],
    setup: [],
    pool: null,
    notes: '',
    considering: [],
  };
}
