import { t } from '../../../lib/words.svelte';

/** Joins names as the language does. */
export function inARow(names: string[]): string {
  return names.join(t('campaigns-between'));
}
