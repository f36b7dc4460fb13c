import type { FigureWord } from '../../bindings/FigureWord';

/** A part of a card's line, with what explains it. */
export interface Piece {
  text: string;
  words: FigureWord[];
}

/** What stands between words of one line. */
const BETWEEN = ' · ';

/** A card's line in parts: each word of it with what it means. */
export function pieces(line: string, words: readonly FigureWord[]): Piece[] {
  if (line === '') return [];
  return line.split(BETWEEN).map((text) => ({ text, words: words.filter((word) => word.on_card === text) }));
}
