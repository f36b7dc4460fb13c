import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameView } from '../../bindings/GameView';
import type { KeptView } from '../../bindings/KeptView';
import Toasts from '../../components/Toasts.svelte';
import { desk } from '../../lib/desk.svelte';
import { keys } from '../../lib/keys.svelte';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { Fault, setPlatform } from '../../platform';
import { MemoryPlatform, refusal } from '../../platform/memory';
import PlayPage from './PlayPage.svelte';

let host: MemoryPlatform;
/** The games kept, removed ones too. */
let all: KeptView[];
const heard = (event: KeyboardEvent) => keys.hear(event);

const kept = (id: string, name: string, day: number): KeptView => {
  const created = new Date(2026, 4, day, 19).toISOString();
  return { kind: 'play', id, name, game: 'toy', entries: 3, created, updated: created, deleted_at: null };
};

/** Changes a game as the program does. */
function change(id: string, more: Partial<KeptView>): KeptView {
  all = all.map((one) => (one.id === id ? { ...one, ...more } : one));
  return all.find((one) => one.id === id) as KeptView;
}

beforeEach(() => {
  allChanged();
  toasts.list = [];
  all = [kept('friday', 'Friday', 17), kept('sunday', 'Sunday', 19)];
  host = new MemoryPlatform({
    plays: () => ({
      plays: all.filter((one) => one.deleted_at === null).map((one) => ({ ...one, played: null })),
    }),
    rename_kept: ({ id, name }) => change(id, { name }),
    remove_kept: ({ id }) => change(id, { deleted_at: '2026-05-20T10:00:00Z' }),
    bring_back_kept: ({ id }) => change(id, { deleted_at: null }),
    removed_kept: () => all.filter((one) => one.deleted_at !== null),
  });
  setPlatform(host);
  desk.game = { id: 'toy', name: 'Toy' } as unknown as GameView;
  route.go('play');
  window.addEventListener('keydown', heard);
});

afterEach(() => {
  cleanup();
  desk.game = undefined;
  window.removeEventListener('keydown', heard);
});

const row = (id: string) => document.querySelector<HTMLElement>(`[data-play="${id}"]`);

async function open(): Promise<ReturnType<typeof userEvent.setup>> {
  render(PlayPage);
  render(Toasts);
  await waitFor(() => expect(row('friday')).not.toBeNull());
  return userEvent.setup();
}

describe('the games at the table', () => {
  it('are walked and removed by keys, and brought back by undo', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(row('friday'));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(row('friday')).toBeNull());
    expect(document.activeElement).toBe(row('sunday'));
    const toast = screen.getByText('Deleted Friday').parentElement as HTMLElement;
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(row('friday')).not.toBeNull());
    expect(host.requests('bring_back_kept')).toEqual([{ kind: 'play', id: 'friday' }]);
  });

  it('come back from the list of removed ones, too', async () => {
    all = all.map((one) => ({ ...one, deleted_at: '2026-05-20T10:00:00Z' }));
    render(PlayPage);
    await screen.findByText('No games yet');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deleted games' }));
    const dialog = await screen.findByRole('dialog', { name: 'Deleted games' });
    const back = await within(dialog).findByRole('button', { name: 'Restore Sunday' });
    await user.click(within(dialog).getByRole('button', { name: 'Restore Friday' }));
    await waitFor(() => expect(document.activeElement).toBe(back));
    expect(host.requests('removed_kept')[0]).toEqual({ kind: 'play', game: 'toy' });
    await user.keyboard('{Enter}');
    await within(dialog).findByText('No deleted games');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(row('sunday')).not.toBeNull());
  });

  it('are renamed by a key or from the menu', async () => {
    const user = await open();
    row('friday')?.focus();
    await user.keyboard('{F2}');
    const field = () => screen.findByRole('textbox', { name: 'Name' });
    await user.clear(await field());
    await user.keyboard('Monday{Enter}');
    await waitFor(() => expect(row('friday')?.textContent).toContain('Monday'));
    expect(host.requests('rename_kept')).toEqual([{ kind: 'play', id: 'friday', name: 'Monday' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'More actions for Sunday' }));
    await user.click(await screen.findByRole('menuitem', { name: /Rename/ }));
    await screen.findByRole('dialog', { name: 'Rename Sunday' });
  });

  it('are told apart where two have the same name', async () => {
    change('sunday', { name: 'friday' });
    await open();
    expect(row('friday')?.textContent).toContain('May 17, 2026');
    expect(row('sunday')?.textContent).toContain('May 19, 2026');
    expect(screen.getByRole('button', { name: 'More actions for Friday (May 17, 2026)' })).toBeTruthy();
  });

  it('stay where one could not be removed, which says why', async () => {
    host.answers.remove_kept = () => {
      throw new Fault(refusal('full'));
    };
    const user = await open();
    row('friday')?.focus();
    await user.keyboard('{Delete}');
    expect((await screen.findByRole('alert')).textContent).toContain('It is full.');
    expect(row('friday')).not.toBeNull();
    expect(toasts.list).toEqual([]);
  });

  it('leave the focus on what begins another where the last is removed', async () => {
    all = all.slice(0, 1);
    const user = await open();
    row('friday')?.focus();
    await user.keyboard('{Delete}');
    await screen.findByText('No games yet');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('New game'));
  });

  it('can be used by everybody', async () => {
    await open();
    const found = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
  });
});
