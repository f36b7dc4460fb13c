import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameView, really, recorded } from '../../../tests/recorded';
import { draft, GAME } from '../../../tests/recorded/draft';
import { GAMES, openWindow, SQUAD, STARTED, view } from '../../../tests/window';
import { desk } from '../../lib/desk.svelte';
import { route } from '../../lib/route.svelte';
import { type Answers, refusal } from '../../platform/memory';
import { forget as forgetCatalogue } from '../catalogue/browse.svelte';
import { forget as forgetBuilder } from '../squads/builder/left';
import { forget as forgetSquads } from '../squads/list.svelte';

/** Switching games and back leaves each page as it was. */

recorded();

beforeEach(() => {
  forgetCatalogue();
  forgetBuilder();
  forgetSquads();
});

/** Two games: one of the program's, the other made up. */
const HOST: Answers = {
  start: { ...STARTED, games: [{ id: GAME, name: 'First Game', figures: 100 }, ...GAMES.slice(1)] },
  game: ({ game }) => (game === GAME ? gameView() : view(game)),
  search_figures: (request) =>
    request.game === GAME ? really('search_figures', request) : { total: 0, rows: [] },
  figure: (request) =>
    request.game === GAME ? really('figure', request) : Promise.reject(refusal('unknown-figure')),
  open_squad: (request) => really('open_squad', request),
  check_squad: (request) => really('check_squad', request),
  save_squad: (request) => really('save_squad', request),
};

const user = userEvent.setup();
const picker = () => screen.getByRole('combobox', { name: 'Game' });

async function play(game: typeof GAME | 'two'): Promise<void> {
  const navigation = document.querySelector('.game select') ?? picker();
  await user.selectOptions(navigation, game);
  await waitFor(() => expect(desk.game?.id).toBe(game));
}

describe('after another game was looked at', () => {
  it('the catalogue has its words, its filters and the figure that was shown', async () => {
    const { host } = await openWindow(HOST);
    const asked = () => host.requests('search_figures').at(-1);
    route.go('catalogue', null, { query: 'troop', filters: { factions: ['red'] } });
    await waitFor(() => expect(asked()).toMatchObject({ game: GAME, query: 'troop', factions: ['red'] }));
    await waitFor(() => expect(host.requests('figure').at(-1)?.figure).toBe('pg/trooper'));
    await play('two');
    await waitFor(() => expect(asked()).toMatchObject({ game: 'two', query: '', factions: [] }));
    await play(GAME);
    await waitFor(() => expect(asked()).toMatchObject({ game: GAME, query: 'troop', factions: ['red'] }));
    expect(
      screen.getByRole<HTMLInputElement>('combobox', { name: 'Name, ability, faction or set' }).value,
    ).toBe('troop');
    await waitFor(() => expect(host.requests('figure').at(-1)).toEqual({ game: GAME, figure: 'pg/trooper' }));
  });

  it('the list of squads has what was looked for in it', async () => {
    const other = { ...SQUAD, uuid: 's2', name: 'Night watch' };
    await openWindow({
      ...HOST,
      squads: ({ game }) => (game === GAME ? [SQUAD, other] : [other]),
      cost_changes: { squads: [] },
    });
    route.go('squads');
    const box = await screen.findByRole<HTMLInputElement>('searchbox', {
      name: 'Find a squad or figure',
    });
    await user.type(box, 'night');
    await waitFor(() => expect(screen.queryByText('Dawn patrol')).toBe(null));
    await play('two');
    route.go('squads');
    const there = await screen.findByRole<HTMLInputElement>('searchbox', {
      name: 'Find a warband or figure',
    });
    expect(there.value).toBe('');
    await play(GAME);
    const back = await screen.findByRole<HTMLInputElement>('searchbox', {
      name: 'Find a squad or figure',
    });
    expect(back.value).toBe('night');
  });

  it('the squad is open again, with what was looked for beside it and the figure that was meant', async () => {
    const first = draft([
      ['pg/captain', 1],
      ['pg/trooper', 2],
    ]);
    const { id } = await really('new_squad', { draft: first });
    const { host } = await openWindow({ ...HOST, cost_changes: { squads: [] } });
    route.go('squads', id);
    const search = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the catalogue' });
    await user.type(await search(), 'guard');
    const list = await screen.findByRole('list', { name: 'Figures in the squad' });
    await user.click(within(list).getByRole('button', { name: /^Trooper/ }));
    await play('two');
    expect(route.item).toBe(null);
    expect(host.requests('open_squad').length).toBe(1);
    await play(GAME);
    await waitFor(() => expect([route.page, route.item]).toEqual(['squads', id]));
    expect((await search()).value).toBe('guard');
    const again = await screen.findByRole('list', { name: 'Figures in the squad' });
    const meant = within(again).getByRole('button', { name: /^Trooper/ });
    expect(meant.getAttribute('aria-current')).toBe('true');
  });
});
