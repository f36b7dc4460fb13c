import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { OddsAnswer } from '../../bindings/OddsAnswer';
import { allChanged } from '../../lib/query/cache';
import { Fault, setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import { half } from '../odds/sample';
import AttackOdds from './AttackOdds.svelte';
import { Game } from './game.svelte';
import { figure, table } from './sample';
import Table from './Table.svelte';

let host: MemoryPlatform;
let answer: () => OddsAnswer;

beforeEach(() => {
  allChanged();
  answer = () => half('toy');
  host = new MemoryPlatform({ odds: () => answer() });
  setPlatform(host);
});

const view = table({
  figures: [
    figure(1, 'Anna', 'Knight', { active: true }),
    figure(2, 'Anna', 'Trooper'),
    figure(3, 'Béla', 'Droid', { damage: 20, hp_left: 20 }),
    figure(4, 'Béla', 'Guard'),
    figure(5, 'Béla', 'Ghost', { state: 'defeated', in_play: false }),
  ],
});

test('whoever activates attacks a foe that stands, with the hit points left', async () => {
  render(AttackOdds, { game: new Game('friday'), view });
  const odds = within(await screen.findByRole('region', { name: 'Odds' }));
  expect(odds.getByText(/Hits on: 11 or more · 50% +· Defeated: 25%/)).toBeTruthy();
  expect(odds.getByText('Not counted: Guile')).toBeTruthy();
  expect(host.requests('odds')).toEqual([
    { game: 'toy', attacker: 'toy/knight', defender: 'toy/droid', hp: 20 },
  ]);
  const foes = within(odds.getByRole('combobox', { name: 'Attack on' })).getAllByRole('option');
  expect(foes.map((one) => one.textContent)).toEqual(['Droid · Béla', 'Guard · Béla']);
});

test('another attacker and another target can be chosen', async () => {
  const user = userEvent.setup();
  render(AttackOdds, { game: new Game('friday'), view });
  const odds = within(await screen.findByRole('region', { name: 'Odds' }));
  await user.selectOptions(odds.getByRole('combobox', { name: 'Attack on' }), 'Guard · Béla');
  expect(host.requests('odds').at(-1)).toMatchObject({
    attacker: 'toy/knight',
    defender: 'toy/guard',
    hp: 40,
  });
  await user.selectOptions(odds.getByRole('combobox', { name: 'Attack by' }), 'Guard · Béla');
  expect(host.requests('odds').at(-1)).toMatchObject({ attacker: 'toy/guard', defender: 'toy/knight' });
});

test('a game whose figures don’t fight with dice shows nothing', async () => {
  answer = () => {
    throw new Fault({ code: 'odds-none', message: 'No odds.', means: '', todo: '', input: true });
  };
  render(AttackOdds, { game: new Game('friday'), view });
  await new Promise((done) => setTimeout(done, 20));
  expect(host.requests('odds')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Odds' })).toBeNull();
});

test('a foe that is tapped on the table is the target, and one’s own figures are none', async () => {
  const user = userEvent.setup();
  host.answers.play = () => view;
  render(Table, { id: 'game' });
  const odds = within(await screen.findByRole('region', { name: 'Odds' }));
  await user.click(await screen.findByRole('button', { name: 'Guard' }));
  expect(host.requests('odds').at(-1)).toMatchObject({ attacker: 'toy/knight', defender: 'toy/guard' });
  expect(screen.getByRole('button', { name: 'Guard', pressed: true })).toBeTruthy();
  expect(odds.getByRole<HTMLSelectElement>('combobox', { name: 'Attack on' }).value).toBe('4');
  expect(screen.getByRole('button', { name: 'Trooper' }).getAttribute('aria-pressed')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ghost' })).toBeNull();
});
