import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import { Book } from '../book.svelte';
import LedgerPane from '../LedgerPane.svelte';
import { begun, booked, books, mission, paper, stage } from '../stage';
import { signed, sums } from './amounts';
import { filterOf } from './filter.svelte';

const on = stage();
let view: KeptCampaign;

const show = (of: KeptCampaign = view) => render(LedgerPane, { props: { book: new Book(of.id), view: of } });
const entries = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' '));
const sum = (name: string) => screen.getByText(name).closest('div')?.querySelector('.strong')?.textContent;

beforeEach(async () => {
  view = await books(on.id);
  filterOf(on.id).clear();
});

describe('the ledger', () => {
  it('tells of each movement where, why, by which rule, how much and what was left, newest first', () => {
    show();
    expect(entries()).toHaveLength(33);
    expect(entries()[0]).toBe('Shadow Falls bought Hunting Bow Rebels · credits · SY-SHOP −400 1,350 left');
    expect(entries().at(-1)).toContain('SY-REWARDS +1 1 left');
    expect(screen.getByText('33 entries')).toBeTruthy();
  });

  it('leaves open what was left where nobody entered what there was before', async () => {
    const id = await begun('From paper');
    show(
      await booked(id, paper(['first-light', 'dry-grass']), mission('shadow-falls', 'empire', { crates: 1 })),
    );
    expect(entries()[0]?.trim()).toBe('Shadow Falls Shadow Falls: 1 crate Rebels · credits · SY-CLEANUP +50');
  });

  it('is narrowed by whose, of what and stage, and adds up what is shown', async () => {
    const user = userEvent.setup();
    show();
    expect(sum('Credits')).toBe('+1,350');
    await user.selectOptions(screen.getByLabelText('Side'), 'Rebels');
    await user.selectOptions(screen.getByLabelText('Stage'), '2. Shadow Falls');
    expect(entries()).toHaveLength(2);
    expect(sum('Credits')).toBe('0');
    expect(screen.getByText('+400 −400')).toBeTruthy();
    expect(screen.queryByText('Influence')).toBeNull();
    expect(screen.getByText('2 of 33 entries')).toBeTruthy();
  });

  it('takes off one thing it is narrowed to by its chip, and keeps the focus near', async () => {
    const user = userEvent.setup();
    show();
    await user.selectOptions(screen.getByLabelText('Type'), 'influence');
    await user.selectOptions(screen.getByLabelText('Stage'), '1. Dry Grass');
    expect(entries()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove filter: 1. Dry Grass' }));
    expect(entries()).toHaveLength(5);
    expect(document.activeElement).toBe(screen.getByLabelText('Stage'));
  });

  it('says when nothing is like that, and shows all again', async () => {
    const user = userEvent.setup();
    show();
    await user.selectOptions(screen.getByLabelText('Type'), 'influence');
    await user.selectOptions(screen.getByLabelText('Side'), 'Garrok');
    expect(screen.getByText('No entries found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all entries' }));
    expect(entries()).toHaveLength(33);
  });

  it('is still narrowed when somebody comes back to it', async () => {
    const user = userEvent.setup();
    const pane = show();
    await user.selectOptions(screen.getByLabelText('Side'), 'Empire');
    pane.unmount();
    show();
    expect(entries()).toHaveLength(10);
  });

  it('says what will stand in it before anything does', async () => {
    show(await books(await begun('Fridays')));
    expect(screen.getByText('No entries yet')).toBeTruthy();
  });

  it('has few of many rows in the page, and goes through them by keys', async () => {
    const user = userEvent.setup();
    // As many as after years of playing.
    show({ ...view, ledger: Array.from({ length: 20 }, () => view.ledger).flat() });
    const list = screen.getByRole('listbox', { name: 'Ledger' });
    const rows = await within(list).findAllByRole('option', { hidden: true });
    expect(rows.length).toBeLessThanOrEqual(60);
    list.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(within(list).getByRole('option', { selected: true, hidden: true }).textContent).toContain(
      'Sharp Eye',
    );
    await user.keyboard('{Home}{ArrowUp}');
    expect(within(list).getByRole('option', { selected: true, hidden: true }).textContent).toContain(
      'Hunting Bow',
    );
  });

  it('has no faults that axe finds', async () => {
    const user = userEvent.setup();
    const { container } = show();
    await user.selectOptions(screen.getByLabelText('Side'), 'Rebels');
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((v) => `${v.id} ${v.nodes[0]?.html}`)).toEqual([]);
  });
});

describe('sums', () => {
  it('keep the heroes’ XP and the Imperial player’s apart', () => {
    const row = view.ledger[0];
    if (!row) throw new Error('no ledger');
    const xp = (account: string, amount: number) => ({ ...row, what: 'xp', account, amount });
    const rows = [xp('hero-xp', 3), xp('hero-xp', 1), xp('imperial-xp', 2), xp('hero-xp', -1)];
    expect(sums(rows, view)).toEqual([
      { account: 'hero-xp', name: 'Heroes’ XP', came: 4, went: -1 },
      { account: 'imperial-xp', name: 'Imperial XP', came: 2, went: 0 },
    ]);
  });

  it('of another game bear the names of what it counts, and of the side where several count it', () => {
    const other = (side: string, account: string, what_name: string) => {
      const [one] = view.accounts;
      if (!one) throw new Error('no account');
      return { ...one, side, account, what: what_name, what_name };
    };
    const names = ['Wardens', 'Hedge'];
    const game = {
      sides: view.sides.map((one, at) => ({
        ...one,
        side: ['wardens', 'hedge'][at] ?? '',
        side_name: names[at] ?? '',
      })),
      heroes: [],
      accounts: [
        other('wardens', 'purse', 'wicks'),
        other('wardens', 'lore', 'lore'),
        other('hedge', 'dread', 'lore'),
      ],
    };
    const rows = ['purse', 'lore', 'dread'].map((one) => ({ account: one, amount: 1 }));
    expect(sums(rows, game).map(({ name }) => name)).toEqual(['Wicks', 'Lore · Wardens', 'Lore · Hedge']);
  });

  it('show their sign, and none at nothing', () => {
    expect([signed(1350), signed(-2), signed(0)]).toEqual(['+1,350', '−2', '0']);
  });
});
