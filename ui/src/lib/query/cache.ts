import { notifyManager, QueryClient } from '@tanstack/svelte-query';
import { CHANGES, READS } from '../../bindings/topics';
import type { Command } from '../../platform';

/**
 * The query cache. The program runs beside the window, not across a network: nothing is retried, nothing
 * waits for a connection, and opening a page shows the last answer while it is refetched.
 */
export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // By default only properties read during the first run are tracked, and later reads would never update.
      notifyOnChangeProps: 'all',
    },
  },
});

// Draws an answer at once, together with other changes from the same turn.
notifyManager.setScheduler(queueMicrotask);

/** Called after a command has changed something. */
const followers = new Set<(command: Command) => void>();

/** Code that fetches for itself, with the command it depends on. */
const listeners = new Set<{ command: Command; run: () => void }>();

/**
 * Reports that a command has run: invalidates whatever reads what it changes, by the list of commands.
 * Answers of the commands in `shown` reflect the change already.
 */
export function carriedOut(command: Command, shown: readonly Command[] = []): void {
  const changed = CHANGES[command];
  if (changed.length === 0) return;
  for (const run of [...followers]) run(command);
  stale((other) => !shown.includes(other) && READS[other].some((topic) => changed.includes(topic)));
}

/** Reports a change of language. Queries refetch by themselves. */
export function saidAnew(): void {
  for (const { run } of [...listeners]) run();
}

/** Invalidates everything, after packs or the whole database were replaced. */
export function allChanged(): void {
  stale(() => true);
}

function stale(is: (command: Command) => boolean): void {
  void cache.invalidateQueries({ predicate: ({ queryKey }) => is(queryKey[0] as Command) });
  for (const { command, run } of [...listeners]) if (is(command)) run();
}

/**
 * Calls `run` whenever a command's answers may have changed; returns an unsubscribe function. For code that
 * fetches for itself, such as a list read a page at a time.
 */
export function whenStale(command: Command, run: () => void): () => void {
  const listener = { command, run };
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls `run` whenever a command has changed something, in whichever window; returns an unsubscribe function.
 */
export function whenChanged(run: (command: Command) => void): () => void {
  followers.add(run);
  return () => followers.delete(run);
}
