import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { folder, PROGRAM, pause } from '../journeys/desktop';
import { Phone } from '../journeys/phone';
import { fillNight } from '../journeys/shelf';

/** How many taps are measured, and how many more phones listen meanwhile. */
const TAPS = 30;
const LISTENERS = 18;

interface Invitation {
  url: string;
}

/** Watches for the number of a hero's strain, and notes when it is painted. */
const WATCH = `
  window.painted = [];
  new MutationObserver(() => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => window.painted.push([Date.now(), document.querySelector('main header').innerText]);
    port1.postMessage(null);
  })).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
`;

describe('phones at the table', () => {
  const data = join(folder('phones'), 'data');
  let host: ChildProcess;
  let said = '';
  const phones: Phone[] = [];

  /** The invitation that comes next. */
  async function invitation(): Promise<Invitation> {
    const found = () => /\[\s*\{[\s\S]*?\}\s*\}\s*\]|\[[\s\S]*?"url"[\s\S]*?\n\]/.exec(said);
    while (found() === null) await pause(50);
    const text = found()?.[0] ?? '[]';
    said = said.slice(said.indexOf(text) + text.length);
    return (JSON.parse(text) as Invitation[])[0] as Invitation;
  }

  beforeAll(async () => {
    fillNight(data, 'Wednesdays');
    const args = [
      'serve',
      '--data',
      data,
      '--this-machine',
      '--port',
      '0',
      '--json',
      '--campaign',
      'Wednesdays',
    ];
    host = spawn(join(dirname(PROGRAM), 'muster'), [...args, '--seat', 'rebels'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    host.stdout?.on('data', (part) => (said += part));
  });
  afterAll(async () => {
    for (const phone of phones) await phone.off();
    host?.kill();
  });

  test('from a tap on one to the picture on another', async () => {
    for (let at = 0; at < 2; at++) {
      const phone = await Phone.on();
      phones.push(phone);
      await phone.join((await invitation()).url, `Phone ${at}`);
      await phone.says('Aftermath');
    }
    for (let at = 0; at < LISTENERS; at++) await listener((await invitation()).url);
    const [one, other] = phones as [Phone, Phone];
    await other.driver.executeScript(WATCH);
    const took: number[] = [];
    for (let at = 0; at < TAPS; at++) {
      const name = at % 2 === 0 ? 'More: Gaarkhan, Strain' : 'Less: Gaarkhan, Strain';
      await other.driver.executeScript('window.painted = []');
      const tapped = await one.driver.executeScript<number>(
        `document.querySelector('[aria-label="${name}"]').click(); return Date.now()`,
      );
      let painted: [number, string][] = [];
      while (painted.length === 0) painted = await other.driver.executeScript('return window.painted');
      await pause(250);
      took.push((painted[0]?.[0] ?? 0) - tapped);
    }
    const sorted = took.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))];
    const memory = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${host.pid}/smaps_rollup`, 'utf8'))?.[1];
    console.log(
      `tap to painted on another phone, ${LISTENERS + 2} clients: median ${at(0.5)} ms, p95 ${at(0.95)} ms; ` +
        `the program ${Math.round(Number(memory) / 1024)} MiB`,
    );
  }, 300_000);

  /** A client that comes in and listens, without a browser. */
  async function listener(url: string): Promise<void> {
    const { origin, hash } = new URL(url);
    const headers = { 'content-type': 'application/json', origin };
    const body = JSON.stringify({ key: hash.slice(1), name: 'L', language: 'en' });
    const came = await fetch(`${origin}/pair`, { method: 'POST', headers, body });
    const cookie = came.headers.get('set-cookie')?.split(';')[0] ?? '';
    get(`${origin}/events`, { headers: { cookie } }, (stream) => stream.resume()).on(
      'error',
      () => undefined,
    );
  }
});
