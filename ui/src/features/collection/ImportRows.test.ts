import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ImportAnswer } from '../../bindings/ImportAnswer';
import ImportRows from './ImportRows.svelte';

const PREVIEW: ImportAnswer = {
  strangers: 0,
  made_mine: 0,
  file: 'mine.csv',
  columns: [],
  fields: [],
  heading: 2,
  heading_found: true,
  first_lines: [],
  rows: 3,
  all_rows: 5,
  fates: [
    { fate: 'taken', name: 'taken', count: 2, lines: '3, 5' },
    { fate: 'unknown', name: 'left out', count: 1, lines: '4' },
    { fate: 'title', name: 'above the headings', count: 1, lines: '1' },
    { fate: 'heading', name: 'headings', count: 1, lines: '2' },
  ],
  added: 2,
  changed: 0,
  unchanged: 0,
  copies: 0,
  assumed: [],
  assumed_count: 0,
  faults: [],
  fault_count: 1,
  encoding: null,
  trouble: null,
  change: null,
};

it('says of every row of the file what becomes of it', async () => {
  render(ImportRows, { preview: PREVIEW });
  await userEvent.click(screen.getByText('What becomes of the file’s 5 rows'));
  const lines = screen.getAllByText(/^\(row /).map((said) => said.textContent);
  expect(lines).toEqual(['(row 3, 5)', '(row 4)', '(row 1)', '(row 2)']);
});
