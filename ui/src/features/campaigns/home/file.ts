import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import { call } from '../../../lib/call.svelte';
import { route } from '../../../lib/route.svelte';
import { remove } from '../../../lib/shelf.svelte';
import { toasts } from '../../../lib/toasts.svelte';
import { t } from '../../../lib/words.svelte';
import { platform } from '../../../platform';

/** Exports a campaign to a file of the user's choice. */
export async function writeCampaign({ id, name }: Pick<KeptCampaign, 'id' | 'name'>): Promise<void> {
  const file = `${name.replace(/[\\/:*?"<>|]+/g, '-')}.json`;
  const kinds = [{ name: t('book-files'), extensions: ['json'] }];
  const path = await platform().askSave(t('book-export-title'), file, kinds);
  if (path === null) return;
  await call('export_campaign', { id, path });
  toasts.say(t('book-exported', { path }), undefined, [
    { label: t('book-show-folder'), run: () => platform().reveal(path) },
  ]);
}

/** Deletes a campaign and returns to the list, with a toast that restores it. */
export async function removeCampaign({ id, name }: KeptCampaign): Promise<void> {
  await remove('campaign', { id, name }, () => route.go('campaigns', id));
  route.go('campaigns');
}
