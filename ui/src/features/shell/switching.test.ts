import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWindow, SQUAD } from '../../../tests/window';
import { desk } from '../../lib/desk.svelte';
import { route } from '../../lib/route.svelte';
import type { Answers } from '../../platform/memory';
import { forget as forgetCatalogue } from '../catalogue/browse.svelte';
import { answers, CATALOGUE, draft } from '../squads/builder/fixtures';
import { forget as forgetBuilder } from '../squads/builder/left';
import { forget as forgetSquads } from '../squads/list.svelte';

/** Who switches games and comes back finds each page as it was left. */

beforeEach(() => {
  forgetCatalogue();
  forgetBuilder();
  forgetSquads();
});

const user = userEvent.setup();
const picker = () => screen.getByRole('combobox', { name: 'Game' });

async function play(game: 'one' | 'two'): Promise<void> {
  const navigation = document.querySelector('.game select') ?? picker();
  await user.selectOptions(navigation, game);
  await waitFor(() => expect(desk.game?.id).toBe(game));
}

describe('after another game was looked at', () => {
  it('the catalogue has its words, its filters and the figure that was shown', async () => {
    const { search_figures, figure } = answers(draft());
    const { host } = await openWindow({ search_figures, figure } as Answers);
    const asked = () => host.requests('search_figures').at(-1);
    route.go('catalogue', null, { query: 'troop', filters: { factions: ['red'] } });
    await waitFor(() => expect(asked()).toMatchObject({ game: 'one', query: 'troop', factions: ['red'] }));
    await waitFor(() => expect(host.requests('figure').at(-1)?.figure).toBe('trooper'));
    await play('two');
    await waitFor(() => expect(asked()).toMatchObject({ game: 'two', query: '', factions: [] }));
    await play('one');
    await waitFor(() => expect(asked()).toMatchObject({ game: 'one', query: 'troop', factions: ['red'] }));
    expect(
      screen.getByRole<HTMLInputElement>('combobox', { name: 'Name, ability, faction or set' }).value,
    ).toBe('troop');
    await waitFor(() => expect(host.requests('figure').at(-1)).toEqual({ game: 'one', figure: 'trooper' }));
  });

  it('the list of squads has what was looked for in it', async () => {
    const other = { ...SQUAD, uuid: 's2', name: 'Night watch' };
    await openWindow({
      squads: ({ game }) => (game === 'one' ? [SQUAD, other] : [other]),
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
    await play('one');
    const back = await screen.findByRole<HTMLInputElement>('searchbox', {
      name: 'Find a squad or figure',
    });
    expect(back.value).toBe('night');
  });

  it('the squad is open again, with what was looked for beside it and the figure that was meant', async () => {
    const first = {
      ...draft([
        ['captain', 1],
        ['trooper', 2],
      ]),
      game: 'one',
    };
    const { host } = await openWindow({
      ...answers(first),
      cost_changes: { squads: [] },
    } as never);
    expect(CATALOGUE.length).toBeGreaterThan(3);
    route.go('squads', 's1');
    const search = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the catalogue' });
    await user.type(await search(), 'guard');
    const list = await screen.findByRole('list', { name: 'Figures in the squad' });
    await user.click(within(list).getByRole('button', { name: /^Trooper/ }));
    await play('two');
    expect(route.item).toBe(null);
    expect(host.requests('open_squad').length).toBe(1);
    await play('one');
    await waitFor(() => expect([route.page, route.item]).toEqual(['squads', 's1']));
    expect((await search()).value).toBe('guard');
    const again = await screen.findByRole('list', { name: 'Figures in the squad' });
    const meant = within(again).getByRole('button', { name: /^Trooper/ });
    expect(meant.getAttribute('aria-current')).toBe('true');
  });
});
