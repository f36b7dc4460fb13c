import { createContext } from 'svelte';
import type { Beside } from '../../../bindings/Beside';
import type { FigureLine } from '../../../bindings/FigureLine';
import type { Fit } from '../../../bindings/Fit';
import type { MemberView } from '../../../bindings/MemberView';
import type { OpenSquad } from '../../../bindings/OpenSquad';
import type { Role } from '../../../bindings/Role';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import type { SquadView } from '../../../bindings/SquadView';
import type { WireError } from '../../../bindings/WireError';
import { call } from '../../../lib/call.svelte';
import { known } from '../../../lib/cost';
import { desk } from '../../../lib/desk.svelte';
import { faultOf } from '../../../lib/fault';
import { toasts } from '../../../lib/toasts.svelte';
import { t } from '../../../lib/words.svelte';
import type { Place } from './edit';
import * as edit from './edit';
import { type History, historyOf, keepHistory } from './history';
import { pending, Saver } from './saver.svelte';
import { follow, type Known } from './shown';

/** The selected figure and its list: the details follow it, and `+` and `-` change its count. */
export interface Selected {
  figure: string;
  place: Place | 'catalogue' | 'considering';
}

/** A squad opened in the builder: a saved one, or a new one that isn't saved before its first change. */
export type Opened = Pick<OpenSquad, 'draft' | 'view' | 'twice'> & { id: string; saved_at: string | null };

/** Catalogue rows to check along with the squad, in the same request. */
export interface Trying {
  /** The figures to check, and the side list they would be added to. */
  wanted: () => { figures: string[]; beside: Beside | null };
  /** Called with the results, for the draft and place they were requested for. */
  tried: (fits: Fit[], draft: SquadDraft, target: Place) => void;
}

/**
 * A toast about a step: its subject, and whether the step can still be undone by itself after another change.
 */
interface Told {
  about: string;
  stands: (next: SquadDraft) => boolean;
}

/** The state of the builder: the draft, its report, the undo history, and the saver. */
export class BuilderState {
  readonly saver: Saver;
  draft = $state.raw<SquadDraft>() as SquadDraft;
  /** The latest report, and the draft it belongs to. */
  private view = $state.raw<SquadView>() as SquadView;
  private viewed = $state.raw<SquadDraft>() as SquadDraft;
  /** Why the last check failed. */
  fault = $state.raw<WireError>();
  selected = $state.raw<Selected>();
  /** The figures highlighted for a finding. */
  marked = $state.raw<readonly string[]>([]);
  /** The squads it is checked with; not part of it and not saved. */
  others = $state.raw<Partial<Record<Role, SquadDraft>>>({});
  /** The place that the catalogue adds to. */
  target = $state.raw<Place>('squad');
  /** Whether another machine saved a conflicting version. */
  twice = $state(false);
  canUndo = $state(false);
  canRedo = $state(false);
  private readonly history: History<SquadDraft>;
  private readonly facts = new Map<string, Known>();
  /** Toasts about steps, by the draft each step produced. */
  private readonly told = new Map<SquadDraft, Told>();
  /** Called once a new squad is saved. */
  onmade: ((id: string) => void) | undefined;
  /** Rows to check with every change. */
  trying: Trying | undefined;
  private checking = false;
  private again = false;
  /** Whether the report may be outdated for the same draft. */
  private stale = false;

  /** The squad as shown: the report, or simple sums until it arrives. */
  readonly shown = $derived.by(() => {
    if (this.viewed === this.draft) return this.view;
    return follow(this.draft, this.view, (figure) => this.facts.get(figure), this.limit());
  });
  /** Whether the report belongs to the current draft. */
  readonly isChecked = $derived(this.viewed === this.draft);
  /** The places a figure can be in, in the page's order. */
  readonly places = $derived.by((): Place[] => {
    const lists = this.shown.side_lists.map(({ holder, kind, pool }) => ({ holder, kind, pool }));
    const format = desk.game?.formats.find((f) => f.id === this.draft.format);
    return ['squad', ...lists, ...(format?.has_pool ? (['pool'] as const) : [])];
  });
  readonly figures = $derived(
    this.shown.members.filter((m) => m.deck === null).reduce((sum, m) => sum + m.count, 0),
  );

  /** The squad's id; empty until it is saved. */
  get id(): string {
    return this.saver.id;
  }

  constructor(opened: Opened) {
    const left = pending(opened.id);
    this.saver = left ?? new Saver(opened.id);
    if (opened.saved_at !== null) this.saver.savedAt ??= new Date(opened.saved_at);
    this.draft = left?.draft ?? opened.draft;
    this.history = historyOf(opened.id, this.draft);
    this.saver.made = (id) => {
      keepHistory(id, this.history);
      this.onmade?.(id);
    };
    this.draft = this.history.now;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    this.twice = opened.twice ?? false;
    this.take(opened.view, left?.draft ? opened.draft : this.draft);
    const first = opened.view.members[0];
    if (first) this.select(first.figure, 'squad');
    if (left?.draft) void this.check();
  }

  /** Changes the draft: shown at once, then checked and saved. */
  change(next: SquadDraft, name = ''): void {
    if (next === this.draft) return;
    this.history.push(next, name);
    for (const { about, stands } of this.told.values()) if (!stands(next)) toasts.end(about);
    this.turn();
  }

  /**
   * Replaces the draft by one made elsewhere. Checks it first, so that its figures are shown by name at once.
   * Returns false, changing nothing, if the squad was changed meanwhile.
   */
  async become(next: SquadDraft): Promise<boolean> {
    const before = this.draft;
    let view: SquadView | undefined;
    try {
      ({ view } = await call('check_squad', { draft: next, id: this.id || null }));
    } catch {
      // The check that follows every change reports the error.
    }
    if (before !== this.draft) return false;
    if (view) this.meetAll(view);
    const members = next.members.map((m) => {
      const last = this.last(m.figure);
      return {
        ...m,
        last_name: m.last_name ?? last?.name ?? null,
        last_cost: m.last_cost ?? last?.cost ?? null,
      };
    });
    const named = { ...next, members };
    if (view) this.take(view, named);
    this.change(named);
    return true;
  }

  undo(): void {
    if (!this.history.canUndo) return;
    const told = this.told.get(this.draft);
    if (told) toasts.end(told.about);
    this.history.undo();
    this.turn();
  }

  redo(): void {
    if (!this.history.canRedo) return;
    this.history.redo();
    this.turn();
  }

  /**
   * Reports the last step in a toast that undoes only that step. It goes when the step is undone otherwise,
   * or when a later change makes `stands` false.
   */
  tell(
    text: string,
    alone: () => void,
    about = `step ${this.told.size}`,
    stands: Told['stands'] = () => true,
  ): void {
    const made = this.draft;
    const own = `squad ${this.id} ${about}`;
    this.told.set(made, { about: own, stands });
    toasts.say(text, () => (made === this.draft ? this.undo() : alone()), undefined, own);
  }

  /** Removes the toasts, whose effects wouldn't be visible after leaving the page. */
  leave(): void {
    for (const { about } of this.told.values()) toasts.end(about);
    this.told.clear();
  }

  /** Ends the current undo step. */
  rest(): void {
    this.history.rest();
  }

  private turn(): void {
    this.draft = this.history.now;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    this.marked = [];
    this.leaveLostTarget();
    this.saver.touch(this.draft);
    void this.ask();
  }

  /** Checks the squad again even if it hasn't changed. */
  check(): Promise<void> {
    this.stale = true;
    return this.ask();
  }

  /**
   * Checks whatever has no report yet: the squad if it changed, and the rows beside it. Changes made
   * meanwhile are checked in one more request.
   */
  async ask(): Promise<void> {
    this.again = true;
    if (this.checking) return;
    this.checking = true;
    while (this.again) {
      this.again = false;
      const { draft, target, stale } = this;
      const { figures, beside } = this.trying?.wanted() ?? { figures: [], beside: null };
      if (!stale && draft === this.viewed && figures.length === 0) continue;
      this.stale = false;
      try {
        const { view, fits } = await call('check_squad', {
          draft,
          id: this.id || null,
          figures,
          beside,
          ...this.others,
        });
        this.take(view, draft);
        this.trying?.tried(fits, draft, target);
        this.fault = undefined;
      } catch (error) {
        this.fault = faultOf(error);
      }
    }
    this.checking = false;
  }

  /** Sets or removes the partner's or opponent's squad. */
  playBeside(role: Role, draft: SquadDraft | undefined): void {
    this.others = { ...this.others, [role]: draft };
    void this.check();
  }

  private take(view: SquadView, about: SquadDraft): void {
    this.meetAll(view);
    this.view = view;
    this.viewed = about;
    if (about === this.draft) this.leaveLostTarget();
  }

  /** Keeps what a report contains about each figure. */
  private meetAll(view: SquadView): void {
    for (const m of [...view.members, ...view.considering, ...view.side_lists.flatMap((l) => l.members)]) {
      this.learn(m.figure, {
        name: m.local_name,
        factions: m.factions,
        cost: m.unit_cost ?? this.facts.get(m.figure)?.cost ?? null,
        unique: m.unique,
        owned: m.owned,
      });
    }
  }

  /** Keeps what the catalogue's rows contain, so that an added figure is shown at once. */
  meet(rows: FigureLine[]): void {
    for (const row of rows) {
      this.learn(row.id, {
        name: row.local_name,
        factions: row.factions,
        cost: known(row.cost),
        unique: row.unique,
        owned: row.owned.figures,
      });
    }
  }

  /** Keeps a figure's cost in this squad, once reported. */
  price(figure: string, cost: number | null): void {
    const known = this.facts.get(figure);
    if (known && cost !== null) this.learn(figure, { ...known, cost });
  }

  known(figure: string): Known | undefined {
    return this.facts.get(figure);
  }

  private learn(figure: string, known: Known): void {
    this.facts.set(figure, known);
  }

  private limit(): number | null {
    if (this.draft.limit !== null) return this.draft.limit;
    if (this.draft.format === this.viewed.format && this.viewed.limit === null) return this.view.points.limit;
    return desk.game?.formats.find((f) => f.id === this.draft.format)?.limit ?? null;
  }

  /** Resets the target if the side list or its holder is gone. */
  private leaveLostTarget(): void {
    const target = this.target;
    if (target === 'squad' || target === 'pool') return;
    const lists = this.view.side_lists;
    const stands = lists.some((l) => edit.samePlace(target, l));
    if (!stands || edit.count(this.draft, target.holder) === 0) this.target = 'squad';
  }

  // The actions of the pages.

  /** Adds a copy; `at` is its index among the squad's figures. */
  add(figure: string, place: Place = this.target, at: number | null = null): void {
    const next = edit.add(this.draft, figure, this.last(figure), place);
    this.change(at === null ? next : edit.moveTo(next, figure, at));
  }

  setCount(figure: string, copies: number, place: Place = 'squad'): void {
    if (copies <= 0) this.remove(figure, place);
    else this.change(edit.setCount(this.draft, figure, copies, place, this.last(figure)));
  }

  /** Changes the number of copies of the selected figure. */
  count(by: number): void {
    if (!this.selected) return;
    const { figure, place } = this.selected;
    const where = place === 'catalogue' || place === 'considering' ? this.target : place;
    const now = edit.count(this.draft, figure, where);
    if (now + by >= 0) this.setCount(figure, now + by, where);
  }

  /** Removes a figure, with a toast that restores it in place. */
  remove(figure: string, place: Place = 'squad'): void {
    const all = edit.lines(this.draft, place);
    const at = all.findIndex((l) => l.figure === figure);
    const line = all[at];
    if (!line) return;
    const gone = { ...line, count: edit.count(this.draft, figure, place) };
    const before = this.draft;
    this.change(edit.remove(before, figure, place));
    this.tell(t('builder-removed', { name: this.nameOf(figure) }), () => {
      const back = edit.putBack(this.draft, gone, at, place);
      this.change(place === 'squad' ? edit.chooseAgain(back, figure, before) : back);
    });
  }

  /** Moves a figure to another place; `at` is its index among the squad's figures. */
  transfer(figure: string, from: Place, to: Place, at: number | null = null): void {
    const next = edit.transfer(this.draft, figure, from, to);
    if (next === this.draft) return;
    this.change(at === null || to !== 'squad' ? next : edit.moveTo(next, figure, at));
    this.select(figure, to);
  }

  /** The place with a given `data-drop` value. */
  placeOf(zone: string): Place | undefined {
    return this.places.find((place) => edit.zoneOf(place) === zone);
  }

  consider(figure: string): void {
    this.change(edit.consider(this.draft, figure));
  }

  nameOf(figure: string): string {
    return this.facts.get(figure)?.name ?? figure;
  }

  private last(figure: string): edit.LastKnown | null {
    const known = this.facts.get(figure);
    return known ? { name: known.name, cost: known.cost } : null;
  }

  select(figure: string, place: Selected['place']): void {
    this.selected = { figure, place };
    this.marked = [];
  }

  /** Whether a figure is in the squad. */
  has(figure: string): boolean {
    return edit.count(this.draft, figure) > 0;
  }

  isSelected(figure: string, place: Selected['place']): boolean {
    const now = this.selected;
    if (now?.figure !== figure) return false;
    if (typeof now.place === 'string' || typeof place === 'string') return now.place === place;
    return edit.samePlace(now.place, place);
  }

  /** Highlights the figures of a finding and selects the first. */
  mark(members: string[]): void {
    const here = members.filter((m) => edit.count(this.draft, m) > 0);
    if (here[0]) this.selected = { figure: here[0], place: 'squad' };
    this.marked = members;
  }
}

/** The lines of the pool, with names as far as they are known. */
export function poolLines(builder: BuilderState): MemberView[] {
  const known = (figure: string) => builder.known(figure);
  const empty = { ...builder.shown, members: [], considering: [], side_lists: [] };
  const pool = { ...builder.draft, members: builder.draft.pool ?? [], considering: [] };
  return follow(pool, empty, known, null).members;
}

const [getBuilder, setBuilder] = createContext<BuilderState>();

export { getBuilder, setBuilder };
