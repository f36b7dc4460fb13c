import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** Provides a display for all journeys, with a window manager, which focus and dialogs need. */
export async function setup(): Promise<void> {
  const logs = mkdtempSync(join(tmpdir(), 'muster-journeys-'));
  process.env.MUSTER_JOURNEYS = logs;
  const display = `:${90 + (process.pid % 400)}`;
  start(
    'Xvfb',
    [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-fbdir', logs],
    process.env,
    join(logs, 'xvfb'),
  );
  if (!(await answers(display))) throw new Error(`no screen: see ${logs}/xvfb`);
  process.env.DISPLAY = display;
  process.env.MUSTER_SCREEN = join(logs, 'Xvfb_screen0');
  start('openbox', ['--sm-disable'], process.env, join(logs, 'openbox'));
  // A pointer in the middle of the screen would show tooltips of whatever opens beneath it.
  spawnSync('xdotool', ['mousemove', '1279', '899']);
}

export function teardown(): void {
  for (const child of started.toReversed()) end(child);
}
