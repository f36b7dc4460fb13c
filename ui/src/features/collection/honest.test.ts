import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { ImportAnswer } from '../../bindings/ImportAnswer';
import { desk } from '../../lib/desk.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import ImportDialog from './ImportDialog.svelte';
import SetsTab from './SetsTab.svelte';
import { GAME, SUMMARY } from './sample';

/** What collections say of what the catalogue doesn't know whole. */
beforeEach(() => {
  desk.game = GAME;
});

const PREVIEW = {
  file: 'mine.csv',
  columns: [{ heading: 'Figure', field: 'name', samples: ['Nobody'] }],
  fields: [{ field: 'name', name: 'Name' }],
  heading: 1,
  heading_found: true,
  first_lines: [{ line: 1, text: 'Figure' }],
  rows: 2,
  all_rows: 3,
  fates: [],
  added: 0,
  changed: 0,
  unchanged: 0,
  copies: 0,
  assumed: [],
  assumed_count: 0,
  faults: [],
  fault_count: 2,
  strangers: 2,
  made_mine: 0,
  encoding: null,
  trouble: null,
  change: null,
} satisfies ImportAnswer;

it('counts against as many as a set has, and says where nobody knows that', async () => {
  setPlatform(new MemoryPlatform({ holdings: { total: 0, figures: 0, rows: [] } }));
  const sets = SUMMARY.sets.map((set) => (set.set === 'first' ? { ...set, size: 80 } : set));
  render(SetsTab, { summary: { ...SUMMARY, sets } });
  expect(await screen.findByText('79 missing')).toBeTruthy();
  expect(screen.getByText(/The catalogue names 20 of the 80 in this set/)).toBeTruthy();
  expect(screen.getByText('2 of 2 known')).toBeTruthy();
});

it('makes figures that nobody knows the user’s own where that is asked for', async () => {
  const host = new MemoryPlatform({
    read_spreadsheet: PREVIEW,
    import_collection: { ...PREVIEW, change: 9, strangers: 0, made_mine: 2 },
    game: GAME,
    change_settings: () => desk.settings,
  });
  setPlatform(host);
  let closed = false;
  const onclose = (done: boolean) => {
    closed = done;
  };
  render(ImportDialog, { path: '/home/me/mine.csv', onclose, onchoose: () => undefined });
  const run = await screen.findByRole<HTMLButtonElement>('button', { name: 'Nothing to import' });
  expect(run.disabled).toBe(true);
  await userEvent.click(await screen.findByLabelText('Add 2 figures the catalogue lacks to My figures'));
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(closed).toBe(true));
  expect(host.requests('import_collection')[0]).toMatchObject({ make_mine: true });
  // The catalogue has other figures now.
  expect(host.requests('game')).toEqual([{ game: GAME.id }]);
});
