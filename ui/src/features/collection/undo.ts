import { call } from '../../lib/call.svelte';
import { steps } from '../../lib/steps.svelte';

/** Reports a change to the collection as an undoable step, given the program's id of the change. */
export function didChange(text: string, change: number): void {
  steps.did(text, async () => (await call('take_back_change', { change })).done);
}
