import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { CampaignHistories } from '../../../bindings/CampaignHistories';
import { setPlatform } from '../../../platform';
import { MemoryPlatform } from '../../../platform/memory';
import HistoriesDialog from './HistoriesDialog.svelte';

const AT = '2026-01-02T10:00:00Z';
const TWO: CampaignHistories = {
  id: 'c1',
  name: 'Thursdays',
  histories: [
    {
      id: 'one',
      here: true,
      machine: '',
      at: AT,
      steps: ['Aftermath: won by the Rebels'],
      behind: [
        { text: 'Aftermath: won by the Empire', allowed: false, refused: ['It was played already.'] },
        { text: 'A class card', allowed: true, refused: [] },
      ],
    },
    {
      id: 'two',
      here: false,
      machine: 'Béla’s',
      at: AT,
      steps: ['Aftermath: won by the Empire', 'A class card'],
      behind: [{ text: 'Aftermath: won by the Rebels', allowed: false, refused: [] }],
    },
  ],
};

test('both histories are told, and one goes on with what the rules allow behind it', async () => {
  let kept = 0;
  const host = new MemoryPlatform({ campaign_histories: TWO, keep_history: { ...TWO, histories: [] } });
  setPlatform(host);
  render(HistoriesDialog, { open: true, id: 'c1', onkept: () => (kept += 1) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Two histories' }));
  const here = within(await dialog.findByRole('region', { name: 'This machine' }));
  expect(here.getByText(/It was played already/)).toBeTruthy();
  const there = within(dialog.getByRole('region', { name: 'Béla’s' }));
  // The other history can't be appended.
  expect(there.queryByRole('button', { name: /^Keep this, then the other/ })).toBeNull();
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`)).toEqual([]);
  await userEvent.click(here.getByRole('button', { name: 'Keep this, then the other This machine' }));
  await waitFor(() => expect(kept).toBe(1));
  expect(host.requests('keep_history')).toEqual([{ id: 'c1', history: 'one', behind: true }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
