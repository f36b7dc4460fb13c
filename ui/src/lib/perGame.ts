/**
 * How a page is looked at, one state for each game: who switches games and comes back finds the page
 * as it was left. It goes with the window.
 */
export class PerGame<T> {
  private readonly all = new Map<string, T>();

  constructor(private readonly make: (game: string) => T) {}

  /** The game's state; a new one where the page wasn't looked at yet. */
  of(game: string): T {
    const there = this.all.get(game);
    if (there !== undefined) return there;
    const made = this.make(game);
    this.all.set(game, made);
    return made;
  }

  /** Replaces the game's state. */
  set(game: string, state: T): void {
    this.all.set(game, state);
  }

  /** Forgets all, for tests. */
  clear(): void {
    this.all.clear();
  }
}
