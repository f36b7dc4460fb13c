import type { GroupExchange } from '../bindings/GroupExchange';
import { platform } from '../platform';
import { carriedOut } from './query/cache';
import { speech } from './words.svelte';

/**
 * Exchanges with all groups. Pages read again what others changed; where nobody changed anything, nothing is asked
 * anew, as this is done every few moments.
 */
export async function exchangeQuietly(): Promise<GroupExchange[]> {
  const { groups } = await platform().call('exchange', speech.language, { group: null });
  if (groups.some((group) => group.received + group.sent + group.joined + group.photos > 0))
    carriedOut('exchange');
  return groups;
}
