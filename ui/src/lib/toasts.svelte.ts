/** A word about something that was done, with what takes it back where that can be. */
export interface Toast {
  id: number;
  /** What it is about, where a later word about the same takes its place. */
  about?: string;
  text: string;
  undo?: () => void | Promise<void>;
  /** What else can be done about it, such as opening a written file. */
  also?: { label: string; run: () => void | Promise<void> }[];
}

class Toasts {
  list = $state<Toast[]>([]);
  private next = 0;

  /** Says it for a while; screen readers read it out. */
  say(text: string, undo?: Toast['undo'], also?: Toast['also'], about?: string): void {
    const id = this.next++;
    if (about) this.end(about);
    this.list = [...this.list.slice(-2), { id, about, text, undo, also }];
    window.setTimeout(() => this.drop(id), undo || also ? 10_000 : 5_000);
  }

  shows(about: string): boolean {
    return this.list.some((t) => t.about === about);
  }

  end(about: string): void {
    this.list = this.list.filter((t) => t.about !== about);
  }

  drop(id: number): void {
    this.list = this.list.filter((t) => t.id !== id);
  }
}

export const toasts = new Toasts();
