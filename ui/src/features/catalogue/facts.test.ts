import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import type { AskedFact } from '../../bindings/AskedFact';
import type { FactGrid } from '../../bindings/FactGrid';
import type { ToldFact } from '../../bindings/ToldFact';
import { desk } from '../../lib/desk.svelte';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { setPlatform } from '../../platform';
import { type Answers, MemoryPlatform } from '../../platform/memory';
import CataloguePage from './CataloguePage.svelte';
import FoundFacts from './FoundFacts.svelte';
import { factsOf } from './places';
import { answers, details } from './sample';
import UnknownFacts from './UnknownFacts.svelte';

/** What was kept, by the cell. */
let kept: Map<string, string>;
let asked: ToldFact[][];
let program: MemoryPlatform;
const user = userEvent.setup();

const keyOf = (figure: string, column: string) => `${figure} ${column}`;

/** A grid of two figures, of which nobody knows much. */
function grid(): FactGrid {
  const cell = (figure: string, column: string, known = '') => {
    const mine = kept.get(keyOf(figure, column));
    const state = mine === undefined ? (known ? 'known' : 'unknown') : 'mine';
    return { value: mine ?? known, shown: mine ?? known, state } as const;
  };
  const row = (figure: string, name: string, number: string, hp: string) => ({
    figure,
    printing: `p/${number}`,
    number,
    name,
    cells: [cell(figure, 'cost'), cell(figure, 'commander'), cell(figure, 'hp', hp)],
  });
  const yesNo = [
    { id: 'yes', name: 'Yes' },
    { id: 'no', name: 'No' },
  ];
  return {
    set: 'one',
    name: 'Set One',
    columns: [
      { id: 'cost', name: 'Cost', kind: 'number', values: [] },
      { id: 'commander', name: 'Commander', kind: 'yes-no', values: yesNo },
      { id: 'hp', name: 'Hit Points', kind: 'number', values: [] },
    ],
    rows: [row('m/orc', 'Orc', '1', '20'), row('m/troll', 'Troll', '2', '')],
    missing: 5 - kept.size,
    pack: 'answers-m',
  };
}

const given: Answers = {
  ...answers(),
  fact_grid: grid,
  keep_facts: ({ cells }) => {
    asked.push(cells);
    const bad = cells.filter((c) => c.column === 'cost' && c.value !== '' && !/^\d+$/.test(c.value));
    const problems = bad.map((c) => ({ ...c, message: `“${c.value}” isn’t a whole number.` }));
    if (problems.length > 0) return { before: [], problems };
    const before = cells.map((c) => ({ ...c, value: kept.get(keyOf(c.figure, c.column)) ?? '' }));
    for (const { figure, column, value } of cells) {
      if (value) kept.set(keyOf(figure, column), value);
      else kept.delete(keyOf(figure, column));
    }
    return { before, problems };
  },
};

beforeEach(async () => {
  kept = new Map();
  asked = [];
  toasts.list = [];
  program = new MemoryPlatform({ ...given });
  setPlatform(program);
  allChanged();
  await desk.start();
});

async function open(): Promise<void> {
  route.go('catalogue', factsOf('one'));
  render(CataloguePage);
  await screen.findByLabelText('Cost of Orc');
}
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

test('what is typed is kept as its cell is left, and Enter leads to the next that nobody knows', async () => {
  await open();
  await screen.findByText('5 values aren’t known.');
  await user.click(field('Cost of Orc'));
  await user.keyboard('38{Enter}');
  expect(document.activeElement).toBe(field('Commander of Orc'));
  // The hit points of the first are known: it goes on in the row below.
  await user.keyboard('no{Enter}');
  expect(document.activeElement).toBe(field('Cost of Troll'));
  await screen.findByText('3 values aren’t known.');
  expect(asked.flat().map((c) => `${c.figure} ${c.column} ${c.value}`)).toEqual([
    'm/orc cost 38',
    'm/orc commander no',
  ]);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field('Cost of Orc'));
  await user.keyboard('{Enter}');
  expect(asked.length, 'nothing was typed, so nothing is kept').toBe(2);
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
  const row = { figure: 'm/orc', name: 'Orc', value: '40', theirs: '40', problem: null };
  program = new MemoryPlatform({
    ...given,
    compare_facts: {
      file: 'theirs.csv',
      same: 3,
      rows: [
        { ...row, line: 2, column: 'cost', column_name: 'Cost', mine: '', standing: 'new' },
        { ...row, line: 3, column: 'hp', column_name: 'Hit Points', mine: '20', standing: 'other' },
        { ...row, line: 4, column: 'x', column_name: 'x', mine: '', standing: 'wrong', problem: 'No x.' },
      ],
    },
  });
  program.paths = ['theirs.csv'];
  setPlatform(program);
  await open();
  await user.click(screen.getByRole('button', { name: 'Compare with a file…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('row', { name: /Orc Hit Points 20 40/ })).toBeTruthy();
  expect(dialog.getByText('Line 4: No x.')).toBeTruthy();
  // What is known otherwise here stays unless somebody says so.
  expect(dialog.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    false,
  ]);
  await user.click(dialog.getByRole('button', { name: 'Take 1 value' }));
  await waitFor(() => expect(kept.get('m/orc cost')).toBe('40'));
  expect(kept.has('m/orc hp')).toBe(false);
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
  const facts = [fact('m/orc', 'Orc', '138'), fact('m/troll', 'Troll', '17'), fact('m/ogre', 'Ogre', '9')];
  render(FoundFacts, { game: 'made-up', facts, disagree: 1 });
  await user.click(screen.getByRole('button', { name: 'Keep Cost of Orc: 138' }));
  await waitFor(() => expect(kept.get('m/orc cost')).toBe('138'));
  await user.click(await screen.findByRole('button', { name: 'Keep all 2' }));
  await waitFor(() => expect([...kept.values()]).toEqual(['138', '17', '9']));
  expect(screen.getByText('Left out 1 value: the rows disagree about it.')).toBeTruthy();
});

test('a figure’s page asks for what nobody knows of its card, each in a field of its own', async () => {
  const settled: string[] = [];
  program = new MemoryPlatform({
    ...given,
    settle: ({ question, answer }) => {
      settled.push(`${question} ${answer}`);
      return {};
    },
  });
  setPlatform(program);
  const ask = (column: string, name: string, more: Partial<AskedFact>): AskedFact => ({
    column,
    name,
    question: `fact:m/orc:${column}`,
    answers: [],
    typed: null,
    ...more,
  });
  const named = (...names: string[]) => names.map((name) => ({ id: name.toLowerCase(), name }));
  const facts = [
    ask('factions', 'Factions', { answers: named('Reds', 'Blues'), typed: 'several' }),
    ask('commander', 'Commander', { answers: named('Yes', 'No') }),
    ask('size', 'Size', { answers: named('Tiny', 'Small', 'Medium', 'Large') }),
    ask('hp', 'Hit Points', { typed: 'number' }),
  ];
  render(UnknownFacts, { details: details('m/orc', 'Orc', { unknown: facts }), facts });
  const group = (name: string) => within(screen.getByRole('group', { name: `${name} of Orc` }));
  await user.click(group('Factions').getByRole('button', { name: 'Reds' }));
  await user.click(group('Factions').getByRole('button', { name: 'Blues' }));
  await user.click(group('Factions').getByRole('button', { name: 'Keep' }));
  await user.click(group('Commander').getByRole('button', { name: 'No' }));
  await user.selectOptions(screen.getByLabelText('Size of Orc'), 'Large');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Hit Points of Orc')));
  await user.type(screen.getByLabelText('Hit Points of Orc'), 'x{Enter}');
  await user.clear(screen.getByLabelText('Hit Points of Orc'));
  await user.type(screen.getByLabelText('Hit Points of Orc'), '35{Enter}');
  await waitFor(() => expect(settled.length).toBe(4));
  expect(settled).toEqual([
    'fact:m/orc:factions reds|blues',
    'fact:m/orc:commander no',
    'fact:m/orc:size large',
    'fact:m/orc:hp 35',
  ]);
});
