import type { SquadDraft } from '../bindings/SquadDraft';
import { call } from './call.svelte';
import { copy } from './clipboard';

/** How a squad begins in an address, behind the `#`, which browsers tell no server. */
const SQUAD = 'squad=';

/** The share code in an address's fragment; null if it has none. */
export function codeIn(hash: string): string | null {
  const part = hash
    .replace(/^#/, '')
    .split('&')
    .find((one) => one.startsWith(SQUAD));
  if (!part) return null;
  try {
    return decodeURIComponent(part.slice(SQUAD.length));
  } catch {
    return null;
  }
}

/** Puts a squad into this page's address and copies that; false if only the address bar has it. */
export async function copySquadLink(draft: SquadDraft): Promise<boolean> {
  const { text } = await call('share_code', { draft });
  history.replaceState(null, '', `#${SQUAD}${text}`);
  return copy(location.href);
}
