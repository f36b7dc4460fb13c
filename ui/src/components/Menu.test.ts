import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import Menu from './Menu.svelte';

let ran: string[];
const item = (label: string, more = {}) => ({ label, run: () => ran.push(label), ...more });

beforeEach(() => {
  ran = [];
});

describe('a menu', () => {
  it('opened by key takes the next key at once, however fast that comes', () => {
    render(Menu, {
      label: 'Buy for…',
      items: [item('Nobody', { disabled: true }), item('Fenn'), item('Gaarkhan')],
    });
    const button = screen.getByRole('button', { name: 'Buy for…' });
    button.focus();
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    press('Enter');
    press('Enter');
    expect(ran).toEqual(['Fenn']);
  });

  it('is not taken at its word by a key that is held', async () => {
    render(Menu, { label: 'Buy for…', items: [item('Fenn')] });
    const button = screen.getByRole('button', { name: 'Buy for…' });
    button.focus();
    const press = (more = {}) =>
      button.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more }),
      );
    press();
    press({ repeat: true });
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'));
    expect(ran).toEqual([]);
  });

  it('opened by the pointer waits for a choice', async () => {
    const user = userEvent.setup();
    render(Menu, { label: 'Buy for…', items: [item('Fenn'), item('Gaarkhan')] });
    await user.click(screen.getByRole('button', { name: 'Buy for…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Gaarkhan' }));
    expect(ran).toEqual(['Gaarkhan']);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});
