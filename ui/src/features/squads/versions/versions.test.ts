import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import type { OpenSquad } from '../../../bindings/OpenSquad';
import type { SquadVersions } from '../../../bindings/SquadVersions';
import type { SquadVersionsRequest } from '../../../bindings/SquadVersionsRequest';
import type { SquadView } from '../../../bindings/SquadView';
import { setPlatform } from '../../../platform';
import { MemoryPlatform } from '../../../platform/memory';
import VersionsDialog from './VersionsDialog.svelte';

const VIEW = {
  members: [],
  points: { limit: 200, total: 180, left: 20 },
  verdict: 'legal',
} as unknown as SquadView;
const AT = '2026-01-02T10:00:00Z';

/** A trooper both sides changed, and Vader, whom one side added. */
function answer({ take }: SquadVersionsRequest): SquadVersions {
  const said = take?.find((one) => one.part === 'figure trooper')?.side ?? null;
  const vader = take?.find((one) => one.part === 'figure vader')?.side ?? 'second';
  return {
    id: 's1',
    name: 'Patrol',
    versions: [
      { id: 'one', here: true, at: AT, view: VIEW },
      { id: 'two', here: false, at: AT, view: VIEW },
    ],
    differences: [
      {
        part: 'figure trooper',
        what: 'Trooper',
        before: '2',
        first: '3',
        second: '1',
        taken: said,
        both: true,
      },
      {
        part: 'figure vader',
        what: 'Vader',
        before: '0',
        first: '0',
        second: '1',
        taken: vader,
        both: false,
      },
    ],
    merged: VIEW,
    undecided: said === null ? 1 : 0,
  };
}

test('what both changed is chosen, what one changed is proposed, and both become one', async () => {
  const merged: OpenSquad[] = [];
  const squad = { id: 's1', revision: 4 } as unknown as OpenSquad;
  const host = new MemoryPlatform({ squad_versions: answer, merge_squad: squad });
  setPlatform(host);
  render(VersionsDialog, { open: true, id: 's1', onmerged: (one: OpenSquad) => merged.push(one) });
  const dialog = within(await screen.findByRole('dialog', { name: 'Two versions' }));
  expect(await dialog.findByText('1 choice left')).toBeTruthy();
  const save = dialog.getByRole('button', { name: 'Save as one' }) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  const pressed = (name: string) => dialog.getByRole('button', { name }).getAttribute('aria-pressed');
  expect([pressed('Vader: take 0'), pressed('Vader: take 1')]).toEqual(['false', 'true']);
  await userEvent.click(dialog.getByRole('button', { name: 'Trooper: take 1' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Vader: take 0' }));
  await waitFor(() => expect(save.disabled).toBe(false));
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' ')}`)).toEqual([]);
  await userEvent.click(save);
  await waitFor(() => expect(merged).toEqual([squad]));
  expect(host.requests('merge_squad')).toEqual([
    {
      id: 's1',
      versions: ['one', 'two'],
      take: [
        { part: 'figure trooper', side: 'second' },
        { part: 'figure vader', side: 'first' },
      ],
    },
  ]);
});
