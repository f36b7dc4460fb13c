import { SvelteSet } from 'svelte/reactivity';
import type { EditHoldings } from '../../bindings/EditHoldings';
import type { HoldingChange } from '../../bindings/HoldingChange';
import type { HoldingRow } from '../../bindings/HoldingRow';
import { call } from '../../lib/call.svelte';
import { desk } from '../../lib/desk.svelte';
import { t } from '../../lib/words.svelte';
import { asked, type Holdings, type Listing } from './holdings.svelte';
import { didChange } from './undo';

/** Printings chosen in the list, to change them all at once. */
export class Chosen {
  private readonly ids = new SvelteSet<string>();
  /** Whether the whole list is meant, those of its rows that nobody has looked at, too. */
  private everything = $state(false);
  /** Where a range begins. */
  private from = 0;

  constructor(private readonly holdings: Holdings) {}

  get count(): number {
    return this.everything ? this.holdings.total : this.ids.size;
  }

  has(row: HoldingRow | undefined): boolean {
    return this.everything || (row !== undefined && this.ids.has(row.printing));
  }

  /** Chooses a row, or no longer. */
  toggle(index: number): void {
    this.one();
    const id = this.holdings.rows[index]?.printing;
    if (id === undefined) return;
    this.from = index;
    if (!this.ids.delete(id)) this.ids.add(id);
  }

  /** Chooses all rows from where the last one was chosen to this one. */
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

  /** The row from which the next range begins. */
  begin(index: number): void {
    if (this.count === 0) this.from = index;
  }

  /** Changes all of them in one step, which can be undone. */
  async change(listing: Listing, change: HoldingChange): Promise<void> {
    const game = desk.game?.id ?? '';
    const which: EditHoldings['which'] = this.everything
      ? { listed: { ...asked(game, listing), offset: 0, limit: 0 } }
      : { these: [...this.ids] };
    const done = await call('edit_holdings', { game, which, change });
    if (done.change !== undefined) didChange(t('collection-edited', { count: done.changed }), done.change);
  }

  /** From the whole list to single rows. */
  private one(): void {
    if (this.everything) this.none();
  }
}
