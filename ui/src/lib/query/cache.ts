import { notifyManager, QueryClient } from '@tanstack/svelte-query';
import { CHANGES, READS } from '../../bindings/topics';
import type { Command } from '../../platform';

/**
 * The answers that pages show. The program is beside the window, not across a network: nothing is
 * tried again by itself, nothing waits for a connection, and who opens a page is told the truth anew
 * while the last answer is already there.
 */
export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // What a page reads first only later would otherwise be what it was then: nobody was told.
      notifyOnChangeProps: 'all',
    },
  },
});

// What was answered is drawn at once, together with what else changed in the same turn.
notifyManager.setScheduler(queueMicrotask);

/** Who does something once a command has changed something. */
const followers = new Set<(command: Command) => void>();

/** Who reads for themselves, and with which command. */
const listeners = new Set<{ command: Command; run: () => void }>();

/**
 * A command was carried out: whatever reads what it changes is read again, by the list of commands.
 * `shown` are those whose answers show the change already.
 */
export function carriedOut(command: Command, shown: readonly Command[] = []): void {
  const changed = CHANGES[command];
  if (changed.length === 0) return;
  for (const run of [...followers]) run(command);
  stale((other) => !shown.includes(other) && READS[other].some((topic) => changed.includes(topic)));
}

/** Another language is spoken. Queries ask anew by themselves. */
export function saidAnew(): void {
  for (const { run } of [...listeners]) run();
}

/** Everything is another: the packs or the whole data were exchanged. */
export function allChanged(): void {
  stale(() => true);
}

function stale(is: (command: Command) => boolean): void {
  void cache.invalidateQueries({ predicate: ({ queryKey }) => is(queryKey[0] as Command) });
  for (const { command, run } of [...listeners]) if (is(command)) run();
}

/**
 * Runs whenever the answers of a command may have become others; returns what ends it. For those who
 * ask by themselves, such as a list that is read a page at a time.
 */
export function whenStale(command: Command, run: () => void): () => void {
  const listener = { command, run };
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs whenever a command has changed something, whoever carried it out; returns what ends it. */
export function whenChanged(run: (command: Command) => void): () => void {
  followers.add(run);
  return () => followers.delete(run);
}
