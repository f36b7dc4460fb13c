import { faultOf } from './fault';
import { toasts } from './toasts.svelte';

/** Reports an error that nothing caught in a toast. */
export function tell(reason: unknown): void {
  const { message } = faultOf(reason);
  if (!toasts.list.some((toast) => toast.text === message)) toasts.say(message);
}

/** Hears a window's `error` events. */
export function onerror(event: Event): void {
  // Browsers report a list that is laid out twice in one frame as an error; it is harmless.
  if (event instanceof ErrorEvent && !event.message.startsWith('ResizeObserver')) {
    tell(event.error ?? event.message);
  }
}
