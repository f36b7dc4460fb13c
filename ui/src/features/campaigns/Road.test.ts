import { render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptCampaign } from '../../bindings/KeptCampaign';
import type { MissionForm } from '../../bindings/MissionForm';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import CampaignHome from './CampaignHome.svelte';
import { sampleView, stop } from './sample';

let open: KeptCampaign;

beforeEach(() => {
  open = sampleView();
  setPlatform(new MemoryPlatform({ campaign: () => open }));
  route.go('campaigns', 'thursday');
});

async function show() {
  render(CampaignHome, { id: 'thursday' });
  await screen.findByRole('heading', { level: 1, name: open.name });
}

describe('the road', () => {
  const stops = () => within(screen.getByRole('region', { name: /Campaign path/ })).getAllByRole('listitem');

  it('says of every stage in words what it is, its threat level, and who won', async () => {
    await show();
    const [first, second] = stops();
    expect(stops()).toHaveLength(11);
    expect(first?.textContent).toMatch(/Threat level 2.*Introduction.*Aftermath.*Rebels/s);
    expect(second?.textContent).toMatch(/Side mission.*Brushfire.*Empire/s);
    // Words that are only listened to don't run into those that are seen, too.
    expect(first?.querySelector('.visually-hidden')?.textContent).toMatch(/\u00a0$/);
    expect(stops().at(-2)?.textContent).toMatch(/Threat level 6.*Story mission.*Tier 3/s);
    expect(stops()[3]?.textContent).toContain('Tiers 1 & 2');
  });

  it('marks what is next by a word, too', async () => {
    await show();
    const now = stops().filter((one) => one.getAttribute('aria-current') === 'step');
    expect(now).toHaveLength(1);
    expect(now[0]?.textContent).toMatch(/A New Threat.*Empire.*upgrading/s);
  });

  it('says that a mission is next where none was played yet', async () => {
    open = sampleView({
      phase: 'mission',
      heroes_upgrade: null,
      road: [
        stop(0, 'story', 'Introduction', {
          winner: 'rebels',
          state: 'done',
          mission: { id: 'a', name: 'A' },
        }),
        stop(0, 'forced', 'Forced mission', { state: 'now', mission: { id: 'wanted', name: 'Wanted' } }),
        stop(1, 'side', 'Side mission', {}),
      ],
    });
    await show();
    expect(stops()[1]?.textContent).toMatch(/Forced mission.*Wanted.*next/s);
    expect(stops()[1]?.className).toContain('triangle');
    expect(screen.getByRole('button', { name: /Record a result/ })).toHaveProperty('disabled', false);
  });

  it('shows a forced mission that waits before what would be next', async () => {
    const view = sampleView({ phase: 'mission', heroes_upgrade: null });
    const road = view.road.map((one) =>
      one.stage === 2
        ? { ...one, state: 'done' as const }
        : one.stage === 3
          ? { ...one, state: 'now' as const }
          : one,
    );
    const wanted = {
      mission: { id: 'wanted', name: 'Wanted' },
      kind: 'agenda-forced',
      kind_name: 'forced mission',
      forced: true,
      rewards: [],
      refused: [],
      form: {} as MissionForm,
      unsure: null,
    };
    open = { ...view, road, missions: [wanted] };
    await show();
    expect(stops()).toHaveLength(12);
    expect(stops()[3]?.textContent).toMatch(/Threat level 3.*forced mission.*Wanted.*next/s);
    expect(stops()[3]?.getAttribute('aria-current')).toBe('step');
    expect(stops()[4]?.getAttribute('aria-current')).toBeNull();
    // While an upgrade goes on, that is what is now.
    open = sampleView({ phase: 'imperial-upgrade', heroes_upgrade: null, missions: [wanted] });
    allChanged();
    await waitFor(() => expect(stops()[3]?.getAttribute('aria-current')).toBeNull());
    expect(stops()[2]?.textContent).toMatch(/A New Threat.*upgrading/s);
    expect(stops()[3]?.textContent).toContain('Wanted');
  });

  it('says where a stage is not sure', async () => {
    await show();
    const sign = within(stops()[6] as HTMLElement).getByRole('img');
    expect(sign.getAttribute('aria-label')).toBe('This is known from one source only.');
  });
});
