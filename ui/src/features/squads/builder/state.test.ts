import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draft } from '../../../bindings/Draft';
import type { SquadView } from '../../../bindings/SquadView';
import { desk } from '../../../lib/desk.svelte';
import { setPlatform } from '../../../platform';
import { type Answers, MemoryPlatform } from '../../../platform/memory';
import * as fixtures from './fixtures';
import { BuilderState } from './state.svelte';

let host: MemoryPlatform;
let number = 0;

function build(draft: Draft, answers: Answers = {}): BuilderState {
  host = new MemoryPlatform({ ...fixtures.answers(draft), ...answers });
  setPlatform(host);
  const id = `state-${number++}`;
  return new BuilderState({ id, revision: 1, saved_at: '2026-01-01', draft, view: fixtures.check(draft) });
}

beforeEach(() => {
  desk.game = structuredClone(fixtures.GAME);
});

describe('a squad being built', () => {
  test('a hundred changes can be undone and redone', () => {
    const builder = build(fixtures.draft());
    const all: Draft[] = [builder.draft];
    for (let n = 0; n < 100; n++) {
      if (n % 3 === 0) builder.add('trooper');
      else if (n % 3 === 1) builder.change({ ...builder.draft, notes: `${n}` });
      else builder.add('guard');
      all.push(builder.draft);
    }
    for (let n = 99; n >= 0; n--) {
      builder.undo();
      expect(builder.draft).toBe(all[n]);
    }
    expect(builder.canUndo).toBe(false);
    for (let n = 1; n <= 100; n++) builder.redo();
    expect([builder.draft, builder.canRedo]).toEqual([all[100], false]);
  });

  test('answers of the rules that come late never hide what was done since', async () => {
    let answer: (view: SquadView) => void = () => {};
    const builder = build(fixtures.draft(), {
      check_squad: () => new Promise<SquadView>((done) => (answer = done)),
    });
    builder.meet(fixtures.CATALOGUE);
    builder.add('trooper');
    const first = builder.draft;
    builder.add('guard');
    answer(fixtures.check(first));
    await vi.waitFor(() => expect(host.requests('check_squad').length).toBe(2));
    expect(builder.shown.members.map((m) => m.figure)).toEqual(['trooper', 'guard']);
    expect(builder.shown.total).toBe(27);
  });

  test('many changes at once ask the rules once more, not once each', async () => {
    const builder = build(fixtures.draft());
    for (let n = 0; n < 50; n++) builder.add('trooper');
    await vi.waitFor(() => expect(builder.shown.verdict).toBe('illegal'));
    expect(host.requests('check_squad').length).toBe(2);
  });

  test('another format’s points count at once', () => {
    const builder = build(fixtures.draft([['captain', 1]]), { check_squad: () => new Promise(() => {}) });
    builder.change({ ...builder.draft, format: 'large' });
    expect([builder.shown.limit, builder.shown.left]).toEqual([200, 145]);
    builder.undo();
    expect([builder.shown.limit, builder.shown.left]).toEqual([100, 45]);
  });

  test('nothing is called legal that is too much, before the rules have said so', () => {
    const builder = build(fixtures.draft([['captain', 1]]), { check_squad: () => new Promise(() => {}) });
    builder.meet(fixtures.CATALOGUE);
    expect(builder.shown.verdict).toBe('legal');
    builder.add('giant');
    expect([builder.shown.verdict, builder.shown.left]).toEqual(['unsure', -15]);
  });

  test('a figure whose pack is gone keeps its name and cost', () => {
    const draft = fixtures.draft();
    const lost = { figure: 'lost', count: 2, last_name: 'Lost One', last_cost: 7 };
    const builder = build(draft);
    builder.change({ ...draft, members: [lost] });
    expect(builder.shown.members[0]).toMatchObject({ name: 'Lost One', cost: 14 });
  });

  test('what a row says is kept with the draft', () => {
    const builder = build(fixtures.draft());
    builder.meet(fixtures.CATALOGUE);
    builder.add('trooper');
    expect(builder.draft.members[0]).toMatchObject({ last_name: 'Trooper', last_cost: 9 });
  });

  test('nobody is added to a list that nobody can bring any more', async () => {
    const builder = build(fixtures.draft([['captain', 1]]));
    builder.target = { holder: 'captain', kind: 'reserves' };
    builder.remove('captain');
    expect(builder.target).toBe('squad');
  });
});
