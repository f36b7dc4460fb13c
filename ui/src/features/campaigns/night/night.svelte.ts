import type { NightAnswer } from '../../../bindings/NightAnswer';
import type { NightTap } from '../../../bindings/NightTap';
import type { Reveal } from '../../../bindings/Reveal';
import type { WireError } from '../../../bindings/WireError';
import type { NightSide } from '../../../lib/apart';
import { call } from '../../../lib/call.svelte';
import { faultOf } from '../../../lib/fault';
import { Latest } from '../../../lib/query/latest';
import type { Asking } from '../home/peek.svelte';
import { Sight } from './sight.svelte';

/** The answer to a tap contains the night, so it needn't be refetched. */
const SHOWN = ['campaign_night'] as const;

/** What a request says of the campaign. */
interface At {
  id: string;
  mission: string | null;
  reveal?: Reveal;
}

/** The mission played tonight as one of the sides sees it: its state, and the only way to change it. */
export class Night implements Asking {
  view = $state.raw<NightAnswer | null>(null);
  fault = $state.raw<WireError | null>(null);
  /** Why the last tap wasn't saved; null if it was. */
  refused = $state.raw<string | null>(null);
  /** The tap that was refused last, if the mission may say otherwise. */
  again = $state.raw<NightTap | null>(null);
  /** The number of taps being saved. */
  waiting = $state(0);
  /** Whether the dialog asking for the PIN is open. */
  asking = $state(false);
  side = $state.raw<NightSide>('common');
  /** Whether each side has a view of its own. */
  sided = $state(false);
  /** Whom the groups have in sight that Muster activates. */
  readonly sight = new Sight();
  /** With which PIN the secrets are revealed; null if they aren't. */
  private reveal = $state.raw<Reveal | null>(null);
  private readonly latest = new Latest();
  /** Taps are saved one after another: fingers are faster than answers, and none may be lost. */
  private last: Promise<void> = Promise.resolve();

  /** The chosen mission; null for the one in progress. */
  private mission: string | null = null;

  constructor(
    readonly campaign: string,
    side: NightSide = 'common',
  ) {
    this.side = side;
  }

  get at(): At {
    const at = { id: this.campaign, mission: this.mission };
    return this.reveal ? { ...at, reveal: this.reveal } : at;
  }

  /** Whether the view can be shown: the Imperial player's only once its secrets may be. */
  get open(): boolean {
    return this.side !== 'empire' || this.reveal !== null;
  }

  /** Turns to the view of a side. What was revealed is gone before the night is read again. */
  turn(side: NightSide): void {
    this.side = side;
    this.asking = false;
    this.fault = null;
    if (side === 'empire') {
      if (this.reveal) void this.read();
      else void this.show();
      return;
    }
    if (this.reveal) {
      this.reveal = null;
      this.latest.drop();
      this.view = null;
      this.refused = null;
    }
    void this.read();
  }

  /** Reveals the secrets; asks for the PIN if there is one. */
  show = async (): Promise<void> => {
    try {
      await this.look(null);
    } catch (error) {
      const fault = faultOf(error);
      if (this.side !== 'empire') return;
      if (fault.code === 'pin-wrong') this.asking = true;
      else this.fault = fault;
      // The heading says which mission it is all the same.
      await this.read();
    }
  };

  /** Reveals the secrets with a PIN; throws if it is wrong. */
  look = async (pin: string | null): Promise<void> => {
    const reveal = { secrets: true, pin };
    const newest = this.latest.begin();
    const view = await call('campaign_night', { ...this.at, reveal });
    if (this.side !== 'empire') return;
    this.reveal = reveal;
    if (newest()) this.put(view);
    else await this.read();
  };

  /** Reads the night; an older answer never replaces a newer one. */
  async read(): Promise<void> {
    const newest = this.latest.begin();
    try {
      const view = await call('campaign_night', this.at);
      if (newest()) this.put(view);
    } catch (error) {
      if (newest()) this.fault = faultOf(error);
    }
  }

  private put(view: NightAnswer): void {
    this.view = view;
    this.sided = view.begun && view.threat !== null;
    this.fault = null;
  }

  /** Switches to another mission; null for the one that is to be played. */
  choose(mission: string | null): void {
    this.mission = mission;
    void this.read();
  }

  tap = (tap: NightTap): Promise<void> =>
    this.write((taps) => call('night_tap', { ...this.at, taps, tap }, SHOWN), tap);

  /** Does what was refused last, because the mission says so. */
  anyway = (): Promise<void> => (this.again ? this.tap(this.again) : Promise.resolve());

  undo = (): Promise<void> => this.write((taps) => call('night_undo', { ...this.at, taps }, SHOWN));

  redo = (): Promise<void> => this.write((taps) => call('night_redo', { ...this.at, taps }, SHOWN));

  private write(ask: (taps: number) => Promise<NightAnswer>, tap: NightTap | null = null): Promise<void> {
    this.waiting += 1;
    this.last = this.last.then(() => this.one(ask, tap));
    return this.last;
  }

  private async one(ask: (taps: number) => Promise<NightAnswer>, tap: NightTap | null): Promise<void> {
    const { reveal } = this;
    try {
      if (!this.view) return;
      this.latest.drop();
      const answer = await ask(this.view.taps);
      // The view was turned meanwhile: the answer may tell what this one must not.
      if (this.reveal !== reveal) {
        await this.read();
        return;
      }
      // A state read meanwhile may be outdated.
      this.latest.drop();
      this.refused = answer.refused;
      this.again = answer.refused !== null && tap !== null ? forced(tap) : null;
      this.put(answer);
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

/** The same tap because the mission says so; null if it says so already, or no mission can. */
function forced(tap: NightTap): NightTap | null {
  const may = tap.tap === 'spend' || tap.tap === 'act';
  return may && !tap.anyway ? { ...tap, anyway: true } : null;
}
