import { call } from '../../../lib/call.svelte';
import { faultOf } from '../../../lib/fault';
import { kept } from '../../../lib/kept.svelte';
import { route } from '../../../lib/route.svelte';
import { t } from '../../../lib/words.svelte';
import { Fault } from '../../../platform';
import { freshDraft, KEPT } from './draft';
import { withBoxes } from './setup.svelte';

/** Whether an import failed because the file is another program's save, which doesn't say all that a setup needs. */
export const isSave = (error: unknown): boolean => faultOf(error).code === 'campaign-foreign-save';

/** Begins a setup with another program's save: what it doesn't say is asked there, and its log comes after it. */
export async function takeSave(path: string): Promise<void> {
  // Somebody's own unfinished setup would be gone.
  if (kept.has(KEPT)) {
    const [message, means, todo] = [
      t('saves-unfinished'),
      t('saves-unfinished.means'),
      t('saves-unfinished.todo'),
    ];
    throw new Fault({ code: 'saves-unfinished', message, means, todo, input: true });
  }
  const { game, campaign, boxes, heroes, name, paper, left } = await call('read_save', { path });
  await withBoxes(game, boxes);
  const draft = { ...freshDraft(), game, campaign, heroes, name, paper: true, saved: { paper, left } };
  kept.keep<unknown>(KEPT, { draft, step: 'class' }, null);
  route.go('campaigns', 'new');
}
