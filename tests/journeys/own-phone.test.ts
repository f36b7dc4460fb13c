import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folder, PROGRAM, pause } from './desktop';
import { Phone } from './phone';
import { fill, muster } from './shelf';

const GAME = 'star-wars-miniatures';
const TROOPER = 'swm/clone-trooper';

/** A collector at a fair, with a phone; the computer is at home in the bag. */
describe('one’s own phone', () => {
  const data = join(folder('own'), 'data');
  let host: ChildProcess;
  let phone: Phone;

  beforeAll(async () => {
    fill(data, 'en');
    const said = ['serve', '--data', data, '--this-machine', '--port', '0', '--json', '--seat', 'owner'];
    host = spawn(join(dirname(PROGRAM), 'muster'), said, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    host.stdout?.on('data', (part) => (text += part));
    while (!text.trimEnd().endsWith(']')) await pause(50);
    phone = await Phone.on();
    await phone.join(JSON.parse(text)[0].url, 'Anna');
    await phone.says('Collection', 'main h1');
  }, 120_000);
  afterAll(async () => {
    await phone?.off();
    host?.kill();
  });

  /** How many of the first Clone Trooper are owned, as the program reads it from what is kept. */
  function owned(): number {
    const { printings } = JSON.parse(
      muster(data, 'figures', 'show', TROOPER, '--game', GAME, '--json', '--lang', 'en'),
    ) as { printings: { printing: string; owned: number }[] };
    return printings[0]?.owned ?? -1;
  }

  const shown = async () =>
    Number(
      await phone.driver.executeScript(
        `return document.querySelector('main li .stepper input')?.value ?? -1`,
      ),
    );
  const look = async (text: string) => {
    await phone.driver.executeScript(
      `const box = document.querySelector('main input[type=search]');
       box.value = arguments[0];
       box.dispatchEvent(new Event('input', { bubbles: true }));`,
      text,
    );
    await phone.says(/Clone Trooper/, 'main ul');
  };

  test('says at once whether a figure is there, and counts it by a tap that can be undone', async () => {
    const before = owned();
    await look('clone tr');
    await phone.until('the count', async () => (await shown()) === before);
    await phone.tap(/^One more: Clone Trooper/);
    await phone.until('one more', async () => (await shown()) === before + 1);
    await phone.tap(/^Undo$/);
    await phone.until('as before', async () => (await shown()) === before);
    expect(owned()).toBe(before);
  });

  test('leads back as browsers do, and is where it was when it is loaded anew', async () => {
    await phone.tap(/^Clone Trooper/);
    await phone.says('The words on this card'.toUpperCase(), 'main');
    await phone.driver.navigate().refresh();
    await phone.says('The words on this card'.toUpperCase(), 'main');
    await phone.driver.navigate().back();
    await phone.says('Collection', 'main h1');
    await phone.tap(/^Squads$/);
    await phone.says('Siege of Christophsis', 'main');
    await phone.tap(/^Siege of Christophsis/);
    await phone.says(/100 of 100 points/, 'main');
    await phone.tap(/General Obi-Wan Kenobi/);
    await phone.says('General Obi-Wan Kenobi', 'main article');
    await phone.tap(/^Back$/);
    await phone.says('Siege of Christophsis', 'main h1');
    await phone.driver.navigate().back();
    await phone.says('Squads', 'main h1');
  });

  test('counts also while the computer is away: each tap waits and is sent once', async () => {
    const before = owned();
    await phone.tap(/^Collection$/);
    await look('clone tr');
    await phone.until('the count', async () => (await shown()) === before);
    await phone.network(false);
    await phone.tap(/^One more: Clone Trooper/);
    await phone.tap(/^One more: Clone Trooper/);
    await phone.says('2 taps aren’t sent yet', 'header');
    expect(await shown()).toBe(before + 2);
    await phone.says('Not sent yet', 'main li');
    expect(owned()).toBe(before);
    // Meanwhile five are found at home: a tap adds to what there is by then.
    const found = ['--search', 'Clone Trooper', '--set', 'Clone Strike', '--figures', `${before + 5}`];
    muster(data, 'collection', 'edit', '--game', GAME, ...found);
    expect(owned()).toBe(before + 5);
    await phone.network(true);
    await phone.until('what was counted', async () => owned() === before + 7);
    await phone.until('the count', async () => (await shown()) === before + 7);
    await pause(2_500);
    expect(owned()).toBe(before + 7);
  });
});
