import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, test } from 'vitest';
import { Desktop, folder, Key, PROGRAM, surroundings } from '../journeys/desktop';

/**
 * Measures typing in the builder, adding a figure and opening a campaign, in this program and, if
 * `MUSTER_OTHER_DESKTOP` names another one (such as an older commit's), alternately in that one.
 */
const OTHER = process.env.MUSTER_OTHER_DESKTOP;
const ROUNDS = Number(process.env.MUSTER_MEASURE_ROUNDS ?? '3');
const QUERIES = ['clone trooper', 'general obi', 'droid', 'han'];
const JOURNAL = `
campaign = 'core'
heroes = ['gaarkhan', 'jyn-odan']
imperial_class = 'military-might'
seed = 7
[[step]]
do = 'mission'
name = 'aftermath'
winner = 'rebels'
crates = 2
`;
const BOX = 'main input[role=combobox]';

/**
 * Performs an action and waits until the page is idle. Returns the milliseconds to its first frame with a change,
 * to its last change, and to the end of the frame that draws the last: a message posted in a frame arrives once
 * it is painted.
 */
const SETTLED = `
  const [what, selector, text, done] = arguments;
  const at = selector && document.querySelector(selector);
  let last = 0;
  let first = 0;
  let painted = 0;
  const frames = new MessageChannel();
  frames.port1.onmessage = () => {
    painted = performance.now();
    first ||= painted;
  };
  const watch = new MutationObserver(() => {
    last = performance.now();
    requestAnimationFrame(() => frames.port2.postMessage(null));
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const start = performance.now();
  if (what === 'type') { at.value = text; at.dispatchEvent(new Event('input', { bubbles: true })); }
  if (what === 'enter') at.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  if (what === 'click') [...document.querySelectorAll('main a, main button, main [role=row]')].find((e) => e.innerText.includes(text)).click();
  const wait = () => {
    if (performance.now() - Math.max(last, start) < 500) return setTimeout(wait, 50);
    watch.disconnect();
    done([first, last, painted].map((time) => Math.max(0, time - start)));
  };
  wait();
`;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Milliseconds to the first frame, to the last change, and to its frame. */
type Settled = [first: number, changed: number, painted: number];
type Times = { type: Settled[]; add: Settled[]; campaign: Settled[] };

async function measure(program: string, data: string, times: Times): Promise<void> {
  const muster = await Desktop.open(data, surroundings(data), program);
  const settled = (what: string, selector: string, text = '') =>
    muster.driver.executeAsyncScript<Settled>(SETTLED, what, selector, text);
  try {
    await muster.chord(Key.ALT, '4');
    await muster.says('Squads', 'main h1');
    await muster.press('n');
    await muster.until('the builder', () => muster.has(BOX));
    await settled('wait', '');
    for (const query of QUERIES) {
      for (let length = 1; length <= query.length; length++)
        times.type.push(await settled('type', BOX, query.slice(0, length)));
      times.add.push(await settled('enter', BOX));
    }
    for (let opening = 0; opening < 5; opening++) {
      await muster.chord(Key.ALT, '5');
      await muster.says('Tuesdays', 'main');
      await settled('wait', '');
      times.campaign.push(await settled('click', '', 'Tuesdays'));
      await muster.chord(Key.ALT, '1');
    }
  } finally {
    muster.kill();
  }
}

describe('this program beside another', () => {
  test('the builder and a campaign', async () => {
    const programs = [PROGRAM, OTHER].filter((program) => program !== undefined).map((p) => resolve(p));
    const runs = programs.map((program) => {
      const data = join(folder('beside'), 'data');
      const muster = join(dirname(program), 'muster');
      const journal = join(data, '..', 'journal.toml');
      mkdirSync(data, { recursive: true });
      writeFileSync(journal, JOURNAL);
      execFileSync(muster, ['campaign', 'new', 'Tuesdays', journal], { env: surroundings(data) });
      return { program, data, times: { type: [], add: [], campaign: [] } as Times };
    });
    for (let round = 0; round < ROUNDS; round++)
      for (const run of runs) await measure(run.program, run.data, run.times);
    const rows = [
      ['typing in the builder, a letter', 'type'],
      ['adding a figure in the builder', 'add'],
      ['opening a campaign', 'campaign'],
    ] as const;
    for (const [name, of] of rows)
      for (const [at, until] of ['first frame', 'last change', 'last frame'].entries()) {
        const [ours = Number.NaN, theirs] = runs.map((run) =>
          median(run.times[of].map((t) => t[at] ?? Number.NaN)),
        );
        const beside =
          theirs === undefined ? '' : `, other ${theirs.toFixed(0)} ms: ${(ours / theirs).toFixed(2)} of it`;
        console.log(
          `  ${name}, to the ${until}: ${ours.toFixed(0)} ms median${beside} (${runs[0]?.times[of].length} times)`,
        );
      }
  });
});
