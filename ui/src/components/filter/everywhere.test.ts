import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { view as game } from '../../../tests/window';
import type { FigureFilter } from '../../bindings/FigureFilter';
import CollectionPage from '../../features/collection/CollectionPage.svelte';
import { view } from '../../features/collection/tabs.svelte';
import PrintPage from '../../features/print/PrintPage.svelte';
import { forget } from '../../features/print/setup.svelte';
import { desk } from '../../lib/desk.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';

/** The same filter wherever figures are listed: `F` opens it, and several values may be chosen. */

let host: MemoryPlatform;
const hear = (event: KeyboardEvent) => keys.hear(event);

beforeEach(() => {
  const faction = (id: string, name: string) => ({ id, name, colour: '#aa0000', shape: 'circle' });
  desk.game = {
    ...game('one'),
    factions: [faction('red', 'Red'), faction('blue', 'Blue'), faction('green', 'Green')],
    keywords: [
      { id: 'Stealth', name: 'Stealth' },
      { id: 'Melee', name: 'Melee' },
    ],
    eras: [
      { id: 'old', name: 'Old Days' },
      { id: 'new', name: 'New Days' },
    ],
  };
  host = new MemoryPlatform({
    collection: {
      figures: 1,
      cards: 0,
      wanted: 0,
      for_trade: 0,
      printings: 1,
      catalogue: 1,
      duplicates: 0,
      value: [],
      worth: [],
      unpriced: 0,
      sets: [],
      by_rarity: [],
      by_faction: [],
      years: [],
    },
    holdings: { total: 0, figures: 0, rows: [] },
    squads: [],
    campaigns: { campaigns: [], games: [] } as never,
    print_preview: {
      title: 'Checklist',
      pages: 1,
      page: 0,
      width_mm: 210,
      height_mm: 297,
      svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      remarks: [],
    } as never,
    stop_work: {},
    change_settings: ({ change }) => JSON.parse(JSON.stringify({ ...desk.settings, ...change })),
  });
  setPlatform(host);
  view.forget();
  forget();
  window.addEventListener('keydown', hear);
});

afterEach(() => window.removeEventListener('keydown', hear));

const pages: [string, () => void, () => FigureFilter | undefined][] = [
  [
    'the collection',
    () => {
      route.go('collection');
      render(CollectionPage);
    },
    () => host.requests('holdings').at(-1),
  ],
  [
    'a printed checklist',
    () => {
      route.go('print', null, { kind: 'checklist' });
      render(PrintPage);
    },
    () => host.requests('print_preview').at(-1)?.job.filter,
  ],
];

describe.each(pages)('in %s', (_, open, asked) => {
  it('F adds filters of any kind, several values of each, and a chip removes one', async () => {
    const user = userEvent.setup();
    open();
    await waitFor(() => expect(asked()).toBeTruthy());
    await user.keyboard('f');
    await user.click(await screen.findByRole('checkbox', { name: 'Red' }));
    await user.click(screen.getByRole('checkbox', { name: 'Blue' }));
    await user.click(screen.getByRole('tab', { name: 'Era' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Old Days' }));
    await user.click(screen.getByRole('tab', { name: 'Ability' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Stealth' }));
    const all = { factions: ['red', 'blue'], eras: ['old'], abilities: ['Stealth'] };
    await waitFor(() => expect(asked()).toMatchObject(all));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Red' }));
    await waitFor(() => expect(asked()).toMatchObject({ ...all, factions: ['blue'] }));
  });
});
