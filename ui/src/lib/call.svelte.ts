import { type Answer, type Command, platform, type Request } from '../platform';
import { carriedOut } from './query/cache';
import { speech } from './words.svelte';

/**
 * Runs a command in the current language. If it changes anything, queries that depend on the change are
 * refetched, except those of the commands in `shown`, which show the change already.
 */
export async function call<C extends Command>(
  name: C,
  request: Request<C>,
  shown: readonly Command[] = [],
): Promise<Answer<C>> {
  // Requests often contain Svelte state proxies, which can't be passed to the host.
  const asked = $state.snapshot(request) as Request<C>;
  const answer = await platform().call(name, speech.language, asked);
  carriedOut(name, shown);
  return answer;
}
