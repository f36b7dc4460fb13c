import { describe, expect, test } from 'vitest';
import { keyOf } from '../../../platform/guest/visit';
import { hashOf, type Place, placeOf } from './place';

describe('the address of a page', () => {
  test.each<Place>([
    { game: 'a-game', tab: 'collection', item: null },
    { game: 'a-game', tab: 'catalogue', item: 'ag/somebody' },
    { game: 'a-game', tab: 'rules', item: '100% sure?#' },
  ])('names $tab, $item', (place) => expect(placeOf(hashOf(place))).toEqual(place));

  test.each([
    '',
    '#',
    '#collection',
    '#/',
    '#/a-game',
    '#/a-game/settings',
    '#/a-game/rules/a/b',
    '#/%E0/rules',
  ])('%j names no page', (hash) => expect(placeOf(hash)).toBeNull());

  test('is no key of an invitation, nor is a key a page', () => {
    const key = '#0123456789abcdefghijklmnop';
    expect(keyOf({ hash: key } as Location)).toBe(key.slice(1));
    expect(placeOf(key)).toBeNull();
    expect(keyOf({ hash: hashOf({ game: 'g', tab: 'rules', item: null }) } as Location)).toBeNull();
  });
});
