import type { GameView } from '../../bindings/GameView';
import { Beside } from '../../lib/beside.svelte';
import { call } from '../../lib/call.svelte';
import { Latest } from '../../lib/query/latest';
import { seed } from '../../lib/seed';
import { toasts } from '../../lib/toasts.svelte';
import { t } from '../../lib/words.svelte';
import { emptyDraft } from './drafts';

/** A squad by chance, for which somebody waits until they think better of it. */
export class Surprise {
  /** Whether one is being made. */
  busy = $state(false);
  private readonly work = new Beside('random_squad');
  private readonly latest = new Latest();

  /**
   * Makes a squad of the game's usual format, from what the user owns where that is enough for one,
   * and says its id; none where no squad is legal at all, or nobody waits for it any more.
   */
  async make(game: GameView): Promise<string | undefined> {
    if (this.busy) return undefined;
    const newest = this.latest.begin();
    this.busy = true;
    try {
      const draft = emptyDraft(game);
      const draw = (mine: boolean) =>
        this.work.ask({ draft, keep: [], without: [], mine, full: true, seed: seed() });
      const { owned } = await call('counts', { game: game.id });
      if (!newest()) return undefined;
      let drawn = await draw(owned > 0);
      if (drawn && !drawn.members && owned > 0) {
        drawn = await draw(false);
        if (drawn?.members) toasts.say(t('dice-surprise-all'));
      }
      if (!drawn || !newest()) return undefined;
      if (!drawn.members) {
        toasts.say(t('fill-none'));
        return undefined;
      }
      const { id } = await call('new_squad', {
        draft: { ...draft, members: drawn.members, setup: drawn.setup },
      });
      return newest() ? id : undefined;
    } catch (error) {
      if (!newest()) return undefined;
      throw error;
    } finally {
      if (newest()) this.busy = false;
    }
  }

  /** Nobody waits any more. */
  stop(): void {
    this.latest.drop();
    this.busy = false;
    this.work.stop();
  }
}
