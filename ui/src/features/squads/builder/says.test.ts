import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { draft } from '../../../../tests/recorded/draft';
import { look } from './groups.svelte';
import { members, open, option, squad, stage } from './stage';

stage();
afterEach(() => {
  look.by = 'order';
});

const findings = () => screen.getByRole('region', { name: 'Rules check' });
const lines = () => [...findings().querySelectorAll('li.finding')];
const over = () => lines().find((line) => /10 over/.test(line.textContent ?? ''));

describe('under the strip', () => {
  test('each finding is a line with what would answer it, and a chip for the book', async () => {
    await open(draft([['pg/captain', 2]]));
    const line = await waitFor(() => over() ?? Promise.reject(new Error('no line')));
    const within_ = within(line as HTMLElement);
    expect(within_.getByRole('button', { name: 'Remove 1 × Captain.' })).toBeTruthy();
    expect(within_.getByRole('button', { name: /^The book, p\.\s\d+$/ }).textContent).toMatch(/p\. \d+/);
    // It is above the lists and doesn't scroll with them.
    expect(squad().contains(findings())).toBe(false);
  });

  test('too many points name who could go, the nearest first, and others in a menu', async () => {
    const user = userEvent.setup();
    await open({
      ...draft([
        ['pg/captain', 1],
        ['pg/giant', 1],
      ]),
      limit: 105,
    });
    const line = await waitFor(
      () => lines().find((one) => /10 over/.test(one.textContent ?? '')) ?? Promise.reject(new Error('none')),
    );
    const [best] = within(line as HTMLElement).getAllByRole('button', { name: /^Remove/ });
    expect(best?.textContent?.trim()).toBe('Remove 1 × Captain.');
    await user.click(within(line as HTMLElement).getByRole('button', { name: 'Other ways to fix it' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove 1 × Giant.' }));
    expect(members()).toEqual(['1 Captain']);
  });

  test('a press marks the figures and brings them into sight', async () => {
    const user = userEvent.setup();
    const shown = vi.fn();
    Element.prototype.scrollIntoView = shown;
    await open({ ...draft([['pg/captain', 2]]), limit: 200 });
    await user.click(await screen.findByRole('button', { name: /Captain is unique/ }));
    const row = squad().querySelector('[data-figure="pg/captain"]');
    expect(row?.classList.contains('marked')).toBe(true);
    await waitFor(() => expect(shown.mock.instances.includes(row as never)).toBe(true));
  });

  test('what is left is told once', async () => {
    await open(draft([['pg/captain', 1]]));
    await waitFor(() => expect(document.querySelector('[data-verdict="legal"]')).toBeTruthy());
    const all = document.querySelector('.builder')?.textContent ?? '';
    const rows = document.querySelector('.rows')?.textContent ?? '';
    expect((all.replace(rows, '').match(/45 left/g) ?? []).length).toBe(1);
  });
});

describe('the squad', () => {
  const PAIR = draft([
    ['pg/captain', 1],
    ['pg/trooper', 2],
  ]);

  test('has the count before the name, and a stepper on the row that is meant alone', async () => {
    const user = userEvent.setup();
    await open(PAIR);
    expect(members()).toEqual(['1 Captain', '2 Trooper']);
    const steppers = () => within(squad()).queryAllByRole('textbox', { name: /^Quantity of/ });
    expect(steppers().map((s) => s.getAttribute('aria-label'))).toEqual(['Quantity of Captain']);
    await user.click(screen.getByRole('button', { name: /^Trooper/ }));
    expect(steppers().map((s) => s.getAttribute('aria-label'))).toEqual(['Quantity of Trooper']);
    const captain = squad().querySelector('[data-figure="pg/captain"]');
    if (captain) await user.hover(captain);
    expect(steppers()).toHaveLength(2);
  });

  test('is grouped by role or by cost, each group with its sums', async () => {
    const user = userEvent.setup();
    await open(PAIR);
    const heads = () => [...squad().querySelectorAll('h2.later-head')].map((h) => h.textContent?.trim());
    const groupBy = async (name: string) => {
      await user.click(within(squad()).getByRole('button', { name: /Group by/ }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await groupBy('Role');
    expect(heads().slice(0, 2)).toEqual([
      'Unique figures 1 figure · 55 points',
      'Other figures 2 figures · 18 points',
    ]);
    await groupBy('Cost');
    expect(heads().slice(0, 2)).toEqual([
      '50–59 points 1 figure · 55 points',
      '0–9 points 2 figures · 18 points',
    ]);
    // Arrow keys cross group headings.
    screen.getByRole('button', { name: /^Captain/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Trooper');
  });
});

test('a row of the catalogue names its sets where it is meant, and bears no gauge', async () => {
  const user = userEvent.setup();
  await open(draft());
  await user.click(screen.getByRole('combobox', { name: 'Search the catalogue' }));
  await user.keyboard('{ArrowDown}');
  expect(option(/Captain/)?.textContent).toContain('First Set');
  expect(option(/Giant/)?.textContent).not.toContain('First Set');
  expect(option(/Giant/)?.querySelector('.mark svg, svg rect')).toBeNull();
});
