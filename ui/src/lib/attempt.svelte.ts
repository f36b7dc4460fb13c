import type { WireError } from '../bindings/WireError';
import { faultOf } from './desk.svelte';

/** What a page tries for the user, one at a time: whether it is under way, and what went wrong. */
export class Attempt {
  busy = $state(false);
  fault = $state.raw<WireError | null>(null);

  /** Tries it. What went wrong stays until the next attempt. */
  run = async (work: () => Promise<void>): Promise<void> => {
    this.busy = true;
    this.fault = null;
    try {
      await work();
    } catch (error) {
      this.failed(error);
    } finally {
      this.busy = false;
    }
  };

  /** Something else of the page went wrong, such as reading what it shows. */
  failed(error: unknown): void {
    this.fault = faultOf(error);
  }
}
