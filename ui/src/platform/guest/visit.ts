import type { WireError } from '../../bindings/WireError';
import type { Command } from '../index';
import { Fault } from '../index';
import { keep, kept } from './kept';
import { AGAIN, line, type Seated } from './line.svelte';
import { outbox, PAGE } from './outbox';

/** Returns the key in the page's address, and takes it out of there: it is good for one guest. */
export function keyOf(address: Location): string | null {
  return /^#([0-9a-z]{26})$/.exec(address.hash)?.[1] ?? null;
}

/** The name that the guest gave last. */
export function lastName(): string {
  return kept('name', '');
}

/** Comes in with a key; throws a {@link Fault} if it is no longer good. */
export async function come(key: string, name: string, language: string): Promise<Seated> {
  keep('name', name);
  const response = await fetch('/pair', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, name, language }),
  });
  const told = (await response.json()) as Seated & { error?: WireError };
  if (told.error) throw new Fault(told.error);
  // The key is used up, and the address is worth a bookmark without it.
  history.replaceState(null, '', '/');
  outbox.empty();
  line.out = false;
  return told;
}

/** Returns who the guest is; null if the host doesn't know. Waits until the host answers. */
export async function who(): Promise<Seated | null> {
  for (;;) {
    try {
      const response = await fetch('/seat');
      line.found();
      return response.ok ? ((await response.json()) as Seated) : null;
    } catch {
      line.lost();
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

/** Leaves the table. */
export async function leave(): Promise<void> {
  await fetch('/leave', { method: 'POST' }).catch(() => undefined);
  outbox.empty();
  line.end();
}

/** Listens to what others do, until the returned function is called. Nothing is asked for in between. */
export function listen(): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource('/events');
    source.onopen = () => {
      line.found();
      outbox.go();
    };
    source.onmessage = ({ data }) => {
      const { command, by } = JSON.parse(data) as { command: Command | null; by: string | null };
      if (by !== PAGE) line.tell(command);
    };
    source.onerror = () => {
      line.lost();
      source?.close();
      timer = setTimeout(() => void again(), AGAIN);
    };
  };
  const again = async () => {
    if ((await who()) === null) line.end();
    else open();
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
