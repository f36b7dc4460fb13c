import { SvelteMap } from 'svelte/reactivity';

/** Unsaved input, by its subject. It outlives the page or dialog it was typed in, but not the window. */
class Kept {
  private readonly drafts = new SvelteMap<string, unknown>();

  /** The draft for a subject; null if there is none. */
  of<T>(what: string): T | null {
    return structuredClone((this.drafts.get(what) as T | undefined) ?? null);
  }

  has(what: string): boolean {
    return this.drafts.has(what);
  }

  /** Keeps a draft if it differs from the saved values, otherwise drops it. */
  keep<T>(what: string, draft: T, saved: T): void {
    if (told(draft) === told(saved)) this.drop(what);
    else this.drafts.set(what, draft);
  }

  /** Drops the draft, because it was saved or discarded. */
  drop(what: string): void {
    this.drafts.delete(what);
  }

  /** Drops all drafts, for tests. */
  clear(): void {
    this.drafts.clear();
  }
}

/** Serialises a draft so that an emptied field equals an untouched one. */
function told(draft: unknown): string {
  return JSON.stringify(draft, (_, value) => (value === '' ? undefined : value));
}

export const kept = new Kept();
