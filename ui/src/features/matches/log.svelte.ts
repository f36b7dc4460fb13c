import type { MatchesRequest } from '../../bindings/MatchesRequest';
import type { MatchView } from '../../bindings/MatchView';

export const TABS = ['list', 'opponents', 'figures', 'months'] as const;
export type Tab = (typeof TABS)[number];

/** The period of the matches shown: all time, a year, or between two dates. */
export type Span = { kind: 'all' } | { kind: 'year'; year: number } | { kind: 'own' };

/** A month of the list. */
export interface Month {
  month: string;
  matches: MatchView[];
}

/** The filters of the match log, and its tab. */
export class MatchLog {
  tab = $state<Tab>('list');
  span = $state<Span>({ kind: 'all' });
  from = $state('');
  to = $state('');
  opponent = $state<string | null>(null);
  private game: string | null = null;

  /** Resets the filters when another game is opened. */
  plays(game: string): void {
    if (game === this.game) return;
    this.game = game;
    this.opponent = null;
  }

  /** The request for the current filters. */
  request(game: string): MatchesRequest {
    const { span } = this;
    const year = span.kind === 'year' ? span.year : null;
    const own = (day: string) => (span.kind === 'own' && day !== '' ? day : null);
    return {
      game,
      from: year ? `${year}-01-01` : own(this.from),
      to: year ? `${year}-12-31` : own(this.to),
      opponent: this.opponent,
    };
  }

  /** Removes all filters. */
  all(): void {
    this.span = { kind: 'all' };
    this.opponent = null;
  }
}

/** Groups matches by month, in the order given. */
export function byMonth(matches: MatchView[]): Month[] {
  const months: Month[] = [];
  for (const match of matches) {
    const month = match.date.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.matches.push(match);
    else months.push({ month, matches: [match] });
  }
  return months;
}
