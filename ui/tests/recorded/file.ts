import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { WireError } from '../../src/bindings/WireError';
import type { Command } from '../../src/platform';
import { GAME } from './draft';

/** A recorded request with its answer or error. */
export interface Step {
  command: Command;
  request: unknown;
  answer?: unknown;
  error?: WireError;
}

/** Sessions with the program from its start, by the name of their test. */
export type Scenes = Map<string, Step[]>;

/** Values that occur several times in a file are stored once if longer than this, in characters. */
const LONG = 60;

/** Reads the sessions of a file; empty if it doesn't exist. */
export function readScenes(path: string): Scenes {
  if (!existsSync(path)) return new Map();
  const { parts, scenes } = JSON.parse(readFileSync(path, 'utf8'));
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    if ('$part' in value) return whole(parts[value.$part as string]);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, whole(one)]));
  };
  return new Map(Object.entries(scenes).map(([name, steps]) => [name, whole(steps) as Step[]]));
}

/** Writes the sessions with a game, one step a line, for readable diffs. */
export function writeScenes(path: string, game: string, scenes: Scenes): void {
  if (scenes.size === 0) {
    rmSync(path, { force: true });
    return;
  }
  const often = new Map<string, number>();
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = JSON.stringify(value);
    if (text.length > LONG) {
      const before = often.get(text) ?? 0;
      often.set(text, before + 1);
      // The contents of a repeated value are only counted once.
      if (before > 0) return;
    }
    for (const one of Object.values(value)) count(one);
  };
  for (const steps of scenes.values()) for (const step of steps) for (const one of parted(step)) count(one);

  // Named by content hash, so that an additional part doesn't change other lines.
  const parts = new Map<string, unknown>();
  const short = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(value);
    if ((often.get(text) ?? 0) < 2) return inside(value);
    const part = createHash('sha256').update(text).digest('hex').slice(0, 8);
    if (!parts.has(part)) parts.set(part, inside(value));
    return { $part: part };
  };
  const inside = (value: object): unknown => {
    if (Array.isArray(value)) return value.map(short);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, short(one)]));
  };
  const line = (step: Step) =>
    JSON.stringify(
      Object.fromEntries(Object.entries(step).map(([k, v]) => [k, k === 'command' ? v : short(v)])),
    );
  const written = sorted(scenes).map(
    ([name, steps]) => `${JSON.stringify(name)}: [\n${steps.map(line).join(',\n')}\n]`,
  );
  const shared = sorted(parts).map(([name, part]) => `"${name}": ${JSON.stringify(part)}`);
  mkdirSync(dirname(path), { recursive: true });
  const played = game === GAME ? '' : `"game": ${JSON.stringify(game)},\n`;
  const text = `{${played}"parts": {\n${shared.join(',\n')}\n},\n"scenes": {\n${written.join(',\n')}\n}}\n`;
  writeFileSync(path, text);
}

function sorted<T>(map: Map<string, T>): [string, T][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

const parted = ({ request, answer, error }: Step) => [request, answer, error];
