import { call } from '../../lib/call.svelte';
import { desk } from '../../lib/desk.svelte';
import { route } from '../../lib/route.svelte';
import { NEW } from '../squads/drafts';

/** Opens a new squad, which is saved with its first change. */
export function makeSquad(): void {
  route.go('squads', NEW);
}

/** Draws a random squad on the squads page, where it can be waited for and cancelled. */
export function makeSurprise(): void {
  route.go('squads', null, { kind: 'surprise' });
}

/** Creates the game's sample squad, or finds an existing one, and opens it. */
export async function openSample(): Promise<void> {
  const { game } = desk;
  if (!game) return;
  const made = await call('sample_squad', { game: game.id });
  route.go('squads', made.id);
}
