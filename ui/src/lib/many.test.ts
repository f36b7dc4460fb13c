import { afterEach, describe, expect, test } from 'vitest';
import { inFull, magnitude, many } from './many';
import { speech } from './words.svelte';

afterEach(() => speech.speak('en'));

/** The number with plain spaces instead of non-breaking ones. */
const read = (number: string) => many(number).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a large number', () => {
  test.each([
    ['en', '999,999', '1.23 million', '3.4 billion', '999 trillion', '1.09 × 10¹⁹'],
    ['hu', '999 999', '1,23 millió', '3,4 milliárd', '999 billió', '1,09 × 10¹⁹'],
    ['zh-Hant', '999,999', '123萬', '34億', '999兆', '1.09 × 10¹⁹'],
    ['zh-Hans', '999,999', '123万', '34亿', '999万亿', '1.09 × 10¹⁹'],
  ])('in %s is written in full, in words, and as a power of ten', (language, ...said) => {
    speech.speak(language);
    const numbers = ['999999', '1234567', '3400000000', '999400000000000', '10900000000000000001'];
    expect(numbers.map(read)).toEqual(said);
  });

  test('is never said in a word that is rounded out of its place', () => {
    expect(read('999499999999999')).toBe('999 trillion');
    expect(read('999500000000000')).toBe('1 × 10¹⁵');
    expect(read('9996000000000000')).toBe('1 × 10¹⁶');
    expect(read('1235000000000000')).toBe('1.24 × 10¹⁵');
  });

  test('may have hundreds of digits', () => {
    expect(read(`314${'0'.repeat(398)}`)).toBe('3.14 × 10⁴⁰⁰');
    expect(inFull('12345678901234567890')).toBe('12,345,678,901,234,567,890');
  });

  test.each([
    ['0', 0],
    ['1', 0],
    ['1000', 3],
    [`1${'0'.repeat(400)}`, 400],
  ])('%s has its magnitude', (number, power) => {
    expect(magnitude(number)).toBeCloseTo(power, 9);
  });

  test('small ones are plain', () => {
    expect(['0', '1', '42', '1000'].map(many)).toEqual(['0', '1', '42', '1,000']);
  });
});
