import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const started: ChildProcess[] = [];

/** Starts a program in a process group of its own, with its output in a file. */
export function start(command: string, args: string[], env: NodeJS.ProcessEnv, log: string): ChildProcess {
  const out = openSync(log, 'a');
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', out, out] });
  started.push(child);
  return child;
}

/** Kills a program and its descendants. */
export function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

async function answers(display: string): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      spawnSync('xdotool', ['getdisplaygeometry'], { env: { ...process.env, DISPLAY: display } }).status === 0
    )
      return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Starts a display with a window manager, which focus and dialogs need. */
async function display(number: number, logs: string): Promise<string> {
  const name = `:${number}`;
  const log = (program: string) => join(logs, `${program}-${number}`);
  const screen = mkdtempSync(join(logs, 'screen-'));
  // Without -noreset the server starts anew when its first client leaves, and turns the window manager away.
  start(
    'Xvfb',
    [name, '-noreset', '-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-fbdir', screen],
    process.env,
    log('xvfb'),
  );
  if (!(await answers(name))) throw new Error(`no screen: see ${log('xvfb')}`);
  const env = { ...process.env, DISPLAY: name };
  start('openbox', ['--sm-disable'], env, log('openbox'));
  // A pointer in the middle of the screen would show tooltips of whatever opens beneath it.
  spawnSync('xdotool', ['mousemove', '1279', '899'], { env });
  process.env.MUSTER_SCREEN ??= join(screen, 'Xvfb_screen0');
  return name;
}

/** Provides a display for each worker: windows on one would take the focus from each other. */
export async function setup({ config }: TestProject): Promise<void> {
  const logs = mkdtempSync(join(tmpdir(), 'muster-journeys-'));
  process.env.MUSTER_JOURNEYS = logs;
  const first = 90 + (process.pid % 400);
  const numbers = Array.from({ length: config.maxWorkers }, (_, worker) => first + worker);
  const names = await Promise.all(numbers.map((number) => display(number, logs)));
  process.env.MUSTER_DISPLAYS = names.join(' ');
  process.env.DISPLAY = names[0];
}

export function teardown(): void {
  for (const child of started.toReversed()) end(child);
}
