import type { NightAnswer } from '../../../bindings/NightAnswer';
import type { NightTap } from '../../../bindings/NightTap';
import type { WireError } from '../../../bindings/WireError';
import { call } from '../../../lib/call.svelte';
import { faultOf } from '../../../lib/fault';
import { Latest } from '../../../lib/query/latest';

/** The answer to a tap has the night with it: it need not be read again. */
const SHOWN = ['campaign_night'] as const;

/** The mission that is played tonight: how it stands, and the one way to tap. */
export class Night {
  view = $state.raw<NightAnswer | null>(null);
  fault = $state.raw<WireError | null>(null);
  /** Why the last tap wasn't kept; null where it was. */
  refused = $state.raw<string | null>(null);
  /** How many taps are still being written. */
  waiting = $state(0);
  private readonly latest = new Latest();
  /** Taps are written one after the other: fingers are faster than answers, and none may be lost. */
  private last: Promise<void> = Promise.resolve();

  /** The mission that was chosen; null for the one under way. */
  private mission: string | null = null;

  constructor(readonly campaign: string) {}

  get at(): { id: string; mission: string | null } {
    return { id: this.campaign, mission: this.mission };
  }

  /** Reads the night; an older answer never takes the place of a newer one. */
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

  /** Plays another mission. */
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
      // What was read meanwhile may be from before.
      this.latest.drop();
      this.refused = answer.refused;
      this.show(answer);
    } catch (error) {
      const fault = faultOf(error);
      // Somebody else tapped in between: how the night stands now is shown beside what went wrong.
      await this.read();
      this.fault = fault;
    } finally {
      this.waiting -= 1;
    }
  }
}
