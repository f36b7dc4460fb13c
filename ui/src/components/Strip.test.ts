import { render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { view } from '../../tests/window';
import { desk } from '../lib/desk.svelte';
import Strip, { tellsLeft } from './Strip.svelte';

beforeEach(() => {
  const faction = (id: string, colour: string) => ({ id, name: id, colour, shape: 'circle' });
  desk.game = { ...view('one'), factions: [faction('red', '#aa0000'), faction('blue', '#0000aa')] };
});

const part = (id: string, unit: number, faction?: string) => ({ id, name: id, unit, count: 1, faction });
const groundOf = (name: RegExp) =>
  screen.getByText(name).closest<HTMLElement>('.segment')?.style.getPropertyValue('--colour');

describe('a squad that is over its limit', () => {
  const parts = [part('Yoda', 60, 'red'), part('Mace', 60, 'blue'), part('Plo', 40, 'red')];

  test('runs past a mark of the limit', () => {
    const { container } = render(Strip, { parts, limit: 100, total: 160 });
    const mark = container.querySelector<HTMLElement>('.limit');
    expect([mark?.style.left, mark?.dataset.limit]).toEqual(['62.5%', '100']);
    expect(container.querySelector<HTMLElement>('.excess')?.style.left).toBe('62.5%');
    expect(screen.getByRole('img', { name: '160 of 100 points spent, 60 over' })).toBeTruthy();
  });

  test('keeps the colours of its factions on both sides of it', () => {
    render(Strip, { parts, limit: 100, total: 160 });
    expect(groundOf(/Plo/)).toBe(groundOf(/Yoda/));
    expect(groundOf(/Mace/)).not.toBe(groundOf(/Yoda/));
  });
});

test('what is left is told by the strip where there is room for it', () => {
  const { container } = render(Strip, { parts: [part('Yoda', 60)], limit: 100, total: 60 });
  expect(container.querySelector('.left')?.textContent).toContain('40 left');
  const tells = [tellsLeft(60, 100), tellsLeft(95, 100), tellsLeft(160, 100), tellsLeft(60, null)];
  expect(tells).toEqual([true, false, false, false]);
});
