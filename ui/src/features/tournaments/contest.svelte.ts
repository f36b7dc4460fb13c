import type { TournamentStep } from '../../bindings/TournamentStep';
import type { TournamentView } from '../../bindings/TournamentView';
import type { WireError } from '../../bindings/WireError';
import { call } from '../../lib/call.svelte';
import { faultOf } from '../../lib/fault';
import { Latest } from '../../lib/query/latest';

/** The answer to a step has the tournament with it: it need not be read again. */
const SHOWN = ['tournament'] as const;

/** A tournament that is open: how it stands, and the one way to do something with it. */
export class Contest {
  view = $state.raw<TournamentView | null>(null);
  fault = $state.raw<WireError | null>(null);
  /** Why the last step wasn't kept; null where it was. */
  refused = $state.raw<string | null>(null);
  private readonly latest = new Latest();
  /** Steps are written one after the other: results are typed faster than they are answered. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(readonly id: string) {}

  /** Reads it; an older answer never takes the place of a newer one. */
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

  /** Does something; whether it was kept. */
  step(step: TournamentStep): Promise<boolean> {
    const done = this.last.then(() => this.one(step));
    this.last = done;
    return done;
  }

  private async one(step: TournamentStep): Promise<boolean> {
    try {
      if (!this.view) return false;
      this.latest.drop();
      const { entries } = this.view;
      const answer = await call('step_tournament', { id: this.id, entries, step }, SHOWN);
      // What was read meanwhile may be from before.
      this.latest.drop();
      this.refused = answer.refused?.message ?? null;
      this.show(answer);
      return answer.refused === null;
    } catch (error) {
      const fault = faultOf(error);
      // Somebody else did something in between: how it stands now is shown beside what went wrong.
      await this.read();
      this.fault = fault;
      return false;
    }
  }
}
