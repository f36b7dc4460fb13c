import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { STORY, THURSDAY } from '../../../tests/recorded/draft';
import type { CampaignAhead } from '../../bindings/CampaignAhead';
import { today } from '../../lib/days';
import { route } from '../../lib/route.svelte';
import { speech } from '../../lib/words.svelte';
import { booked, NEXT, stage } from '../campaigns/stage';
import CampaignsAhead from './CampaignsAhead.svelte';

const on = stage();

/** The campaign as the home page shows it. */
async function ahead(): Promise<CampaignAhead[]> {
  const { campaigns } = await really('home', { game: STORY });
  return campaigns.filter(({ name }) => name === THURSDAY);
}

beforeEach(() => booked(on.id, NEXT, NEXT));
afterEach(() => speech.speak('en'));

describe('campaigns on Home', () => {
  it('say when they go on, with what, and what to bring', async () => {
    // A date that is always in the future.
    await really('save_evening', {
      campaign: on.id,
      evening: null,
      date: '2999-06-04',
      players: '',
      note: '',
    });
    render(CampaignsAhead, { campaigns: await ahead() });
    expect(screen.getByText('Next session: June 4, 2999')).toBeTruthy();
    expect(screen.getByText('Tall Tower, Whispers')).toBeTruthy();
    expect(screen.getByText('First Box')).toBeTruthy();
    screen.getByRole('button', { name: 'Open campaign' }).click();
    expect(route.item).toBe(on.id);
  });

  it('don’t call today’s session the next one: it may be over', async () => {
    const [campaign] = await ahead();
    render(CampaignsAhead, { campaigns: [{ ...(campaign as CampaignAhead), evening: today() }] });
    expect(screen.getByText('Session today')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Plan a session' })).toBeTruthy();
  });

  it('part names as each language does', async () => {
    const campaigns = await ahead();
    const said = ['hu', 'zh-Hant', 'zh-Hans'].map((language) => {
      speech.speak(language);
      render(CampaignsAhead, { campaigns });
      const missions = document.querySelector('dd')?.textContent;
      cleanup();
      return missions;
    });
    expect(said).toEqual(['Tall Tower, Whispers', 'Tall Tower、Whispers', 'Tall Tower、Whispers']);
  });

  it('offer to plan a session where none is', async () => {
    render(CampaignsAhead, { campaigns: await ahead() });
    expect(screen.getByText('No session planned')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Plan a session' })).toBeTruthy();
  });
});
