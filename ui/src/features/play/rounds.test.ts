import { cleanup, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeptPlay } from '../../bindings/KeptPlay';
import { allChanged } from '../../lib/query/cache';
import type { MemoryPlatform } from '../../platform/memory';
import { Clock, shown } from './clock.svelte';
import { table } from './sample';
import { atTable } from './stage';

let host: MemoryPlatform;
const user = userEvent.setup();

beforeEach(() => {
  allChanged();
  localStorage.clear();
});
afterEach(cleanup);

async function show(now: KeptPlay) {
  host = await atTable(now);
}

const taps = () => host.requests('tap_play').map((request) => request.tap);
const waiting = (now: boolean) => ({
  arrival: 'reserves',
  arrival_name: 'Reserves',
  side: 'Anna',
  holder: 1,
  holder_name: 'Knight',
  roll: 14,
  figures: [{ figure: 'toy/guard', local_name: 'Guard', count: 2 }],
  now,
});

describe('figures that the squad names to join', () => {
  it('come by one tap on the roll of their card, with nothing typed again', async () => {
    await show(table({ turn: null, waiting: [waiting(true)] }));
    const reserves = within(screen.getByRole('region', { name: 'Reserves of Anna' }));
    expect(reserves.getByText(/on a roll of 14/)).toBeTruthy();
    await user.click(reserves.getByRole('button', { name: 'Bring 2 × Guard' }));
    await waitFor(() =>
      expect(taps()).toEqual([
        {
          do: 'arrive',
          what: 'reserves',
          side: 'Anna',
          by: 1,
          roll: null,
          most: null,
          figures: ['2 toy/guard'],
        },
      ]),
    );
  });

  it('are only listed while they can’t come', async () => {
    await show(table({ waiting: [waiting(false)] }));
    expect(screen.queryByRole('region', { name: 'Reserves of Anna' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Waiting to join' }).textContent).toContain('2 × Guard');
  });
});

describe('the end of a round', () => {
  it('once everybody has acted takes what sides get for the centre', async () => {
    await show(table({ next: null }));
    await user.type(screen.getByLabelText('Béla gets'), '5');
    const end = within(screen.getByRole('region', { name: /^Everybody has acted/ })).getByRole('button', {
      name: 'End round',
    });
    await user.click(end);
    await waitFor(() => expect(taps()).toEqual([{ do: 'round', scores: [0, 5] }]));
    expect((screen.getByLabelText('Béla gets') as HTMLInputElement).value).toBe('');
  });

  it('before that gives nothing', async () => {
    await show(table());
    expect(screen.queryByLabelText('Béla gets')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^End round/ }));
    await waitFor(() => expect(taps()).toEqual([{ do: 'round', scores: null }]));
  });
});

describe('the clock', () => {
  it('starts with the game, stands while it is paused, and goes on after a reload', () => {
    let now = 1_000_000;
    const clock = new Clock('friday', () => now);
    expect(clock.begun).toBe(false);
    clock.start();
    now += 90_000;
    clock.pause();
    expect(shown(clock.elapsed)).toBe('0:01:30');
    now += 600_000;
    expect(clock.elapsed).toBe(90_000);
    clock.start();
    now += 30_000;
    const reloaded = new Clock('friday', () => now);
    expect(reloaded.runs).toBe(true);
    expect(shown(reloaded.elapsed)).toBe('0:02:00');
    reloaded.agree(1);
    expect(shown(reloaded.remaining ?? 0)).toBe('−0:01:00');
    expect(new Clock('sunday', () => now).begun).toBe(false);
  });

  it('is in the head of the table, running from the first moment of a game', async () => {
    await show(table({ entries: 1 }));
    await user.click(screen.getByRole('button', { name: /^Clock: / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pause the clock' }));
    await user.click(screen.getByRole('button', { name: /^Clock: / }));
    await user.click(await screen.findByRole('menuitem', { name: '60 minutes' }));
    expect(screen.getByRole('button', { name: /^Clock: / }).textContent).toMatch(/(1:00:00|0:59:\d\d)/);
  });
});
