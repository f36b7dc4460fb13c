import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onTable } from './board';
import { chooseInMenu, push } from './campaigns';
import { Desktop, folder, Key, resize } from './desktop';
import { Phone } from './phone';
import { fill, muster as run } from './shelf';

/** Whose damage each phone taps. */
const TAPS = {
  anna: 'General Obi-Wan Kenobi',
  bela: 'General Grievous, Droid Army Commander',
  cili: 'ARC Trooper',
} as const;
type Who = keyof typeof TAPS;

interface Kept {
  figures: { number: number; hp_left: number }[];
}

/** A game at the table played by four: the laptop, and three phones that tap at once. */
describe('a game at the table on phones', () => {
  const data = join(folder('phones-table'), 'data');
  let muster: Desktop;
  const phones = new Map<Who, Phone>();
  const phone = (who: Who): Phone => {
    const one = phones.get(who);
    if (!one) throw new Error(`${who} isn't in`);
    return one;
  };

  beforeAll(async () => {
    fill(data, 'en');
    muster = await Desktop.open(data);
    resize(1280, 860);
    for (const who of Object.keys(TAPS) as Who[]) phones.set(who, await Phone.on());
  }, 180_000);
  afterAll(async () => {
    for (const one of phones.values()) await one.off();
    muster?.kill();
  });

  async function openTable(): Promise<void> {
    await muster.chord(Key.ALT, '6');
    await muster.says('Thursday', 'main');
    await push(muster, /Thursday/);
    await muster.says('Thursday', 'main h1');
  }

  async function letIn(): Promise<string> {
    await chooseInMenu(muster, 'Shared view', 'Let phones in');
    await muster.until('the dialog', () => muster.has('[role=dialog]'));
    await push(muster, /^Let phones in$/);
    await muster.until('a code', async () => (await muster.text('[role=dialog] .address')).includes('#'));
    return await muster.text('[role=dialog] .address');
  }

  const damage = (who: Who, times: number) =>
    (async () => {
      for (let at = 0; at < times; at++) await phone(who).tap(new RegExp(`^10 damage to ${TAPS[who]}`));
    })();

  /** The hit points that a screen shows, by figure. */
  const HITS = `return [...document.querySelectorAll('[data-figure]')].map((row) =>
    [Number(row.dataset.figure), row.querySelector('meter')?.value ?? 0]).sort(([a], [b]) => a - b)`;
  const kept = () => {
    const { figures } = JSON.parse(run(data, 'play', 'show', 'Thursday', '--json')) as Kept;
    return new Map(figures.map((one) => [one.number, one.hp_left] as const));
  };

  /** Waits until all screens show what is kept. */
  async function same(): Promise<void> {
    for (const driver of [muster.driver, ...[...phones.values()].map((one) => one.driver)]) {
      await muster.until('the same on all screens', async () => {
        const [shown, now] = [await driver.executeScript<[number, number][]>(HITS), kept()];
        return shown.length > 0 && shown.every(([figure, left]) => (now.get(figure) ?? 0) === left);
      });
    }
  }

  test('three phones come in, and what one taps all see', async () => {
    await openTable();
    let code = await letIn();
    for (const [who, one] of phones) {
      await one.join(code, who);
      await one.says('Thursday');
      const used = code;
      await muster.until('another code', async () => {
        code = await muster.text('[role=dialog] .address');
        return code.includes('#') && code !== used;
      });
    }
    await muster.press(Key.ESCAPE);
    await damage('anna', 1);
    for (const one of phones.values()) await one.says(/Obi-Wan/, 'main header');
    await muster.says(/Undo: Damage: General Obi-Wan/, 'main header');
    await same();
  });

  test('all tap at once, one of them away: nothing is lost, nothing is done twice', async () => {
    const before = kept();
    const total = (of: Map<number, number>) => [...of.values()].reduce((sum, one) => sum + one, 0);
    await phone('cili').network(false);
    await Promise.all([damage('anna', 3), damage('bela', 4), damage('cili', 2)]);
    await phone('cili').says('sent yet');
    await onTable(muster, /^10 damage to Clone Trooper/);
    await phone('cili').network(true);
    await muster.until('all taps', async () => total(before) - total(kept()) >= 100);
    expect(total(before) - total(kept())).toBe(100);
    await same();
  });

  test('the laptop is killed and started again, and goes on where it was', async () => {
    const before = kept();
    muster.kill();
    await phone('bela').says('isn’t answering', 'header');
    await damage('bela', 1);
    muster = await Desktop.open(data);
    await openTable();
    await letIn();
    await muster.press(Key.ESCAPE);
    await muster.until('the tap', async () => JSON.stringify([...kept()]) !== JSON.stringify([...before]));
    await same();
  });
});
