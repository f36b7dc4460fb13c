import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { today } from '../../../lib/days';
import { kept } from '../../../lib/kept.svelte';
import { toasts } from '../../../lib/toasts.svelte';
import { Fault } from '../../../platform';
import { Book } from '../book.svelte';
import { photographed, stage } from '../stage';
import Shown from './Shown.test.svelte';

const on = stage();

const open = async (book = new Book(on.id)) => {
  await book.read();
  return render(Shown, { props: { what: 'evenings', book } });
};
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

afterEach(() => vi.useRealTimers());

describe('the evenings', () => {
  it('tell when, who, what was played, the first one first or the last one', async () => {
    const user = userEvent.setup();
    await open();
    expect(headings()[0]).toBe('Session 1 · April 4, 2024');
    const last = screen.getByRole('article', { name: /Session 5/ });
    expect(within(last).getByText('Anna, Béla, Csilla')).toBeTruthy();
    expect(within(last).getByText('Shadow Falls')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Oldest first' }));
    expect(headings()[0]).toBe('Session 5 · May 16, 2024');
  });

  it('take a new one: today, by those who played last, unless somebody says otherwise', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2024, 5, 1) });
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('button', { name: 'Add session' }));
    expect(today()).toBe('2024-06-01');
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe(today());
    expect(screen.getByLabelText<HTMLInputElement>('Players').value).toBe('Anna, Béla, Csilla');
    await user.type(screen.getByLabelText('Note'), 'Late again');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('article', { name: /Session 6/ })).toBeTruthy();
    expect(on.host.requests('save_evening')[0]).toMatchObject({
      campaign: on.id,
      evening: null,
      note: 'Late again',
    });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add session' }));
  });

  it('keep what was typed when they are closed, until it is saved or given up', async () => {
    const user = userEvent.setup();
    const first = await open();
    await user.click(screen.getByRole('button', { name: 'Add session' }));
    await user.type(screen.getByLabelText('Note'), 'half a thought');
    first.unmount();
    await open();
    await user.click(screen.getByRole('button', { name: 'Add session' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('half a thought');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(kept.has(`evening ${on.id} `)).toBe(false);
    expect(screen.queryByLabelText('Note')).toBeNull();
  });

  it('ask for the day where there is none, and lose nothing when saving fails', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getAllByRole('button', { name: 'Edit' })[0] as HTMLElement);
    const day = screen.getByLabelText('Date');
    await fireEvent.input(day, { target: { value: '' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter the date.')).toBeTruthy();
    expect(document.activeElement).toBe(day);
    expect(on.host.requests('save_evening')).toEqual([]);

    on.host.answers.save_evening = () => {
      throw new Fault({ code: 'full', message: 'The disk is full.', means: '', todo: '', input: false });
    };
    await fireEvent.input(day, { target: { value: '2024-05-17' } });
    await user.type(screen.getByLabelText('Note'), 'kept');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The disk is full.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('kept');
  });

  it('keep the place of one that was removed, and bring it back there', async () => {
    const user = userEvent.setup();
    const book = new Book(on.id);
    await open(book);
    const third = within(screen.getByRole('article', { name: /Session 3/ }));
    const before = headings();
    await user.click(third.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(book.view?.evenings).toHaveLength(4));
    expect(toasts.list[0]?.text).toMatch(/^Deleted session of /);
    expect(headings()).toHaveLength(5);
    expect(third.getByRole('button', { name: 'Edit' })).toHaveProperty('disabled', true);
    await user.click(third.getByRole('button', { name: /^Restore Session 3/ }));
    await waitFor(() => expect(book.view?.evenings).toHaveLength(5));
    expect(headings()).toEqual(before);
    expect(third.getByRole('button', { name: 'Remove' })).toBeTruthy();
  });

  it('hold photos of the table, and bring one back that was removed', async () => {
    const user = userEvent.setup();
    await open();
    on.host.paths = ['/read/photos/table.png'];
    const last = () => within(screen.getByRole('article', { name: /Session 5/ }));
    await user.click(last().getByRole('button', { name: 'Add photo…' }));
    expect(await last().findByRole('img', { name: 'Photo 1 of May 16, 2024' })).toBeTruthy();
    expect(on.host.requests('add_evening_photo')).toMatchObject([{ path: '/read/photos/table.png' }]);
    await user.click(last().getByRole('button', { name: 'Delete Photo 1 of May 16, 2024' }));
    await waitFor(() => expect(last().queryByRole('img')).toBeNull());
    await toasts.list[0]?.undo?.();
    expect(await last().findByRole('img')).toBeTruthy();
  });

  it('say where a photo could not be read', async () => {
    const user = userEvent.setup();
    await open();
    on.host.paths = ['/read/lists/list.txt'];
    const last = within(screen.getByRole('article', { name: /Session 5/ }));
    await user.click(last.getByRole('button', { name: 'Add photo…' }));
    expect(await last.findByText(/can’t read .*list.txt as a photo/)).toBeTruthy();
  });

  it('have no faults that axe finds', async () => {
    const user = userEvent.setup();
    await photographed(on.id, 'table.png', 'board.png');
    await open();
    await user.click(screen.getByRole('button', { name: 'Add session' }));
    const found = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(found.violations.map((v) => `${v.id} ${v.nodes[0]?.html}`)).toEqual([]);
  });
});
