/**
 * One page state for each game, so that the page is as it was left when the user switches back. It lives as
 * long as the window.
 */
export class PerGame<T> {
  private readonly all = new Map<string, T>();

  constructor(private readonly make: (game: string) => T) {}

  /** Returns the game's state, creating it on first use. */
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

  /** Drops all states, for tests. */
  clear(): void {
    this.all.clear();
  }
}
