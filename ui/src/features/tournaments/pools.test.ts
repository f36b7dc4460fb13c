import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import Toasts from '../../components/Toasts.svelte';
import { route } from '../../lib/route.svelte';
import { RULES, stage } from './stage';
import TournamentsPage from './TournamentsPage.svelte';

const at = stage();

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pools = () => [...document.querySelectorAll('details')];
const pool = (name: string) => {
  const found = pools().find((one) => one.querySelector('summary')?.textContent?.includes(name));
  if (!found) throw new Error(`no pool of ${name}`);
  return found;
};

async function open(): Promise<ReturnType<typeof userEvent.setup>> {
  const players = ['Anna', 'Béla', 'Cili'];
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
  await screen.findByRole('heading', { level: 1, name: 'Friday' });
  return userEvent.setup();
}

/** Deals boosters of two commons and a rare, two for each player. */
async function deal(user: ReturnType<typeof userEvent.setup>, play: 'sealed' | 'draft'): Promise<void> {
  await user.click(button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Deal boosters…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deal boosters' }));
  const does = dialog.getByRole<HTMLButtonElement>('button', { name: 'Deal' });
  // Boosters can't be dealt without contents.
  expect(does.disabled).toBe(true);
  await user.selectOptions(dialog.getByLabelText('Played as'), play);
  await user.selectOptions(dialog.getByLabelText('Filled from'), 'First Set');
  await user.type(dialog.getByLabelText('Common'), '2');
  await user.type(dialog.getByLabelText('Rare'), '1');
  expect(does.disabled).toBe(false);
  await user.click(does);
  await screen.findByRole('heading', { level: 2, name: play === 'draft' ? 'Draft' : 'Pools' });
}

describe('boosters', () => {
  it('are dealt to every player, and say how many squads each can field', async () => {
    const user = await open();
    await deal(user, 'sealed');
    expect(pools()).toHaveLength(3);
    expect(at.host.requests('step_tournament').at(-1)?.step).toMatchObject({
      do: 'deal',
      play: 'sealed',
      sets: ['first-set'],
      own: false,
      boosters: 2,
    });
    for (const one of pools()) {
      expect(one.textContent).toContain('6 figures');
      const counts = [...one.querySelectorAll('.digits')].map((count) =>
        Number.parseInt(count.textContent, 10),
      );
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    }
    await user.click(button('Count squads'));
    await screen.findAllByText(/^[\d,]+ legal squads?$/);
    for (const one of pools()) expect(one.textContent).toMatch(/\d legal squads?/);
    // After dealing again, old counts are gone.
    await user.click(button('More actions'));
    expect(await screen.findByRole('menuitem', { name: 'Deal boosters again…' })).toBeTruthy();
  });

  it('of a draft are opened one by one, and picks are entered for each player', async () => {
    const user = await open();
    await deal(user, 'draft');
    expect(pool('Béla').textContent).toContain('Picks not entered yet');
    const boosters = within(pool('Béla')).getAllByRole('heading', { level: 3, hidden: true });
    expect(boosters.map((heading) => heading.textContent)).toEqual(['Booster 1', 'Booster 2']);
    await user.click(pool('Béla').querySelector('summary') as HTMLElement);
    await user.click(within(pool('Béla')).getByRole('button', { name: 'Enter picks' }));
    // A figure nobody opened can't have been picked.
    const box = screen.getByLabelText('Picks of Béla, one per line');
    await user.type(box, 'Nobody');
    await user.click(button('Save picks'));
    expect((await screen.findByRole('alert')).textContent).toContain('Nobody');
    expect(pool('Béla').textContent).toContain('Picks not entered yet');
    await user.clear(box);
    const first =
      within(pool('Béla')).getAllByRole('listitem', { hidden: true })[0]?.textContent?.trim() ?? '';
    await user.type(box, first);
    await user.click(button('Save picks'));
    await screen.findByText('1 figure');
    expect(pool('Béla').textContent).toContain(first);
  });

  it('can be read by everybody', async () => {
    const user = await open();
    await deal(user, 'sealed');
    for (const one of pools()) one.open = true;
    expect((await axe.run(document.body, { rules: RULES })).violations).toEqual([]);
  });
});
