import { describe, expect, it } from 'vitest';
import { Places, trimmed } from './places';

const told = (places: Places<string>, ...rows: string[]) =>
  places.of(rows).map(({ row, gone }) => (gone ? `(${row})` : row));

describe('the places of a list', () => {
  it('stay where they are when a row goes, comes back, or a new one comes', () => {
    const places = new Places<string>((row) => row);
    expect(told(places, 'a', 'b', 'c')).toEqual(['a', 'b', 'c']);
    expect(told(places, 'b', 'c')).toEqual(['(a)', 'b', 'c']);
    expect(told(places, 'c', 'd', 'b')).toEqual(['(a)', 'b', 'c', 'd']);
    expect(told(places, 'a', 'b', 'c', 'd')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are as many as there are rows of one name', () => {
    const places = new Places<string>((row) => row);
    expect(told(places, 'a', 'a', 'b')).toEqual(['a', 'a', 'b']);
    expect(told(places, 'a', 'b')).toEqual(['a', '(a)', 'b']);
    expect(new Set(places.of(['a', 'a', 'b']).map(({ key }) => key)).size).toBe(3);
  });

  it('can do without those at the end', () => {
    const places = new Places<string>((row) => row);
    places.of(['a', 'b', 'c']);
    expect(trimmed(places.of(['b'])).map(({ row }) => row)).toEqual(['a', 'b']);
  });
});
