import type { GameView } from '../../bindings/GameView';

/** The longest code that a set is known by. */
const CODE = 5;

type Set = GameView['sets'][number];

const isCoded = ({ short, name }: Set) => short !== name && short.length <= CODE;

/** Whether the game's sets are known by a short code, as `CS` for Clone Strike. */
export function hasCodes(game: GameView | undefined): boolean {
  const sets = game?.sets ?? [];
  return sets.filter(isCoded).length * 2 > sets.length;
}

/** How a printing is named by its set's code and its number: `cs 4`; nothing where sets have none. */
export function example(game: GameView | undefined, number: number): string | null {
  const set = hasCodes(game) ? game?.sets.find(isCoded) : undefined;
  return set ? `${set.short.toLowerCase()} ${number}` : null;
}
