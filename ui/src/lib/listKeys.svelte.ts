import { tick } from 'svelte';

/**
 * A list whose rows take the focus: which row the keys mean, and where they go on from when rows come
 * and go. It is made while its page is.
 */
export class ListKeys<T extends { id: string }> {
  /** The row that was focused last. */
  active = $state<string | null>(null);
  /** A row that was just made: the keys go on from it once it is in the list. */
  private awaited = $state<string | null>(null);
  /** The last row is gone: what stands in its place takes the focus. */
  private emptied = $state(false);

  constructor(
    /** The rows, in their order. */
    private readonly rows: () => readonly T[],
    /** The attribute by which a row's button is known, with the row's id. */
    private readonly mark: string,
    /** Holds the list, and what stands in its place while it is empty. */
    private readonly page: () => HTMLElement | undefined,
  ) {
    $effect(() => {
      const id = this.awaited;
      if (id === null || !this.rows().some((row) => row.id === id)) return;
      this.awaited = null;
      void tick().then(() => this.focus(id));
    });
    $effect(() => {
      if (!this.emptied || this.rows().length > 0) return;
      this.emptied = false;
      void tick().then(() => this.page()?.querySelector<HTMLElement>('.empty button')?.focus());
    });
  }

  get meant(): T | undefined {
    return this.rows().find((row) => row.id === this.active);
  }

  focus(id: string): void {
    this.active = id;
    this.page()
      ?.querySelector<HTMLElement>(`[${this.mark}="${CSS.escape(id)}"]`)
      ?.focus();
  }

  /** Goes so many rows further, within `shown` rows. */
  move(step: number, shown = Number.POSITIVE_INFINITY): void {
    const rows = this.rows();
    const at = rows.findIndex((row) => row.id === this.active);
    const next = rows[Math.max(0, Math.min(at + step, Math.min(shown, rows.length) - 1))];
    if (next) this.focus(next.id);
  }

  /** A key that does something to the row that is meant. */
  on(run: (row: T) => unknown): () => void {
    return () => {
      if (this.meant) run(this.meant);
    };
  }

  /** Takes a row out; the row below, or the last one, is meant next. Nothing comes back where it failed. */
  async remove<R>(row: { id: string }, run: () => Promise<R | undefined>): Promise<R | undefined> {
    const rows = this.rows();
    const at = rows.findIndex((other) => other.id === row.id);
    const next = rows[at + 1] ?? rows[at - 1];
    const done = await run();
    if (done === undefined) return undefined;
    if (next) this.focus(next.id);
    else this.emptied = true;
    return done;
  }

  /** This row is meant as soon as it is in the list. */
  await(id: string): void {
    this.awaited = id;
  }
}
