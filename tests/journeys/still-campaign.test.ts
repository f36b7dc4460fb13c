import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBooks } from './campaigns';
import { Desktop, folder, Key, resize } from './desktop';
import { Hand } from './hand';
import { settled } from './pages';
import { fillUpgrades } from './shelf';

/**
 * Nothing under a finger moves in a campaign: in its setup, on the upgrades’ pages and on its page each kind of tap
 * leaves every other control where it was, to the pixel.
 */

const SIZES = [
  [1280, 800],
  [900, 600],
  [768, 1024],
] as const;

/** What is tapped, within what, and what the window then says. */
type Tap = [name: RegExp, within?: string, then?: RegExp];

const MENU = '[role=menu]';
const DIALOG = '[role=dialog]';
const LIST = '[role=listbox]';
const HEAD = 'main header';

const SETUP: Tap[] = [
  [/^Twin Shadows/],
  [/^Select all/],
  [/small boxes/, 'body', /Chewbacca/],
  [/^Chewbacca/, DIALOG],
  [/small boxes/],
  [/^Core$/, 'main section', /Choose|Ready/],
  [/^Twin Shadows$/, 'main section ul'],
  [/^Core$/, 'main section'],
  [/^Next/, 'main', /Who plays/],
  [/^Diala Passil/],
  [/^Fenn Signis/],
  [/^Gaarkhan/],
  [/^Jyn Odan/, 'main', /4 heroes/],
  [/^Move Gaarkhan forward/],
  [/^Jyn Odan/, 'main section ul'],
  [/^Next/],
  [/^Military Might/],
  [/^At random/],
  [/^Choose$/, 'main section', /0 of 6 chosen/],
  [/./, 'main section fieldset:last-of-type ul'],
  [/^Choose the rest/, 'main', /6 of 6/],
  [/^At random$/, 'main section .actions'],
  [/^Next/],
  [/^Choose$/, 'main section', /0 of \d/],
  [/./, 'main section fieldset:last-of-type ul'],
  [/^Choose the rest/],
  [/of \d+ chosen/, 'main section'],
  [/^Next/],
  [/^You’ve been keeping/, 'main section'],
  [/^Back/],
  [/Boxes and campaign/, 'main nav'],
];

const REBELS: Tap[] = [
  [/^Draw at random$/, 'main', /Buy for…/],
  [/^Undo: Shop cards/, HEAD],
  [/^Enter the cards on the table$/, 'main', /0 of 6/],
  [/./, LIST, /1 of 6/],
  [/Balanced/, LIST, /2 of 6/],
  [/^Clear/],
  [/^Enter the cards on the table$/],
  [/^1\. Sell/],
  [/^Sell: /, 'main', /Undo: .* sold/],
  [/^2\. Shop/],
  [/^Draw at random$/, 'main', /Buy for…/],
  [/^Buy for…/],
  [/./, MENU, /Undo: .* bought for/],
  [/^Buy for…/],
  [/./, MENU, /Undo: .* bought for/],
  [/^Undo: .* bought for/, HEAD],
  [/^More actions/],
  [/^Redo/, MENU, /Undo: .* bought for/],
  [/^3\. Class cards/],
  [/^Buy: /, 'main', /none affordable/],
  [/^Fenn Signis[\s\S]*affordable/],
  [/^Buy: /],
  [/^Gaarkhan[\s\S]*affordable/],
  [/^Diala Passil[\s\S]*affordable/],
  [/^Go on to the Imperial upgrade/, 'main', /Go on to the next stage/],
];

const EMPIRE: Tap[] = [
  [/^Draw at random$/, 'main', /Undo: Agenda cards drawn/],
  [/^Reveal to the Imperial/, 'main', /Buy|Keep/],
  [/^(Buy|Keep): /, 'main', /bought/],
  [/^(Buy|Keep|Resolve): /],
  [/^Undo: /, HEAD],
  [/^More actions/],
  [/^Redo/, MENU],
  [/^2\. Class cards/],
  [/^Buy: /],
  [/^1\. Agenda cards/],
  [/^Hide/],
  [/^Go on to the next stage/],
];

const PAGE: Tap[] = [
  [/^Preparation/],
  [/^Pack selected/],
  [/^Mission\n/],
  [/^Undo: /, HEAD],
  [/^Sessions/, 'main [role=tablist]'],
  [/^Add session/],
  [/^Save/, DIALOG, /Session 1/],
  [/^Add session/],
  [/^Save/, DIALOG, /Session 2/],
  [/^Edit/],
  [/^Save/, DIALOG],
  [/^Remove/, 'main', /Restore/],
  [/^Restore/],
  [/^Photos/, 'main [role=tablist]'],
  [/^Charts/, 'main [role=tablist]'],
  [/^Campaign/, 'main [role=tablist]'],
];

describe('nothing under a finger moves in a campaign', () => {
  const data = join(folder('still-campaign'), 'data');
  let muster: Desktop;

  beforeAll(async () => {
    mkdirSync(data, { recursive: true });
    // A campaign of its own for each size.
    for (const [width] of SIZES) fillUpgrades(data, `At ${width}`);
    muster = await Desktop.open(data);
  });
  afterAll(() => muster?.kill());

  /** Taps one after another; none of them moves anything. */
  async function tap(taps: Tap[]): Promise<void> {
    const hand = new Hand(muster);
    for (const [name, within = 'main', says = /./] of taps) {
      const told = async () => {
        await settled(muster, 300);
        return says.test(await muster.text());
      };
      await hand.click(name, told, within);
      expect(hand.moved, `tap ${hand.clicks}`).toEqual([]);
    }
  }

  test.each(SIZES)('in a window of %i × %i', { timeout: 400_000 }, async (width, height) => {
    resize(width, height);
    await openBooks(muster, `At ${width}`);
    await tap(REBELS);
    await tap(EMPIRE);
    await tap(PAGE);
    await muster.chord(Key.ALT, '5');
    await muster.says('Campaigns', 'main h1');
    await muster.press('n');
    await muster.says('New campaign', 'main h1');
    await settled(muster);
    // The setup that the size before left.
    if (await muster.has('main .notes button')) await tap([[/^Discard/, 'main .notes']]);
    await tap(SETUP);
  });
});
