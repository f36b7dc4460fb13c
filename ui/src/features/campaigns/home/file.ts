import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import type { Reveal } from '../../../bindings/Reveal';
import { call } from '../../../lib/call.svelte';
import { route } from '../../../lib/route.svelte';
import { remove } from '../../../lib/shelf.svelte';
import { type Toast, toasts } from '../../../lib/toasts.svelte';
import { t } from '../../../lib/words.svelte';
import { platform } from '../../../platform';

/** A file that was written without what one side of its campaign keeps secret. */
export interface Written {
  id: string;
  path: string;
}

/**
 * Exports a campaign to a file of the user's choice, without the Imperial player's secrets. Whoever wants them in it
 * says so afterwards, in the dialog that `withSecrets` opens.
 */
export async function writeCampaign(
  { id, name }: Pick<KeptCampaign, 'id' | 'name'>,
  withSecrets: (written: Written) => void,
): Promise<void> {
  const file = `${name.replace(/[\\/:*?"<>|]+/g, '-')}.json`;
  const kinds = [{ name: t('book-files'), extensions: ['json'] }];
  const path = await platform().askSave(t('book-export-title'), file, kinds);
  if (path === null) return;
  await write({ id, path }, { secrets: false, pin: null }, withSecrets);
}

/** Writes the file, and says what it has of the secrets. */
export async function write(
  { id, path }: Written,
  reveal: Reveal,
  withSecrets?: (written: Written) => void,
): Promise<void> {
  const { id: now, secrets, told } = await call('export_campaign', { id, path, reveal });
  // Its secrets were separated from it, which makes it another one.
  if (now !== id && route.item === id) route.go('campaigns', now);
  const also: NonNullable<Toast['also']> = [
    { label: t('book-show-folder'), run: () => platform().reveal(path) },
  ];
  if (secrets === 'left-out' && withSecrets) {
    also.push({ label: t('book-export-secrets'), run: () => withSecrets({ id: now, path }) });
  }
  toasts.say(t('book-exported', { path }), undefined, also);
  if (told !== '') toasts.say(told);
}

/** Deletes a campaign and returns to the list, with a toast that restores it. */
export async function removeCampaign({ id, name }: KeptCampaign): Promise<void> {
  await remove('campaign', { id, name }, () => route.go('campaigns', id));
  route.go('campaigns');
}
