import { render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { THURSDAY } from '../../../tests/recorded/draft';
import type { CampaignStep } from '../../bindings/CampaignStep';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import CampaignHome from './CampaignHome.svelte';
import { begun, booked, mission, NEXT, stage } from './stage';

const on = stage();

beforeEach(() => route.go('campaigns', on.id));

async function show(id = on.id, name = THURSDAY) {
  render(CampaignHome, { id });
  await screen.findByRole('heading', { level: 1, name });
}

/** The Imperial player buys an agenda card that is a mission and has to be played next. */
const HUNT: CampaignStep = { do: 'draw', cards: null };
const HUNTED: CampaignStep = { do: 'agenda', card: 'hunted', keep: false, cost: null };

describe('the road', () => {
  const stops = () => within(screen.getByRole('region', { name: /Campaign path/ })).getAllByRole('listitem');

  it('says of every stage in words what it is, its threat level, and who won', async () => {
    await show();
    const [first, second] = stops();
    expect(stops()).toHaveLength(8);
    expect(first?.textContent).toMatch(/Threat level 2.*introduction.*First Light.*Rebels/s);
    expect(second?.textContent).toMatch(/side mission.*Dry Grass.*Empire/s);
    // Text for screen readers doesn't run into visible text.
    expect(first?.querySelector('.visually-hidden')?.textContent).toMatch(/\u00a0$/);
    expect(stops().at(-2)?.textContent).toMatch(/Threat level 6.*story mission.*Tier 3/s);
    expect(stops()[3]?.textContent).toContain('Tiers 1 & 2');
  });

  it('marks what is next by a word, too', async () => {
    await show();
    const now = stops().filter((one) => one.getAttribute('aria-current') === 'step');
    expect(now).toHaveLength(1);
    expect(now[0]?.textContent).toMatch(/Shadow Falls.*Empire.*upgrading/s);
  });

  it('says that a mission is next where none was played yet', async () => {
    await show(await begun('Fridays'), 'Fridays');
    expect(stops()[0]?.textContent).toMatch(/introduction.*First Light.*next/s);
    expect(stops()[0]?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('button', { name: /Record a result/ })).toHaveProperty('disabled', false);
  });

  it('shows a forced mission that waits before what would be next, and where it was played', async () => {
    await booked(on.id, NEXT, HUNT, HUNTED);
    await show();
    // During an upgrade, the upgrade is the current stop.
    expect(stops()).toHaveLength(9);
    expect(stops()[2]?.textContent).toMatch(/Shadow Falls.*upgrading/s);
    expect(stops()[3]?.getAttribute('aria-current')).toBeNull();
    expect(stops()[3]?.textContent).toContain('Hunted');
    await booked(on.id, NEXT);
    allChanged();
    await waitFor(() => expect(stops()[3]?.getAttribute('aria-current')).toBe('step'));
    expect(stops()[3]?.textContent).toMatch(/Threat level 3.*forced mission.*Hunted.*next/s);
    expect(stops()[3]?.className).toContain('triangle');
    expect(stops()[4]?.getAttribute('aria-current')).toBeNull();
    await booked(on.id, mission('hunted', 'rebels'));
    allChanged();
    await waitFor(() => expect(stops()[3]?.textContent).toMatch(/forced mission.*Hunted.*Rebels/s));
    expect(stops()[3]?.className).toContain('triangle');
    expect(stops()[4]?.textContent).toMatch(/side mission.*next/s);
  });

  it('says where a stage is not sure', async () => {
    await show();
    const sign = within(stops()[5] as HTMLElement).getByRole('img');
    expect(sign.getAttribute('aria-label')).toBe('one source only');
  });
});
