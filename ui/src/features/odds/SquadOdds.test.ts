import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import type { SquadOdds } from '../../bindings/SquadOdds';
import { allChanged } from '../../lib/query/cache';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import SquadOddsDialog from './SquadOdds.svelte';

const cell = (needed: number, hit: string, expected: string, defeat: string | null) => ({
  needed,
  hit,
  expected,
  defeat,
});

const TABLE: SquadOdds = {
  game: 'toy',
  attackers: [
    { id: 'toy/knight', name: 'Knight' },
    { id: 'toy/guard', name: 'Guard' },
  ],
  defenders: [
    { id: 'toy/droid', name: 'Droid' },
    { id: 'toy/wall', name: 'Wall' },
  ],
  cells: [
    [cell(6, '3/4', '15', '1/2'), cell(20, '1/20', '1/2', null)],
    [cell(11, '1/2', '5', '0'), null],
  ],
  not_counted: ['Guile'],
  left_out: [{ whose: 'attacker', keyword: 'Guile', name: 'Guile' }],
  circumstances: [],
  unread: ['nobody'],
};

let host: MemoryPlatform;

beforeEach(() => {
  allChanged();
  host = new MemoryPlatform({ squad_odds: TABLE });
  setPlatform(host);
});

async function shown() {
  render(SquadOddsDialog, {
    open: true,
    game: 'toy',
    mine: { name: 'Ours', squad: { figures: ['toy/knight', 'toy/guard'] } },
    theirs: { name: 'Theirs', squad: { pasted: 'Droid\nWall\nnobody' } },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('table');
  return { dialog, user: userEvent.setup() };
}

test('rows attack columns, each cell with its number and the whole of it below', async () => {
  const { dialog, user } = await shown();
  const rows = dialog
    .getAllByRole('row')
    .map((row) => [...row.children].map((one) => one.textContent?.trim()));
  expect(rows).toEqual([
    ['', 'Droid', 'Wall'],
    ['Knight', '15', '0.5'],
    ['Guard', '5', '–'],
  ]);
  expect(dialog.getByText('Hits on: 6 or more · 75% · Damage on average: 15 · Defeated: 50%')).toBeTruthy();
  expect(dialog.getByText('Not counted: Guile')).toBeTruthy();
  expect(dialog.getByText('Not recognized: nobody')).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Show' }), 'Chance to defeat');
  expect(dialog.getByRole('button', { name: 'Knight vs Droid: 50%' })).toBeTruthy();
  // Unknown hit points give no chance to defeat.
  expect(dialog.getByRole('button', { name: 'Knight vs Wall: –' })).toBeTruthy();
});

test('the arrow keys go through the cells, one of which is in the order of Tab', async () => {
  const { dialog, user } = await shown();
  const tabbed = () =>
    dialog.getAllByRole('button').filter((one) => one.dataset.at !== undefined && one.tabIndex === 0);
  expect(tabbed().map((one) => one.dataset.at)).toEqual(['0/0']);
  tabbed()[0]?.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  expect(tabbed().map((one) => one.dataset.at)).toEqual(['1/1']);
  expect(document.activeElement).toBe(tabbed()[0]);
  expect(dialog.getByText('The cards don’t say enough for odds.')).toBeTruthy();
});

test('the squads change places', async () => {
  const { dialog, user } = await shown();
  await user.click(dialog.getByRole('button', { name: 'Swap' }));
  expect(host.requests('squad_odds').at(-1)).toMatchObject({
    attackers: { pasted: 'Droid\nWall\nnobody' },
    defenders: { figures: ['toy/knight', 'toy/guard'] },
  });
});

test('nothing in the table stands in the way of readers', async () => {
  await shown();
  const { violations } = await axe.run(screen.getByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map((one) => one.id)).toEqual([]);
});
