import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseInMenu, openBooks, push } from './campaigns';
import { Desktop, folder, Key, resize } from './desktop';
import { codeIn, Phone, pictureIn } from './phone';
import { fillNight, muster as run } from './shelf';
import { listensAt } from './sockets';

/** The usual port. */
const PORT = 7425;
/** The taps of the evening: six by the table's preparation, and seven in the journey. */
const TAPS = 13;

/** A mission played by four: the laptop, and three phones that come in by the code on its screen. */
describe('phones at the table', () => {
  const place = folder('phones');
  const data = join(place, 'data');
  let muster: Desktop;
  const phones: Record<'rebels' | 'jyn' | 'empire', Phone | undefined> = {
    rebels: undefined,
    jyn: undefined,
    empire: undefined,
  };
  const phone = (who: keyof typeof phones): Phone => {
    const one = phones[who];
    if (!one) throw new Error(`${who} isn't in`);
    return one;
  };

  beforeAll(async () => {
    fillNight(data, 'Wednesdays');
    run(data, 'campaign', 'night', 'Wednesdays', 'opponent', 'off');
    muster = await Desktop.open(data);
    resize(1280, 860);
    for (const who of ['rebels', 'jyn', 'empire'] as const) phones[who] = await Phone.on();
  }, 180_000);
  afterAll(async () => {
    for (const one of Object.values(phones)) await one?.off();
    muster?.kill();
  });

  async function letIn(): Promise<void> {
    await chooseInMenu(muster, 'More', 'Let phones in');
    await muster.until('the dialog', () => muster.has('[role=dialog]'));
    await push(muster, /^Let phones in$/);
    await muster.until('a code', () => muster.has('[role=dialog] img[src^="data:image/svg"]'));
  }

  /** Chooses a seat and reads the code on the screen. */
  async function code(seat: RegExp): Promise<string> {
    const choose = `const [source] = arguments;
       const label = [...document.querySelectorAll('[role=dialog] label.seat')].find((one) =>
         new RegExp(source).test(one.innerText.trim()));
       label?.querySelector('input').click();
       return label !== undefined`;
    await muster.until(
      `the seat ${seat}`,
      async () => await muster.driver.executeScript(choose, seat.source),
    );
    await muster.until('its code', async () => {
      const [chosen, shown] = await muster.driver.executeScript<string[]>(
        `return [document.querySelector('[role=dialog] label.on')?.innerText ?? '',
                 document.querySelector('[role=dialog] .address')?.innerText ?? '']`,
      );
      return seat.test((chosen ?? '').trim()) && (shown ?? '').includes('#');
    });
    const picture = pictureIn(place, 'code');
    await muster.picture(picture);
    return codeIn(picture);
  }

  /** The night as the program reads it from what is kept. */
  function night(): {
    taps: number;
    heroes: { hero: string; damage: number; strain: number }[];
    threat: { now: number };
  } {
    return JSON.parse(run(data, 'campaign', 'night', 'Wednesdays', '--json'));
  }

  const fare = (hero: string) => night().heroes.find((one) => one.hero === hero);

  test('three come in by the code on the screen, and none listened before', async () => {
    expect(listensAt(PORT)).toBe(false);
    await openBooks(muster, 'Wednesdays');
    await push(muster, /^Mission night$/);
    await muster.says('Aftermath', 'main h1');
    await letIn();
    expect(listensAt(PORT)).toBe(true);
    await phone('rebels').join(await code(/^Rebels/), 'Anna');
    await phone('jyn').join(await code(/^Jyn Odan/), 'Bela');
    await phone('empire').join(await code(/^Empire/), 'Cili');
    for (const one of Object.values(phones)) await one?.says('Aftermath', 'h1');
    for (const name of ['Anna', 'Bela', 'Cili']) await muster.says(name, '[role=dialog] .who');
    await muster.press(Key.ESCAPE);
    await muster.says('3 phones are in', 'nav');
  });

  test('what one taps the others see', async () => {
    await phone('rebels').tap(/^More: Diala Passil, Damage/);
    for (const one of [phone('jyn'), phone('empire')]) await one.says(/Undo: Diala Passil/, 'main header');
    await muster.says(/Undo: Diala Passil/, 'main header');
    await phone('empire').tap(/^More: Threat/);
    await phone('jyn').tap(/^More: Jyn Odan, Strain/);
    await muster.says(/Undo: Jyn Odan/, 'main header');
    await push(muster, /^More: Fenn Signis, Damage/);
    await phone('rebels').says(/Undo: Fenn Signis/, 'main header');
    expect([fare('diala-passil')?.damage, fare('jyn-odan')?.strain, fare('fenn-signis')?.damage]).toEqual([
      1, 1, 1,
    ]);
  });

  test('each sees what the seat may: the Imperial cards are on one screen', async () => {
    expect(await phone('empire').text()).toContain('E-Web Engineer');
    for (const one of [phone('rebels'), phone('jyn')]) expect(await one.text()).not.toContain('E-Web');
    const others = '[aria-label^="More: Gaarkhan"]';
    expect(await phone('rebels').has(others)).toBe(true);
    expect(await phone('jyn').has(others)).toBe(false);
  });

  test('a phone that was away sends what was tapped meanwhile', async () => {
    await phone('jyn').network(false);
    await phone('jyn').tap(/^More: Jyn Odan, Damage/);
    await phone('jyn').says('The computer isn’t answering', 'header');
    await phone('jyn').says('isn’t sent yet', 'header');
    await phone('rebels').tap(/^More: Gaarkhan, Damage/);
    await muster.says(/Undo: Gaarkhan/, 'main header');
    expect(fare('jyn-odan')?.damage).toBe(0);
    await phone('jyn').network(true);
    await muster.says(/Undo: Jyn Odan/, 'main header');
    expect(fare('jyn-odan')?.damage).toBe(1);
    await phone('jyn').until(
      'the line',
      async () => !(await phone('jyn').text()).includes('isn’t answering'),
    );
  });

  test('the laptop is killed and started again: nobody has to come in anew, and nothing is lost', async () => {
    muster.kill();
    await phone('rebels').says('The computer isn’t answering', 'header');
    await phone('rebels').tap(/^More: Diala Passil, Damage/);
    await phone('rebels').says('isn’t sent yet', 'header');
    muster = await Desktop.open(data);
    await openBooks(muster, 'Wednesdays');
    await push(muster, /^Mission night$/);
    await muster.says('Aftermath', 'main h1');
    await letIn();
    await muster.press(Key.ESCAPE);
    await muster.says(/Undo: Diala Passil/, 'main header');
    for (const one of [phone('jyn'), phone('empire')]) await one.says(/Undo: Diala Passil/, 'main header');
    await muster.says('3 phones are in', 'nav');
    const kept = night();
    expect([fare('diala-passil')?.damage, fare('jyn-odan')?.damage, fare('gaarkhan')?.damage]).toEqual([
      2, 1, 1,
    ]);
    // The beginning, the two groups, Muster at the table and gone again, and what was tapped.
    expect(kept.taps).toBe(TAPS);
    const shown = await phone('rebels').text('main');
    for (const { damage } of kept.heroes) expect(shown).toContain(`${damage} / `);
  });

  test('targets are as large as a finger', async () => {
    for (const one of Object.values(phones)) expect(await one?.small()).toEqual([]);
  });

  test('who is thrown out is told so, and nobody listens once it is stopped', async () => {
    await push(muster, /3 phones are in/);
    await muster.until('the dialog', () => muster.has('[role=dialog]'));
    await push(muster, /^Throw Bela out/);
    await phone('jyn').says('Scan the code');
    await phone('rebels').says('Aftermath');
    await push(muster, /^Stop$/);
    await phone('rebels').says('The computer isn’t answering', 'header');
    expect(listensAt(PORT)).toBe(false);
  });
});
