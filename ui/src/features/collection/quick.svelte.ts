import type { HoldingRow } from '../../bindings/HoldingRow';
import type { WireError } from '../../bindings/WireError';
import { call } from '../../lib/call.svelte';
import { desk } from '../../lib/desk.svelte';
import { faultOf } from '../../lib/fault';
import { Latest } from '../../lib/query/latest';
import { steps } from '../../lib/steps.svelte';
import { t } from '../../lib/words.svelte';

/** The number of candidates shown. */
const CANDIDATES = 8;
/** The highest count accepted at once; more is a typing error. */
const MOST_AT_ONCE = 999;

/** Parsed input: how many of what. */
export interface Typed {
  times: number;
  what: string;
}

/** Parses `12`, `3x12`, `12*3` or `3 x yoda`; a single number is a number in the set. */
export function typed(text: string): Typed {
  const trimmed = text.trim();
  const before = /^(\d{1,3})\s*[x×]\s*(\S.*)$/iu.exec(trimmed) ?? /^(\d{1,3})\s*\*\s*(\D.*)$/u.exec(trimmed);
  if (before) return within(before[1], before[2], trimmed);
  const after = /^(.*\S)\s*\*\s*(\d{1,3})$/u.exec(trimmed);
  if (after) return within(after[2], after[1], trimmed);
  return { times: 1, what: trimmed };
}

function within(number: string | undefined, what: string | undefined, whole: string): Typed {
  const times = Number(number);
  if (times < 1 || times > MOST_AT_ONCE) return { times: 1, what: whole };
  return { times, what: what ?? '' };
}

/** An entry in the log. */
export interface Entry {
  id: number;
  row: HoldingRow;
  times: number;
  cards: number;
  taken: boolean;
  /** The id of the step that undoes it. */
  step: number;
  /** The program's number of the change. */
  change: number;
}

/** Bulk entry: the candidates for the typed text, and what was added. */
export class QuickEntry {
  text = $state('');
  set = $state<string | null>(null);
  withCards = $state(true);
  candidates = $state.raw<HoldingRow[]>([]);
  active = $state(0);
  log = $state.raw<Entry[]>([]);
  /** Typed text without a match. */
  unknown = $state<string | null>(null);
  fault = $state.raw<WireError | null>(null);
  /** The text the candidates match. */
  private found = '';
  private readonly latest = new Latest();
  private next = 0;
  private line: Promise<void> = Promise.resolve();

  /** The number of figures added and not undone. */
  get added(): number {
    return this.log.reduce((sum, entry) => sum + (entry.taken ? 0 : entry.times), 0);
  }

  async look(): Promise<void> {
    const newest = this.latest.begin();
    const { what } = typed(this.text);
    this.unknown = null;
    try {
      const rows = what === '' ? [] : await this.find(what, CANDIDATES);
      if (!newest()) return;
      this.candidates = rows;
      this.found = what;
      this.active = 0;
    } catch (error) {
      if (newest()) this.fault = faultOf(error);
    }
  }

  /** Adds the active candidate and clears the text. Entries are queued, so fast typing loses none. */
  enter(): Promise<void> {
    const { times, what } = typed(this.text);
    if (what === '') return this.line;
    const chosen = this.found === what ? this.candidates[this.active] : undefined;
    this.clear();
    this.line = this.line.then(() => this.add(what, times, chosen));
    return this.line;
  }

  /** Undoes an entry. */
  private async takeBack(entry: Entry): Promise<boolean> {
    const { done } = await call('take_back_change', { change: entry.change });
    this.log = this.log.map((e) => (e.id === entry.id ? { ...e, taken: done } : e));
    return done;
  }

  clear(): void {
    this.latest.drop();
    this.unknown = null;
    this.text = '';
    this.found = '';
    this.candidates = [];
    this.active = 0;
  }

  private async add(what: string, times: number, chosen: HoldingRow | undefined): Promise<void> {
    const game = desk.game?.id;
    if (!game) return;
    try {
      const row = chosen ?? (await this.find(what, 1))[0];
      if (!row) {
        this.unknown = what;
        if (this.text === '') this.text = what;
        return;
      }
      const cards = this.withCards ? times : 0;
      const now = await call('add_holding', { game, printing: row.printing, figures: times, cards });
      const { change } = now;
      const entry: Entry = { id: this.next++, row: now, times, cards, taken: false, step: 0, change };
      const said = t('collection-quick-added', { name: now.local_name, count: times });
      // The log already shows it, so it needs no toast.
      entry.step = steps.did(said, () => this.takeBack(entry), false);
      this.log = [entry, ...this.log].slice(0, 200);
      this.unknown = null;
      this.fault = null;
    } catch (error) {
      this.fault = faultOf(error);
      if (this.text === '') this.text = what;
    }
  }

  private async find(text: string, limit: number): Promise<HoldingRow[]> {
    const game = desk.game?.id ?? '';
    return (await call('quick_find', { game, set: this.set, text, limit })).rows;
  }
}
