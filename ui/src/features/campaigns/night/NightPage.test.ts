import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NightAnswer } from '../../../bindings/NightAnswer';
import { kept } from '../../../lib/kept.svelte';
import { allChanged } from '../../../lib/query/cache';
import { route } from '../../../lib/route.svelte';
import { Fault, setPlatform } from '../../../platform';
import { MemoryPlatform, refusal } from '../../../platform/memory';
import CampaignsPage from '../CampaignsPage.svelte';
import { choice, form, missionView } from '../steps/sample';
import { card, group, nightView, unplayed } from './sample';

let host: MemoryPlatform;
let now: NightAnswer;
/** What becomes of a tap. */
let answer: (taps: number) => NightAnswer | Promise<NightAnswer>;

const user = userEvent.setup();

beforeEach(() => {
  kept.clear();
  allChanged();
  now = nightView();
  answer = (taps) => {
    now = { ...now, taps: taps + 1 };
    return now;
  };
});

async function show() {
  const books = missionView();
  const aftermath = choice('aftermath', 'Aftermath', { form: form({ crates: 2 }) });
  host = new MemoryPlatform({
    campaign: () => ({ ...books, id: 'thursday', missions: [aftermath] }),
    campaign_night: () => now,
    night_tap: ({ taps }) => answer(taps ?? 0),
    night_undo: ({ taps }) => answer(taps ?? 0),
    preview_step: { lines: [], refused: [] },
  });
  setPlatform(host);
  route.go('campaigns', 'thursday/night');
  render(CampaignsPage);
  await screen.findByRole('heading', { level: 1, name: 'Aftermath' });
}

const taps = () => host.requests('night_tap').map((request) => request.tap);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('mission night', () => {
  it('says where the mission is described, the round, and threat by round', async () => {
    await show();
    expect(screen.getByText('Core Set, campaign guide, page 4')).toBeTruthy();
    const dial = screen.getByRole('region', { name: /Round 2/ });
    const rows = within(dial).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' '))).toEqual([
      'Round 1 2 3 4',
      'Threat 0 2 7 9',
      'Spent 0 0 – –',
    ]);
    expect(host.title).toBe('Aftermath · Muster');
  });

  it('taps what happens at the table', async () => {
    await show();
    await user.click(button(/Next round/));
    await user.click(button('2: deploy Imperial Officer'));
    await user.click(button('Free: Stormtrooper'));
    await user.click(button('Defeated: Stormtrooper'));
    await user.click(button('+1 (2): Stormtrooper'));
    const gaarkhan = screen.getByRole('group', { name: 'Gaarkhan' });
    await user.click(within(gaarkhan).getByRole('button', { name: 'Wounded' }));
    await user.click(button('More: Crates'));
    await user.click(button('Less: Threat'));
    await user.click(button('Join: Luke Skywalker'));
    await user.click(button('Use Adrenal Stim'));
    await waitFor(() =>
      expect(taps()).toEqual([
        { tap: 'round' },
        { tap: 'deploy', card: 'ia/officer', free: false },
        { tap: 'deploy', card: 'ia/trooper', free: true },
        { tap: 'defeat', group: 1 },
        { tap: 'reinforce', group: 1, free: false },
        { tap: 'hero', hero: 'gaarkhan', state: 1 },
        { tap: 'count', counter: 'crates', by: 1 },
        { tap: 'threat', by: -1 },
        { tap: 'join', ally: 'luke' },
        { tap: 'use', supply: 'stim' },
      ]),
    );
    expect(host.requests('night_tap').map((request) => request.taps)).toEqual(
      Array.from({ length: 10 }, (_, at) => 7 + at),
    );
  });

  it('writes quick taps one after the other, each after the answer to the one before', async () => {
    await show();
    const waiting: (() => void)[] = [];
    const usual = answer;
    answer = async (taps) => {
      await new Promise<void>((done) => waiting.push(done));
      return usual(taps);
    };
    for (let tap = 0; tap < 3; tap++) await user.click(button('More: Threat'));
    expect(host.requests('night_tap')).toHaveLength(1);
    for (let tap = 0; tap < 3; tap++) {
      await waitFor(() => expect(waiting).toHaveLength(tap + 1));
      waiting[tap]?.();
    }
    await waitFor(() => expect(host.requests('night_tap').map((one) => one.taps)).toEqual([7, 8, 9]));
  });

  it('can’t deploy what costs more than there is, but for free', async () => {
    await show();
    expect(button('6: deploy Stormtrooper')).toHaveProperty('disabled', true);
    expect(button('Free: Stormtrooper')).toHaveProperty('disabled', false);
    expect(screen.queryByText('Darth Vader')).toBeNull();
    await user.click(button('All cards'));
    expect(screen.getByText('Darth Vader')).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: 'Find a group' }), 'vad');
    expect(screen.queryByText('Imperial Officer')).toBeNull();
  });

  it('draws a supply card for a hero; those that are all out aren’t offered', async () => {
    await show();
    const drawn = screen.getByRole('combobox', { name: 'Card drawn' });
    expect(within(drawn).queryByText('Gone')).toBeNull();
    await user.selectOptions(drawn, 'stim');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Held by' }), 'gaarkhan');
    await user.click(button('Draw'));
    await waitFor(() => expect(taps()).toEqual([{ tap: 'draw', supply: 'stim', hero: 'gaarkhan' }]));
  });

  it('says why a tap wasn’t kept, and undo names what it takes back', async () => {
    await show();
    now = { ...now, refused: 'It costs 6 threat, and there is 5.' };
    await user.click(button(/Next round/));
    expect((await screen.findByRole('alert')).textContent).toContain('It costs 6 threat');
    now = { ...now, refused: null };
    await user.click(button('Undo: Jyn Odan: Wounded'));
    expect(host.requests('night_undo')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('reads the night again where somebody else tapped, and says so', async () => {
    await show();
    answer = () => {
      now = nightView({ taps: 9, round: 4 });
      throw new Fault({ ...refusal('overtaken'), message: 'Somebody else tapped.' });
    };
    await user.click(button(/Next round/));
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody else tapped.');
    expect(screen.getByRole('region', { name: /Round 4/ })).toBeTruthy();
  });

  it('is set up first, with the mission that is chosen', async () => {
    now = unplayed({
      choices: [
        { id: 'aftermath', name: 'Aftermath' },
        { id: 'brushfire', name: 'Brushfire' },
      ],
    });
    await show();
    expect(screen.queryByRole('button', { name: /Next round/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Brushfire' }));
    await waitFor(() => expect(host.requests('campaign_night').at(-1)?.mission).toBe('brushfire'));
    await user.click(button('Set up the mission'));
    await waitFor(() => expect(taps()).toEqual([{ tap: 'begin' }]));
    expect(host.requests('night_tap')[0]?.mission).toBe('brushfire');
  });

  it('fills the result with what was counted, and tells what else decides it', async () => {
    await show();
    await user.click(button(/Record a result/));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(within(dialog).getByRole('spinbutton', { name: 'Crates' })).toHaveProperty('value', '1'),
    );
    const told = within(dialog).getByRole('note', { name: 'From the mission night' });
    expect(told.textContent).toContain('Wounded: Jyn Odan');
  });

  it('tells a mission whose result is recorded, and taps nothing more', async () => {
    now = nightView({ over: true });
    await show();
    expect(screen.getByText('The result is recorded.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Record a result/ })).toBeNull();
    expect(button(/Next round/)).toHaveProperty('disabled', true);
  });

  it('is usable by everybody, also with groups that are gone and costs that nobody knows', async () => {
    now = nightView({
      groups: [
        group(1, 'Probe', { figures: 0 }),
        group(2, 'Luke', { size: 1, figures: 1, reinforcement: null }),
      ],
      cards: [card('ia/odd', 'Odd One', null)],
    });
    await show();
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
  });
});
