import { expect, test } from 'vitest';
import { fromWhite, underWhite } from './contrast';

test.each(['#ffffff', '#8a7f72', '#ffe14d', '#00ff00', '#9b1c31', '#000000'])(
  'white text can be read on what %s becomes',
  (colour) => {
    expect(fromWhite(underWhite(colour))).toBeGreaterThanOrEqual(4.5);
  },
);

test('a colour that is dark enough stays what it is', () => {
  expect(underWhite('#9b1c31')).toBe('#9b1c31');
  expect(underWhite('rebeccapurple')).toBe('rebeccapurple');
});
