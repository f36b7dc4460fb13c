import { call } from './call.svelte';
import { toasts } from './toasts.svelte';
import { t } from './words.svelte';

/** Answers an open question of a game, and offers to open it again; squads are checked by it from now on. */
export async function settle(game: string, question: string, answer: string): Promise<void> {
  await call('settle', { game, question, answer });
  toasts.say(t('builder-answered'), () => call('unsettle', { game, question }));
}
