import { beforeEach, expect, test } from 'vitest';
import { kept } from './kept.svelte';

const SAVED = { name: 'Droid', stats: {} };

beforeEach(() => kept.clear());

test('what was typed is there again, as often as somebody comes back', () => {
  kept.keep('a', { name: 'Droid', stats: { hp: '40' } }, SAVED);
  const back = kept.of<{ stats: { hp: string } }>('a');
  if (back) back.stats.hp = 'changed';
  expect(kept.of('a')).toEqual({ name: 'Droid', stats: { hp: '40' } });
  expect(kept.of('b')).toBeNull();
});

test('nothing is left of what is as it was saved', () => {
  kept.keep('a', { name: 'Droids', stats: {} }, SAVED);
  kept.keep('a', { name: 'Droid', stats: { hp: '' } }, SAVED);
  expect(kept.has('a')).toBe(false);
});
