import type { KeptPlay } from '../../bindings/KeptPlay';
import type { PlayFigure } from '../../bindings/PlayFigure';
import type { PlayTap } from '../../bindings/PlayTap';
import type { WireError } from '../../bindings/WireError';
import { call } from '../../lib/call.svelte';
import { faultOf } from '../../lib/fault';
import { Latest } from '../../lib/query/latest';
import { again, tellOf } from './tell';

/** The answer to a tap contains the game, so it needn't be refetched. */
const SHOWN = ['play'] as const;

/** A game in play: its state, and the only way to change it. */
export class Game {
  view = $state.raw<KeptPlay | null>(null);
  fault = $state.raw<WireError | null>(null);
  /** Why the last tap wasn't saved; null if it was. */
  refused = $state.raw<string | null>(null);
  /** The tap that was refused last, if it can be done all the same. */
  again = $state.raw<PlayTap | null>(null);
  /** What the last tap did and where the score is, for whoever doesn't see it. */
  said = $state.raw('');
  /** The figure whose menu is open. */
  menu = $state.raw<number | null>(null);
  private readonly latest = new Latest();
  /** Taps are saved one after another: fingers are faster than answers, and none may be lost. */
  private last: Promise<void> = Promise.resolve();

  constructor(readonly id: string) {}

  /** Reads the game; an older answer never replaces a newer one. */
  async read(): Promise<void> {
    const newest = this.latest.begin();
    try {
      const view = await call('play', { id: this.id });
      if (newest()) this.show(view);
    } catch (error) {
      if (newest()) this.fault = faultOf(error);
    }
  }

  private show(view: KeptPlay): void {
    this.view = view;
    this.fault = null;
  }

  tap = (tap: PlayTap, anyway = false): Promise<void> =>
    this.write((entries) => call('tap_play', { id: this.id, entries, tap, anyway }, SHOWN), tap);

  /** Does what was refused last, although a rule forbids it. */
  anyway = (): Promise<void> => (this.again ? this.tap(this.again, true) : Promise.resolve());

  activate(figure: PlayFigure): void {
    void this.tap({ do: 'activate', figure: figure.number, side: null, aside: false });
  }

  hurt(figure: PlayFigure): void {
    const by = this.responsible(figure);
    void this.tap({ do: 'damage', figure: figure.number, amount: figure.step, by });
  }

  heal(figure: PlayFigure): void {
    void this.tap({ do: 'heal', figure: figure.number, amount: figure.step });
  }

  defeat(figure: PlayFigure): void {
    void this.tap({ do: 'defeat', figure: figure.number, by: this.responsible(figure) });
  }

  spend(figure: PlayFigure, what: string): void {
    void this.tap({ do: 'spend', figure: figure.number, side: null, what, amount: 1 });
  }

  move(figure: PlayFigure, by: number): void {
    void this.tap({ do: 'move', figure: figure.number, by });
  }

  /** The number of the enemy figure responsible: the active one, if there is exactly one. */
  private responsible(figure: PlayFigure): number | null {
    const active = this.view?.figures.filter((one) => one.active && one.side !== figure.side) ?? [];
    return active.length === 1 ? (active[0]?.number ?? null) : null;
  }

  undo = (): Promise<void> => this.write((entries) => call('undo_play', { id: this.id, entries }, SHOWN));

  redo = (): Promise<void> => this.write((entries) => call('redo_play', { id: this.id, entries }, SHOWN));

  private write(ask: (entries: number) => Promise<KeptPlay>, tap: PlayTap | null = null): Promise<void> {
    this.last = this.last.then(() => this.one(ask, tap));
    return this.last;
  }

  private async one(ask: (entries: number) => Promise<KeptPlay>, tap: PlayTap | null): Promise<void> {
    try {
      if (!this.view) return;
      this.latest.drop();
      const answer = await ask(this.view.entries);
      // A state read meanwhile may be outdated.
      this.latest.drop();
      this.refused = answer.refused.map((one) => one.message).join(' ') || null;
      this.again = answer.anyway ? tap : null;
      this.said = again(this.said, tellOf(this.view, answer, tap === null));
      this.show(answer);
    } catch (error) {
      const fault = faultOf(error);
      // Another window changed the game in between: shows its current state, with the error.
      await this.read();
      this.fault = fault;
    }
  }
}
