import { describe, expect, test } from 'vitest';
import { draft } from '../../../../tests/recorded/draft';
import * as edit from './edit';

const members = (d: { members: { figure: string; count: number }[] }) =>
  d.members.map((m) => `${m.count} ${m.figure}`);

describe('editing a draft', () => {
  test('a figure added twice stands on one line', () => {
    const once = edit.add(draft(), 'trooper', { name: 'Trooper', cost: 9 });
    const twice = edit.add(once, 'trooper');
    expect(twice.members).toEqual([{ figure: 'trooper', count: 2, last_name: 'Trooper', last_cost: 9 }]);
  });

  test('a draft is never changed, only replaced', () => {
    const before = draft([['trooper', 1]]);
    const copy = structuredClone(before);
    edit.add(before, 'trooper');
    edit.remove(before, 'trooper');
    edit.consider(before, 'trooper');
    expect(before).toEqual(copy);
  });

  test('a change that changes nothing is the same draft', () => {
    const before = { ...draft([['trooper', 2]]), considering: ['giant'] };
    expect(edit.setCount(before, 'trooper', 2)).toBe(before);
    expect(edit.consider(before, 'giant')).toBe(before);
    expect(edit.dismiss(before, 'captain')).toBe(before);
    expect(edit.move(before, 'trooper', 1)).toBe(before);
  });

  test('lines of one figure become one when its count is set', () => {
    const pasted = draft([
      ['trooper', 1],
      ['guard', 1],
      ['trooper', 2],
    ]);
    expect(edit.count(pasted, 'trooper')).toBe(3);
    expect(members(edit.setCount(pasted, 'trooper', 4))).toEqual(['4 trooper', '1 guard']);
    expect(members(edit.remove(pasted, 'trooper'))).toEqual(['1 guard']);
  });

  test('a count has its bounds', () => {
    expect(members(edit.setCount(draft(), 'trooper', 1_000_000))).toEqual(['999 trooper']);
    expect(members(edit.setCount(draft([['trooper', 1]]), 'trooper', -4))).toEqual([]);
    expect(members(edit.setCount(draft([['trooper', 1]]), 'trooper', Number.NaN))).toEqual([]);
  });

  test('what was taken out goes back where it was', () => {
    const before = draft([
      ['captain', 1],
      ['guard', 2],
      ['trooper', 3],
    ]);
    const without = edit.remove(before, 'guard');
    const [, guard] = before.members;
    expect(guard && edit.putBack(without, guard, 1)).toEqual(before);
  });

  test('a figure moves up and down, and stops at the ends', () => {
    const before = draft([
      ['captain', 1],
      ['guard', 1],
      ['trooper', 1],
    ]);
    expect(members(edit.move(before, 'trooper', -1))).toEqual(['1 captain', '1 trooper', '1 guard']);
    expect(members(edit.move(before, 'captain', 1))).toEqual(['1 guard', '1 captain', '1 trooper']);
    expect(edit.move(before, 'captain', -1)).toBe(before);
    expect(members(edit.moveTo(before, 'captain', 99))).toEqual(['1 guard', '1 trooper', '1 captain']);
  });

  test('a figure considered is taken in and considered no more', () => {
    const before = edit.consider(draft(), 'giant');
    const after = edit.decide(before, 'giant', { name: 'Giant', cost: 60 });
    expect([members(after), after.considering]).toEqual([['1 giant'], []]);
  });

  test('a list beside the squad holds figures of its own, and goes when it is empty', () => {
    const place = { holder: 'captain', kind: 'reserves' };
    const one = edit.add(draft([['captain', 1]]), 'trooper', null, place, 2);
    expect(edit.count(one, 'trooper')).toBe(0);
    expect(edit.count(one, 'trooper', place)).toBe(2);
    expect(edit.remove(one, 'trooper', place).side_lists).toEqual([]);
  });

  test('a figure moves to a list beside the squad and back, every copy; its bringer does not', () => {
    const place = { holder: 'captain', kind: 'reserves' };
    const before = draft([
      ['captain', 1],
      ['trooper', 3],
    ]);
    const moved = edit.transfer(before, 'trooper', 'squad', place);
    expect([members(moved), edit.count(moved, 'trooper', place)]).toEqual([['1 captain'], 3]);
    expect(edit.transfer(moved, 'trooper', place, 'squad')).toEqual(before);
    expect(edit.transfer(before, 'captain', 'squad', place)).toBe(before);
  });

  test('lists drawn twice for one ability are counted and edited as one', () => {
    const list = { holder: 'captain', kind: 'reserves' };
    const line = { figure: 'trooper', count: 1, last_name: null, last_cost: null };
    const other = { ...list, holder: 'other', members: [line] };
    const twice = {
      ...draft(),
      side_lists: [{ ...list, members: [line] }, other, { ...list, members: [line] }],
    };
    expect(edit.count(twice, 'trooper', list)).toBe(2);
    const after = edit.setCount(twice, 'trooper', 3, list);
    expect(after.side_lists).toEqual([{ ...list, members: [{ ...line, count: 3 }] }, other]);
  });

  test('what was opened is kept apart from the squad', () => {
    const opened = edit.add(draft(), 'trooper', null, 'pool');
    expect([opened.pool?.length, opened.members.length]).toEqual([1, 0]);
  });

  test('each copy that may choose has a choice of its own', () => {
    const one = edit.choose(draft(), 'captain', 'Order', 0, 'trooper');
    const two = edit.choose(one, 'captain', 'Order', 1, 'guard');
    expect(two.setup.map((c) => c.chosen)).toEqual(['trooper', 'guard']);
    expect(edit.choose(two, 'captain', 'Order', 0, 'giant').setup.map((c) => c.chosen)).toEqual([
      'giant',
      'guard',
    ]);
    expect(edit.choose(two, 'captain', 'Order', 0, null).setup.map((c) => c.chosen)).toEqual(['guard']);
  });

  test('whoever is put on a place takes it from whoever stood there, and nobody leaves it empty', () => {
    const one = edit.stand(draft(), 'Column 1', 0, 'trooper');
    expect(one.setup).toEqual([{ holder: 'trooper', ability: 'Column 1', chosen: 'trooper' }]);
    const two = edit.stand(edit.stand(one, 'Column 2', 0, 'guard'), 'Column 1', 0, 'giant');
    expect(two.setup.map((c) => [c.ability, c.holder]).sort()).toEqual([
      ['Column 1', 'giant'],
      ['Column 2', 'guard'],
    ]);
    expect(edit.stand(two, 'Column 1', 0, null).setup.map((c) => c.chosen)).toEqual(['guard']);
  });

  test('choices that came with others are taken back as far as they still stand', () => {
    const chosen = [{ holder: 'frozen', ability: 'Frozen', chosen: 'giant' }];
    const settled = edit.replace(draft([['trooper', 1]]), draft([['frozen', 1]]).members, chosen);
    expect(settled.setup).toEqual(chosen);
    expect(edit.settle(settled, [])).toBe(settled);
    expect(edit.unsettle(settled, chosen).setup).toEqual([]);
    const again = edit.choose(settled, 'frozen', 'Frozen', 0, 'guard');
    expect(edit.unsettle(again, chosen)).toBe(again);
  });
});
