import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { BookRequest } from '../../src/bindings/BookRequest';
import type { CheckSquad } from '../../src/bindings/CheckSquad';
import type { FigurePage } from '../../src/bindings/FigurePage';
import type { SearchRequest } from '../../src/bindings/SearchRequest';
import type { Command } from '../../src/platform';
import type { Step } from './file';
import { canonical, changes, Replay, said, type Teller } from './replay';

const ROOT = join(import.meta.dirname, '../../..');
const DATA = join(ROOT, 'app/tests/data');
const TARGET = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target');
const BRIDGE = join(TARGET, 'debug/examples/bridge');
/** The longest an unoptimised program may take to answer, in milliseconds. */
const PATIENCE = 120_000;
/** The most rows on screen, and the most that arrow keys pass in a test. */
const ON_SCREEN = 30;
const NEAR = 5;
const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Steps that a dialog previews before recording them. */
const PREVIEWED: ReadonlySet<string> = new Set(['mission', 'correct', 'heroes', 'skip', 'paper']);

/** Maps every string in a value. */
export function rewrite(value: unknown, text: (text: string) => string): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map((one) => rewrite(one, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rewrite(one, text)]));
}

/**
 * Placeholders for the folder of files that tests read, `app/tests/data`, and the temporary one they write
 * to.
 */
const READ = '/read/';
const WRITTEN = '/written/';

/** The prepared folders, by game. */
const folders = new Map<string, string>();

/**
 * Prepares a folder with a made-up game, a collection, and earlier actions (`GAME.before.jsonl`, one call a
 * line). Uses a session of its own, so that the recorded one starts without changes.
 */
function prepared(game: string): string {
  const made = folders.get(game);
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'muster-game-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(DATA, game), join(folder, 'packs', game), { recursive: true });
  const path = join(DATA, `${game}.collection.csv`);
  const collection = { name: 'import_collection', request: { game, path, mapping: null, mode: 'replace' } };
  const before = join(DATA, `${game}.before.jsonl`);
  const input = `${JSON.stringify(collection)}\n${existsSync(before) ? readFileSync(before, 'utf8') : ''}`;
  const told = execFileSync(BRIDGE, [folder], { input, encoding: 'utf8', maxBuffer: Infinity });
  for (const line of told.trim().split('\n')) {
    const { answer, error } = JSON.parse(line);
    const wrong = error ?? answer.refused?.[0];
    if (wrong) throw new Error(`${game} can't be prepared: ${wrong.message}`);
  }
  folders.set(game, folder);
  return folder;
}

/** Runs the program in a folder of its own with a made-up game and a collection. */
export class Recorder implements Teller {
  readonly steps: Step[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'muster-recording-'));
  private readonly bell = new Int32Array(new SharedArrayBuffer(4));
  private readonly worker: Worker;
  private readonly channel = new MessageChannel();
  /** Ids from the program to recorded ones, and back. */
  private readonly recorded = new Map<string, string>();
  private readonly real = new Map<string, string>();
  /** Catalogue rows that a page may check, and figures it may show. */
  private readonly rows = new Set<string>();
  private readonly figures = new Set<string>();

  constructor(private readonly game: string) {
    cpSync(prepared(game), this.folder, { recursive: true });
    const { port1, port2 } = this.channel;
    this.worker = new Worker(join(import.meta.dirname, 'program.js'), {
      workerData: {
        port: port2,
        bell: this.bell,
        bridge: BRIDGE,
        folder: this.folder,
      },
      transferList: [port2],
    });
    port1.unref();
  }

  tell(command: Command, request: unknown): unknown {
    this.preview(command, request);
    if (command !== 'check_squad') return said(this.record(command, request));
    // As it will be replayed.
    return new Replay([this.record(command, this.widened(request as CheckSquad))]).tell(command, request);
  }

  private record(command: Command, asked: unknown): Step {
    const real = rewrite(asked, (text) => this.real.get(text) ?? this.placed(text));
    const answer = rewrite(this.ask(command, real), (text) => this.lasting(text)) as Partial<Step>;
    const step = { command, request: asked, ...answer };
    const same = canonical([command, asked]);
    const before = this.steps.findLast((s) => canonical([s.command, s.request]) === same);
    // A repeated answer is recorded once, except that of a command that changes something.
    if (canonical(before) !== canonical(step) || changes(command)) this.steps.push(step);
    this.look(step);
    return step;
  }

  /** Records what else might be asked, stops the program and removes its folder. */
  async close(): Promise<void> {
    this.round();
    this.channel.port1.postMessage(null);
    await once(this.worker, 'exit');
    rmSync(this.folder, { recursive: true, force: true });
  }

  // Timing decides which rows are on screen when the squad changes, and which figures are shown in passing: a
  // slower page asks for less, or more. So everything that may be asked for is recorded.

  /** Records the preview of a step, which a slower user would have seen before recording it. */
  private preview(command: Command, request: unknown): void {
    if (command !== 'book_step') return;
    const { id, step, reveal } = request as BookRequest;
    if (PREVIEWED.has(step.do)) this.record('preview_step', { id, step, reveal });
  }

  /** Notes the figures that may be asked for: rows found and figures in the squad. */
  private look({ command, request, answer }: Step): void {
    if (command === 'search_figures' && answer) {
      const found = (answer as FigurePage).rows.map((row) => row.id);
      for (const figure of found.slice(0, ON_SCREEN)) this.rows.add(figure);
      for (const figure of found.slice(0, NEAR)) this.figures.add(figure);
    }
    const { draft } = request as Partial<CheckSquad>;
    for (const { figure } of draft?.members ?? []) this.figures.add(figure);
    for (const figure of draft?.considering ?? []) this.figures.add(figure);
  }

  private widened(request: CheckSquad): CheckSquad {
    for (const figure of request.figures ?? []) this.rows.add(figure);
    return { ...request, figures: [...this.rows].sort().slice(0, 100) };
  }

  /** Records, at the end, what a page might have asked for. */
  private round(): void {
    const found = this.steps.filter((s) => s.command === 'search_figures' && s.answer);
    if (found.length === 0) return;
    // Scrolling on passes every row.
    if (found.some((s) => (s.request as SearchRequest).offset > 0))
      for (const row of found.flatMap((s) => (s.answer as FigurePage).rows)) {
        this.rows.add(row.id);
        this.figures.add(row.id);
      }
    const checks = this.steps.filter((s) => s.command === 'check_squad').map((s) => s.request as CheckSquad);
    for (const check of checks)
      if ((check.figures?.length ?? 0) < this.rows.size) this.record('check_squad', this.widened(check));
    for (const figure of this.figures) this.record('figure', { game: this.game, figure });
  }

  /** Replaces the placeholder of a test's file by its real path. */
  private placed(text: string): string {
    if (text.startsWith(READ)) return join(DATA, text.slice(READ.length));
    if (text.startsWith(WRITTEN)) return join(this.folder, text.slice(WRITTEN.length));
    return text;
  }

  /** Replaces what differs between recordings: ids by numbers, times by a constant, paths by placeholders. */
  private lasting(text: string): string {
    if (TIME.test(text)) return '2026-01-01T10:00:00+00:00';
    const placed = text.replaceAll(`${DATA}/`, READ).replaceAll(`${this.folder}/`, WRITTEN);
    return placed.replace(ID, (id) => {
      const name = this.recorded.get(id) ?? `id-${this.recorded.size + 1}`;
      this.recorded.set(id, name);
      this.real.set(name, id);
      return name;
    });
  }

  private ask(name: Command, request: unknown): Pick<Step, 'answer' | 'error'> {
    let rung = Atomics.load(this.bell, 0);
    this.channel.port1.postMessage(JSON.stringify({ id: 0, name, language: 'en', request }));
    for (;;) {
      const line = receiveMessageOnPort(this.channel.port1)?.message;
      if (line) {
        const { broken, answer, error } = JSON.parse(line);
        if (broken) throw new Error(`The program: ${broken}. cargo build -p muster-app --example bridge`);
        return error ? { error } : { answer };
      }
      if (Atomics.wait(this.bell, 0, rung, PATIENCE) === 'timed-out') throw new Error(`${name}: no answer`);
      rung = Atomics.load(this.bell, 0);
    }
  }
}
