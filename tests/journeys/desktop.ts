import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { Builder, By, Capabilities, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { end, start } from './display';

export { By, Key };

export const PROGRAM = resolve(process.env.MUSTER_DESKTOP ?? '../target/debug/muster-desktop');
const DRIVER = process.env.TAURI_DRIVER ?? 'tauri-driver';

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Creates a folder for a journey's files. */
export function folder(name: string): string {
  return mkdtempSync(join(process.env.MUSTER_JOURNEYS ?? '/tmp', `${name}-`));
}

/** Muster in its real window, operated like a user would: by keyboard, and by reading the screen. */
export class Desktop {
  private constructor(
    readonly driver: WebDriver,
    private readonly host: ChildProcess,
    readonly data: string,
  ) {}

  /** Opens the window on a data folder. */
  static async open(data: string, environment = surroundings(data), program = PROGRAM): Promise<Desktop> {
    mkdirSync(data, { recursive: true });
    const { driver, host } = await drive(data, environment, program);
    const desktop = new Desktop(driver, host, data);
    try {
      await desktop.until('the first page', () => desktop.has('main h1, main h2'));
    } catch (trouble) {
      end(host);
      throw trouble;
    }
    return desktop;
  }

  /** Closes the window like a user, which saves pending changes. */
  async close(): Promise<void> {
    execFileSync('xdotool', ['key', '--clearmodifiers', 'alt+F4']);
    await this.until('the window to close', async () => windows().length === 0);
    await pause(500);
    this.kill();
  }

  /** Kills the program, whatever it is doing. */
  kill(): void {
    end(this.host);
  }

  /** Presses keys on the focused element. */
  async press(...keys: string[]): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        const focused = await this.driver.switchTo().activeElement();
        return await focused.sendKeys(...keys);
      } catch (gone) {
        // The page may redraw, or a drawer close, between finding the focused element and pressing.
        const moved =
          gone instanceof error.StaleElementReferenceError ||
          gone instanceof error.ElementNotInteractableError;
        if (attempt > 4 || !moved) throw gone;
        await pause(50);
      }
    }
  }

  /** Presses keys together, such as Ctrl and Z. */
  async chord(...keys: string[]): Promise<void> {
    await this.press(Key.chord(...keys));
  }

  async has(css: string): Promise<boolean> {
    return (await this.driver.findElements(By.css(css))).length > 0;
  }

  async count(css: string): Promise<number> {
    return (await this.driver.findElements(By.css(css))).length;
  }

  async find(css: string): Promise<WebElement> {
    return await this.driver.findElement(By.css(css));
  }

  /** The text of the page, or of a part of it. */
  async text(css = 'body'): Promise<string> {
    return await this.driver.executeScript(
      'return document.querySelector(arguments[0])?.innerText ?? ""',
      css,
    );
  }

  /** Waits until a condition holds; `what` names it in the error if it never does. */
  async until(what: string, holds: () => Promise<boolean>, milliseconds = 15_000): Promise<void> {
    const last = Date.now() + milliseconds;
    while (!(await holds().catch(() => false))) {
      if (Date.now() > last) {
        const page = await this.text().catch(() => '');
        const typed = await this.driver.executeScript('return document.activeElement?.value');
        throw new Error(
          `waited in vain for ${what}; typed: ${typed}; the page says:\n${page.slice(0, 3000)}`,
        );
      }
      await pause(50);
    }
  }

  /** Waits until the page contains a text. */
  async says(text: string | RegExp, css = 'body'): Promise<void> {
    const found = (page: string) => (typeof text === 'string' ? page.includes(text) : text.test(page));
    await this.until(`${text} in ${css}`, async () => found(await this.text(css)));
  }

  /** Opens the system's file dialog and enters a path. */
  async chooseFile(ask: () => Promise<void>, path: string): Promise<void> {
    const before = windows();
    await ask();
    // The topmost: a dialog may ask something in another one, which the next attempt answers.
    const dialog = () => windows().findLast((id) => !before.includes(id));
    await this.until('a file dialog', async () => dialog() !== undefined);
    // On a busy machine a dialog may lose keys while it lists its folder, so it is retried.
    for (let attempt = 1; dialog() !== undefined; attempt++) {
      await pause(500 * attempt);
      await typePath(dialog(), path);
      const patience = attempt < 4 ? 3_000 : 15_000;
      const open = windows().map((id) =>
        spawnSync('xdotool', ['getwindowname', id]).stdout.toString().trim(),
      );
      const closed = this.until(`one of ${open} to close`, async () => dialog() === undefined, patience);
      await (attempt < 4 ? closed.catch(() => undefined) : closed);
    }
  }

  /** Presses Tab until the named control has the focus. */
  async tabTo(name: string | RegExp, most = 120): Promise<void> {
    for (let presses = 0; presses < most; presses++) {
      const called = await this.focused();
      if (typeof name === 'string' ? called.includes(name) : name.test(called)) return;
      await this.press(Key.TAB);
    }
    throw new Error(`Tab never came to ${name}; it stands on ${await this.focused()}`);
  }

  /** The options of a labelled list, without the empty one. */
  async options(label: string): Promise<string[]> {
    return await this.driver.executeScript(
      `return [...(${LIST})(arguments[0]).options].filter((one) => one.value).map((one) => one.text)`,
      label,
    );
  }

  /** Chooses from a list, as typing its first letters would. */
  async select(label: string, option: string): Promise<void> {
    await this.driver.executeScript(
      `const list = (${LIST})(arguments[0]);
       list.focus();
       list.value = [...list.options].find((one) => one.text === arguments[1]).value;
       list.dispatchEvent(new Event('change', { bubbles: true }));`,
      label,
      option,
    );
  }

  /** The name of the focused control. */
  async focused(): Promise<string> {
    return await this.driver.executeScript(`
      const at = document.activeElement;
      if (!at || at === document.body) return '';
      const label = at.labels?.[0]?.innerText ?? '';
      const by = (at.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.innerText ?? '');
      return [at.getAttribute('aria-label'), by.join(' '), label, at.innerText, at.placeholder].filter(Boolean).join(' ');
    `);
  }

  /** Takes a screenshot of the window once it has drawn its current state. */
  async picture(path: string): Promise<void> {
    await this.driver.executeAsyncScript(
      'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))',
    );
    writeFileSync(path, await this.driver.takeScreenshot(), 'base64');
  }

  /** Focuses the element matching a selector. */
  async focus(css: string): Promise<void> {
    await this.driver.executeScript('document.querySelector(arguments[0])?.focus()', css);
  }
}

/**
 * Starts the program with a driver of its own. A driver that returns no session is replaced on other ports,
 * which may have been taken between choosing and binding them. A window that opens but shows nothing is never
 * retried.
 */
async function drive(
  data: string,
  env: NodeJS.ProcessEnv,
  program: string,
): Promise<{ driver: WebDriver; host: ChildProcess }> {
  const capabilities = new Capabilities();
  capabilities.set('tauri:options', { application: program });
  capabilities.setBrowserName('wry');
  for (let attempt = 1; ; attempt++) {
    const [port, native] = [await freePort(), await freePort()];
    const log = join(data, '..', `driver-${port}.log`);
    const host = start(DRIVER, ['--port', `${port}`, '--native-port', `${native}`], env, log);
    try {
      await listening(port);
      await listening(native);
      const server = `http://127.0.0.1:${port}/`;
      return { driver: await new Builder().withCapabilities(capabilities).usingServer(server).build(), host };
    } catch (trouble) {
      end(host);
      const said = `no session with the window: ${trouble}\n${readFileSync(log, 'utf8')}`;
      if (attempt === 3) throw new Error(said);
      console.warn(said);
    }
  }
}

/** Waits until something listens on a port. */
async function listening(port: number): Promise<void> {
  const last = Date.now() + 10_000;
  const answers = () =>
    new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1');
      socket
        .once('error', () => done(false))
        .once('connect', () => {
          socket.destroy();
          done(true);
        });
    });
  while (!(await answers())) {
    if (Date.now() > last) throw new Error(`nobody listens on port ${port}`);
    await pause(50);
  }
}

/** Finds a list in the page by its label. */
const LIST = `(label) => [...document.querySelectorAll('select')].find((list) =>
  list.getAttribute('aria-label') === label || list.labels?.[0]?.innerText.trim().startsWith(label))`;

/** The program's environment: a data folder, and a configuration folder of its own. */
export function surroundings(data: string, language = 'en_GB.UTF-8'): NodeJS.ProcessEnv {
  const config = join(data, '..', 'config');
  return { ...process.env, MUSTER_DATA: data, XDG_CONFIG_HOME: config, LANG: language, LC_ALL: language };
}

/** Enters a path in the system's file dialog and confirms. */
async function typePath(dialog: string | undefined, path: string): Promise<void> {
  // It may have closed meanwhile.
  if (dialog === undefined || spawnSync('xdotool', ['windowfocus', '--sync', dialog]).status !== 0) return;
  // Ctrl+L shows the path field; Ctrl+A replaces a suggested name.
  execFileSync('xdotool', ['key', '--clearmodifiers', 'ctrl+l']);
  await pause(200);
  execFileSync('xdotool', ['key', '--clearmodifiers', 'ctrl+a']);
  execFileSync('xdotool', ['type', '--delay', '8', path]);
  await pause(300);
  execFileSync('xdotool', ['key', 'Return']);
}

/**
 * The program's visible windows, including dialogs. Tooltips and suggestions are windows as well, but on none of the
 * desktops; keys sent to one would be lost.
 */
export function windows(): string[] {
  const args = ['search', '--onlyvisible', '--class', 'muster'];
  const found = spawnSync('xdotool', args).stdout.toString().split('\n');
  return found.filter((id) => id !== '' && spawnSync('xdotool', ['get_desktop_for_window', id]).status === 0);
}

/** Resizes the window, in pixels. */
export function resize(width: number, height: number): void {
  execFileSync('xdotool', ['windowsize', '--sync', windows()[0] ?? '', `${width}`, `${height}`]);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
