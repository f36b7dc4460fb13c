import type { FillFor } from '../../../bindings/FillFor';
import type { Filling } from '../../../bindings/Filling';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import type { WireError } from '../../../bindings/WireError';
import { Beside } from '../../../lib/beside.svelte';
import { desk } from '../../../lib/desk.svelte';
import { faultOf } from '../../../lib/fault';
import { t } from '../../../lib/words.svelte';
import * as edit from './edit';
import type { BuilderState } from './state.svelte';

/** The number of suggestions. */
const TOP = 5;

interface Left {
  best?: FillFor;
  mine?: boolean;
  balanced?: boolean;
  /** The price spreadsheet last used, by game. */
  prices?: Record<string, string>;
}

/** The best ways to complete the squad. */
export class Filler {
  best = $state<FillFor>('points');
  mine = $state(false);
  /** Whether to find only balanced squads, if there are any. */
  balanced = $state(false);
  /** Whether the suggestions are from all legal squads, because none is balanced. */
  any = $state(false);
  prices = $state<string | null>(null);
  /** The suggestions; undefined before the first answer. */
  rows = $state.raw<Filling[]>();
  barred = $state.raw<string[]>([]);
  /** Whether no attachments were added to those present. */
  unattached = $state(false);
  /** The number of invalid rows in the price spreadsheet. */
  unread = $state(0);
  fault = $state.raw<WireError>();
  /** Whether the user cancelled the search. */
  stopped = $state(false);
  private of: SquadDraft | undefined;
  private readonly work = new Beside('fill_squad');

  /** The goals available in this format. */
  readonly goals = $derived.by((): FillFor[] => {
    const { shown } = this.builder;
    const all: [FillFor, boolean][] = [
      ['points', desk.points && shown.points.limit !== null],
      ['activations', desk.game?.activations !== false],
      ['endurance', shown.endurance !== ''],
      ['owned', shown.collects],
      ['price', shown.collects],
    ];
    return all.filter(([, is]) => is).map(([goal]) => goal);
  });

  constructor(private readonly builder: BuilderState) {
    const left = desk.left<Left>('fill', {});
    this.best = left.best ?? 'points';
    this.mine = (left.mine ?? false) && builder.shown.collects;
    this.balanced = (left.balanced ?? false) && desk.balance;
    this.prices = left.prices?.[builder.draft.game] ?? null;
    if (!this.goals.includes(this.best)) this.best = this.goals[0] ?? 'points';
  }

  get busy(): boolean {
    return this.work.busy;
  }

  /** Whether a price spreadsheet has to be chosen first. */
  get lacksPrices(): boolean {
    return this.best === 'price' && this.prices === null;
  }

  async ask(): Promise<void> {
    this.fault = undefined;
    this.stopped = false;
    if (this.lacksPrices) {
      this.work.stop();
      this.rows = undefined;
      return;
    }
    const { draft } = this.builder;
    const { best, mine, balanced } = this;
    const prices = best === 'price' ? this.prices : null;
    try {
      const request = { draft, best, mine, ...(balanced && { balanced }), prices, top: TOP };
      const found = await this.work.ask(request);
      if (!found) return;
      this.of = draft;
      this.rows = found.rows;
      this.barred = found.barred_by;
      this.any = balanced && !found.balanced;
      this.unattached = found.no_more_attached;
      this.unread = found.faults.length;
    } catch (error) {
      this.rows = undefined;
      this.fault = faultOf(error);
    }
  }

  /** Changes the options, saves them for next time, and searches again. */
  turn(change: Partial<Pick<Filler, 'best' | 'mine' | 'balanced' | 'prices'>>): void {
    Object.assign(this, change);
    const left = desk.left<Left>('fill', {});
    const prices = { ...left.prices, ...(this.prices ? { [this.builder.draft.game]: this.prices } : {}) };
    // Failing to save the options isn't worth an error.
    desk.leave('fill', { best: this.best, mine: this.mine, balanced: this.balanced, prices }).catch(() => {});
    void this.ask();
  }

  /** Cancels the search. */
  stop(): void {
    this.work.stop();
    this.stopped = true;
    this.rows = undefined;
  }

  /** Applies a suggestion as one step, with a toast that undoes it. False if the squad has changed since. */
  async take(row: Filling): Promise<boolean> {
    const { builder } = this;
    if (this.of !== builder.draft) return false;
    let next = builder.draft;
    for (const { figure, local_name: name, count } of row.add) {
      const cost = builder.known(figure)?.cost ?? null;
      next = edit.add(next, figure, { name, cost }, 'squad', count);
    }
    if (!(await builder.become(edit.settle(next, row.setup)))) return false;
    const count = row.add.reduce((sum, line) => sum + line.count, 0);
    builder.tell(
      t('fill-taken', { count }),
      () => {
        let back = edit.unsettle(builder.draft, row.setup);
        for (const line of row.add)
          back = edit.setCount(back, line.figure, edit.count(back, line.figure) - line.count);
        builder.change(back);
      },
      'fill',
    );
    return true;
  }

  leave(): void {
    this.work.stop();
  }
}
