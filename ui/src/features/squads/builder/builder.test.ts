import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { tick } from 'svelte';
import { describe, expect, test } from 'vitest';
import { draft } from '../../../../tests/recorded/draft';
import type { FindingView } from '../../../bindings/FindingView';
import type { SquadView } from '../../../bindings/SquadView';
import Toasts from '../../../components/Toasts.svelte';
import { route } from '../../../lib/route.svelte';
import { toasts } from '../../../lib/toasts.svelte';
import { Fault, setPlatform } from '../../../platform';
import { MemoryPlatform } from '../../../platform/memory';
import SquadBuilder from './SquadBuilder.svelte';
import {
  active,
  box,
  dragTo,
  members,
  open,
  option,
  options,
  saying,
  spent,
  squad,
  stage,
  type,
} from './stage';

const NEVER = new Promise<never>(() => {});
stage();

const UNIQUE = 'Captain is unique, so only one may be in the squad, not 2: Captain.';

describe('by keyboard', () => {
  test('slash focuses the search, Enter adds and the focus stays', async () => {
    const user = userEvent.setup();
    await open(draft());
    await user.keyboard('/');
    expect(document.activeElement).toBe(box());
    await type(user, 'troop', 'Trooper');
    await user.keyboard('{Enter}');
    expect(members()).toEqual(['1 Trooper']);
    expect(document.activeElement).toBe(box());
    expect([box().value, box().selectionStart, box().selectionEnd]).toEqual(['troop', 0, 5]);
    await user.keyboard('{Enter}');
    expect(members()).toEqual(['2 Trooper']);
    // The next letter replaces the search text.
    await user.keyboard('g');
    expect(box().value).toBe('g');
  });

  test('the arrows move through the rows, Ctrl+Enter considers one', async () => {
    const user = userEvent.setup();
    await open(draft());
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Control>}{Enter}{/Control}');
    const list = screen.getByRole('region', { name: 'Considering' });
    expect(within(list).getByText('Royal Guard')).toBeTruthy();
    expect(members()).toEqual([]);
    await user.click(within(list).getByRole('button', { name: 'Add Royal Guard to the squad' }));
    expect(members()).toEqual(['1 Royal Guard']);
    expect(screen.queryByRole('region', { name: 'Considering' })).toBeNull();
  });

  test('plus and minus count, and yet a name with a hyphen can be typed', async () => {
    const user = userEvent.setup();
    await open(draft());
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowUp}++-');
    expect(members()).toEqual(['1 C-3 Droid']);
    expect(box().value).toBe('');
    await type(user, 'c-3', 'C-3 Droid');
    expect([box().value, members()]).toEqual(['c-3', ['1 C-3 Droid']]);
    // While typing, Alt makes the signs count.
    await user.keyboard('{Alt>}+{/Alt}');
    expect([box().value, members()]).toEqual(['c-3', ['2 C-3 Droid']]);
    // After Enter the text is selected, so the signs keep counting.
    await user.keyboard('{Enter}--');
    expect([box().value, members()]).toEqual(['c-3', ['1 C-3 Droid']]);
  });

  test('Delete in the search box never removes a figure', async () => {
    const user = userEvent.setup();
    await open(draft([['pg/trooper', 2]]));
    await user.click(screen.getByRole('button', { name: /^Trooper/ }));
    await user.click(box());
    await user.keyboard('{Delete}{Backspace}x{Backspace}{Backspace}{Delete}');
    await type(user, 'guard', 'Royal Guard');
    await user.keyboard('{Control>}a{/Control}{Delete}');
    expect(members()).toEqual(['2 Trooper']);
  });

  test('Delete in the field of a count edits the number', async () => {
    const user = userEvent.setup();
    await open(draft([['pg/trooper', 12]]));
    const field = screen.getByRole('textbox', { name: 'Quantity of Trooper' });
    await user.click(field);
    await user.keyboard('{End}{Backspace}{Backspace}{Delete}7{Enter}');
    await user.tab();
    expect(members()).toEqual(['7 Trooper']);
    // Invalid input changes nothing.
    await user.clear(field);
    await user.type(field, 'many{Tab}');
    expect(members()).toEqual(['7 Trooper']);
  });

  test('Delete on a member takes it out, and that can be undone', async () => {
    const user = userEvent.setup();
    await open(
      draft([
        ['pg/captain', 1],
        ['pg/trooper', 2],
        ['pg/royal-guard', 1],
      ]),
    );
    render(Toasts);
    screen.getByRole('button', { name: /^Trooper/ }).focus();
    await user.keyboard('{Delete}');
    expect(members()).toEqual(['1 Captain', '1 Royal Guard']);
    expect(document.activeElement?.textContent).toContain('Royal Guard');
    expect(toasts.list.at(-1)?.text).toBe('Removed Trooper');
    await user.click(screen.getByText('Undo'));
    expect(members()).toEqual(['1 Captain', '2 Trooper', '1 Royal Guard']);
  });

  test('Alt and an arrow move a member, as dragging does', async () => {
    const user = userEvent.setup();
    await open(
      draft([
        ['pg/captain', 1],
        ['pg/trooper', 2],
      ]),
    );
    screen.getByRole('button', { name: /^Trooper/ }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(members()).toEqual(['2 Trooper', '1 Captain']);
    expect(document.activeElement?.textContent).toContain('Trooper');
  });

  test('Alt and an arrow move a member to another list and back, as dragging does', async () => {
    const user = userEvent.setup();
    const { host } = await open(
      draft([
        ['pg/captain', 1],
        ['pg/trooper', 2],
      ]),
    );
    const reserves = screen.getByRole('region', { name: /Reserves/ });
    screen.getByRole('button', { name: /^Trooper/ }).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(members()).toEqual(['1 Captain']);
    expect(within(reserves).getByRole<HTMLInputElement>('textbox').value).toBe('2');
    expect(document.activeElement).toBe(within(reserves).getByRole('button', { name: /^Trooper/ }));
    // The draft sent to the rules has it there.
    await waitFor(() =>
      expect(host.requests('check_squad').at(-1)?.draft.side_lists[0]).toMatchObject({
        holder: 'pg/captain',
        members: [{ figure: 'pg/trooper', count: 2 }],
      }),
    );
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(members()).toEqual(['1 Captain', '2 Trooper']);
    await user.keyboard('{Control>}z{/Control}');
    expect(members()).toEqual(['1 Captain']);
  });

  test('figures are dragged onto a list beside the squad, between lists and back', async () => {
    await open(
      draft([
        ['pg/captain', 1],
        ['pg/trooper', 2],
      ]),
    );
    const reserves = screen.getByRole('region', { name: /Reserves/ });
    const rows = () =>
      within(reserves)
        .queryAllByRole('listitem')
        .map((row) => row.querySelector('.name .named')?.textContent);
    await dragTo(option(/Giant/)?.querySelector('.line'), reserves);
    await waitFor(() => expect(rows()).toEqual(['Giant']));
    await dragTo(screen.getByRole('button', { name: /^Trooper/ }), reserves);
    await waitFor(() => expect(rows()).toEqual(['Giant', 'Trooper']));
    expect(members()).toEqual(['1 Captain']);
    await dragTo(
      within(reserves).getByRole('button', { name: /^Trooper/ }),
      squad().querySelector('[data-at="0"]'),
    );
    await waitFor(() => expect(members()).toEqual(['2 Trooper', '1 Captain']));
    expect(rows()).toEqual(['Giant']);
  });

  test('what typing finds first is meant, also where only those that fit are shown', async () => {
    const user = userEvent.setup();
    await open(draft());
    await user.click(screen.getByRole('button', { name: 'Fits' }));
    await waitFor(() => expect(active()).toBeTruthy());
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()?.textContent).toContain('Royal Guard');
    await user.keyboard('r');
    await waitFor(() => expect(active()?.getAttribute('aria-posinset')).toBe('1'));
  });

  test('Delete dismisses who was thought about, and the focus goes on to the next', async () => {
    const user = userEvent.setup();
    await open({ ...draft(), considering: ['pg/captain', 'pg/trooper'] });
    const list = screen.getByRole('region', { name: 'Considering' });
    within(list).getByRole('button', { name: 'Captain' }).focus();
    await user.keyboard('{Delete}');
    expect(document.activeElement).toBe(within(list).getByRole('button', { name: 'Trooper' }));
    expect(within(list).queryByRole('button', { name: 'Captain' })).toBeNull();
  });

  test('M shows all or mine, with Alt while typing', async () => {
    const user = userEvent.setup();
    const { host } = await open(draft());
    const owned = () => host.requests('search_figures').at(-1)?.owned;
    await user.keyboard('m');
    await waitFor(() => expect(owned()).toBe('owned'));
    await user.click(box());
    await user.keyboard('{Alt>}m{/Alt}');
    await waitFor(() => expect(owned()).toBeNull());
    expect(box().value).toBe('');
  });

  test('the details follow the selection in either list', async () => {
    const user = userEvent.setup();
    await open(draft([['pg/captain', 1]]));
    const details = screen.getByRole('region', { name: 'Details' });
    await within(details).findByRole('article', { name: 'Captain' });
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await within(details).findByRole('article', { name: 'Giant' });
    await user.click(screen.getByRole('button', { name: /^Captain/ }));
    await within(details).findByRole('article', { name: 'Captain' });
    // Typing selects the first match without another key.
    await user.click(box());
    await user.keyboard('droid');
    await within(details).findByRole('article', { name: /Droid/ });
  });
});

describe('points', () => {
  test('follow at once and never lag behind the list, whatever the rules take their time for', async () => {
    const user = userEvent.setup();
    await open(draft([['pg/captain', 1]]), { check_squad: () => NEVER });
    expect(spent()).toBe('55');
    await type(user, 'troop', 'Trooper');
    await user.keyboard('{Enter}');
    expect([members(), spent()]).toEqual([['1 Captain', '1 Trooper'], '64']);
    expect(screen.getByRole('img', { name: '64 of 100 points spent, 36 left' })).toBeTruthy();
    await user.keyboard('{Enter}{Enter}');
    expect([members(), spent()]).toEqual([['1 Captain', '3 Trooper'], '82']);
    expect(screen.getByRole('img', { name: '82 of 100 points spent, 18 left' })).toBeTruthy();
  });

  test('go by the rules as soon as they have answered', async () => {
    const user = userEvent.setup();
    const points = { limit: 100, total: 60, left: 40 };
    const { check_squad } = saying((view) => ({ ...view, points }));
    await open(draft([['pg/captain', 1]]), { check_squad });
    await type(user, 'troop', 'Trooper');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(spent()).toBe('60'));
  });

  test('an illegal figure can be added, and is flagged', async () => {
    const user = userEvent.setup();
    await open(draft([['pg/captain', 1]]));
    expect(document.querySelector('[data-verdict]')?.textContent).toMatch(/✓\s*Legal/);
    await type(user, 'capt', 'Captain');
    await user.keyboard('{Enter}');
    expect(members()).toEqual(['2 Captain']);
    await screen.findByText(UNIQUE);
    expect(document.querySelector('[data-verdict]')?.textContent).toMatch(/✗\s*Not legal/);
    expect(screen.getAllByRole('button', { name: /^The book, p\.\s12$/ })[0]?.textContent?.trim()).toBe(
      'p. 12',
    );
  });

  test('a row warns beforehand that it would be too much', async () => {
    await open(draft([['pg/captain', 1]]));
    await waitFor(() => expect(option(/Giant/)?.textContent).toContain('+15'));
    expect(option(/Royal Guard/)?.textContent).toContain('27 left');
    const sign = () => option(/Captain/)?.querySelector('[aria-label="110 of 100 points: 10 over."]');
    await waitFor(() => expect(sign()).toBeTruthy());
  });

  test('a row warns beforehand that there may be but one', async () => {
    await open({ ...draft([['pg/captain', 1]]), limit: 200 });
    await waitFor(() => expect(option(/Captain/)?.querySelector(`[aria-label="${UNIQUE}"]`)).toBeTruthy());
    expect(option(/Giant/)?.querySelector('.sign')).toBeNull();
  });

  test('a row says when a figure would fill the squad exactly', async () => {
    await open({ ...draft([['pg/captain', 1]]), limit: 64 });
    await waitFor(() => expect(option(/Trooper/)?.textContent).toContain('= 0'));
  });

  test('other points agreed on count at once; senseless ones change nothing', async () => {
    const user = userEvent.setup();
    await open(draft([['pg/captain', 1]]));
    await user.click(screen.getByRole('button', { name: 'Squad settings' }));
    const field = await screen.findByRole('textbox', { name: /Point limit/ });
    await user.type(field, '150');
    expect(screen.getByRole('img', { name: '55 of 150 points spent, 95 left' })).toBeTruthy();
    await user.clear(field);
    await user.type(field, '-5');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toContain('whole number');
    expect(screen.getByRole('img', { name: '55 of 100 points spent, 45 left' })).toBeTruthy();
  });

  test('only what fits is shown where that is asked for', async () => {
    const user = userEvent.setup();
    await open(draft([['pg/captain', 1]]));
    await user.click(screen.getByRole('button', { name: 'Fits' }));
    await waitFor(() => expect(option(/Giant/)).toBeUndefined());
    expect(option(/Royal Guard/)).toBeTruthy();
  });
});

test('a click on a finding selects its members', async () => {
  const user = userEvent.setup();
  await open(
    draft([
      ['pg/trooper', 1],
      ['pg/captain', 2],
    ]),
  );
  const sentence = screen.getByRole('button', { name: /Captain is unique/ });
  await user.click(sentence);
  const marked = [...squad().querySelectorAll('[aria-current=true]')].map((e) => e.textContent?.trim());
  expect(marked.length).toBe(1);
  expect(marked[0]).toContain('Captain');
  expect(sentence.getAttribute('aria-pressed')).toBe('true');
  await within(screen.getByRole('region', { name: 'Details' })).findByRole('article', { name: 'Captain' });
});

test.each([['the verdict'], ['E']])('%s leads to the first finding', async (way) => {
  const user = userEvent.setup();
  await open({ ...draft([['pg/captain', 2]]), limit: 200 });
  const sentence = await screen.findByRole('button', { name: /Captain is unique/ });
  if (way === 'E') await user.keyboard('{Alt>}e{/Alt}');
  else await user.click(screen.getByRole('button', { name: /Not legal/ }));
  await waitFor(() => expect(document.activeElement).toBe(sentence));
});

test('E leads to the good news, too', async () => {
  const user = userEvent.setup();
  await open(draft([['pg/captain', 1]]));
  await user.keyboard('e');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/legal/i));
  expect(document.activeElement?.classList.contains('note')).toBe(true);
});

test('a finding’s own remedy is one press away, and is a change like any other', async () => {
  const user = userEvent.setup();
  await open(draft([['pg/captain', 2]]));
  const [press] = screen.getAllByRole('button', { name: 'Remove 1 × Captain.' });
  if (press) await user.click(press);
  expect(members()).toEqual(['1 Captain']);
  await user.keyboard('{Control>}z{/Control}');
  expect(members()).toEqual(['2 Captain']);
});

test('an open question is answered where it stands, and the rules are asked anew', async () => {
  const user = userEvent.setup();
  let settled = false;
  const ask = (view: SquadView) => {
    const finding: FindingView = {
      rule: 'PG-UNIQUE',
      members: [],
      says: 'unique-maybe',
      message: 'Are they one?',
      source: 'The book, p. 12',
      page: '12',
      severity: 'ask',
      fixed: null,
      other_fixes: [],
      choose: null,
      fix: 'Say whether they are one.',
      question: 'same?',
      typed: null,
      answers: [
        { id: 'yes', name: 'Yes' },
        { id: 'no', name: 'No' },
      ],
    };
    return { ...view, findings: settled ? [] : [finding] };
  };
  const { host } = await open(draft([['pg/captain', 1]]), {
    ...saying(ask),
    settle: () => {
      settled = true;
      return {};
    },
  });
  await user.click(screen.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByText('Are they one?')).toBeNull());
  expect(host.requests('settle')).toEqual([{ game: 'page-game', question: 'same?', answer: 'no' }]);
});

test('Ctrl+Z takes changes back wherever the focus is, and Ctrl+Y makes them again', async () => {
  const user = userEvent.setup();
  await open(draft());
  await type(user, 'troop', 'Trooper');
  await user.keyboard('{Enter}{Enter}{Control>}z{/Control}');
  expect(members()).toEqual(['1 Trooper']);
  const name = screen.getByRole('textbox', { name: 'Squad name' });
  await user.type(name, ' of Hoth');
  // The letters of a name are one undo step.
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByDisplayValue('Siege')).toBe(name);
  await user.keyboard('{Control>}z{/Control}');
  expect(members()).toEqual([]);
  await user.keyboard('{Control>}{Shift>}Z{/Shift}y{/Control}');
  expect([members(), screen.getByDisplayValue('Siege of Hoth')]).toEqual([['1 Trooper'], name]);
});

test('a list beside the squad is filled from the catalogue, and Escape leads back', async () => {
  const user = userEvent.setup();
  const { host } = await open(draft([['pg/captain', 1]]));
  await user.click(screen.getByRole('button', { name: 'Add to this list' }));
  expect(screen.getByText('Adding to: Reserves: Captain')).toBeTruthy();
  await waitFor(() =>
    expect(host.requests('check_squad').at(-1)?.beside).toEqual({
      holder: 'pg/captain',
      kind: 'reserves',
      pool: 'faction=red',
    }),
  );
  await type(user, 'troop', 'Trooper');
  expect(active()?.textContent).toContain('11 left');
  await user.keyboard('{Enter}');
  const list = screen.getByRole('region', { name: 'Reserves: Captain' });
  expect(list.textContent).toContain('9 of 20 points');
  expect([members(), spent()]).toEqual([['1 Captain'], '55']);
  await user.keyboard('{Escape}{Escape}');
  expect(screen.queryByText('Adding to: Reserves: Captain')).toBeNull();
});

test('what is lacked is said, and which sets hold it', async () => {
  await open(draft([['pg/giant', 1]]));
  expect(screen.getByText('1 missing from your collection')).toBeTruthy();
  const missing = screen.getByRole('region', { name: 'Missing from your collection' });
  expect(missing.textContent).toContain('1 needed, 0 owned');
  expect(missing.textContent).toContain('Found in: First Set 5');
  // Reported once: the equivalent finding has no line of its own.
  const findings = screen.getByRole('region', { name: 'Rules check' });
  expect(within(findings).queryByText(/Giant/)).toBeNull();
});

test('at most 60 rows are in the page, however long the catalogue is', async () => {
  const user = userEvent.setup();
  const { host } = await open(draft());
  await user.click(box());
  for (let n = 0; n < 30; n++) await user.keyboard('{PageDown}');
  await waitFor(() => expect(box().getAttribute('aria-activedescendant')).toBe('builder-catalogue-99'));
  expect(options().length).toBeLessThanOrEqual(60);
  // Moving sends no request except for rows that come into view.
  for (const { figures } of host.requests('check_squad')) expect(figures?.length).toBeGreaterThan(0);
});

test('a squad is duplicated, and the copy is opened', async () => {
  const user = userEvent.setup();
  const { host, id } = await open(draft([['pg/trooper', 1]]));
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() => expect(host.requests('duplicate_squad').length).toBe(1));
  await waitFor(() => expect(route.item).toMatch(/^id-/));
  expect(route.item).not.toBe(id);
  expect(host.requests('duplicate_squad')[0]?.name).toBe('Siege (copy)');
});

test('a squad that is gone says so, and leads back', async () => {
  const wire = { code: 'not-found', message: 'No squad matches.', means: '', todo: '', input: true };
  const host = new MemoryPlatform({
    open_squad: () => {
      throw new Fault(wire);
    },
  });
  setPlatform(host);
  render(SquadBuilder, { id: 'gone' });
  await screen.findByText('No squad matches.');
  expect(screen.getByRole('button', { name: 'Back to squads' })).toBeTruthy();
});

test('the page has no faults that a screen reader’s user would meet', async () => {
  const full = { ...draft([['pg/captain', 2]]), considering: ['pg/giant'], format: 'opened' };
  const { page } = await open({ ...full, members: [...full.members] });
  await tick();
  const found = await axe.run(page.container, { rules: { 'color-contrast': { enabled: false } } });
  expect(found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join('\n')}`)).toEqual([]);
});
