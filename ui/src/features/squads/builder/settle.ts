import { call } from '../../../lib/call.svelte';

/** Answers an open question of a game; every squad is checked by it from now on. */
export async function settle(game: string, question: string, answer: string): Promise<void> {
  await call('settle', { game, question, answer });
}
