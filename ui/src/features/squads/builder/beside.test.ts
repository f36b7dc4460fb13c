import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { gameView, really } from '../../../../tests/recorded';
import { draft } from '../../../../tests/recorded/draft';
import { desk } from '../../../lib/desk.svelte';
import { open, stage } from './stage';

stage();

/** The squad played with or against: a saved one, or a pasted list. */
describe('a squad beside this one', () => {
  async function openWith(role: 'has_opponent' | 'has_partner') {
    const view = await gameView();
    desk.game = { ...view, formats: view.formats.map((f) => ({ ...f, [role]: true })) };
    return await open(draft([['pg/captain', 1]]));
  }

  test('meets its opponent figure by figure, where figures fight one another', async () => {
    const user = userEvent.setup();
    const { host } = await openWith('has_opponent');
    if (desk.game) desk.game = { ...desk.game, fights: { pools: false, helpers: false, cover: null } };
    host.answers.squad_odds = {
      game: 'page-game',
      attackers: [{ id: 'pg/captain', name: 'Captain' }],
      defenders: [{ id: 'pg/giant', name: 'Giant' }],
      cells: [[{ needed: 11, hit: '1/2', expected: '5', defeat: '0' }]],
      not_counted: [],
      left_out: [],
      circumstances: [],
      unread: [],
    };
    const pane = within(await screen.findByRole('region', { name: 'Opponent’s squad' }));
    await user.click(pane.getByRole('button', { name: 'Paste a list…' }));
    await user.click(await pane.findByRole('textbox'));
    await user.paste('Giant\n3 Trooper');
    await user.click(pane.getByRole('button', { name: 'Read the list' }));
    await user.click(await pane.findByRole('button', { name: 'Everyone against everyone…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Captain vs Giant: 5' })).toBeTruthy();
    expect(host.requests('squad_odds')).toEqual([
      {
        game: 'page-game',
        near: false,
        attackers: { figures: ['pg/captain'] },
        defenders: { figures: ['pg/giant', 'pg/trooper'] },
      },
    ]);
  });

  test.each([
    ['has_opponent', 'Opponent’s squad'],
    ['has_partner', 'Partner’s squad'],
  ] as const)(
    'is pasted, told with what the rules say of it, and sent away again: %s',
    async (role, name) => {
      const user = userEvent.setup();
      const { host } = await openWith(role);
      const pane = within(await screen.findByRole('region', { name }));
      await user.click(pane.getByRole('button', { name: 'Paste a list…' }));
      await user.click(await pane.findByRole('textbox'));
      await user.paste('Giant\n3 Trooper');
      await user.click(pane.getByRole('button', { name: 'Read the list' }));
      await waitFor(() => expect(pane.queryByRole('textbox')).toBeNull());
      expect(JSON.stringify(host.requests('check_squad').at(-1))).toContain('pg/giant');
      const away = await pane.findByRole('button', { name: 'Remove' });
      expect(away.parentElement?.textContent).toMatch(/points/);
      await user.click(away);
      await pane.findByRole('combobox');
    },
  );

  test('that is pasted says which of its lines are not in it, and whom it only guessed', async () => {
    const user = userEvent.setup();
    await openWith('has_opponent');
    const pane = within(await screen.findByRole('region', { name: 'Opponent’s squad' }));
    await user.click(pane.getByRole('button', { name: 'Paste a list…' }));
    await user.click(await pane.findByRole('textbox'));
    await user.paste('Giant\n3 Troopr\n2 Nobody At All 14');
    await user.click(pane.getByRole('button', { name: 'Read the list' }));
    expect(await pane.findByText(/Line 3: .*Nobody At All/)).toBeTruthy();
    expect(pane.getByText(/Line 2: .*Troopr/)).toBeTruthy();
    await user.click(pane.getByRole('button', { name: 'Remove' }));
    await pane.findByRole('combobox');
    expect(pane.queryByText(/Nobody At All/)).toBeNull();
  });

  test('is one of the saved squads', async () => {
    const user = userEvent.setup();
    const kept = { ...draft([['pg/giant', 1]]), name: 'The giant' };
    await really('new_squad', { draft: kept });
    await openWith('has_opponent');
    const pane = within(await screen.findByRole('region', { name: 'Opponent’s squad' }));
    await waitFor(() => expect(pane.getByRole('option', { name: 'The giant' })).toBeTruthy());
    await user.selectOptions(pane.getByRole('combobox'), 'The giant');
    await pane.findByText(/^The giant/);
  });
});
