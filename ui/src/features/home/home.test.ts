import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY_HOME, GAMES, HOME, openWindow, SETTINGS, STARTED } from '../../../tests/window';
import { desk } from '../../lib/desk.svelte';
import { route } from '../../lib/route.svelte';
import { Fault } from '../../platform';
import type { Answers } from '../../platform/memory';

const WIRE = { code: 'x', message: 'It broke.', means: 'All is safe.', todo: 'Try that.', input: false };
const broken = () => {
  throw new Fault(WIRE);
};

/** The program on its first start. */
function fresh(): Answers {
  let settings = { ...SETTINGS, welcomed: false };
  return {
    start: () => ({ ...STARTED, first_run: true, settings }),
    home: EMPTY_HOME,
    sample_squad: { id: 'sample' },
    change_settings: ({ change }) => {
      settings = { ...settings, ...change };
      return settings;
    },
  };
}

const complaints = async (container: HTMLElement) => {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`);
};

afterEach(() => {
  route.go('home');
});

describe('the first run', () => {
  it('offers languages, games and four ways to begin, not a blank page', async () => {
    const { container } = await openWindow(fresh());
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Muster' })).toBeTruthy();
    for (const name of ['English', 'Magyar', '繁體中文', '简体中文']) {
      expect(screen.getByRole('radio', { name })).toBeTruthy();
    }
    for (const { name } of GAMES) {
      expect(screen.getByRole('checkbox', { name: new RegExp(name) })).toBeTruthy();
    }
    for (const step of ['Import your collection', 'Paste a squad', 'See a sample', 'Browse']) {
      expect(screen.getByRole('button', { name: new RegExp(step) })).toBeTruthy();
    }
    expect(await complaints(container)).toEqual([]);
  });

  it('switches the language at once, on every part of the window', async () => {
    const { host } = await openWindow(fresh());
    await userEvent.click(await screen.findByRole('radio', { name: 'Magyar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Üdvözöl a Muster' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Katalógus/ })).toBeTruthy();
    expect(document.documentElement.lang).toBe('hu');
    // Texts from the program are refetched in the new language.
    await waitFor(() => expect(host.asked.at(-1)?.language).toBe('hu'));
    expect(host.asked.filter((a) => a.name === 'home').at(-1)?.language).toBe('hu');
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Muster' })).toBeTruthy();
  });

  it('remembers which games are played, and opens one of them', async () => {
    const { host } = await openWindow(fresh());
    await userEvent.click(await screen.findByRole('checkbox', { name: /First Game/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Just look around' }));
    await waitFor(() => expect(desk.game?.id).toBe('two'));
    const kept = { change: { welcomed: true, games: ['two'] } };
    await waitFor(() => expect(host.requests('change_settings').at(-1)).toEqual(kept));
  });

  it('makes the sample squad and opens it', async () => {
    const { host } = await openWindow(fresh());
    await userEvent.click(await screen.findByRole('button', { name: /See a sample/ }));
    await waitFor(() => expect([route.page, route.item]).toEqual(['squads', 'sample']));
    expect(host.requests('sample_squad')).toEqual([{ game: 'one' }]);
  });

  it.each([
    ['Import your collection', 'collection', { kind: 'spreadsheet' }],
    ['Paste a squad', 'squads', { kind: 'import' }],
  ])('leads on: %s', async (step, page, hand) => {
    await openWindow(fresh());
    const taken: unknown[] = [];
    const go = route.go.bind(route);
    route.go = (...args) => {
      taken.push(args);
      go(...args);
    };
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(step) }));
    await waitFor(() => expect(taken).toEqual([[page, null, hand]]));
    route.go = go;
  });

  it('says what went wrong at the step that failed, and stays', async () => {
    await openWindow({ ...fresh(), sample_squad: broken as never });
    await userEvent.click(await screen.findByRole('button', { name: /See a sample/ }));
    expect(await screen.findByText('It broke.')).toBeTruthy();
    expect(route.page).toBe('home');
  });

  it('is not shown again; an empty home still offers the first steps', async () => {
    await openWindow({ home: EMPTY_HOME });
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Paste a squad/ })).toBeTruthy();
  });
});

describe('home', () => {
  it('opens a new squad, of which nothing is kept yet', async () => {
    const { host } = await openWindow();
    await userEvent.click(await screen.findByRole('button', { name: 'New squad' }));
    await waitFor(() => expect([route.page, route.item]).toEqual(['squads', 'new']));
    expect(host.requests('new_squad')).toEqual([]);
  });

  it('opens a squad that was worked on', async () => {
    const { container } = await openWindow();
    await userEvent.click(await screen.findByRole('button', { name: /Dawn patrol/ }));
    expect([route.page, route.item]).toEqual(['squads', 's1']);
    expect(await complaints(container)).toEqual([]);
  });

  it('shows a verdict in words, how much is spent, and how much of a set is owned', async () => {
    const { container } = await openWindow();
    const squad = await screen.findByRole('button', { name: /Dawn patrol/ });
    expect(within(squad).getByText('Legal')).toBeTruthy();
    expect(within(squad).getByText('91 / 100')).toBeTruthy();
    expect(screen.getByRole('row', { name: /First Set.*5 \/ 20/ })).toBeTruthy();
    expect(await complaints(container)).toEqual([]);
  });

  it('leads from what needs attention to where something can be done', async () => {
    const one = {
      kind: 'backup' as const,
      message: 'No backup.',
      page: 'settings',
      item: 'backups',
      count: 1,
    };
    await openWindow({ home: { ...HOME, attention: [one] } });
    expect(await screen.findByText('No backup.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show backups' }));
    expect([route.page, route.item]).toEqual(['settings', 'backups']);
  });

  it('tells the last matches, and how other games stand, with the way there', async () => {
    const match = {
      id: 'm1',
      game: 'one',
      date: '2026-05-17',
      opponent: 'Béla',
      army: null,
      mission: null,
      initiative: null,
      scores: [],
      reasons: [],
      result: { outcome: 'won' as const, mine: 12, theirs: 9, games_won: 1, games_lost: 0 },
      note: '',
      revision: 1,
      updated: '2026-05-17T10:00:00Z',
    };
    const other = {
      id: 'two',
      name: 'Second Game',
      owned: 7,
      wanted: 2,
      squads: 3,
      latest: { id: 's9', name: 'Night watch' },
      played: null,
      campaign: {
        id: 'c1',
        name: 'Thursdays',
        created: '2026-05-01T10:00:00Z',
        place: 'Aftermath, Rebel upgrade',
        missions: [],
        evening: '2026-12-03',
        boxes: [],
        joining: [],
      },
    };
    const { container } = await openWindow({ home: { ...HOME, matches: [match], others: [other] } });
    const matches = await screen.findByRole('region', { name: 'Last matches' });
    expect(matches.textContent).toMatch(/Béla.*2026.*Won/s);
    const others = screen.getByRole('region', { name: 'Other games' });
    expect(others.textContent).toMatch(/7 figures.*2 wanted.*Thursdays.*December 3.*Night watch/s);
    expect(await complaints(container)).toEqual([]);
    await userEvent.click(within(others).getByRole('button', { name: /Second Game/ }));
    await waitFor(() => expect(desk.game?.id).toBe('two'));
  });

  it('greets a game of which nothing is kept as a new game, where another one is played', async () => {
    const other = {
      id: 'two',
      name: 'Second',
      owned: 7,
      wanted: 0,
      squads: 0,
      latest: null,
      played: null,
      campaign: null,
    };
    await openWindow({ ...fresh(), home: { ...EMPTY_HOME, others: [other] } });
    expect(await screen.findByRole('heading', { level: 2, name: /Nothing here yet for/ })).toBeTruthy();
    expect(screen.queryByText('Welcome to Muster')).toBeNull();
  });

  it('says quietly that all is well', async () => {
    await openWindow();
    expect(await screen.findByText('Nothing needs attention.')).toBeTruthy();
  });

  it('says what went wrong where the data cannot be read', async () => {
    await openWindow({ home: broken as never });
    expect(await screen.findByText('It broke.')).toBeTruthy();
  });
});
