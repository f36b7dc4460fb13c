import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, test } from 'vitest';
import { Desktop, folder, pause, windows } from './desktop';
import { end, start } from './display';

/** The pointer's path: out of the small window in the corner, into Muster's. */
const PATH = [
  [80, 60],
  [120, 80],
  [300, 200],
  [500, 400],
  [600, 420],
  [610, 425],
] as const;

function mouse(...args: (string | number)[]): string {
  return execFileSync('xdotool', args.map(String)).toString().trim();
}

describe('a file dropped on the window', () => {
  let muster: Desktop | undefined;
  afterEach(() => muster?.kill());

  test('is known by what it holds: a list becomes a squad to look through', async () => {
    const home = folder('drop');
    const list = join(home, 'list.txt');
    writeFileSync(list, 'General Obi-Wan Kenobi 55\nARC Trooper 18\n3 Clone Trooper 27\n');
    muster = await Desktop.open(join(home, 'data'));
    mouse('windowmove', '--sync', windows()[0] ?? '', 200, 60);
    const source = start(
      '/usr/bin/python3',
      [join(import.meta.dirname, 'drag_source.py'), list],
      process.env,
      join(home, 'source.log'),
    );
    const found = () => mouse('search', '--name', 'drag source').split('\n')[0] ?? '';
    await muster.until('the window to drag from', async () => found() !== '');
    mouse('windowmove', '--sync', found(), 0, 0);
    mouse('windowraise', found());
    await pause(300);

    mouse('mousemove', 60, 60, 'mousedown', 1);
    for (const [x, y] of PATH) {
      await pause(150);
      mouse('mousemove', x, y);
    }
    await muster.says('Drop to open');
    mouse('mouseup', 1);
    await muster.says('ARC Trooper', '[role=dialog]');
    await muster.says('100 / 100', '[role=dialog]');
    end(source);
  });
});
