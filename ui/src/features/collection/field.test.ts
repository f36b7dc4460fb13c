import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Collection } from '../../bindings/Collection';
import type { CountAnswer } from '../../bindings/CountAnswer';
import type { FigureDetails } from '../../bindings/FigureDetails';
import type { GameView } from '../../bindings/GameView';
import type { GapAnswer } from '../../bindings/GapAnswer';
import type { HoldingChanged } from '../../bindings/HoldingChanged';
import type { HoldingRow } from '../../bindings/HoldingRow';
import type { PurchaseAnswer } from '../../bindings/PurchaseAnswer';
import Toasts from '../../components/Toasts.svelte';
import { desk } from '../../lib/desk.svelte';
import { keys } from '../../lib/keys.svelte';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { Fault, setPlatform } from '../../platform';
import { type Answers, MemoryPlatform, refusal } from '../../platform/memory';
import CollectionPage from './CollectionPage.svelte';
import { forget } from './field.svelte';
import { view } from './tabs.svelte';

const GAME = {
  id: 'test',
  name: 'Test Game',
  points: true,
  factions: [
    { id: 'red', name: 'Red', colour: '#aa0000', shape: 'circle' },
    { id: 'blue', name: 'Blue', colour: '#0000aa', shape: 'square' },
  ],
  rarities: [],
  sets: [],
  formats: [
    { id: 'standard', name: 'Standard', edition: '1', limit: 100, names_era: false, has_pool: false },
    { id: 'free', name: 'Free', edition: '1', limit: null, names_era: false, has_pool: false },
  ],
} as unknown as GameView;

const SUMMARY: Collection = {
  figures: 7,
  cards: 0,
  printings: 2,
  catalogue: 22,
  value: [],
  worth: [],
  unpriced: 0,
  duplicates: 0,
  wanted: 0,
  for_trade: 0,
  sets: [],
  by_rarity: [],
  by_faction: [],
  years: [],
};

const FIELD: CountAnswer = {
  game: 'test',
  format: 'standard',
  points: 100,
  legal_squads: '1234567890123456789',
  at_limit: '812000000',
  factions: [
    { faction: 'red', legal_squads: '1234567890123450000', at_limit: '812000000' },
    { faction: 'blue', legal_squads: '1000', at_limit: '0' },
  ],
  by_faction: { Red: '1234567890123450000', Blue: '1000' },
  by_size: { 1: '9', 2: '1234567890123456780' },
  no_more_attached: false,
  with_decks: false,
  barred_by: [],
  faults: [],
};

const NAMES: Record<string, string> = { 'test/ewok': 'Ewok', 'test/droid': 'Mouse Droid' };
const [EWOK, DROID] = ['test/ewok', 'test/droid'];
const NO_USES: PurchaseAnswer['uses'] = { squads: [], sets: [], leaders: 0, factions: 0, sentences: [] };
const buy = (...figures: string[]) => ({
  uses: NO_USES,
  figures,
  local_names: figures.map((f) => NAMES[f] ?? f),
  copies: figures.length,
});
const GAP: GapAnswer = {
  game: 'test',
  format: 'standard',
  faults: [],
  legal_squads: '1234567890123456789',
  no_more_attached: false,
  figures: [{ ...buy(EWOK), opens: '1200000', times: 3.14 }],
  pairs: [
    { ...buy(EWOK, DROID), opens: '5000000000', times: 1.01 },
    { ...buy(EWOK, EWOK), opens: '6000000000', times: 280_000_000.5 },
  ],
  sets: [{ sets: ['first'], local_names: ['First Set'], copies: 60, opens: '1', times: null, uses: NO_USES }],
  set_pairs: [],
  squads: [],
  nearest: [{ ...buy(DROID, DROID), opens: '4', times: null }],
};

let host: MemoryPlatform;
let wants: Record<string, number>;
/** What was added to the wants, by the number of the change less one. */
let added: [string, number][];
let owned: HoldingRow[];

function program(): Answers {
  return {
    collection: SUMMARY,
    holdings: ({ show }) => {
      const row = (figure: string, wanted: number) => ({ figure, printing: figure, wanted }) as HoldingRow;
      const wanted = Object.entries(wants).map(([figure, n]) => row(figure, n));
      const rows = show === 'wanted' ? wanted.filter((r) => r.wanted > 0) : owned;
      return { total: rows.length, figures: 0, rows };
    },
    figure: ({ figure }) => ({ figure, printings: [{ printing: figure }] }) as unknown as FigureDetails,
    add_holding: ({ printing, wanted }) => {
      wants[printing] = (wants[printing] ?? 0) + (wanted ?? 0);
      added.push([printing, wanted ?? 0]);
      return { printing, change: added.length } as HoldingChanged;
    },
    take_back_change: ({ change }) => {
      const [printing, wanted] = added[change - 1] ?? ['', 0];
      wants[printing] = (wants[printing] ?? 0) - wanted;
      return { done: true };
    },
    count_squads: FIELD,
    next_purchase: GAP,
    stop_work: {},
    change_settings: ({ change }) => JSON.parse(JSON.stringify({ ...desk.settings, ...change })),
  };
}

beforeEach(() => {
  added = [];
  wants = {};
  owned = [{ printing: 'test/first/1', figures: 2 } as HoldingRow];
  host = new MemoryPlatform(program());
  setPlatform(host);
  desk.game = GAME;
  desk.settings.pages = {};
  forget();
  view.forget();
  route.go('collection');
});

async function show() {
  const user = userEvent.setup();
  view.open('field');
  const page = render(CollectionPage);
  render(Toasts);
  await screen.findByRole('tab', { name: 'Possible squads', selected: true });
  return { user, ...page };
}

const shopped = () => screen.findByText('+1.2 million squads (3.1× as many)');

describe('what can be fielded', () => {
  it('is counted: in all, at the limit, by faction and by size, with every digit on hovering', async () => {
    await show();
    const all = await screen.findByText('1.23 × 10¹⁸', { selector: 'b' });
    expect(all.title).toBe('1,234,567,890,123,456,789');
    expect(screen.getByText('812 million').parentElement?.textContent).toContain('spending all 100 points');
    const factions = screen.getByRole('table', { name: 'Legal squads by faction' });
    expect(within(factions).getByRole('row', { name: /Red/ }).textContent).toMatch(/1\.23\s×\s10¹⁸/);
    const sizes = screen.getByRole('table', { name: 'Legal squads by size' });
    expect(within(sizes).getByRole('row', { name: /1 figure/ }).textContent).toContain('9');
    // Bars on a logarithmic scale are labelled so.
    expect(screen.getAllByText(/Logarithmic scale/).length).toBe(2);
    expect(host.requests('count_squads')[0]).toMatchObject({ game: 'test', format: null, points: null });
  });

  it('is counted of another format and of other points', async () => {
    const { user } = await show();
    await shopped();
    await user.type(screen.getByRole('textbox', { name: 'Point limit' }), '150');
    await waitFor(() => expect(host.requests('count_squads').at(-1)?.points).toBe(150));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'Free');
    await waitFor(() =>
      expect(host.requests('count_squads').at(-1)).toMatchObject({ format: 'free', points: 150 }),
    );
    expect(host.requests('next_purchase').at(-1)).toMatchObject({ format: 'free', points: 150 });
    const before = host.requests('count_squads').length;
    await user.type(screen.getByRole('textbox', { name: 'Point limit' }), 'x');
    expect((await screen.findByRole('alert')).textContent).toContain('whole number');
    expect(host.requests('count_squads').length).toBe(before);
  });

  it('is counted once somebody stops typing points, or presses Enter', async () => {
    const { user } = await show();
    await shopped();
    const field = screen.getByRole('textbox', { name: 'Point limit' });
    const asked = () => host.requests('count_squads').map((r) => r.points);
    await user.type(field, '150');
    expect(asked()).toEqual([null]);
    await waitFor(() => expect(asked()).toEqual([null, 150]));
    await user.type(field, '{Backspace}5{Enter}');
    await waitFor(() => expect(asked()).toEqual([null, 150, 155]), { timeout: 150 });
    await new Promise((done) => setTimeout(done, 300));
    expect(asked()).toEqual([null, 150, 155]);
  });

  it('says which rules bar every squad', async () => {
    host.answers.count_squads = {
      ...FIELD,
      legal_squads: '0',
      factions: [],
      by_size: {},
      barred_by: ['GAME-FIVE'],
    };
    await show();
    expect((await screen.findByText('GAME-FIVE')).classList.contains('rule')).toBe(true);
    expect(screen.queryByRole('table')).toBeNull();
    await shopped();
  });

  it('says what the count leaves out, and how decks count', async () => {
    host.answers.count_squads = { ...FIELD, no_more_attached: true, with_decks: true };
    await show();
    const said = await screen.findByText(/once with any deck/);
    expect(said.textContent).toContain('Not counting attachments');
  });

  it('says nothing of points in a game without', async () => {
    desk.game = { ...GAME, points: false };
    host.answers.count_squads = { ...FIELD, points: null, at_limit: null };
    const { container } = await show();
    await shopped();
    expect(container.textContent).not.toMatch(/points|exactly/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says what went wrong where it can’t be counted', async () => {
    host.answers.count_squads = () => {
      throw new Fault(refusal('count-not-yet'));
    };
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('It is count-not-yet.');
    expect(host.requests('next_purchase')).toEqual([]);
  });

  it('says what to do first while nothing is owned', async () => {
    host.answers.collection = { ...SUMMARY, figures: 0, wanted: 3 };
    const { user } = await show();
    await screen.findByText('No figures yet');
    expect(host.requests('count_squads')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Enter figures from the keyboard' }));
    expect(view.tab).toBe('quick');
  });

  it('shows the answer to the last question, whichever comes last', async () => {
    const answers: ((found: CountAnswer) => void)[] = [];
    host.answers.count_squads = () => new Promise<CountAnswer>((done) => answers.push(done));
    const { user } = await show();
    await waitFor(() => expect(answers.length).toBe(1));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Format' }), 'Free');
    await waitFor(() => expect(answers.length).toBe(2));
    answers[1]?.({ ...FIELD, legal_squads: '22' });
    await screen.findByText('22', { selector: 'b' });
    answers[0]?.({ ...FIELD, legal_squads: '11' });
    await new Promise((done) => setTimeout(done, 20));
    expect(screen.queryByText('11', { selector: 'b' })).toBeNull();
    expect(host.requests('next_purchase').map((r) => r.format)).toEqual(['free']);
  });
});

describe('the best next purchase', () => {
  it('says what one figure, two, a set open, and how many times as many that is', async () => {
    const { user } = await show();
    await shopped();
    const of = (kind: string) => screen.getByRole('list', { name: kind });
    expect(of('2 figures').textContent).toContain('+5 billion squads');
    expect(of('2 figures').textContent).not.toContain('1×');
    expect(of('2 figures').textContent).toContain('280 million× as many');
    expect(of('1 set, one of each figure').textContent).toMatch(/First Set\s*60 figures.*\+1 squad$/s);
    expect(within(of('1 set, one of each figure')).queryByRole('button')).toBeNull();
    expect(of('Fewest figures for a first squad').textContent).toContain('2 × Mouse Droid');
    expect(screen.queryByRole('list', { name: /2 sets/ })).toBeNull();
    await user.click(within(of('1 figure')).getByRole('button', { name: 'Ewok' }));
    expect([route.page, route.item]).toEqual(['catalogue', 'test/ewok']);
  });

  it('puts what it needs on the list of wants, as often as it needs it, and takes it back', async () => {
    wants = { 'test/droid': 1 };
    const { user } = await show();
    await shopped();
    const want = (names: string) => screen.getByRole('button', { name: `Add ${names} to want list` });
    await user.click(want('2 × Mouse Droid'));
    await waitFor(() => expect(wants).toEqual({ 'test/droid': 2 }));
    await waitFor(() => expect(want('2 × Mouse Droid').textContent).toContain('✓'));
    await user.click(want('Ewok and Mouse Droid'));
    await waitFor(() => expect(wants).toEqual({ 'test/droid': 2, 'test/ewok': 1 }));
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(wants['test/ewok']).toBe(0));
    await waitFor(() => expect(want('Ewok').textContent).toContain('Add to want list'));
    // Wanted figures aren't owned, so nothing is computed again.
    expect(host.requests('next_purchase').length).toBe(1);
  });

  it('is put on the list of wants by a key, which stands where it works', async () => {
    const hear = (event: KeyboardEvent) => keys.hear(event);
    window.addEventListener('keydown', hear);
    const { user } = await show();
    await shopped();
    const want = (names: string) => screen.getByRole('button', { name: `Add ${names} to want list` });
    expect(want('Ewok').querySelector('kbd')?.textContent).toBe('W');
    expect(want('2 × Mouse Droid').querySelector('kbd')).toBeNull();
    await user.keyboard('w');
    await waitFor(() => expect(wants).toEqual({ 'test/ewok': 1 }));
    // The key then applies to the next purchase, or to the focused one.
    await waitFor(() => expect(want('Ewok').querySelector('kbd')).toBeNull());
    want('2 × Mouse Droid').focus();
    await waitFor(() => expect(want('2 × Mouse Droid').querySelector('kbd')?.textContent).toBe('W'));
    await user.keyboard('w');
    await waitFor(() => expect(wants).toEqual({ 'test/ewok': 1, 'test/droid': 2 }));
    expect(document.activeElement).toBe(want('2 × Mouse Droid'));
    window.removeEventListener('keydown', hear);
  });

  it('is kept until the collection changes', async () => {
    const { unmount } = await show();
    await shopped();
    unmount();
    allChanged();
    const again = render(CollectionPage);
    await shopped();
    await waitFor(() => expect(host.requests('count_squads').length).toBe(2));
    await new Promise((done) => setTimeout(done, 20));
    expect(host.requests('next_purchase').length).toBe(1);
    owned = [{ printing: 'test/first/1', figures: 3 } as HoldingRow];
    allChanged();
    await waitFor(() => expect(host.requests('next_purchase').length).toBe(2));
    again.unmount();
  });

  it('says that it takes its time, and can be stopped and begun anew', async () => {
    let refuse: (error: Fault) => void = () => {};
    host.answers.next_purchase = () =>
      new Promise<GapAnswer>((_, fail) => {
        refuse = fail;
      });
    const { user } = await show();
    await screen.findByText('Finding the best buys…');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(host.requests('stop_work')).toMatchObject([{ command: 'next_purchase' }]);
    refuse(new Fault(refusal('stopped')));
    await screen.findByText('Stopped');
    expect(screen.queryByRole('alert')).toBeNull();
    host.answers.next_purchase = GAP;
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    await shopped();
  });

  it('is broken off when the page is left, and begins anew when it is shown again', async () => {
    host.answers.next_purchase = () => new Promise<GapAnswer>(() => {});
    const { unmount } = await show();
    await screen.findByText('Finding the best buys…');
    unmount();
    await waitFor(() => expect(host.requests('stop_work')).toMatchObject([{ command: 'next_purchase' }]));
    host.answers.next_purchase = GAP;
    render(CollectionPage);
    await shopped();
  });

  it('has no faults that a screen reader’s user would meet', async () => {
    const { container } = await show();
    await shopped();
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((v) => `${v.id} ${v.nodes[0]?.html}`)).toEqual([]);
  });

  it('what completes a saved squad comes first and says so', async () => {
    const uses = { ...NO_USES, squads: [{ id: 's', name: 'Rebels' }], sentences: ['completes Rebels'] };
    host.answers.next_purchase = { ...GAP, squads: [{ ...buy(DROID), opens: '0', times: null, uses }] };
    await show();
    const list = await screen.findByRole('list', { name: 'Completes a saved squad' });
    expect(list.textContent).toContain('completes Rebels');
    // It allows no new squads, and doesn't claim to.
    expect(list.textContent).not.toContain('+0');
  });
});
