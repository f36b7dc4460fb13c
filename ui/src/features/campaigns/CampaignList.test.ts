import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { THURSDAY } from '../../../tests/recorded/draft';
import Toasts from '../../components/Toasts.svelte';
import { kept as typed } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { speech } from '../../lib/words.svelte';
import { Fault } from '../../platform';
import CampaignList from './CampaignList.svelte';
import CampaignsPage from './CampaignsPage.svelte';
import { begun, HIDDEN, stage } from './stage';

const on = stage();

beforeEach(async () => {
  typed.clear();
  speech.speak('en');
  route.go('campaigns');
});

/** Creates three campaigns, one of a game that is no longer there. */
async function homebrew(): Promise<void> {
  const id = await begun('Homebrew');
  on.host.answers.campaigns = async (request) => {
    const list = await really('campaigns', request);
    const campaigns = list.campaigns.map((one) =>
      one.uuid === id ? { ...one, trouble: 'Its game is not loaded.' } : one,
    );
    return { ...list, campaigns };
  };
}

/** Deletes all campaigns. */
async function removed(): Promise<void> {
  for (const { uuid } of (await really('campaigns', {})).campaigns)
    await really('remove_kept', { kind: 'campaign', id: uuid });
}

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
    // The empty state of a page has the same heading level as that of a pane.
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
    const thursday = (await row(THURSDAY)).textContent;
    expect(thursday).toContain('Long Road · Dara Pell, Garrok, Jana Ode, Finn Sorrel');
    expect(thursday).toContain('Stage 2, Rebel upgrade');
    expect(thursday).toContain('3 of 8 stages');
    expect(thursday).toContain('Rebels won 1');
    expect(thursday).toContain('Empire won 2');
    expect(thursday).toContain('5 sessions');
    expect((await row('The old one')).textContent).toContain('The Empire won the campaign.');
    expect(await sound()).toEqual([]);
  });

  it('opens a campaign, but not one whose game is missing, and says so', async () => {
    await homebrew();
    render(CampaignList);
    const broken = await row('Homebrew');
    expect(broken.textContent).toContain('Its game is not loaded.');
    await userEvent.click(broken);
    expect(route.item).toBeNull();
    await userEvent.click(await row(THURSDAY));
    expect(route.item).toBe(on.id);
  });

  it('says what goes there where there is none, and offers the first step', async () => {
    await removed();
    render(CampaignList);
    expect(await screen.findByRole('heading', { name: 'No campaigns yet' })).toBeTruthy();
    expect(await sound()).toEqual([]);
    press('n');
    expect(route.item).toBe('new');
  });

  it('removes a campaign with a key and takes it back', async () => {
    render(CampaignList);
    render(Toasts);
    (await row(THURSDAY)).focus();
    press('Delete');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(document.activeElement).toBe(await row('The old one'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await row(THURSDAY);
    expect(on.host.requests('bring_back_kept')).toEqual([{ kind: 'campaign', id: on.id }]);
  });

  it('brings back one of those removed, of whatever game', async () => {
    await removed();
    render(CampaignList);
    render(Toasts);
    await screen.findByRole('heading', { name: 'No campaigns yet' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deleted campaigns' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deleted campaigns' });
    const back = await within(dialog).findByRole('button', { name: `Restore ${THURSDAY}` });
    expect(on.host.requests('removed_kept')[0]).toEqual({ kind: 'campaign', game: null });
    expect(back.closest('li')?.textContent).toMatch(/story-game · Deleted /);
    expect(await sound()).toEqual([]);
    await user.click(back);
    await screen.findByText(`Restored ${THURSDAY}`);
    await user.keyboard('{Escape}');
    await row(THURSDAY);
    expect(rows()).toHaveLength(1);
  });

  it('tells campaigns of the same name apart', async () => {
    const ids = [await begun('Fridays'), await begun('fridays')];
    render(CampaignList);
    // Recordings know no times, so the ids differ.
    for (const id of ids)
      await waitFor(() => {
        const found = rows().find((one) => one.getAttribute('data-campaign') === id);
        expect(found?.textContent).toContain(id.slice(0, 8));
      });
    expect((await row(THURSDAY)).textContent).not.toContain(on.id.slice(0, 8));
  });

  it('renames a campaign, and keeps what was typed where that fails', async () => {
    render(CampaignList);
    (await row(THURSDAY)).focus();
    press('F2');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Fridays');
    on.host.answers.rename_kept = () => {
      throw new Fault({ code: 'x', message: 'No room left.', means: '', todo: '', input: false });
    };
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No room left.');
    expect((field as HTMLInputElement).value).toBe('Fridays');
    delete on.host.answers.rename_kept;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await row('Fridays');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('writes a campaign to a file from its menu', async () => {
    on.host.paths = ['/written/thursday.json'];
    render(CampaignList);
    await row(THURSDAY);
    await userEvent.click(screen.getByRole('button', { name: `More actions for ${THURSDAY}` }));
    const menu = await screen.findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitem', { name: /Export/ }));
    await waitFor(() =>
      expect(on.host.requests('export_campaign')).toEqual([
        { id: on.id, path: '/written/thursday.json', reveal: HIDDEN },
      ]),
    );
  });

  it('brings a campaign in from a file, and the keys go on from it', async () => {
    await really('export_campaign', { id: on.id, path: '/written/friend.json', reveal: HIDDEN });
    await really('rename_kept', { kind: 'campaign', id: on.id, name: 'Mine' });
    on.host.paths = ['/written/friend.json'];
    render(CampaignList);
    await row('Mine');
    const before = rows().length;
    press('i');
    // It is the one that is here, under its other name.
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Mine'));
    expect(on.host.requests('import_campaign')).toEqual([{ path: '/written/friend.json' }]);
    expect(rows()).toHaveLength(before);
  });

  it('changes nothing where somebody thinks better of a file, and tells of one that is broken', async () => {
    on.host.paths = [null, '/tmp/broken.json'];
    on.host.answers.import_campaign = () => {
      throw new Fault({ code: 'x', message: 'Line 3 is cut off.', means: '', todo: '', input: true });
    };
    render(CampaignList);
    await row(THURSDAY);
    press('i');
    await waitFor(() => expect(on.host.paths).toHaveLength(1));
    expect(on.host.requests('import_campaign')).toEqual([]);
    press('i');
    expect((await screen.findByRole('alert')).textContent).toContain('Line 3 is cut off.');
    expect(rows()).toHaveLength(2);
  });

  it('is read again when a campaign changed elsewhere', async () => {
    render(CampaignList);
    await row(THURSDAY);
    await begun('Booked meanwhile');
    allChanged();
    await row('Booked meanwhile');
  });
});

describe('the pages of campaigns', () => {
  it('keep the focus where somebody goes from the list to a new campaign and back', async () => {
    render(CampaignsPage);
    (await row(THURSDAY)).focus();
    press('n');
    const setup = await screen.findByRole('heading', { level: 1, name: 'New campaign' });
    await waitFor(() => expect(document.activeElement).toBe(setup));
    route.go('campaigns');
    const list = await screen.findByRole('heading', { level: 1, name: 'Campaigns' });
    await waitFor(() => expect(document.activeElement).toBe(list));
  });
});
