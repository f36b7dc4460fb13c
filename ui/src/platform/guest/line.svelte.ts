import type { Command } from '../index';

/** Who the guest is, as the host says. */
export interface Seated {
  id: string;
  name: string;
  role:
    | 'owner'
    | 'player'
    | 'table-watcher'
    | 'rebels'
    | 'hero'
    | 'empire'
    | 'night-watcher'
    | 'tournament-player'
    | 'tournament-watcher';
  of: string | null;
  hero: string | null;
  /** The number of the player at a tournament; null until the guest has said it. */
  player: number | null;
}

/** A tap on its way to the host. */
export interface Tap {
  name: Command;
  request: unknown;
}

/** How long, in milliseconds, until a host that doesn't answer is asked again. */
export const AGAIN = 2_000;

/** How the host can be reached now. */
class Line {
  /** Whether the host answers. */
  away = $state(false);
  /** Whether the host no longer knows this guest. */
  out = $state(false);
  /** The taps that aren't sent yet, in their order. */
  taps = $state.raw<readonly Tap[]>([]);
  /** Whose seat it is, in the words of the game, once the seat's page knows: a hero, a side. */
  title = $state.raw<string | null>(null);
  /** Why taps made meanwhile couldn't be done once the host was back. */
  judged = $state.raw<string[]>([]);
  private waiting: (() => void)[] = [];
  private readonly followers = new Set<(command: Command | null) => void>();

  /** The number of taps that aren't sent yet. */
  get unsent(): number {
    return this.taps.length;
  }

  /** Resolves once the host is to be asked again: when it is known to be back, and every few moments. */
  again(): Promise<void> {
    if (!this.away || this.out) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      setTimeout(resolve, AGAIN);
    });
  }

  /** Notes that the host doesn't answer. */
  lost(): void {
    this.away = true;
  }

  /** Notes that the host answers. */
  found(): void {
    this.away = false;
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Notes that the host doesn't know this guest any more. */
  end(): void {
    this.out = true;
    this.found();
  }

  /** Calls `run` with each command that somebody else has carried out; null if it isn't known which. */
  follow(run: (command: Command | null) => void): () => void {
    this.followers.add(run);
    return () => this.followers.delete(run);
  }

  tell(command: Command | null): void {
    for (const run of [...this.followers]) run(command);
  }
}

export const line = new Line();
