import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { really } from '../../../tests/recorded';
import { STORY } from '../../../tests/recorded/draft';
import { desk, NO_SETTINGS } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { speech } from '../../lib/words.svelte';
import { Fault } from '../../platform';
import SetupWizard from './SetupWizard.svelte';
import { chance, fill, SEEDS } from './setup/draft';
import { stage } from './stage';

const on = stage();
const HEROES = ['Dara Pell', 'Garrok', 'Jana Ode', 'Finn Sorrel'];
const [ONE = '', TWO = '', THREE = '', FOUR = ''] = HEROES;

beforeEach(() => {
  speech.speak('en');
  desk.settings = { ...NO_SETTINGS, pages: {} };
  // Only one of the games has campaigns.
  on.host.answers.campaigns = async (request) => {
    const list = await really('campaigns', request);
    return { ...list, games: list.games.filter(({ id }) => id === STORY) };
  };
  // A fixed seed instead of a random one.
  const seeded = <T extends { setup: object }>(request: T): T => ({
    ...request,
    setup: { ...request.setup, seed: 7 },
  });
  on.host.answers.check_campaign = (request) => really('check_campaign', seeded(request));
  on.host.answers.begin_campaign = (request) => really('begin_campaign', seeded(request));
  route.go('campaigns', 'new');
});

const user = userEvent;
const step = (name: RegExp) => user.click(screen.getByRole('button', { name }));
const find = (role: 'radio' | 'checkbox', name: string | RegExp) => screen.findByRole(role, { name });
const box = (role: 'radio' | 'checkbox', name: string | RegExp) =>
  screen.getByRole(role, { name }) as HTMLInputElement;
const note = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const begin = () => screen.getByRole('button', { name: /^Start campaign Ctrl Enter/ }) as HTMLButtonElement;
const sound = async () => {
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
};
/** Chooses the campaign with side missions. */
async function main(): Promise<void> {
  render(SetupWizard);
  await user.click(await find('radio', 'Long Road'));
}

describe('setting up a campaign', () => {
  it('needs nothing but a campaign: all else goes by chance, from a stored seed', async () => {
    render(SetupWizard);
    await find('radio', 'Long Road');
    expect(begin().disabled).toBe(true);
    expect(await sound()).toEqual([]);
    await user.click(box('radio', 'Long Road'));
    await waitFor(() => expect(on.host.requests('check_campaign')).not.toEqual([]));
    await waitFor(() => expect(begin().disabled).toBe(false));
    await user.click(begin());
    await waitFor(() => expect(route.item).toMatch(/^id-/));
    const [request] = on.host.requests('begin_campaign');
    expect(request).toMatchObject({ game: STORY, name: 'Long Road' });
    expect(request?.setup).toMatchObject({
      campaign: 'long-road',
      boxes: ['first-box'],
      heroes: [],
      imperial_class: null,
      agenda_sets: null,
      missions: {},
    });
    expect(request?.setup.seed).toBeLessThan(SEEDS);
  });

  it('draws seeds that stay whole everywhere', () => {
    for (let n = 0; n < 1000; n += 1) {
      const seed = chance();
      expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31).toBe(true);
    }
  });

  it('offers only campaigns whose box is ticked, says why of others, and remembers the boxes', async () => {
    render(SetupWizard);
    const cold = await find('radio', 'Cold Winter');
    expect((cold as HTMLInputElement).disabled).toBe(true);
    expect(note(cold)).toContain('Needs Snow Box, which isn’t selected.');
    expect(note(cold)).toContain('uncertain');
    await user.click(box('checkbox', 'Snow Box'));
    await waitFor(() => expect(box('radio', 'Cold Winter').disabled).toBe(false));
    expect(desk.left('campaign-boxes', {})).toEqual({ [STORY]: ['first-box', 'snow-box'] });
    await waitFor(() =>
      expect(on.host.requests('campaign_choices').map((r) => r.boxes)).toContainEqual([
        'first-box',
        'snow-box',
      ]),
    );
    await user.click(box('radio', 'Cold Winter'));
    await user.click(await find('checkbox', 'Expanded campaign'));
    await waitFor(() => expect(on.host.requests('check_campaign').at(-1)?.setup.options.expanded).toBe(true));
  });

  it('seats two to four heroes in order, and says what their number means', async () => {
    await main();
    await step(/^Heroes/);
    const one = await find('checkbox', ONE);
    expect(note(one)).toContain('Side mission: Whispers');
    expect(note(box('checkbox', 'Max Ember'))).toContain('one source only');
    await user.click(one);
    expect(await screen.findByText('Choose 2 to 4 heroes, not 1.')).toBeTruthy();
    expect(screen.getByText('SY-HEROES')).toBeTruthy();
    expect(begin().disabled).toBe(true);
    await user.click(box('checkbox', TWO));
    expect(screen.getByText(/each starts with the .* reward/)).toBeTruthy();
    await waitFor(() => expect(begin().disabled).toBe(false));
    await user.click(box('checkbox', THREE));
    expect(screen.getByText(/each starts with the .* reward/)).toBeTruthy();
    await user.click(box('checkbox', FOUR));
    expect(box('checkbox', 'Max Ember').disabled).toBe(true);
    expect(note(box('checkbox', 'Max Ember'))).toContain('All 4 seats are taken.');
    await user.click(screen.getByRole('button', { name: `Move ${FOUR} forward one seat` }));
    expect(await sound()).toEqual([]);
    await waitFor(() =>
      expect(on.host.requests('check_campaign').at(-1)?.setup.heroes).toEqual([
        'dara-pell',
        'garrok',
        'finn-sorrel',
        'jana-ode',
      ]),
    );
  });

  it('takes no two green missions that win the same ally, and says which', async () => {
    await main();
    await step(/^Side missions/);
    await user.click((await screen.findAllByRole('radio', { name: 'Choose' }))[0] as HTMLElement);
    await user.click(await find('checkbox', 'Hermit’s Cave'));
    expect(box('checkbox', 'Hermit’s Return').disabled).toBe(true);
    expect(note(box('checkbox', 'Hermit’s Return'))).toContain('Awards Old Hermit, as does Hermit’s Cave.');
    await user.click(box('checkbox', 'Knight’s Vigil'));
    expect(note(box('checkbox', 'Outlaw’s Feast'))).toContain('All 2 are chosen.');
    expect(await sound()).toEqual([]);
    await waitFor(() =>
      expect(on.host.requests('check_campaign').at(-1)?.setup).toMatchObject({
        missions: { green: ['hermits-cave', 'knights-vigil'] },
      }),
    );
  });

  it('fills a deck up by chance without a second mission for one ally', async () => {
    await main();
    await step(/^Side missions/);
    await user.click((await screen.findAllByRole('radio', { name: 'Choose' }))[0] as HTMLElement);
    await user.click(await find('checkbox', 'Hermit’s Cave'));
    // The recorded draw. Which others are possible is shown below.
    const drawing = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as unknown as Uint32Array).fill(0);
      return array;
    });
    await user.click(screen.getByRole('button', { name: 'Choose the rest at random' }));
    drawing.mockRestore();
    await waitFor(() => {
      const green = on.host.requests('check_campaign').at(-1)?.setup.missions?.green;
      expect(green).toHaveLength(2);
      expect(green).not.toContain('hermits-return');
    });
    const options = { expanded: false, periods: false, 'half-shop': false };
    const { missions } = await really('campaign_choices', {
      game: STORY,
      campaign: 'long-road',
      boxes: [],
      options,
    });
    const green = missions.find(({ kind }) => kind === 'green');
    for (let n = 0; n < 50; n += 1) {
      const filled = fill(['hermits-cave'], green?.choices ?? [], 3, true).sort();
      expect(filled).toEqual(['hermits-cave', 'knights-vigil', 'outlaws-feast']);
    }
  });

  it('keeps as many agenda sets as there must be, or none', async () => {
    await main();
    await step(/^Empire/);
    await user.click(await find('radio', 'Iron Fist'));
    await user.click(box('radio', 'Choose'));
    for (const set of ['Rumours', 'Orders']) await user.click(await find('checkbox', set));
    expect(box('checkbox', 'Levies').disabled).toBe(true);
    expect(screen.getByText('2 of 2 chosen')).toBeTruthy();
    expect(await sound()).toEqual([]);
    await user.click(screen.getAllByRole('radio', { name: 'At random' }).at(-1) as HTMLElement);
    await waitFor(() =>
      expect(on.host.requests('check_campaign').at(-1)?.setup).toMatchObject({
        imperial_class: 'iron-fist',
        agenda_sets: null,
      }),
    );
  });

  it('asks for the deck’s cards where they were told the last time, and goes by chance where they were not', async () => {
    desk.settings.pages = { 'campaign-draws': { [STORY]: { agenda: true } } };
    await main();
    await step(/^Empire/);
    expect((await find('radio', 'Choose')) as HTMLInputElement).toHaveProperty('checked', true);
    await waitFor(() => expect(begin().disabled).toBe(true));
    await step(/^Side missions/);
    for (const chance of await screen.findAllByRole('radio', { name: /^At random/ }))
      expect(chance).toHaveProperty('checked', true);
  });

  it('says that a short campaign has no side missions, and tells none to the rules', async () => {
    desk.settings.pages = { 'campaign-boxes': { [STORY]: ['first-box', 'snow-box'] } };
    render(SetupWizard);
    await user.click(await find('radio', 'Cold Winter'));
    await step(/^Side missions/);
    expect(await screen.findByText('Cold Winter has no side mission deck.')).toBeTruthy();
    await waitFor(() => expect(on.host.requests('check_campaign').at(-1)?.setup.missions).toEqual({}));
  });

  it('keeps what was typed when somebody leaves, and begins with a typed name and seed', async () => {
    await main();
    await step(/^Name and start/);
    await user.type(await screen.findByRole('textbox', { name: /Campaign name/ }), 'Thursdays');
    const seed = screen.getByRole('textbox', { name: /Seed/ });
    await user.type(seed, '4000000000');
    expect(seed.getAttribute('aria-invalid')).toBe('true');
    expect(begin().disabled).toBe(true);
    await user.clear(seed);
    await user.type(seed, '7');
    expect(await sound()).toEqual([]);
    document.body.innerHTML = '';
    render(SetupWizard);
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
    await waitFor(() => expect(begin().disabled).toBe(false));
    keys.hear(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
    await waitFor(() => expect(route.item).toMatch(/^id-/));
    expect(on.host.requests('begin_campaign')[0]).toMatchObject({ name: 'Thursdays', setup: { seed: 7 } });
    expect(kept.has('campaign-setup')).toBe(false);
  });

  it('loses nothing where a campaign cannot be begun', async () => {
    on.host.answers.begin_campaign = () => {
      throw new Fault({ code: 'x', message: 'No room left.', means: '', todo: '', input: false });
    };
    await main();
    await waitFor(() => expect(begin().disabled).toBe(false));
    await user.click(begin());
    expect((await screen.findByRole('alert')).textContent).toContain('No room left.');
    expect(box('radio', 'Long Road').checked).toBe(true);
    expect(kept.has('campaign-setup')).toBe(true);
  });

  it('lets the game be chosen where several have campaigns, and says where none has', async () => {
    on.host.answers.campaigns = {
      campaigns: [],
      games: [
        { id: STORY, name: 'Story Game' },
        { id: 'imperial-assault', name: 'Another' },
      ],
    };
    const { unmount } = render(SetupWizard);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Game' }), 'Another');
    await waitFor(() => expect(on.host.requests('campaign_choices').at(-1)?.game).toBe('imperial-assault'));
    unmount();
    on.host.answers.campaigns = { campaigns: [], games: [] };
    render(SetupWizard);
    expect(await screen.findByRole('heading', { name: 'No campaign games loaded' })).toBeTruthy();
  });

  it('goes through the steps by keys', async () => {
    await main();
    const alt = (key: string) => keys.hear(new KeyboardEvent('keydown', { key, altKey: true }));
    alt('ArrowRight');
    expect(await screen.findByRole('heading', { name: 'Heroes' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Heroes'));
    alt('ArrowLeft');
    expect(await screen.findByRole('heading', { name: 'Boxes and campaign' })).toBeTruthy();
  });
});
