import type { FigureWord } from '../../bindings/FigureWord';

/** A part of a line on a card, with its explanations. */
export interface Piece {
  text: string;
  words: FigureWord[];
}

/** The separator of words in a line. */
const BETWEEN = ' · ';

/** Splits a line on a card into its words, each with its explanations. */
export function pieces(line: string, words: readonly FigureWord[]): Piece[] {
  if (line === '') return [];
  return line.split(BETWEEN).map((text) => ({ text, words: words.filter((word) => word.on_card === text) }));
}
