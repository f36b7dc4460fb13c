import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import ImportRows from './ImportRows.svelte';
import { stage } from './stage';

stage();

it('says of every row of the file what becomes of it', async () => {
  const path = '/read/spreadsheets/heaps.csv';
  const preview = await really('read_spreadsheet', { game: SHELF, path, mapping: null, mode: 'replace' });
  render(ImportRows, { preview });
  await userEvent.click(screen.getByText('What becomes of the file’s 7 rows'));
  const lines = screen.getAllByText(/^\(row /).map((said) => said.textContent);
  expect(lines).toEqual(['(row 3, 5–6)', '(row 4, 7)', '(row 1)', '(row 2)']);
});
