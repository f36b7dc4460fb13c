import { SvelteSet } from 'svelte/reactivity';
import type { EditHoldings } from '../../bindings/EditHoldings';
import type { HoldingChange } from '../../bindings/HoldingChange';
import type { HoldingRow } from '../../bindings/HoldingRow';
import { call } from '../../lib/call.svelte';
import { desk } from '../../lib/desk.svelte';
import { t } from '../../lib/words.svelte';
import { asked, type Holdings, type Listing } from './holdings.svelte';
import { didChange } from './undo';

/** Printings selected in the list, for bulk changes. */
export class Chosen {
  private readonly ids = new SvelteSet<string>();
  /** Whether the whole list is selected, including rows not loaded. */
  private everything = $state(false);
  /** The index at which a range starts. */
  private from = 0;

  constructor(private readonly holdings: Holdings) {}

  get count(): number {
    return this.everything ? this.holdings.total : this.ids.size;
  }

  has(row: HoldingRow | undefined): boolean {
    return this.everything || (row !== undefined && this.ids.has(row.printing));
  }

  /** Selects or deselects a row. */
  toggle(index: number): void {
    this.one();
    const id = this.holdings.rows[index]?.printing;
    if (id === undefined) return;
    this.from = index;
    if (!this.ids.delete(id)) this.ids.add(id);
  }

  /** Selects all rows from the start of the range to this one. */
  async through(index: number): Promise<void> {
    this.one();
    const [first, last] = [Math.min(this.from, index), Math.max(this.from, index)];
    await this.holdings.want(first, last);
    for (const row of this.holdings.rows.slice(first, last + 1)) if (row) this.ids.add(row.printing);
  }

  all(): void {
    this.ids.clear();
    this.everything = true;
  }

  none(): void {
    this.ids.clear();
    this.everything = false;
  }

  /** Sets the start of the next range, if nothing is selected yet. */
  begin(index: number): void {
    if (this.count === 0) this.from = index;
  }

  /** Changes all selected printings in a single undoable step. */
  async change(listing: Listing, change: HoldingChange): Promise<void> {
    const game = desk.game?.id ?? '';
    const which: EditHoldings['which'] = this.everything
      ? { listed: { ...asked(game, listing), offset: 0, limit: 0 } }
      : { these: [...this.ids] };
    const done = await call('edit_holdings', { game, which, change });
    if (done.change !== undefined) didChange(t('collection-edited', { count: done.changed }), done.change);
  }

  /** Ends a selection of the whole list before single rows are selected. */
  private one(): void {
    if (this.everything) this.none();
  }
}
