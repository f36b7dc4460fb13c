import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openWindow, STARTED } from '../../../tests/window';
import type { Backup } from '../../bindings/Backup';
import { whenStale } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';
import { Fault } from '../../platform';
import { type Answers, refusal } from '../../platform/memory';

const backup = (name: string, kind: Backup['kind']): Backup => ({
  path: `/home/ada/muster/backups/${name}.db`,
  name: `${name}.db`,
  kind,
  made: '2026-01-02T10:00:00Z',
  bytes: 184_000,
});
const DAILY = backup('daily-2026-01-02', 'daily');
const OLDER = backup('saved-2026-01-01', 'saved');
/** A backup kept by an earlier restore: later than all others, and perhaps of damaged data. */
const REPLACED = backup('replaced-2026-01-02', 'replaced');

const NAMES = { vanished: 'Your data is missing', corrupt: 'Your data is damaged' } as const;
const at = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
const newest = () => button('Restore the latest backup');

/** Opens the window with lost data, until a backup is restored or the user starts afresh. */
async function openWithout(kind: 'vanished' | 'corrupt', given: Answers = {}, backups = [REPLACED, DAILY]) {
  let gone = true;
  const means = 'Nothing was written.';
  const trouble = { ...refusal(`database-${kind}`), message: 'It is gone.', means, todo: 'Type muster.' };
  const mended = <A>(answer: A) => {
    gone = false;
    return answer;
  };
  const opened = await openWindow({
    start: () => ({ ...STARTED, trouble: gone ? trouble : null }),
    backups: { backups, folder: '/home/ada/muster/backups', notices: [], newest_sound: null },
    restore_backup: () =>
      mended({
        restored: DAILY.path,
        kept: '/home/ada/muster/backups/replaced.db',
        left: [],
        everywhere: [],
      }),
    start_fresh: () => mended({ folder: '/home/ada/muster' }),
    ...given,
  });
  await at(NAMES[kind]);
  return opened;
}

/** All commands sent that aren't read-only. */
function written(host: { asked: { name: string }[] }): string[] {
  const looks = [
    'start',
    'game',
    'counts',
    'backups',
    'packs',
    'aliases',
    'about',
    'search_figures',
    'home',
    'groups',
  ];
  return host.asked.map(({ name }) => name).filter((name) => !looks.includes(name));
}

afterEach(() => {
  route.go('home');
});

describe.each(['vanished', 'corrupt'] as const)('data that are %s', (kind) => {
  it('are told of at length, with the newest backup first at hand and nothing done unasked', async () => {
    const { host, container } = await openWithout(kind);
    await waitFor(async () => expect(document.activeElement).toBe(await newest()));
    expect(screen.getByText('It is gone.')).toBeTruthy();
    expect(screen.getByText('Nothing was written.')).toBeTruthy();
    // Advice for the terminal is hidden in the window.
    expect(screen.queryByText('Type muster.')).toBeNull();
    expect((await newest()).getAttribute('aria-describedby')).toBe('lost-newest');
    expect(document.getElementById('lost-newest')?.textContent).toMatch(/Jan 2, 2026.* · Daily/);
    expect(host.requests('home')).toEqual([]);
    expect(written(host)).toEqual([]);
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`)).toEqual([]);
  });

  it('come back with the newest backup that nobody replaced, by keyboard alone', async () => {
    const { host } = await openWithout(kind);
    await waitFor(async () => expect(document.activeElement).toBe(await newest()));
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Restore this backup?' });
    // There are no intact data to keep.
    expect(within(dialog).queryByText(/Your current data is saved/)).toBeNull();
    expect(within(dialog).queryByText(/Muster keeps the damaged file/) !== null).toBe(kind === 'corrupt');
    expect(written(host)).toEqual([]);
    within(dialog).getByRole('button', { name: 'Restore' }).focus();
    await userEvent.keyboard('{Enter}');
    const home = await at('Home');
    expect(host.requests('restore_backup')).toEqual([{ path: DAILY.path }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(home));
    expect(await screen.findByText(/Backup restored/)).toBeTruthy();
    // Lost data are nothing to go back to.
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('can be had back from any other backup, and the way back to the choices stays open', async () => {
    const { host } = await openWithout(kind);
    await userEvent.click(await button('Choose another backup…'));
    await at('Settings');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Data and backups'));
    expect(screen.getByText('It is gone.')).toBeTruthy();
    await userEvent.click(await button('What you can do'));
    await at(NAMES[kind]);
    expect(written(host)).toEqual([]);
  });

  it('offer the next backup where the newest cannot be restored', async () => {
    const { host } = await openWithout(
      kind,
      {
        restore_backup: ({ path }) => {
          if (path === DAILY.path) throw new Fault(refusal('backup-unusable'));
          return { restored: path, kept: null, left: [], everywhere: [] };
        },
      },
      [DAILY, OLDER],
    );
    await userEvent.click(await newest());
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    expect(await within(dialog).findByText('It is backup-unusable.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/Manual.*newer ones can’t be restored/)).toBeTruthy();
    await userEvent.click(await newest());
    const again = await screen.findByRole('dialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(host.requests('restore_backup')[1]).toEqual({ path: OLDER.path }));
  });

  it('keep offering a backup that only the disk refuses', async () => {
    await openWithout(kind, {
      restore_backup: () => {
        throw new Fault(refusal('disk-full'));
      },
    });
    await userEvent.click(await newest());
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    expect(await within(dialog).findByText('It is disk-full.')).toBeTruthy();
    expect(screen.queryByText(/newer ones can’t be restored/)).toBeNull();
  });

  it('leave the other pages to be looked at', async () => {
    await openWithout(kind);
    route.go('catalogue');
    await screen.findByText('It is gone.');
    expect(screen.queryByRole('heading', { level: 1, name: NAMES[kind] })).toBeNull();
    expect(screen.queryByText('Type muster.')).toBeNull();
  });
});

describe('data that are gone', () => {
  it('without any backup send the user to look elsewhere', async () => {
    await openWithout('corrupt', {}, []);
    const other = await button('Choose another backup…');
    await waitFor(() => expect(document.activeElement).toBe(other));
    expect(screen.getByText('No backup in the data folder can be restored.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Restore the latest backup' })).toBeNull();
  });

  it('say so where the backups cannot be listed either', async () => {
    const backups = () => {
      throw new Fault(refusal('folder-unreadable'));
    };
    await openWithout('vanished', { backups });
    expect(await screen.findByText('It is folder-unreadable.')).toBeTruthy();
    expect(await button('Choose another backup…')).toBeTruthy();
  });

  it('and are missing can be begun anew, once that was asked twice', async () => {
    const { host } = await openWithout('vanished');
    await userEvent.click(await button('Start with empty data'));
    const dialog = await screen.findByRole('dialog', { name: 'Start with empty data?' });
    expect(within(dialog).getByText(/Your backups stay/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written(host)).toEqual([]);

    await userEvent.click(await button('Start with empty data'));
    const again = await screen.findByRole('dialog');
    const read = vi.fn();
    const leave = whenStale('squads', read);
    await userEvent.click(within(again).getByRole('button', { name: 'Start with empty data' }));
    const home = await at('Home');
    expect(host.requests('start_fresh')).toEqual([{}]);
    // All pages refetch.
    expect(read).toHaveBeenCalled();
    leave();
    await waitFor(() => expect(document.activeElement).toBe(home));
    expect(await screen.findByText(/Muster started with empty data/)).toBeTruthy();
  });

  it('stay as they are where they cannot be begun anew, and the question says why', async () => {
    await openWithout('vanished', {
      start_fresh: () => {
        throw new Fault(refusal('disk-full'));
      },
    });
    await userEvent.click(await button('Start with empty data'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Start with empty data' }));
    expect(await within(dialog).findByText('It is disk-full.')).toBeTruthy();
  });

  it('and are damaged are never begun anew', async () => {
    await openWithout('corrupt');
    await newest();
    expect(screen.queryByRole('button', { name: 'Start with empty data' })).toBeNull();
  });
});
