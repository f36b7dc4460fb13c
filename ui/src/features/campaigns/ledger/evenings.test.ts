import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EveningAnswer } from '../../../bindings/EveningAnswer';
import { today } from '../../../lib/days';
import { kept } from '../../../lib/kept.svelte';
import { toasts } from '../../../lib/toasts.svelte';
import { Fault, setPlatform } from '../../../platform';
import { MemoryPlatform } from '../../../platform/memory';
import { Book } from '../book.svelte';
import { sampleView } from '../sample';
import Shown from './Shown.test.svelte';

let host: MemoryPlatform;
let evenings: EveningAnswer[];

const open = async (book = new Book('thursday')) => {
  await book.read();
  return render(Shown, { props: { what: 'evenings', book } });
};
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const list = () => ({ evenings });

beforeEach(() => {
  kept.clear();
  evenings = sampleView().evenings;
  host = new MemoryPlatform({
    campaign: () => sampleView({ evenings }),
    evening_photo: { data_url: 'data:image/png;base64,' },
    large_evening_photo: { data_url: 'data:image/png;base64,TGFyZ2U=' },
    save_evening: ({ evening, date, players, note }) => {
      const saved = { id: evening ?? 'new', date, players, note, missions: [], photos: [] };
      evenings = [...evenings.filter(({ id }) => id !== saved.id), saved];
      return list();
    },
    remove_evening: ({ evening, removed }) => {
      const all = sampleView().evenings;
      evenings = removed ? evenings.filter(({ id }) => id !== evening) : all;
      return list();
    },
    add_evening_photo: ({ evening, path }) => {
      evenings = evenings.map((one) =>
        one.id === evening ? { ...one, photos: [...one.photos, path] } : one,
      );
      return list();
    },
    remove_evening_photo: ({ photo, removed }) => {
      evenings = evenings.map((one) =>
        one.id === 'evening-5' ? { ...one, photos: removed ? [] : [photo] } : one,
      );
      return list();
    },
  });
  setPlatform(host);
});

describe('the evenings', () => {
  it('tell when, who, what was played, the last one first or the first one', async () => {
    const user = userEvent.setup();
    await open();
    expect(headings()[0]).toBe('Session 5 · May 14, 2026');
    const last = screen.getByRole('article', { name: /Session 5/ });
    expect(within(last).getByText('Anna, Béla, Csilla')).toBeTruthy();
    expect(within(last).getByText('A New Threat')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Oldest first' }));
    expect(headings()[0]).toBe('Session 1 · April 2, 2026');
  });

  it('take a new one: today, by those who played last, unless somebody says otherwise', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('button', { name: 'Add session' }));
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe(today());
    expect(screen.getByLabelText<HTMLInputElement>('Players').value).toBe('Anna, Béla, Csilla');
    await user.type(screen.getByLabelText('Note'), 'Late again');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('article', { name: /Session 6/ })).toBeTruthy();
    expect(host.requests('save_evening')[0]).toMatchObject({
      campaign: 'thursday',
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
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('half a thought');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(kept.has('evening thursday ')).toBe(false);
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
    expect(host.requests('save_evening')).toEqual([]);

    host.answers.save_evening = () => {
      throw new Fault({ code: 'full', message: 'The disk is full.', means: '', todo: '', input: false });
    };
    await fireEvent.input(day, { target: { value: '2026-05-15' } });
    await user.type(screen.getByLabelText('Note'), 'kept');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The disk is full.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('kept');
  });

  it('bring one back that was removed', async () => {
    const user = userEvent.setup();
    await open();
    const last = screen.getByRole('article', { name: /Session 5/ });
    await user.click(within(last).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(headings()).toHaveLength(4));
    expect(toasts.list[0]?.text).toBe('Deleted session of May 14, 2026');
    await toasts.list[0]?.undo?.();
    await waitFor(() => expect(headings()).toHaveLength(5));
  });

  it('hold photos of the table, and bring one back that was removed', async () => {
    const user = userEvent.setup();
    await open();
    host.paths = ['/table.jpg'];
    const last = () => within(screen.getByRole('article', { name: /Session 5/ }));
    await user.click(last().getByRole('button', { name: 'Add photo…' }));
    expect(await last().findByRole('img', { name: 'Photo 1 of May 14, 2026' })).toBeTruthy();
    expect(host.requests('add_evening_photo')).toEqual([{ evening: 'evening-5', path: '/table.jpg' }]);
    await user.click(last().getByRole('button', { name: 'Delete Photo 1 of May 14, 2026' }));
    await waitFor(() => expect(last().queryByRole('img')).toBeNull());
    await toasts.list[0]?.undo?.();
    expect(await last().findByRole('img')).toBeTruthy();
  });

  it('say where a photo could not be read', async () => {
    const user = userEvent.setup();
    host.answers.add_evening_photo = () => {
      throw new Fault({ code: 'photo', message: 'That is no picture.', means: '', todo: '', input: true });
    };
    await open();
    host.paths = ['/notes.txt'];
    const last = within(screen.getByRole('article', { name: /Session 5/ }));
    await user.click(last.getByRole('button', { name: 'Add photo…' }));
    expect(await last.findByText('That is no picture.')).toBeTruthy();
  });

  it('have no faults that axe finds', async () => {
    const user = userEvent.setup();
    evenings = evenings.map((one) => ({ ...one, photos: [`photo of ${one.id}`] }));
    await open();
    await user.click(screen.getByRole('button', { name: 'Add session' }));
    const found = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(found.violations.map((v) => `${v.id} ${v.nodes[0]?.html}`)).toEqual([]);
  });
});
