import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeptPlay } from '../../bindings/KeptPlay';
import { keys } from '../../lib/keys.svelte';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { Fault, setPlatform } from '../../platform';
import { MemoryPlatform, refusal } from '../../platform/memory';
import PlayPage from './PlayPage.svelte';
import { figure, table } from './sample';

let host: MemoryPlatform;
let now: KeptPlay;
const user = userEvent.setup();
const heard = (event: KeyboardEvent) => keys.hear(event);
const swarm = (side: string, from: number) =>
  Array.from({ length: 9 }, (_, at) => figure(from + at, side, `${side} ${at + 1}`));

beforeEach(() => {
  allChanged();
  window.addEventListener('keydown', heard);
});

afterEach(() => {
  cleanup();
  window.removeEventListener('keydown', heard);
});

async function show(shown: KeptPlay, after: (tap: string) => Partial<KeptPlay> = () => ({})) {
  now = shown;
  host = new MemoryPlatform({
    plays: { plays: [] },
    play: () => now,
    odds: () => {
      throw new Fault(refusal('odds-none'));
    },
    tap_play: ({ entries, tap }) => {
      now = { ...now, entries: (entries ?? 0) + 1, ...after(tap.do) };
      return now;
    },
    undo_play: ({ entries }) => ({ ...now, entries: (entries ?? 0) + 1, done: 'Damage: Droid (10)' }),
  });
  setPlatform(host);
  route.go('play', 'friday');
  render(PlayPage);
  await screen.findByRole('heading', { level: 1, name: 'Friday' });
}

const taps = () => host.requests('tap_play').map((request) => request.tap);
const focused = () => document.activeElement?.textContent?.trim();
const side = (name: string) => within(screen.getByRole('region', { name }));
const stops = (list: HTMLElement) => [...list.querySelectorAll('button')].filter((one) => one.tabIndex >= 0);

describe('a table by keyboard', () => {
  it('is one stop of the Tab key for each side, however many figures it has', async () => {
    await show(table({ figures: [...swarm('Anna', 1), ...swarm('Béla', 10)] }));
    for (const name of ['Anna', 'Béla']) expect(stops(side(name).getByRole('list'))).toHaveLength(1);
    side('Anna').getByRole('button', { name: 'Anna 1' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Anna 3');
    // The figure that had the focus last is the one that Tab comes back to.
    expect(stops(side('Anna').getByRole('list')).map((one) => one.textContent?.trim())).toEqual(['Anna 3']);
    await user.keyboard('{Tab}');
    expect(focused()).toBe('Béla 1');
    await user.keyboard('{End}');
    expect(focused()).toBe('Béla 9');
  });

  it('walks along a figure’s buttons, and down the same button of all figures', async () => {
    await show(table({ figures: [...swarm('Anna', 1), ...swarm('Béla', 10)] }));
    side('Anna').getByRole('button', { name: 'Anna 1' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('10 damage to Anna 1');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('10 damage to Anna 2');
  });

  it('acts, hits, heals, defeats and finds who is next by one key each', async () => {
    const figures = [
      figure(1, 'Anna', 'Knight', { activated: true }),
      figure(2, 'Anna', 'Trooper'),
      figure(3, 'Béla', 'Droid', { damage: 10, hp_left: 30 }),
    ];
    await show(table({ figures }));
    screen.getByRole('heading', { level: 1 }).focus();
    // Without a figure the keys mean nothing.
    await user.keyboard('ax-');
    expect(taps()).toEqual([]);
    await user.keyboard('f');
    expect(focused()).toBe('Trooper');
    await user.keyboard('a');
    side('Béla').getByRole('button', { name: 'Droid' }).focus();
    await user.keyboard('-+x');
    await waitFor(() => expect(taps()).toHaveLength(4));
    expect(taps()).toEqual([
      { do: 'activate', figure: 2, side: null, aside: false },
      { do: 'damage', figure: 3, amount: 10, by: null },
      { do: 'heal', figure: 3, amount: 10 },
      { do: 'defeat', figure: 3, by: null },
    ]);
    await user.keyboard('m');
    await screen.findByRole('menuitem', { name: 'Stunned' });
  });

  it('goes on with the next figure where the one in hand is defeated', async () => {
    const figures = [...swarm('Anna', 1), ...swarm('Béla', 10)];
    await show(table({ figures }), () => ({
      figures: figures.map((one) =>
        one.number === 11 ? { ...one, state: 'defeated' as const, in_play: false } : one,
      ),
    }));
    side('Béla').getByRole('button', { name: 'Béla 2' }).focus();
    await user.keyboard('x');
    await waitFor(() => expect(focused()).toBe('Béla 3'));
  });
});

describe('the rows of a table', () => {
  it('have the same places for all figures, and keep them when a figure has acted or fallen', async () => {
    await show(table());
    const cells = [...document.querySelectorAll('[data-figure]')].map((row) =>
      [...row.querySelectorAll('.cell')].map((cell) => cell.className.split(' ')[1]),
    );
    expect(cells).toHaveLength(4);
    for (const row of cells) expect(row).toEqual(['hit', 'heal', 'spend', 'fell', 'act', 'more']);
  });

  it('show a state as a mark where it holds, and offer it in a menu where it does not', async () => {
    const figures = [
      figure(1, 'Anna', 'Knight', { conditions: ['stunned'], condition_names: ['Stunned'] }),
      figure(3, 'Béla', 'Droid'),
    ];
    await show(table({ figures }));
    expect(side('Anna').getByText('Stunned')).toBeTruthy();
    expect(side('Béla').queryByText('Stunned')).toBeNull();
    expect(screen.queryByRole('button', { name: /Stunned/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More for Knight' }));
    await user.click(await screen.findByRole('menuitem', { name: 'No longer Stunned' }));
    await waitFor(() => expect(taps()).toEqual([{ do: 'recover', figure: 1, condition: 'stunned' }]));
  });

  it('ask a morale save in the dock, not in a row that would grow', async () => {
    const figures = [figure(1, 'Anna', 'Knight', { shaken: true }), figure(3, 'Béla', 'Droid')];
    await show(table({ figures }));
    const due = within(screen.getByRole('region', { name: 'Knight: morale save due' }));
    await user.type(due.getByLabelText('Morale roll of Knight'), '17');
    await user.click(due.getByRole('button', { name: 'Record roll' }));
    await waitFor(() => expect(taps()).toEqual([{ do: 'morale', figure: 1, roll: 17, commander: null }]));
  });
});

describe('what is announced', () => {
  it('is what a tap did, the score where it changed, and whose turn it is now', async () => {
    const told = table();
    const [anna, bela] = told.sides;
    if (!anna || !bela) throw new Error('two sides');
    await show(told, () => ({
      done: 'Defeat: Droid',
      sides: [{ ...anna, score: 12 }, bela],
      figures: told.figures.map((one) => ({ ...one, active: false })),
      next: 'Béla',
    }));
    const said = screen.getByRole('status');
    await user.click(screen.getByRole('button', { name: 'Defeat Droid' }));
    await waitFor(() => expect(said.textContent).toBe('Defeat: Droid. Anna 12 · Béla 0. Béla’s turn'));
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(said.textContent).toBe('Undone: Damage: Droid (10)'));
    // The same again is said again.
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(said.textContent).toBe('Undone: Damage: Droid (10)\u00a0'));
  });

  it('the sign says whose turn it is and which game of a match', async () => {
    await show(
      table({ match_games: 3, games: [{ score: {}, winner: 'Anna', reason: null, reason_name: '' }] }),
    );
    const sign = screen.getByRole('region', { name: 'Points' });
    expect(sign.textContent).toContain('Anna’s turn');
    expect(sign.textContent).toContain('Game 2 of 3');
  });
});
