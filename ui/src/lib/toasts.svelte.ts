/** A word about something that was done, with what takes it back where that can be. */
export interface Toast {
  id: number;
  /** What it is about, where a later word about the same takes its place. */
  about?: string;
  text: string;
  undo?: () => unknown;
  /** What else can be done about it, such as opening a written file. */
  also?: { label: string; run: () => void | Promise<void> }[];
}

/** How many are shown at once. */
const MOST = 3;

class Toasts {
  list = $state<Toast[]>([]);
  private next = 0;
  private readonly timers = new Map<number, number>();
  /** Those that somebody points at or has the focus on: they stay. */
  private readonly held = new Set<number>();

  /** Says it for a while; screen readers read it out. */
  say(text: string, undo?: Toast['undo'], also?: Toast['also'], about?: string): void {
    const id = this.next++;
    if (about) this.end(about);
    this.list = [...this.list, { id, about, text, undo, also }];
    const free = this.list.filter((t) => t.id !== id && !this.held.has(t.id));
    for (const toast of free.slice(0, Math.max(0, this.list.length - MOST))) this.drop(toast.id);
    this.wait(id);
  }

  /** Somebody is on it: it doesn't go before it is let go. */
  hold(id: number): void {
    this.held.add(id);
    window.clearTimeout(this.timers.get(id));
  }

  /** Nobody is on it any more: its time begins anew. */
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
