import type { CountAnswer } from '../../bindings/CountAnswer';
import type { GapAnswer } from '../../bindings/GapAnswer';
import type { HoldingShow } from '../../bindings/HoldingShow';
import type { Named } from '../../bindings/Named';
import type { PurchaseAnswer } from '../../bindings/PurchaseAnswer';
import type { WireError } from '../../bindings/WireError';
import { Beside } from '../../lib/beside.svelte';
import { call } from '../../lib/call.svelte';
import { faultOf } from '../../lib/fault';
import { PerGame } from '../../lib/perGame';
import { Latest } from '../../lib/query/latest';
import { toasts } from '../../lib/toasts.svelte';
import { speech, t } from '../../lib/words.svelte';
import { asked, EVERYTHING } from './holdings.svelte';

/** A page size large enough for all rows. */
const EVERY = 100_000;

/** Wanted figures don't change what is owned, so these answers stay valid. */
const SHOWN = ['count_squads', 'next_purchase'] as const;

/** A figure to buy, with its number of copies. */
export interface Bought extends Named {
  copies: number;
}

/** The figures of a purchase, with duplicates counted. */
export function bought({ figures, local_names }: PurchaseAnswer): Bought[] {
  const all = new Map<string, Bought>();
  for (const [at, id] of (figures ?? []).entries()) {
    const copies = (all.get(id)?.copies ?? 0) + 1;
    all.set(id, { id, name: local_names[at] ?? id, copies });
  }
  return [...all.values()];
}

/** What the owned figures can field, and what to buy next; cached until the collection changes. */
export class Field {
  /** The format's id; empty for the default. */
  format = $state('');
  /** The agreed point limit; null for the format's. */
  points = $state<number | null>(null);
  view = $state.raw<CountAnswer>();
  gap = $state.raw<GapAnswer>();
  fault = $state.raw<WireError>();
  gapFault = $state.raw<WireError>();
  /** Whether the user cancelled the search for purchases. */
  stopped = $state(false);
  /** The number of wanted copies by figure. */
  wanted = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The state the purchases were computed from. */
  private of = '';
  private readonly latest = new Latest();
  private readonly counting = new Beside('count_squads');
  private readonly buying = new Beside('next_purchase');

  constructor(private readonly game: string) {}

  get busy(): boolean {
    return this.counting.busy;
  }

  get working(): boolean {
    return this.buying.busy;
  }

  private get request() {
    return { game: this.game, format: this.format || null, points: this.points, owned: true, by_size: true };
  }

  /** Counts the squads, and searches for purchases unless they are known. */
  async read(): Promise<void> {
    const newest = this.latest.begin();
    try {
      const [view, owned] = await Promise.all([this.counting.ask(this.request), this.holdings('owned')]);
      if (!view || !newest()) return;
      this.view = view;
      this.fault = undefined;
      void this.readWants();
      const of = JSON.stringify([
        speech.language,
        this.request,
        view,
        owned.map((row) => [row.printing, row.figures]),
      ]);
      // A search for the same state continues.
      if (of === this.of && (this.gap || this.working)) return;
      this.of = of;
      await this.shop();
    } catch (error) {
      if (!newest()) return;
      this.view = undefined;
      this.gap = undefined;
      this.of = '';
      this.fault = faultOf(error);
    }
  }

  /** Searches for purchases. */
  async shop(): Promise<void> {
    this.gap = undefined;
    this.gapFault = undefined;
    this.stopped = false;
    try {
      const gap = await this.buying.ask(this.request);
      if (gap) this.gap = gap;
    } catch (error) {
      this.gapFault = faultOf(error);
    }
  }

  /** Cancels the search for purchases. */
  stop(): void {
    this.buying.stop();
    this.stopped = true;
  }

  /** Cancels all pending work when the page is left. */
  leave(): void {
    this.latest.drop();
    this.counting.stop();
    if (!this.working) return;
    this.buying.stop();
    this.of = '';
  }

  isWanted(figures: Bought[]): boolean {
    return figures.every((f) => (this.wanted.get(f.id) ?? 0) >= f.copies);
  }

  /** Adds the figures of a purchase to the want list. */
  async want(figures: Bought[]): Promise<void> {
    const { game } = this;
    const added: number[] = [];
    for (const { id, copies } of figures) {
      const more = copies - (this.wanted.get(id) ?? 0);
      const [first] = more > 0 ? (await call('figure', { game, figure: id })).printings : [];
      if (!first) continue;
      const { printing } = first;
      added.push((await call('add_holding', { game, printing, wanted: more }, SHOWN)).change);
    }
    await this.readWants();
    const names = new Intl.ListFormat(speech.language).format(figures.map((f) => f.name));
    toasts.say(
      t('field-wanted', { names }),
      async () => {
        for (const change of added) await call('take_back_change', { change }, SHOWN);
        await this.readWants();
      },
      undefined,
      'wants',
    );
  }

  private async readWants(): Promise<void> {
    const rows = await this.holdings('wanted');
    const wanted = new Map<string, number>();
    for (const row of rows) wanted.set(row.figure, (wanted.get(row.figure) ?? 0) + row.wanted);
    this.wanted = wanted;
  }

  private async holdings(show: HoldingShow) {
    const request = { ...asked(this.game, { ...EVERYTHING, show }), offset: 0, limit: EVERY };
    return (await call('holdings', request)).rows;
  }
}

const kept = new PerGame((game) => new Field(game));

/** The cached state of a game. */
export function fieldOf(game: string): Field {
  return kept.of(game);
}

/** Drops all state, for tests. */
export function forget(): void {
  kept.clear();
}
