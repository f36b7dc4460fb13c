import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FigurePage } from '../../bindings/FigurePage';
import type { GameView } from '../../bindings/GameView';
import type { SearchRequest } from '../../bindings/SearchRequest';
import type { Started } from '../../bindings/Started';
import { desk } from '../../lib/desk.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { setPlatform } from '../../platform';
import { type Answers, MemoryPlatform } from '../../platform/memory';
import { forget } from './browse.svelte';
import CataloguePage from './CataloguePage.svelte';
import { answers, details, line } from './sample';
import { MEASURE } from './search.svelte';

let program: MemoryPlatform;
const user = userEvent.setup();
window.addEventListener('keydown', (event) => keys.hear(event));

async function open(given: Answers = answers()): Promise<void> {
  program = new MemoryPlatform(given);
  setPlatform(program);
  await desk.start();
  render(CataloguePage);
  await screen.findAllByRole('option', { hidden: true });
}

beforeEach(() => {
  forget();
  route.go('catalogue');
});

const box = () => screen.getByRole('combobox', { name: 'Name, ability, faction or set' });
// Without a layout the list hides its rows until they are measured, which they never are.
const rows = () =>
  screen.getAllByRole('option', { hidden: true }).map((row) => row.textContent?.trim() ?? '');
const last = () => program.requests('search_figures').at(-1) as SearchRequest;
const aside = () => screen.getByRole('complementary', { name: 'Details' });

describe('searching', () => {
  test('a keystroke asks and shows', async () => {
    await open();
    await user.type(box(), '2');
    expect(last().query).toBe('2');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toContain('Figure 2');
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });

  test('how long a keystroke takes can be measured', async () => {
    await open();
    await user.type(box(), '1');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(performance.getEntriesByName(MEASURE)).toHaveLength(1);
  });

  test('a slash goes to the search box, and Escape empties it', async () => {
    await open();
    await user.keyboard('/');
    expect(document.activeElement).toBe(box());
    await user.keyboard('1{Escape}');
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect((box() as HTMLInputElement).value).toBe('');
  });

  test('a late answer never replaces a newer one', async () => {
    const waiting = new Map<string, (page: FigurePage) => void>();
    const given = answers();
    given.search_figures = (request) =>
      request.query === ''
        ? { total: 1, rows: [line('m/0', 'All')] }
        : new Promise((resolve) => waiting.set(request.query, resolve));
    await open(given);
    await user.type(box(), 'ab');
    const answer = (query: string) =>
      waiting.get(query)?.({ total: 1, rows: [line(`m/${query}`, `Row ${query}`)] });
    answer('ab');
    await waitFor(() => expect(rows()[0]).toContain('Row ab'));
    answer('a');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(rows()[0]).toContain('Row ab');
  });

  test('what matches is set off in the name', async () => {
    await open();
    await user.type(box(), 'fig');
    await waitFor(() => expect(screen.getAllByText('Fig', { selector: 'b' }).length).toBe(3));
  });

  test('nothing found says what was looked for, and which filter to leave out', async () => {
    await open();
    await user.keyboard('m');
    await user.type(box(), 'zebra');
    expect(await screen.findByText('No results for “zebra”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Without Owned' }));
    expect(last().owned).toBe(null);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });

  test('an error is told where it happened, and the words stay', async () => {
    const given = answers();
    const well = given.search_figures as (request: SearchRequest) => FigurePage;
    given.search_figures = (request) => {
      if (request.query === 'x') throw new Error('the disk is gone');
      return well(request);
    };
    await open(given);
    await user.type(box(), 'x');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((box() as HTMLInputElement).value).toBe('x');
  });
});

describe('filters', () => {
  async function tick(tab: string, choice: string): Promise<void> {
    await user.keyboard('{Alt>}f{/Alt}');
    await user.click(await screen.findByRole('tab', { name: tab }));
    await user.click(await screen.findByLabelText(choice));
    await user.keyboard('{Escape}');
  }

  test('every filter is a chip that can be removed', async () => {
    await open();
    await tick('Faction', 'Blues');
    await tick('Era', 'Old Days');
    await tick('Set', 'Set Two');
    await tick('Rarity', 'rare');
    await tick('Ability', 'Stealth');
    await tick('Unique', 'Not unique');
    await tick('Owned', 'Wanted');
    await user.keyboard('{Alt>}f{/Alt}');
    await user.click(await screen.findByRole('tab', { name: 'Cost' }));
    await user.type(screen.getByLabelText('Maximum cost'), '12');
    await user.keyboard('{Escape}');
    expect(last()).toMatchObject({
      factions: ['blues'],
      eras: ['old'],
      sets: ['two'],
      rarities: ['R'],
      abilities: ['Stealth'],
      unique: false,
      owned: 'wanted',
      cost_max: 12,
    });
    const chips = [
      'Blues',
      'Era: Old Days',
      'Set Two',
      'rare',
      'Stealth',
      'Cost up to 12',
      'Not unique',
      'Wanted',
    ];
    for (const chip of chips) {
      await user.click(screen.getByRole('button', { name: `Remove filter: ${chip}` }));
    }
    expect(last()).toMatchObject({ factions: [], eras: [], sets: [], rarities: [], abilities: [] });
    expect(last()).toMatchObject({ unique: null, owned: null, cost_max: null });
    expect(screen.queryByRole('button', { name: /^Remove filter:/ })).toBe(null);
  }, 20_000);

  test('one key switches between all and mine, also while somebody types', async () => {
    await open();
    await user.keyboard('m');
    expect(last().owned).toBe('owned');
    expect(screen.getByRole('button', { name: /^Owned/ }).getAttribute('aria-pressed')).toBe('true');
    await user.click(box());
    await user.keyboard('m');
    expect(last()).toMatchObject({ owned: 'owned', query: 'm' });
    await user.keyboard('{Alt>}m{/Alt}');
    expect(last()).toMatchObject({ owned: null, query: 'm' });
  });
});

describe('rows', () => {
  test('sorting by any column is remembered', async () => {
    await open();
    for (const column of ['Faction', 'Name', 'Set', 'Rarity', 'Own', 'Cost', 'HP']) {
      const button = screen.getByRole('button', { name: column });
      const head = button.closest('th') as HTMLElement;
      await user.click(button);
      const first = last();
      expect(head.getAttribute('aria-sort')).toBe(first.descending ? 'descending' : 'ascending');
      await user.click(button);
      expect(last()).toMatchObject({ sort: first.sort, descending: !first.descending });
      const kept = program.requests('change_settings').at(-1)?.change;
      // A stat's column is kept by the stat's id.
      const sort = typeof first.sort === 'object' ? first.sort.stat : first.sort;
      const order = { sort, descending: !first.descending };
      expect(kept).toMatchObject({ pages: { catalogue: { 'made-up': order } } });
    }
    forget();
    desk.settings = {
      ...desk.settings,
      pages: { catalogue: { 'made-up': { sort: 'cost', descending: true } } },
    };
    render(CataloguePage);
    await waitFor(() => expect(last()).toMatchObject({ sort: 'cost', descending: true, offset: 0 }));
  });

  test('details follow the selection, while the focus stays in the search box', async () => {
    await open();
    await waitFor(() => expect(within(aside()).getByRole('heading', { name: 'Figure 0' })).toBeTruthy());
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(box());
    expect(box().getAttribute('aria-activedescendant')).toBe('figures-2');
    expect(await within(aside()).findByRole('heading', { name: 'Figure 2' })).toBeTruthy();
    await user.keyboard('{Home}');
    expect(await within(aside()).findByRole('heading', { name: 'Figure 0' })).toBeTruthy();
    await user.keyboard('{End}');
    expect(await within(aside()).findByRole('heading', { name: 'Figure 2' })).toBeTruthy();
    await user.click(screen.getAllByRole('option', { hidden: true })[1] as HTMLElement);
    expect(await within(aside()).findByRole('heading', { name: 'Figure 1' })).toBeTruthy();
  });

  test('at most sixty rows are in the page, and a row far down is read when it is looked at', async () => {
    await open(answers(10_000));
    expect(screen.getByText('10,000 of 10,000')).toBeTruthy();
    expect(screen.getAllByRole('option', { hidden: true }).length).toBeLessThanOrEqual(60);
    await user.click(box());
    await user.keyboard('{End}');
    expect(await within(aside()).findByRole('heading', { name: 'Figure 9999' })).toBeTruthy();
    expect(last()).toMatchObject({ offset: 9960, limit: 60 });
    expect(screen.getAllByRole('option', { hidden: true }).length).toBeLessThanOrEqual(60);
  });

  test('a figure that another page asks for is shown', async () => {
    route.go('catalogue', 'm/2');
    await open();
    expect(await within(aside()).findByRole('heading', { name: 'Figure 2' })).toBeTruthy();
  });
});

describe('details', () => {
  test('one more or one less of a printing is put in the collection', async () => {
    await open({ ...answers(), add_holding: {} as never });
    await user.click(await screen.findByRole('button', { name: 'Add one of Set One 1' }));
    await user.click(await screen.findByRole('button', { name: 'Remove one of Set One 1' }));
    expect(program.requests('add_holding').map((r) => [r.printing, r.figures])).toEqual([
      ['m/0/1', 1],
      ['m/0/1', -1],
    ]);
  });

  test('a key puts the figure on the wants, and again takes it off', async () => {
    let wanted = 0;
    const given = answers();
    given.set_holding = (request) => {
      wanted = request.wanted ?? 0;
      return {} as never;
    };
    given.figure = (request) => {
      const figure = details(request.figure, 'Figure 0');
      return { ...figure, printings: figure.printings.map((p) => ({ ...p, wanted })) };
    };
    await open(given);
    await screen.findByRole('button', { name: /Add to want list/ });
    await user.keyboard('w');
    expect(await screen.findByRole('button', { name: /Remove from want list/ })).toBeTruthy();
    await user.keyboard('w');
    expect(await screen.findByRole('button', { name: /Add to want list/ })).toBeTruthy();
    expect(program.requests('set_holding').map((r) => r.wanted)).toEqual([1, 0]);
    // What was taken off comes back, with the number that was wanted.
    await toasts.list.at(-1)?.undo?.();
    expect(program.requests('set_holding').at(-1)?.wanted).toBe(1);
  });

  test('a squad that uses the figure is a click away, and so is another version of the person', async () => {
    const given = answers();
    given.figure = (request) =>
      details(request.figure, `Figure ${request.figure.split('/')[1]}`, {
        squads: [{ squad: 's1', name: 'Dawn', count: 2 }],
        same_person: [{ id: 'm/2', name: 'The same as Figure 2' }],
        suspect: 'number missing',
        promised: 3,
      });
    await open(given);
    expect(await screen.findByText('Check against the card: number missing')).toBeTruthy();
    expect(screen.getByText('3 needed in squads, 2 owned')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'The same as Figure 2' }));
    expect(await within(aside()).findByRole('heading', { name: 'Figure 2' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Dawn/ }));
    expect([route.page, route.item]).toEqual(['squads', 's1']);
  });
});

test('the game is a filter where several are played, and the words are looked for in another, too', async () => {
  const given = answers();
  const game = given.game as GameView;
  const start = given.start as Started;
  given.start = { ...start, games: [...start.games, { id: 'other', name: 'Other Game', figures: 3 }] };
  given.game = ({ game: id }) => (id === 'other' ? { ...game, id, name: 'Other Game' } : game);
  await open(given);
  await user.type(box(), '2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Other Game');
  await waitFor(() => expect(last()).toMatchObject({ game: 'other', query: '2' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Game' })));
  expect((box() as HTMLInputElement).value).toBe('2');
});

test('where one game is played nobody is asked for it', async () => {
  await open();
  expect(screen.queryByRole('combobox', { name: 'Game' })).toBe(null);
});

test('the page has no fault that axe finds', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Figure 0' });
  await fireEvent.keyDown(window, { key: 'f' });
  await screen.findByRole('tab', { name: 'Faction' });
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
}, 20_000);
