import type { Deed } from '../../bindings/Deed';
import type { TermKind } from '../../bindings/TermKind';
import type { TermSearch } from '../../bindings/TermSearch';
import { PerGame } from '../../lib/perGame';

export const TABS = ['terms', 'summary'] as const;
export type Tab = (typeof TABS)[number];

/** The terms of one game as somebody looks at them: words, filters, and the term that is read. */
export class Lookup {
  tab = $state<Tab>('terms');
  query = $state('');
  kind = $state<TermKind | null>(null);
  deed = $state<Deed | null>(null);
  bonus = $state<number | null>(null);
  /** The term whose explanation is shown, by id. */
  term = $state<string | null>(null);
  /** Whether it was asked for by name, and stays shown whatever the list holds. */
  private pinned = $state(false);

  constructor(readonly game: string) {}

  /** What is asked for. */
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

  /** Narrows the list to what passes. */
  narrow(to: { kind?: TermKind | null; deed?: Deed | null; bonus?: number | null }): void {
    Object.assign(this, to);
    this.pinned = false;
  }

  /** Shows all terms again. */
  all(): void {
    this.query = '';
    this.narrow({ kind: null, deed: null, bonus: null });
  }

  /** Shows a term, wherever it is. */
  show(term: string): void {
    this.tab = 'terms';
    this.term = term;
    this.pinned = true;
  }

  /** Chooses a line of the list. */
  choose(term: string): void {
    this.term = term;
    this.pinned = false;
  }

  /** The list holds these now: the term that is read stays where it is among them, else the first one is read. */
  follow(terms: readonly string[]): void {
    if (this.pinned || (this.term !== null && terms.includes(this.term))) return;
    this.term = terms[0] ?? null;
  }
}

const kept = new PerGame((game) => new Lookup(game));

/** A game's terms as they were left. */
export function lookup(game: string): Lookup {
  return kept.of(game);
}

/** Leaves nothing of how terms were looked at, for tests. */
export function forget(): void {
  kept.clear();
}
