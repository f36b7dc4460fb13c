import { call } from './call.svelte';
import { toasts } from './toasts.svelte';
import { t } from './words.svelte';

/**
 * Answers an open rules question of a game, with a toast that reopens it. Squads are checked by the answer
 * from then on.
 */
export async function settle(game: string, question: string, answer: string): Promise<void> {
  await call('settle', { game, question, answer });
  toasts.say(t('builder-answered'), () => call('unsettle', { game, question }));
}
