import type { GameView } from '../../bindings/GameView';
import { Beside } from '../../lib/beside.svelte';
import { call } from '../../lib/call.svelte';
import { Latest } from '../../lib/query/latest';
import { seed } from '../../lib/seed';
import { toasts } from '../../lib/toasts.svelte';
import { t } from '../../lib/words.svelte';
import { emptyDraft } from './drafts';

/** Draws a random squad; can be cancelled. */
export class Surprise {
  /** Whether one is being drawn. */
  busy = $state(false);
  private readonly work = new Beside('random_squad');
  private readonly latest = new Latest();

  /**
   * Draws a squad of the game's default format, from the user's collection if that is sufficient, and returns
   * its id; undefined if no legal squad exists or it was cancelled.
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

  /** Cancels drawing. */
  stop(): void {
    this.latest.drop();
    this.busy = false;
    this.work.stop();
  }
}
