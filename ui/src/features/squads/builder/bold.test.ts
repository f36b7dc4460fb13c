import { describe, expect, test } from 'vitest';
import { pieces, withNumber } from './bold';

const bold = (name: string, query: string) =>
  pieces(name, query)
    .map((p) => (p.bold ? `[${p.text}]` : p.text))
    .join('');

describe('what was typed', () => {
  test('stands out where it begins a word', () => {
    expect(bold('Elite Clone Trooper Grenadier', 'clone tr')).toBe('Elite [Clone] [Tr]ooper Grenadier');
    expect(bold('Cyclone', 'clone')).toBe('Cyclone');
  });

  test('is found whatever its case and accents', () => {
    expect(bold('Őrült Klón', 'oru klo')).toBe('[Őrü]lt [Kló]n');
  });

  test('is found within Chinese names, which have no spaces', () => {
    expect(bold('複製人士兵', '士兵')).toBe('複製人[士兵]');
  });

  test('is nothing where nothing is typed', () => {
    expect(pieces('Clone', '')).toEqual([{ text: 'Clone', bold: false }]);
  });
});

test('a number stands out wherever a language puts it', () => {
  const said = (sentence: string, n: number) =>
    withNumber(sentence, n)
      .map((p) => (p.bold ? `[${p.text}]` : p.text))
      .join('');
  expect(said('10 of 100 points', 10)).toBe('[10] of 100 points');
  expect(said('100 pontból 10', 10)).toBe('100 pontból [10]');
  expect(said('no number', 10)).toBe('no number');
});
