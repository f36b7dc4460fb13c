import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { desk } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import { GAME, LIST, view } from './fixtures';
import ImportDialog from './ImportDialog.svelte';

const box = () => screen.getByLabelText<HTMLTextAreaElement>('List');

beforeEach(() => {
  kept.clear();
  setPlatform(new MemoryPlatform({ read_list: LIST, check_squad: { view: view(), fits: [] } }));
  desk.game = GAME;
});

it('a list pasted after Escape takes the place of the one before; what is pasted later is added', async () => {
  const user = userEvent.setup();
  const first = render(ImportDialog, { open: true });
  await waitFor(() => expect(document.activeElement).toBe(box()));
  await user.paste('Yoda');
  await user.keyboard('{Escape}');
  first.unmount();
  render(ImportDialog, { open: true });
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(box().value).toBe('Yoda');
  await user.paste('Mace Windu\n');
  await waitFor(() => expect(box().value).toBe('Mace Windu\n'));
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await user.paste('Kit Fisto');
  await waitFor(() => expect(box().value).toBe('Mace Windu\nKit Fisto'));
});
