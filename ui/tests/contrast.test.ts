import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromWhite } from '../src/lib/contrast';

/** The colours in `styles/tokens.css`, by theme. */

const tokens = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');

function theme(selector: string): Map<string, string> {
  const [, block = ''] = tokens.split(`${selector} {`);
  const colours = block.slice(0, block.indexOf('\n}')).matchAll(/--([\w-]+): (#[\da-f]{6});/g);
  return new Map([...colours].map(([, name = '', colour = '']) => [name, colour]));
}

/** The contrast of two colours, from 1 to 21, computed from the contrast of each with white. */
function apart(one: string, other: string): number {
  const [less = 1, more = 1] = [fromWhite(one), fromWhite(other)].toSorted((a, b) => a - b);
  return more / less;
}

const GROUNDS = ['paper', 'sheet', 'sunk'];
const INKS = ['ink', 'ink-2', 'ink-3', 'accent', 'bad', 'warn', 'ask', 'good'];
const PAIRS = [
  ...INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground])),
  ...['accent', 'bad', 'warn', 'ask', 'good'].flatMap((said) => [
    [said, `${said}-soft`],
    ['ink', `${said}-soft`],
  ]),
  ['accent-ink', 'accent'],
] as [string, string][];

test.each([
  ['light', ':root'],
  ['dark', ':root[data-dress="dark"]'],
  ['contrast', ':root[data-dress="contrast"]'],
])('every ink can be read on every ground: %s', (_, selector) => {
  const colours = theme(selector);
  const pale = PAIRS.map(([ink, ground]) => {
    const [on, under] = [colours.get(ink), colours.get(ground)];
    return { ink, ground, ratio: on && under ? apart(on, under) : 0 };
  }).filter(({ ratio }) => ratio < 4.5);
  expect(pale).toEqual([]);
});
