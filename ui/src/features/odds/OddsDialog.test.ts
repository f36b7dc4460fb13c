import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { SHELF } from '../../../tests/recorded/draft';
import type { Fights } from '../../bindings/Fights';
import type { OddsAnswer } from '../../bindings/OddsAnswer';
import { desk } from '../../lib/desk.svelte';
import { route } from '../../lib/route.svelte';
import { Fault } from '../../platform';
import CataloguePage from '../catalogue/CataloguePage.svelte';
import { stage } from '../catalogue/stage';
import { nearly } from './fraction';

const on = stage(SHELF);

/** Half of the attacks hit, for 20 damage; one ability can't be computed. */
const HALF: OddsAnswer = {
  kind: 'roll',
  game: 'shelf-game',
  attacker: null,
  defender: null,
  needed: 11,
  hit: '1/2',
  attacks: 1,
  damage: [
    { amount: 0, chance: '1/2' },
    { amount: 20, chance: '1/2' },
  ],
  expected: '10',
  defeat: '0',
  hp: 50,
  circumstances: [
    { id: 'target-activated', name: 'Target activated', given: false, excludes: ['target-not-activated'] },
    { id: 'target-not-activated', name: 'Target fresh', given: false, excludes: ['target-activated'] },
  ],
  beside: [],
  not_counted: ['Guile'],
  left_out: [{ whose: 'attacker', keyword: 'Guile', name: 'Guile' }],
};

beforeEach(() => route.go('catalogue'));

/** Opens the dialog of the selected figure, with an opponent chosen. */
async function opened(fights: Fights = { pools: false, helpers: true, cover: 4 }) {
  await on.start({ odds: HALF });
  if (desk.game) desk.game = { ...desk.game, fights };
  render(CataloguePage);
  const user = userEvent.setup();
  const aside = within(await screen.findByRole('complementary', { name: 'Details' }));
  await user.click(await aside.findByRole('button', { name: 'Odds…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: 'Find an opponent' }), 'Mage');
  await user.click((await dialog.findAllByRole('option'))[0] as HTMLElement);
  return { user, dialog };
}

test('a fraction of any size is a number', () => {
  expect(nearly('1/2')).toBe(0.5);
  expect(nearly('3')).toBe(3);
  expect(nearly(`${10n ** 80n}/${4n * 10n ** 80n}`)).toBe(0.25);
});

test('two figures side by side: what is needed, what it does, and what is not counted', async () => {
  const { dialog } = await opened();
  expect(await dialog.findByText('11 or more · 50%')).toBeTruthy();
  expect(within(dialog.getByRole('table')).getAllByRole('row', { hidden: true })).toHaveLength(3);
  expect(dialog.getByText('Not counted: Guile')).toBeTruthy();
});

test('what is so at the table is asked with it, and the two may change places', async () => {
  const { user, dialog } = await opened();
  await user.click(await dialog.findByRole('button', { name: 'Target activated' }));
  // What can't be so together takes its place.
  await user.click(dialog.getByRole('button', { name: 'Target fresh' }));
  await user.click(dialog.getByRole('button', { name: 'Helpers: one more' }));
  const before = on.host.requests('odds').at(-1);
  expect(before).toMatchObject({ given: ['target-not-activated'], helpers: 1 });
  await user.click(dialog.getByRole('button', { name: 'Swap' }));
  expect(on.host.requests('odds').at(-1)).toMatchObject({
    attacker: (before as { defender: string }).defender,
    defender: (before as { attacker: string }).attacker,
  });
});

test('a commander beside one of them is asked with it, nearer or on the other side', async () => {
  const { user, dialog } = await opened();
  const label = 'Other figures that count, such as a commander';
  await user.type(dialog.getByRole('combobox', { name: label }), 'Mage');
  await user.click((await dialog.findAllByRole('option'))[0] as HTMLElement);
  const first = on.host.requests('odds').at(-1) as { allies: { figure: string; how: string }[] };
  expect(first).toMatchObject({ allies: [{ how: 'near' }], against_allies: [] });
  await user.click(dialog.getByRole('button', { name: /^Remove / }));
  expect(on.host.requests('odds').at(-1)).not.toHaveProperty('allies');
});

test('pools of dice ask for a range, and for nothing that they do not know', async () => {
  const { user, dialog } = await opened({ pools: true, helpers: false, cover: null });
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Range: one more' }));
  expect(on.host.requests('odds').at(-1)).toMatchObject({ range: 1 });
});

test('a card that says too little says so in words of the window', async () => {
  await on.start();
  on.host.answers.odds = () => {
    throw new Fault({ code: 'odds-lacking', message: 'No damage.', means: '', todo: '', input: true });
  };
  if (desk.game) desk.game = { ...desk.game, fights: { pools: false, helpers: false, cover: null } };
  render(CataloguePage);
  const user = userEvent.setup();
  const aside = within(await screen.findByRole('complementary', { name: 'Details' }));
  await user.click(await aside.findByRole('button', { name: 'Odds…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: 'Find an opponent' }), 'Mage');
  await user.click((await dialog.findAllByRole('option'))[0] as HTMLElement);
  expect(await dialog.findByText('The cards don’t say enough for odds.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Helpers: one more' })).toBeNull();
});
