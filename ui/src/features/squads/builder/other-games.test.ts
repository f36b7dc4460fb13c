import { screen, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { gameView } from '../../../../tests/recorded';
import { draft } from '../../../../tests/recorded/draft';
import type { MemberLine } from '../../../bindings/MemberLine';
import type { SquadView } from '../../../bindings/SquadView';
import { desk } from '../../../lib/desk.svelte';
import { open, opened, squad, stage } from './stage';

stage();

describe('a game with other words and numbers', () => {
  const beside = (amount: 'points' | 'figures' | 'any', value: number | null) => (view: SquadView) => {
    const total = amount === 'points' ? 11 : 2;
    return { ...view, side_lists: view.side_lists.map((l) => ({ ...l, amount, value, total })) };
  };

  test.each([
    ['points', 15, '11 of 15 points', false],
    ['figures', 4, '2 of 4 figures', false],
    ['figures', 1, '2 of 1 figures', true],
    ['figures', null, '2 of ? figures', false],
    ['any', null, '2 figures', false],
  ] as const)('a list beside it that counts %s up to %s says %s', async (amount, value, said, over) => {
    const view = beside(amount, value);
    const squad = draft([['pg/captain', 1]]);
    squad.side_lists = [
      {
        holder: 'pg/captain',
        kind: 'reserves',
        members: [{ figure: 'pg/trooper', count: 2, last_name: null, last_cost: null }],
      },
    ];
    await opened(squad, view);
    const sum = screen.getByText(said);
    expect(sum.classList.contains('wrong')).toBe(over);
  });

  test('a card that goes on another member says on whose', async () => {
    const on = (m: MemberLine) => ({ ...m, carried: 'on Captain' });
    await opened(draft([['pg/trooper', 1]]), (view) => ({ ...view, members: view.members.map(on) }));
    expect(within(squad()).getByText('on Captain')).toBeTruthy();
  });

  test('what one of several copies pays on top is shown with how it comes about', async () => {
    const dearer = (m: MemberLine) => ({ ...m, cost: m.cost + 5, arithmetic: '2 × 9 + 5' });
    await opened(draft([['pg/trooper', 2]]), (view) => ({ ...view, members: view.members.map(dearer) }));
    const row = squad().querySelector('[data-figure="pg/trooper"]');
    expect(row?.textContent).toContain('2 × 9 + 5');
    expect(row?.querySelector('.cost')?.textContent).toBe('23');
  });

  test('a figure of several factions bears the marks of all, named in one', async () => {
    const both = (m: MemberLine) => ({ ...m, factions: ['red', 'blue'] });
    await opened(draft([['pg/trooper', 1]]), (view) => ({ ...view, members: view.members.map(both) }));
    const mark = within(squad()).getByRole('img', { name: 'Red, Blue' });
    expect(mark.querySelectorAll('.mark').length).toBe(2);
  });

  test.each([
    ['warband', 'Warband name', 'Figures in the warband'],
    ['army', 'Army name', 'Figures in the army'],
    ['squad', 'Squad name', 'Figures in the squad'],
  ] as const)('whose word is %s, the builder says it', async (word, name, figures) => {
    desk.game = { ...(await gameView()), squad: word };
    await open(draft([['pg/trooper', 1]]));
    expect(screen.getByRole('textbox', { name })).toBeTruthy();
    expect(screen.getByRole('list', { name: figures })).toBeTruthy();
    const others = ['squad', 'warband', 'army', 'armies'].filter(
      (other) => !word.startsWith(other.slice(0, 3)),
    );
    for (const other of others) expect(document.body.textContent?.toLowerCase()).not.toContain(other);
  });
});
