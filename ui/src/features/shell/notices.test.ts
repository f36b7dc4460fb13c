import { screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openWindow, STARTED } from '../../../tests/window';
import { desk } from '../../lib/desk.svelte';
import { allChanged } from '../../lib/query/cache';
import { route } from '../../lib/route.svelte';

const DAILY = {
  path: '/home/ada/muster/backups/daily-2026-01-02.db',
  name: 'daily-2026-01-02.db',
  kind: 'daily' as const,
  made: '2026-01-02T10:00:00Z',
  bytes: 184_000,
};
const at = (name: string) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  route.go('home');
});

describe('a notice', () => {
  const NOTICE = 'The backup of the day failed.';
  const listed = { backups: [DAILY], folder: '/home/ada/muster/backups', newest_sound: null };

  it('stays on every page until it is closed', async () => {
    await openWindow({ start: { ...STARTED, notices: [NOTICE] } });
    expect(await screen.findByText(NOTICE)).toBeTruthy();
    route.go('catalogue');
    await at('Catalogue');
    expect(screen.getAllByText(NOTICE)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('is asked for once the data were first read, and only then', async () => {
    const { host } = await openWindow({ backups: { ...listed, notices: [NOTICE] } });
    expect(await screen.findByText(NOTICE)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    allChanged();
    await waitFor(() => expect(host.requests('home')).toHaveLength(2));
    expect(host.requests('backups')).toHaveLength(1);
    expect(host.asked.findIndex((a) => a.name === 'backups')).toBeGreaterThan(
      host.asked.findIndex((a) => a.name === 'home'),
    );
    // The program may repeat a notice whenever backups are listed; a dismissed one stays away.
    route.go('settings');
    await at('Settings');
    await waitFor(() => expect(host.requests('backups')).toHaveLength(2));
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('that the backups’ page hears first stands above their list, and goes along to other pages', async () => {
    let notices: string[] = [];
    await openWindow({ backups: () => ({ ...listed, notices }) });
    await at('Home');
    notices = [NOTICE];
    route.go('settings');
    const [note] = await screen.findAllByText(NOTICE);
    const table = await screen.findByRole('table');
    expect(screen.getAllByText(NOTICE)).toHaveLength(1);
    expect(note?.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    notices = [];
    route.go('home');
    await at('Home');
    expect(screen.getByText(NOTICE)).toBeTruthy();
  });

  it('that comes with another language is not lost', async () => {
    let notices: string[] = [];
    await openWindow({ start: () => ({ ...STARTED, notices }) });
    await at('Home');
    notices = [NOTICE];
    await desk.set({ language: 'hu' });
    expect(await screen.findByText(NOTICE)).toBeTruthy();
    await desk.set({ language: 'en' });
  });
});
