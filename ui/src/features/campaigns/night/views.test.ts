import { render, screen, waitFor, within } from '@testing-library/svelte';
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
import { booked, NEXT, stage } from '../stage';
import NightWindow from './NightWindow.svelte';
import { nightAt, nightOf } from './place';

const on = stage();
const MISSION = 'whispers';
const SHOWN = { secrets: true, pin: null };
const user = userEvent.setup();

/** A group waits in reserve, and one may be deployed. */
const SECRET: NightTap[] = [
  { tap: 'begin' },
  { tap: 'group', how: 'initial', card: 'sy/raider' },
  { tap: 'group', how: 'reserve', card: 'sy/captain' },
  { tap: 'group', how: 'open', card: 'sy/odd-one' },
];

/** Taps in another window. */
async function tapped(...all: NightTap[]): Promise<NightAnswer> {
  let night = await really('campaign_night', { id: on.id, mission: MISSION });
  for (const tap of all)
    night = await really('night_tap', { id: on.id, mission: MISSION, taps: night.taps, tap, reveal: SHOWN });
  return night;
}

async function open(side: NightSide = 'common') {
  route.go('campaigns', nightAt(on.id, side));
  render(CampaignsPage);
  await screen.findByRole('heading', { level: 1, name: 'Whispers' });
}

const taps = () => on.host.requests('night_tap').map((request) => request.tap);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const views = () => within(screen.getByRole('group', { name: 'Views' }));
const groups = () => within(screen.getByRole('region', { name: 'Groups of the mission' }));
const panes = () => screen.getAllByRole('region').map((one) => one.querySelector('h2')?.textContent?.trim());
const found = async () => {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
};

beforeEach(async () => {
  allChanged();
  await booked(on.id, NEXT, NEXT);
});

it('has a route for each view, the common one that of the night', () => {
  for (const side of ['common', 'rebels', 'empire'] as const)
    expect(nightOf(nightAt('x', side))).toEqual({ campaign: 'x', side });
  expect(nightOf('x/night/others')).toBeNull();
  expect(nightOf('x')).toBeNull();
});

describe('the views of a mission night', () => {
  it('never show all what is the Imperial player’s to know', async () => {
    await tapped(...SECRET);
    await open();
    await screen.findByRole('region', { name: 'Heroes' });
    for (const side of ['Rebels', 'Common']) {
      expect(document.body.textContent).not.toContain('Captain');
      expect(document.body.textContent).not.toContain('Odd One');
      expect(screen.queryByRole('region', { name: /Deploy/ })).toBeNull();
      await user.click(views().getByRole('button', { name: side }));
    }
    await user.click(views().getByRole('button', { name: 'Imperial' }));
    await screen.findByRole('region', { name: 'Groups of the mission' });
    expect(groups().getByRole('button', { name: 'Deploy Captain from the reserve' })).toBeTruthy();
    expect(
      within(groups().getByRole('list', { name: 'Open groups at hand' })).getByText('Odd One'),
    ).toBeTruthy();
    // Back in the common view nothing of it is left, nor asked for.
    await user.click(views().getByRole('button', { name: 'Common' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Groups of the mission' })).toBeNull());
    await screen.findByRole('region', { name: 'Heroes' });
    expect(document.body.textContent).not.toContain('Captain');
    expect(on.host.requests('campaign_night').at(-1)).toEqual({ id: on.id, mission: null });
  });

  it('have what each side needs', async () => {
    await tapped(...SECRET);
    await open('rebels');
    await screen.findByRole('region', { name: 'Supply cards' });
    expect(panes()).toEqual([
      'Dara Pell · Garrok',
      'Jana Ode · Finn Sorrel',
      'Counted',
      'Allies',
      'Supply cards',
    ]);
    await user.click(views().getByRole('button', { name: 'Imperial' }));
    await screen.findByRole('region', { name: 'Groups of the mission' });
    expect(panes().map((pane) => pane?.replace(/ .*/, ''))).toEqual([
      'Round',
      'Imperial',
      'Deploy',
      'Groups',
      'On',
    ]);
  });

  it('set up the groups that the mission names', async () => {
    await tapped({ tap: 'begin' });
    await open('empire');
    const group = await screen.findByRole('combobox', { name: 'Group' });
    for (const how of ['Initial', 'Reserve', 'Open']) {
      await user.selectOptions(group, 'sy/captain');
      await user.click(button(how));
      await waitFor(() => expect(group).toHaveProperty('value', ''));
    }
    await waitFor(() => expect(button('No open groups')).toHaveProperty('disabled', true));
    await user.click(button('Deploy Captain from the reserve'));
    await waitFor(() =>
      expect(taps()).toEqual([
        { tap: 'group', how: 'initial', card: 'sy/captain' },
        { tap: 'group', how: 'reserve', card: 'sy/captain' },
        { tap: 'group', how: 'open', card: 'sy/captain' },
        { tap: 'deploy', card: 'sy/captain', free: true },
      ]),
    );
    expect(on.host.requests('night_tap').every(({ reveal }) => reveal?.secrets)).toBe(true);
  });

  it('ask for the PIN before the Imperial view is read', async () => {
    await tapped(...SECRET);
    await really('set_campaign_pin', { id: on.id, old: null, new: '1234' });
    await open();
    await user.click(views().getByRole('button', { name: 'Imperial' }));
    await user.type(await screen.findByLabelText('PIN'), '1');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show' }));
    await within(screen.getByRole('dialog')).findByRole('alert');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('The Imperial view is locked with a PIN.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Captain');
    await user.click(button('Show'));
    await user.type(await screen.findByLabelText('PIN'), '1234');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show' }));
    await screen.findByRole('region', { name: 'Groups of the mission' });
    expect(groups().getByRole('button', { name: 'Deploy Captain from the reserve' })).toBeTruthy();
  });

  it('open in windows of their own, or in this one if there is no other', async () => {
    await tapped(...SECRET);
    await open();
    on.host.others = [];
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Imperial view in a second window' }));
    await waitFor(() => expect(on.host.others).toEqual([{ show: 'night', id: on.id, side: 'empire' }]));
    on.host.others = null;
    await user.click(button('More'));
    await user.click(await screen.findByRole('menuitem', { name: 'Rebel view in a second window' }));
    await waitFor(() => expect(route.item).toBe(`${on.id}/night/rebels`));
  });

  it('follow each other in all windows', async () => {
    await tapped(...SECRET);
    render(NightWindow, { campaign: on.id, side: 'common' });
    await screen.findByRole('region', { name: /Round 1/ });
    expect(on.host.title).toBe('Whispers (Common) · Muster');
    await tapped({ tap: 'round' });
    on.host.elsewhere('night_tap');
    await screen.findByRole('region', { name: /Round 2/ });
    expect(document.body.textContent).not.toContain('Captain');
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByRole('region', { name: /Round 1/ });
  });

  it('turn and lend cards where their heroes are', async () => {
    await tapped({ tap: 'begin' });
    await open('rebels');
    await user.click(await screen.findByRole('button', { name: /^Great Axe · ready/ }));
    await user.click(await screen.findByRole('button', { name: /^Great Axe · exhausted/ }));
    await screen.findByRole('button', { name: /^Great Axe · ready/ });
    await user.click(button('More for Great Axe'));
    await user.click(await screen.findByRole('menuitem', { name: 'Deplete' }));
    await waitFor(() => expect(button(/^Great Axe · depleted/)).toHaveProperty('disabled', true));
    const lies = (told: string) => ({ tap: 'card', card: 'great-axe', hero: 'garrok', lies: told });
    // Lent, it is with both; given back, its place there stays empty.
    const cards = (name: string) => within(screen.getByRole('list', { name: `Cards of ${name}` }));
    await user.click(cards('Garrok').getByRole('button', { name: 'More for Weighted Hilt' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Lend to Jana Ode' }));
    await user.click(await cards('Jana Ode').findByRole('button', { name: /^Weighted Hilt · ready/ }));
    await waitFor(() =>
      expect(cards('Garrok').getByText('lent to Jana Ode').closest('button')).toHaveProperty(
        'disabled',
        true,
      ),
    );
    await user.click(cards('Jana Ode').getByRole('button', { name: 'More for Weighted Hilt' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Give back to Garrok' }));
    await waitFor(() => expect(cards('Garrok').queryByText('lent to Jana Ode')).toBeNull());
    const hilt = { card: 'weighted-hilt', from: 'garrok' };
    await waitFor(() =>
      expect(taps()).toEqual([
        lies('exhausted'),
        lies('ready'),
        lies('depleted'),
        { tap: 'lend', ...hilt, to: 'jana-ode' },
        { tap: 'card', card: 'weighted-hilt', hero: 'garrok', lies: 'exhausted' },
        { tap: 'lend', ...hilt, to: 'garrok' },
      ]),
    );
  });

  it.each(['common', 'rebels', 'empire'] as const)('are usable by everybody: %s', async (side) => {
    await tapped(...SECRET, { tap: 'opponent', level: 'cub' });
    await open(side);
    await screen.findByRole('region', { name: side === 'rebels' ? 'Counted' : /Round 1/ });
    expect(await found()).toEqual([]);
  });
});
