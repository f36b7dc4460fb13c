import { nice, ticks } from 'd3-array';
import { line, type SymbolType, symbol, symbolCircle, symbolSquare } from 'd3-shape';
import type { ChartPoint } from '../../../bindings/ChartPoint';
import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import { speech, t } from '../../../lib/words.svelte';
import { capital, heroesOf } from '../sides';
import { type Account, accounts } from './amounts';

/** A line of a chart: its account, and how it is drawn. */
export interface Series extends Account {
  /** The line's label. */
  name: string;
  /** `first` for the heroes' side, otherwise `second`. */
  rank: 'first' | 'second';
}

/** A chart of all accounts that count the same thing. */
export interface Chart {
  what: string;
  title: string;
  series: Series[];
}

/** The charts of a campaign. */
export function charts(view: Pick<KeptCampaign, 'sides' | 'heroes' | 'accounts' | 'chart'>): Chart[] {
  // Accounts that nobody entered aren't drawn.
  const all = accounts(view).filter((one) => view.chart.some((point) => one.account in point.amounts));
  const heroes = heroesOf(view)?.side;
  return [...new Set(all.map((one) => one.what))].map((what) => {
    const mine = all.filter((one) => one.what === what);
    const name = capital(mine[0]?.what_name ?? what);
    const series = mine.map((one): Series => {
      const said = mine.length > 1 ? one.side_name : name;
      return {
        ...one,
        name: t('ledger-line', { account: one.account, name: said }),
        rank: one.side === heroes ? 'first' : 'second',
      };
    });
    return { what, title: t('ledger-chart', { what, name }), series };
  });
}

/** An account's balance at the end of a stage; null if nobody entered it. */
export const cameTo = (one: Pick<Account, 'account'>, point: ChartPoint | undefined): number | null =>
  point?.amounts[one.account] ?? null;

/** The balance as text; blank if nobody entered it, as on paper. */
export function told(one: Pick<Account, 'account'>, point: ChartPoint | undefined): string {
  const amount = cameTo(one, point);
  return amount === null ? '–' : speech.number(amount);
}

/** A chart's size in pixels; `rem` is the text size around it. */
export interface Room {
  width: number;
  height: number;
  rem: number;
}

/** A chart's geometry, in pixels. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The width each stage has for its name. */
  step: number;
  xs: number[];
  ticks: { y: number; value: number }[];
  /** The line of each account, and its y at each stage; null if nobody entered the balance. */
  lines: { series: Series; path: string; ys: (number | null)[]; labelAt: number }[];
}

const TICKS = 3;

/** Lays out the balances of some accounts by stage. */
export function plot(points: ChartPoint[], series: Series[], { width, height, rem }: Room): Plot {
  const [left, top, bottom] = [3.4 * rem, 0.8 * rem, height - 1.7 * rem];
  const right = Math.max(left + rem, width - 8 * rem);
  const step = (right - left) / Math.max(1, points.length);
  const xs = points.map((_, at) => left + step * (at + 0.5));
  const [, most] = nice(
    0,
    Math.max(1, ...series.flatMap((one) => points.map((point) => cameTo(one, point) ?? 0))),
    TICKS,
  );
  const amount = (value: number) => bottom - ((bottom - top) * value) / most;
  const lines = series.map((one) => {
    const ys = points.map((point) => {
      const came = cameTo(one, point);
      return came === null ? null : amount(came);
    });
    const path = line<number | null>(
      (_, at) => xs[at] ?? left,
      (y) => y ?? bottom,
    ).defined((y) => y !== null)(ys);
    return { series: one, path: path ?? '', ys, labelAt: ys.findLast((y) => y !== null) ?? bottom };
  });
  spread(lines, 1.3 * rem);
  // Amounts are integers, so fractional ticks are left out.
  const whole = ticks(0, most, TICKS).filter((value) => Number.isInteger(value));
  return {
    left,
    right,
    top,
    bottom,
    step,
    xs,
    ticks: whole.map((value) => ({ value, y: amount(value) })),
    lines,
  };
}

/** Moves overlapping labels apart. */
function spread(lines: { labelAt: number }[], room: number): void {
  const [one, other] = lines.toSorted((a, b) => a.labelAt - b.labelAt);
  if (!one || !other) return;
  const lack = room - (other.labelAt - one.labelAt);
  if (lack <= 0) return;
  one.labelAt -= lack / 2;
  other.labelAt += lack / 2;
}

const MARKS: Record<Series['rank'], SymbolType> = { first: symbolCircle, second: symbolSquare };

/** A side's marker: lines differ by shape too, not only by colour. */
export function mark(rank: Series['rank'], size: number): string {
  return symbol(MARKS[rank], size * size)() ?? '';
}
