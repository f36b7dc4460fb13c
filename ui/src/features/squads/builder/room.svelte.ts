import type { FigureRoom } from '../../../bindings/FigureRoom';
import { Beside } from '../../../lib/beside.svelte';
import { desk } from '../../../lib/desk.svelte';
import type { BuilderState } from './state.svelte';

/** How one more of a figure goes with a squad: all points can still be spent with it, it fits, or neither. */
export type Fit = 'full' | 'fits' | 'none';

/** What was counted. */
interface Counted {
  legal: string;
  full: string | null;
  figures: ReadonlyMap<string, FigureRoom>;
  /** Whether only those attachments count that are there. */
  unattached: boolean;
}

/** In how many legal squads the present one can end, and who can still be in them. */
export class SquadRoom {
  /** What was counted last; nothing where this format can't be counted. */
  counted = $state.raw<Counted>();
  /** What it was counted of. */
  private about = $state('');
  /** Grows where the same squad may have another answer. */
  private turn = $state(0);
  private readonly work = new Beside('squad_room');
  private waiting: (() => void)[] = [];
  private frame = 0;

  /** All that the answer depends on: neither the squad's name nor its notes. */
  private readonly asked = $derived.by(() => {
    const { game, format, limit, faction, era, side, pool, members } = this.builder.draft;
    const lines = [members, pool ?? []].map((all) => all.map((m) => [m.figure, m.count]));
    return JSON.stringify([
      game,
      format,
      limit,
      faction,
      era,
      side,
      pool !== null,
      lines,
      this.mine(),
      this.turn,
    ]);
  });
  /** Whether what was counted is of the squad as it is. */
  readonly fresh = $derived(this.about === this.asked);
  /** Whether it tells of the rows: not of an illegal squad, to which nobody can be added. */
  readonly tells = $derived.by(
    () => this.counted !== undefined && this.counted.legal !== '0' && this.builder.target === 'squad',
  );
  /** Whether all points can be spent at all: where there are no points, nobody speaks of it. */
  readonly fills = $derived(desk.points && this.counted?.full != null);

  constructor(
    private readonly builder: BuilderState,
    /** Whether only what is owned counts. */
    readonly mine: () => boolean,
  ) {}

  /** How a figure goes with the squad; null where nobody knows. */
  fit(figure: string): Fit | null {
    if (!this.tells) return null;
    const room = this.counted?.figures.get(figure);
    if (!room) return 'none';
    return this.fills && room.at_limit !== '0' ? 'full' : 'fits';
  }

  /** In how many squads a figure is. */
  of(figure: string): FigureRoom | undefined {
    return this.counted?.figures.get(figure);
  }

  /** An effect that calls this has the squad counted whenever it changes. */
  follow(): void {
    void this.asked;
    this.soon();
  }

  /** The rules or the collection may have changed. */
  again(): void {
    this.turn += 1;
  }

  /** Waits until the squad was counted as it is, or can't be. */
  async settle(): Promise<void> {
    if (this.fresh) return;
    this.soon();
    await new Promise<void>((done) => this.waiting.push(done));
  }

  /** Nobody wants to know any more. */
  leave(): void {
    cancelAnimationFrame(this.frame);
    this.work.stop();
    this.waiting = [];
  }

  private soon(): void {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      void this.count();
    });
  }

  private async count(): Promise<void> {
    const about = this.asked;
    if (about === this.about) {
      this.work.stop();
      this.settled();
      return;
    }
    try {
      const room = await this.work.ask({ draft: this.builder.draft, mine: this.mine() });
      // A newer question is on its way, and answers those who wait.
      if (!room && this.work.busy) return;
      if (room) {
        const figures = new Map(room.fits.map((f) => [f.figure, f]));
        this.counted = {
          legal: room.legal_squads,
          full: room.at_limit,
          figures,
          unattached: room.no_more_attached,
        };
        this.about = about;
      }
    } catch {
      // A format that can't be counted says nothing of rows; trying them one by one still does.
      this.counted = undefined;
      this.about = about;
    }
    this.settled();
  }

  private settled(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const done of waiting) done();
  }
}
