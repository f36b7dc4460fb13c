import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptPlay } from '../../bindings/KeptPlay';
import { allChanged } from '../../lib/query/cache';
import type { MemoryPlatform } from '../../platform/memory';
import { figure, table } from './sample';
import { atTable } from './stage';
import { among, best, marked, toggled } from './successes';

const SETS = [[6], [6, 6], [1, 1, 1], [2, 2, 2], [1, 2, 3], [2, 3, 4], [1, 2, 3, 4]];

describe('successes among dice', () => {
  it('are found as often as they fit', () => {
    expect(among([6, 6, 1, 2, 3], SETS)).toEqual([[6], [6], [6, 6], [1, 2, 3]]);
    expect(among([1, 1, 2, 4, 5, 5], SETS)).toEqual([]);
  });

  it('are proposed so that most dice count, in most successes', () => {
    expect(best([6, 6, 1, 2, 3, 4], SETS)).toEqual([[6], [6], [1, 2, 3, 4]]);
    expect(best([1, 1, 1, 2, 3, 5], SETS)).toEqual([[1, 1, 1]]);
    expect(best([1, 2, 4, 5, 5, 4], SETS)).toEqual([]);
  });

  it('mark their dice, and one that shares dice with another takes its place', () => {
    expect(marked([6, 1, 6, 2, 3, 5], [[6], [1, 2, 3]])).toEqual([1, 2, 0, 2, 2, 0]);
    const dice = [6, 6, 1, 1, 1, 5];
    expect(toggled(dice, [[6], [6]], [6, 6])).toEqual([[6, 6]]);
    expect(toggled(dice, [[6], [6]], [1, 1, 1])).toEqual([[6], [6], [1, 1, 1]]);
    expect(toggled(dice, [[6], [6]], [6])).toEqual([[6]]);
  });
});

let host: MemoryPlatform;
let now: KeptPlay;
const user = userEvent.setup();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const taps = () => host.requests('tap_play').map((request) => request.tap);
const act = { do: 'act', attack: [], back: [], by: null, stand: [], stun: [], equipment: false };

beforeEach(() => allChanged());

async function show(more: Partial<KeptPlay>) {
  now = table({
    offers: { ...table().offers, activations: false, die: null, columns: true },
    figures: [
      figure(1, 'Anna', 'Knight', { hp: null, hp_left: null, column: 1, spaces: 1 }),
      figure(2, 'Anna', 'Trooper', { hp: null, hp_left: null, column: 2 }),
      figure(3, 'Béla', 'Droid', { hp: null, hp_left: null, column: 1, spaces: 2 }),
      figure(4, 'Béla', 'Guard', { hp: null, hp_left: null, column: 2 }),
    ],
    dice: { count: 6, faces: 6, acting: false, lying: [], sets: SETS },
    ...more,
  });
  host = await atTable(now);
}

const spend = (more: Partial<KeptPlay['spends'][number]>) => ({
  most: 1,
  together: false,
  moves: [
    { number: 1, most: 1, behind: null },
    { number: 2, most: 1, behind: null },
  ],
  attacks: [{ number: 3, by: 1, away: false }],
  stands: [],
  ...more,
});
/** The figures that are lit, by name. */
const lit = () =>
  [...document.querySelectorAll<HTMLElement>('.lit .name')].map((one) => one.textContent?.trim());

describe('dice on the table', () => {
  it('are told one by one; the successes among them are proposed, marked and recorded', async () => {
    await show({});
    await user.click(button('Enter the dice'));
    for (const face of [6, 1, 2, 5, 6, 3]) await user.click(button(`A die shows ${face}`));
    const proposed = within(screen.getByRole('group', { name: 'Successes among the dice' }));
    const on = () =>
      proposed.getAllByRole('button', { pressed: true }).map((one) => one.getAttribute('aria-label'));
    expect(on()).toEqual(['Keep 6', 'Keep 6', 'Keep 1 2 3']);
    await user.click(proposed.getByRole('button', { name: 'Keep 6 6' }));
    expect(on()).toEqual(['Keep 6 6', 'Keep 1 2 3']);
    await user.click(button('Set aside'));
    await waitFor(() =>
      expect(taps()).toEqual([
        {
          do: 'roll',
          dice: [6, 1, 2, 5, 6, 3],
          keep: [
            [1, 2, 3],
            [6, 6],
          ],
          lying: [],
        },
      ]),
    );
  });

  it('without a success say so, and nothing else can be recorded', async () => {
    await show({ dice: { count: 3, faces: 6, acting: false, lying: [], sets: SETS } });
    await user.click(button('Enter the dice'));
    for (const face of [1, 1, 5]) await user.click(button(`A die shows ${face}`));
    expect(screen.queryByRole('button', { name: 'Set aside' })).toBeNull();
    await user.click(button('No success'));
    await waitFor(() => expect(taps()).toEqual([{ do: 'roll', dice: [1, 1, 5], keep: [], lying: [] }]));
  });
});

describe('dice that a roll left', () => {
  it('stay as they lie where somebody wants it, and count with those rolled again', async () => {
    await show({ dice: { count: 4, faces: 6, acting: false, lying: [1, 5, 1, 4], sets: SETS } });
    const stays = () => screen.getAllByRole('button', { name: 'Keep unrolled: 1' });
    for (const die of stays()) await user.click(die);
    expect(stays().map((die) => die.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
    await user.click(button('Keep unrolled: 4'));
    // At least one has to be rolled.
    expect(button('Keep unrolled: 5')).toHaveProperty('disabled', true);
    await user.click(button('Keep unrolled: 4'));
    expect(button('Roll 2 dice')).toBeTruthy();
    await user.click(button('Enter the dice'));
    for (const face of [1, 3]) await user.click(button(`A die shows ${face}`));
    await user.click(button('Set aside'));
    await waitFor(() =>
      expect(taps()).toEqual([{ do: 'roll', dice: [1, 1, 1, 3], keep: [[1, 1, 1]], lying: [1, 1] }]),
    );
  });
});

describe('a success', () => {
  it('is spent by tapping a hero, and only those are lit on whom it can be spent', async () => {
    await show({ successes: [[6]], spends: [spend({})] });
    expect(lit()).toEqual(['Knight', 'Trooper', 'Droid']);
    await user.click(button('Move Trooper'));
    await waitFor(() => expect(taps()).toEqual([{ ...act, with: [6], move: [2] }]));
  });

  it('lets the hero of the same column attack', async () => {
    await show({ successes: [[6]], spends: [spend({})] });
    await user.click(button('Attack Droid'));
    await waitFor(() => expect(taps()).toEqual([{ ...act, with: [6], move: [], attack: [3], by: 1 }]));
  });

  it('of two steps waits for the second, which can be left', async () => {
    await show({ successes: [[6, 6]], spends: [spend({ most: 2 })] });
    await user.click(button('Move Knight'));
    expect(taps()).toEqual([]);
    expect(screen.getByText('+1')).toBeTruthy();
    await user.click(button('Take the action'));
    await waitFor(() => expect(taps()).toEqual([{ ...act, with: [6, 6], move: [1] }]));
  });

  it('reaches who isn’t adjacent yet once the attacker has moved', async () => {
    const moves = [
      { number: 1, most: 1, behind: null },
      { number: 2, most: 1, behind: 4 },
    ];
    const attacks = [
      { number: 3, by: 1, away: true },
      { number: 4, by: 2, away: false },
    ];
    await show({ successes: [[6, 6]], spends: [spend({ most: 2, moves, attacks })] });
    expect(lit()).toEqual(['Knight', 'Guard']);
    await user.click(button('Move Knight'));
    expect(lit()).toEqual(['Droid', 'Guard']);
    await user.click(button('Attack Droid'));
    await waitFor(() => expect(taps()).toEqual([{ ...act, with: [6, 6], move: [1], attack: [3], by: 1 }]));
  });

  it('lets who is blocked move once the enemy in the way was attacked', async () => {
    const moves = [{ number: 2, most: 1, behind: 4 }];
    const attacks = [{ number: 4, by: 2, away: false }];
    await show({ successes: [[6, 6]], spends: [spend({ most: 2, moves, attacks })] });
    expect(lit()).toEqual(['Guard']);
    await user.click(button('Attack Guard'));
    await user.click(button('Move Trooper'));
    await waitFor(() => expect(taps()).toEqual([{ ...act, with: [6, 6], move: [2], attack: [4], by: 2 }]));
  });

  it('that moves several moves them all at once', async () => {
    const moves = [
      { number: 1, most: 1, behind: null },
      { number: 2, most: 1, behind: null },
    ];
    await show({
      successes: [[1, 2, 3]],
      spends: [spend({ most: 2, together: true, moves, attacks: [] })],
    });
    expect(lit()).toEqual(['Knight', 'Trooper']);
    await user.click(button('Move Knight'));
    await waitFor(() => expect(taps()).toEqual([{ ...act, with: [1, 2, 3], move: [1, 2] }]));
  });

  it('for equipment does what its card says to whoever is tapped', async () => {
    await show({ successes: [[6]], spends: [spend({ attacks: [] })] });
    await user.click(screen.getByRole('checkbox', { name: 'Equipment' }));
    await user.selectOptions(screen.getByLabelText('Effect'), 'Stun');
    await user.click(button('Knight attacks'));
    await user.click(button('Stun Guard'));
    await user.click(button('Take the action'));
    await waitFor(() =>
      expect(taps()).toEqual([{ ...act, with: [6], move: [], stun: [4], by: 1, equipment: true }]),
    );
  });

  it('can be spent by everybody', async () => {
    await show({ successes: [[6]], spends: [spend({})] });
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});
