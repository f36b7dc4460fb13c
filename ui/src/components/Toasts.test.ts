import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../lib/toasts.svelte';
import Toasts from './Toasts.svelte';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const undo = () => screen.queryByRole('button', { name: 'Undo' });

describe('a word about something that was done', () => {
  it('goes after a while', async () => {
    render(Toasts);
    toasts.say('Removed.', () => {});
    await tick();
    expect(undo()).toBeTruthy();
    vi.advanceTimersByTime(10_000);
    await tick();
    expect(undo()).toBeNull();
  });

  it('stays while the focus is on it, and goes some time after', async () => {
    render(Toasts);
    toasts.say('Removed.', () => {});
    await tick();
    undo()?.focus();
    vi.advanceTimersByTime(60_000);
    await tick();
    expect(undo()).toBeTruthy();
    undo()?.blur();
    vi.advanceTimersByTime(10_000);
    await tick();
    expect(undo()).toBeNull();
  });

  it('stays while the pointer is on it, and goes some time after', async () => {
    const { hover, unhover } = user();
    render(Toasts);
    toasts.say('Saved.');
    await tick();
    await hover(screen.getByText('Saved.'));
    vi.advanceTimersByTime(60_000);
    await tick();
    expect(screen.queryByText('Saved.')).toBeTruthy();
    await unhover(screen.getByText('Saved.'));
    vi.advanceTimersByTime(10_000);
    await tick();
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('makes way for the buttons of a dialog that opens while it is there', async () => {
    vi.stubGlobal('innerHeight', 600);
    const place = (top: number, bottom: number) => ({
      top,
      bottom,
      left: 0,
      right: 900,
      height: bottom - top,
    });
    const { container } = render(Toasts);
    const box = container.querySelector<HTMLElement>('.toasts');
    if (!box) throw new Error('no toasts');
    box.getBoundingClientRect = () => place(540, 583) as DOMRect;
    toasts.say('Removed.');
    await tick();
    await vi.waitFor(() => expect(box.style.bottom).toBe('17px'));
    const dialog = document.createElement('div');
    dialog.innerHTML = '<div class="dialog-foot"></div>';
    const foot = dialog.firstElementChild as HTMLElement;
    foot.getBoundingClientRect = () => place(530, 580) as DOMRect;
    document.body.append(dialog);
    await vi.waitFor(() => expect(box.style.bottom).toBe('78px'));
    dialog.remove();
    await vi.waitFor(() => expect(box.style.bottom).toBe('17px'));
    vi.unstubAllGlobals();
  });

  it('is not pushed away by later ones while somebody is on it', async () => {
    render(Toasts);
    toasts.say('First.', () => {});
    await tick();
    undo()?.focus();
    for (const text of ['Second.', 'Third.', 'Fourth.', 'Fifth.']) toasts.say(text);
    await tick();
    expect(screen.queryByText('First.')).toBeTruthy();
    expect(screen.queryByText('Second.')).toBeNull();
    expect(screen.queryByText('Fifth.')).toBeTruthy();
  });

  it('gives the focus back once it was pressed', async () => {
    const { click } = user();
    const before = document.body.appendChild(document.createElement('button'));
    render(Toasts);
    toasts.say('Removed.', () => {});
    await tick();
    before.focus();
    await click(undo() as HTMLElement);
    expect(undo()).toBeNull();
    expect(document.activeElement).toBe(before);
    before.remove();
  });
});
