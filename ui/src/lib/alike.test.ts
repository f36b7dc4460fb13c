import { beforeEach, describe, expect, it } from 'vitest';
import { alike } from './alike';
import { speech } from './words.svelte';

beforeEach(() => speech.speak('en'));

/** A time in May 2026 on the reader's clock. */
const at = (day: number, hour = 9, minute = 0) => new Date(2026, 4, day, hour, minute).toISOString();
const thing = (id: string, name: string, created?: string) => ({ id, name, created });
const marks = (...things: ReturnType<typeof thing>[]) => [...alike(things)];

describe('things of the same name', () => {
  it('are told apart by the day they were created', () => {
    expect(marks(thing('a', 'Friday', at(17)), thing('b', 'Friday', at(24)))).toEqual([
      ['a', 'May 17, 2026'],
      ['b', 'May 24, 2026'],
    ]);
  });

  it('are told apart by the time, too, where the day is the same', () => {
    const [first, second] = [at(17, 9), at(17, 20, 30)];
    const told = marks(
      thing('a', 'Friday', first),
      thing('b', 'Friday', second),
      thing('c', 'Friday', at(24)),
    );
    expect(told).toEqual([
      ['a', speech.time(first)],
      ['b', speech.time(second)],
      ['c', 'May 24, 2026'],
    ]);
    expect(speech.time(first)).toMatch(/^May 17, 2026, 9:00\sAM$/);
  });

  it('are told apart by their ids where the time is the same, or nobody knows it', () => {
    const [first, second] = ['0190a1b2-c3d4', '7f00a1b2-c3d4'];
    const expected = [
      [first, '0190a1b2'],
      [second, '7f00a1b2'],
    ];
    expect(marks(thing(first, 'Friday', at(17)), thing(second, 'Friday', at(17)))).toEqual(expected);
    expect(marks(thing(first, 'Friday'), thing(second, 'Friday'))).toEqual(expected);
  });

  it('show as much of their ids as differs', () => {
    const [first, second] = ['0190a1b2-c3d4-7000', '0190a1b2-c3e5-7000'];
    expect(marks(thing(first, 'Friday', at(17)), thing(second, 'Friday', at(17)))).toEqual([
      [first, '0190a1b2-c3d'],
      [second, '0190a1b2-c3e'],
    ]);
  });

  it('are the same whatever their case, accents and spaces', () => {
    expect(alike([thing('a', 'Béla', at(1)), thing('b', ' bela ', at(2))]).size).toBe(2);
  });

  it('have no mark where each has a name of its own', () => {
    expect(marks(thing('a', 'Thursday', at(17)), thing('b', 'Friday', at(17)))).toEqual([]);
  });
});
