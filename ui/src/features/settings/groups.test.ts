import { screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { NOTHING_NEW } from '../../../tests/exchanged';
import { openWindow } from '../../../tests/window';
import type { GroupExchange } from '../../bindings/GroupExchange';
import type { GroupList } from '../../bindings/GroupList';
import type { GroupMember } from '../../bindings/GroupMember';
import type { GroupView } from '../../bindings/GroupView';
import type { MemberRemoved } from '../../bindings/MemberRemoved';
import { route } from '../../lib/route.svelte';
import { Fault } from '../../platform';
import type { Answers } from '../../platform/memory';

const GROUP: GroupView = {
  id: '2bb12675-3f4e-8411-ac31-fedeb1f5ba2b',
  name: 'Our table',
  folder: '/home/ada/Sync/table',
  server: false,
  machine: 'desktop',
  everything: false,
  campaigns: ['Thursdays'],
  others: ['laptop'],
  waiting: 2,
  exchanged: '2026-01-02T10:00:00Z',
};
const CODE = 'K7QF-0000-1111-2222-3333-4444-5555';
const DONE: GroupExchange = { ...NOTHING_NEW, received: 3, sent: 2 };
const SIDE = { machine: '', at: '2026-01-02T10:00:00Z' };
const TWICE: GroupList = {
  groups: [GROUP],
  forks: [
    {
      what: 'squad-version',
      what_name: 'Squad',
      subject: 's1',
      name: 'Dawn patrol',
      game: null,
      sides: [
        { ...SIDE, id: 'one', lines: ['2 × Trooper'] },
        { ...SIDE, id: 'two', machine: 'another machine', lines: ['3 × Trooper'] },
      ],
    },
  ],
  held_back: 1,
  twice: null,
};
const NONE: GroupList = { groups: [], forks: [], held_back: 0, twice: null };

async function openGroups(list: GroupList, given: Answers = {}) {
  const opened = await openWindow({
    backups: { backups: [], folder: '/home/ada/muster/backups', notices: [], newest_sound: null },
    packs: { packs: [], folder: '/home/ada/muster/packs' },
    groups: list,
    ...given,
  });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  route.go('settings');
  return { ...opened, section: within(await screen.findByRole('region', { name: 'Groups' })) };
}

afterEach(() => {
  route.go('home');
});

it('is made in a folder, and shows the code by which others join', async () => {
  let list = NONE;
  const { host, section } = await openGroups(NONE, {
    groups: () => list,
    create_group: () => {
      list = { ...NONE, groups: [GROUP] };
      return { group: GROUP, code: CODE, password: null, exchange: DONE };
    },
  });
  await userEvent.click(section.getByRole('button', { name: 'Create group…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a group' }));
  const create = dialog.getByRole('button', { name: 'Create group' }) as HTMLButtonElement;
  expect(create.disabled).toBe(true);
  host.paths = ['/home/ada/Sync/table'];
  await userEvent.click(dialog.getByRole('button', { name: 'Choose…' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the group' }), 'Our table');
  await userEvent.click(create);
  expect(await section.findByText(CODE)).toBeTruthy();
  expect(host.requests('create_group')).toEqual([
    { folder: '/home/ada/Sync/table', name: 'Our table', machine: null, campaigns: null },
  ]);
  expect(section.getByText('With laptop')).toBeTruthy();
});

it('is joined by its code, and a wrong one is told where it was typed', async () => {
  const wire = {
    code: 'not-a-code',
    message: 'No code.',
    means: 'All is safe.',
    todo: 'Copy it.',
    input: true,
  };
  const { section } = await openGroups(NONE, {
    join_group: () => {
      throw new Fault(wire);
    },
  });
  await userEvent.click(section.getByRole('button', { name: 'Join group…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Join a group' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Synced folder/ }), '/mnt/stick');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Code/ }), 'hello');
  await userEvent.click(dialog.getByRole('button', { name: 'Join group' }));
  expect(await dialog.findByText('No code.')).toBeTruthy();
});

it('is exchanged with, and left only after a question', async () => {
  const { host, section } = await openGroups(
    { ...NONE, groups: [GROUP] },
    { exchange: { groups: [DONE] }, leave_group: { name: 'Our table' } },
  );
  await userEvent.click(await section.findByRole('button', { name: 'Exchange now' }));
  expect(await screen.findByText('Our table: 3 received, 2 sent')).toBeTruthy();
  await userEvent.click(section.getByRole('button', { name: 'Leave…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave Our table?' }));
  expect(host.requests('leave_group')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Leave group' }));
  await waitFor(() => expect(host.requests('leave_group')).toEqual([{ group: GROUP.id }]));
});

it('leads to the page where two versions of a squad are compared', async () => {
  const { section } = await openGroups(TWICE);
  expect(await section.findByText('Squad: Dawn patrol')).toBeTruthy();
  expect(section.queryByRole('button', { name: /^Keep/ })).toBeNull();
  await userEvent.click(section.getByRole('button', { name: 'Compare…' }));
  expect([route.page, route.item]).toEqual(['squads', 's1']);
});

it('shows what has no page of its own with both, and keeps the one that is chosen', async () => {
  const forks = TWICE.forks.map((fork) => ({ ...fork, what: 'play-log' as const, what_name: 'Game' }));
  const { host, section, container } = await openGroups({ ...TWICE, forks }, { keep_side: NONE });
  expect(await section.findByText('Game: Dawn patrol')).toBeTruthy();
  expect(section.getByText('2 × Trooper')).toBeTruthy();
  const keep = section.getAllByRole('button', { name: /^Keep Dawn patrol of/ });
  expect(keep).toHaveLength(2);
  await userEvent.click(keep[0] as HTMLElement);
  await waitFor(() => expect(host.requests('keep_side')).toEqual([{ subject: 's1', side: 'one' }]));
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`)).toEqual([]);
});

it('puts a sign beside the pages where somebody has to choose', async () => {
  await openGroups(TWICE);
  const sign = await screen.findByRole('button', { name: 'Changed twice: 1' });
  route.go('home');
  await userEvent.click(sign);
  expect([route.page, route.item]).toEqual(['settings', 'groups']);
});

it('is on a server to which one more machine is invited by a code of its own', async () => {
  const ON = { ...GROUP, folder: 'postgres://muster@club.example/muster', server: true };
  let list = NONE;
  const { host, section } = await openGroups(NONE, {
    groups: () => list,
    create_group: () => {
      list = { ...NONE, groups: [ON] };
      return { group: ON, code: CODE, password: 'file', exchange: DONE };
    },
    invite_member: {
      name: 'Our table',
      address: 'postgres://club.example/muster',
      code: `${CODE}-${CODE}`,
      member: '',
    },
  });
  await userEvent.click(section.getByRole('button', { name: 'Create group…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create a group' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Synced folder/ }), ON.folder);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the group' }), 'Our table');
  await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
  await userEvent.click(await section.findByRole('button', { name: 'Invite…' }));
  expect(await section.findByText(`${CODE}-${CODE}`)).toBeTruthy();
  expect(section.getByText(/postgres:\/\/club\.example\/muster:/)).toBeTruthy();
  expect(section.queryByText(CODE)).toBeNull();
  expect(host.requests('invite_member')).toEqual([{ group: ON.id, called: null }]);
});

it('lists the members of a server’s group, and removes one with whom it brought in', async () => {
  const ON = { ...GROUP, folder: 'postgres://muster@club.example/muster', server: true };
  const BELA: GroupMember = {
    member: 'muster_1',
    called: 'Béla',
    invited_by: 'muster',
    inviter: '',
    brought: ['Cili'],
    this: false,
    joined: '2026-01-02T10:00:00Z',
    removed: null,
    seen: '2026-01-03T10:00:00Z',
    bytes: 12,
  };
  const CILI = {
    ...BELA,
    member: 'muster_2',
    called: 'Cili',
    invited_by: 'muster_1',
    inviter: 'Béla',
    brought: [],
  };
  const OWN = { ...BELA, member: 'muster', called: '', brought: [], this: true };
  const list = { name: 'Our table', members: [OWN, BELA, CILI] };
  const TOLD = ['The group has a new key.', 'Invite again: Dani.'];
  const remove_member: MemberRemoved = {
    member: 'muster_1',
    removed: [BELA, CILI],
    brought: [],
    key: 'made',
    left_out: ['Béla’s'],
    void: [],
    again: [],
    failed: null,
    told: TOLD,
    list,
  };
  const { host, section } = await openGroups(
    { ...NONE, groups: [ON] },
    { group_members: list, remove_member },
  );
  await userEvent.click(await section.findByRole('button', { name: 'Members…' }));
  const members = within(await screen.findByRole('dialog', { name: 'Members of Our table' }));
  expect(await members.findByText(/invited by Béla/)).toBeTruthy();
  expect(members.getAllByText(/last here/).length).toBe(3);
  // This machine doesn't remove itself.
  expect(members.getAllByRole('button', { name: /^Remove/ }).length).toBe(2);
  await userEvent.click(members.getByRole('button', { name: 'Remove Béla…' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Remove Béla?' }));
  const brought = asked.getByRole('checkbox', { name: 'Also remove those it brought in: Cili' });
  expect((brought as HTMLInputElement).checked).toBe(false);
  await userEvent.click(brought);
  await userEvent.click(asked.getByRole('button', { name: 'Remove member' }));
  await screen.findByText('Removed Béla, Cili');
  // What became of the key stays to be read.
  const back = within(await screen.findByRole('dialog', { name: 'Members of Our table' }));
  for (const said of TOLD) expect(back.getByText(said)).toBeTruthy();
  expect(host.requests('remove_member')).toEqual([{ group: ON.id, member: 'muster_1', brought: true }]);
});
