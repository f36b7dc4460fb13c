import { call } from '../../lib/call.svelte';
import { faultOf } from '../../lib/fault';
import { toasts } from '../../lib/toasts.svelte';
import { t } from '../../lib/words.svelte';

/** Takes a change of the collection back and says whether it could be. */
export async function takeBack(change: number): Promise<boolean> {
  try {
    const { done } = await call('take_back_change', { change });
    toasts.say(t(done ? 'collection-taken-back' : 'collection-too-late'));
    return done;
  } catch (error) {
    toasts.say(faultOf(error).message);
    return false;
  }
}

/** Says what was done, with what takes it back. */
export function takeBackToast(text: string, change: number): void {
  toasts.say(text, async () => {
    await takeBack(change);
  });
}
