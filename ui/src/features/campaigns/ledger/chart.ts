import { nice, ticks } from 'd3-array';
import { line, type SymbolType, symbol, symbolCircle, symbolSquare } from 'd3-shape';
import type { ChartPoint } from '../../../bindings/ChartPoint';
import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import { speech, t } from '../../../lib/words.svelte';
import { capital, heroesOf } from '../sides';
import { type Account, accounts } from './amounts';

/** A line of a chart: of which account, and how it is drawn. */
export interface Series extends Account {
  /** What the line is called. */
  name: string;
  /** The heroes' side is drawn first, others second. */
  rank: 'first' | 'second';
}

/** A chart: what is counted alike shares one. */
export interface Chart {
  what: string;
  title: string;
  series: Series[];
}

/** The charts of a campaign. */
export function charts(view: Pick<KeptCampaign, 'sides' | 'heroes' | 'accounts' | 'chart'>): Chart[] {
  // Of an account that nobody entered there is nothing to draw.
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

/** What an account came to at the end of a stage; null where nobody entered it. */
export const cameTo = (one: Pick<Account, 'account'>, point: ChartPoint | undefined): number | null =>
  point?.amounts[one.account] ?? null;

/** The same as it is told: a blank where nobody entered it, as on paper. */
export function told(one: Pick<Account, 'account'>, point: ChartPoint | undefined): string {
  const amount = cameTo(one, point);
  return amount === null ? '–' : speech.number(amount);
}

/** A chart's room, in pixels; `rem` is the size of the letters around it. */
export interface Room {
  width: number;
  height: number;
  rem: number;
}

/** A chart, ready to be drawn. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The width that each stage has for its name. */
  step: number;
  xs: number[];
  ticks: { y: number; value: number }[];
  /** Where each stage's mark is; null where nobody entered what there was. */
  lines: { series: Series; path: string; ys: (number | null)[]; labelAt: number }[];
}

const TICKS = 3;

/** Draws the balances of some accounts over the stages. */
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
  // Nobody has half a credit.
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

/** Moves labels apart that would lie over each other. */
function spread(lines: { labelAt: number }[], room: number): void {
  const [one, other] = lines.toSorted((a, b) => a.labelAt - b.labelAt);
  if (!one || !other) return;
  const lack = room - (other.labelAt - one.labelAt);
  if (lack <= 0) return;
  one.labelAt -= lack / 2;
  other.labelAt += lack / 2;
}

const MARKS: Record<Series['rank'], SymbolType> = { first: symbolCircle, second: symbolSquare };

/** The mark of a side: which line is whose is told by its shape, too. */
export function mark(rank: Series['rank'], size: number): string {
  return symbol(MARKS[rank], size * size)() ?? '';
}
