import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Dialog from './Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<label>Name <input></label>' }));
let opener: HTMLButtonElement;

beforeEach(() => {
  opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
});
afterEach(() => opener.remove());

describe('a dialog', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', async () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['the page', (page: { rerender: (props: object) => Promise<void> }) => page.rerender({ open: false })],
  ])('gives the focus back to what had it, however it is closed: by %s', async (_, close) => {
    const page = render(Dialog, { open: false, title: 'Rename', children });
    await page.rerender({ open: true });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    await close(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('does what it is for on Ctrl+Enter, wherever the focus is, and only where it can be done', async () => {
    const done = vi.fn();
    const buttons = (disabled: boolean) =>
      createRawSnippet(() => ({
        render: () =>
          `<div><button>Cancel</button><button class="btn primary" ${disabled ? 'disabled' : ''}>Save</button></div>`,
        setup: (foot) => foot.querySelector('.primary')?.addEventListener('click', done),
      }));
    const page = render(Dialog, { open: true, title: 'Rename', children, footer: buttons(true) });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(done).not.toHaveBeenCalled();
    page.unmount();
    render(Dialog, { open: true, title: 'Rename', children, footer: buttons(false) });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(done).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(done).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
