import type { FigureForm } from '../../bindings/FigureForm';
import type { GameView } from '../../bindings/GameView';

/** The form before anything is typed. */
export function emptyForm(game: GameView): FigureForm {
  return {
    name: '',
    factions: [],
    cost: '',
    unique: false,
    traits: [],
    attributes: {},
    stats: {},
    keywords: {},
    set: '',
    number: '',
    rarity: game.rarities[0]?.id ?? '',
  };
}

/** A list with a value put in, or taken out where it is in. */
export function toggledIn(list: string[], id: string): string[] {
  return list.includes(id) ? list.filter((i) => i !== id) : [...list, id];
}
