import { type Answer, type Command, platform, type Request } from '../platform';
import { carriedOut } from './query/cache';
import { speech } from './words.svelte';

/**
 * Carries a command out in the present language. Where it changes something, pages that show that
 * read it again; all but the answers of the commands in `shown`, which show the change already.
 */
export async function call<C extends Command>(
  name: C,
  request: Request<C>,
  shown: readonly Command[] = [],
): Promise<Answer<C>> {
  // What is asked is often made of states, which can't be handed over as they are.
  const asked = $state.snapshot(request) as Request<C>;
  const answer = await platform().call(name, speech.language, asked);
  carriedOut(name, shown);
  return answer;
}
