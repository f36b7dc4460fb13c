import { t } from '../../../lib/words.svelte';

/** Names in a row, as the language parts them. */
export function inARow(names: string[]): string {
  return names.join(t('campaigns-between'));
}
