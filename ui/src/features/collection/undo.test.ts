import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CopyView } from '../../bindings/CopyView';
import Toasts from '../../components/Toasts.svelte';
import { desk } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { steps } from '../../lib/steps.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import CollectionPage from './CollectionPage.svelte';
import { GAME, row, SUMMARY } from './sample';
import { view } from './tabs.svelte';

const copy = (id: string): CopyView => ({
  id,
  printing: 'test/first/1',
  condition: 'mint',
  painted: null,
  location: '',
  price: '',
  currency: '',
  acquired: '',
  note: '',
  photo: `photos/${id}.jpg`,
});

let host: MemoryPlatform;

beforeEach(() => {
  const rows = [row(1, 'Yoda', 2), row(2, 'Mace Windu')];
  const of = (printing: string) => rows.find((r) => r.printing === printing) ?? row(9, 'Nobody');
  let copies = [copy('a'), copy('b')];
  host = new MemoryPlatform({
    collection: SUMMARY,
    holdings: () => ({ total: rows.length, figures: 2, rows: rows.map((r) => ({ ...r })) }),
    set_holding: ({ game: _, printing, ...change }) => Object.assign(of(printing), change),
    add_holding: ({ printing, figures }) => {
      of(printing).figures += figures ?? 0;
      return of(printing);
    },
    quick_find: ({ text }) => ({ rows: rows.filter((r) => r.name.toLowerCase().startsWith(text)) }),
    copies: () => ({ copies }),
    photo: { data_url: 'data:image/jpeg;base64,small' },
    large_photo: ({ copy: id }) => ({ data_url: `data:image/jpeg;base64,${id}` }),
    turn_photo: { change: 8 },
    remove_copy: ({ copy: id }) => {
      copies = copies.filter((one) => one.id !== id);
      return { change: 7 };
    },
    take_back_change: () => {
      copies = [copy('a'), copy('b')];
      return { done: true };
    },
    change_settings: () => ({ ...desk.settings }),
  });
  setPlatform(host);
  desk.game = GAME;
  desk.settings.pages = {};
  view.forget();
  kept.clear();
  steps.clear();
  toasts.list = [];
  route.go('collection');
});

/** The page with the keys of the window. */
async function show() {
  const user = userEvent.setup();
  const hear = (event: KeyboardEvent) => keys.hear(event);
  window.addEventListener('keydown', hear);
  render(CollectionPage);
  render(Toasts);
  await screen.findByText('Mace Windu');
  return { user, done: () => window.removeEventListener('keydown', hear) };
}

const UNDO = '{Control>}z{/Control}';

describe('Ctrl+Z in the collection', () => {
  it('undoes counts, the latest first, and its toast goes with each', async () => {
    const { user, done } = await show();
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}++{ArrowDown}+');
    await screen.findByText('Mace Windu figures: 1, was 0');
    await user.keyboard(UNDO);
    await waitFor(() => expect(host.requests('add_holding')).toHaveLength(1));
    expect(host.requests('add_holding')[0]).toMatchObject({ printing: 'test/first/2', figures: -1 });
    await screen.findByText('Undone: Mace Windu figures: 1, was 0');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.keyboard(UNDO);
    await waitFor(() => expect(host.requests('add_holding')).toHaveLength(2));
    expect(host.requests('add_holding')[1]).toMatchObject({ printing: 'test/first/1', figures: -2 });
    await user.keyboard(UNDO);
    expect(await screen.findByText('Nothing to undo')).toBeTruthy();
    expect(host.requests('add_holding')).toHaveLength(2);
    done();
  });

  it('brings a removed copy back', async () => {
    const { user, done } = await show();
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}{Enter}');
    const first = await screen.findByRole('article', { name: 'Copy 1' });
    await user.click(within(first).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Copy 2' })).toBeNull());
    await user.keyboard(UNDO);
    expect(await screen.findByRole('article', { name: 'Copy 2' })).toBeTruthy();
    expect(host.requests('take_back_change')).toEqual([{ change: 7 }]);
    done();
  });

  it('leaves the letters of a field to the field', async () => {
    const { user, done } = await show();
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}+{Enter}');
    await screen.findByRole('article', { name: 'Copy 1' });
    await user.type(screen.getByLabelText('Note'), 'from Bob');
    await user.keyboard(UNDO);
    await tick();
    expect(host.requests('add_holding')).toHaveLength(0);
    done();
  });
});

describe('the photos of copies', () => {
  it('open large, are stepped through and turned, and a turn is undone', async () => {
    const { user, done } = await show();
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}{Enter}');
    const first = await screen.findByRole('article', { name: 'Copy 1' });
    await user.click(await within(first).findByRole('button', { name: 'Open photo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Yoda: photo 1 of 2' });
    const large = () => within(dialog).getByRole<HTMLImageElement>('img').src;
    await waitFor(() => expect(large()).toContain('base64,a'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(large()).toContain('base64,b'));
    await user.keyboard('r+');
    await waitFor(() => expect(host.requests('turn_photo')).toEqual([{ copy: 'b', quarters: 1 }]));
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: /Zoom out/ }).disabled).toBe(false);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard(UNDO);
    await waitFor(() => expect(host.requests('take_back_change')).toEqual([{ change: 8 }]));
    done();
  });
});

describe('quick entry', () => {
  it('says nothing of what is no longer in the box', async () => {
    const { user, done } = await show();
    view.open('quick');
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /Number, or part/ });
    await user.type(box, 'nobody{Enter}');
    await screen.findByText(/No match for “nobody”/);
    await user.clear(box);
    await waitFor(() => expect(screen.queryByText(/No match for/)).toBeNull());
    done();
  });
});
