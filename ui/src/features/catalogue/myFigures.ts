import type { FigureForm } from '../../bindings/FigureForm';
import type { GameView } from '../../bindings/GameView';
import type { MyFigureKeywords } from '../../bindings/MyFigureKeywords';

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

/** Lines of a list as what is chosen of each part, empty where nothing is. */
export function parted(list: MyFigureKeywords, text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const words = line.split(/\s+/);
    return list.parts.map((part) => part.values.find((v) => words.includes(v.id))?.id ?? '');
  });
}

/** The same the other way round; rows of which nothing is chosen are none. */
export function joined(rows: string[][]): string {
  const lines = rows.map((ids) => ids.filter((id) => id !== '').join(' '));
  return lines.filter((line) => line !== '').join('\n');
}
