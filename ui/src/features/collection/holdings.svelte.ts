import type { HoldingPage } from '../../bindings/HoldingPage';
import type { HoldingRow } from '../../bindings/HoldingRow';
import { call } from '../../lib/call.svelte';
import { type Count, sayCounted } from '../../lib/counted';
import { desk } from '../../lib/desk.svelte';
import { faultOf } from '../../lib/fault';
import { type Filters, NO_FILTERS, toFilter } from '../../lib/filters';
import { type Listed, Pages } from '../../lib/query/pages.svelte';

/** Rows in a page. */
const PAGE = 80;
/** The highest count of one printing that the program accepts. */
export const MOST = 1_000_000;

/** What to list, and in which order. */
export type Listing = Pick<Listed<'holdings'>, 'query' | 'show' | 'sort' | 'descending'> & {
  filters: Filters;
};

export const EVERYTHING: Listing = {
  query: '',
  filters: NO_FILTERS,
  show: 'all',
  sort: 'set',
  descending: false,
};

/** The request for a listing. */
export function asked(game: string, { filters, ...listing }: Listing): Listed<'holdings'> {
  return { game, ...listing, ...toFilter(filters) };
}

/** Printings with their counts. */
export class Holdings extends Pages<'holdings'> {
  figures = $state(0);
  private latestOf = new Map<string, number>();
  /** Counts are saved one after another: of two concurrent saves, the earlier might arrive last. */
  private line: Promise<unknown> = Promise.resolve();

  constructor() {
    super('holdings', PAGE);
  }

  async list(listing: Listing, first = 0): Promise<HoldingPage | undefined> {
    const answer = await this.ask(asked(desk.game?.id ?? '', listing), first);
    if (answer) this.figures = answer.figures;
    return answer;
  }

  /**
   * Sets a count: shown at once, then saved. Reverts it if saving fails. With `by`, what is meant is that many more or
   * fewer, which on another machine adds to what that has counted.
   */
  async set(row: HoldingRow, count: Count, value: number, by?: number): Promise<void> {
    const wanted = Math.min(Math.max(Math.round(value), 0), MOST);
    const game = desk.game?.id;
    if (!game || wanted === row[count]) return;
    const turn = (this.latestOf.get(row.printing) ?? 0) + 1;
    this.latestOf.set(row.printing, turn);
    const before = row;
    this.put({ ...row, [count]: wanted });
    if (count === 'figures') this.figures += wanted - before.figures;
    try {
      const keeping = this.line.then(() =>
        by === undefined
          ? call('set_holding', { game, printing: row.printing, [count]: wanted }, ['holdings'])
          : call('add_holding', { game, printing: row.printing, [count]: wanted - before[count] }, [
              'holdings',
            ]),
      );
      this.line = keeping.catch(() => {});
      const answer = await keeping;
      if (this.latestOf.get(row.printing) === turn) this.put(answer);
      this.fault = null;
      const { printing, local_name: name } = row;
      const changes = [answer.change];
      sayCounted({ game, printing, name, count, before: row[count], now: wanted, changes });
    } catch (error) {
      if (this.latestOf.get(row.printing) === turn) this.put(before);
      if (count === 'figures') this.figures -= wanted - before.figures;
      this.fault = faultOf(error);
    }
  }

  /** Replaces a printing's row by its current state. */
  put(row: HoldingRow): void {
    this.rows = this.rows.map((old) => (old?.printing === row.printing ? row : old));
  }
}
