import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import Toasts from '../../components/Toasts.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import type { ToPrint } from '../print/setup.svelte';
import CollectionPage from './CollectionPage.svelte';
import { holding, stage, TROOPER } from './stage';
import { forgetTrades } from './trades.svelte';

const on = stage();
const BELA = '/read/trades/bela.json';
const CILI = '/read/trades/cili.json';
const ORC = 'sg/third-set/1';

beforeEach(async () => {
  forgetTrades();
  await really('set_holding', { game: SHELF, printing: TROOPER, for_trade: 2 });
  await really('set_holding', { game: SHELF, printing: ORC, wanted: 1 });
});

/** Opens the trades tab by its shortcut. */
async function show() {
  const user = userEvent.setup();
  const { container } = render(CollectionPage);
  render(Toasts);
  await screen.findByText(/of 25 printings/, { selector: 'small' });
  keys.hear(new KeyboardEvent('keydown', { key: '7', ctrlKey: true }));
  await screen.findByRole('heading', { name: 'Trade lists' });
  return { user, container };
}

async function addLists(user: ReturnType<typeof userEvent.setup>, ...paths: string[]) {
  on.host.paths = [...paths];
  await user.click(screen.getByRole('button', { name: 'Add lists…' }));
}

/** Three collectors, no two of whom can trade directly; the collection is Anna's. */
async function withRing() {
  const shown = await show();
  await addLists(shown.user, BELA, CILI);
  await shown.user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Anna');
  await screen.findByRole('heading', { name: 'Anna → Cili' });
  return shown;
}

describe('trades', () => {
  it('say what is needed until two lists are there', async () => {
    const { user } = await show();
    expect(screen.getByText('No trades yet')).toBeTruthy();
    await addLists(user, BELA);
    expect(screen.getByText('No trades yet')).toBeTruthy();
    await addLists(user, CILI);
    expect(await screen.findByText('Nothing can change hands')).toBeTruthy();
  });

  it('show who gives what, the ring that it is, and what it comes to for each', async () => {
    await withRing();
    expect(screen.getByText('3 of 3 wants met')).toBeTruthy();
    const names = ['Anna → Cili', 'Béla → Anna', 'Cili → Béla'];
    for (const name of names) expect(screen.getByRole('heading', { name })).toBeTruthy();
    const ring = within(screen.getByRole('region', { name: 'Rings of three or more' }));
    expect(ring.getByRole('listitem').textContent).toMatch(/Anna\s+\(.*→ Cili.*→ Béla/s);
    const balance = screen.getByRole('row', { name: /Anna/ });
    // The value Cili gives for her own trooper, as nobody else states one.
    expect(balance.textContent).toMatch(/2\.00 EUR.*3\.00 EUR.*1\.00 EUR/s);
  });

  it('are recorded by one confirmation and undone', async () => {
    const { user } = await withRing();
    await user.click(screen.getByRole('button', { name: 'Record your side…' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('heading', { name: 'You give' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Trades recorded: 1 given, 1 received')).toBeTruthy();
    const [request] = on.host.requests('book_trades');
    expect(request?.plan).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
    expect(await holding('Trooper')).toMatchObject({ figures: 4, for_trade: 1 });
    expect(await holding('Orc')).toMatchObject({ figures: 1, wanted: 0 });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await holding('Trooper')).toMatchObject({ figures: 5, for_trade: 2 }));
    expect(await holding('Orc')).toMatchObject({ figures: 0, wanted: 1 });
  });

  it('go to the print page with what changes hands', async () => {
    const { user } = await withRing();
    const going = vi.spyOn(route, 'go');
    await user.click(screen.getByRole('button', { name: 'Print list' }));
    expect(going).toHaveBeenCalledWith('print', null, expect.objectContaining({ kind: 'trades' }));
    const handed = going.mock.lastCall?.[2] as ToPrint | undefined;
    going.mockRestore();
    expect(handed?.handovers?.map((h) => `${h.from} ${h.to} ${h.piece.printing}`)).toEqual([
      'Anna Cili sg/first-set/12',
      'Béla Anna sg/third-set/1',
      'Cili Béla sg/third-set/2',
    ]);
  });

  it('are one’s own list to send to the others', async () => {
    const { user } = await show();
    const write = screen.getByRole('button', { name: 'Export your list…' });
    expect((write as HTMLButtonElement).disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Anna');
    on.host.paths = ['/written/anna.json'];
    await user.click(write);
    expect(await screen.findByText('Exported your list to /written/anna.json')).toBeTruthy();
  });

  it('tell what is wrong with a list, and go on without it', async () => {
    const { user } = await show();
    await addLists(user, BELA, '/read/spreadsheets/heaps.csv');
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was traded');
    await user.click(screen.getByRole('button', { name: 'Remove heaps.csv' }));
    expect(await screen.findByText('No trades yet')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('have no faults that axe finds', async () => {
    const { container } = await withRing();
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((v) => `${v.id} ${v.nodes[0]?.html}`)).toEqual([]);
  });
});
