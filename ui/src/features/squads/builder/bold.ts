import { fold } from '../../../lib/fold';
/** A part of a text, and whether it is bold. */
export interface Piece {
  text: string;
  bold: boolean;
}

/**
 * Splits a name into parts that match a search word as a prefix of a word, and others. Ignores case and
 * accents.
 */
export function pieces(name: string, query: string): Piece[] {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((w) => w !== '');
  const letters = [...name];
  const folded = letters.map(fold);
  const bold = letters.map(() => false);
  const text = folded.join('');
  // A letter may fold to several; `starts` maps letters to their index in the folded text.
  const starts: number[] = [];
  let length = 0;
  for (const letter of folded) {
    starts.push(length);
    length += letter.length;
  }
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const begins = at === 0 || !/[\p{Script=Latin}\p{N}]/u.test(text[at - 1] ?? '');
      if (!begins) continue;
      starts.forEach((start, index) => {
        if (start >= at && start < at + word.length) bold[index] = true;
      });
    }
  }
  const out: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = out.at(-1);
    if (last && last.bold === bold[index]) last.text += letter;
    else out.push({ text: letter, bold: bold[index] ?? false });
  });
  return out;
}

/** Splits a sentence so that a number in it is bold. */
export function withNumber(sentence: string, number: number): Piece[] {
  const found = new RegExp(`(?<!\\d)${number}(?!\\d)`).exec(sentence);
  if (!found) return [{ text: sentence, bold: false }];
  const parts = [
    { text: sentence.slice(0, found.index), bold: false },
    { text: found[0], bold: true },
    { text: sentence.slice(found.index + found[0].length), bold: false },
  ];
  return parts.filter((p) => p.text !== '');
}

/** Splits a sentence so that some words are bold, each at its first occurrence after the previous one. */
export function withWords(sentence: string, words: readonly string[]): Piece[] {
  const parts: Piece[] = [];
  let rest = sentence;
  for (const word of words) {
    const at = rest.indexOf(word);
    if (at < 0) continue;
    parts.push({ text: rest.slice(0, at), bold: false }, { text: word, bold: true });
    rest = rest.slice(at + word.length);
  }
  return [...parts, { text: rest, bold: false }].filter((p) => p.text !== '');
}
