import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { draft } from '../../../../tests/recorded/draft';
import { Fault } from '../../../platform';
import type { Answers } from '../../../platform/memory';
import SquadBuilder from './SquadBuilder.svelte';
import { box, members, open, stage, type } from './stage';

stage();

describe('saving', () => {
  test('a change is saved within a second, however fast others follow', async () => {
    const user = userEvent.setup();
    const { host } = await open(draft());
    await type(user, 'troop', 'Trooper');
    vi.useFakeTimers();
    for (let n = 0; n < 10; n++) {
      await fireEvent.keyDown(box(), { key: 'Enter' });
      await vi.advanceTimersByTimeAsync(100);
    }
    const saved = host.requests('save_squad');
    expect(saved.length).toBeGreaterThan(0);
    expect(saved[0]?.draft.members[0]?.count).toBeGreaterThan(7);
    await vi.advanceTimersByTimeAsync(500);
    expect(host.requests('save_squad').at(-1)?.draft.members[0]?.count).toBe(10);
    expect(document.querySelector('[data-saved]')?.textContent).toContain('Saved');
    // Squads saved here needn't be refetched, only those changed by others.
    expect(host.requests('open_squad')).toHaveLength(1);
  });

  test('leaving the page saves at once', async () => {
    const user = userEvent.setup();
    const { host, page } = await open(draft());
    await type(user, 'troop', 'Trooper');
    await fireEvent.keyDown(box(), { key: 'Enter' });
    page.unmount();
    await waitFor(() => expect(host.requests('save_squad').length).toBe(1), { timeout: 200 });
  });

  test('closing the window waits for what isn’t saved', async () => {
    const user = userEvent.setup();
    const { host } = await open(draft());
    await type(user, 'troop', 'Trooper');
    await fireEvent.keyDown(box(), { key: 'Enter' });
    await host.close();
    expect(host.requests('save_squad').at(-1)?.draft.members[0]?.figure).toBe('pg/trooper');
  });

  test('a full disk is said, tried again, and loses nothing, not even by leaving', async () => {
    const user = userEvent.setup();
    let full = true;
    const wire = { code: 'disk', message: 'The disk is full.', means: 'Not saved.', todo: 'Make room.' };
    const save: Answers['save_squad'] = () => {
      if (full) throw new Fault({ ...wire, input: false });
      return { revision: 2, saved_at: '2026-01-01T10:00:00Z' };
    };
    const { page, id } = await open(draft(), { save_squad: save });
    await type(user, 'troop', 'Trooper');
    await user.keyboard('{Enter}');
    await screen.findByText('The disk is full.');
    expect(members()).toEqual(['1 Trooper']);
    page.unmount();
    render(SquadBuilder, { id });
    await screen.findByRole('combobox', { name: 'Search the catalogue' });
    expect(members()).toEqual(['1 Trooper']);
    full = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
    expect(screen.queryByText('The disk is full.')).toBeNull();
  });
});
