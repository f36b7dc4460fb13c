import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openWindow } from '../../../tests/window';
import type { GroupView } from '../../bindings/GroupView';
import type { PackView } from '../../bindings/PackView';
import { route } from '../../lib/route.svelte';
import { Fault } from '../../platform';
import type { Answers } from '../../platform/memory';

const WIRE = { code: 'x', message: 'It broke.', means: 'All is safe.', todo: 'Try that.', input: false };
const broken = () => {
  throw new Fault(WIRE);
};
const GROUP: GroupView = {
  id: 'g1',
  name: 'Mine',
  folder: '/sync',
  server: false,
  machine: 'Desktop',
  everything: true,
  campaigns: [],
  others: ['Laptop'],
  waiting: 0,
  exchanged: null,
};
const BACKUP = {
  path: '/home/ada/muster/backups/daily-2026-01-02.db',
  name: 'daily-2026-01-02.db',
  kind: 'daily' as const,
  made: '2026-01-02T10:00:00Z',
  bytes: 184_000,
};
const PROBLEM = {
  file: 'figures.csv',
  line: 3,
  column: 7,
  message: 'Odd.',
  sentence: 'figures.csv, line 3, column 7: Odd.',
};
const PACK: PackView = {
  name: 'house',
  title: 'House names',
  game: 'First Game',
  path: '/home/ada/muster/packs/house',
  own: false,
  figures: 3,
  date: '',
  replaced: false,
  problems: [],
};

async function openSettings(given: Answers = {}) {
  const opened = await openWindow({
    backups: { backups: [BACKUP], folder: '/home/ada/muster/backups', notices: [], newest_sound: null },
    packs: { packs: [PACK], folder: '/home/ada/muster/packs' },
    ...given,
  });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  route.go('settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return opened;
}

afterEach(() => {
  route.go('home');
});

describe('appearance', () => {
  it.each([
    ['Dark', 'dark'],
    ['High contrast', 'contrast'],
    ['Light', 'light'],
    ['System', 'system'],
  ])('wears the theme %s at once', async (name, theme) => {
    await openSettings();
    await userEvent.click(screen.getByRole('radio', { name: name === 'Light' ? 'Dark' : 'Light' }));
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(document.documentElement.dataset.theme).toBe(theme);
  });

  it('speaks another language without a reload', async () => {
    await openSettings();
    await userEvent.click(screen.getByRole('radio', { name: '简体中文' }));
    expect(await screen.findByRole('heading', { level: 1, name: '设置' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
  });

  it('makes all text larger', async () => {
    const { host } = await openSettings();
    const slider = screen.getByRole('slider', { name: /Text size/ }) as HTMLInputElement;
    slider.value = '200';
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => expect(document.documentElement.style.fontSize).toBe('28px'));
    expect(host.requests('change_settings')).toEqual([{ change: { text_size: 200 } }]);
  });

  it('has a name and a role for everything', async () => {
    const { container } = await openSettings();
    await screen.findByText('House names');
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`)).toEqual([]);
  });
});

describe('playing', () => {
  it('keeps a name while it is typed', async () => {
    const { host } = await openSettings();
    await userEvent.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ada');
    const last = () => host.requests('change_settings').at(-1);
    await waitFor(() => expect(last()).toEqual({ change: { player: 'Ada' } }));
  });
});

describe('backups', () => {
  it('are made at once, and the list is read again', async () => {
    const { host } = await openSettings({ save_backup: { path: '/home/ada/saved.db' } });
    const before = host.requests('backups').length;
    await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
    expect(await screen.findByText('Backup saved: saved.db')).toBeTruthy();
    await waitFor(() => expect(host.requests('backups').length).toBeGreaterThan(before));
  });

  it('go where the user wants them, and nowhere where they think better of it', async () => {
    const { host } = await openSettings({ save_backup: { path: '/mnt/stick/m.db' } });
    host.paths = [null, '/mnt/stick/m.db'];
    const button = screen.getByRole('button', { name: 'Back up to…' });
    await userEvent.click(button);
    expect(host.requests('save_backup')).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => expect(host.requests('save_backup')).toEqual([{ path: '/mnt/stick/m.db' }]));
  });

  it('are put back only after a question, and that can be undone', async () => {
    const { host } = await openSettings({
      restore_backup: { restored: BACKUP.path, kept: '/home/ada/replaced.db', left: [], everywhere: [] },
    });
    const button = await screen.findByRole('button', { name: /Restore backup of/ });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Restore this backup?' });
    expect(within(dialog).getByText(/Your current data is saved/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.requests('restore_backup')).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(button));

    await userEvent.click(button);
    const again = await screen.findByRole('dialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(host.requests('restore_backup')).toEqual([{ path: BACKUP.path }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(host.requests('restore_backup')).toHaveLength(2));
    expect(host.requests('restore_backup')[1]).toEqual({ path: '/home/ada/replaced.db' });
  });

  it('ask in a group what becomes of it, before anything is restored', async () => {
    const restored = { restored: BACKUP.path, kept: '/home/ada/replaced.db', left: [], everywhere: ['Mine'] };
    const { host } = await openSettings({
      groups: { groups: [GROUP], forks: [], twice: null, held_back: 0 },
      restore_backup: restored,
    });
    await userEvent.click(await screen.findByRole('button', { name: /Restore backup of/ }));
    const dialog = await screen.findByRole('dialog');
    const everywhere = await within(dialog).findByRole('radio', {
      name: 'All machines of the group go back',
    });
    const go = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Restore' });
    expect(go.disabled).toBe(true);
    await userEvent.click(everywhere);
    await userEvent.click(go);
    await waitFor(() =>
      expect(host.requests('restore_backup')).toEqual([{ path: BACKUP.path, groups: 'everywhere' }]),
    );
    expect(await screen.findByText(/The other machines of Mine follow/)).toBeTruthy();
  });

  it('that are no backups say so in the question, which stays open', async () => {
    await openSettings({ restore_backup: broken as never });
    await userEvent.click(await screen.findByRole('button', { name: /Restore backup of/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    expect(await within(dialog).findByText('It broke.')).toBeTruthy();
  });
});

describe('packs', () => {
  const done = { name: 'new', installed: true, taken: false, replaced: null, figures: 4, problems: [] };

  it('with errors are listed with every place', async () => {
    await openSettings({ packs: { packs: [{ ...PACK, problems: [PROBLEM] }], folder: '' } });
    expect(await screen.findByText('Not loaded')).toBeTruthy();
    expect(screen.getByText(PROBLEM.sentence)).toBeTruthy();
  });

  it('that are broken are refused with all that is wrong', async () => {
    const { host } = await openSettings({
      install_pack: { ...done, installed: false, problems: [PROBLEM, { ...PROBLEM, sentence: 'And more.' }] },
    });
    host.paths = ['/tmp/new.zip'];
    await userEvent.click(screen.getByRole('button', { name: 'Install pack…' }));
    expect(await screen.findByText('new wasn’t installed. Errors: 2')).toBeTruthy();
    expect(screen.getByText(PROBLEM.sentence)).toBeTruthy();
    expect(screen.getByText('And more.')).toBeTruthy();
  });

  it('take the place of another only when the user says so', async () => {
    const { host } = await openSettings({
      install_pack: ({ replace }) => ({ ...done, installed: replace, taken: !replace }),
    });
    host.paths = ['/tmp/new.zip'];
    await userEvent.click(screen.getByRole('button', { name: 'Install pack…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Replace this pack?' });
    expect(host.requests('install_pack')).toEqual([{ path: '/tmp/new.zip', replace: false }]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText(/Installed new/)).toBeTruthy();
    expect(host.requests('install_pack')[1]).toEqual({ path: '/tmp/new.zip', replace: true });
  });

  it('are removed, and brought back by undoing', async () => {
    const { host } = await openSettings({ remove_pack: { kept: '/kept' }, bring_back_pack: {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove House names' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(host.requests('bring_back_pack')).toEqual([{ kept: '/kept' }]));
    expect(host.requests('remove_pack')).toEqual([{ name: 'house' }]);
  });

  it('that Muster keeps say so, and are exported and removed like others', async () => {
    const own = { ...PACK, name: 'my-figures-one', title: 'My figures', path: null, own: true };
    const built = { ...PACK, name: 'one', title: 'First Game', path: null };
    const { host } = await openSettings({
      packs: { packs: [built, own], folder: '/home/ada/muster/packs' },
      export_pack: {},
      remove_pack: { kept: '/kept' },
    });
    expect(await screen.findByText(/Kept by Muster/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show My figures in folder' })).toBeNull();
    for (const name of ['Export First Game', 'Remove First Game']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    const button = screen.getByRole('button', { name: 'Export My figures' });
    host.paths = [null, '/tmp/mine'];
    await userEvent.click(button);
    expect(host.requests('export_pack')).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByText(/Exported My figures to \/tmp\/mine/)).toBeTruthy();
    expect(host.requests('export_pack')).toEqual([{ name: 'my-figures-one', path: '/tmp/mine' }]);
    const toast = screen.getByText(/Exported My figures/).closest<HTMLElement>('.toast');
    await userEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Show in folder' }));
    expect(host.revealed).toEqual(['/tmp/mine']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove My figures' }));
    await waitFor(() => expect(host.requests('remove_pack')).toEqual([{ name: 'my-figures-one' }]));
  });

  it('with errors cannot be exported, unless Muster keeps them', async () => {
    const own = { ...PACK, title: 'My figures', path: null, own: true, problems: [PROBLEM] };
    const packs = [{ ...PACK, problems: [PROBLEM] }, own];
    await openSettings({ packs: { packs, folder: '' } });
    expect(await screen.findByRole('button', { name: 'Export My figures' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export House names' })).toBeNull();
  });

  it('that cannot be written say why', async () => {
    const { host } = await openSettings({ export_pack: broken as never });
    host.paths = ['/tmp/house'];
    await userEvent.click(await screen.findByRole('button', { name: 'Export House names' }));
    expect(await screen.findByText('It broke.')).toBeTruthy();
  });

  it('show where they lie', async () => {
    const { host } = await openSettings();
    await userEvent.click(await screen.findByRole('button', { name: 'Show House names in folder' }));
    expect(host.revealed).toEqual([PACK.path]);
  });
});

describe('names that were taught', () => {
  it('are forgotten, and learnt again by undoing', async () => {
    const alias = { alias: 'Obi', figure: 'one/obi', name: 'Obi-Wan', local_name: 'Obi-Wan', known: true };
    const { host } = await openSettings({
      aliases: [alias],
      forget_alias: { alias: 'Obi' },
      learn_alias: alias,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Forget Obi' }));
    await waitFor(() => expect(host.requests('forget_alias')).toEqual([{ game: 'one', alias: 'Obi' }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const learnt = [{ game: 'one', alias: 'Obi', figure: 'one/obi' }];
    await waitFor(() => expect(host.requests('learn_alias')).toEqual(learnt));
  });
});
