import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { toasts } from '../../lib/toasts.svelte';
import CataloguePage from './CataloguePage.svelte';
import FoundFacts from './FoundFacts.svelte';
import { factsOf } from './places';
import { stage } from './stage';
import UnknownFacts from './UnknownFacts.svelte';

const on = stage();
const user = userEvent.setup();

beforeEach(async () => {
  allChanged();
  await on.start();
});

/** The saved value of a figure's card. */
async function known(figure: string, column: string): Promise<string | undefined> {
  const { columns, rows } = await really('fact_grid', { game: SHELF, set: 'third-set' });
  const at = columns.findIndex((one) => one.id === column);
  return rows.find((row) => row.figure === figure)?.cells[at]?.value;
}

async function open(): Promise<void> {
  route.go('catalogue', factsOf('third-set'));
  render(CataloguePage);
  await screen.findByLabelText('Cost of Orc');
}
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

test('what is typed is kept as its cell is left, and Enter leads to the next that nobody knows', async () => {
  await open();
  await screen.findByText('10 values aren’t known.');
  await user.click(field('Cost of Orc'));
  await user.keyboard('38{Enter}');
  expect(document.activeElement).toBe(field('commander of Orc'));
  // The first row's hit points are known, so the focus moves to the next row.
  await user.keyboard('no{Enter}');
  expect(document.activeElement).toBe(field('Cost of Troll'));
  await screen.findByText('8 values aren’t known.');
  const asked = on.host.requests('keep_facts');
  expect(asked.flatMap((r) => r.cells).map((c) => `${c.figure} ${c.column} ${c.value}`)).toEqual([
    'sg/orc cost 38',
    'sg/orc commander no',
  ]);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field('Cost of Orc'));
  await user.keyboard('{Enter}');
  expect(on.host.requests('keep_facts').length, 'nothing was typed, so nothing is kept').toBe(2);
});

test('a cell that no card says tells what is wrong and keeps what was typed', async () => {
  await open();
  await user.click(field('Cost of Orc'));
  await user.keyboard('many{Enter}');
  await screen.findByText('“many” isn’t a whole number.');
  expect(field('Cost of Orc').value).toBe('many');
  expect(field('Cost of Orc').getAttribute('aria-invalid')).toBe('true');
  await user.clear(field('Cost of Orc'));
  await user.type(field('Cost of Orc'), '7{Enter}');
  await waitFor(() => expect(screen.queryByText('“many” isn’t a whole number.')).toBeNull());
  const results = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(results.violations.map((v) => v.id)).toEqual([]);
});

test('what was kept is taken back', async () => {
  await open();
  await user.click(field('Cost of Orc'));
  await user.keyboard('38{Enter}');
  await waitFor(() => expect(toasts.list.length).toBe(1));
  await toasts.list[0]?.undo?.();
  await waitFor(() => expect(field('Cost of Orc').value).toBe(''));
});

test('another’s file shows each difference, and what is ticked is taken', async () => {
  await on.start();
  on.host.paths = ['/read/spreadsheets/facts.csv'];
  await open();
  await user.click(screen.getByRole('button', { name: 'Compare with a file…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('row', { name: /Orc Hit Points 20 40/ })).toBeTruthy();
  expect(dialog.getByText(/^Line 4: /)).toBeTruthy();
  // A differing value is only replaced if ticked.
  expect(dialog.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    false,
  ]);
  await user.click(dialog.getByRole('button', { name: 'Take 1 value' }));
  await waitFor(async () => expect(await known('sg/orc', 'cost')).toBe('40'));
  expect(await known('sg/orc', 'hp')).toBe('20');
});

test('facts found on the way are kept one by one or all at once', async () => {
  const fact = (figure: string, name: string, shown: string) => ({
    figure,
    name,
    column: 'cost',
    column_name: 'Cost',
    value: shown,
    shown,
  });
  const hp = { ...fact('sg/troll', 'Troll', '90'), column: 'hp', column_name: 'Hit Points' };
  const facts = [fact('sg/orc', 'Orc', '138'), fact('sg/troll', 'Troll', '17'), hp];
  render(FoundFacts, { game: SHELF, facts, disagree: 1 });
  await user.click(screen.getByRole('button', { name: 'Keep Cost of Orc: 138' }));
  await waitFor(async () => expect(await known('sg/orc', 'cost')).toBe('138'));
  await user.click(await screen.findByRole('button', { name: 'Keep all 2' }));
  await waitFor(async () => expect(await known('sg/troll', 'hp')).toBe('90'));
  expect(await known('sg/troll', 'cost')).toBe('17');
  expect(screen.getByText('Left out 1 value: the rows disagree about it.')).toBeTruthy();
});

test('a figure’s page asks for what nobody knows of its card, each in a field of its own', async () => {
  const details = await really('figure', { game: SHELF, figure: 'sg/stranger' });
  const facts = details.unknown ?? [];
  expect(facts.map((fact) => fact.column)).toEqual(['cost', 'factions', 'commander', 'size', 'hp']);
  render(UnknownFacts, { details, facts });
  const group = (name: string) => within(screen.getByRole('group', { name: `${name} of Stranger` }));
  await user.click(group('Factions').getByRole('button', { name: 'Red' }));
  await user.click(group('Factions').getByRole('button', { name: 'Blue' }));
  await user.click(group('Factions').getByRole('button', { name: 'Keep' }));
  await user.click(group('commander').getByRole('button', { name: 'No' }));
  await user.selectOptions(screen.getByLabelText('size of Stranger'), 'large');
  const points = () => screen.getByLabelText('Hit Points of Stranger');
  await waitFor(() => expect(document.activeElement).toBe(points()));
  await user.type(points(), 'x{Enter}');
  await user.clear(points());
  await user.type(points(), '35{Enter}');
  const settled = () => on.host.requests('settle').map(({ question, answer }) => `${question} ${answer}`);
  await waitFor(() => expect(settled().length).toBe(4));
  expect(settled()).toEqual([
    'fact:sg/stranger:factions red|blue',
    'fact:sg/stranger:commander no',
    'fact:sg/stranger:size large',
    'fact:sg/stranger:hp 35',
  ]);
  expect(await known('sg/stranger', 'hp')).toBe('35');
});
