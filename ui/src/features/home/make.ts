import { call, desk } from '../../lib/desk.svelte';
import { route } from '../../lib/route.svelte';
import { emptyDraft } from '../squads/drafts';
import { surprise } from '../squads/surprise';

/** Makes a squad and opens it. */
export async function makeSquad(): Promise<void> {
  const { game } = desk;
  if (!game) return;
  const made = await call('new_squad', { draft: emptyDraft(game) });
  desk.changed();
  route.go('squads', made.id);
}

/** Makes a squad by chance and opens it. */
export async function makeSurprise(): Promise<void> {
  const { game } = desk;
  const made = game && (await surprise(game));
  if (!made) return;
  desk.changed();
  route.go('squads', made);
}

/** Makes the game's sample squad, or finds it where it was made before, and opens it. */
export async function openSample(): Promise<void> {
  const { game } = desk;
  if (!game) return;
  const made = await call('sample_squad', { game: game.id });
  desk.changed();
  route.go('squads', made.id);
}
