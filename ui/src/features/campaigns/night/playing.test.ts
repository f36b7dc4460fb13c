import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { really } from '../../../../tests/recorded';
import type { NightTap } from '../../../bindings/NightTap';
import { allChanged } from '../../../lib/query/cache';
import { route } from '../../../lib/route.svelte';
import CampaignsPage from '../CampaignsPage.svelte';
import { booked, NEXT, stage } from '../stage';

const on = stage();
const MISSION = 'whispers';
const user = userEvent.setup();
const HEROES = ['dara-pell', 'garrok', 'jana-ode', 'finn-sorrel'];
const seen = (...heroes: string[]) => heroes.map((hero) => ({ whom: { hero } }));

async function open(...more: NightTap[]) {
  let night = await really('campaign_night', { id: on.id, mission: MISSION });
  for (const tap of [{ tap: 'begin' } as const, ...more])
    night = await really('night_tap', { id: on.id, mission: MISSION, taps: night.taps, tap });
  route.go('campaigns', `${on.id}/night`);
  render(CampaignsPage);
  await screen.findByRole('region', { name: /Round/ });
}

/** Muster plays, with a group on the table. */
const PLAYS: NightTap[] = [
  { tap: 'deploy', card: 'sy/raider', free: true },
  { tap: 'opponent', level: 'cub' },
];

const taps = () => on.host.requests('night_tap').map((request) => request.tap);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const panel = () => within(screen.getByRole('region', { name: /Muster plays/ }));
const target = (name: string) => panel().getByRole('button', { name });
const activate = () => panel().getByRole('button', { name: 'Activate' });

beforeEach(async () => {
  allChanged();
  await booked(on.id, NEXT, NEXT);
});

describe('Muster as the Empire', () => {
  it('is switched on with a level, and chooses open groups in secret', async () => {
    await open();
    await user.click(button('Let Muster play…'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Old Hand' }));
    await user.click(dialog.getByRole('button', { name: 'More: Open groups it chooses' }));
    await user.click(dialog.getByRole('button', { name: 'Let Muster play' }));
    await screen.findByRole('region', { name: /Muster plays/ });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Muster plays: Old Hand…'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Muster plays/ })).toBeNull());
    expect(taps()).toEqual([
      { tap: 'opponent', level: 'old-hand' },
      { tap: 'choose', count: 1 },
      { tap: 'opponent' },
    ]);
  });

  it('activates a group by one tap: all are in sight unless somebody says otherwise', async () => {
    await open(...PLAYS);
    expect(panel().getByText('Next: Raider')).toBeTruthy();
    for (const name of ['Dara Pell', 'Garrok', 'Jana Ode', 'Finn Sorrel'])
      expect(target(name).getAttribute('aria-pressed')).toBe('true');
    await user.click(activate());
    await waitFor(() => expect(taps()).toEqual([{ tap: 'order', seen: seen(...HEROES) }]));
    await panel().findByText(/Raider attacks Dara Pell/);
    await waitFor(() => expect(activate()).toHaveProperty('disabled', true));
  });

  it('is told who is nearest by the order of taps, with distances, and remembers who was in sight', async () => {
    await open(...PLAYS, { tap: 'deploy', card: 'sy/captain', free: true });
    await user.click(button('None / all'));
    await user.click(target('Jana Ode'));
    await user.click(target('Garrok'));
    await user.click(target('Finn Sorrel'));
    await user.click(target('Garrok'));
    await user.click(button('Distances'));
    const pop = within(await screen.findByRole('dialog', { name: 'Distances' }));
    await user.click(pop.getByRole('button', { name: 'More: Jana Ode' }));
    await user.click(pop.getByRole('button', { name: 'More: Jana Ode' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(activate());
    const first = [{ whom: { hero: 'jana-ode' }, range: 2 }, { whom: { hero: 'finn-sorrel' } }];
    await waitFor(() => expect(taps()).toEqual([{ tap: 'order', seen: first }]));
    await panel().findByText(/attacks Jana Ode, the nearest/);
    await user.click(activate());
    await waitFor(() => expect(taps()[1]).toEqual({ tap: 'order', seen: seen('jana-ode', 'finn-sorrel') }));
  });

  it('spends its threat, and says among what it drew', async () => {
    // Enough for one group only: what is drawn among several differs from recording to recording.
    await open(...PLAYS, { tap: 'threat', by: 2 });
    expect(button('Why')).toHaveProperty('disabled', true);
    await user.click(button('Muster deploys'));
    await waitFor(() => expect(button('Why')).toHaveProperty('disabled', false));
    await user.click(button('Why'));
    const why = within(await screen.findByRole('dialog', { name: 'Why' }));
    expect(
      why
        .getAllByRole('columnheader')
        .slice(0, 5)
        .map((one) => one.textContent),
    ).toEqual(['Choice', 'Chance', 'Damage', 'Health', 'Threat']);
    expect(why.getAllByText(/^✓ /).length).toBeGreaterThan(0);
  });

  it('says how the surges of a roll are best spent, or why it can’t', async () => {
    await open(...PLAYS);
    expect(panel().getByRole('group', { name: /Rolled/ })).toHaveProperty('disabled', true);
    await user.click(activate());
    await panel().findByText(/Raider attacks/);
    await user.click(panel().getByRole('button', { name: 'More: Surge' }));
    await panel().findByText(/^Muster doesn’t/);
    on.host.answers.night_surges = {
      mission: null,
      spent: ['Damage 1'],
      left: 1,
      others: [],
      damage: 3,
      told: 'Spend surges on Damage 1: 3 damage. Surges left: 1.',
      refused: null,
    };
    await user.click(panel().getByRole('button', { name: 'More: Surge' }));
    await panel().findByText(/Spend surges on Damage 1/);
    expect(on.host.requests('night_surges').at(-1)).toMatchObject({
      group: 1,
      on: { hero: 'dara-pell' },
      rolled: { damage: 0, surge: 2, accuracy: 0, block: 0, evade: 0, dodge: false },
    });
  });
});
