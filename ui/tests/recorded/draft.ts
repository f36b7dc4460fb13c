import type { SquadDraft } from '../../src/bindings/SquadDraft';

/**
 * The made-up game of `app/tests/data/page-game`: a limit of 100 points, one of each unique figure. There are a
 * Captain, who is unique, costs 55 and brings 20 points of reserves; a C-3 Droid and a Trooper of 9, a Royal
 * Guard of 18, a Giant of 60, whom nobody owns, and 95 Zealots of 3, of whom every other is owned.
 */
export const GAME = 'page-game';

/**
 * The made-up game of `app/tests/data/shelf-game`: three sets, of which nobody knows the third whole, figures with
 * abilities and gear, products, and matches of three games. Owned are two Wardens, five Troopers and all of the
 * second set.
 */
export const SHELF = 'shelf-game';

/**
 * The made-up game of `app/tests/data/story-game`, and its campaigns (`story-game.before.jsonl`): `THURSDAY` is in the
 * third stage of a long one, with a shop laid out and two agenda cards kept in secret; `The old one` is over.
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
