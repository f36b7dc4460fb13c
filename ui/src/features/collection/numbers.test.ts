import { describe, expect, it } from 'vitest';
import type { GameView } from '../../bindings/GameView';
import { example, hasCodes } from './numbers';

const game = (...sets: [string, string][]) =>
  ({ sets: sets.map(([name, short]) => ({ id: short, name, short })) }) as unknown as GameView;

describe('how a printing is named', () => {
  it('is by its set’s code and its number, with a code of the game itself', () => {
    const coded = game(['Rebel Storm', 'RS'], ['Clone Strike', 'CS'], ['Universe', 'Universe']);
    expect([hasCodes(coded), example(coded, 4)]).toEqual([true, 'rs 4']);
  });

  it('is by its name alone where sets have no codes', () => {
    const named = game(['Core Set', 'Core Set'], ['IACP', 'The Continuity Project']);
    expect([hasCodes(named), example(named, 4)]).toEqual([false, null]);
    expect(example(undefined, 4)).toBeNull();
  });
});
