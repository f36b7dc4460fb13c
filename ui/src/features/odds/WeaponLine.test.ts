import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SHELF } from '../../../tests/recorded/draft';
import type { CardBrief } from '../../bindings/CardBrief';
import type { OddsAnswer } from '../../bindings/OddsAnswer';
import type { WeaponAnswer } from '../../bindings/WeaponAnswer';
import { stage } from '../catalogue/stage';
import WeaponLine from './WeaponLine.svelte';

const on = stage(SHELF);

/** Two damage on average; a modification's card isn't known. */
const SHOT: OddsAnswer = {
  kind: 'pools',
  game: 'shelf-game',
  attacker: null,
  defender: null,
  dice: ['blue', 'yellow'],
  against: ['black'],
  damage: [{ amount: 2, chance: '1' }],
  expected: '2',
  defeat: null,
  miss: '0',
  hp: null,
  not_counted: [],
  left_out: [],
};

const PISTOL: WeaponAnswer = {
  game: 'shelf-game',
  attack_type: 'ranged',
  dice: [
    { die: 'blue', name: 'Blue' },
    { die: 'yellow', name: 'Yellow' },
  ],
  abilities: [],
  surges: ['Damage 2'],
  modifications: 2,
  under: ['Long Barrel'],
  by_hero: [],
  odds: true,
  effects: 'surges: Damage 2 · Room for 2 modifications',
  told: 'Blue + Yellow · surges: Damage 2 · Room for 2 modifications',
};

const BLADES: WeaponAnswer = {
  ...PISTOL,
  attack_type: 'melee',
  dice: [{ die: null, name: 'Strength pool' }],
  by_hero: [
    { hero: { id: 'ada', name: 'Ada' }, dice: [{ die: 'red', name: 'Red' }] },
    {
      hero: { id: 'bo', name: 'Bo' },
      dice: [
        { die: 'blue', name: 'Blue' },
        { die: 'green', name: 'Green' },
      ],
    },
  ],
};

async function shown(weapon?: WeaponAnswer) {
  await on.start({ odds: SHOT });
  const card: Pick<CardBrief, 'id' | 'name' | 'weapon'> = {
    id: 'pistol',
    name: 'Pistol',
    ...(weapon && { weapon }),
  };
  return { user: userEvent.setup(), ...render(WeaponLine, { card }) };
}

/** Opens the odds and chooses whom the weapon is used on. */
async function aimed(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Odds: Pistol' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: 'Find an opponent' }), 'Mage');
  await user.click((await dialog.findAllByRole('option', { name: /Mage/ }))[0] as HTMLElement);
  return dialog;
}

test('a weapon’s dice are chips with the names of their colours, and its surges are told', async () => {
  const { container } = await shown(PISTOL);
  expect(screen.getByRole('img', { name: 'Attack dice: Blue + Yellow' })).toBeTruthy();
  expect([...container.querySelectorAll('i')].map((chip) => chip.dataset.die)).toEqual(['blue', 'yellow']);
  expect(screen.getByText('surges: Damage 2 · Room for 2 modifications')).toBeTruthy();
});

test('a card that is no known weapon shows nothing', async () => {
  const { container } = await shown();
  expect(container.textContent?.trim()).toBe('');
});

test('a weapon without known dice has no odds', async () => {
  await shown({ ...PISTOL, odds: false });
  expect(screen.queryByRole('button')).toBeNull();
});

test('the odds are those of this weapon at a range, before it is bought', async () => {
  const { user } = await shown(PISTOL);
  const dialog = await aimed(user);
  for (let range = 0; range < 4; range += 1)
    await user.click(dialog.getByRole('button', { name: 'Range: one more' }));
  const wanted = { game: 'shelf-game', attacker: 'pistol', range: 4 };
  await waitFor(() => expect(on.host.requests('odds').at(-1)).toMatchObject(wanted));
  expect(await dialog.findByText('Damage on average')).toBeTruthy();
  // A weapon is never the one that is attacked.
  expect(dialog.queryByRole('button', { name: 'Swap' })).toBeNull();
  expect(dialog.getByText('Not counted: Long Barrel')).toBeTruthy();
});

test('a weapon that names an attribute rolls the dice of whoever attacks', async () => {
  const { user } = await shown(BLADES);
  const dialog = await aimed(user);
  const asked = () => on.host.requests('odds').at(-1);
  await waitFor(() => expect(asked()).toMatchObject({ dice: ['red'] }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Who attacks' }), 'Bo');
  await waitFor(() => expect(asked()).toMatchObject({ dice: ['blue', 'green'] }));
  // In melee nobody counts spaces.
  expect(dialog.queryByRole('button', { name: 'Range: one more' })).toBeNull();
});
