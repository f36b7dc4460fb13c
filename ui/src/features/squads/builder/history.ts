/** What came before and after, to go back and forth. Every state is a whole one, never changed. */
export class History<T> {
  private before: T[] = [];
  private after: T[] = [];
  private last = '';

  constructor(
    private present: T,
    private readonly depth = 500,
  ) {}

  get now(): T {
    return this.present;
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  get canRedo(): boolean {
    return this.after.length > 0;
  }

  /**
   * A new state. Changes that follow each other under one name, such as the letters of a title,
   * are one step.
   */
  push(state: T, name = ''): void {
    if (state === this.present) return;
    if (name === '' || name !== this.last || this.before.length === 0) {
      this.before.push(this.present);
      if (this.before.length > this.depth) this.before.shift();
    }
    this.present = state;
    this.after = [];
    this.last = name;
  }

  /** A step ends here: what follows is another, whatever its name. */
  rest(): void {
    this.last = '';
  }

  undo(): T {
    const state = this.before.pop();
    if (state !== undefined) {
      this.after.push(this.present);
      this.present = state;
    }
    this.last = '';
    return this.present;
  }

  redo(): T {
    const state = this.after.pop();
    if (state !== undefined) {
      this.before.push(this.present);
      this.present = state;
    }
    this.last = '';
    return this.present;
  }
}
