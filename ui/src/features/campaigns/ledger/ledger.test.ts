import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import { setPlatform } from '../../../platform';
import { MemoryPlatform } from '../../../platform/memory';
import { Book } from '../book.svelte';
import LedgerPane from '../LedgerPane.svelte';
import { account, sampleView, side } from '../sample';
import { signed, sums } from './amounts';
import { filterOf } from './filter.svelte';

const show = (more: Partial<KeptCampaign> = {}) => {
  const view = sampleView(more);
  return render(LedgerPane, { props: { book: new Book(view.id), view } });
};
const entries = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' '));
const sum = (name: string) => screen.getByText(name).closest('div')?.querySelector('.strong')?.textContent;

beforeEach(() => {
  setPlatform(new MemoryPlatform());
  filterOf('thursday').clear();
});

describe('the ledger', () => {
  it('tells of each movement where, why, by which rule, how much and what was left, newest first', () => {
    show();
    expect(entries()).toHaveLength(11);
    expect(entries()[0]).toBe('A New Threat bought E-11 Rebels · credits · IA-SHOP −400 1,350 left');
    expect(entries().at(-1)).toContain('+800');
    expect(screen.getByText('11 entries')).toBeTruthy();
  });

  it('leaves open what was left where nobody entered what there was before', () => {
    const { ledger } = sampleView();
    show({ ledger: ledger.map((row) => ({ ...row, balance: null })) });
    expect(entries()[0]?.trim()).toBe('A New Threat bought E-11 Rebels · credits · IA-SHOP −400');
  });

  it('is narrowed by whose, of what and stage, and adds up what is shown', async () => {
    const user = userEvent.setup();
    show();
    expect(sum('Credits')).toBe('+1,350');
    await user.selectOptions(screen.getByLabelText('Side'), 'Rebels');
    await user.selectOptions(screen.getByLabelText('Stage'), '2. A New Threat');
    expect(entries()).toHaveLength(2);
    expect(sum('Credits')).toBe('0');
    expect(screen.getByText('+400 −400')).toBeTruthy();
    expect(screen.queryByText('Influence')).toBeNull();
    expect(screen.getByText('2 of 11 entries')).toBeTruthy();
  });

  it('takes off one thing it is narrowed to by its chip, and keeps the focus near', async () => {
    const user = userEvent.setup();
    show();
    await user.selectOptions(screen.getByLabelText('Type'), 'influence');
    await user.selectOptions(screen.getByLabelText('Stage'), '1. Brushfire');
    expect(entries()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove filter: 1. Brushfire' }));
    expect(entries()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByLabelText('Stage'));
  });

  it('says when nothing is like that, and shows all again', async () => {
    const user = userEvent.setup();
    show();
    await user.selectOptions(screen.getByLabelText('Side'), 'Gaarkhan');
    expect(screen.getByText('No entries found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all entries' }));
    expect(entries()).toHaveLength(11);
  });

  it('is still narrowed when somebody comes back to it', async () => {
    const user = userEvent.setup();
    const pane = show();
    await user.selectOptions(screen.getByLabelText('Side'), 'Empire');
    pane.unmount();
    show();
    expect(entries()).toHaveLength(3);
  });

  it('says what will stand in it before anything does', () => {
    show({ ledger: [] });
    expect(screen.getByText('No entries yet')).toBeTruthy();
  });

  it('has few of many rows in the page, and goes through them by keys', async () => {
    const user = userEvent.setup();
    const ledger = sampleView().ledger;
    show({ ledger: Array.from({ length: 60 }, () => ledger).flat() });
    const list = screen.getByRole('listbox', { name: 'Ledger' });
    const rows = await within(list).findAllByRole('option', { hidden: true });
    expect(rows.length).toBeLessThanOrEqual(60);
    list.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(within(list).getByRole('option', { selected: true, hidden: true }).textContent).toContain(
      'Weapon Expert',
    );
    await user.keyboard('{Home}{ArrowUp}');
    expect(within(list).getByRole('option', { selected: true, hidden: true }).textContent).toContain('E-11');
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
    const row = sampleView().ledger[0];
    if (!row) throw new Error('no ledger');
    const xp = (account: string, amount: number) => ({ ...row, what: 'xp', account, amount });
    const rows = [xp('hero-xp', 3), xp('hero-xp', 1), xp('imperial-xp', 2), xp('hero-xp', -1)];
    expect(sums(rows, sampleView())).toEqual([
      { account: 'hero-xp', name: 'Heroes’ XP', came: 4, went: -1 },
      { account: 'imperial-xp', name: 'Imperial XP', came: 2, went: 0 },
    ]);
  });

  it('of another game bear the names of what it counts, and of the side where several count it', () => {
    const view = {
      sides: [side('wardens', 'Wardens', { heroes: true }), side('hedge', 'Hedge')],
      heroes: [],
      accounts: [
        account('purse', 'wardens', 'wicks', 3),
        account('lore', 'wardens', 'lore', 1),
        account('dread', 'hedge', 'lore', 2),
      ],
    };
    const rows = ['purse', 'lore', 'dread'].map((one) => ({ account: one, amount: 1 }));
    expect(sums(rows, view).map(({ name }) => name)).toEqual(['Wicks', 'Lore · Wardens', 'Lore · Hedge']);
  });

  it('show their sign, and none at nothing', () => {
    expect([signed(1350), signed(-2), signed(0)]).toEqual(['+1,350', '−2', '0']);
  });
});
