import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import FactionMark from './FactionMark.svelte';

const css = (name: string) => readFileSync(join(import.meta.dirname, `../styles/${name}.css`), 'utf8');
/** The exact declarations of a selector in a style sheet. */
const rule = (sheet: string, selector: string) => {
  const [, body] = sheet.split(`${selector} {`);
  if (body === undefined) throw new Error(`nothing is said of ${selector}`);
  return body.split('}')[0];
};

describe('one set of controls', () => {
  test('ticks and radio buttons are drawn in the colours of the theme, not in the system’s', () => {
    const drawn = rule(css('parts'), 'input[type="checkbox"],\ninput[type="radio"]');
    expect(drawn).toContain('appearance: none');
    expect(drawn).toContain('background: var(--sheet)');
  });

  test('fields, lists and buttons are as high as each other: 32 px', () => {
    expect(css('tokens')).toContain('--control: 2.29rem');
    for (const selector of ['.btn', 'input:not([type="checkbox"], [type="radio"], [type="range"]),\nselect'])
      expect(rule(css('parts'), selector)).toContain('min-height: var(--control)');
  });

  test('for a finger they are 44 px high, and small ones as wide, without the layout’s classes being overruled', () => {
    const [, touch = ''] = css('touch').split('@media (pointer: coarse) {');
    expect(touch).toContain('--control: max(44px, 2.29rem)');
    expect(rule(touch, '.btn,\n  .btn.small,\n  :is(button, select).chip')).toMatch(
      /min-width: 44px;\s*min-height: 44px/,
    );
    const order = [...css('index').matchAll(/"\.\/(\w+)\.css"/g)].map(([, name]) => name);
    expect(order.slice(-3)).toEqual(['parts', 'touch', 'layout']);
  });

  test('what scrolls holds what is hidden in it for screen readers, so that the page around it doesn’t scroll', () => {
    for (const selector of ['.scrolls', '.rolls'])
      expect(rule(css('layout'), `\n${selector}`)).toContain('position: relative');
  });
});

test('a squad without a faction has no picture without a name', () => {
  render(FactionMark, { faction: undefined });
  expect(screen.queryByRole('img')).toBeNull();
});
