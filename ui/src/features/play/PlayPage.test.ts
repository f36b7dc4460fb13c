import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptPlay } from '../../bindings/KeptPlay';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import PlayPage from './PlayPage.svelte';
import { table } from './sample';

let host: MemoryPlatform;
let now: KeptPlay;
const user = userEvent.setup();

beforeEach(() => {
  allChanged();
  now = table();
});

async function show() {
  const next = (entries: number | null) => {
    now = { ...now, entries: (entries ?? 0) + 1 };
    return now;
  };
  host = new MemoryPlatform({
    plays: { plays: [] },
    play: () => now,
    tap_play: ({ entries }) => next(entries),
    undo_play: ({ entries }) => next(entries),
  });
  setPlatform(host);
  route.go('play', 'friday');
  render(PlayPage);
  await screen.findByRole('heading', { level: 1, name: 'Friday' });
}

const taps = () => host.requests('tap_play').map((request) => request.tap);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a game at the table', () => {
  it('shows both sides, who is next, and what to remember', async () => {
    await show();
    const anna = screen.getByRole('region', { name: 'Anna' });
    expect(within(anna).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toContain('Anna');
    expect(screen.getByText('Defeated')).toBeTruthy();
    expect(screen.getByText(/One attack more\./)).toBeTruthy();
  });

  it('keeps every tap with the number of those before it', async () => {
    await show();
    await user.click(button('10 damage to Droid'));
    await user.click(button('Activate Trooper'));
    await user.click(button(/Spend Force of Knight$/));
    await user.click(within(screen.getByRole('group', { name: 'Condition of Droid' })).getByRole('button'));
    await waitFor(() =>
      expect(taps()).toEqual([
        // The one enemy whose turn it is did it.
        { do: 'damage', figure: 3, amount: 10, by: 1 },
        { do: 'activate', figure: 2, side: null, aside: false },
        { do: 'spend', figure: 1, side: null, what: 'force', amount: 1 },
        { do: 'condition', figure: 3, condition: 'stunned' },
      ]),
    );
    expect(host.requests('tap_play').map((request) => request.entries)).toEqual([3, 4, 5, 6]);
    await user.click(button(/^Undo: Activation: Knight/));
    await waitFor(() => expect(host.requests('undo_play')).toEqual([{ id: 'friday', entries: 7 }]));
  });

  it('says why a tap was not kept', async () => {
    await show();
    now = { ...now, refused: [{ step: 4, rule: 'TOY', message: 'Droid is no longer on the table.' }] };
    await user.click(button('10 damage to Droid'));
    expect((await screen.findByRole('alert')).textContent).toContain('Droid is no longer on the table.');
  });

  it('shows both players the same without a button that changes anything', async () => {
    await show();
    await user.click(button('Shared view'));
    expect(screen.queryByRole('button', { name: /damage to/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await user.click(button('Close shared view'));
    expect(button('10 damage to Droid')).toBeTruthy();
  });

  it('says who won and why', async () => {
    now = table({
      over: true,
      finished: true,
      winner: 'Anna',
      winners: ['Anna'],
      reason: 'elimination',
      reason_name: 'All enemies defeated',
    });
    await show();
    expect(screen.getByText('Anna won: All enemies defeated')).toBeTruthy();
    expect(button('End game and record it')).toBeTruthy();
  });

  it('can be used by everybody', async () => {
    await show();
    const found = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(found.violations).toEqual([]);
  });
});
