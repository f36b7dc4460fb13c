import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CampaignAhead } from '../../bindings/CampaignAhead';
import { route } from '../../lib/route.svelte';
import { speech } from '../../lib/words.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import CampaignsAhead from './CampaignsAhead.svelte';

const THURSDAYS: CampaignAhead = {
  id: 'thursday',
  name: 'Thursdays',
  place: 'Stage 3, mission; threat level 3',
  missions: ['Brushfire', 'Homecoming'],
  evening: '2026-06-04',
  boxes: ['Core Set', 'Twin Shadows'],
  joining: [],
};

beforeEach(() => setPlatform(new MemoryPlatform()));
afterEach(() => speech.speak('en'));

describe('campaigns on Home', () => {
  it('say when they go on, with what, and what to bring', () => {
    render(CampaignsAhead, { campaigns: [THURSDAYS] });
    expect(screen.getByText('Next session: June 4, 2026')).toBeTruthy();
    expect(screen.getByText('Brushfire, Homecoming')).toBeTruthy();
    expect(screen.getByText('Core Set, Twin Shadows')).toBeTruthy();
    screen.getByRole('button', { name: 'Open campaign' }).click();
    expect(route.item).toBe('thursday');
  });

  it('part names as each language does', () => {
    const said = ['hu', 'zh-Hant', 'zh-Hans'].map((language) => {
      speech.speak(language);
      render(CampaignsAhead, { campaigns: [THURSDAYS] });
      const missions = document.querySelector('dd')?.textContent;
      cleanup();
      return missions;
    });
    expect(said).toEqual(['Brushfire, Homecoming', 'Brushfire、Homecoming', 'Brushfire、Homecoming']);
  });

  it('offer to plan a session where none is', () => {
    render(CampaignsAhead, { campaigns: [{ ...THURSDAYS, evening: null }] });
    expect(screen.getByText('No session planned')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Plan a session' })).toBeTruthy();
  });
});
