import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { allChanged } from '../../lib/query/cache';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import NewGame from './NewGame.svelte';
import { table } from './sample';

let host: MemoryPlatform;
const user = userEvent.setup();

beforeEach(() => {
  allChanged();
  host = new MemoryPlatform({ squads: [], new_play: () => table() });
  setPlatform(host);
  render(NewGame, { game: 'toy', close: () => undefined });
});

async function sit(number: number, name: string, list: string): Promise<void> {
  const side = within(screen.getByRole('group', { name: new RegExp(`^Player ${number}`) }));
  await user.type(side.getByLabelText('Name'), name);
  await user.type(side.getByLabelText('The list'), list);
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('begins with two players, who need no team', async () => {
  expect(screen.queryByLabelText('Team')).toBeNull();
  await sit(1, 'Anna', 'Knight');
  await sit(2, 'Béla', 'Droid');
  await user.click(button('Start game'));
  await waitFor(() => expect(host.requests('new_play')).toHaveLength(1));
  expect(host.requests('new_play')[0]?.sides.map((side) => [side.name, side.team])).toEqual([
    ['Anna', null],
    ['Béla', null],
  ]);
});

it('seats three players, two of them in a team', async () => {
  await user.click(button('Another player'));
  await user.click(button('Another player'));
  await user.click(button('Remove player 4'));
  await sit(1, 'Anna', 'Knight');
  await sit(2, 'Béla', 'Droid');
  expect(button('Start game').disabled).toBe(true);
  await sit(3, 'Cili', 'Trooper');
  const third = within(screen.getByRole('group', { name: /^Player 3/ }));
  await user.selectOptions(third.getByLabelText('Team'), 'Team A');
  const first = within(screen.getByRole('group', { name: /^Player 1/ }));
  await user.selectOptions(first.getByLabelText('Team'), 'Team A');
  await user.click(button('Start game'));
  await waitFor(() => expect(host.requests('new_play')).toHaveLength(1));
  expect(host.requests('new_play')[0]?.sides.map((side) => [side.name, side.team])).toEqual([
    ['Anna', 'A'],
    ['Béla', null],
    ['Cili', 'A'],
  ]);
});
