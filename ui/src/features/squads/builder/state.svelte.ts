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

/** Which figure is meant, and in which list: the details follow it, `+` and `-` count it. */
export interface Selected {
  figure: string;
  place: Place | 'catalogue' | 'considering';
}

/** A squad to be built: one that is kept, or a new one, of which nothing is until something is done to it. */
export type Opened = Pick<OpenSquad, 'draft' | 'view' | 'twice'> & { id: string; saved_at: string | null };

/** Rows of the catalogue that are tried in the squad: the rules speak of both in one answer. */
export interface Trying {
  /** Who is to be tried now, and where it would be put. */
  wanted: () => { figures: string[]; beside: Beside | null };
  /** What would come of it, in the draft and the place that were asked about. */
  tried: (fits: Fit[], draft: SquadDraft, target: Place) => void;
}

/** A toast about a step: what it is about, and whether the step can still be undone alone after another one. */
interface Told {
  about: string;
  stands: (next: SquadDraft) => boolean;
}

/** A squad that is being built: its draft, what the rules say of it, the way back, and the saving. */
export class BuilderState {
  readonly saver: Saver;
  draft = $state.raw<SquadDraft>() as SquadDraft;
  /** The rules' last answer, and the draft that it is about. */
  private view = $state.raw<SquadView>() as SquadView;
  private viewed = $state.raw<SquadDraft>() as SquadDraft;
  /** The rules could not be asked. */
  fault = $state.raw<WireError>();
  selected = $state.raw<Selected>();
  /** Members that a finding is about. */
  marked = $state.raw<readonly string[]>([]);
  /** The squads that it is checked beside; they are no part of it and aren't kept. */
  others = $state.raw<Partial<Record<Role, SquadDraft>>>({});
  /** Where the catalogue adds. */
  target = $state.raw<Place>('squad');
  /** Whether another machine saved another version of it. */
  twice = $state(false);
  canUndo = $state(false);
  canRedo = $state(false);
  private readonly history: History<SquadDraft>;
  private readonly facts = new Map<string, Known>();
  /** Toasts about steps, by the draft that the step came to. */
  private readonly told = new Map<SquadDraft, Told>();
  /** Told once a new squad is kept. */
  onmade: ((id: string) => void) | undefined;
  /** What is tried with every change. */
  trying: Trying | undefined;
  private checking = false;
  private again = false;
  /** Whether the last answer may no longer be true, though the draft is the same. */
  private stale = false;

  /** The squad as it stands at this moment: the rules' answer, or the sums until it arrives. */
  readonly shown = $derived.by(() => {
    if (this.viewed === this.draft) return this.view;
    return follow(this.draft, this.view, (figure) => this.facts.get(figure), this.limit());
  });
  /** Whether the rules have spoken of just this draft. */
  readonly isChecked = $derived(this.viewed === this.draft);
  /** Where figures can stand, in the page's order. */
  readonly places = $derived.by((): Place[] => {
    const lists = this.shown.side_lists.map(({ holder, kind, pool }) => ({ holder, kind, pool }));
    const format = desk.game?.formats.find((f) => f.id === this.draft.format);
    return ['squad', ...lists, ...(format?.has_pool ? (['pool'] as const) : [])];
  });
  readonly figures = $derived(
    this.shown.members.filter((m) => m.deck === null).reduce((sum, m) => sum + m.count, 0),
  );

  /** The squad's id; empty while nothing of it was saved. */
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

  /** Changes the draft: shown at once, checked in a moment, saved soon. */
  change(next: SquadDraft, name = ''): void {
    if (next === this.draft) return;
    this.history.push(next, name);
    for (const { about, stands } of this.told.values()) if (!stands(next)) toasts.end(about);
    this.turn();
  }

  /**
   * Takes over what was made elsewhere. The rules are asked first: who comes in is shown by name at
   * once. False where the squad was changed meanwhile: nothing of that is overwritten.
   */
  async become(next: SquadDraft): Promise<boolean> {
    const before = this.draft;
    let view: SquadView | undefined;
    try {
      ({ view } = await call('check_squad', { draft: next, id: this.id || null }));
    } catch {
      // The check that follows every change tells what is wrong.
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
   * Says what the last step did, with what undoes that step and no other. It goes when the step is undone in
   * another way, and when a later one changes what it would undo.
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

  /** The page is left: what its toasts would undo isn't shown any more. */
  leave(): void {
    for (const { about } of this.told.values()) toasts.end(about);
    this.told.clear();
  }

  /** What was typed under one name is a step of its own from here on. */
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

  /** Asks the rules anew, whether the squad has changed or not. */
  check(): Promise<void> {
    this.stale = true;
    return this.ask();
  }

  /**
   * Asks the rules what they haven't said yet: of the squad where it changed, and of the rows beside it.
   * While they answer, further changes wait for one more question.
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

  /** Names the partner's or the opponent's squad, or nobody any more. */
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

  /** Keeps what the rules say of everybody. */
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

  /** Keeps what a row of the catalogue says, so that adding it can be shown at once. */
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

  /** What a figure would cost in this squad, where the rules have said it. */
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

  /** Who would come beside the squad can't be chosen any more once nobody could bring them. */
  private leaveLostTarget(): void {
    const target = this.target;
    if (target === 'squad' || target === 'pool') return;
    const lists = this.view.side_lists;
    const stands = lists.some((l) => edit.samePlace(target, l));
    if (!stands || edit.count(this.draft, target.holder) === 0) this.target = 'squad';
  }

  // What the pages do.

  /** Adds a copy; `at` says where among the squad's members it is to stand. */
  add(figure: string, place: Place = this.target, at: number | null = null): void {
    const next = edit.add(this.draft, figure, this.last(figure), place);
    this.change(at === null ? next : edit.moveTo(next, figure, at));
  }

  setCount(figure: string, copies: number, place: Place = 'squad'): void {
    if (copies <= 0) this.remove(figure, place);
    else this.change(edit.setCount(this.draft, figure, copies, place, this.last(figure)));
  }

  /** Changes how many there are of the figure that is meant. */
  count(by: number): void {
    if (!this.selected) return;
    const { figure, place } = this.selected;
    const where = place === 'catalogue' || place === 'considering' ? this.target : place;
    const now = edit.count(this.draft, figure, where);
    if (now + by >= 0) this.setCount(figure, now + by, where);
  }

  /** Takes a figure out, and offers to put it back where it was. */
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

  /** Moves a figure to another place; `at` says where among the squad's members it is to stand. */
  transfer(figure: string, from: Place, to: Place, at: number | null = null): void {
    const next = edit.transfer(this.draft, figure, from, to);
    if (next === this.draft) return;
    this.change(at === null || to !== 'squad' ? next : edit.moveTo(next, figure, at));
    this.select(figure, to);
  }

  /** The place that the page marks so. */
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

  /** The members a finding is about; the first is shown. */
  mark(members: string[]): void {
    const here = members.filter((m) => edit.count(this.draft, m) > 0);
    if (here[0]) this.selected = { figure: here[0], place: 'squad' };
    this.marked = members;
  }
}

/** Lines of the pool, in words as far as they are known. */
export function poolLines(builder: BuilderState): MemberView[] {
  const known = (figure: string) => builder.known(figure);
  const empty = { ...builder.shown, members: [], considering: [], side_lists: [] };
  const pool = { ...builder.draft, members: builder.draft.pool ?? [], considering: [] };
  return follow(pool, empty, known, null).members;
}

const [getBuilder, setBuilder] = createContext<BuilderState>();

export { getBuilder, setBuilder };
