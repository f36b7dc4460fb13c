import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The folder that `script/look` has made, and the program in a terminal. */
export const LOOK = resolve(process.env.MUSTER_LOOK ?? '../target/page');
export const MUSTER = resolve(process.env.MUSTER_PROGRAM ?? '../target/release/muster');

/** The program as WebAssembly, outside of a page. */
export class Program {
  private constructor(
    private readonly exports: {
      memory: WebAssembly.Memory;
      room(length: number): number;
      call(): number;
      answered(): number;
    },
  ) {}

  static async load(): Promise<Program> {
    const assets = join(LOOK, 'assets');
    const name = readdirSync(assets).find((file) => file.endsWith('.wasm')) ?? '';
    const host = {
      now: () => Date.now(),
      random: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    };
    const { instance } = await WebAssembly.instantiate(readFileSync(join(assets, name)), { host });
    return new Program(instance.exports as never);
  }

  /** Carries a command out; throws what it refuses. */
  ask<T>(name: string, language: string, request: unknown): T {
    const asked = new TextEncoder().encode(JSON.stringify({ name, language, request }));
    const at = this.exports.room(asked.length);
    new Uint8Array(this.exports.memory.buffer, at, asked.length).set(asked);
    const length = this.exports.call();
    const said = new Uint8Array(this.exports.memory.buffer, this.exports.answered(), length);
    const { answer, error } = JSON.parse(new TextDecoder().decode(said));
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return answer;
  }

  /** Bytes of memory that it has. */
  get memory(): number {
    return this.exports.memory.buffer.byteLength;
  }
}

const DATA = mkdtempSync(join(tmpdir(), 'muster-look-'));
const started = promisify(execFile);

/** What the terminal says of a list, as JSON; an illegal one ends with another code. */
export async function check(file: string, game: string, language: string): Promise<unknown> {
  const args = ['--data', DATA, '--lang', language, '--json', 'squad', 'check', '--game', game, file];
  const said = await started(MUSTER, args, { maxBuffer: 1 << 26 }).catch((error) => error);
  return JSON.parse(said.stdout || JSON.stringify({ refused: said.stderr.trim() }));
}

/** A list of the tests' data. */
export interface List {
  game: string;
  name: string;
  text: string;
}

/** All lists that tests read: those that people wrote, and the packs' samples. */
export function lists(): List[] {
  const all: List[] = [];
  const folder = '../db/tests/lists';
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.toml'))) {
    const toml = readFileSync(join(folder, file), 'utf8');
    const game = /^game = "(.*)"$/m.exec(toml)?.[1] ?? '';
    for (const [, name = '', text = ''] of toml.matchAll(
      /^name = "(.*)"\n(?:.*\n)*?text = '''\n?([\s\S]*?)'''/gm,
    ))
      all.push({ game, name, text });
  }
  for (const { game, text } of samples()) all.push({ game, name: 'sample', text });
  return all;
}

/** The sample squads of the packs. */
export function samples(): { game: string; text: string }[] {
  return readdirSync('../db/packs').map((pack) => {
    const folder = join('../db/packs', pack);
    const game = /^id = "(.*)"$/m.exec(readFileSync(join(folder, 'game.toml'), 'utf8'))?.[1] ?? '';
    return { game, text: readFileSync(join(folder, 'sample.txt'), 'utf8') };
  });
}
