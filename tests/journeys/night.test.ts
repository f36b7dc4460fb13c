import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseInMenu, openBooks, push, setUp } from './campaigns';
import { Desktop, folder, Key } from './desktop';

/** A mission in progress; the program is killed in the middle of it. */
describe('mission night', () => {
  const data = join(folder('night'), 'data');
  let muster: Desktop;

  beforeAll(async () => {
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  test('a campaign has a mission night, and says where its mission is described', async () => {
    await setUp(muster, { name: 'Thursdays', campaign: /Core\s+11 stages/ });
    await push(muster, /^Mission night$/);
    await muster.says('Aftermath', 'main h1');
    await muster.says('Core Set, campaign guide, page 4', 'main');
  });

  test('what happens at the table is a tap each', async () => {
    await push(muster, /^Set up the mission$/);
    await muster.says(/round 1/i, 'main');
    for (let round = 1; round < 4; round++) {
      await muster.press('n');
      await muster.says(new RegExp(`round ${round + 1}`, 'i'), 'main');
    }
    await push(muster, /^Imperial$/);
    await push(muster, /^6: deploy Stormtrooper/);
    await muster.says('Undo: Stormtrooper deployed for 6 threat', 'main header');
    await push(muster, /^Common$/);
    await push(muster, /^Defeated: Stormtrooper/);
    await chooseInMenu(muster, 'Diala Passil: Healthy', 'Wounded');
    await push(muster, /^More: Crates/);
    await muster.says(/1 \/ \d/, 'main');
  });

  test('what the Imperial player keeps secret is in that view only', async () => {
    await push(muster, /^Imperial$/);
    await muster.says(/groups of the mission/i, 'main');
    await muster.select('Group', 'Probe Droid');
    await push(muster, /^Reserve$/);
    await muster.says('Undo: Reserve group: Probe Droid', 'main header');
    await push(muster, /^Common$/);
    await muster.says('Undo: A reserve group noted', 'main header');
    expect(await muster.text('main')).not.toContain('Probe Droid');
    await push(muster, /^Rebels$/);
    await muster.says(/supply cards/i, 'main');
    expect(await muster.text('main')).not.toContain('Probe Droid');
    await push(muster, /^Common$/);
  });

  test('Muster plays the Empire: an activation is one tap', async () => {
    await push(muster, /^Let Muster play/);
    await muster.until('the levels', () => muster.has('[role=dialog]'));
    await muster.chord(Key.CONTROL, Key.ENTER);
    await muster.says('Next: Stormtrooper', 'main');
    await push(muster, /^More: Threat/);
    for (let more = 0; more < 7; more++) await muster.press(Key.ENTER);
    // Spending the threat is one step for undo, and comes before anyone is activated.
    await push(muster, /^Muster deploys$/);
    await muster.until('what it did', async () => !(await muster.has('[aria-label=Why]:disabled')));
    await push(muster, /^Undo: /);
    await push(muster, /^Activate$/);
    await muster.says(/Stormtrooper attacks /, 'main');
    await push(muster, /^Less: Crates/);
    await push(muster, /^More: Crates/);
    await muster.says('Undo: Crates: +1', 'main header');
  });

  test('after a kill everything that was tapped is there', async () => {
    await muster.says('Undo: Crates: +1', 'main header');
    const before = await muster.text('main');
    muster.kill();
    muster = await Desktop.open(data);
    await openBooks(muster, 'Thursdays');
    await push(muster, /^Mission night$/);
    await muster.says(/round 4/i, 'main');
    await muster.until('the night', async () => (await muster.text('main')) === before);
  });

  test('the result is filled in, and its booking ends the night', async () => {
    await muster.press('m');
    await muster.says('From the mission night', '[role=dialog]');
    await muster.says('Wounded: Diala Passil', '[role=dialog]');
    await muster.tabTo('Crates');
    expect(await muster.focused()).toContain('Crates');
    await muster.tabTo(/The Rebels won|The Empire won/);
    await muster.press(Key.SPACE);
    await muster.says(/crate/, '[role=dialog] table');
    await muster.chord(Key.CONTROL, Key.ENTER);
    await muster.says('Thursdays', 'main h1');
    // Each of the four heroes gets 100 credits from the mission and 100 from its bonus, and there is a crate.
    await muster.says('Aftermath: won by the Rebels', 'main');
    await muster.says('850', 'main');
  });
});
