import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import ImportDialog from './ImportDialog.svelte';
import { stage } from './stage';

const box = () => screen.getByLabelText<HTMLTextAreaElement>('List');

stage();

it('a list pasted after Escape takes the place of the one before; what is pasted later is added', async () => {
  const user = userEvent.setup();
  const first = render(ImportDialog, { open: true });
  await waitFor(() => expect(document.activeElement).toBe(box()));
  await user.paste('Warden');
  await user.keyboard('{Escape}');
  first.unmount();
  render(ImportDialog, { open: true });
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(box().value).toBe('Warden');
  await user.paste('Trooper\n');
  await waitFor(() => expect(box().value).toBe('Trooper\n'));
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await user.paste('Elder Finch');
  await waitFor(() => expect(box().value).toBe('Trooper\nElder Finch'));
});
