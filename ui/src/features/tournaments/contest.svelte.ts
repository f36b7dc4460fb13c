import type { ClockStep } from '../../bindings/ClockStep';
import type { TournamentStep } from '../../bindings/TournamentStep';
import type { TournamentView } from '../../bindings/TournamentView';
import type { WireError } from '../../bindings/WireError';
import { call } from '../../lib/call.svelte';
import { faultOf } from '../../lib/fault';
import { Latest } from '../../lib/query/latest';

/** The answer to a step contains the tournament, so it needn't be refetched. */
const SHOWN = ['tournament'] as const;

/** An open tournament: its state, and the only way to change it. */
export class Contest {
  view = $state.raw<TournamentView | null>(null);
  fault = $state.raw<WireError | null>(null);
  /** Why the last step wasn't saved; null if it was. */
  refused = $state.raw<string | null>(null);
  private readonly latest = new Latest();
  /** Steps are saved one after another: results are typed faster than they are answered. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(readonly id: string) {}

  /** Reads the tournament; an older answer never replaces a newer one. */
  async read(): Promise<void> {
    const newest = this.latest.begin();
    try {
      const view = await call('tournament', { id: this.id });
      if (newest()) this.show(view);
    } catch (error) {
      if (newest()) this.fault = faultOf(error);
    }
  }

  private show(view: TournamentView): void {
    this.view = view;
    this.fault = null;
  }

  /** Takes a step; returns whether it was saved. */
  step(step: TournamentStep): Promise<boolean> {
    return this.next((entries) => call('step_tournament', { id: this.id, entries, step }, SHOWN));
  }

  /** Sets the round's clock; returns whether that was possible. */
  clock(step: ClockStep): Promise<boolean> {
    return this.next(() => call('run_clock', { id: this.id, step }, SHOWN));
  }

  private next(run: (entries: number) => Promise<TournamentView>): Promise<boolean> {
    const done = this.last.then(() => this.one(run));
    this.last = done;
    return done;
  }

  private async one(run: (entries: number) => Promise<TournamentView>): Promise<boolean> {
    try {
      if (!this.view) return false;
      this.latest.drop();
      const answer = await run(this.view.entries);
      // A state read meanwhile may be outdated.
      this.latest.drop();
      this.refused = answer.refused?.message ?? null;
      this.show(answer);
      return answer.refused === null;
    } catch (error) {
      const fault = faultOf(error);
      // Another window changed the tournament in between: shows its current state, with the error.
      await this.read();
      this.fault = fault;
      return false;
    }
  }
}
