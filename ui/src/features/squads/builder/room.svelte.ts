import type { FigureRoom } from '../../../bindings/FigureRoom';
import { Beside } from '../../../lib/beside.svelte';
import { desk } from '../../../lib/desk.svelte';
import type { BuilderState } from './state.svelte';

/** How one more copy of a figure fits: all points can still be spent, it is legal, or neither. */
export type Fit = 'full' | 'fits' | 'none';

/** The result of a count. */
interface Counted {
  legal: string;
  full: string | null;
  figures: ReadonlyMap<string, FigureRoom>;
  /** Whether only the attachments already in the squad were counted. */
  unattached: boolean;
}

/** How many legal squads the current one can become, and which figures they may contain. */
export class SquadRoom {
  /** The last count; undefined if this format can't be counted. */
  counted = $state.raw<Counted>();
  /** The state that was counted, as in `asked`. */
  private about = $state('');
  /** Incremented when the same squad may have another count. */
  private turn = $state(0);
  private readonly work = new Beside('squad_room');
  private waiting: (() => void)[] = [];
  private frame = 0;

  /** Everything the count depends on, which excludes the squad's name and notes. */
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
  /** Whether the count belongs to the current squad. */
  readonly fresh = $derived(this.about === this.asked);
  /** Whether the count applies to the catalogue's rows; not to an illegal squad, which can't be completed. */
  readonly tells = $derived.by(
    () => this.counted !== undefined && this.counted.legal !== '0' && this.builder.target === 'squad',
  );
  /** Whether all points can be spent; false in games without points. */
  readonly fills = $derived(desk.points && this.counted?.full != null);

  constructor(
    private readonly builder: BuilderState,
    /** Whether to count owned figures only. */
    readonly mine: () => boolean,
  ) {}

  /** How a figure fits; null if unknown. */
  fit(figure: string): Fit | null {
    if (!this.tells) return null;
    const room = this.counted?.figures.get(figure);
    if (!room) return 'none';
    return this.fills && room.at_limit !== '0' ? 'full' : 'fits';
  }

  /** The figures in any legal squad, or in any that spends all points. */
  fitting(exactly: boolean): string[] {
    const fits = [...(this.counted?.figures.keys() ?? [])];
    return exactly ? fits.filter((figure) => this.fit(figure) === 'full') : fits;
  }

  /** The number of squads containing a figure. */
  of(figure: string): FigureRoom | undefined {
    return this.counted?.figures.get(figure);
  }

  /** Schedules a count; an effect that calls this counts again whenever the squad changes. */
  follow(): void {
    void this.asked;
    this.soon();
  }

  /** Invalidates the count, because the rules or the collection may have changed. */
  again(): void {
    this.turn += 1;
  }

  /** Resolves once the current squad is counted, or can't be. */
  async settle(): Promise<void> {
    if (this.fresh) return;
    this.soon();
    await new Promise<void>((done) => this.waiting.push(done));
  }

  /** Cancels the count. */
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
      // A later request is running and will resolve the waiting ones.
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
      // In a format that can't be counted, rows are checked one by one instead.
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
