import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import { desk } from '../../lib/desk.svelte';
import ImportDialog from './ImportDialog.svelte';
import SetsTab from './SetsTab.svelte';
import { stage } from './stage';

/** How collections report on sets that the catalogue doesn't know completely. */
const on = stage();

it('counts against as many as a set has, and says where nobody knows that', async () => {
  render(SetsTab, { summary: await really('collection', { game: SHELF }) });
  expect(await screen.findByText('18 missing')).toBeTruthy();
  expect(screen.getByText(/The catalogue names 5 of the 20 in this set/)).toBeTruthy();
  expect(screen.getByText('2 of 2 known')).toBeTruthy();
});

it('makes figures that nobody knows the user’s own where that is asked for', async () => {
  let closed = false;
  const onclose = (done: boolean) => {
    closed = done;
  };
  render(ImportDialog, { path: '/read/spreadsheets/strangers.csv', onclose, onchoose: () => undefined });
  const run = await screen.findByRole<HTMLButtonElement>('button', { name: 'Nothing to import' });
  expect(run.disabled).toBe(true);
  await userEvent.click(await screen.findByLabelText('Add 2 figures the catalogue lacks to My figures'));
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(closed).toBe(true));
  expect(on.host.requests('import_collection')[0]).toMatchObject({ make_mine: true });
  expect(on.host.told('import_collection')[0]?.made_mine).toBe(2);
  // The catalogue has new figures.
  await waitFor(() => expect(desk.game?.figures).toBe(12));
});
