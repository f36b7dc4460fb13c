import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { SHELF } from '../../../tests/recorded/draft';
import { desk } from '../../lib/desk.svelte';
import ImportDialog from './ImportDialog.svelte';
import { holding, stage } from './stage';

/** What an import lets users choose: the sheets, what statuses mean, and the game. */
const on = stage();

/** Opens the dialog for a file; returns whether it was closed after an import. */
function open(file: string): { user: UserEvent; done: () => boolean } {
  let closed = false;
  const onclose = (done: boolean) => {
    closed = done;
  };
  render(ImportDialog, { path: `/read/spreadsheets/${file}`, onclose, onchoose: () => undefined });
  return { user: userEvent.setup(), done: () => closed };
}

/** The violations of accessibility in the document, as their rules' names. */
async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((violation) => violation.id);
}

/** Which sheets are ticked. */
function ticked(): boolean[] {
  const boxes = within(screen.getByRole('group', { name: 'Sheets' })).getAllByRole('checkbox');
  return boxes.map((box) => (box as HTMLInputElement).checked);
}

/** Imports what is previewed, once it is. */
async function importNow(user: UserEvent): Promise<void> {
  const run = screen.getByRole<HTMLButtonElement>('button', { name: 'Import' });
  await waitFor(() => expect(run.disabled).toBe(false));
  await user.click(run);
}

const lastRead = () => on.host.requests('read_spreadsheet').at(-1);

it('shows what each sheet is taken for, and reads those that are chosen', async () => {
  const { user, done } = open('sheets.xlsx');
  const sheets = await screen.findByRole('group', { name: 'Sheets' });
  const told = within(sheets).getAllByRole('listitem');
  expect(told.map((said) => said.querySelector('label')?.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    'First Set 2 of 3 rows imported; the set is the sheet’s name',
    'Wants 1 of 1 rows imported; by the sheet’s name: wanted',
    'About not read: no headings for names, or for sets and numbers',
    'Empty not read: no rows',
  ]);
  expect(ticked()).toEqual([true, true, false, false]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Empty/ }).disabled).toBe(true);
  // A row is told by its sheet.
  expect(screen.getByText('First Set, row 4')).toBeTruthy();
  expect(await violations()).toEqual([]);

  await user.click(screen.getByRole('checkbox', { name: /^First Set/ }));
  await waitFor(() => expect(screen.getAllByText('not read: other sheets were chosen')).toHaveLength(2));
  expect(lastRead()).toMatchObject({ sheets: ['Wants'], mapping: null });
  expect(screen.queryByText('First Set, row 4')).toBeNull();
  // One sheet has to be read.
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Wants/ }).disabled).toBe(true);
  await importNow(user);
  await waitFor(() => expect(done()).toBe(true));
  expect(on.host.requests('import_collection')[0]).toMatchObject({ sheets: ['Wants'] });
  expect(await holding('Mage of Dusk')).toMatchObject({ figures: 1, wanted: 1 });
});

it('reads only one sheet on one press, and those with figures again', async () => {
  const { user } = open('sheets.xlsx');
  await user.click(await screen.findByRole('button', { name: 'Only this: Wants' }));
  expect(ticked()).toEqual([false, true, false, false]);
  await waitFor(() => expect(lastRead()).toMatchObject({ sheets: ['Wants'] }));
  await user.click(screen.getByRole('button', { name: 'Back to Muster’s choice' }));
  await waitFor(() => expect(ticked()).toEqual([true, true, false, false]));
  expect(lastRead()).not.toHaveProperty('sheets');
  expect(screen.queryByRole('button', { name: 'Back to Muster’s choice' })).toBeNull();
});

it('asks for the statuses that nobody knows, and lets each be said', async () => {
  const { user, done } = open('statuses.csv');
  expect(await screen.findByText(/Muster doesn’t know one of these statuses/)).toBeTruthy();
  const table = screen.getByRole('region', { name: 'What the statuses mean' });
  const said = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        ...[...row.querySelectorAll('th, td.num')].map((cell) => cell.textContent),
        [...row.querySelectorAll('option')].find((option) => option.selected)?.textContent,
      ]);
  expect(said()).toEqual([
    ['Owned', '1', 'Owned'],
    ['On loan', '2', 'Not known: not imported'],
    ['Sold', '1', 'Not owned'],
    ['Wanted', '1', 'Wanted'],
  ]);
  expect(screen.getByText('2 rows skipped')).toBeTruthy();
  expect(await violations()).toEqual([]);

  await user.selectOptions(screen.getByLabelText('“On loan” means'), 'Owned');
  await waitFor(() => expect(screen.queryByText('2 rows skipped')).toBeNull());
  expect(screen.queryByText(/Muster doesn’t know/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('“Wanted” means'), 'Leave out');
  const statuses = { 'On loan': 'owned', Wanted: 'skip' };
  await waitFor(() => expect(lastRead()).toMatchObject({ statuses }));
  const meant = ['Owned', 'Owned', 'Not owned', 'Leave out'];
  await waitFor(() => expect(said().map((row) => row[2])).toEqual(meant));
  await importNow(user);
  await waitFor(() => expect(done()).toBe(true));
  expect(on.host.requests('import_collection')[0]).toMatchObject({ statuses });
  expect(await holding('Young Finch')).toMatchObject({ figures: 2 });
  expect(await holding('Elder Finch')).toMatchObject({ wanted: 0 });
});

it('has what statuses mean again after the dialog was closed', async () => {
  const first = open('statuses.csv');
  await first.user.selectOptions(await screen.findByLabelText('“On loan” means'), 'Leave out');
  await first.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { user } = open('statuses.csv');
  const meaning = () => screen.getByLabelText<HTMLSelectElement>('“On loan” means').value;
  expect(await screen.findByText('Not saved yet')).toBeTruthy();
  await waitFor(() => expect(meaning()).toBe('skip'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(meaning()).toBe(''));
});

it('says which other game the rows look like, and switches to it', async () => {
  const { user } = open('marines.csv');
  expect(await screen.findByText('These rows look like Space Marine Heroes.')).toBeTruthy();
  expect(screen.getByText('3 rows skipped')).toBeTruthy();
  expect(await violations()).toEqual([]);
  const button = screen.getByRole('button', { name: 'Switch to Space Marine Heroes' });
  await user.click(button);
  await waitFor(() => expect(screen.getByText('1 row skipped')).toBeTruthy());
  expect(lastRead()).toMatchObject({ game: 'space-marine-heroes' });
  expect(desk.game?.id).toBe('space-marine-heroes');
  expect(screen.getByText('The rows now go into your Space Marine Heroes collection.')).toBeTruthy();
  // The same button leads back, so that the focus stays.
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await waitFor(() => expect(lastRead()).toMatchObject({ game: SHELF }));
  expect(await screen.findByText('These rows look like Space Marine Heroes.')).toBeTruthy();
});
