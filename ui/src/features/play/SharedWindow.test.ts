import { render, screen, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, expect, it } from 'vitest';
import { allChanged } from '../../lib/query/cache';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import SharedWindow from './SharedWindow.svelte';
import { table } from './sample';

let host: MemoryPlatform;
let round = 1;

beforeEach(() => {
  allChanged();
  round = 1;
  host = new MemoryPlatform({ play: () => table({ round }) });
  setPlatform(host);
  render(SharedWindow, { id: 'friday' });
});

it('shows the game without anything that could change it', async () => {
  await screen.findByRole('heading', { level: 1, name: 'Friday' });
  expect(screen.getByRole('region', { name: 'Anna' })).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(host.title).toBe('Friday · Muster');
});

it('follows what is tapped in the other window, and nothing else', async () => {
  await screen.findByText(/Round 1/);
  round = 2;
  host.elsewhere('save_squad');
  expect(host.requests('play')).toHaveLength(1);
  host.elsewhere('tap_play');
  await screen.findByText(/Round 2/);
  await waitFor(() => expect(host.requests('play').length).toBeGreaterThan(1));
});

it('can be read by everybody', async () => {
  await screen.findByText(/Round 1/);
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  expect((await axe.run(document.body, { rules })).violations).toEqual([]);
});
