import type { SquadDraft } from '../../../bindings/SquadDraft';

/** Histories by squad id. They outlive the page, but not the window. */
const kept = new Map<string, History<SquadDraft>>();

/**
 * Returns a squad's history as it was left. If the squad was changed elsewhere meanwhile, that is added as a
 * step, so that both states are kept.
 */
export function historyOf(id: string, draft: SquadDraft): History<SquadDraft> {
  // An unsaved squad has no earlier history.
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

/** Keeps the history of a new squad once it has an id. */
export function keepHistory(id: string, history: History<SquadDraft>): void {
  kept.set(id, history);
}

/** Serialises a draft independently of the order of its fields. */
function told(draft: unknown): string {
  return JSON.stringify(draft, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
      : value,
  );
}

/** An undo history. Each state is a complete, immutable value. */
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

  /** Adds a state. Consecutive changes with the same name, such as the letters of a title, are one step. */
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

  /** Ends the current step: the next change starts another, whatever its name. */
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
