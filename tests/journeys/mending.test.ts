import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeWinner, HISTORY, openBooks } from './campaigns';
import { Desktop, folder, Key, PROGRAM, surroundings } from './desktop';

/** Nine missions in a row; upgrades left open end with the next mission. */
const PLAYED = [
  ['aftermath', 'rebels'],
  ['high-moon', 'rebels'],
  ['a-new-threat', 'rebels'],
  ['indebted', 'empire'],
  ['imperial-hospitality', 'rebels'],
  ['sorry-about-the-mess', 'rebels'],
  ['temptation', 'empire'],
  ['incoming', 'rebels'],
  ['generous-donations', 'rebels'],
];
const JOURNAL = `campaign = "core"
heroes = ["gaarkhan", "jyn-odan", "fenn-signis", "diala-passil"]
imperial_class = "military-might"
seed = 7
${PLAYED.map(
  ([name, winner], at) =>
    `[[step]]\ndo = "mission"\nname = "${name}"\nwinner = "${winner}"\n` +
    (at === 0 ? 'crates = 2\ndrawn = ["indebted", "high-moon"]\n' : ''),
).join('')}`;

/** A mistake not noticed for nine missions. */
describe('a long campaign', () => {
  const home = folder('mending');
  const data = join(home, 'data');
  let muster: Desktop;

  beforeAll(async () => {
    const journal = join(home, 'journal.toml');
    writeFileSync(journal, JOURNAL);
    const program = join(dirname(PROGRAM), 'muster');
    execFileSync(program, ['campaign', 'new', 'Mondays', journal], { env: surroundings(data) });
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  test('has the winner of its first mission changed in one dialog', async () => {
    await muster.chord(Key.ALT, '5');
    await muster.says('9 of 11 stages', 'main');
    await openBooks(muster, 'Mondays');
    await muster.says('Generous Donations: won by the Rebels', HISTORY);
    const steps = await muster.count(`${HISTORY} > li`);

    await changeWinner(muster, 'Aftermath', async () => {
      await muster.says('A New Threat: won by the Rebels', '[role=dialog]');
    });
    expect(await muster.count(`${HISTORY} > li`)).toBe(steps);
    await muster.says('Generous Donations: won by the Rebels', HISTORY);
    // One undo reverts everything.
    await muster.chord(Key.CONTROL, 'z');
    await muster.says('Aftermath: won by the Rebels', HISTORY);
  });
});
