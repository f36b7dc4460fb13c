/** A word about something that was done, with what takes it back where that can be. */
export interface Toast {
  id: number;
  text: string;
  undo?: () => void | Promise<void>;
  /** What else can be done about it, such as opening a written file. */
  also?: { label: string; run: () => void | Promise<void> }[];
}

class Toasts {
  list = $state<Toast[]>([]);
  private next = 0;

  /** Says it for a while; screen readers read it out. */
  say(text: string, undo?: Toast['undo'], also?: Toast['also']): void {
    const id = this.next++;
    this.list = [...this.list.slice(-2), { id, text, undo, also }];
    window.setTimeout(() => this.drop(id), undo || also ? 10_000 : 5_000);
  }

  drop(id: number): void {
    this.list = this.list.filter((t) => t.id !== id);
  }
}

export const toasts = new Toasts();
