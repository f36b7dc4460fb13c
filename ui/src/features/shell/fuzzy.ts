import { fold } from '../../lib/fold';

/**
 * Scores how well a text matches a search, higher is better; 0 if it doesn't. Every search word must match:
 * as a whole word, a prefix of one, a substring, or, with more than two letters, a subsequence.
 */
export function score(text: string, typed: string): number {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const folded = fold(text);
  let sum = 1;
  for (const word of words) {
    const one = scoreOf(folded, word);
    if (one === 0) return 0;
    sum += one;
  }
  return sum;
}

function scoreOf(text: string, word: string): number {
  if (text === word) return 140;
  // "vader" matches Darth Vader before Vader’s Apprentice.
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}'’])${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}(?![\\p{L}\\p{N}'’])`,
    'u',
  );
  if (whole.test(text)) return text.startsWith(word) ? 130 : 110;
  if (text.startsWith(word)) return 100;
  const at = text.indexOf(word);
  if (at > 0) return /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) ? 30 : 60;
  let next = 0;
  for (const letter of text) if (letter === word.charAt(next)) next += 1;
  // Two letters are a subsequence of nearly every name.
  return next === word.length && word.length > 2 ? 5 : 0;
}
