import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gameView, RecordedPlatform, really, recorded } from '../../../../tests/recorded';
import { draft, GAME } from '../../../../tests/recorded/draft';
import type { DraftChecked } from '../../../bindings/DraftChecked';
import type { FigureLine } from '../../../bindings/FigureLine';
import type { SearchRequest } from '../../../bindings/SearchRequest';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import { desk } from '../../../lib/desk.svelte';
import { setPlatform } from '../../../platform';
import type { Answers } from '../../../platform/memory';
import { BuilderState } from './state.svelte';

let host: RecordedPlatform;

async function build(draft: SquadDraft, answers: Answers = {}): Promise<BuilderState> {
  host = new RecordedPlatform(answers);
  setPlatform(host);
  return new BuilderState(await really('new_squad', { draft }));
}

/** Rows of the catalogue. */
async function rows(): Promise<FigureLine[]> {
  const words = ['captain', 'giant', 'royal', 'trooper'];
  const found = words.map((query) => really('search_figures', { ...EVERYBODY, query }));
  return (await Promise.all(found)).flatMap((page) => page.rows);
}

const EVERYBODY: SearchRequest = {
  game: GAME,
  query: '',
  sets: [],
  factions: [],
  eras: [],
  rarities: [],
  abilities: [],
  cost_min: null,
  cost_max: null,
  unique: null,
  owned: null,
  sort: 'relevance',
  descending: false,
  offset: 0,
  limit: 60,
};

recorded();

beforeEach(async () => {
  desk.game = await gameView();
});

describe('a squad being built', () => {
  test('a hundred changes can be undone and redone', async () => {
    const builder = await build(draft());
    const all: SquadDraft[] = [builder.draft];
    for (let n = 0; n < 100; n++) {
      if (n % 3 === 0) builder.add('pg/trooper');
      else if (n % 3 === 1) builder.change({ ...builder.draft, notes: `${n}` });
      else builder.add('pg/royal-guard');
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
    const builder = await build(draft(), {
      check_squad: () => new Promise<DraftChecked>((done) => (answer = done)),
    });
    builder.meet(await rows());
    builder.add('pg/trooper');
    const first = builder.draft;
    builder.add('pg/royal-guard');
    answer(await really('check_squad', { draft: first, id: builder.id }));
    await vi.waitFor(() => expect(host.requests('check_squad').length).toBe(2));
    expect(builder.shown.members.map((m) => m.figure)).toEqual(['pg/trooper', 'pg/royal-guard']);
    expect(builder.shown.points.total).toBe(27);
  });

  test('many changes at once ask the rules once more, not once each', async () => {
    const builder = await build(draft());
    for (let n = 0; n < 50; n++) builder.add('pg/trooper');
    await vi.waitFor(() => expect(builder.shown.verdict).toBe('illegal'));
    expect(host.requests('check_squad').length).toBe(2);
  });

  test('a change asks once: of the squad and of the rows beside it', async () => {
    const builder = await build(draft());
    const heard: [string[], SquadDraft][] = [];
    let fresh: SquadDraft | undefined;
    builder.trying = {
      wanted: () => ({ figures: fresh === builder.draft ? [] : ['pg/royal-guard', 'giant'], beside: null }),
      tried: (fits, draft) => {
        fresh = draft;
        heard.push([fits.map((f) => f.figure), draft]);
      },
    };
    builder.add('pg/trooper');
    void builder.ask();
    await vi.waitFor(() => expect(heard).toEqual([[['pg/royal-guard', 'giant'], builder.draft]]));
    await new Promise((done) => setTimeout(done, 10));
    expect(host.requests('check_squad').map((r) => r.figures)).toEqual([['pg/royal-guard', 'giant']]);
    // Rows that come into view are requested even if the squad is unchanged, and nothing else is.
    fresh = undefined;
    await builder.ask();
    await builder.ask();
    expect(host.requests('check_squad').length).toBe(2);
    await builder.check();
    expect(host.requests('check_squad').length).toBe(3);
  });

  test('another format’s points count at once', async () => {
    const builder = await build(draft([['pg/captain', 1]]), { check_squad: () => new Promise(() => {}) });
    builder.change({ ...builder.draft, format: 'large' });
    expect([builder.shown.points.limit, builder.shown.points.left]).toEqual([200, 145]);
    builder.undo();
    expect([builder.shown.points.limit, builder.shown.points.left]).toEqual([100, 45]);
  });

  test('nothing is called legal that is too much, before the rules have said so', async () => {
    const builder = await build(draft([['pg/captain', 1]]), { check_squad: () => new Promise(() => {}) });
    builder.meet(await rows());
    expect(builder.shown.verdict).toBe('legal');
    builder.add('pg/giant');
    expect([builder.shown.verdict, builder.shown.points.left]).toEqual(['unsure', -15]);
  });

  test('a figure whose pack is gone keeps its name and cost', async () => {
    const none = draft();
    const lost = { figure: 'lost', count: 2, last_name: 'Lost One', last_cost: 7 };
    const builder = await build(none);
    builder.change({ ...none, members: [lost] });
    expect(builder.shown.members[0]).toMatchObject({ local_name: 'Lost One', cost: 14 });
  });

  test('what a row says is kept with the draft', async () => {
    const builder = await build(draft());
    builder.meet(await rows());
    builder.add('pg/trooper');
    expect(builder.draft.members[0]).toMatchObject({ last_name: 'Trooper', last_cost: 9 });
  });

  test('nobody is added to a list that nobody can bring any more', async () => {
    const builder = await build(draft([['pg/captain', 1]]));
    builder.target = { holder: 'pg/captain', kind: 'reserves' };
    builder.remove('pg/captain');
    expect(builder.target).toBe('squad');
  });
});
