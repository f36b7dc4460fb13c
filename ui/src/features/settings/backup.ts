import { call } from '../../lib/call.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { t } from '../../lib/words.svelte';

/** Writes a backup to the data folder or a file, with a toast. */
export async function backUp(path: string | null = null): Promise<void> {
  const saved = await call('save_backup', { path });
  toasts.say(t('settings-backed-up', { file: nameOf(saved.path) }));
}

/** A path's file name. */
export function nameOf(path: string): string {
  return path.split(/[/\\]/).pop() ?? path;
}
