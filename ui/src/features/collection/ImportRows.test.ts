import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import ImportColumns from './ImportColumns.svelte';
import ImportRows from './ImportRows.svelte';
import { stage, TROOPER } from './stage';

stage();

it('says of every row of the file what becomes of it', async () => {
  const path = '/read/spreadsheets/heaps.csv';
  const preview = await really('read_spreadsheet', { game: SHELF, path, mapping: null, mode: 'replace' });
  render(ImportRows, { preview });
  await userEvent.click(screen.getByText('What becomes of the file’s 7 rows'));
  const lines = screen.getAllByText(/^\(row /).map((said) => said.textContent);
  expect(lines).toEqual(['(row 3, 5–6)', '(row 4, 7)', '(row 1)', '(row 2)']);
});

it('says which costs aren’t the catalogue’s, and what a column is read for', async () => {
  const path = '/read/spreadsheets/costs.csv';
  const preview = await really('read_spreadsheet', { game: SHELF, path, mapping: null, mode: 'replace' });
  render(ImportRows, { preview });
  await userEvent.click(screen.getByText('Costs that aren’t the catalogue’s: 1'));
  expect(screen.getByText(/Elder Finch costs 81; the catalogue says 18/)).toBeTruthy();
  expect(preview.fates.map((fate) => fate.fate)).toEqual(['taken', 'heading', 'sum']);
  render(ImportColumns, { columns: preview.columns, fields: preview.fields, onmap: () => undefined });
  const read = screen.getAllByRole('combobox').map((box) => (box as HTMLSelectElement).selectedOptions[0]);
  expect(read.map((option) => option?.textContent?.trim())).toEqual([
    'Name',
    'Figures owned',
    'Points',
    'Card value: Hit Points',
  ]);
});

it('lists what changes field by field, and counts the rest', async () => {
  const path = '/read/spreadsheets/costs.csv';
  const asked = { game: SHELF, path, mapping: null } as const;
  await really('set_holding', { game: SHELF, printing: TROOPER, wanted: 3, note: 'on loan' });
  const listed = () => screen.getAllByText(/→/).map((said) => said.textContent?.replace(/\s+/g, ' ').trim());

  const counts = await really('read_spreadsheet', { ...asked, mode: 'replace' });
  const { rerender } = render(ImportRows, { preview: counts });
  expect(screen.getByText('What changes: 1 value')).toBeTruthy();
  expect(listed()).toEqual(['Row 2 Trooper (First Set 12), Figures owned: 5 → 2']);

  await rerender({ preview: await really('read_spreadsheet', { ...asked, mode: 'replace-all' }) });
  expect(screen.getByText('What changes: 3 values')).toBeTruthy();
  expect(listed()).toEqual([
    'Row 2 Trooper (First Set 12), Figures owned: 5 → 2',
    'Row 2 Trooper (First Set 12), Wanted: 3 → 0',
    'Row 2 Trooper (First Set 12), Note: on loan → –',
  ]);

  await rerender({
    preview: await really('read_spreadsheet', { ...asked, mode: 'replace-all', spelled_out: 1 }),
  });
  expect(screen.getByText('What changes: 3 values')).toBeTruthy();
  expect(listed()).toHaveLength(1);
  expect(screen.getByText('… and 2 more')).toBeTruthy();

  await rerender({ preview: await really('read_spreadsheet', { ...asked, mode: 'worth' }) });
  expect(screen.queryByText(/What changes/)).toBeNull();
});
