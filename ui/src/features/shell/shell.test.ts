import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { answers, GAMES, openWindow, SQUAD, STARTED } from '../../../tests/window';
import type { FigureLine } from '../../bindings/FigureLine';
import type { FileKind } from '../../bindings/FileKind';
import { desk } from '../../lib/desk.svelte';
import { NO_FILTERS } from '../../lib/filters';
import { fits, keys } from '../../lib/keys.svelte';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { Fault } from '../../platform';
import { view as collection } from '../collection/tabs.svelte';
import { score } from './fuzzy';
import { actions, pages } from './palette';

const WIRE = { code: 'x', message: 'It broke.', means: 'All is safe.', todo: 'Try that.', input: false };
const broken = () => {
  throw new Fault(WIRE);
};
const figure = {
  id: 'one/yoda',
  name: 'Yoda',
  local_name: 'Yoda',
  factions: ['red'],
  cost_text: '60',
  printed: 'CS 1',
  owned: { figures: 0, cards: 0, wanted: 0, for_trade: 0 },
  stats: {},
};
const at = (name: string) => screen.findByRole('heading', { level: 1, name });
const complaints = async () => {
  const { violations } = await axe.run(document, {
    // Contrast can't be measured without layout, and single pages have no landmarks.
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'document-title': { enabled: false },
    },
  });
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`);
};

afterEach(() => {
  route.go('home');
});

describe('starting', () => {
  it('shows why the program cannot be reached, and tries again, instead of a blank window', async () => {
    let fails = true;
    const start = () => {
      if (fails) broken();
      return STARTED;
    };
    await openWindow({ start: start as () => typeof STARTED });
    expect(await screen.findByRole('heading', { name: 'Muster couldn’t start' })).toBeTruthy();
    expect(screen.getByText('It broke.')).toBeTruthy();
    expect(screen.getByText('Try that.')).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await at('Home')).toBeTruthy();
  });

  it('tells of data that cannot be read, with the way to the backups', async () => {
    await openWindow({ start: { ...STARTED, trouble: { ...WIRE, message: 'Damage was found.' } } });
    expect(await screen.findByText('Damage was found.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Backups' }));
    expect(await at('Settings')).toBeTruthy();
  });

  it('says nothing alarming when all is well', async () => {
    await openWindow();
    await at('Home');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks what the first page shows once, while the game is still read', async () => {
    const late: Record<string, boolean[]> = { home: [], counts: [] };
    const noted = (name: string) => {
      late[name]?.push(desk.game !== undefined);
      return answers()[name as 'home'];
    };
    await openWindow({ home: () => noted('home') as never, counts: () => noted('counts') as never });
    await at('Home');
    await waitFor(() => expect(screen.getByRole('navigation').textContent).toContain('12'));
    expect(late).toEqual({ home: [false], counts: [false] });
  });

  it('tells what nobody caught instead of losing it', async () => {
    await openWindow();
    await at('Home');
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Fault(WIRE) }));
    expect(await screen.findByText('It broke.')).toBeTruthy();
  });
});

describe('the list of pages', () => {
  it('counts what there is, and counts again when the data change', async () => {
    let owned = 12;
    await openWindow({ counts: () => ({ figures: 1040, owned, squads: 3 }) });
    const list = await screen.findByRole('navigation', { name: 'Pages' });
    await within(list).findByText('1,040');
    await within(list).findByText('12');
    owned = 13;
    allChanged();
    await within(list).findByText('13');
  });

  it('marks the page that is shown, and the window is named after it', async () => {
    const { host } = await openWindow();
    await userEvent.click(await screen.findByRole('button', { name: /^Settings/ }));
    await at('Settings');
    const here = screen.getByRole('button', { name: /^Settings/, current: 'page' });
    expect(here).toBeTruthy();
    expect(host.title).toBe('Settings · Muster');
  });

  /** Matches of a game whose pack defines only their scoring. */
  const NO_MODES = { ending: [], mode: [], initiative: null, worth: null, hand: null };

  it('offers the log of matches only where the open game keeps one', async () => {
    const { game } = answers();
    const plain = typeof game === 'function' ? game : () => game;
    const { host } = await openWindow({
      game: async (request) => {
        const view = await plain(request);
        if (!view) throw new Error('no game');
        return request.game === 'two'
          ? { ...view, matches: { ...NO_MODES, games: 3, decide: 'total' } }
          : view;
      },
    });
    const offered = () => [
      screen.queryByRole('button', { name: 'Matches' }) !== null,
      host.menu.some((group) => group.items.some((item) => item.label === 'Matches')),
      pages().some((entry) => entry.label === 'Matches'),
      actions().some((entry) => entry.label === 'Log a match'),
    ];
    await at('Home');
    expect(offered()).toEqual([false, false, false, false]);
    await desk.open('two');
    await waitFor(() => expect(offered()).toEqual([true, true, true, true]));
    // Every page keeps its key.
    expect(pages().find((entry) => entry.label === 'Settings')?.press).toBe('Alt 0');
  });

  it('moves the focus to the heading of the page that was gone to', async () => {
    await openWindow();
    await at('Home');
    await userEvent.keyboard('{Alt>}0{/Alt}');
    const heading = await at('Settings');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('lets somebody who plays several games switch, and come back to where they were', async () => {
    const { host } = await openWindow();
    const picker = await screen.findByRole('combobox', { name: 'Game' });
    route.go('settings');
    await at('Settings');
    await userEvent.selectOptions(picker, 'two');
    await waitFor(() => expect(desk.game?.id).toBe('two'));
    expect(host.requests('change_settings').at(-1)).toEqual({ change: { game: 'two' } });
    route.go('home');
    await at('Home');
    await userEvent.selectOptions(picker, 'one');
    await at('Settings');
  });

  it('begins the collection anew with another game, and has it as it was when the first comes back', async () => {
    const { host } = await openWindow({
      collection: {
        figures: 7,
        cards: 0,
        printings: 2,
        catalogue: 22,
        value: [],
        worth: [],
        unpriced: 0,
        duplicates: 0,
        wanted: 0,
        for_trade: 0,
        sets: [],
        by_rarity: [],
        by_faction: [],
        years: [],
      },
      holdings: { total: 0, figures: 0, rows: [] },
    });
    route.go('collection');
    await at('Collection');
    const asked = () => host.requests('holdings').at(-1);
    await waitFor(() => expect(asked()?.game).toBe('one'));
    collection.list({ filters: { ...NO_FILTERS, factions: ['red'] } });
    await waitFor(() => expect(asked()?.factions).toEqual(['red']));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'two');
    await waitFor(() => expect(asked()).toMatchObject({ game: 'two', factions: [] }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'one');
    await waitFor(() => expect(asked()).toMatchObject({ game: 'one', factions: ['red'] }));
  });

  it('offers no choice where one game is played', async () => {
    const [game] = GAMES;
    await openWindow({ start: { ...STARTED, games: game ? [game] : [] } });
    await at('Home');
    expect(screen.queryByRole('combobox', { name: 'Game' })).toBeNull();
    expect(screen.getByText('First Game')).toBeTruthy();
  });
});

describe('the palette', () => {
  const open = async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    return await screen.findByRole('combobox', { name: 'Search and commands' });
  };

  it('finds a page by a few letters and goes there', async () => {
    await openWindow();
    await at('Home');
    const input = await open();
    await waitFor(() => expect(document.activeElement).toBe(input));
    await userEvent.type(input, 'sett');
    await screen.findByRole('option', { name: /^Settings/, selected: true });
    await userEvent.keyboard('{Enter}');
    const heading = await at('Settings');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('finds a squad by its name, and a figure in the catalogue', async () => {
    const rows = [figure as unknown as FigureLine];
    await openWindow({ search_figures: { total: 1, rows } });
    await at('Home');
    await userEvent.type(await open(), 'dawn');
    await userEvent.click(await screen.findByRole('option', { name: /Dawn patrol/ }));
    expect([route.page, route.item]).toEqual(['squads', SQUAD.uuid]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(await open(), 'yod');
    await userEvent.click(await screen.findByRole('option', { name: /Yoda/ }));
    expect([route.page, route.item]).toEqual(['catalogue', 'one/yoda']);
  });

  it('tells the size of a squad by its figures in a game without points', async () => {
    await openWindow();
    await at('Home');
    if (desk.game) desk.game = { ...desk.game, points: false };
    await userEvent.type(await open(), 'dawn');
    const found = await screen.findByRole('option', { name: /Dawn patrol/ });
    expect(found.textContent).toMatch(/\d+ figures?/);
    expect(found.textContent).not.toMatch(/\/ 100/);
  });

  it('takes with Enter what answers the typed words, not what answered others before', async () => {
    const answers = new Map<string, () => void>();
    await openWindow({
      search_figures: ({ query }) =>
        new Promise((done) => {
          const row = {
            ...figure,
            id: `one/${query}`,
            local_name: `Figure ${query}`,
          } as unknown as FigureLine;
          answers.set(query, () => done({ total: 1, rows: [row] }));
        }),
    });
    await at('Home');
    await userEvent.type(await open(), 'yod');
    answers.get('yod')?.();
    await screen.findByRole('option', { name: /Figure yod/ });
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}zzz{Enter}');
    expect(route.page).toBe('home');
    answers.get('zzz')?.();
    await waitFor(() => expect([route.page, route.item]).toEqual(['catalogue', 'one/zzz']));
  });

  it('finds a campaign by its name, but none that cannot be opened, and begins a new one', async () => {
    const campaign = (id: string, trouble: string | null) => ({
      uuid: id,
      game: 'test',
      name: `Thursdays ${id}`,
      entries: 2,
      created: '2026-01-01T10:00:00Z',
      updated: '2026-01-02T10:00:00Z',
      deleted_at: null,
      campaign_name: 'Main',
      hero_names: [],
      place: 'Stage 2',
      done: 1,
      stages: 11,
      wins: [],
      won: null,
      evenings: 1,
      trouble,
    });
    const campaigns = [campaign('c1', null), campaign('c2', 'Its game is not loaded.')];
    await openWindow({ campaigns: { campaigns, games: [] } });
    await at('Home');
    await userEvent.type(await open(), 'thurs');
    const found = await screen.findAllByRole('option', { name: /Thursdays/ });
    expect(found).toHaveLength(1);
    await userEvent.click(found[0] as HTMLElement);
    expect([route.page, route.item]).toEqual(['campaigns', 'c1']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(await open(), 'new camp');
    await userEvent.click(await screen.findByRole('option', { name: 'New campaign' }));
    expect([route.page, route.item]).toEqual(['campaigns', 'new']);
  });

  it('does things: a theme, chosen by arrows alone', async () => {
    await openWindow();
    await at('Home');
    await userEvent.type(await open(), 'theme');
    await screen.findByRole('option', { name: 'Theme: System', selected: true });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  });

  it('says so where nothing answers', async () => {
    await openWindow();
    await at('Home');
    await userEvent.type(await open(), 'xyzzy');
    expect(await screen.findByText(/No results for/)).toBeTruthy();
  });

  it('gives the focus back when it is closed', async () => {
    await openWindow();
    await at('Home');
    const button = screen.getByRole('button', { name: 'New squad' });
    button.focus();
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('has a name and a role for everything', async () => {
    await openWindow();
    await at('Home');
    await open();
    expect(await complaints()).toEqual([]);
  });
});

describe('keys', () => {
  it('are listed by ?, those of the page with those of the window', async () => {
    await openWindow();
    await at('Home');
    const gone = keys.add({
      words: 'page-squads',
      keys: [{ words: 'undo', press: ['Ctrl+Z'], run: () => {} }],
    });
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Ctrl Z')).toBeTruthy();
    expect(within(sheet).getByText('Undo')).toBeTruthy();
    for (const { press } of keys.groups[0]?.keys ?? []) {
      expect(within(sheet).getByText(press[0]?.replace('+', ' ') ?? '')).toBeTruthy();
    }
    gone();
  });

  it('of the page behind a dialog wait until it is closed', async () => {
    await openWindow();
    await at('Home');
    let heard = 0;
    keys.add({ words: 'page-squads', keys: [{ words: 'undo', press: ['z'], run: () => heard++ }] });
    await userEvent.keyboard('z');
    await userEvent.keyboard('?');
    await screen.findByRole('dialog');
    await userEvent.keyboard('z{Alt>}2{/Alt}');
    expect([heard, route.page]).toEqual([1, 'home']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('z');
    expect(heard).toBe(2);
  });

  it('are known by letter, sign and what is held', () => {
    const press = (key: string, held = {}) => new KeyboardEvent('keydown', { key, ...held });
    expect(fits('Ctrl+K', press('k', { ctrlKey: true }))).toBe(true);
    expect(fits('Ctrl+K', press('k'))).toBe(false);
    expect(fits('?', press('?', { shiftKey: true }))).toBe(true);
    expect(fits('+', press('+', { shiftKey: true }))).toBe(true);
    expect(fits('Ctrl+,', press(',', { ctrlKey: true }))).toBe(true);
    expect(fits('m', press('M', { shiftKey: true }))).toBe(false);
  });
});

describe('a file dropped on the window', () => {
  const dropped = (kind: FileKind) => ({ kind, path: '/tmp/x', name: 'x' });

  it('shows where to let go while it hovers', async () => {
    const { host } = await openWindow();
    await at('Home');
    host.hover(true);
    expect(await screen.findByText('Drop to open')).toBeTruthy();
    host.hover(false);
    await waitFor(() => expect(screen.queryByText('Drop to open')).toBeNull());
  });

  it.each<[FileKind, string]>([
    ['list', 'squads'],
    ['spreadsheet', 'collection'],
    ['campaign', 'campaigns'],
    ['pack', 'settings'],
    ['backup', 'settings'],
  ])('goes where it belongs: a %s to the page %s', async (kind, page) => {
    const { host } = await openWindow({
      recognise: dropped(kind),
      install_pack: { name: 'x', installed: true, taken: false, replaced: null, figures: 1, problems: [] },
    });
    await at('Home');
    host.drop(['/tmp/x']);
    await waitFor(() => expect(route.page).toBe(page));
    expect(host.requests('recognise')).toEqual([{ path: '/tmp/x' }]);
    if (kind === 'backup') expect(await screen.findByRole('dialog', { name: /Restore/ })).toBeTruthy();
    if (kind === 'pack') {
      await waitFor(() =>
        expect(host.requests('install_pack')).toEqual([{ path: '/tmp/x', replace: false }]),
      );
    }
  });

  it('that is none of these gets an error with what to do', async () => {
    const { host } = await openWindow({ recognise: broken as never });
    await at('Home');
    host.drop(['/tmp/x']);
    expect(await screen.findByText('It broke.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('It broke.')).toBeNull();
  });
});

describe('a setting that cannot be kept', () => {
  it('is taken back and told', async () => {
    await openWindow({ ...answers(), change_settings: broken as never });
    await at('Home');
    route.go('settings');
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(await screen.findByText('It broke.')).toBeTruthy();
    expect(document.documentElement.dataset.theme).toBe('system');
  });
});

describe('fuzzy finding', () => {
  it('puts beginnings first, and needs every word', () => {
    expect(score('Obi-Wan Kenobi', 'kenobi obi')).toBeGreaterThan(0);
    expect(score('Obi-Wan Kenobi', 'kenobi yoda')).toBe(0);
    expect(score('Settings', 'set')).toBeGreaterThan(score('Reset', 'set'));
    expect(score('Darth Vader, Sith Lord', 'vader')).toBeGreaterThan(score("Vader's Apprentice", 'vader'));
    expect(score('Padmé Amidala', 'padme')).toBeGreaterThan(score('Padmé Amidala', 'amidala'));
    expect(score('New squad', 'nsq')).toBeGreaterThan(0);
  });
});
