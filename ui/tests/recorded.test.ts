import { describe, expect, it } from 'vitest';
import type { CheckSquad } from '../src/bindings/CheckSquad';
import { Fault } from '../src/platform';
import { refusal } from '../src/platform/memory';
import { draft } from './recorded/draft';
import type { Step } from './recorded/file';
import { Replay, Unrecorded } from './recorded/replay';

/** How page tests are answered from recordings. */

const list = (answer: unknown): Step => ({ command: 'squads', request: { game: 'g' }, answer });
const remove = (id: string): Step => ({
  command: 'remove_kept',
  request: { kind: 'squad', id },
  answer: id,
});
const save = (name: string, revision: number): Step => ({
  command: 'save_squad',
  request: { id: 'id-1', draft: { ...draft(), name } },
  answer: { revision },
});
const fits = (...figures: string[]) => figures.map((figure) => ({ figure }));
const check = (...figures: string[]): Step => ({
  command: 'check_squad',
  request: { draft: draft(), id: 'id-1', figures },
  answer: { view: 'legal', fits: fits(...figures) },
});

describe('a recorded session', () => {
  it('answers what reads by what was true when it is asked', () => {
    const session = new Replay([list(['a', 'b']), remove('a'), list(['b']), remove('b'), list([])]);
    const read = () => session.tell('squads', { game: 'g', query: null });
    expect([read(), read()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    session.tell('remove_kept', { kind: 'squad', id: 'a' });
    expect(read()).toEqual(['b']);
    session.tell('remove_kept', { kind: 'squad', id: 'b' });
    expect(read()).toEqual([]);
    expect(() => session.tell('remove_kept', { kind: 'squad', id: 'a' })).toThrow(Unrecorded);
  });

  it('says how to record what nobody recorded', () => {
    const session = new Replay([list([])]);
    expect(() => session.tell('squads', { game: 'other' })).toThrow(/squads.*"other".*MUSTER_RECORD=1/);
    expect(() => session.tell('home', { game: 'g' })).toThrow(Unrecorded);
  });

  it('refuses what the program refused', () => {
    const error = refusal('full');
    const session = new Replay([{ command: 'squads', request: {}, error }]);
    expect(() => session.tell('squads', {})).toThrow(new Fault(error));
  });

  it('tells of each row, however many are asked about together, but of none that was never tried', () => {
    const session = new Replay([check('a', 'b'), check('c')]);
    const tell = (request: Partial<CheckSquad>) =>
      session.tell('check_squad', { draft: draft(), id: 'id-1', ...request });
    expect(tell({ figures: ['c', 'a'] })).toEqual({ view: 'legal', fits: fits('c', 'a') });
    expect(tell({})).toEqual({ view: 'legal', fits: [] });
    expect(() => tell({ figures: ['d'] })).toThrow(Unrecorded);
    expect(() => tell({ draft: draft([['a', 1]]) })).toThrow(Unrecorded);
    expect(() => tell({ figures: ['a'], beside: { holder: 'a', kind: 'reserves' } })).toThrow(Unrecorded);
  });

  it('lets a squad be saved on the way to what was saved, and no other', () => {
    const session = new Replay([save('Siege of Hoth', 2), list(['saved'])]);
    const tell = (id: string, name: string) =>
      session.tell('save_squad', { id, draft: { ...draft(), name } });
    expect(tell('id-1', 'Siege of')).toEqual({ revision: 2 });
    expect(tell('id-1', 'Siege of Hoth')).toEqual({ revision: 2 });
    expect(session.tell('squads', { game: 'g' })).toEqual(['saved']);
    expect(() => tell('id-2', 'Siege of Hoth')).toThrow(Unrecorded);
  });

  it('tells of what is typed on the way to what was recorded, and of nothing else', () => {
    const step = { do: 'correct', who: 'rebels', amount: 50, card: null, why: 'house rule' };
    const told = { lines: [], refused: [] };
    const session = new Replay([{ command: 'preview_step', request: { id: 'id-1', step }, answer: told }]);
    const tell = (more: object) => session.tell('preview_step', { id: 'id-1', step: { ...step, ...more } });
    expect(tell({ amount: 5, why: '(no reason yet)' })).toBe(told);
    expect(() => tell({ who: 'empire' })).toThrow(Unrecorded);
    expect(() => tell({ do: 'next' })).toThrow(Unrecorded);
    expect(() => tell({ card: 'toll' })).toThrow(Unrecorded);
  });
});
