import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { THURSDAY } from '../../../tests/recorded/draft';
import type { CampaignStep } from '../../bindings/CampaignStep';
import Toasts from '../../components/Toasts.svelte';
import { keys } from '../../lib/keys.svelte';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { Fault } from '../../platform';
import CampaignHome from './CampaignHome.svelte';
import { begun, booked, books, campaign, HIDDEN, NEXT, paper, stage } from './stage';

const PIN = '2468';
const SECRET = 'Dark Rumour';
const on = stage();
/** Holds back answers to requests for secrets. */
let gate: Promise<void>;

const wrong = () =>
  new Fault({
    code: 'pin',
    message: 'Wrong PIN.',
    means: 'Nothing was shown.',
    todo: 'Ask the Imperial player.',
    input: true,
  });

beforeEach(() => {
  gate = Promise.resolve();
  on.host.answers.campaign = async (request) => {
    if (request.reveal.secrets) await gate;
    return really('campaign', request);
  };
  on.host.answers.book_step = async (request) => {
    await gate;
    return really('book_step', request);
  };
  route.go('campaigns', on.id);
});

const locked = () => really('set_campaign_pin', { id: on.id, old: null, new: PIN });

async function show(id = on.id, name = THURSDAY) {
  render(Toasts);
  const page = render(CampaignHome, { id });
  await screen.findByRole('heading', { level: 1, name });
  return page;
}

const press = (key: string, more: object = {}) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...more });
  keys.hear(event);
};
const release = (key: string) => fireEvent.keyUp(window, { key });
const named = (name: string | RegExp) => screen.getByRole('button', { name });
const reveal = () => userEvent.click(named('Show the Imperial player’s secrets'));

async function choose(item: string | RegExp): Promise<void> {
  const user = userEvent.setup();
  await user.click(named('More actions for the campaign'));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('a campaign’s home', () => {
  it('says which campaign it is, with how many heroes, and how many evenings', async () => {
    await show();
    expect(screen.getByText(/Long Road · 4 heroes/)).toBeTruthy();
    expect(named('Session 5')).toBeTruthy();
    expect(on.host.title).toContain('Thursday’s campaign');
  });

  const barriers = async (container: HTMLElement) =>
    (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations;

  it('has no barriers that a program can find', async () => {
    const { container } = await show();
    expect(await barriers(container)).toEqual([]);
  }, 20_000);

  it('has none while secrets are shown', async () => {
    const { container } = await show();
    await reveal();
    await screen.findByText(SECRET);
    const shown = container.querySelector<HTMLElement>('.secret');
    expect(shown && (await barriers(shown))).toEqual([]);
  }, 20_000);

  it('names what undo takes back, and what redo does again', async () => {
    await show();
    await userEvent.click(named('Undo: Hunting Bow bought for Finn Sorrel'));
    expect(await screen.findByRole('button', { name: /^Undo: Shop cards: / })).toBeTruthy();
    expect(screen.getByText('Undone: Hunting Bow bought for Finn Sorrel')).toBeTruthy();
    await choose(/^Redo: Hunting Bow bought for Finn Sorrel/);
    expect(
      await screen.findByRole('button', { name: 'Undo: Hunting Bow bought for Finn Sorrel' }),
    ).toBeTruthy();
  });

  it('undoes and redoes by key, but not while text is typed', async () => {
    const { container } = await show();
    const field = document.createElement('input');
    container.querySelector('.campaign')?.append(field);
    field.focus();
    await fireEvent.focusIn(field);
    press('z', { ctrlKey: true });
    expect(on.host.requests('undo_step')).toEqual([]);
    await fireEvent.focusOut(field);
    press('z', { ctrlKey: true });
    await waitFor(() => expect(on.host.requests('undo_step')).toHaveLength(1));
    await screen.findByRole('button', { name: /^Undo: Shop cards: / });
    press('z', { ctrlKey: true, shiftKey: true });
    await waitFor(() => expect(on.host.requests('redo_step')).toHaveLength(1));
  });

  it('has nothing to undo where nothing was booked', async () => {
    await show(await begun('Fridays'), 'Fridays');
    expect(named('Undo')).toHaveProperty('disabled', true);
  });

  it('says why a result can’t be recorded during an upgrade', async () => {
    await show();
    const button = named(/Record a result/);
    expect(button).toHaveProperty('disabled', true);
    const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toContain('Stage 2, Rebel upgrade');
  });

  it('leads to the printed log', async () => {
    await show();
    await userEvent.click(named('Print log'));
    expect(route.page).toBe('print');
    expect(route.take()).toEqual({ kind: 'log', campaign: on.id, name: THURSDAY });
  });

  it('tells who won, and offers no further result', async () => {
    await show(await campaign('The old one'), 'The old one');
    expect(screen.getByText('The Empire won the campaign')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Record a result/ })).toBeNull();
  });

  it('says why a step was refused, with the rule', async () => {
    await show();
    // Only another window can have changed the books meanwhile.
    on.host.answers.undo_step = async () => ({
      ...(await books(on.id)),
      refused: [{ step: 1, rule: 'MUSTER-CAMPAIGN', message: 'There is nothing to take back.' }],
    });
    await userEvent.click(named(/^Undo/));
    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain('There is nothing to take back.');
    expect(told.textContent).toContain('MUSTER-CAMPAIGN');
  });

  it('shows what was booked elsewhere where a step could not be taken back, and says why', async () => {
    await show();
    await booked(on.id, { do: 'buy', item: 'travel-gear', hero: 'jana-ode' });
    await userEvent.click(named(/^Undo/));
    expect(await screen.findByRole('button', { name: /^Undo: Travel Gear bought/ })).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('Another step was recorded first.');
  });

  it('tells what went wrong where it can’t be read, and tries again', async () => {
    let broken = true;
    on.host.answers.campaign = (request) => {
      if (broken) throw wrong();
      return really('campaign', request);
    };
    render(CampaignHome, { id: on.id });
    expect((await screen.findByRole('alert')).textContent).toContain('Ask the Imperial player.');
    broken = false;
    await userEvent.click(named('Try again'));
    expect(await screen.findByRole('heading', { level: 1, name: THURSDAY })).toBeTruthy();
  });

  it('removes the campaign and brings it back', async () => {
    await show();
    await choose('Delete');
    await waitFor(() => expect(route.item).toBeNull());
    const toast = screen.getByText('Deleted Thursday’s campaign').parentElement as HTMLElement;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(route.item).toBe(on.id));
    expect(on.host.requests('bring_back_kept')).toEqual([{ kind: 'campaign', id: on.id }]);
  });

  it('says why the campaign could not be brought back', async () => {
    on.host.answers.bring_back_kept = () => {
      throw wrong();
    };
    await show();
    await choose('Delete');
    await waitFor(() => expect(route.item).toBeNull());
    const toast = screen.getByText('Deleted Thursday’s campaign').parentElement as HTMLElement;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Wrong PIN.')).toBeTruthy();
  });

  it('writes the campaign to a file', async () => {
    on.host.paths = ['/written/thursday.json'];
    await show();
    await choose('Export…');
    await waitFor(() =>
      expect(on.host.requests('export_campaign')).toEqual([
        { id: on.id, path: '/written/thursday.json', reveal: HIDDEN },
      ]),
    );
    expect(screen.getByText('Saved to /written/thursday.json')).toBeTruthy();
  });

  it('asks before it takes back a step of another machine', async () => {
    on.host.answers.campaign = async (request) => ({
      ...(await really('campaign', request)),
      undo: 'A class card',
      undo_by: 'Béla’s',
    });
    await show();
    press('z', { ctrlKey: true });
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Béla’s');
    expect(on.host.requests('undo_step')).toEqual([]);
  });

  it('shows what was changed elsewhere', async () => {
    await show();
    await really('rename_kept', { kind: 'campaign', id: on.id, name: 'Friday’s campaign' });
    allChanged();
    expect(await screen.findByRole('heading', { level: 1, name: 'Friday’s campaign' })).toBeTruthy();
  });
});

describe('both sides’ books', () => {
  it('show credits, XP and influence', async () => {
    await show();
    const rebels = screen.getByRole('region', { name: 'Rebels' });
    expect(within(rebels).getByText('1,350')).toBeTruthy();
    expect(within(rebels).getByText('12')).toBeTruthy();
    const empire = screen.getByRole('region', { name: 'Empire' });
    expect(within(empire).getByText('Iron Fist')).toBeTruthy();
    expect(within(empire).getByText('6')).toBeTruthy();
    expect(within(empire).getByText('2 of 4 XP left')).toBeTruthy();
    expect(within(empire).getByText('General Moor')).toBeTruthy();
  });

  it('show a question mark for what nobody entered, and never a 0', async () => {
    const id = await begun('From paper');
    await booked(id, paper(['first-light', 'dry-grass']));
    await show(id, 'From paper');
    for (const side of ['Rebels', 'Empire']) {
      const books = screen.getByRole('region', { name: side });
      const sums = [...books.querySelectorAll('dd.heavy')].map((one) => one.textContent);
      expect(sums).toEqual(['?', '?']);
      expect(books.textContent).not.toMatch(/\b0\b/);
    }
    const garrok = screen.getByRole('button', { name: /^Garrok/ });
    expect(garrok.textContent).toContain('? XP');
  });

  it('open a hero to all cards, with what lies under a weapon and what is not sure', async () => {
    await show();
    const rebels = screen.getByRole('region', { name: 'Rebels' });
    const hero = within(rebels).getByRole('button', { name: /Garrok/ });
    expect(hero.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(hero);
    expect(hero.getAttribute('aria-expanded')).toBe('true');
    const cards = within(await screen.findByRole('dialog', { name: 'Garrok' }));
    expect(cards.getByText(/on Great Axe/)).toBeTruthy();
    expect(cards.getByRole('img', { name: /one source only/ })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(rebels).getByRole('button', { name: /Finn Sorrel/ }));
    const finn = within(await screen.findByRole('dialog', { name: 'Finn Sorrel' }));
    expect(finn.getByText('Steady Hand')).toBeTruthy();
    expect(finn.getByText('400 credits')).toBeTruthy();
  });
});

describe('the Imperial player’s secrets', () => {
  const hidden = (secret = SECRET) => waitFor(() => expect(document.body.innerHTML).not.toContain(secret));

  it('are not in the page until they are asked for', async () => {
    await show();
    expect(screen.getByText('Agenda hidden (2 cards)')).toBeTruthy();
    expect(document.body.innerHTML).not.toContain(SECRET);
    await reveal();
    expect(await screen.findByText(SECRET)).toBeTruthy();
    await userEvent.click(named('Hide the Imperial player’s secrets'));
    await hidden();
  });

  it('are nowhere on a machine that doesn’t keep them', async () => {
    on.host.answers.campaign = async (request) => {
      const view = await really('campaign', { ...request, reveal: { secrets: false, pin: null } });
      return { ...view, secrets_elsewhere: true };
    };
    await show();
    expect(screen.getByText('Agenda hidden (2 cards)')).toBeTruthy();
    expect(screen.getByText('Kept on the Imperial player’s machine')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show the Imperial player’s secrets' })).toBeNull();
    press('r');
    await waitFor(() => expect(on.host.requests('campaign').at(-1)?.reveal.secrets).toBe(true));
    expect(document.body.innerHTML).not.toContain(SECRET);
    release('r');
  });

  it('are seen while R is held', async () => {
    await show();
    press('r');
    expect(await screen.findByText(SECRET)).toBeTruthy();
    press('r', { repeat: true });
    expect(screen.getByText(SECRET)).toBeTruthy();
    await release('r');
    await hidden();
  });

  it('don’t come after R was let go, however late the answer is', async () => {
    let answer = (): void => {};
    gate = new Promise((done) => {
      answer = done;
    });
    await show();
    press('r');
    await release('r');
    answer();
    await new Promise((done) => setTimeout(done, 20));
    expect(document.body.innerHTML).not.toContain(SECRET);
  });

  it('go away when another window is looked at', async () => {
    await show();
    await reveal();
    await screen.findByText(SECRET);
    await fireEvent.blur(window);
    await hidden();
    expect(screen.getByText('Agenda hidden (2 cards)')).toBeTruthy();
  });

  it('go away at once, also from the ledger and from what undo names', async () => {
    const bought: CampaignStep = { do: 'agenda', card: 'spies', keep: true, cost: null };
    await booked(on.id, NEXT, { do: 'draw', cards: null }, bought);
    await show();
    await reveal();
    await waitFor(() => expect(screen.getAllByText(/Spies/).length).toBeGreaterThan(1));
    // The books aren't refetched in time.
    on.host.answers.campaign = () => new Promise(() => {});
    await fireEvent.blur(window);
    await hidden('Spies');
  });

  it('go away by the same key', async () => {
    await show();
    await reveal();
    await screen.findByText(SECRET);
    press('r');
    await hidden();
    await release('r');
    await hidden();
  });

  it('are hidden when the page is left, with what was said of them', async () => {
    const page = await show();
    await reveal();
    await userEvent.click(await screen.findByRole('button', { name: `Play: ${SECRET}` }));
    await screen.findAllByText(`Agenda card ${SECRET} played`);
    page.unmount();
    await hidden();
    expect(on.host.requests('campaign').at(-1)?.reveal).toEqual({ secrets: false, pin: null });
  });

  it('stay hidden where they were hidden while a step was being booked', async () => {
    await show();
    await reveal();
    const play = await screen.findByRole('button', { name: `Play: ${SECRET}` });
    expect(screen.getByText('Fire Arrows')).toBeTruthy();
    let answer = (): void => {};
    gate = new Promise((done) => {
      answer = done;
    });
    await userEvent.click(play);
    await fireEvent.blur(window);
    answer();
    await new Promise((done) => setTimeout(done, 20));
    // Played cards are public; kept ones aren't.
    expect(document.body.innerHTML).not.toContain('Fire Arrows');
  });

  it('say why a kept card can’t be played now', async () => {
    await show(await campaign('The old one'), 'The old one');
    await reveal();
    expect(await screen.findByRole('button', { name: `Play: ${SECRET}` })).toHaveProperty('disabled', true);
    expect(screen.getByText(/The campaign is over. \(SY-FINALE\)/)).toBeTruthy();
  });

  it('ask for the PIN where there is one; a wrong one is told there', async () => {
    await locked();
    await show();
    press('r');
    const field = await screen.findByLabelText('PIN');
    await release('r');
    await userEvent.type(field, '1111{Enter}');
    const dialog = screen.getByRole('dialog');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Wrong PIN.');
    expect(document.body.innerHTML).not.toContain(SECRET);
    await userEvent.clear(field);
    await userEvent.type(field, `${PIN}{Enter}`);
    expect(await screen.findByText(SECRET)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await fireEvent.blur(window);
    await hidden();
  });

  it('are seen by who told the PIN, also where the books were read anew meanwhile', async () => {
    await locked();
    await show();
    press('r');
    const field = await screen.findByLabelText('PIN');
    await release('r');
    let go = () => {};
    gate = new Promise((done) => {
      go = done;
    });
    await userEvent.type(field, `${PIN}{Enter}`);
    allChanged();
    await new Promise((done) => setTimeout(done, 10));
    go();
    expect(await screen.findByText(SECRET)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are locked with a PIN that is told twice', async () => {
    await show();
    await choose('Set a PIN…');
    await userEvent.type(await screen.findByLabelText('New PIN'), PIN);
    await userEvent.type(screen.getByLabelText(/^Confirm new PIN/), '24');
    expect(screen.getByText('The PINs don’t match.')).toBeTruthy();
    expect(named('Save')).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByLabelText(/^Confirm new PIN/), '68');
    await userEvent.click(named('Save'));
    await screen.findByText('PIN set');
    expect(on.host.requests('set_campaign_pin')).toEqual([{ id: on.id, old: null, new: PIN }]);
    expect(await screen.findByText(/enter PIN to reveal/)).toBeTruthy();
  });

  it('are not locked with nothing but spaces', async () => {
    await show();
    await choose('Set a PIN…');
    await userEvent.type(await screen.findByLabelText('New PIN'), '  ');
    await userEvent.type(screen.getByLabelText(/^Confirm new PIN/), '  ');
    expect(named('Save')).toHaveProperty('disabled', true);
  });

  it('are unlocked by who knows the PIN', async () => {
    await locked();
    await show();
    await choose('Change or remove the PIN…');
    const old = await screen.findByLabelText('Current PIN');
    await userEvent.type(old, '1');
    await userEvent.click(named('Remove PIN'));
    expect(await screen.findByText('Wrong PIN.')).toBeTruthy();
    await userEvent.clear(old);
    await userEvent.type(old, PIN);
    await userEvent.click(named('Remove PIN'));
    await screen.findByText('PIN removed');
    expect(on.host.requests('set_campaign_pin').at(-1)).toEqual({ id: on.id, old: PIN, new: null });
  });
});
