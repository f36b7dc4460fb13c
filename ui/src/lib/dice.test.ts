import { afterEach, expect, it, vi } from 'vitest';
import { rollDice, rollDie } from './dice';

afterEach(() => vi.restoreAllMocks());

function drawing(...values: number[]): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as unknown as Uint32Array)[0] = values.shift() ?? 0;
    return array;
  });
}

it('has the face that was drawn', () => {
  drawing(0, 19, 20);
  expect(rollDice(3, 20)).toEqual([1, 20, 1]);
});

it('draws again what would make the first faces likelier', () => {
  drawing(2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5);
  // 2³² mod 6 is 4: the last four values are rejected.
  expect(rollDie(6)).toBe(6);
});

it('shows every face, and no other', () => {
  const faces = new Set(rollDice(2000, 6));
  expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
