import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Strip from './Strip.svelte';

const part = (id: string, unit: number) => ({ id, name: id, unit, count: 1, faction: undefined });

test('what stands under the hatching of too many points has a plate of its own', () => {
  const parts = [part('Yoda', 60), part('Mace', 60), part('Plo', 40)];
  render(Strip, { parts, limit: 100, total: 160 });
  const plated = (name: RegExp) => screen.getByText(name).classList.contains('plate');
  expect([plated(/Yoda/), plated(/Mace/), plated(/Plo/)]).toEqual([false, true, true]);
});
