import { expect, it } from 'vitest';
import { kindsOf } from './kinds';

it('says once what a card is whose trait is its kind', () => {
  expect(kindsOf({ kind: 'armor', traits: ['Armor', 'Light'] })).toEqual(['armor', 'Light']);
  expect(kindsOf({ kind: '', traits: ['Blaster'] })).toEqual(['Blaster']);
});
