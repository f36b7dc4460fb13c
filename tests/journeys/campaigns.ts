import { type Desktop, Key } from './desktop';

/** The list of the history; the path above it is an ordered list too. */
export const HISTORY = 'main ol[aria-labelledby]';

export const HEROES = ['Diala Passil', 'Fenn Signis', 'Gaarkhan', 'Jyn Odan'];

/** The button that fills in amounts that no source gives. */
const LIKELY = 'Use the likely amounts';

/** Tabs to a control by name and presses Enter. */
export async function push(muster: Desktop, name: string | RegExp): Promise<void> {
  await muster.tabTo(name, 300);
  await muster.press(Key.ENTER);
}

/** Opens a menu and chooses an item. */
export async function chooseInMenu(muster: Desktop, menu: string, item: string): Promise<void> {
  await push(muster, menu);
  await muster.until('the menu', () => muster.has('[role=menuitem]:focus'));
  for (let at = 0; !(await muster.focused()).startsWith(item); at++) {
    if (at > 20) throw new Error(`no ${item} in the menu ${menu}, but ${await muster.focused()}`);
    await muster.press(Key.ARROW_DOWN);
  }
  await muster.press(Key.ENTER);
}

/** Sets up a campaign with the four heroes, from the list of campaigns to its books. */
export async function setUp(
  muster: Desktop,
  { name, campaign, box }: { name: string; campaign: RegExp; box?: string },
): Promise<void> {
  await muster.chord(Key.ALT, '5');
  await muster.says('Campaigns', 'main h1');
  await muster.press('n');
  await muster.says('New campaign', 'main h1');
  if (box !== undefined) {
    await muster.tabTo(box);
    await muster.press(Key.SPACE);
  }
  // Tab reaches only one radio button of a group; arrow keys move to the others and select them.
  await muster.tabTo(/\d+ stages/);
  await muster.press(Key.SPACE);
  for (let at = 0; !campaign.test(await muster.focused()); at++) {
    if (at > 20) throw new Error(`no campaign ${campaign}`);
    await muster.press(Key.ARROW_DOWN);
  }
  await muster.chord(Key.ALT, Key.ARROW_RIGHT);
  await muster.says('Who plays');
  for (const hero of HEROES) {
    await muster.tabTo(hero);
    await muster.press(Key.SPACE);
  }
  await muster.says(`${HEROES.length} heroes`);
  for (let step = 0; step < 3; step++) await muster.chord(Key.ALT, Key.ARROW_RIGHT);
  await muster.tabTo('Campaign name');
  await muster.press(name);
  await muster.says('Ready.', 'main');
  await muster.chord(Key.CONTROL, Key.ENTER);
  await muster.says(name, 'main h1');
}

/** Opens a campaign's books from anywhere in the window. */
export async function openBooks(muster: Desktop, name: string): Promise<void> {
  await muster.chord(Key.ALT, '5');
  await muster.says(name, 'main');
  await muster.tabTo(new RegExp(`^[\\s\\S]{0,40}${name}`));
  await muster.press(Key.ENTER);
  await muster.says(name, 'main h1');
}

/** Records a mission's result: the winner, and the number of crates. */
export async function result(
  muster: Desktop,
  mission: string,
  winner: 'Rebels' | 'Empire',
  crates = 0,
): Promise<void> {
  await muster.press('m');
  await muster.until('the result', () => muster.has('[role=dialog]'));
  if ((await muster.text('[role=dialog]')).includes('Mission played')) {
    await muster.tabTo(mission);
    await muster.press(Key.SPACE);
  }
  await muster.says(mission, '[role=dialog]');
  await muster.tabTo(/The Rebels won|The Empire won/);
  await muster.press(winner === 'Empire' ? Key.ARROW_RIGHT : Key.SPACE);
  if (crates > 0) {
    await muster.tabTo('Crates');
    await muster.chord(Key.CONTROL, 'a');
    await muster.press(`${crates}`);
  }
  if ((await muster.text('[role=dialog]')).includes(LIKELY)) await push(muster, LIKELY);
  await muster.until('the preview', () => muster.has('[role=dialog] table tbody tr'));
  await muster.chord(Key.CONTROL, Key.ENTER);
  await muster.until('the booking', async () => !(await muster.has('[role=dialog]')));
}

/** Ends the open upgrades in order. */
export async function endUpgrades(muster: Desktop): Promise<void> {
  await muster.says('Go on to the Imperial upgrade', 'main');
  await muster.press('g');
  await muster.says('Go on to the next stage', 'main');
  await muster.press('g');
  await muster.until('the next stage', async () => !(await muster.text('main')).includes('Go on to'));
}

/** Changes the winner of an earlier mission in one dialog; `seen` inspects the preview. */
export async function changeWinner(
  muster: Desktop,
  mission: string,
  seen: () => Promise<void>,
): Promise<void> {
  await muster.says(`${mission}: won by the Rebels`, HISTORY);
  await push(muster, `Change: ${mission}: won by the Rebels`);
  await muster.says('It went differently', '[role=dialog]');
  await muster.tabTo('The Rebels won');
  await muster.press(Key.ARROW_RIGHT);
  await seen();
  await push(muster, /^Change history$/);
  await muster.until('the change', async () => !(await muster.has('[role=dialog]')));
  await muster.says(`${mission}: won by the Imperial player`, HISTORY);
}
