import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUp } from './campaigns';
import { Desktop, folder } from './desktop';
import { Hand } from './hand';

/**
 * A campaign's evening with a mouse: how many clicks it takes, and that none of them moves another control, which the
 * next click would hit instead.
 */
describe('an evening by hand', () => {
  let muster: Desktop;
  let hand: Hand;

  beforeAll(async () => {
    muster = await Desktop.open(join(folder('still'), 'data'));
    await setUp(muster, { name: 'Thursdays', campaign: /Core\s+11 stages/ });
  });
  afterAll(() => muster?.kill());

  const says =
    (text: string | RegExp, css = 'main') =>
    async () => {
      const page = await muster.text(css);
      return typeof text === 'string' ? page.includes(text) : text.test(page);
    };

  test('a mission of six rounds takes at most forty clicks', async () => {
    const opening = new Hand(muster);
    await opening.click(/^Mission night$/, says('Aftermath', 'main h1'));
    await opening.click(/^Set up the mission$/, says(/round 1/i));
    hand = new Hand(muster);
    await hand.click(/^Imperial$/, says(/deploy/i));
    await hand.click(/^Free: Stormtrooper$/, says('Undo: Stormtrooper deployed', 'main header'));
    await hand.click(/^Free: Imperial Officer$/, says('Undo: Imperial Officer deployed', 'main header'));
    for (let round = 1; round <= 5; round++) {
      await hand.click(/^Next round/, says(new RegExp(`round ${round + 1}`, 'i')));
      if (round === 3) {
        await hand.click(
          /^6: deploy Stormtrooper$/,
          says('Undo: Stormtrooper deployed for 6', 'main header'),
        );
      }
      await hand.click(/^Activate Imperial Officer/, says('Undo: Imperial Officer activated', 'main header'));
    }
    await hand.click(/^Common$/, says(/counted/i));
    await hand.click(/^More: Crates$/, says('Undo: Crates: +1', 'main header'));
    await hand.click(/^More: Crates$/, says('2 / 3'));
    for (const hero of ['Diala Passil', 'Fenn Signis', 'Gaarkhan', 'Jyn Odan']) {
      await hand.click(new RegExp(`^Activate ${hero}`), says(`Undo: ${hero} activated`, 'main header'));
      await hand.click(
        new RegExp(`^More: Damage.*${hero}|^More: ${hero}.*Damage`),
        says(`Undo: ${hero}: Damage`, 'main header'),
      );
    }
    await hand.click(/^Diala Passil: /, () => muster.has('[role=menuitem]'));
    await hand.click(/Wounded/, says('Wounded', 'main header'), '[role=menu]');
    for (let figure = 0; figure < 3; figure++) {
      await hand.click(
        /^Defeated: Stormtrooper$/,
        says(/Undo: Stormtrooper.*one figure defeated/, 'main header'),
      );
    }
    expect(hand.moved).toEqual([]);
    expect(hand.clicks).toBeLessThanOrEqual(40);
  });

  test('its result takes at most four', async () => {
    const result = new Hand(muster);
    await result.click(/^Record a result/, () => muster.has('[role=dialog]'));
    await result.click(/The Rebels won/, () => muster.has('[role=dialog] table tbody tr'), '[role=dialog]');
    await result.click(/^Record/, async () => !(await muster.has('[role=dialog]')), '[role=dialog]');
    await muster.says('Thursdays', 'main h1');
    expect(result.clicks).toBeLessThanOrEqual(4);
  });

  test('the heroes’ upgrade takes at most twelve, and the Imperial player’s six', async () => {
    // The shop is drawn, an item bought, and each hero learns something.
    const rebels = new Hand(muster);
    await rebels.click(/^Draw at random$/, says('Buy for…'));
    await rebels.click(/^Buy for…|^Buy\b/, () => muster.has('[role=menu]'));
    await rebels.click(/./, says(/Undo: .* bought for/, 'main header'), '[role=menu]');
    await rebels.click(/^3\. Class cards/, says('Buy'));
    for (const hero of ['Diala Passil', 'Fenn Signis', 'Gaarkhan', 'Jyn Odan']) {
      if (hero !== 'Diala Passil') await rebels.click(new RegExp(`^${hero}[\\s\\S]*affordable`));
      const before = await muster.text('main header');
      await rebels.click(/^Buy: /, async () => (await muster.text('main header')) !== before);
    }
    await rebels.click(/^Go on to the Imperial upgrade/, says('Go on to the next stage'));
    expect(rebels.clicks).toBeLessThanOrEqual(12);
    const empire = new Hand(muster);
    await empire.click(/^Let Muster decide$/, says('Undo: Agenda cards drawn', 'main header'));
    await empire.click(/^Let Muster decide$/);
    await empire.click(
      /^Go on to the next stage/,
      async () => !(await muster.text('main')).includes('Go on to'),
    );
    expect(empire.clicks).toBeLessThanOrEqual(6);
  });
});
