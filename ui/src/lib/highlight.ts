/** A part of a name, and whether it matches a search word. */
export interface Part {
  text: string;
  match: boolean;
}

const HAN = /[\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff]|[\u{20000}-\u{3ffff}]/u;
const QUOTES = /['‘’`´ʼ]/u;
const JOINTS = /[-./‐-―−]/u;

/** Text without case and accents, with the index in the original of each character. */
function folded(text: string, drop: RegExp): { text: string; from: number[] } {
  let out = '';
  const from: number[] = [];
  let at = 0;
  for (const char of text) {
    const plain = drop.test(char)
      ? ''
      : char
          .normalize('NFKD')
          .replace(/\p{M}/gu, '')
          .replace(/[‐-―−]/gu, '-')
          .toLowerCase();
    for (let i = 0; i < plain.length; i++) from.push(at);
    out += plain;
    at += char.length;
  }
  from.push(text.length);
  return { text: out, from };
}

function beginsWord(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  return at === 0 || !/[\p{L}\p{N}]/u.test(before) || HAN.test(before) || HAN.test(text.charAt(at));
}

/**
 * Splits a name into parts that match the search words, which may be prefixes, and parts that don't. Ignores
 * case, accents, apostrophes and the hyphens of `R2-D2`, as the search itself does.
 */
export function highlight(name: string, query: string): Part[] {
  const hit = new Array<boolean>(name.length).fill(false);
  for (const drop of [QUOTES, new RegExp(`${QUOTES.source}|${JOINTS.source}`, 'u')]) {
    const plain = folded(name, drop);
    for (const word of folded(query, drop).text.split(/\s+/).filter(Boolean)) {
      let at = plain.text.indexOf(word);
      while (at >= 0) {
        if (beginsWord(plain.text, at)) {
          const start = plain.from[at] ?? 0;
          hit.fill(true, start, plain.from[at + word.length] ?? name.length);
        }
        at = plain.text.indexOf(word, at + 1);
      }
    }
  }
  const parts: Part[] = [];
  for (let i = 0; i < name.length; i++) {
    const match = hit[i] ?? false;
    const last = parts.at(-1);
    if (last?.match === match) last.text += name.charAt(i);
    else parts.push({ text: name.charAt(i), match });
  }
  return parts;
}
