import type { NightAnswer } from '../../../bindings/NightAnswer';
import type { NightTap } from '../../../bindings/NightTap';
import type { WireError } from '../../../bindings/WireError';
import { call } from '../../../lib/call.svelte';
import { faultOf } from '../../../lib/fault';
import { Latest } from '../../../lib/query/latest';

/** The answer to a tap contains the night, so it needn't be refetched. */
const SHOWN = ['campaign_night'] as const;

/** The mission played tonight: its state, and the only way to change it. */
export class Night {
  view = $state.raw<NightAnswer | null>(null);
  fault = $state.raw<WireError | null>(null);
  /** Why the last tap wasn't saved; null if it was. */
  refused = $state.raw<string | null>(null);
  /** The number of taps being saved. */
  waiting = $state(0);
  private readonly latest = new Latest();
  /** Taps are saved one after another: fingers are faster than answers, and none may be lost. */
  private last: Promise<void> = Promise.resolve();

  /** The chosen mission; null for the one in progress. */
  private mission: string | null = null;

  constructor(readonly campaign: string) {}

  get at(): { id: string; mission: string | null } {
    return { id: this.campaign, mission: this.mission };
  }

  /** Reads the night; an older answer never replaces a newer one. */
  async read(): Promise<void> {
    const newest = this.latest.begin();
    try {
      const view = await call('campaign_night', this.at);
      if (newest()) this.show(view);
    } catch (error) {
      if (newest()) this.fault = faultOf(error);
    }
  }

  private show(view: NightAnswer): void {
    this.view = view;
    this.fault = null;
  }

  /** Switches to another mission. */
  choose(mission: string): void {
    this.mission = mission;
    void this.read();
  }

  tap = (tap: NightTap): Promise<void> =>
    this.write((taps) => call('night_tap', { ...this.at, taps, tap }, SHOWN));

  undo = (): Promise<void> => this.write((taps) => call('night_undo', { ...this.at, taps }, SHOWN));

  private write(ask: (taps: number) => Promise<NightAnswer>): Promise<void> {
    this.waiting += 1;
    this.last = this.last.then(() => this.one(ask));
    return this.last;
  }

  private async one(ask: (taps: number) => Promise<NightAnswer>): Promise<void> {
    try {
      if (!this.view) return;
      this.latest.drop();
      const answer = await ask(this.view.taps);
      // A state read meanwhile may be outdated.
      this.latest.drop();
      this.refused = answer.refused;
      this.show(answer);
    } catch (error) {
      const fault = faultOf(error);
      // Another window changed the night in between: shows its current state, with the error.
      await this.read();
      this.fault = fault;
    } finally {
      this.waiting -= 1;
    }
  }
}
