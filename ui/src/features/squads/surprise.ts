import type { GameView } from '../../bindings/GameView';
import { Beside } from '../../lib/beside.svelte';
import { call } from '../../lib/desk.svelte';
import { seed } from '../../lib/seed';
import { toasts } from '../../lib/toasts.svelte';
import { t } from '../../lib/words.svelte';
import { emptyDraft } from './drafts';

/**
 * Makes a squad of the game's usual format by chance, from what the user owns where that is enough
 * for one, and says its id; none where no squad is legal at all, or nobody waits for it any more.
 */
export async function surprise(game: GameView): Promise<string | undefined> {
  const draft = emptyDraft(game);
  const work = new Beside('random_squad');
  const draw = (mine: boolean) => work.ask({ draft, keep: [], without: [], mine, full: true, seed: seed() });
  const { owned } = await call('counts', { game: game.id });
  let drawn = await draw(owned > 0);
  if (drawn && !drawn.members && owned > 0) {
    drawn = await draw(false);
    if (drawn?.members) toasts.say(t('dice-surprise-all'));
  }
  if (!drawn) return undefined;
  if (!drawn.members) {
    toasts.say(t('fill-none'));
    return undefined;
  }
  return (await call('new_squad', { draft: { ...draft, members: drawn.members } })).id;
}
