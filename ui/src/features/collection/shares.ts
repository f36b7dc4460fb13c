import type { SetShare } from '../../bindings/SetShare';
import type { Bar } from '../../components/Bars.svelte';
import { t } from '../../lib/words.svelte';

/** The number of printings in a set; if unknown, those in the catalogue. */
export const whole = (set: SetShare): number => set.size ?? set.printings;

/** A set as a bar; the label notes if its size is unknown. */
export function setBar(set: SetShare): Bar {
  const bar = { id: set.set, name: set.name, value: set.owned, whole: whole(set) };
  return set.size === null
    ? { ...bar, said: t('collection-owned-known', { owned: set.owned, total: set.printings }) }
    : bar;
}
