import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SetupChoice } from '../../bindings/SetupChoice';
import type { SetupChoices } from '../../bindings/SetupChoices';
import { desk, NO_SETTINGS } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { speech } from '../../lib/words.svelte';
import { Fault, setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import SetupWizard from './SetupWizard.svelte';
import { chance, fill, SEEDS } from './setup/draft';

const choice = (id: string, name: string, holds: string[] = []): SetupChoice => ({
  id,
  name,
  box_name: 'Core',
  holds,
});
const hero = (id: string, name: string) => ({
  id,
  name,
  subtitle: 'Scout',
  box_name: 'Core',
  stats: 'Health 12',
  mission: { id: `${id}-mission`, name: `Quest of ${name}` },
  unsure: id === 'h5' ? 'one source only' : null,
});
const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const CHOICES: SetupChoices = {
  boxes: [
    { id: 'core', name: 'Core box' },
    { id: 'snow', name: 'Snow box' },
    { id: 'pack', name: 'Ally pack' },
  ],
  campaigns: [
    { id: 'main', name: 'Main', box_id: 'core', stages: 11, mini: false, expands: false, unsure: null },
    { id: 'cold', name: 'Cold', box_id: 'snow', stages: 6, mini: true, expands: true, unsure: 'one source' },
  ],
  heroes_side: 'rebels',
  least_heroes: 2,
  most_heroes: 4,
  heroes: [1, 2, 3, 4, 5].map((n) => hero(`h${n}`, `Hero ${n}`)),
  class_name: 'Empire',
  classes: [choice('might', 'Might', ['Sweep'])],
  agenda_sets: letters.map((l) => choice(`set-${l}`, `Set ${l}`, ['x', 'y', 'z'])),
  agenda_needed: 6,
  missions: [
    {
      kind: 'green',
      kind_name: 'green side missions',
      needed: 2,
      one_for_each_ally: true,
      choices: [
        choice('g1', 'Green 1', ['Han']),
        choice('g2', 'Green 2', ['Han']),
        choice('g3', 'Green 3', ['Luke']),
        choice('g4', 'Green 4', ['Leia']),
      ],
    },
    {
      kind: 'grey',
      kind_name: 'grey side missions',
      needed: 2,
      one_for_each_ally: false,
      choices: [choice('y1', 'Grey 1'), choice('y2', 'Grey 2')],
    },
    { kind: 'threat', kind_name: 'threat missions', needed: 0, one_for_each_ally: false, choices: [] },
  ],
};

let host: MemoryPlatform;

beforeEach(() => {
  kept.clear();
  speech.speak('en');
  desk.settings = { ...NO_SETTINGS, pages: {} };
  host = new MemoryPlatform({
    campaigns: { campaigns: [], games: [{ id: 'game', name: 'The Game' }] },
    campaign_choices: ({ campaign, boxes }) => ({
      ...CHOICES,
      campaigns: CHOICES.campaigns.filter((c) => boxes.length === 0 || boxes.includes(c.box_id)),
      ...(campaign !== 'main' && { missions: CHOICES.missions.map((pick) => ({ ...pick, needed: 0 })) }),
    }),
    check_campaign: ({ setup }) => ({
      refused:
        setup.heroes.length === 1 ? [{ rule: 'RULE-HEROES', message: 'Choose 2 to 4 heroes, not 1.' }] : [],
    }),
    begin_campaign: { id: 'c1', name: 'Thursdays' },
    change_settings: ({ change }) => JSON.parse(JSON.stringify({ ...desk.settings, ...change })),
  });
  setPlatform(host);
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
  await user.click(await find('radio', 'Main'));
}

describe('setting up a campaign', () => {
  it('needs nothing but a campaign: all else goes by chance, from a stored seed', async () => {
    render(SetupWizard);
    await find('radio', 'Main');
    expect(begin().disabled).toBe(true);
    expect(await sound()).toEqual([]);
    await user.click(box('radio', 'Main'));
    await waitFor(() => expect(host.requests('check_campaign')).not.toEqual([]));
    await waitFor(() => expect(begin().disabled).toBe(false));
    await user.click(begin());
    await waitFor(() => expect(route.item).toBe('c1'));
    const [request] = host.requests('begin_campaign');
    expect(request).toMatchObject({ game: 'game', name: 'Main' });
    expect(request?.setup).toMatchObject({
      campaign: 'main',
      boxes: ['core'],
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
    const cold = await find('radio', 'Cold');
    expect((cold as HTMLInputElement).disabled).toBe(true);
    expect(note(cold)).toContain('Needs Snow box, which isn’t selected.');
    expect(note(cold)).toContain('one source');
    await user.click(box('checkbox', 'Snow box'));
    await waitFor(() => expect(box('radio', 'Cold').disabled).toBe(false));
    expect(desk.left('campaign-boxes', {})).toEqual({ game: ['core', 'snow'] });
    await waitFor(() =>
      expect(host.requests('campaign_choices').map((r) => r.boxes)).toContainEqual(['core', 'snow']),
    );
    await user.click(box('radio', 'Cold'));
    await user.click(await find('checkbox', 'Expanded campaign'));
    await waitFor(() => expect(host.requests('check_campaign').at(-1)?.setup.options.expanded).toBe(true));
  });

  it('seats two to four heroes in order, and says what their number means', async () => {
    await main();
    await step(/^Heroes/);
    const one = await find('checkbox', 'Hero 1');
    expect(note(one)).toContain('Side mission: Quest of Hero 1');
    expect(note(box('checkbox', 'Hero 5'))).toContain('one source only');
    await user.click(one);
    expect(await screen.findByText('Choose 2 to 4 heroes, not 1.')).toBeTruthy();
    expect(screen.getByText('RULE-HEROES')).toBeTruthy();
    expect(begin().disabled).toBe(true);
    await user.click(box('checkbox', 'Hero 2'));
    expect(screen.getByText(/each starts with the Legendary reward/)).toBeTruthy();
    await waitFor(() => expect(begin().disabled).toBe(false));
    await user.click(box('checkbox', 'Hero 3'));
    expect(screen.getByText(/each starts with the Heroic reward/)).toBeTruthy();
    await user.click(box('checkbox', 'Hero 4'));
    expect(box('checkbox', 'Hero 5').disabled).toBe(true);
    expect(note(box('checkbox', 'Hero 5'))).toContain('All 4 seats are taken.');
    await user.click(screen.getByRole('button', { name: 'Move Hero 4 forward one seat' }));
    expect(await sound()).toEqual([]);
    await waitFor(() =>
      expect(host.requests('check_campaign').at(-1)?.setup.heroes).toEqual(['h1', 'h2', 'h4', 'h3']),
    );
  });

  it('takes no two green missions that win the same ally, and says which', async () => {
    await main();
    await step(/^Side missions/);
    await user.click((await screen.findAllByRole('radio', { name: 'Choose' }))[0] as HTMLElement);
    await user.click(await find('checkbox', 'Green 1'));
    expect(box('checkbox', 'Green 2').disabled).toBe(true);
    expect(note(box('checkbox', 'Green 2'))).toContain('Awards Han, as does Green 1.');
    await user.click(box('checkbox', 'Green 3'));
    expect(note(box('checkbox', 'Green 4'))).toContain('All 2 are chosen.');
    expect(await sound()).toEqual([]);
    await waitFor(() =>
      expect(host.requests('check_campaign').at(-1)?.setup).toMatchObject({
        missions: { green: ['g1', 'g3'] },
      }),
    );
  });

  it('fills a deck up by chance without a second mission for one ally', async () => {
    await main();
    await step(/^Side missions/);
    await user.click((await screen.findAllByRole('radio', { name: 'Choose' }))[0] as HTMLElement);
    await user.click(await find('checkbox', 'Green 1'));
    await user.click(screen.getByRole('button', { name: 'Choose the rest at random' }));
    await waitFor(() => {
      const green = host.requests('check_campaign').at(-1)?.setup.missions?.green;
      expect(green).toHaveLength(2);
      expect(green).not.toContain('g2');
    });
    for (let n = 0; n < 50; n += 1) {
      expect(fill(['g1'], CHOICES.missions[0]?.choices ?? [], 3, true).sort()).toEqual(['g1', 'g3', 'g4']);
    }
  });

  it('keeps six agenda sets or none', async () => {
    await main();
    await step(/^Empire/);
    await user.click(await find('radio', 'Might'));
    await user.click(box('radio', 'Choose'));
    for (const letter of letters.slice(0, 6)) await user.click(await find('checkbox', `Set ${letter}`));
    expect(box('checkbox', 'Set G').disabled).toBe(true);
    expect(screen.getByText('6 of 6 chosen')).toBeTruthy();
    expect(await sound()).toEqual([]);
    await user.click(screen.getAllByRole('radio', { name: 'At random' }).at(-1) as HTMLElement);
    await waitFor(() =>
      expect(host.requests('check_campaign').at(-1)?.setup).toMatchObject({
        imperial_class: 'might',
        agenda_sets: null,
      }),
    );
  });

  it('says that a short campaign has no side missions, and tells none to the rules', async () => {
    desk.settings.pages = { 'campaign-boxes': { game: ['core', 'snow'] } };
    render(SetupWizard);
    await user.click(await find('radio', 'Cold'));
    await step(/^Side missions/);
    expect(await screen.findByText('Cold has no side mission deck.')).toBeTruthy();
    await waitFor(() => expect(host.requests('check_campaign').at(-1)?.setup.missions).toEqual({}));
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
    await waitFor(() => expect(route.item).toBe('c1'));
    expect(host.requests('begin_campaign')[0]).toMatchObject({ name: 'Thursdays', setup: { seed: 7 } });
    expect(kept.has('campaign-setup')).toBe(false);
  });

  it('loses nothing where a campaign cannot be begun', async () => {
    host.answers.begin_campaign = () => {
      throw new Fault({ code: 'x', message: 'No room left.', means: '', todo: '', input: false });
    };
    await main();
    await waitFor(() => expect(begin().disabled).toBe(false));
    await user.click(begin());
    expect((await screen.findByRole('alert')).textContent).toContain('No room left.');
    expect(box('radio', 'Main').checked).toBe(true);
    expect(kept.has('campaign-setup')).toBe(true);
  });

  it('lets the game be chosen where several have campaigns, and says where none has', async () => {
    host.answers.campaigns = {
      campaigns: [],
      games: [
        { id: 'game', name: 'The Game' },
        { id: 'other', name: 'Another' },
      ],
    };
    const { unmount } = render(SetupWizard);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Game' }), 'other');
    await waitFor(() => expect(host.requests('campaign_choices').at(-1)?.game).toBe('other'));
    unmount();
    host.answers.campaigns = { campaigns: [], games: [] };
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
