import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptPlay } from '../../bindings/KeptPlay';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { Fault, setPlatform } from '../../platform';
import { MemoryPlatform, refusal } from '../../platform/memory';
import PlayPage from './PlayPage.svelte';
import { figure, table } from './sample';

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
    odds: () => {
      throw new Fault(refusal('odds-none'));
    },
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
    expect(screen.getByRole('region', { name: 'Points' }).textContent).toContain('Anna’s turn');
    expect(screen.getByText('Defeated')).toBeTruthy();
    expect(screen.getByText(/One attack more\./)).toBeTruthy();
  });

  it('asks what cards say before damage is booked, with each answer as one tap', async () => {
    const ask = {
      ask: 7,
      side: 'Béla',
      number: 3,
      local_name: 'Droid',
      word: 'Shields 2',
      keyword: 'Shields 2',
      text: 'Less damage.',
      about: 'Knight',
      waits: true,
      must: true,
      roll: { die: 20, at: 11, rolls: 2, every: false, by: 'Droid', chance: '1/2' },
      cost: 0,
      choices: [],
    };
    const spirit = {
      ...ask,
      ask: 8,
      keyword: 'Force Spirit 8',
      waits: false,
      must: false,
      roll: null,
      choices: [
        { number: 1, local_name: 'Knight' },
        { number: 2, local_name: 'Trooper' },
      ],
    };
    now = table({ held: 'Attack: Droid (20)', asks: [ask, spirit] });
    await show();
    const now_ = within(screen.getByRole('region', { name: 'Now' }));
    expect(now_.getByText('Not recorded yet: Attack: Droid (20)')).toBeTruthy();
    const shields = within(now_.getByRole('group', { name: 'Droid · Shields 2' }));
    expect(shields.getByText(/each 11 or more counts/)).toBeTruthy();
    expect(shields.queryByRole('button', { name: 'Not used' })).toBeNull();
    await user.click(shields.getByRole('button', { name: '1 made' }));
    await user.click(shields.getByRole('button', { name: 'Failed' }));
    await user.click(
      within(now_.getByRole('group', { name: 'Droid · Force Spirit 8' })).getByRole('button', {
        name: 'Trooper',
      }),
    );
    const answer = { do: 'answer', word: null, figure: null };
    expect(taps()).toEqual([
      { ...answer, ask: 7, result: null, rolls: [20, 1], chosen: null },
      { ...answer, ask: 7, result: 'failed', rolls: null, chosen: null },
      { ...answer, ask: 8, result: 'used', rolls: null, chosen: 2 },
    ]);
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });

  it('does anyway what a rule forbids, once it said so', async () => {
    await show();
    host.answers.tap_play = ({ entries, anyway }) => ({
      ...now,
      entries: (entries ?? 0) + 1,
      refused: anyway ? [] : [{ step: 4, rule: 'TOY-1', message: 'Trooper may not.', answers: [] }],
      anyway: !anyway,
    });
    await user.click(button('Activate Trooper'));
    await screen.findByText('Trooper may not.');
    await user.click(button('Do it anyway'));
    await waitFor(() => expect(screen.queryByText('Trooper may not.')).toBeNull());
    const last = host.requests('tap_play').map(({ tap, anyway }) => [tap.do, anyway]);
    expect(last).toEqual([
      ['activate', false],
      ['activate', true],
    ]);
  });

  it('keeps every tap with the number of those before it', async () => {
    await show();
    await user.click(button('10 damage to Droid'));
    await user.click(button('Activate Trooper'));
    await user.click(button(/Spend Force of Knight$/));
    await user.click(button('More for Droid'));
    await user.click(await screen.findByRole('menuitem', { name: 'Stunned' }));
    await waitFor(() =>
      expect(taps()).toEqual([
        // Attributed to the only active enemy.
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
    await user.click(await screen.findByRole('menuitem', { name: 'Full screen' }));
    expect(screen.queryByRole('button', { name: /damage to/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await user.click(button('Close shared view'));
    expect(button('10 damage to Droid')).toBeTruthy();
  });

  it('opens a second window where the host has one, and fills its own where it has not', async () => {
    await show();
    host.others = [];
    await user.click(button('Shared view'));
    await user.click(await screen.findByRole('menuitem', { name: 'Second window' }));
    await waitFor(() => expect(host.others).toEqual([{ show: 'table', id: 'friday' }]));
    expect(button('10 damage to Droid')).toBeTruthy();
    host.others = null;
    await user.click(button('Shared view'));
    await user.click(await screen.findByRole('menuitem', { name: 'Second window' }));
    expect(await screen.findByRole('button', { name: 'Close shared view' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /damage to/ })).toBeNull();
  });

  it('lists what is done while setting up, and what nobody knows', async () => {
    now = table({
      turn: null,
      first: null,
      rolls: [],
      next: null,
      steps: [{ id: 'reveal', text: 'Reveal both squads.', rule: 'TOY-SETUP' }],
      open: ['Muster doesn’t know how many points Droid is worth.'],
    });
    await show();
    const setup = screen.getByRole('region', { name: 'Set-up' });
    const box = within(setup).getByRole('checkbox', { name: 'Reveal both squads.' });
    await user.click(box);
    expect((box as HTMLInputElement).checked).toBe(true);
    expect(within(setup).getByText(/how many points Droid is worth/, { ignore: '.brief' })).toBeTruthy();
  });

  it('rolls for the initiative, or is told the dice', async () => {
    now = table({ turn: null, first: null, next: null, rolls: [] });
    await show();
    await user.click(button('Roll d20 for all'));
    await waitFor(() => expect(taps()).toHaveLength(1));
    const rolled = taps()[0] as { do: string; rolls: number[] };
    expect(rolled.do).toBe('initiative');
    expect(rolled.rolls).toHaveLength(2);
    for (const die of rolled.rolls) expect(die >= 1 && die <= 20).toBe(true);
    await user.type(screen.getByLabelText('Roll of Anna'), '21');
    await user.type(screen.getByLabelText('Roll of Béla'), '3');
    expect((button('Record rolls') as HTMLButtonElement).disabled).toBe(true);
    await user.clear(screen.getByLabelText('Roll of Anna'));
    await user.type(screen.getByLabelText('Roll of Anna'), '20');
    await user.click(button('Record rolls'));
    await waitFor(() => expect(taps()[1]).toEqual({ do: 'initiative', rolls: [20, 3], first: null }));
  });

  it('tells what a figure is worth and how many boxes its card has, and what else it does', async () => {
    now = table({
      offers: {
        ...table().offers,
        counters: [
          { id: 'strain', name: 'Strain', boxes: false },
          { id: 'uses', name: 'Uses', boxes: true },
        ],
      },
    });
    now.figures = now.figures.map((one) => (one.number === 3 ? { ...one, worth_open: true } : one));
    await show();
    const choose = async (name: string, item: string) => {
      await user.click(button(`More for ${name}`));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Droid', 'Enter numbers…');
    await user.type(await screen.findByLabelText('Points for Droid'), '27');
    await user.click(button('Record points'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Trooper', 'Strain +1');
    await choose('Trooper', 'Enter numbers…');
    await user.type(await screen.findByLabelText('Uses: boxes on the card of Trooper'), '2');
    await user.click(button('Record boxes'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Trooper', 'Flees');
    await waitFor(() =>
      expect(taps()).toEqual([
        { do: 'worth', figure: 3, points: 27 },
        { do: 'gain', figure: 2, side: null, what: 'strain', amount: 1 },
        { do: 'gain', figure: 2, side: null, what: 'uses', amount: 2 },
        { do: 'flee', figure: 2, by: null },
      ]),
    );
  });

  it('puts back whoever has fallen, and does nothing else to it', async () => {
    const fallen = { state: 'defeated' as const, in_play: false, hp_left: 0, damage: 40, returnable: true };
    now = table({ figures: [figure(1, 'Anna', 'Jedi'), figure(2, 'Béla', 'Guard', fallen)] });
    await show();
    await user.click(button('More for Guard'));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await user.click(await screen.findByRole('menuitem', { name: 'Put back on the table' }));
    await waitFor(() => expect(taps()).toEqual([{ do: 'return', figure: 2, damage: 0, scenario: false }]));
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
