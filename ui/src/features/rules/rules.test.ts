import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RecordedPlatform, really, recorded } from '../../../tests/recorded';
import type { OwnWordDifferences } from '../../bindings/OwnWordDifferences';
import { desk } from '../../lib/desk.svelte';
import { keys } from '../../lib/keys.svelte';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { setPlatform } from '../../platform';
import type { Answers } from '../../platform/memory';
import Explained from './Explained.svelte';
import { forget } from './lookup.svelte';
import RulesPage from './RulesPage.svelte';

/** The smallest game whose terms are explained. */
const HEROES = 'space-marine-heroes';

/** When recording, an unoptimised program takes a while to reload all packs. */
const PATIENCE = { timeout: 20_000 };

recorded();
const hear = (event: KeyboardEvent) => keys.hear(event);
const user = userEvent.setup();
let host: RecordedPlatform;

async function open(answers: Answers = {}, item: string | null = null): Promise<void> {
  host = new RecordedPlatform(answers);
  setPlatform(host);
  desk.game = await really('game', { game: HEROES });
  route.go('rules', item);
  render(RulesPage);
  await screen.findByRole('combobox', { name: /Find a term/ });
}

beforeEach(() => {
  forget();
  allChanged();
  toasts.list = [];
  window.addEventListener('keydown', hear);
});
afterEach(() => window.removeEventListener('keydown', hear));

const rows = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const names = () => rows().map((row) => row.querySelector('b')?.textContent);
const explanation = () => screen.getByRole('complementary', { name: 'Explanation' });
const heading = () => within(explanation()).getByRole('heading', { level: 2 }).textContent;

test('a term is found by its name in another language and by what it does', async () => {
  await open();
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  const box = screen.getByRole('combobox', { name: /Find a term/ });
  await user.type(box, '得寸进尺');
  await waitFor(() => expect(names()).toEqual(['Push Your Luck']));
  expect(heading()).toBe('Push Your Luck');
  await user.keyboard('{Escape}');
  expect(box).toHaveProperty('value', '');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What it does' }), 'rerolls dice');
  await waitFor(() => expect(names()).toEqual(['Push Your Luck']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Condition');
  await screen.findByText('No terms found');
  await user.click(screen.getAllByRole('button', { name: 'Show all terms' })[0] as HTMLElement);
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
});

test('what to look up next leads on, and a page that sends for a term finds it', async () => {
  await open({}, 'bust');
  await waitFor(() => expect(heading()).toBe('Bust'));
  await user.click(within(explanation()).getByRole('button', { name: 'Push Your Luck' }));
  await waitFor(() => expect(heading()).toBe('Push Your Luck'));
  // Without layout, only the first rows are rendered.
  await user.type(screen.getByRole('combobox', { name: /Find a term/ }), 'push your');
  await waitFor(() => expect(rows().length).toBeLessThan(4));
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations).toEqual([]);
});

test('the figures that have a term are handed to the catalogue by a key', async () => {
  await open({}, 'power-armor');
  await waitFor(() => expect(heading()).toBe('Power armor'));
  await user.keyboard('c');
  expect(route.page).toBe('catalogue');
  expect(route.take()).toEqual({ filters: { terms: [{ id: 'power-armor', name: 'Power armor' }] } });
});

test('own words take the place of the program’s until they are taken back', async () => {
  await open({}, 'bust');
  await waitFor(() => expect(heading()).toBe('Bust'));
  await user.keyboard('w');
  const field = await screen.findByRole('textbox', { name: /What Bust means/ });
  await user.type(field, 'You lose it all.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(explanation().textContent).toContain('You lose it all.'), PATIENCE);
  expect(within(explanation()).getByText('Your own words')).toBeTruthy();
  expect(toasts.list.at(-1)?.text).toContain('Bust');
  await toasts.list.at(-1)?.undo?.();
  await waitFor(() => expect(explanation().textContent).not.toContain('You lose it all.'), PATIENCE);
}, 60_000);

test('the rules stand on one page, and their words lead to the terms', async () => {
  await open();
  await user.keyboard('{Control>}2{/Control}');
  const turn = await screen.findByRole('region', { name: 'The turn' });
  expect(within(turn).getAllByRole('term').length).toBeGreaterThan(4);
  expect(screen.getByRole('region', { name: 'Winning' })).toBeTruthy();
  await user.click(within(turn).getByRole('button', { name: 'Bust' }));
  await waitFor(() => expect(heading()).toBe('Bust'));
});

test('of somebody’s file only what is ticked is taken, and the toast takes it back', async () => {
  const row = { muster: '', problem: null };
  const told = (about: string, text: string) => ({ of: 'term' as const, about, text });
  const differences: OwnWordDifferences = {
    file: 'ada.csv',
    same: 1,
    rows: [
      {
        ...row,
        line: 2,
        about: 'bust',
        name: 'Bust',
        mine: 'Mine.',
        theirs: 'Hers.',
        told: told('bust', 'Hers.'),
      },
      { ...row, line: 3, about: 'move', name: 'Move', mine: '', theirs: 'One.', told: told('move', 'One.') },
      {
        ...row,
        line: 4,
        about: 'luck',
        name: 'luck',
        mine: '',
        theirs: 'x',
        told: null,
        problem: 'No “luck”.',
      },
    ],
  };
  await open({ compare_own_words: differences, take_own_words: { before: [told('move', '')] } });
  host.paths = ['/home/ada/ada.csv'];
  await user.click(await screen.findByRole('button', { name: /Import words/ }));
  const dialog = await screen.findByRole('dialog');
  // Existing wordings stay, missing ones are imported, invalid ones aren't offered.
  const boxes = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map((box) => box.checked)).toEqual([false, true]);
  expect(dialog.textContent).toContain('No “luck”.');
  await user.click(within(dialog).getByRole('button', { name: 'Take 1 text' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.requests('take_own_words')).toEqual([{ game: HEROES, words: [told('move', 'One.')] }]);
  await toasts.list.at(-1)?.undo?.();
  expect(host.requests('take_own_words').at(-1)).toEqual({ game: HEROES, words: [told('move', '')] });
});

test('a card’s words are explained one by one, and behind the last one that ends', async () => {
  setPlatform(new RecordedPlatform());
  desk.game = await really('game', { game: HEROES });
  const { component, rerender } = render(Explained, { figure: 'smh/mosilage' });
  const card = () => screen.queryByRole('complementary', { name: 'The words on this card' });
  component.step();
  await waitFor(() => expect(card()?.textContent).toContain('Diseased'));
  expect(card()?.textContent).toMatch(/1 \/ 3/);
  component.step();
  await waitFor(() => expect(card()?.textContent).toContain('Bloated'));
  // Escape closes it first; it reopens at the first word.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(card()).toBeNull());
  component.step();
  await waitFor(() => expect(card()?.textContent).toMatch(/1 \/ 3/));
  component.step();
  await waitFor(() => expect(card()?.textContent).toContain('Bloated'));
  // Another row is explained from its first word.
  await rerender({ figure: 'smh/babosi' });
  await waitFor(() => expect(card()?.textContent).toMatch(/1 \/ \d/));
  for (let step = 0; step < 9 && card(); step += 1) {
    component.step();
    await Promise.resolve();
  }
  await waitFor(() => expect(card()).toBeNull());
});
