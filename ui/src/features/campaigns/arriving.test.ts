import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { openWindow } from '../../../tests/window';
import { route } from '../../lib/route.svelte';
import { NEXT, stage } from './stage';

const on = stage();

it('goes on by key as soon as the books of a new campaign are there', async () => {
  const { host } = await openWindow({
    campaigns: (request) => really('campaigns', request),
    campaign_choices: (request) => really('campaign_choices', request),
    check_campaign: (request) => really('check_campaign', request),
    campaign: (request) => really('campaign', request),
    book_step: (request) => really('book_step', request),
  });
  route.go('campaigns', 'new');
  await screen.findByRole('heading', { name: 'New campaign' });
  route.go('campaigns', on.id);
  await screen.findByRole('button', { name: /Go on to the Imperial upgrade/ });
  await userEvent.keyboard('g');
  await waitFor(() => expect(host.requests('book_step').map(({ step }) => step)).toEqual([NEXT]));
});
