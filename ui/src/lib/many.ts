import { speech } from './words.svelte';

/** The largest number written out in full. */
const IN_FULL = 999_999n;
/** Numbers from here on have no commonly known name. */
const WORDLESS = 10n ** 15n;
/** Significant digits of a number that isn't written in full. */
const TOLD = 3;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Formats an integer of any size in full: `12,345,678,901,234,567,890`. */
export function inFull(number: string): string {
  return new Intl.NumberFormat(speech.language).format(BigInt(number));
}

/** Formats an integer of any size legibly: `999,999`, `1.23 million`, `1.09 × 10¹⁹`. */
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

/** The leading digits of a number, and the power of ten of the first. */
function rounded(value: bigint): { digits: string; exponent: number } {
  const all = value.toString();
  const kept = BigInt(all.slice(0, TOLD)) + (Number(all[TOLD] ?? 0) >= 5 ? 1n : 0n);
  const digits = kept.toString();
  // 9.996 rounds to 10.0, which has one more digit.
  return { digits: digits.slice(0, TOLD), exponent: all.length - 1 + (digits.length - TOLD) };
}

/** The base-10 logarithm of a number: 3 for 1,000. 0 for 0, as for 1. */
export function magnitude(number: string): number {
  if (number === '0') return 0;
  const told = number.slice(0, 15);
  return Math.log10(Number(told)) + number.length - told.length;
}
