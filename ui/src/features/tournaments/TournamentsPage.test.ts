import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import Toasts from '../../components/Toasts.svelte';
import { route } from '../../lib/route.svelte';
import { readScores } from './scores';
import { RULES, stage } from './stage';
import TournamentsPage from './TournamentsPage.svelte';

const at = stage();

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tables = () => [...document.querySelectorAll<HTMLElement>('[data-table]')];
const box = (table: number) =>
  screen.getByRole('textbox', { name: new RegExp(`^Result of table ${table}:`) });

async function open(): Promise<ReturnType<typeof userEvent.setup>> {
  render(TournamentsPage);
  render(Toasts);
  await screen.findByRole('heading', { level: 1, name: 'Tournaments' });
  return userEvent.setup();
}

/** A tournament of five, including Anna, who keeps the log, with its first round paired. */
async function paired(): Promise<ReturnType<typeof userEvent.setup>> {
  const players = ['Anna', 'Béla', 'Cili', 'Dani', 'Eszti'];
  const made = await really('begin_tournament', {
    game: SHELF,
    name: 'Friday',
    rounds: null,
    players,
    mine: 'Anna',
  });
  route.go('tournaments', made.id);
  render(TournamentsPage);
  render(Toasts);
  const user = userEvent.setup();
  await screen.findByRole('heading', { level: 1, name: 'Friday' });
  await user.keyboard('n');
  await screen.findByRole('heading', { level: 2, name: 'Round 1' });
  return user;
}

/** A tournament without players. */
const friday = () =>
  really('begin_tournament', { game: SHELF, name: 'Friday', rounds: null, players: [], mine: null });

describe('scores', () => {
  it('are read as people type them', () => {
    expect(readScores('120:90', 1)).toEqual([{ mine: 120, theirs: 90 }]);
    expect(readScores(' 12 : 9, 7-8 ', 3)).toEqual([
      { mine: 12, theirs: 9 },
      { mine: 7, theirs: 8 },
    ]);
    for (const text of ['', '120', 'won', '12:9 x', '1:2:3']) expect(readScores(text, 3)).toBeNull();
    expect(readScores('1:0 2:0', 1)).toBeNull();
  });
});

describe('tournaments', () => {
  it('are set up with players one a line, and opened', async () => {
    const user = await open();
    await screen.findByText('No tournaments yet');
    await user.keyboard('n');
    await user.type(screen.getByLabelText('Name'), 'Friday');
    await user.type(screen.getByLabelText(/^Players, one per line/), 'Anna\nBéla\n\n  Cili\n');
    expect(screen.getByText('3 players. More can join later.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(/^Which player are you/), 'Anna');
    await user.click(button('Start tournament'));
    await screen.findByRole('heading', { level: 1, name: 'Friday' });
    expect(screen.getByText('2 rounds planned')).toBeTruthy();
    expect(at.host.requests('begin_tournament')[0]).toMatchObject({
      players: ['Anna', 'Béla', 'Cili'],
      mine: 'Anna',
    });
  });

  it('take results by keyboard, one table after the other, and stand accordingly', async () => {
    const user = await paired();
    expect(tables()).toHaveLength(2);
    box(1).focus();
    await user.keyboard('12:9 7:8{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(box(2)));
    expect(screen.getByText('Round 1 of 3 · 1 result missing')).toBeTruthy();
    // An invalid score is reported beside it and not saved.
    await user.keyboard('a lot{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('12:9 7:8');
    await user.clear(box(2));
    await user.keyboard('4:4{Enter}');
    await screen.findByText('Round 1 of 3');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(6);
    expect(screen.getByRole('heading', { level: 2, name: 'Standings after round 1' })).toBeTruthy();
    const steps = at.host.requests('step_tournament').map((request) => request.step);
    expect(steps.filter((step) => step.do === 'result')).toHaveLength(2);
  });

  it('have results corrected by typing them anew', async () => {
    const user = await paired();
    await user.type(box(1), '5:3{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(box(2)));
    await user.clear(box(1));
    await user.type(box(1), '3:5{Enter}');
    await waitFor(() =>
      expect(at.host.requests('step_tournament').at(-1)?.step).toMatchObject({ do: 'result', correct: true }),
    );
    await waitFor(() => expect((box(1) as HTMLInputElement).value).toBe('3:5'));
  });

  it('name a winner where nobody played', async () => {
    const user = await paired();
    const name = tables()[0]?.querySelector('.pair span')?.textContent ?? '';
    await user.click(button('Who won table 1'));
    await user.click(await screen.findByRole('menuitem', { name: `${name} won` }));
    await screen.findByText(`${name} won without playing`);
  });

  it('pair nobody who has left', async () => {
    const user = await paired();
    for (const table of [1, 2]) await user.type(box(table), '9:3{Enter}');
    await user.click(button('Béla leaves'));
    await screen.findByText('Béla (left)', { selector: 'span' });
    await user.click(button(/^Pair next round/));
    await screen.findByRole('heading', { level: 2, name: 'Round 2' });
    expect(
      tables()
        .map((row) => row.textContent)
        .join(),
    ).not.toContain('Béla');
    // Shows an earlier round again.
    await user.click(button('Round 1'));
    await screen.findByRole('heading', { level: 2, name: 'Round 1' });
    expect(
      tables()
        .map((row) => row.textContent)
        .join(),
    ).toContain('Béla');
  });

  it('say why something is not done', async () => {
    const user = await paired();
    await user.type(screen.getByRole('textbox', { name: 'Name of a player' }), 'ANNA{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('ANNA is already playing.');
  });

  it('are removed, and brought back by undo', async () => {
    const { id } = await friday();
    const user = await open();
    (await screen.findByRole('button', { name: /^Friday/ })).focus();
    await user.keyboard('{Delete}');
    await screen.findByText('No tournaments yet');
    await waitFor(() => expect(document.activeElement).toBe(button(/^New tournament/)));
    const toast = (await screen.findByText('Deleted Friday')).parentElement as HTMLElement;
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: /^Friday/ });
    expect(at.host.requests('bring_back_kept')).toEqual([{ kind: 'tournament', id }]);
  });

  it('come back from the list of those removed, too', async () => {
    await friday();
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'More actions for Friday' }));
    await user.click(await screen.findByRole('menuitem', { name: /Delete/ }));
    await screen.findByText('No tournaments yet');
    await user.click(button('More actions'));
    await user.click(await screen.findByRole('menuitem', { name: 'Deleted tournaments' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deleted tournaments' });
    await user.click(await within(dialog).findByRole('button', { name: 'Restore Friday' }));
    await within(dialog).findByText('No deleted tournaments');
    expect(at.host.requests('removed_kept')[0]).toEqual({ kind: 'tournament', game: SHELF });
    // What offered to bring it back says that it is back.
    expect(screen.queryByText('Deleted Friday')).toBeNull();
    await user.keyboard('{Escape}');
    await screen.findByRole('button', { name: /^Friday/ });
  });

  it('are renamed by a key', async () => {
    const { id } = await friday();
    const user = await open();
    (await screen.findByRole('button', { name: /^Friday/ })).focus();
    await user.keyboard('{F2}');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'Saturday{Enter}');
    await screen.findByRole('button', { name: /^Saturday/ });
    expect(at.host.requests('rename_kept')).toEqual([{ kind: 'tournament', id, name: 'Saturday' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be used with a screen reader', async () => {
    await paired();
    expect((await axe.run(document.body, { rules: RULES })).violations).toEqual([]);
  });
});
