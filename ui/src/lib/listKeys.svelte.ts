import { tick } from 'svelte';

/**
 * Keyboard handling for a list whose rows take the focus: which row the keys apply to, and where the focus
 * goes when rows are added or removed. Create it during component initialisation.
 */
export class ListKeys<T extends { id: string }> {
  /** The id of the row focused last. */
  active = $state<string | null>(null);
  /** The id of a row just created; it gets the focus once it is in the list. */
  private awaited = $state<string | null>(null);
  /** The last row was removed: what makes the first takes the focus. */
  private emptied = $state(false);

  constructor(
    /** The rows in display order. */
    private readonly rows: () => readonly T[],
    /** The attribute that identifies a row's button by the row's id. */
    private readonly mark: string,
    /** The element containing the list, and the empty state that replaces it. */
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
      void tick().then(() => this.first()?.focus());
    });
  }

  /** What makes the first row: in the empty state, or in the page's head. */
  private first(): HTMLElement | null | undefined {
    const page = this.page();
    return (
      page?.querySelector<HTMLElement>('.empty button') ?? page?.querySelector('.page-head .btn.primary')
    );
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

  /** Moves the focus by `step` rows, within the first `shown` rows. */
  move(step: number, shown = Number.POSITIVE_INFINITY): void {
    const rows = this.rows();
    const at = rows.findIndex((row) => row.id === this.active);
    const next = rows[Math.max(0, Math.min(at + step, Math.min(shown, rows.length) - 1))];
    if (next) this.focus(next.id);
  }

  /** Returns a key handler that applies to the active row. */
  on(run: (row: T) => unknown): () => void {
    return () => {
      if (this.meant) run(this.meant);
    };
  }

  /**
   * Removes a row and focuses the next one, or the previous one if it was the last. Returns undefined if
   * `run` failed.
   */
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

  /** Focuses this row as soon as it is in the list. */
  await(id: string): void {
    this.awaited = id;
  }
}
