import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { really } from '../../../../tests/recorded';
import type { NightAnswer } from '../../../bindings/NightAnswer';
import type { NightTap } from '../../../bindings/NightTap';
import type { NightSide } from '../../../lib/apart';
import { allChanged } from '../../../lib/query/cache';
import { route } from '../../../lib/route.svelte';
import CampaignsPage from '../CampaignsPage.svelte';
import { booked, mission, NEXT, stage } from '../stage';
import { nightAt } from './place';

const on = stage();
const MISSION = 'whispers';
const user = userEvent.setup();

/** The second round of a mission: a group is on the table, a hero is wounded. */
const PLAYED: NightTap[] = [
  { tap: 'begin' },
  { tap: 'deploy', card: 'sy/raider', free: true },
  { tap: 'defeat', group: 1 },
  { tap: 'draw', supply: 'healing-herbs', hero: 'jana-ode' },
  { tap: 'draw', supply: 'smoke-bomb', hero: 'dara-pell' },
  { tap: 'count', counter: 'crates', by: 1 },
  { tap: 'round' },
  { tap: 'threat', by: 2 },
  { tap: 'hero', hero: 'jana-ode', state: 1 },
];

/** Taps in another window. */
async function tapped(...all: NightTap[]): Promise<NightAnswer> {
  let night = await really('campaign_night', { id: on.id, mission: MISSION });
  for (const tap of all)
    night = await really('night_tap', { id: on.id, mission: MISSION, taps: night.taps, tap });
  return night;
}

beforeEach(async () => {
  allChanged();
  await booked(on.id, NEXT, NEXT);
});

async function open(side: NightSide = 'common') {
  route.go('campaigns', nightAt(on.id, side));
  render(CampaignsPage);
  await screen.findByRole('heading', { level: 1, name: 'Whispers' });
}

async function show(...more: NightTap[]) {
  await tapped(...PLAYED, ...more);
  await open();
}

const taps = () => on.host.requests('night_tap').map((request) => request.tap);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The button of the first of several groups. */
const first = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
/** Opens a mission that isn't set up yet. */
async function choose(mission: string) {
  route.go('campaigns', `${on.id}/night`);
  render(CampaignsPage);
  await user.click(await screen.findByRole('radio', { name: mission }));
  await waitFor(() => expect(on.host.requests('campaign_night').at(-1)?.mission).toBe(MISSION));
  await user.click(button('Set up the mission'));
  await waitFor(() => expect(taps()).toEqual([{ tap: 'begin' }]));
}

describe('mission night', () => {
  it('says where the mission is described, the round, and threat by round', async () => {
    await show();
    expect(screen.getByText('First Box, campaign guide, page 6')).toBeTruthy();
    const dial = screen.getByRole('region', { name: /Round 2/ });
    const rows = within(dial).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' '))).toEqual([
      'Round 1 2 3 4 5 6 7',
      'Threat 0 3 8 11 14 17 20',
      'Spent 0 0 – – – – –',
    ]);
    expect(on.host.title).toBe('Whispers · Muster');
  });

  it('taps what happens at the table', async () => {
    await show();
    await user.click(button(/Next round/));
    await user.click(first('Defeated: Raider'));
    await user.click(first('+1 (2): Raider'));
    await user.click(button('Garrok: Healthy'));
    await user.click(await screen.findByRole('menuitem', { name: 'Wounded' }));
    await user.click(button('More: Crates'));
    await user.click(button('Less: Threat'));
    await user.click(button('Join: Outlaw'));
    await user.click(button('Use Healing Herbs'));
    await waitFor(() =>
      expect(taps()).toEqual([
        { tap: 'round' },
        { tap: 'defeat', group: 1 },
        { tap: 'reinforce', group: 1, free: false },
        { tap: 'hero', hero: 'garrok', state: 1 },
        { tap: 'count', counter: 'crates', by: 1 },
        { tap: 'threat', by: -1 },
        { tap: 'join', ally: 'outlaw' },
        { tap: 'use', supply: 'healing-herbs' },
      ]),
    );
    expect(on.host.requests('night_tap').map((request) => request.taps)).toEqual(
      Array.from({ length: 8 }, (_, at) => PLAYED.length + at),
    );
  });

  it('keeps damage, activations, conditions and what the group noted of the rules', async () => {
    await show();
    await user.click(button('More: Garrok, Damage'));
    await screen.findByText('1 / 14');
    await user.click(button('Activate Garrok'));
    await waitFor(() => expect(button('Activate Garrok, 1 of 1 done')).toHaveProperty('disabled', true));
    await user.click(button('Conditions of Garrok: –'));
    await user.click(await screen.findByRole('menuitem', { name: 'Stunned' }));
    await user.click(await screen.findByRole('button', { name: 'Conditions of Garrok: Stunned' }));
    await user.click(await screen.findByRole('menuitem', { name: '✓ Stunned' }));
    await screen.findByRole('button', { name: 'Conditions of Garrok: –' });
    await user.click(button('Note a line…'));
    await user.type(await screen.findByLabelText('A line to be reminded of'), 'The gate falls');
    await user.selectOptions(screen.getByLabelText('When'), 'end of a round');
    await user.type(screen.getByLabelText('Round'), '2');
    await user.type(screen.getByLabelText('Last round'), '6');
    await user.click(button('Note it'));
    const line = await screen.findByText('The gate falls');
    expect(line.closest('li')?.className).not.toContain('due');
    await user.click(button(/Next round/));
    await waitFor(() => expect(screen.getByText('The gate falls').closest('li')?.className).toContain('due'));
    await user.click(button('Happened: The gate falls'));
    await waitFor(() => expect(screen.queryByText('The gate falls')).toBeNull());
    expect(taps()).toEqual([
      { tap: 'damage', whom: { hero: 'garrok' }, amount: 1 },
      { tap: 'act', whom: { hero: 'garrok' } },
      { tap: 'condition', whom: { hero: 'garrok' }, condition: 'Stunned', off: false },
      { tap: 'condition', whom: { hero: 'garrok' }, condition: 'Stunned', off: true },
      { tap: 'line', when: { end: 2 }, text: 'The gate falls' },
      { tap: 'limit', round: 6 },
      { tap: 'round' },
      { tap: 'happen', line: 1 },
    ]);
  });

  it('keeps groups and supply cards in their place when one is defeated or used', async () => {
    await show({ tap: 'deploy', card: 'sy/captain', free: true });
    const names = (what: RegExp) => screen.getAllByRole('button', { name: what }).map((one) => one.ariaLabel);
    const [groups, cards] = [names(/^Defeated: /), names(/^Use /)];
    await user.click(first('Defeated: Raider'));
    await user.click(button('Use Healing Herbs'));
    await waitFor(() => expect(button('Use Healing Herbs')).toHaveProperty('disabled', true));
    expect(names(/^Defeated: /)).toEqual(groups);
    expect(names(/^Use /)).toEqual(cards);
  });

  it('writes quick taps one after the other, each after the answer to the one before', async () => {
    await show();
    const waiting: (() => void)[] = [];
    on.host.answers.night_tap = async (request) => {
      await new Promise<void>((done) => waiting.push(done));
      return really('night_tap', request);
    };
    for (let tap = 0; tap < 3; tap++) await user.click(button('More: Threat'));
    expect(on.host.requests('night_tap')).toHaveLength(1);
    for (let tap = 0; tap < 3; tap++) {
      await waitFor(() => expect(waiting).toHaveLength(tap + 1));
      waiting[tap]?.();
    }
    await waitFor(() => expect(on.host.requests('night_tap').map((one) => one.taps)).toEqual([9, 10, 11]));
  });

  it('deploys in the Imperial view; what costs more than there is only for free', async () => {
    await tapped(...PLAYED);
    await open('empire');
    expect(button('6: deploy Raider')).toHaveProperty('disabled', true);
    expect(button('Free: Raider')).toHaveProperty('disabled', false);
    const deploy = within(screen.getByRole('region', { name: /Deploy/ }));
    expect(deploy.queryByText('Dread Lord')).toBeNull();
    await user.click(button('All cards'));
    expect(deploy.getByText('Dread Lord')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Find a group' }), 'dre');
    expect(deploy.queryByText('Captain')).toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(button('2: deploy Captain'));
    await user.click(button('Free: Raider'));
    await waitFor(() =>
      expect(taps()).toEqual([
        { tap: 'deploy', card: 'sy/captain', free: false, anyway: false },
        { tap: 'deploy', card: 'sy/raider', free: true, anyway: false },
      ]),
    );
  });

  it('draws a supply card for a hero; those that are all out aren’t offered', async () => {
    await show();
    const drawn = screen.getByRole('combobox', { name: 'Card drawn' });
    expect(within(drawn).queryByText('Smoke Bomb')).toBeNull();
    await user.selectOptions(drawn, 'healing-herbs');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Held by' }), 'garrok');
    await user.click(button('Draw'));
    await waitFor(() => expect(taps()).toEqual([{ tap: 'draw', supply: 'healing-herbs', hero: 'garrok' }]));
  });

  it('says why a tap wasn’t kept, and undo names what it takes back', async () => {
    await tapped(...PLAYED);
    await open('empire');
    // Another window spends the threat meanwhile.
    on.host.answers.night_tap = async ({ taps, ...request }) => {
      const { taps: now } = await tapped({ tap: 'threat', by: -4 });
      return really('night_tap', { ...request, taps: now });
    };
    await user.click(button('2: deploy Captain'));
    expect((await screen.findByRole('alert')).textContent).toContain('It costs 2 threat');
    await user.click(button(/^Undo: /));
    expect(on.host.requests('night_undo')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('reads the night again where somebody else tapped, and says so', async () => {
    await show();
    expect(button('Undo: Jana Ode: Wounded')).toBeTruthy();
    await tapped({ tap: 'round' }, { tap: 'round' });
    await user.click(button(/Next round/));
    expect((await screen.findByRole('alert')).textContent).toContain('Another step was recorded first.');
    expect(screen.getByRole('region', { name: /Round 4/ })).toBeTruthy();
  });

  it('is set up first, with the mission that is chosen', async () => {
    route.go('campaigns', `${on.id}/night`);
    render(CampaignsPage);
    await screen.findByRole('radio', { name: 'Tall Tower' });
    expect(screen.queryByRole('button', { name: /Next round/ })).toBeNull();
    cleanup();
    await choose('Whispers');
    expect(on.host.requests('night_tap')[0]?.mission).toBe(MISSION);
  });

  it('fills the result with what was counted, and tells what else decides it', async () => {
    await show();
    await user.click(button(/Record a result/));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(within(dialog).getByRole('spinbutton', { name: 'Crates' })).toHaveProperty('value', '1'),
    );
    const told = within(dialog).getByRole('note', { name: 'From the mission night' });
    expect(told.textContent).toContain('Wounded: Jana Ode');
  });

  it('tells a mission whose result is recorded, and taps nothing more', async () => {
    await choose('Whispers');
    await booked(on.id, mission(MISSION, 'rebels', { crates: 1 }));
    allChanged();
    expect(await screen.findByText('The result is recorded.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Record a result/ })).toBeNull();
    expect(button(/Next round/)).toHaveProperty('disabled', true);
  });

  it('is usable by everybody, also with groups that are gone and costs that nobody knows', async () => {
    await tapped(
      ...PLAYED,
      { tap: 'deploy', card: 'sy/captain', free: false },
      { tap: 'defeat', group: 2 },
      { tap: 'join', ally: 'outlaw' },
    );
    await open('empire');
    expect(await screen.findByRole('button', { name: 'Free: Odd One' })).toBeTruthy();
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
  });
});
