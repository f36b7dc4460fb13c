import type { SquadDraft } from '../../../bindings/SquadDraft';

/** Histories of drafts by the squad's id: they outlive the page, and go with the window. */
const kept = new Map<string, History<SquadDraft>>();

/**
 * The way back of a squad, as it was left. What was made of the squad elsewhere meanwhile is one more
 * step, so that nothing of either is lost.
 */
export function historyOf(id: string, draft: SquadDraft): History<SquadDraft> {
  // Of a squad that isn't made yet nothing was left.
  if (id === '') return new History(draft);
  const there = kept.get(id);
  if (!there) {
    const made = new History(draft);
    kept.set(id, made);
    return made;
  }
  there.rest();
  if (told(there.now) !== told(draft)) there.push(draft);
  return there;
}

/** The squad that this is the way back of was made. */
export function keepHistory(id: string, history: History<SquadDraft>): void {
  kept.set(id, history);
}

/** What a draft says, in whichever order its fields stand. */
function told(draft: unknown): string {
  return JSON.stringify(draft, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
      : value,
  );
}

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
