import { expect, test } from 'vitest';
import { highlight } from './highlight';

/** The name with its matching parts in brackets. */
function marked(name: string, query: string): string {
  return highlight(name, query)
    .map((p) => (p.match ? `[${p.text}]` : p.text))
    .join('');
}

test.each([
  ['Clone Trooper', 'clo tr', '[Clo]ne [Tr]ooper'],
  ['Padmé Amidala', 'PADME', '[Padmé] Amidala'],
  ['Padmé Amidala', 'dala', 'Padmé Amidala'],
  ['Kota’s Elite Militia', 'kotas', '[Kota’s] Elite Militia'],
  ['R2-D2', 'r2d', '[R2-D]2'],
  ['R2-D2', 'd2', 'R2-[D2]'],
  ['光剑大师', '大', '光剑[大]师'],
  ['Örvény Őr', 'or', '[Ör]vény [Őr]'],
  ['Clone Trooper', '', 'Clone Trooper'],
  ['Clone Trooper', '  (', 'Clone Trooper'],
])('in %s what %s matches is set off', (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});
