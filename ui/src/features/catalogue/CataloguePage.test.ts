import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { really } from '../../../tests/recorded';
import { draft, SHELF } from '../../../tests/recorded/draft';
import { STARTED } from '../../../tests/window';
import type { FigurePage } from '../../bindings/FigurePage';
import type { GameView } from '../../bindings/GameView';
import type { SearchRequest } from '../../bindings/SearchRequest';
import { desk } from '../../lib/desk.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { Fault } from '../../platform';
import { type Answers, refusal } from '../../platform/memory';
import { forget } from './browse.svelte';
import CataloguePage from './CataloguePage.svelte';
import { MEASURE } from './search.svelte';
import { stage } from './stage';

const on = stage();
const user = userEvent.setup();
window.addEventListener('keydown', (event) => keys.hear(event));

async function open(given: Answers = {}): Promise<void> {
  await on.start(given);
  render(CataloguePage);
  await screen.findAllByRole('option', { hidden: true });
}

beforeEach(() => {
  forget();
  route.go('catalogue');
});

const box = () => screen.getByRole('combobox', { name: 'Name, ability, faction or set' });
// Without layout, the list hides its rows until they are measured, which never happens.
const rows = () =>
  screen.getAllByRole('option', { hidden: true }).map((row) => row.textContent?.trim() ?? '');
const last = () => on.host.requests('search_figures').at(-1) as SearchRequest;
const aside = () => screen.getByRole('complementary', { name: 'Details' });

describe('searching', () => {
  test('a keystroke asks and shows', async () => {
    await open();
    await user.type(box(), 'w');
    expect(last().query).toBe('w');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]).toContain('Warden');
    expect(screen.getByText('1 of 10')).toBeTruthy();
  });

  test('how long a keystroke takes can be measured', async () => {
    await open();
    await user.type(box(), 'w');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(performance.getEntriesByName(MEASURE)).toHaveLength(1);
  });

  test('a slash goes to the search box, and Escape empties it', async () => {
    await open();
    await user.keyboard('/');
    expect(document.activeElement).toBe(box());
    await user.keyboard('w{Escape}');
    await waitFor(() => expect(rows()).toHaveLength(10));
    expect((box() as HTMLInputElement).value).toBe('');
  });

  test('a late answer never replaces a newer one', async () => {
    const waiting = new Map<string, () => void>();
    const named = async (request: SearchRequest, name: string): Promise<FigurePage> => {
      const { rows } = await really('search_figures', { ...request, query: '' });
      return { total: 1, rows: rows.slice(0, 1).map((row) => ({ ...row, local_name: name })) };
    };
    await open({
      search_figures: (request) =>
        request.query === ''
          ? really('search_figures', request)
          : new Promise((done) => {
              waiting.set(request.query, () => done(named(request, `Row ${request.query}`)));
            }),
    });
    await user.type(box(), 'ab');
    const answer = (query: string) => waiting.get(query)?.();
    answer('ab');
    await waitFor(() => expect(rows()[0]).toContain('Row ab'));
    answer('a');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(rows()[0]).toContain('Row ab');
  });

  test('what matches is set off in the name', async () => {
    await open();
    await user.type(box(), 'fin');
    await waitFor(() => expect(screen.getAllByText('Fin', { selector: 'b' }).length).toBe(2));
  });

  test('nothing found says what was looked for, and which filter to leave out', async () => {
    await open();
    await user.keyboard('m');
    await user.type(box(), 'zebra');
    expect(await screen.findByText('No results for “zebra”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Without Owned' }));
    expect(last().owned).toBe(null);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(rows()).toHaveLength(10));
  });

  test('an error is told where it happened, and the words stay', async () => {
    await open({
      search_figures: (request) => {
        if (request.query === 'x') throw new Error('the disk is gone');
        return really('search_figures', request);
      },
    });
    await user.type(box(), 'x');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((box() as HTMLInputElement).value).toBe('x');
  });
});

describe('filters', () => {
  async function tick(tab: string, choice: string): Promise<void> {
    await user.keyboard('{Alt>}f{/Alt}');
    await user.click(await screen.findByRole('tab', { name: tab }));
    await user.click(await screen.findByLabelText(new RegExp(`${choice}$`), { selector: 'input' }));
    await user.keyboard('{Escape}');
  }

  test('every filter is a chip that can be removed', async () => {
    await open();
    await tick('Faction', 'Blue');
    await tick('Era', 'Old Days');
    await tick('Set', 'Second Set');
    await tick('Rarity', 'Rare');
    await tick('Ability', 'Stealth');
    await tick('Unique', 'Not unique');
    await tick('Owned', 'Wanted');
    await user.keyboard('{Alt>}f{/Alt}');
    await user.click(await screen.findByRole('tab', { name: 'Cost' }));
    await user.type(screen.getByLabelText('Maximum cost'), '12');
    await user.keyboard('{Escape}');
    expect(last()).toMatchObject({
      factions: ['blue'],
      eras: ['old'],
      sets: ['second-set'],
      rarities: ['R'],
      abilities: ['Stealth'],
      unique: false,
      owned: 'wanted',
      cost_max: 12,
    });
    const chips = [
      'Blue',
      'Era: Old Days',
      'Second Set',
      'Rare',
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
    for (const column of ['Faction', 'Name', 'Set', 'Rarity', 'Own', 'Cost', 'Hit Points']) {
      const button = screen.getByRole('button', { name: column });
      const head = button.closest('th') as HTMLElement;
      await user.click(button);
      const first = last();
      expect(head.getAttribute('aria-sort')).toBe(first.descending ? 'descending' : 'ascending');
      await user.click(button);
      expect(last()).toMatchObject({ sort: first.sort, descending: !first.descending });
      const kept = on.host.requests('change_settings').at(-1)?.change;
      // A stat's column is saved by the stat's id.
      const sort = typeof first.sort === 'object' ? first.sort.stat : first.sort;
      const order = { sort, descending: !first.descending };
      expect(kept).toMatchObject({ pages: { catalogue: { [SHELF]: order } } });
    }
    forget();
    desk.settings = {
      ...desk.settings,
      pages: { catalogue: { [SHELF]: { sort: 'cost', descending: true } } },
    };
    render(CataloguePage);
    await waitFor(() => expect(last()).toMatchObject({ sort: 'cost', descending: true, offset: 0 }));
  });

  test('details follow the selection, while the focus stays in the search box', async () => {
    await open();
    await waitFor(() =>
      expect(within(aside()).getByRole('heading', { name: 'Blarg the Great' })).toBeTruthy(),
    );
    await user.click(box());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(box());
    expect(box().getAttribute('aria-activedescendant')).toBe('figures-2');
    expect(await within(aside()).findByRole('heading', { name: 'Mage of Dawn' })).toBeTruthy();
    await user.keyboard('{Home}');
    expect(await within(aside()).findByRole('heading', { name: 'Blarg the Great' })).toBeTruthy();
    await user.keyboard('{End}');
    expect(await within(aside()).findByRole('heading', { name: 'Young Finch' })).toBeTruthy();
    await user.click(screen.getAllByRole('option', { hidden: true })[1] as HTMLElement);
    expect(await within(aside()).findByRole('heading', { name: 'Elder Finch' })).toBeTruthy();
  });

  test('a figure that another page asks for is shown', async () => {
    route.go('catalogue', 'sg/trooper');
    await open();
    expect(await within(aside()).findByRole('heading', { name: 'Trooper' })).toBeTruthy();
  });
});

describe('details', () => {
  test('one more or one less of a printing is put in the collection', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: 'Add one of Second Set 2' }));
    await user.click(await screen.findByRole('button', { name: 'Remove one of Second Set 2' }));
    expect(on.host.requests('add_holding').map((r) => [r.printing, r.figures])).toEqual([
      ['sg/second-set/2', 1],
      ['sg/second-set/2', -1],
    ]);
  });

  test('a key puts the figure on the wants, and again takes it off', async () => {
    await open();
    await screen.findByRole('button', { name: /Add to want list/ });
    await user.keyboard('w');
    expect(await screen.findByRole('button', { name: /Remove from want list/ })).toBeTruthy();
    await user.keyboard('w');
    expect(await screen.findByRole('button', { name: /Add to want list/ })).toBeTruthy();
    expect(on.host.requests('set_holding').map((r) => r.wanted)).toEqual([1, 0]);
    // Undo restores the number that was wanted.
    await toasts.list.at(-1)?.undo?.();
    expect(on.host.requests('take_back_change')).toEqual([
      { change: on.host.told('set_holding').at(-1)?.change },
    ]);
    expect(await screen.findByRole('button', { name: /Remove from want list/ })).toBeTruthy();
  });

  test('a squad that uses the figure is a click away, and so is another version of the person', async () => {
    const mages = draft([
      ['sg/mage-of-dawn', 3],
      ['sg/mage-of-dusk', 1],
    ]);
    const { id } = await really('new_squad', { draft: { ...mages, game: SHELF, name: 'Vigil' } });
    route.go('catalogue', 'sg/mage-of-dawn');
    // Here the page stays when a squad is opened, and requests its id as a figure's; the window would switch
    // pages.
    await open({
      figure: (request) =>
        request.figure === id
          ? Promise.reject(new Fault(refusal('unknown-figure')))
          : really('figure', request),
    });
    expect(await screen.findByText('Check against the card: number missing')).toBeTruthy();
    expect(screen.getByText('3 needed in squads, 0 owned')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Mage of Dusk/ }));
    expect(await within(aside()).findByRole('heading', { name: 'Mage of Dusk' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Vigil/ }));
    expect([route.page, route.item]).toEqual(['squads', id]);
  });
});

test('the game is a filter where several are played, and the words are looked for in another, too', async () => {
  const game = on.game as GameView;
  const both = [game, { ...game, id: 'other', name: 'Other Game' }];
  await open({
    start: { ...STARTED, games: both.map(({ id, name, figures }) => ({ id, name, figures })) },
    game: ({ game: id }) => both.find((one) => one.id === id) ?? game,
    search_figures: (request) => really('search_figures', { ...request, game: SHELF }),
    figure: (request) => really('figure', { ...request, game: SHELF }),
  });
  await user.type(box(), 'w');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'Other Game');
  await waitFor(() => expect(last()).toMatchObject({ game: 'other', query: 'w' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Game' })));
  expect((box() as HTMLInputElement).value).toBe('w');
});

test('where one game is played nobody is asked for it', async () => {
  await open();
  expect(screen.queryByRole('combobox', { name: 'Game' })).toBe(null);
});

test('the page has no fault that axe finds', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Blarg the Great' });
  await fireEvent.keyDown(window, { key: 'f' });
  await screen.findByRole('tab', { name: 'Faction' });
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
}, 20_000);
