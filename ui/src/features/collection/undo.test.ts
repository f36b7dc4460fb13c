import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import type { CopiesRequest } from '../../bindings/CopiesRequest';
import type { CopyRequest } from '../../bindings/CopyRequest';
import Toasts from '../../components/Toasts.svelte';
import { keys } from '../../lib/keys.svelte';
import type { Answers } from '../../platform/memory';
import CollectionPage from './CollectionPage.svelte';
import { stage, WARDEN } from './stage';
import { view } from './tabs.svelte';

const on = stage();

beforeEach(async () => {
  const details = { painted: null, location: '', price: '', currency: '', acquired: '', note: '' };
  for (const condition of ['mint', 'worn'])
    await really('put_copy', { game: SHELF, printing: WARDEN, id: null, condition, ...details });
});

/** Two distinguishable photos, which the program would make from files. */
function withPhotos(): void {
  Object.assign(on.host.answers, {
    copies: async (request: CopiesRequest) => {
      const { copies } = await really('copies', request);
      return { copies: copies.map((copy) => ({ ...copy, photo: `photos/${copy.condition}.jpg` })) };
    },
    photo: { data_url: 'data:image/jpeg;base64,small' },
    large_photo: async ({ copy }: CopyRequest) => {
      const { copies } = await really('copies', { game: SHELF, printing: WARDEN });
      return { data_url: `data:image/jpeg;base64,${copies.find((c) => c.id === copy)?.condition}` };
    },
    turn_photo: { change: 8 },
    take_back_change: { done: true },
  } satisfies Answers);
}

/** Renders the page with the window's keys. */
async function show() {
  const user = userEvent.setup();
  const hear = (event: KeyboardEvent) => keys.hear(event);
  window.addEventListener('keydown', hear);
  render(CollectionPage);
  render(Toasts);
  await screen.findByText('Mage of Dawn');
  return { user, done: () => window.removeEventListener('keydown', hear) };
}

const UNDO = '{Control>}z{/Control}';

describe('Ctrl+Z in the collection', () => {
  it('undoes counts, the latest first, and its toast goes with each', async () => {
    const { user, done } = await show();
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}++{ArrowDown}+');
    await screen.findByText('Mage of Dawn figures: 1, was 0');
    await user.keyboard(UNDO);
    const [first, second, third] = on.host.told('add_holding').map(({ change }) => ({ change }));
    await waitFor(() => expect(on.host.requests('take_back_change')).toEqual([third]));
    await screen.findByText('Undone: Mage of Dawn figures: 1, was 0');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.keyboard(UNDO);
    await waitFor(() => expect(on.host.requests('take_back_change')).toEqual([third, second, first]));
    await user.keyboard(UNDO);
    expect(await screen.findByText('Nothing to undo')).toBeTruthy();
    expect(on.host.requests('take_back_change')).toHaveLength(3);
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
    expect(on.host.requests('take_back_change')).toEqual([
      { change: on.host.told('remove_copy')[0]?.change },
    ]);
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
    expect(on.host.requests('take_back_change')).toHaveLength(0);
    done();
  });
});

describe('the photos of copies', () => {
  it('open large, are stepped through and turned, and a turn is undone', async () => {
    withPhotos();
    const { user, done } = await show();
    screen.getByRole('grid').focus();
    await user.keyboard('{ArrowDown}{Enter}');
    const first = await screen.findByRole('article', { name: 'Copy 1' });
    await user.click(await within(first).findByRole('button', { name: 'Open photo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Warden: photo 1 of 2' });
    const large = () => within(dialog).getByRole<HTMLImageElement>('img').src;
    await waitFor(() => expect(large()).toContain('base64,mint'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(large()).toContain('base64,worn'));
    await user.keyboard('r+');
    await waitFor(() => expect(on.host.requests('turn_photo')).toMatchObject([{ quarters: 1 }]));
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: /Zoom out/ }).disabled).toBe(false);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard(UNDO);
    await waitFor(() => expect(on.host.requests('take_back_change')).toEqual([{ change: 8 }]));
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
