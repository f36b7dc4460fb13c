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
    {
      game: 'toy',
      attacker: 'toy/knight',
      defender: 'toy/droid',
      hp: 20,
      allies: [{ figure: 'toy/trooper', how: 'away' }],
      against_allies: [{ figure: 'toy/guard', how: 'away' }],
    },
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

test('what the table shows is asked with the attack, and what players say is kept for the turn', async () => {
  const user = userEvent.setup();
  const circumstance = (id: string, excludes: string[] = []) => ({ id, name: id, given: false, excludes });
  const circumstances = [circumstance('moved', ['not-moved']), circumstance('not-moved', ['moved'])];
  const reach = { figure: { id: 'toy/trooper', name: 'Trooper' }, whose: 'attacker', needs: 'near' } as const;
  host.answers.odds = ({ allies }) => {
    const counted = allies?.some((one) => one.how === 'near') ?? false;
    const all = [...circumstances, circumstance('target-stunned')];
    return half('toy', { circumstances: all, beside: [{ ...reach, counted }] });
  };
  const [knight, trooper, droid, ...others] = view.figures;
  if (!knight || !trooper || !droid) throw new Error('no figures');
  const stunned = { ...droid, attacked: ['target-stunned'] };
  const shown = { ...view, figures: [knight, trooper, stunned, ...others] };
  const { rerender } = render(AttackOdds, { game: new Game('friday'), view: shown });
  const odds = within(await screen.findByRole('region', { name: 'Odds' }));
  expect(host.requests('odds')[0]).toMatchObject({ given: ['target-stunned'] });
  // The table shows it already.
  await odds.findByRole('button', { name: 'moved' });
  expect(odds.queryByRole('button', { name: 'target-stunned' })).toBeNull();
  await user.click(odds.getByRole('button', { name: 'moved' }));
  await user.click(odds.getByRole('button', { name: 'not-moved' }));
  expect(host.requests('odds').at(-1)).toMatchObject({ given: ['target-stunned', 'not-moved'] });
  await user.click(odds.getByRole('button', { name: 'Trooper within range' }));
  expect(host.requests('odds').at(-1)).toMatchObject({ allies: [{ figure: 'toy/trooper', how: 'near' }] });
  expect(odds.getByRole('button', { name: 'Trooper within range', pressed: true })).toBeTruthy();
  await rerender({ view: { ...shown, round: shown.round + 1 } });
  expect(host.requests('odds').at(-1)).toMatchObject({
    given: ['target-stunned'],
    allies: [{ how: 'away' }],
  });
});

test('where no card tells the damage of a hit, players say it', async () => {
  const user = userEvent.setup();
  host.answers.tap_play = () => view;
  const [knight, ...others] = view.figures;
  if (!knight) throw new Error('nobody');
  const dice = { ...knight, deals: null, deals_critically: null, step: 1 };
  render(AttackOdds, { game: new Game('friday'), view: { ...view, figures: [dice, ...others] } });
  const odds = within(await screen.findByRole('region', { name: 'Odds' }));
  await user.click(await odds.findByRole('button', { name: 'Damage of the hit: one more' }));
  expect(odds.getByRole('button', { name: 'Hit: 2 damage' })).toBeTruthy();
});
