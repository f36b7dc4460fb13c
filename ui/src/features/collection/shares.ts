import type { SetShare } from '../../bindings/SetShare';
import type { Bar } from '../../components/Bars.svelte';
import { t } from '../../lib/words.svelte';

/** How many printings a set has: where nobody knows, as many as the catalogue names. */
export const whole = (set: SetShare): number => set.size ?? set.printings;

/** A set as a bar; where its size isn't known that is said. */
export function setBar(set: SetShare): Bar {
  const bar = { id: set.set, name: set.name, value: set.owned, whole: whole(set) };
  return set.size === null
    ? { ...bar, said: t('collection-owned-known', { owned: set.owned, total: set.printings }) }
    : bar;
}
