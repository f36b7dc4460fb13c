import { call } from '../../lib/call.svelte';
import { steps } from '../../lib/steps.svelte';

/** Says what was done, with what undoes it: a change that the program remembers. */
export function didChange(text: string, change: number): void {
  steps.did(text, async () => (await call('take_back_change', { change })).done);
}
