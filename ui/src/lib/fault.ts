import type { WireError } from '../bindings/WireError';
import { Fault } from '../platform';
import { speech } from './words.svelte';

/**
 * Converts anything thrown into an error to show where it happened: the program's own, or the engine's
 * message.
 */
export function faultOf(error: unknown): WireError {
  if (error instanceof Fault) return error.wire;
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: 'window',
    message: speech.say('fault-window', { reason: message }),
    means: speech.say('fault-window.means'),
    todo: speech.say('fault-window.todo'),
    input: false,
  };
}
