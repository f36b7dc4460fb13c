/** How long a game has been played, kept by the window so that it goes on after a reload. */

interface Kept {
  /** The milliseconds before the last pause. */
  ran: number;
  /** When it was set going; null while it stands. */
  since: number | null;
  /** The agreed minutes; null if there are none. */
  limit: number | null;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** `1:05:09`; minutes and seconds have two digits. */
export function shown(milliseconds: number): string {
  const whole = Math.floor(Math.abs(milliseconds) / SECOND);
  const two = (number: number) => String(number).padStart(2, '0');
  const text = `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return milliseconds < 0 ? `−${text}` : text;
}

export class Clock {
  private kept = $state.raw<Kept>({ ran: 0, since: null, limit: null });
  private now = $state(0);
  private readonly key: string;

  constructor(
    id: string,
    private readonly time: () => number = Date.now,
  ) {
    this.key = `muster.clock.${id}`;
    this.now = time();
    try {
      const text = localStorage.getItem(this.key);
      if (text) this.kept = { ...this.kept, ...(JSON.parse(text) as Partial<Kept>) };
    } catch {
      // A clock that can't be read starts anew; nothing else depends on it.
    }
  }

  /** Lets it tick while something shows it; returns how to stop that. */
  tick = (): (() => void) => {
    const every = setInterval(() => {
      this.now = this.time();
    }, SECOND);
    return () => clearInterval(every);
  };

  get runs(): boolean {
    return this.kept.since !== null;
  }

  /** Whether it was ever set going. */
  get begun(): boolean {
    return this.runs || this.kept.ran > 0;
  }

  get limit(): number | null {
    return this.kept.limit;
  }

  /** The milliseconds played. */
  get elapsed(): number {
    const { ran, since } = this.kept;
    return ran + (since === null ? 0 : Math.max(0, this.now - since));
  }

  /** The milliseconds left of the agreed time, negative if it is over; null without one. */
  get remaining(): number | null {
    return this.kept.limit === null ? null : this.kept.limit * MINUTE - this.elapsed;
  }

  start = (): void => {
    if (!this.runs) this.keep({ ...this.kept, since: this.time() });
  };

  pause = (): void => {
    this.now = this.time();
    if (this.runs) this.keep({ ...this.kept, ran: this.elapsed, since: null });
  };

  agree = (limit: number | null): void => this.keep({ ...this.kept, limit });

  private keep(kept: Kept): void {
    this.kept = kept;
    this.now = this.time();
    try {
      localStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // Without storage it counts until the window is closed.
    }
  }
}
