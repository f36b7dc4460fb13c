import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Desktop, folder, Key, pause } from '../journeys/desktop';

/** A made-up pack of 10,000 figures: `cargo run -p muster-app --example big_pack -- FOLDER`. */
const BIG = process.env.MUSTER_BIG_PACK;
const MINUTES = Number(process.env.MUSTER_MEASURE_MINUTES ?? '2');
const QUERIES = ['clone trooper', 'general obi', 'sith', 'a', 'droid commander', 'boba'];

function quantile(values: number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
}

/** The proportional memory of a process and its descendants in MiB, by process name. */
function memory(root: number): Record<string, number> {
  const found: Record<string, number> = {};
  const children = (pid: number): number[] =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((child) => {
        try {
          return readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === `${pid}`;
        } catch {
          return false;
        }
      });
  const walk = (pid: number): void => {
    try {
      const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
      const pss = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
      found[name] = (found[name] ?? 0) + Math.round(Number(pss ?? 0) / 1024);
    } catch {
      // The process has ended meanwhile.
    }
    for (const child of children(pid)) walk(child);
  };
  walk(root);
  return found;
}

function programs(): number[] {
  return execFileSync('pgrep', ['-x', 'muster-desktop']).toString().trim().split('\n').map(Number);
}

/**
 * Types a letter and waits until the page has drawn the answer. Returns the milliseconds of the search, from
 * the keystroke to the rows being in the page, and to the end of the frame that draws them: a message that the frame posts
 * arrives once it is painted.
 */
const TYPE = `
  const [selector, text, done] = arguments;
  const box = document.querySelector(selector);
  const watch = new PerformanceObserver((list) => {
    const measure = list.getEntriesByName('muster:search').at(-1);
    if (!measure) return;
    watch.disconnect();
    const stood = measure.startTime + measure.duration - start;
    const painted = new MessageChannel();
    painted.port1.onmessage = () => done([measure.duration, stood, performance.now() - start]);
    requestAnimationFrame(() => painted.port2.postMessage(null));
  });
  watch.observe({ type: 'measure' });
  const start = performance.now();
  box.value = text;
  box.dispatchEvent(new Event('input', { bubbles: true }));
`;

type Keystroke = [query: number, stood: number, drawn: number];

describe.each([
  ['the built-in catalogue', undefined],
  ['10,000 made-up figures', BIG],
])('%s', (name, pack) => {
  const home = folder('measure');
  const data = join(home, 'data');
  let muster: Desktop;

  beforeAll(async () => {
    mkdirSync(join(data, 'packs'), { recursive: true });
    if (pack && existsSync(pack)) cpSync(pack, join(data, 'packs', 'big'), { recursive: true });
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  test('typing and arrow keys in the catalogue', async () => {
    if (name.startsWith('10,000') && !pack) {
      console.log('  MUSTER_BIG_PACK names no pack: not measured');
      return;
    }
    if (pack) {
      const script =
        'const [s, done] = arguments; window.__TAURI_INTERNALS__.invoke("call", {name: "start", language: "en", request: {}}).then(a => done(a.games.map(g => [g.id, g.figures])))';
      const games = (await muster.driver.executeAsyncScript(script, '')) as [string, number][];
      const big = games.toSorted((a, b) => b[1] - a[1])[0]?.[0];
      await muster.driver.executeAsyncScript(
        'const [game, done] = arguments; window.__TAURI_INTERNALS__.invoke("call", {name: "change_settings", language: "en", request: {change: {game, welcomed: true}}}).then(done)',
        big,
      );
      await muster.driver.executeScript('location.reload()');
      await pause(2_000);
    }
    await muster.chord(Key.ALT, '2');
    await muster.until('rows', () => muster.has('main [role=option]'));
    const keystrokes: Keystroke[] = [];
    let most = 0;
    for (const query of QUERIES) {
      for (let length = 1; length <= query.length; length++) {
        const typed = query.slice(0, length);
        keystrokes.push(
          await muster.driver.executeAsyncScript<Keystroke>(TYPE, 'main input[role=combobox]', typed),
        );
        const rows = (await muster.driver.findElements({ css: 'main [role=option]' })).length;
        most = Math.max(most, rows);
      }
    }
    for (const [at, what] of [
      'asked until answered',
      'keystroke to rows in the page',
      'and drawn',
    ].entries()) {
      const times = keystrokes.map((stroke) => stroke[at] ?? Number.NaN);
      console.log(`  ${name}: ${what} ${quantile(times, 0.5)} ms median, ${quantile(times, 0.95)} ms p95`);
    }
    console.log(`  ${name}: at most ${most} rows in the page`);
    await muster.focus('main input[role=combobox]');
    const arrows: number[] = [];
    for (let i = 0; i < 120; i++) {
      arrows.push(
        (await muster.driver.executeAsyncScript(`
          const done = arguments[0]; const start = performance.now();
          document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
          requestAnimationFrame(() => done(performance.now() - start));`)) as number,
      );
    }
    console.log(
      `  ${name}: arrow key to the next frame ${quantile(arrows, 0.5)} ms median, ${quantile(arrows, 0.95)} ms p95`,
    );
    const last = Date.now() + MINUTES * 60_000;
    const before = memory(programs().at(-1) ?? 0);
    while (Date.now() < last) {
      for (const query of QUERIES) {
        await muster.driver.executeAsyncScript(TYPE, 'main input[role=combobox]', query);
      }
      for (const page of ['2', '3', '4', '2']) await muster.chord(Key.ALT, page);
      await muster.until('the catalogue again', () => muster.has('main input[role=combobox]'));
    }
    console.log(
      `  ${name}: memory in MiB before ${JSON.stringify(before)}, after ${MINUTES} minutes ${JSON.stringify(memory(programs().at(-1) ?? 0))}`,
    );
  });
});
