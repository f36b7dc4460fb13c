import { closeSync, cpSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'vitest';
import { folder, PROGRAM, pause, surroundings } from '../journeys/desktop';
import { end, start } from '../journeys/display';
import { Pages } from './browser';

/**
 * Measures from the start of the program to its page on screen, alternately in this program, a bare window
 * (`MUSTER_BARE`, src-tauri/examples/bare.rs), an older program (`MUSTER_OTHER_DESKTOP`), and the same pages
 * in a browser window without toolbars (`MUSTER_CHROMIUM`, with app/examples/bridge.rs, `MUSTER_BRIDGE`). With a data folder
 * in `MUSTER_YEARS`, as app/benches/scale makes them, this program is measured on a copy of that, too.
 */
const OTHERS = [
  ['a bare window', process.env.MUSTER_BARE],
  ['the other program', process.env.MUSTER_OTHER_DESKTOP],
] as const;
const { MUSTER_CHROMIUM: CHROMIUM, MUSTER_BRIDGE: BRIDGE, MUSTER_YEARS: YEARS } = process.env;
const ROUNDS = Number(process.env.MUSTER_MEASURE_ROUNDS ?? '7');
/** Only every nth pixel is sampled: enough to detect text, and few enough not to slow down the start. */
const EVERY = 61;
/** The least number of sampled pixels in a page's text and lines; a window frame has a third of that. */
const DRAWN = 1_400;

/** The number of sampled pixels that aren't of the most frequent colours: background, window and paper. */
function drawn(screen: Buffer): number {
  const counts = new Map<number, number>();
  const header = screen.readUInt32BE(0) + 12 * screen.readUInt32BE(76);
  for (let at = header; at + 4 <= screen.length; at += 4 * EVERY) {
    const pixel = screen.readUInt32LE(at) & 0xffffff;
    counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  }
  const frequent = [...counts.values()].toSorted((a, b) => b - a);
  return frequent.slice(3).reduce((sum, count) => sum + count, 0);
}

/** The X server's frame buffer: an XWD file that is always current. */
class Screen {
  private readonly file = openSync(process.env.MUSTER_SCREEN ?? '', 'r');
  private readonly pixels = Buffer.alloc(8 * 1024 * 1024);

  drawn(): number {
    const length = readSync(this.file, this.pixels, 0, this.pixels.length, 0);
    return drawn(this.pixels.subarray(0, length));
  }

  close(): void {
    closeSync(this.file);
  }
}

/** A program to start, with its arguments and data. */
interface Run {
  name: string;
  program: string;
  args: string[];
  data: string;
  times: number[];
}

function run(name: string, program: string): Run {
  const data = join(folder('start'), 'data');
  mkdirSync(data, { recursive: true });
  return { name, program: resolve(program), args: [], data, times: [] };
}

/** The milliseconds until a program's page is visible. */
async function startOf({ program, args, data }: Run, screen: Screen): Promise<number> {
  await pause(800);
  const before = screen.drawn();
  const begun = performance.now();
  const child = start(program, args, surroundings(data), join(data, '..', 'start.log'));
  try {
    while (performance.now() - begun < 30_000) {
      if (screen.drawn() > before + DRAWN) return performance.now() - begun;
      await pause(4);
    }
    throw new Error(`${program} shows nothing`);
  } finally {
    end(child);
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe('the start', () => {
  test('until the page is seen', async () => {
    const screen = new Screen();
    const given = [['Muster', PROGRAM] as const, ...OTHERS];
    const runs = given.flatMap(([name, program]) =>
      program && existsSync(resolve(program)) ? [run(name, program)] : [],
    );
    if (YEARS) {
      const years = run('Muster with years of use', PROGRAM);
      cpSync(YEARS, years.data, { recursive: true });
      runs.push(years);
    }
    let pages: Pages | undefined;
    if (CHROMIUM && BRIDGE) {
      const browser = run('the same pages in Chromium', CHROMIUM);
      pages = await Pages.serve(resolve(BRIDGE), browser.data);
      const profile = `--user-data-dir=${browser.data}`;
      const plain = [
        '--no-first-run',
        '--no-default-browser-check',
        '--no-sandbox',
        '--window-size=1280,800',
      ];
      browser.args = [`--app=${pages.address}`, profile, ...plain];
      runs.push(browser);
    }
    // The first start of each fills caches and creates the data folder, so it isn't measured.
    for (const run of runs) await startOf(run, screen);
    // In alternating order: who follows whom makes a difference of some per cent.
    for (let round = 0; round < ROUNDS; round++)
      for (const run of round % 2 === 0 ? runs : runs.toReversed())
        run.times.push(await startOf(run, screen));
    const ours = median(runs[0]?.times ?? []);
    for (const { name, times } of runs) {
      const beside =
        name === 'Muster' ? '' : `; Muster takes ${(ours / median(times)).toFixed(2)} times as long`;
      console.log(`  ${name}: ${median(times).toFixed(0)} ms median until it is seen${beside}`);
    }
    screen.close();
    pages?.close();
  });
});
