import type { Deed } from '../../bindings/Deed';
import type { TermKind } from '../../bindings/TermKind';
import type { TermSearch } from '../../bindings/TermSearch';
import { PerGame } from '../../lib/perGame';

export const TABS = ['terms', 'summary'] as const;
export type Tab = (typeof TABS)[number];

/** The state of one game's rules reference: search words, filters, and the selected term. */
export class Lookup {
  tab = $state<Tab>('terms');
  query = $state('');
  kind = $state<TermKind | null>(null);
  deed = $state<Deed | null>(null);
  bonus = $state<number | null>(null);
  /** The id of the selected term. */
  term = $state<string | null>(null);
  /** Whether it was opened by id, and stays shown whatever the list contains. */
  private pinned = $state(false);

  constructor(readonly game: string) {}

  /** The request for the current filters. */
  get request(): TermSearch {
    const { game, query, kind, deed, bonus } = this;
    return { game, query, kind, deed, bonus };
  }

  get isNarrowed(): boolean {
    return this.query !== '' || this.kind !== null || this.deed !== null || this.bonus !== null;
  }

  type(query: string): void {
    this.query = query;
    this.pinned = false;
  }

  /** Changes some of the filters. */
  narrow(to: { kind?: TermKind | null; deed?: Deed | null; bonus?: number | null }): void {
    Object.assign(this, to);
    this.pinned = false;
  }

  /** Removes all filters. */
  all(): void {
    this.query = '';
    this.narrow({ kind: null, deed: null, bonus: null });
  }

  /** Shows a term, whether or not it is in the list. */
  show(term: string): void {
    this.tab = 'terms';
    this.term = term;
    this.pinned = true;
  }

  /** Selects a term in the list. */
  choose(term: string): void {
    this.term = term;
    this.pinned = false;
  }

  /**
   * Updates the selection for a new list: the selected term stays if it is in it, otherwise the first is
   * selected.
   */
  follow(terms: readonly string[]): void {
    if (this.pinned || (this.term !== null && terms.includes(this.term))) return;
    this.term = terms[0] ?? null;
  }
}

const kept = new PerGame((game) => new Lookup(game));

/** The state of a game's rules reference. */
export function lookup(game: string): Lookup {
  return kept.of(game);
}

/** Drops all state, for tests. */
export function forget(): void {
  kept.clear();
}
