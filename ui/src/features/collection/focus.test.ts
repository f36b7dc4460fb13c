import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Collection } from '../../bindings/Collection';
import type { GameView } from '../../bindings/GameView';
import type { HoldingRow } from '../../bindings/HoldingRow';
import { desk } from '../../lib/desk.svelte';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import CollectionPage from './CollectionPage.svelte';
import { view } from './tabs.svelte';

const GAME = { id: 'test', name: 'Test', factions: [], rarities: [], sets: [] } as unknown as GameView;
let row: HoldingRow;

beforeEach(() => {
  row = {
    printing: 'test/1',
    figure: 'test/yoda',
    name: 'Yoda',
    local_name: 'Yoda',
    factions: [],
    set: 'First Set',
    set_short: 'FS',
    number: '1',
    rarity: 'C',
    cost_text: '12',
    figures: 1,
    cards: 0,
    wanted: 0,
    for_trade: 0,
    promised: 0,
    note: '',
    copies: 0,
    gone: false,
  };
  const rows = (show: string) => (show === 'owned' && row.figures === 0 ? [] : [row]);
  setPlatform(
    new MemoryPlatform({
      collection: () =>
        ({
          figures: row.figures,
          cards: 0,
          wanted: 0,
          for_trade: 0,
          printings: row.figures,
          catalogue: 1,
          duplicates: 0,
          value: [],
          sets: [],
          by_rarity: [],
          by_faction: [],
        }) satisfies Collection,
      holdings: ({ show }) => ({ total: rows(show).length, figures: row.figures, rows: rows(show) }),
      set_holding: ({ game: _, printing: __, ...change }) => Object.assign(row, change),
      change_settings: ({ change }) => JSON.parse(JSON.stringify({ ...desk.settings, ...change })),
    }),
  );
  desk.game = GAME;
  desk.settings.pages = {};
  view.forget();
  route.go('collection');
});

async function table(): Promise<HTMLElement> {
  render(CollectionPage);
  await screen.findByText('Yoda');
  const found = screen.getByRole('grid', { name: /Printings and what you own/ });
  found.focus();
  return found;
}

describe('the only figure of a collection', () => {
  it('can be taken out and put back where it stands', async () => {
    const user = userEvent.setup();
    const found = await table();
    await user.keyboard('{ArrowDown}-');
    await waitFor(() => expect(row.figures).toBe(0));
    await new Promise((done) => setTimeout(done, 20));
    expect(document.activeElement).toBe(found);
    await user.keyboard('+');
    await waitFor(() => expect(row.figures).toBe(1));
  });

  it('leaves the focus at the search box where its list is empty without it', async () => {
    const user = userEvent.setup();
    const found = await table();
    view.list({ show: 'owned' });
    await new Promise((done) => setTimeout(done, 20));
    found.focus();
    await user.keyboard('{ArrowDown}-');
    await waitFor(() => expect(row.figures).toBe(0));
    // Somebody else's change has the list read anew.
    allChanged();
    await screen.findByRole('button', { name: 'Show all' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  });
});
