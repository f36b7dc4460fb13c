import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { STORY } from '../../../tests/recorded/draft';
import { desk, NO_SETTINGS } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { route } from '../../lib/route.svelte';
import { speech } from '../../lib/words.svelte';
import CampaignsPage from './CampaignsPage.svelte';
import { freshDraft, KEPT } from './setup/draft';
import { stage } from './stage';

const on = stage();
const user = userEvent;

beforeEach(() => {
  kept.clear();
  speech.speak('en');
  desk.settings = { ...NO_SETTINGS, pages: {} };
  on.host.answers.campaigns = async (request) => {
    const list = await really('campaigns', request);
    return { ...list, games: list.games.filter(({ id }) => id === STORY) };
  };
  const seeded = <T extends { setup: object }>(request: T): T => ({
    ...request,
    setup: { ...request.setup, seed: 7 },
  });
  on.host.answers.check_campaign = (request) => really('check_campaign', seeded(request));
  on.host.answers.begin_campaign = (request) => really('begin_campaign', seeded(request));
  on.host.paths = ['/read/saves/story.json'];
  route.go('campaigns');
});

async function imported(): Promise<void> {
  render(CampaignsPage);
  await user.click(await screen.findByRole('button', { name: /^Import from file/ }));
}

it('a save becomes a setup, and then the paper log with what it has and what it hasn’t', async () => {
  await imported();
  // Campaign and heroes are chosen; the class is asked.
  expect(await screen.findByText('Not imported, or not in such a save:')).toBeTruthy();
  expect(screen.getByText(/the mission Elsewhere9/)).toBeTruthy();
  await user.click(await screen.findByRole('radio', { name: /Iron Fist/ }));
  const begin = screen.getByRole('button', { name: /^Start campaign/ }) as HTMLButtonElement;
  await waitFor(() => expect(begin.disabled).toBe(false));
  await user.click(begin);
  expect(on.host.requests('begin_campaign')[0]).toMatchObject({
    name: 'Kept elsewhere',
    setup: { campaign: 'long-road', heroes: ['dara-pell', 'garrok'], imperial_class: 'iron-fist' },
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/the mission Elsewhere9/)).toBeTruthy();
  const take = dialog.getByRole('button', { name: 'Import log' }) as HTMLButtonElement;
  await waitFor(() => expect(take.disabled).toBe(false));
  await user.click(take);
  await waitFor(() => expect(on.host.requests('book_step')).toHaveLength(1));
  expect(on.host.requests('book_step')[0]?.step).toMatchObject({
    do: 'paper',
    missions: [{ name: 'first-light', winner: null }, { name: null }],
    books: { 'dara-pell': { cards: ['hunting-bow', 'mind-push'] }, garrok: {} },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('somebody’s own unfinished setup isn’t lost to a save', async () => {
  const mine = { draft: { ...freshDraft(), name: 'Mine' }, step: 'heroes' };
  kept.keep<unknown>(KEPT, mine, null);
  await imported();
  expect((await screen.findByRole('alert')).textContent).toContain('A new campaign is unfinished.');
  expect(kept.of(KEPT)).toEqual(mine);
});
