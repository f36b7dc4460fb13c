import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { gameView, really } from '../../../../tests/recorded';
import { draft } from '../../../../tests/recorded/draft';
import { desk } from '../../../lib/desk.svelte';
import type { Answers } from '../../../platform/memory';
import { half } from '../../odds/sample';
import { open, option, squad, stage } from './stage';

stage();

/**
 * Every figure needs an 11 and does ten and a half damage, except the Giant, whose card isn't known well
 * enough.
 */
const ODDS: Answers = {
  squad_odds: ({ attackers }) => ({
    game: 'page-game',
    attackers: (attackers.figures ?? []).map((id) => ({ id, name: id })),
    defenders: [{ id: 'pg/giant', name: 'Giant' }],
    cells: (attackers.figures ?? []).map((id) => [
      id === 'pg/giant' ? null : { needed: 11, hit: '1/2', expected: '21/2', defeat: '1/8' },
    ]),
    not_counted: [],
    left_out: [],
    circumstances: [],
    unread: [],
  }),
  // The made-up game has no attacks; the program's own tests cover the order of figures.
  search_figures: ({ against: _, ...request }) => really('search_figures', request),
  odds: () => half('page-game', { expected: '21/2', defeat: '1/8', hp: 150 }),
};

async function fighting() {
  const page = await open(draft([['pg/captain', 1]]), ODDS);
  if (desk.game) desk.game = { ...desk.game, fights: { pools: false, cover: 4, helpers: true } };
  return page;
}

async function chooseGiant(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Odds against…' }));
  await user.type(await screen.findByRole('combobox', { name: 'Choose an enemy' }), 'giant');
  await screen.findByRole('option', { name: /Giant.*60/, selected: true });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('One activation against Giant')).toBeTruthy();
}

describe('odds against an enemy that was chosen', () => {
  test('stand beside every figure: the roll it needs, damage for its cost, and how often it defeats', async () => {
    const user = userEvent.setup();
    const { host } = await fighting();
    await chooseGiant(user);
    await waitFor(() => expect(option(/^\s*Trooper/)?.textContent).toContain('11+ hits'));
    const trooper = option(/^\s*Trooper/)?.textContent;
    expect(trooper).toContain('1.17 damage a point');
    expect(trooper).toContain('defeats 12.5%');
    expect(within(squad()).getByText(/0\.19 damage a point/)).toBeTruthy();
    // An insufficiently known card shows nothing, and abilities that weren't included are listed.
    expect(option(/^\s*Giant/)?.textContent).not.toContain('hits');
    expect(screen.getByText('Not counted: Guile')).toBeTruthy();
    const asked = host.requests('squad_odds');
    expect(asked.every(({ defenders }) => defenders.figures?.join() === 'pg/giant')).toBe(true);
    expect(asked.every(({ attackers }) => (attackers.figures?.length ?? 0) <= 60)).toBe(true);
  });

  test('put those that do the most damage for their cost first, while somebody wants that', async () => {
    const user = userEvent.setup();
    const { host } = await fighting();
    const asked = () => host.requests('search_figures').at(-1)?.against;
    // The last enemy is chosen again.
    const first = await screen.findByRole('button', { name: 'Best damage a point first', pressed: false });
    expect(asked()).toBeUndefined();
    await user.click(first);
    await waitFor(() => expect(asked()).toBe('pg/giant'));
    await user.click(screen.getByRole('button', { name: 'Best damage a point first', pressed: true }));
    await waitFor(() => expect(asked()).toBeUndefined());
  });

  test('end where somebody ends them, and are nothing in a game whose figures don’t fight with dice', async () => {
    const user = userEvent.setup();
    await fighting();
    // The last enemy is chosen again.
    await user.click(await screen.findByRole('button', { name: 'End' }));
    await waitFor(() => expect(screen.queryByText('One activation against Giant')).toBeNull());
    expect(option(/^\s*Trooper/)?.textContent).not.toContain('hits');
    const { fights: _, ...peaceful } = desk.game ?? (await gameView());
    desk.game = peaceful;
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Odds against…' })).toBeNull());
  });
});
