import type { GameView } from '../../bindings/GameView';

/** The maximum length of a set code. */
const CODE = 5;

type Set = GameView['sets'][number];

const isCoded = ({ short, name }: Set) => short !== name && short.length <= CODE;

/** Whether most of the game's sets have a short code, such as `CS` for Clone Strike. */
export function hasCodes(game: GameView | undefined): boolean {
  const sets = game?.sets ?? [];
  return sets.filter(isCoded).length * 2 > sets.length;
}

/** An example of set code and number: `cs 4`; null if sets have no codes. */
export function example(game: GameView | undefined, number: number): string | null {
  const set = hasCodes(game) ? game?.sets.find(isCoded) : undefined;
  return set ? `${set.short.toLowerCase()} ${number}` : null;
}
