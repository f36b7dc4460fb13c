import { nice, ticks } from 'd3-array';
import { line, type SymbolType, symbol, symbolCircle, symbolSquare } from 'd3-shape';
import type { ChartPoint } from '../../../bindings/ChartPoint';
import type { Account } from './amounts';

/** A line of a chart: whose, and how much at the end of a stage. */
export interface Series {
  account: Account;
  side: 'rebels' | 'empire';
  value: (point: ChartPoint) => number;
}

/** The charts of a campaign; what is counted alike shares one. */
export const CHARTS: { id: string; series: Series[] }[] = [
  { id: 'credits', series: [{ account: 'credits', side: 'rebels', value: (p) => p.credits }] },
  {
    id: 'xp',
    series: [
      { account: 'hero-xp', side: 'rebels', value: (p) => p.hero_xp },
      { account: 'imperial-xp', side: 'empire', value: (p) => p.imperial_xp },
    ],
  },
  { id: 'influence', series: [{ account: 'influence', side: 'empire', value: (p) => p.influence }] },
];

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
  lines: { series: Series; path: string; ys: number[]; labelAt: number }[];
}

const TICKS = 3;

/** Draws the balances of some accounts over the stages. */
export function plot(points: ChartPoint[], series: Series[], { width, height, rem }: Room): Plot {
  const [left, top, bottom] = [3.4 * rem, 0.8 * rem, height - 1.7 * rem];
  const right = Math.max(left + rem, width - 8 * rem);
  const step = (right - left) / Math.max(1, points.length);
  const xs = points.map((_, at) => left + step * (at + 0.5));
  const [, most] = nice(0, Math.max(1, ...series.flatMap((one) => points.map(one.value))), TICKS);
  const amount = (value: number) => bottom - ((bottom - top) * value) / most;
  const lines = series.map((one) => {
    const ys = points.map((point) => amount(one.value(point)));
    const path = line<number>(
      (_, at) => xs[at] ?? left,
      (y) => y,
    )(ys);
    return { series: one, path: path ?? '', ys, labelAt: ys.at(-1) ?? bottom };
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

const MARKS: Record<Series['side'], SymbolType> = { rebels: symbolCircle, empire: symbolSquare };

/** The mark of a side: which line is whose is told by its shape, too. */
export function mark(side: Series['side'], size: number): string {
  return symbol(MARKS[side], size * size)() ?? '';
}
