import { SvelteMap } from 'svelte/reactivity';

/**
 * What somebody typed and has not saved, by what it is about. It outlives the page or dialog that it
 * was typed in, and goes with the window.
 */
class Kept {
  private readonly drafts = new SvelteMap<string, unknown>();

  /** What was left of this; null where nothing was. */
  of<T>(what: string): T | null {
    return structuredClone((this.drafts.get(what) as T | undefined) ?? null);
  }

  has(what: string): boolean {
    return this.drafts.has(what);
  }

  /** Keeps what differs from what is saved; what doesn't is nobody's loss. */
  keep<T>(what: string, draft: T, saved: T): void {
    if (told(draft) === told(saved)) this.drop(what);
    else this.drafts.set(what, draft);
  }

  /** It was saved, or given up. */
  drop(what: string): void {
    this.drafts.delete(what);
  }

  /** Forgets all, for tests. */
  clear(): void {
    this.drafts.clear();
  }
}

/** A field that was emptied again says as much as one that nobody touched. */
function told(draft: unknown): string {
  return JSON.stringify(draft, (_, value) => (value === '' ? undefined : value));
}

export const kept = new Kept();
