import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import Toasts from '../../components/Toasts.svelte';
import CollectionPage from './CollectionPage.svelte';
import { holding, MAGE, stage, WARDEN } from './stage';

const on = stage();

async function show() {
  const user = userEvent.setup();
  const { container } = render(CollectionPage);
  render(Toasts);
  const grid = await screen.findByRole('grid');
  await within(grid).findByText('Mage of Dawn');
  grid.focus();
  return { user, container, grid };
}

const bar = () => screen.getByRole('group', { name: 'Change all of them' });

describe('many printings at once', () => {
  it('are chosen by keys, changed in one step, and that is undone', async () => {
    const { user } = await show();
    await user.keyboard('{Home} {Shift>}{ArrowDown}{/Shift}');
    await within(bar()).findByText('2 selected');
    await user.selectOptions(within(bar()).getByRole('combobox'), 'Set wanted');
    await user.click(within(bar()).getByRole('button', { name: 'Apply' }));
    await screen.findByText('2 printings changed');
    expect(on.host.requests('edit_holdings')[0]).toMatchObject({
      which: { these: [WARDEN, MAGE] },
      change: { kind: 'set', wanted: 1 },
    });
    expect((await holding('Mage of Dawn')).wanted).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await holding('Mage of Dawn')).wanted).toBe(0));
  });

  it('may be the whole list, whatever of it was read', async () => {
    const { user, grid } = await show();
    await user.keyboard('{Control>}a{/Control}');
    await within(bar()).findByText(/selected/);
    await user.click(within(bar()).getByRole('button', { name: 'Apply' }));
    await screen.findByText(/printings changed/);
    expect(on.host.requests('edit_holdings')[0]?.which).toMatchObject({ listed: { show: 'all' } });
    // Escape first clears the selection.
    grid.focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/\d selected/)).toBeNull());
  });

  it('can be read by everybody', async () => {
    const { user, container } = await show();
    await user.keyboard('{Control>}a{/Control}');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
  });
});

describe('photos', () => {
  it('are a gallery of those printings that have one', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'With photo' }));
    await waitFor(() => expect(on.host.requests('holdings').at(-1)).toMatchObject({ show: 'with-photo' }));
  });
});
