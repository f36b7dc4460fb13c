import type { HoldingRow } from '../../bindings/HoldingRow';
import type { HoldingsRequest } from '../../bindings/HoldingsRequest';
import type { WireError } from '../../bindings/WireError';
import { type Count, sayCounted } from '../../lib/counted';
import { call, desk, faultOf } from '../../lib/desk.svelte';

/** Rows that are asked for at once. */
const PAGE = 80;
/** The most of one printing, as the program has it. */
export const MOST = 1_000_000;

/** What to list of which printings, in which order. */
export type Listing = Omit<HoldingsRequest, 'game' | 'offset' | 'limit'>;

export const EVERYTHING: Listing = {
  query: '',
  set: null,
  rarity: null,
  faction: null,
  show: 'all',
  sort: 'set',
  descending: false,
};

/**
 * Printings with what is held of each. All have their place in the list at once; they are read a
 * page at a time, where somebody looks. A late answer never replaces a newer one.
 */
export class Holdings {
  rows = $state.raw<(HoldingRow | undefined)[]>([]);
  total = $state(0);
  figures = $state(0);
  ready = $state(false);
  fault = $state.raw<WireError | null>(null);
  /** The change of the user's data that this list made itself and shows already. */
  own = -1;
  private listing: Listing = EVERYTHING;
  private asked = 0;
  private pages = new Set<number>();
  private latest = new Map<string, number>();
  /** Numbers are kept one after another: of two at once the earlier might be written last. */
  private line: Promise<unknown> = Promise.resolve();

  /** Lists something else: the list begins anew. */
  async ask(listing: Listing, first = 0): Promise<void> {
    const mine = ++this.asked;
    this.listing = listing;
    const page = Math.floor(first / PAGE);
    try {
      const answer = await this.read(page);
      if (mine !== this.asked) return;
      const rows = new Array<HoldingRow | undefined>(answer.total).fill(undefined);
      rows.splice(page * PAGE, answer.rows.length, ...answer.rows);
      this.pages = new Set([page]);
      this.rows = rows;
      this.total = answer.total;
      this.figures = answer.figures;
      this.fault = null;
    } catch (error) {
      if (mine === this.asked) this.fault = faultOf(error);
    }
    if (mine === this.asked) this.ready = true;
  }

  /** Reads the rows from one to another, where they aren't there yet. */
  async want(first: number, last: number): Promise<void> {
    const mine = this.asked;
    const to = Math.min(Math.floor(last / PAGE), Math.floor((this.total - 1) / PAGE));
    for (let page = Math.max(0, Math.floor(first / PAGE)); page <= to; page++) {
      if (this.pages.has(page)) continue;
      this.pages.add(page);
      try {
        const answer = await this.read(page);
        if (mine !== this.asked) return;
        const rows = this.rows.slice();
        rows.splice(page * PAGE, answer.rows.length, ...answer.rows);
        this.rows = rows;
      } catch (error) {
        this.pages.delete(page);
        if (mine === this.asked) this.fault = faultOf(error);
        return;
      }
    }
  }

  /** Sets a number: shown at once, then kept. What couldn't be kept is shown as it was. */
  async set(row: HoldingRow, count: Count, value: number): Promise<void> {
    const wanted = Math.min(Math.max(Math.round(value), 0), MOST);
    const game = desk.game?.id;
    if (!game || wanted === row[count]) return;
    const turn = (this.latest.get(row.printing) ?? 0) + 1;
    this.latest.set(row.printing, turn);
    const before = row;
    this.put({ ...row, [count]: wanted });
    if (count === 'figures') this.figures += wanted - before.figures;
    try {
      const keeping = this.line.then(() =>
        call('set_holding', { game, printing: row.printing, [count]: wanted }),
      );
      this.line = keeping.catch(() => {});
      const answer = await keeping;
      if (this.latest.get(row.printing) === turn) this.put(answer);
      this.fault = null;
      desk.changed();
      this.own = desk.changes;
      const { printing, name } = row;
      sayCounted({ game, printing, name, count, before: row[count], now: wanted });
    } catch (error) {
      if (this.latest.get(row.printing) === turn) this.put(before);
      if (count === 'figures') this.figures -= wanted - before.figures;
      this.fault = faultOf(error);
    }
  }

  /** Shows a printing as it is now. */
  put(row: HoldingRow): void {
    this.rows = this.rows.map((old) => (old?.printing === row.printing ? row : old));
  }

  private read(page: number) {
    const game = desk.game?.id ?? '';
    return call('holdings', { game, ...this.listing, offset: page * PAGE, limit: PAGE });
  }
}
