import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import { allChanged } from '../../lib/query/cache';
import CollectionPage from './CollectionPage.svelte';
import { holding, onlyOwned, stage, WARDEN } from './stage';
import { view } from './tabs.svelte';

stage();

beforeEach(async () => {
  await onlyOwned(WARDEN);
  await really('set_holding', { game: SHELF, printing: WARDEN, figures: 1, cards: 0 });
});

/** The number owned. */
const owned = async () => (await holding('Warden')).figures;

async function table(): Promise<HTMLElement> {
  render(CollectionPage);
  await screen.findByText('Warden');
  const found = screen.getByRole('grid', { name: /Printings and what you own/ });
  found.focus();
  return found;
}

describe('the only figure of a collection', () => {
  it('can be taken out and put back where it stands', async () => {
    const user = userEvent.setup();
    const found = await table();
    await user.keyboard('{ArrowDown}-');
    await waitFor(async () => expect(await owned()).toBe(0));
    await new Promise((done) => setTimeout(done, 20));
    expect(document.activeElement).toBe(found);
    await user.keyboard('+');
    await waitFor(async () => expect(await owned()).toBe(1));
  });

  it('leaves the focus at the search box where its list is empty without it', async () => {
    const user = userEvent.setup();
    const found = await table();
    view.list({ show: 'owned' });
    await new Promise((done) => setTimeout(done, 20));
    found.focus();
    await user.keyboard('{ArrowDown}-');
    await waitFor(async () => expect(await owned()).toBe(0));
    // A change from elsewhere refetches the list.
    allChanged();
    await screen.findByRole('button', { name: 'Show all' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  });
});
