import { speech } from './words.svelte';

/** Up to here a number is written in full. */
const IN_FULL = 999_999n;
/** From here on languages have no word for a number that everybody knows. */
const WORDLESS = 10n ** 15n;
/** Digits that are told of a number that isn't written in full. */
const TOLD = 3;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number, however large, in full: `12,345,678,901,234,567,890`. */
export function inFull(number: string): string {
  return new Intl.NumberFormat(speech.language).format(BigInt(number));
}

/** A number, however large, so that it can be read: `999,999`, `1.23 million`, `1.09 × 10¹⁹`. */
export function many(number: string): string {
  const value = BigInt(number);
  if (value <= IN_FULL) return inFull(number);
  const { digits, exponent } = rounded(value);
  if (BigInt(digits) * 10n ** BigInt(exponent - TOLD + 1) < WORDLESS) {
    return new Intl.NumberFormat(speech.language, {
      notation: 'compact',
      compactDisplay: 'long',
      maximumSignificantDigits: TOLD,
    }).format(value);
  }
  const first = new Intl.NumberFormat(speech.language).format(Number(digits) / 10 ** (TOLD - 1));
  const power = [...String(exponent)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
  return `${first}\u00a0×\u00a010${power}`;
}

/** The first digits of a number, and the power of ten of the first of them. */
function rounded(value: bigint): { digits: string; exponent: number } {
  const all = value.toString();
  const kept = BigInt(all.slice(0, TOLD)) + (Number(all[TOLD] ?? 0) >= 5 ? 1n : 0n);
  const digits = kept.toString();
  // 9.996 is 10.0: a digit more.
  return { digits: digits.slice(0, TOLD), exponent: all.length - 1 + (digits.length - TOLD) };
}

/** How large a number is, by powers of ten: 3 for 1,000. 0 for nothing as for 1. */
export function magnitude(number: string): number {
  if (number === '0') return 0;
  const told = number.slice(0, 15);
  return Math.log10(Number(told)) + number.length - told.length;
}
