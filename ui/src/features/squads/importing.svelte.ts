import type { Arrival } from '../../bindings/Arrival';
import type { ReadList } from '../../bindings/ReadList';
import type { SquadDraft } from '../../bindings/SquadDraft';
import type { SquadView } from '../../bindings/SquadView';
import type { WireError } from '../../bindings/WireError';
import { call } from '../../lib/call.svelte';
import { desk } from '../../lib/desk.svelte';
import { faultOf } from '../../lib/fault';
import { Latest } from '../../lib/query/latest';
import { t } from '../../lib/words.svelte';
import { keeps } from '../../platform';
import { type Chosen, type Decisions, drafted, leftOpen, nameIn, unconfirmed } from './drafts';

/** The source of a list, and the decisions on its lines. */
export interface Given {
  text: string;
  /** A file to read instead of the text. */
  path: string | null;
  decisions: Decisions;
  /** The game to read it as; null for the open one. */
  game?: string | null;
}

/** A list being imported: its source, how it was read, and the user's decisions. */
export class Importing {
  text = $state('');
  path = $state<string | null>(null);
  game = $state<string | null>(null);
  read = $state.raw<ReadList>();
  /** The rules report on the resulting squad. */
  view = $state.raw<SquadView>();
  fault = $state.raw<WireError>();
  decisions = $state<Decisions>({});
  /** Whether decisions are learnt as names. */
  remember = $state(keeps());
  busy = $state(false);
  private readonly reading = new Latest();
  private readonly checking = new Latest();
  /** The source that `read` belongs to. */
  private readOf = '';

  constructor(given: Given) {
    this.give(given);
  }

  get given(): Given {
    const { text, path, decisions, game } = this;
    return $state.snapshot({ text, path, decisions, ...(game === null ? {} : { game }) });
  }

  give({ text, path, decisions, game = null }: Given): void {
    Object.assign(this, { text, path, decisions, game });
  }

  get draft(): SquadDraft | null {
    const { read } = this;
    if (!read) return null;
    return drafted(read, $state.snapshot(this.decisions), (lines) => t('squads-import-notes', { lines }));
  }

  /** The number of lines that still need a decision. */
  get waiting(): number {
    if (!this.read) return 0;
    return leftOpen(this.read, this.decisions).length + unconfirmed(this.read, this.decisions).length;
  }

  private get source(): string {
    return JSON.stringify([this.path, this.path === null ? this.text : '', this.game]);
  }

  get empty(): boolean {
    return this.path === null && this.text.trim() === '';
  }

  /** Reads the source; only the latest read counts. */
  async look(): Promise<void> {
    const newest = this.reading.begin();
    const source = this.source;
    if (this.empty) {
      this.read = undefined;
      this.view = undefined;
      this.fault = undefined;
      return;
    }
    try {
      const game = this.game ?? desk.game?.id ?? null;
      const text = this.path === null ? this.text : null;
      const read = await call('read_list', { game, text, path: this.path });
      if (!newest()) return;
      this.read = read;
      this.readOf = source;
      this.view = read.view;
      this.fault = undefined;
      if (Object.keys(this.decisions).length > 0) void this.check();
    } catch (error) {
      if (!newest()) return;
      this.read = undefined;
      this.view = undefined;
      this.fault = faultOf(error);
    }
  }

  /** Reads the list as another game's, null for the open one, dropping the decisions. */
  readAs(game: string | null): void {
    this.game = game;
    this.decisions = {};
    void this.look();
  }

  /** Decides which figure a line means: confirms an uncertain match, or names another. */
  is(text: string, figure: Chosen): void {
    this.decisions[text] = { kind: 'is', figure };
    void this.check();
  }

  skip(text: string): void {
    this.decisions[text] = { kind: 'skip' };
    void this.check();
  }

  undecide(text: string): void {
    delete this.decisions[text];
    void this.check();
  }

  private async check(): Promise<void> {
    const draft = this.draft;
    if (!draft) return;
    const newest = this.checking.begin();
    try {
      const { view } = await call('check_squad', { draft, id: null });
      if (newest()) this.view = view;
    } catch (error) {
      if (newest()) this.fault = faultOf(error);
    }
  }

  /** Saves the squad and learns the decisions as names. Returns its id, or null if it couldn't be saved. */
  async make(): Promise<{ id: string; arrival: Arrival; untaught: string[] } | null> {
    if (this.busy) return null;
    this.busy = true;
    try {
      // If the user is faster than the parser, reads the current source first.
      if (this.readOf !== this.source) await this.look();
      const { draft } = this;
      if (!draft || this.readOf !== this.source) return null;
      // With its lasting id, a squad that is here already joins that.
      const lasting = this.read?.id;
      const { id, arrival } = await call('new_squad', { draft, ...(lasting && { id: lasting }) });
      return { id, arrival: arrival ?? 'new', untaught: this.remember ? await this.teach(draft.game) : [] };
    } catch (error) {
      this.fault = faultOf(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Learns the decisions as names; returns those that couldn't be learnt, which doesn't affect the squad. */
  private async teach(game: string): Promise<string[]> {
    const untaught: string[] = [];
    const view = this.read?.view;
    const lines = view ? [...view.members, ...view.beside, ...view.unresolved] : [];
    for (const [line, decision] of Object.entries(this.decisions)) {
      const text = nameIn(line);
      const there = lines.some((l) => l.text === line);
      if (decision.kind !== 'is' || !there || text === '') continue;
      await call('learn_alias', { game, alias: text, figure: decision.figure.id }).catch(() => {
        untaught.push(text);
      });
    }
    return untaught;
  }
}
