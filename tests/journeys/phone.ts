import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import { Options, ServiceBuilder } from 'selenium-webdriver/chrome';
import { pause } from './desktop';

/** A phone at the table: a real browser with a touch screen. */
export class Phone {
  private constructor(readonly driver: WebDriver) {}

  /** Turns a phone on; its screen in pixels as pages count them. */
  static async on(width = 360, height = 740, language = 'en'): Promise<Phone> {
    const options = new Options();
    options.addArguments('--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage');
    options.setUserPreferences({ 'intl.accept_languages': language });
    options.setMobileEmulation({ deviceMetrics: { width, height, pixelRatio: 2 } } as never);
    options.setBinaryPath(process.env.MUSTER_CHROMIUM ?? '/usr/bin/chromium');
    const service = new ServiceBuilder(process.env.MUSTER_CHROMEDRIVER ?? '/usr/bin/chromedriver');
    const driver = await new Builder()
      .forBrowser('chrome')
      .setChromeOptions(options)
      .setChromeService(service)
      .build();
    return new Phone(driver);
  }

  async off(): Promise<void> {
    await this.driver.quit();
  }

  /** Joins a table by the address that a code says. */
  async join(address: string, name: string): Promise<void> {
    await this.driver.get(address);
    await this.until('the name', async () => (await this.driver.findElements(By.css('input'))).length > 0);
    await this.driver.findElement(By.css('input')).sendKeys(name);
    await this.tap(/^Join$/);
  }

  async has(css: string): Promise<boolean> {
    return (await this.driver.findElements(By.css(css))).length > 0;
  }

  async text(css = 'body'): Promise<string> {
    return await this.driver.executeScript(
      'return document.querySelector(arguments[0])?.innerText ?? ""',
      css,
    );
  }

  /** Waits until the page contains a text. */
  async says(text: string | RegExp, css = 'body'): Promise<void> {
    const found = (page: string) => (typeof text === 'string' ? page.includes(text) : text.test(page));
    await this.until(`${text} in ${css}`, async () => found(await this.text(css)));
  }

  async until(what: string, holds: () => Promise<boolean>, milliseconds = 20_000): Promise<void> {
    const last = Date.now() + milliseconds;
    while (!(await holds().catch(() => false))) {
      if (Date.now() > last)
        throw new Error(`waited in vain for ${what}; the phone says:\n${(await this.text()).slice(0, 2000)}`);
      await pause(50);
    }
  }

  /** Taps the first control whose name fits, with a finger. */
  async tap(name: RegExp): Promise<void> {
    const found = async () =>
      await this.driver.executeScript<import('selenium-webdriver').WebElement | null>(
        `const [source, flags] = arguments;
         const name = new RegExp(source, flags);
         return [...document.querySelectorAll('button, [role=menuitem], summary')].find((one) =>
           one.checkVisibility() && !one.disabled &&
           (name.test(one.getAttribute('aria-label') ?? '') || name.test(one.innerText.trim()))) ?? null`,
        name.source,
        name.flags,
      );
    // What was found may be drawn anew before the finger is there.
    await this.until(`${name} to tap`, async () => {
      const control = await found();
      await control?.click();
      return control !== null;
    });
  }

  /** Sets the page's language or colours, as its menu does, and loads it anew. */
  async look(looks: { theme?: string; language?: string }): Promise<void> {
    await this.driver.executeScript(
      `const looks = JSON.parse(localStorage.getItem('looks') ?? '{}');
       localStorage.setItem('looks', JSON.stringify({ ...looks, ...arguments[0] }));
       location.reload();`,
      looks,
    );
    await pause(200);
    await this.until('the page', async () => (await this.text('main')) !== '');
    if (this.screen) await this.resize(...this.screen);
  }

  /** The screen that was asked for last: a page that is loaded anew has the first one again. */
  private screen: [number, number] | null = null;

  /** Another screen, in pixels as pages count them. */
  async resize(width: number, height: number): Promise<void> {
    this.screen = [width, height];
    const driver = this.driver as never as import('selenium-webdriver/chrome').Driver;
    const metrics = { width, height, deviceScaleFactor: 2, mobile: true };
    await driver.sendDevToolsCommand('Emulation.setDeviceMetricsOverride', metrics);
    await this.until(
      `a width of ${width}`,
      async () => (await this.driver.executeScript('return innerWidth')) === width,
    );
  }

  /** Takes the phone out of the network, or back into it. */
  async network(on: boolean): Promise<void> {
    const driver = this.driver as never as import('selenium-webdriver/chrome').Driver;
    await driver.setNetworkConditions({
      offline: !on,
      latency: 0,
      download_throughput: -1,
      upload_throughput: -1,
    } as never);
  }

  async picture(path: string): Promise<void> {
    writeFileSync(path, await this.driver.takeScreenshot(), 'base64');
  }

  /** Controls that lie beyond an edge of the screen. */
  async cut(): Promise<string[]> {
    return await this.driver.executeScript(`
      return [...document.querySelectorAll('button, input, select, summary, h1, h2')]
        .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, .scroll'))
        .map((one) => [one, one.getBoundingClientRect()])
        .filter(([, { left, right, width }]) => width > 1 && (left < -0.5 || right > innerWidth + 0.5))
        .map(([one, { left, right }]) =>
          (one.getAttribute('aria-label') ?? one.innerText) + ' ' + Math.round(left) + '–' + Math.round(right));
    `);
  }

  /** Controls that are smaller than a finger, with their sizes. */
  async small(): Promise<string[]> {
    return await this.driver.executeScript(`
      return [...document.querySelectorAll('button, input, select, summary, a[href]')]
        .filter((one) => one.checkVisibility() && !one.disabled)
        // A name in a row of the table is as large as the row: its place lies over it.
        .filter((one) => getComputedStyle(one, '::before').position !== 'absolute')
        .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && (Math.round(width) < 44 || Math.round(height) < 44))
        .map(([one, { width, height }]) =>
          (one.getAttribute('aria-label') ?? one.innerText) + ' ' + Math.round(width) + ' × ' + Math.round(height));
    `);
  }
}

/** What the code in a picture says, read as by a phone's camera. */
export function codeIn(picture: string): string {
  return execFileSync('zbarimg', ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', picture])
    .toString()
    .trim();
}

/** Chromium as axe's host: where the file of a picture lies. */
export function pictureIn(folder: string, name: string): string {
  return join(folder, `${name}.png`);
}
