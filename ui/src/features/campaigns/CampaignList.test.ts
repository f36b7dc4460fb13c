import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CampaignRow } from '../../bindings/CampaignRow';
import Toasts from '../../components/Toasts.svelte';
import { kept as typed } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { speech } from '../../lib/words.svelte';
import { Fault, setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import CampaignList from './CampaignList.svelte';
import CampaignsPage from './CampaignsPage.svelte';

const card = (id: string, name: string, more: Partial<CampaignRow> = {}): CampaignRow => ({
  uuid: id,
  game: 'g',
  name,
  entries: 11,
  created: '2026-04-02T19:30:00Z',
  deleted_at: null,
  campaign_name: 'Core',
  hero_names: ['Fenn Signis', 'Gaarkhan'],
  place: 'Stage 3, Rebel upgrade',
  done: 3,
  stages: 11,
  wins: [
    { side: 'rebels', side_name: 'Rebels', count: 2 },
    { side: 'empire', side_name: 'Empire', count: 1 },
  ],
  won: null,
  evenings: 4,
  updated: '2026-05-17T19:30:00Z',
  trouble: null,
  ...more,
});

let host: MemoryPlatform;
let there: CampaignRow[];
let gone: CampaignRow[];

beforeEach(() => {
  typed.clear();
  speech.speak('en');
  there = [
    card('a', 'Thursdays'),
    card('b', 'The old one', { won: 'empire', done: 11 }),
    card('c', 'Homebrew', { trouble: 'Its game is not loaded.' }),
  ];
  gone = [];
  const named = (id: string) => [...there, ...gone].find((c) => c.uuid === id)?.name ?? '';
  host = new MemoryPlatform({
    campaigns: () => ({ campaigns: there, games: [{ id: 'g', name: 'A Game' }] }),
    remove_campaign: ({ id }) => {
      gone = there.filter((c) => c.uuid === id);
      there = there.filter((c) => c.uuid !== id);
      return { id, name: named(id) };
    },
    bring_back_campaign: ({ id }) => {
      there = [...there, ...gone];
      gone = [];
      return { id, name: named(id) };
    },
    rename_campaign: ({ id, name }) => {
      there = there.map((c) => (c.uuid === id ? { ...c, name } : c));
      return {};
    },
    export_campaign: {},
    import_campaign: () => {
      there = [card('new', 'From a friend'), ...there];
      return { id: 'new', name: 'From a friend' };
    },
  });
  setPlatform(host);
  route.go('campaigns');
});

const press = (key: string) => keys.hear(new KeyboardEvent('keydown', { key }));
const rows = () => screen.queryAllByRole('button').filter((b) => b.hasAttribute('data-campaign'));
const row = (name: string) =>
  waitFor(() => {
    const found = rows().find((r) => r.textContent?.includes(name));
    if (!found) throw new Error(`no row of ${name}`);
    return found;
  });
const sound = async () => {
  const found = await axe.run(document.body, {
    // An empty page's words are headed as those of an empty pane are.
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'heading-order': { enabled: false },
    },
  });
  return found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
};

describe('the list of campaigns', () => {
  it('says of each what is played by whom, where it stands and who wins', async () => {
    render(CampaignList);
    const thursdays = (await row('Thursdays')).textContent;
    expect(thursdays).toContain('Core · Fenn Signis, Gaarkhan');
    expect(thursdays).toContain('Stage 3, Rebel upgrade');
    expect(thursdays).toContain('3 of 11 stages');
    expect(thursdays).toContain('Rebels won 2');
    expect(thursdays).toContain('Empire won 1');
    expect(thursdays).toContain('4 sessions');
    expect((await row('The old one')).textContent).toContain('The Empire won the campaign.');
    expect(await sound()).toEqual([]);
  });

  it('opens a campaign, but not one whose game is missing, and says so', async () => {
    render(CampaignList);
    const homebrew = await row('Homebrew');
    expect(homebrew.textContent).toContain('Its game is not loaded.');
    await userEvent.click(homebrew);
    expect(route.item).toBeNull();
    await userEvent.click(await row('Thursdays'));
    expect(route.item).toBe('a');
  });

  it('says what goes there where there is none, and offers the first step', async () => {
    there = [];
    render(CampaignList);
    expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeTruthy();
    expect(await sound()).toEqual([]);
    press('n');
    expect(route.item).toBe('new');
  });

  it('removes a campaign with a key and takes it back', async () => {
    render(CampaignList);
    render(Toasts);
    (await row('Thursdays')).focus();
    press('Delete');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(document.activeElement).toBe(await row('The old one'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await row('Thursdays');
    expect(host.requests('bring_back_campaign')).toEqual([{ id: 'a' }]);
  });

  it('renames a campaign, and keeps what was typed where that fails', async () => {
    render(CampaignList);
    (await row('Thursdays')).focus();
    press('F2');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Fridays');
    const { rename_campaign } = host.answers;
    host.answers.rename_campaign = () => {
      throw new Fault({ code: 'x', message: 'No room left.', means: '', todo: '', input: false });
    };
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No room left.');
    expect((field as HTMLInputElement).value).toBe('Fridays');
    host.answers.rename_campaign = rename_campaign;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await row('Fridays');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('writes a campaign to a file from its menu', async () => {
    host.paths = ['/tmp/thursdays.json'];
    render(CampaignList);
    await row('Thursdays');
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Thursdays' }));
    const menu = await screen.findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitem', { name: /Export/ }));
    await waitFor(() =>
      expect(host.requests('export_campaign')).toEqual([{ id: 'a', path: '/tmp/thursdays.json' }]),
    );
  });

  it('brings a campaign in from a file, and the keys go on from it', async () => {
    host.paths = ['/tmp/friend.json'];
    render(CampaignList);
    await row('Thursdays');
    press('i');
    const friend = await row('From a friend');
    await waitFor(() => expect(document.activeElement).toBe(friend));
    expect(host.requests('import_campaign')).toEqual([{ path: '/tmp/friend.json' }]);
  });

  it('changes nothing where somebody thinks better of a file, and tells of one that is broken', async () => {
    host.paths = [null, '/tmp/broken.json'];
    host.answers.import_campaign = () => {
      throw new Fault({ code: 'x', message: 'Line 3 is cut off.', means: '', todo: '', input: true });
    };
    render(CampaignList);
    await row('Thursdays');
    press('i');
    await waitFor(() => expect(host.paths).toHaveLength(1));
    expect(host.requests('import_campaign')).toEqual([]);
    press('i');
    expect((await screen.findByRole('alert')).textContent).toContain('Line 3 is cut off.');
    expect(rows()).toHaveLength(3);
  });

  it('is read again when a campaign changed elsewhere', async () => {
    render(CampaignList);
    await row('Thursdays');
    there = [card('d', 'Booked meanwhile'), ...there];
    allChanged();
    await row('Booked meanwhile');
  });
});

describe('the pages of campaigns', () => {
  it('keep the focus where somebody goes from the list to a new campaign and back', async () => {
    render(CampaignsPage);
    (await row('Thursdays')).focus();
    press('n');
    const setup = await screen.findByRole('heading', { level: 1, name: 'New campaign' });
    await waitFor(() => expect(document.activeElement).toBe(setup));
    route.go('campaigns');
    const list = await screen.findByRole('heading', { level: 1, name: 'Campaigns' });
    await waitFor(() => expect(document.activeElement).toBe(list));
  });
});
