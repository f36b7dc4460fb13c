import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseInMenu, push } from './campaigns';
import { By, Desktop, folder, Key, resize } from './desktop';
import { Phone } from './phone';
import { muster as run } from './shelf';

/** A name that would be a script, if a page took names for markup. */
const WRONG = `<img src=x onerror="document.title='taken'">`;

interface Kept {
  players: { name: string; there: boolean; handed_in: boolean }[];
  pairings: {
    tables: { first: { name: string }; second: { name: string }; result: { outcome: string } | null }[];
  }[];
  standings: { name: string; points: number }[];
}

/** A club's evening: four players come in with one code, hand in squads, are paired, and tell their results. */
describe('a club’s evening on phones', () => {
  const data = join(folder('club'), 'data');
  let muster: Desktop;
  const phones = new Map<string, Phone>();
  const phone = (name: string): Phone => {
    const one = phones.get(name);
    if (!one) throw new Error(`${name} isn't in`);
    return one;
  };
  const all = () => [...phones.values()];
  const kept = (): Kept => JSON.parse(run(data, 'tournament', 'show', 'Open', '--json'));

  beforeAll(async () => {
    run(
      data,
      'tournament',
      'new',
      'Open',
      '--player',
      'Dani',
      '--rounds',
      '2',
      '--game',
      'star-wars-miniatures',
    );
    muster = await Desktop.open(data);
    resize(1280, 860);
    for (const name of ['Anna', WRONG, 'Cili', 'Dani']) phones.set(name, await Phone.on());
  }, 180_000);
  afterAll(async () => {
    for (const one of all()) await one.off();
    muster?.kill();
  });

  /** What a player's phone says of the own table: who the opponent is. */
  async function opponent(name: string): Promise<string> {
    const text = await phone(name).text('.against');
    const found = [...phones.keys()].find((other) => text.includes(other));
    if (!found) throw new Error(`${name} plays ${text}`);
    return found;
  }

  async function tell(name: string, mine: string, theirs: string): Promise<void> {
    const fields = await phone(name).driver.findElements(By.css('.pair input'));
    await fields[0]?.sendKeys(mine);
    await fields[1]?.sendKeys(theirs);
    await phone(name).tap(/^Send result$/);
  }

  test('all come in with one code, and say who they are', async () => {
    await push(muster, /^Tournaments/);
    await muster.says('Open', 'main');
    await push(muster, /^Open/);
    await muster.says('Open', 'main h1');
    await chooseInMenu(muster, 'More actions', 'Let phones in');
    await muster.until('the dialog', () => muster.has('[role=dialog]'));
    await push(muster, /^Let phones in$/);
    await muster.until('a code', () => muster.has('[role=dialog] img[src^="data:image/svg"]'));
    await muster.says('40', '[role=dialog] .left');
    const code = await muster.text('[role=dialog] .address');
    for (const [name, one] of phones) {
      await one.join(code, name);
      await one.says(/who are you/i);
    }
    for (const name of ['Anna', WRONG, 'Cili']) await phone(name).tap(/^Join as/);
    await phone('Dani').tap(/^I’m Dani$/);
    for (const one of all()) await one.says(/next round isn’t paired/i);
    await muster.press(Key.ESCAPE);
    await muster.says(/4 players/i, 'main');
    expect(kept().players.map(({ name }) => name)).toEqual(['Dani', 'Anna', WRONG.slice(0, 40), 'Cili']);
  });

  test('a name is a name, and nothing else, on every screen', async () => {
    const found = 'return [document.querySelectorAll("img[src=x]").length, document.title]';
    for (const driver of [muster.driver, ...all().map((one) => one.driver)]) {
      const [pictures, title] = await driver.executeScript<[number, string]>(found);
      expect([pictures, title === 'taken']).toEqual([0, false]);
    }
    await muster.says('<img', 'main');
  });

  test('a squad is checked as it is handed in, and hidden until the round', async () => {
    const field = await phone('Anna').driver.findElement(By.css('textarea'));
    await field.sendKeys('General Obi-Wan Kenobi\nARC Trooper\n3 Clone Trooper\n');
    await phone('Anna').tap(/^Hand in$/);
    await phone('Anna').says('General Obi-Wan Kenobi');
    await phone('Anna').says('Legal');
    await muster.says('Squad in', 'main');
    await muster.says(/3 squads not handed in/i, 'main');
    for (const name of ['Cili', 'Dani']) expect(await phone(name).text()).not.toContain('Obi-Wan');
  });

  test('the round and its clock are on all screens', async () => {
    await muster.press('n');
    for (const one of all()) await one.says(/round 1, table \d/i);
    await chooseInMenu(muster, 'More actions', 'Start round clock');
    await muster.until('the minutes', () => muster.has('[role=dialog] input'));
    await muster.press(Key.ENTER);
    await muster.says(/(60:00|59:\d\d) left/, 'main header');
    for (const one of all()) await one.says(/(60:00|59:\d\d) left/, 'main header');
    const other = await opponent('Anna');
    await phone(other).tap(/^Squad of Anna$/);
    await phone(other).says('General Obi-Wan Kenobi');
    expect(await phone('Anna').has('textarea')).toBe(false);
    if (process.env.MUSTER_PICTURES) {
      await phone('Anna').picture(`${process.env.MUSTER_PICTURES}/phone-club.png`);
    }
  });

  test('what both say is booked, and where they differ the organiser decides', async () => {
    const against = await opponent('Anna');
    await tell('Anna', '100', '64');
    await phone(against).says('Anna says 64:100.');
    await muster.says(/Anna says/, 'main');
    expect(kept().pairings[0]?.tables.filter((table) => table.result).length).toBe(0);
    await phone(against).tap(/^That’s right$/);
    await phone('Anna').says('Recorded: 100:64');
    await phone(against).says('Recorded: 64:100');
    const [one = '', other = ''] = [...phones.keys()].filter((name) => name !== 'Anna' && name !== against);
    await tell(one, '80', '70');
    await phone(other).tap(/^It was different$/);
    await tell(other, '75', '70');
    for (const name of [one, other]) await phone(name).says('Agree, or call the organiser');
    await push(muster, new RegExp(`^Record what ${one === WRONG ? '<img' : one}`));
    await phone(one).says('Recorded: 80:70');
    await phone(other).says('Recorded: 70:80');
  });

  test('who drops out isn’t paired any more, and all screens show what is kept', async () => {
    await phone('Cili').tap(/^Drop out…$/);
    await phone('Cili').tap(/^Drop out$/);
    await phone('Cili').says(/dropped out/i);
    await muster.says('Cili (left)', 'main');
    await muster.press('n');
    for (const name of ['Anna', 'Dani']) await phone(name).says(/round 2/i);
    await phone('Cili').says(/dropped out/i);
    const { standings } = kept();
    for (const one of all()) {
      const shown = await one.driver.executeScript<[string, string][]>(
        `return [...document.querySelectorAll('tbody tr')].map((row) =>
           [row.querySelector('th').innerText, row.querySelectorAll('td')[1].innerText])`,
      );
      expect(shown.map(([name, points]) => [name.replace(' (left)', ''), Number(points)])).toEqual(
        standings.map(({ name, points }) => [name, points]),
      );
    }
  });

  test('targets are as large as a finger', async () => {
    for (const one of all()) expect(await one.small()).toEqual([]);
  });
});
