import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openWindow } from '../../../tests/window';
import { route } from '../../lib/route.svelte';
import { sampleView } from './sample';

it('goes on by key as soon as the books of a new campaign are there', async () => {
  const view = sampleView();
  const { host } = await openWindow({
    campaigns: { games: [], campaigns: [] },
    campaign: () => view,
    book_step: () => view,
  });
  route.go('campaigns', 'new');
  await screen.findByRole('heading', { name: 'New campaign' });
  route.go('campaigns', view.id);
  await screen.findByRole('button', { name: /Go on to the Imperial upgrade/ });
  await userEvent.keyboard('g');
  await waitFor(() => expect(host.requests('book_step').map(({ step }) => step)).toEqual([{ do: 'next' }]));
});
