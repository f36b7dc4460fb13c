import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { Desktop, folder, Key, PROGRAM, resize, surroundings, windows } from './desktop';
import { sockets } from './sockets';

describe('the window', () => {
  let muster: Desktop | undefined;
  afterEach(() => muster?.kill());

  test('closed right after a change, it has kept the change', async () => {
    const data = join(folder('closing'), 'data');
    muster = await Desktop.open(data);
    await muster.chord(Key.ALT, '4');
    await muster.says('Squads', 'main h1');
    await muster.press('n');
    await muster.until('the builder', () => muster?.has('main [role=option]') ?? Promise.resolve(false));
    await muster.press('/');
    await muster.press('clone trooper commander');
    await muster.says('Clone Trooper Commander', 'main [role=option][aria-selected=true]');
    await muster.press(Key.ENTER);
    await muster.close();

    muster = await Desktop.open(data);
    await muster.chord(Key.ALT, '4');
    await muster.says('Squads', 'main h1');
    await muster.tabTo(/Legal/);
    await muster.press(Key.ENTER);
    await muster.says('Clone Trooper Commander', 'main');
  });

  test('it comes back as large as it was', async () => {
    const data = join(folder('size'), 'data');
    muster = await Desktop.open(data);
    const size = async () =>
      muster?.driver.executeScript('return [innerWidth, innerHeight].join("×")') as Promise<string>;
    // Must be stable: a menu bar that appears late also shrinks the page.
    const settled = async (width: number) => {
      const before = await size();
      await new Promise((passed) => setTimeout(passed, 500));
      return before.startsWith(`${width}×`) && (await size()) === before;
    };
    resize(1000, 640);
    await muster.until('the new size', () => settled(1000));
    const now = await size();
    await muster.close();
    muster = await Desktop.open(data);
    await muster.until('the same size', async () => (await size()) === now);
  });

  test('it is drawn in the font it brings along', async () => {
    muster = await Desktop.open(join(folder('font'), 'data'));
    const faces = await muster.driver.executeScript(
      'return [...document.fonts].map((face) => [face.family, face.weight, face.status].join(" "))',
    );
    expect(faces).toEqual(['Muster Sans 400 500 loaded', 'Muster Sans 600 700 loaded']);
  });

  test('a second start shows the first window and opens none', async () => {
    const home = folder('second');
    const { MUSTER_DATA: _, ...env } = surroundings(join(home, 'data'));
    env.XDG_DATA_HOME = join(home, 'share');
    muster = await Desktop.open(join(home, 'data'), env);
    execFileSync('xdotool', ['windowminimize', '--sync', windows()[0] ?? '']);
    await muster.until('no window', async () => windows().length === 0);

    const second = spawnSync(PROGRAM, { env, timeout: 20_000 });
    expect(second.status).toBe(0);
    await muster.until('the first window', async () => windows().length === 1);
  });

  test('without a group it opens no socket into any network', async () => {
    // No driver here, which would have a socket to the window itself.
    const server = createServer().listen(0, '127.0.0.1');
    await expect.poll(() => sockets(process.pid).length).toBeGreaterThan(0);
    server.close();

    const program = spawn(PROGRAM, { env: surroundings(join(folder('alone'), 'data')), stdio: 'ignore' });
    const pid = program.pid ?? 0;
    const seen = new Set<string>();
    try {
      await expect.poll(() => windows().length, { timeout: 20_000 }).toBe(1);
      const last = Date.now() + 4_000;
      while (Date.now() < last) {
        for (const socket of sockets(pid)) seen.add(socket);
        await new Promise((passed) => setTimeout(passed, 50));
      }
    } finally {
      program.kill('SIGKILL');
    }
    expect([...seen]).toEqual([]);
  });
});
