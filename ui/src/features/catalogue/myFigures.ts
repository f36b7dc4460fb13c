import type { FigureForm } from '../../bindings/FigureForm';
import type { GameView } from '../../bindings/GameView';
import type { MyFigureKeywords } from '../../bindings/MyFigureKeywords';

/** The form before anything is entered. */
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

/** Adds a value to a list, or removes it if present. */
export function toggledIn(list: string[], id: string): string[] {
  return list.includes(id) ? list.filter((i) => i !== id) : [...list, id];
}

/** Parses a keyword list into the choice of each part, one line a keyword; empty where nothing is chosen. */
export function parted(list: MyFigureKeywords, text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const words = line.split(/\s+/);
    return list.parts.map((part) => part.values.find((v) => words.includes(v.id))?.id ?? '');
  });
}

/** The inverse of {@link parted}; rows without a choice are dropped. */
export function joined(rows: string[][]): string {
  const lines = rows.map((ids) => ids.filter((id) => id !== '').join(' '));
  return lines.filter((line) => line !== '').join('\n');
}
