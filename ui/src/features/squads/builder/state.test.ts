import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftChecked } from '../../../bindings/DraftChecked';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import { desk } from '../../../lib/desk.svelte';
import { setPlatform } from '../../../platform';
import { type Answers, MemoryPlatform } from '../../../platform/memory';
import * as fixtures from './fixtures';
import { BuilderState } from './state.svelte';

let host: MemoryPlatform;
let number = 0;

function build(draft: SquadDraft, answers: Answers = {}): BuilderState {
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
    const all: SquadDraft[] = [builder.draft];
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
    let answer: (checked: DraftChecked) => void = () => {};
    const builder = build(fixtures.draft(), {
      check_squad: () => new Promise<DraftChecked>((done) => (answer = done)),
    });
    builder.meet(fixtures.CATALOGUE);
    builder.add('trooper');
    const first = builder.draft;
    builder.add('guard');
    answer(fixtures.checked({ draft: first, id: null }));
    await vi.waitFor(() => expect(host.requests('check_squad').length).toBe(2));
    expect(builder.shown.members.map((m) => m.figure)).toEqual(['trooper', 'guard']);
    expect(builder.shown.points.total).toBe(27);
  });

  test('many changes at once ask the rules once more, not once each', async () => {
    const builder = build(fixtures.draft());
    for (let n = 0; n < 50; n++) builder.add('trooper');
    await vi.waitFor(() => expect(builder.shown.verdict).toBe('illegal'));
    expect(host.requests('check_squad').length).toBe(2);
  });

  test('a change asks once: of the squad and of the rows beside it', async () => {
    const builder = build(fixtures.draft());
    const heard: [string[], SquadDraft][] = [];
    let fresh: SquadDraft | undefined;
    builder.trying = {
      wanted: () => ({ figures: fresh === builder.draft ? [] : ['guard', 'giant'], beside: null }),
      tried: (fits, draft) => {
        fresh = draft;
        heard.push([fits.map((f) => f.figure), draft]);
      },
    };
    builder.add('trooper');
    void builder.ask();
    await vi.waitFor(() => expect(heard).toEqual([[['guard', 'giant'], builder.draft]]));
    await new Promise((done) => setTimeout(done, 10));
    expect(host.requests('check_squad').map((r) => r.figures)).toEqual([['guard', 'giant']]);
    // Rows that come on screen are asked about though the squad is the same, and nothing else is.
    fresh = undefined;
    await builder.ask();
    await builder.ask();
    expect(host.requests('check_squad').length).toBe(2);
    await builder.check();
    expect(host.requests('check_squad').length).toBe(3);
  });

  test('another format’s points count at once', () => {
    const builder = build(fixtures.draft([['captain', 1]]), { check_squad: () => new Promise(() => {}) });
    builder.change({ ...builder.draft, format: 'large' });
    expect([builder.shown.points.limit, builder.shown.points.left]).toEqual([200, 145]);
    builder.undo();
    expect([builder.shown.points.limit, builder.shown.points.left]).toEqual([100, 45]);
  });

  test('nothing is called legal that is too much, before the rules have said so', () => {
    const builder = build(fixtures.draft([['captain', 1]]), { check_squad: () => new Promise(() => {}) });
    builder.meet(fixtures.CATALOGUE);
    expect(builder.shown.verdict).toBe('legal');
    builder.add('giant');
    expect([builder.shown.verdict, builder.shown.points.left]).toEqual(['unsure', -15]);
  });

  test('a figure whose pack is gone keeps its name and cost', () => {
    const draft = fixtures.draft();
    const lost = { figure: 'lost', count: 2, last_name: 'Lost One', last_cost: 7 };
    const builder = build(draft);
    builder.change({ ...draft, members: [lost] });
    expect(builder.shown.members[0]).toMatchObject({ local_name: 'Lost One', cost: 14 });
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
