import { call } from '../../../lib/call.svelte';
import { toasts } from '../../../lib/toasts.svelte';
import { t } from '../../../lib/words.svelte';

/** Answers an open question of a game, and offers to open it again; squads are checked by it from now on. */
export async function settle(game: string, question: string, answer: string): Promise<void> {
  await call('settle', { game, question, answer });
  toasts.say(t('builder-answered'), () => call('unsettle', { game, question }));
}
