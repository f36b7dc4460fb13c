/** A message about a completed action, with undo where possible. */
export interface Toast {
  id: number;
  /** Its subject; a later toast with the same subject replaces it. */
  about?: string;
  text: string;
  undo?: () => unknown;
  /** Further actions, such as opening a written file. */
  also?: { label: string; run: () => void | Promise<void> }[];
}

/** The most toasts shown at once. */
const MOST = 3;

class Toasts {
  list = $state<Toast[]>([]);
  private next = 0;
  private readonly timers = new Map<number, number>();
  /** Toasts being pointed at or focused; they stay. */
  private readonly held = new Set<number>();

  /** Shows a toast for a while; screen readers announce it. */
  say(text: string, undo?: Toast['undo'], also?: Toast['also'], about?: string): void {
    const id = this.next++;
    if (about) this.end(about);
    this.list = [...this.list, { id, about, text, undo, also }];
    const free = this.list.filter((t) => t.id !== id && !this.held.has(t.id));
    for (const toast of free.slice(0, Math.max(0, this.list.length - MOST))) this.drop(toast.id);
    this.wait(id);
  }

  /** Keeps a toast while it is pointed at or focused. */
  hold(id: number): void {
    this.held.add(id);
    window.clearTimeout(this.timers.get(id));
  }

  /** Restarts a toast's timer once it is neither pointed at nor focused. */
  release(id: number): void {
    if (!this.held.delete(id)) return;
    this.wait(id);
  }

  shows(about: string): boolean {
    return this.list.some((t) => t.about === about);
  }

  end(about: string): void {
    for (const toast of this.list.filter((t) => t.about === about)) this.drop(toast.id);
  }

  drop(id: number): void {
    window.clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.held.delete(id);
    this.list = this.list.filter((t) => t.id !== id);
  }

  private wait(id: number): void {
    const toast = this.list.find((t) => t.id === id);
    if (!toast) return;
    const time = toast.undo || toast.also ? 10_000 : 5_000;
    this.timers.set(
      id,
      window.setTimeout(() => this.drop(id), time),
    );
  }
}

export const toasts = new Toasts();
