import { call } from '../../lib/call.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { t } from '../../lib/words.svelte';

/** Writes a backup into the data folder, or to a file, and says so. */
export async function backUp(path: string | null = null): Promise<void> {
  const saved = await call('save_backup', { path });
  toasts.say(t('settings-backed-up', { file: nameOf(saved.path) }));
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.split(/[/\\]/).pop() ?? path;
}
