import { call } from '../../lib/call.svelte';
import { desk } from '../../lib/desk.svelte';
import { route } from '../../lib/route.svelte';
import { NEW } from '../squads/drafts';

/** Opens a new squad; it is kept once something was done to it. */
export function makeSquad(): void {
  route.go('squads', NEW);
}

/** Has a squad drawn by chance: on the page of squads, where it can be waited for and stopped. */
export function makeSurprise(): void {
  route.go('squads', null, { kind: 'surprise' });
}

/** Makes the game's sample squad, or finds it where it was made before, and opens it. */
export async function openSample(): Promise<void> {
  const { game } = desk;
  if (!game) return;
  const made = await call('sample_squad', { game: game.id });
  route.go('squads', made.id);
}
