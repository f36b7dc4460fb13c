import { createQuery } from '@tanstack/svelte-query';
import type { WireError } from '../../bindings/WireError';
import type { Answer, Command, Request } from '../../platform';
import { call } from '../call.svelte';
import { faultOf } from '../fault';
import { speech } from '../words.svelte';
import { cache } from './cache';

/** A query that runs as long as the page is mounted, and its latest answer. */
export interface Query<C extends Command> {
  /** The answer. While another is pending, the previous one, unless `keep` is false. */
  readonly data: Answer<C> | undefined;
  /** The latest request's error, until dismissed or answered. */
  readonly fault: WireError | null;
  /** Whether an answer is pending. */
  readonly busy: boolean;
  /** Whether `data` or `fault` belongs to the current request. */
  readonly settled: boolean;
  /** Dismisses the error. */
  close(): void;
}

/** How long, in milliseconds, a prefetched answer counts as fresh to a page that mounts later. */
const JUST_NOW = 2_000;

/** Prefetches the answer for a page that will make the same request. Errors are left to the page. */
export async function askAhead<C extends Command>(command: C, request: Request<C>): Promise<void> {
  cache.setQueryDefaults([command], { staleTime: JUST_NOW });
  const queryKey = [command, speech.language, request];
  await cache.prefetchQuery({ queryKey, queryFn: () => call(command, request) });
}

interface How<C extends Command> {
  /** Whether to keep the previous answer while the next is pending. True by default. */
  keep?: boolean | ((before: Request<C>) => boolean);
  /** Debounces the request by this many milliseconds, as while the user types. */
  rest?: () => number;
}

/**
 * Queries the program, and refetches whenever the request or the language changes, or a command changes what
 * this one reads (both in `bindings/topics.ts`). Always shows the answer to the current request, however late
 * an earlier one arrives. A falsy request sends nothing.
 */
export function query<C extends Command>(
  command: C,
  request: () => Request<C> | null | undefined | false | '',
  { keep = true, rest }: How<C> = {},
): Query<C> {
  const wanted = $derived.by(() => ($state.snapshot(request()) || null) as Request<C> | null);
  const about = rest ? rested(() => wanted, rest) : () => wanted;
  const keeps = (before: unknown) => (typeof keep === 'function' ? keep(before as Request<C>) : keep);
  const asked = createQuery<Answer<C>>(
    () => {
      const now = about();
      return {
        queryKey: [command, speech.language, now],
        queryFn: () => call(command, now as Request<C>),
        enabled: now !== null,
        placeholderData: (data, before) => (now && before && keeps(before.queryKey[2]) ? data : undefined),
      };
    },
    () => cache,
  );
  let closed = $state.raw<unknown>();
  return {
    get data() {
      return wanted && about() ? asked.data : undefined;
    },
    get fault() {
      return wanted && asked.error && asked.error !== closed ? faultOf(asked.error) : null;
    },
    get busy() {
      return asked.isFetching;
    },
    get settled() {
      return about() === wanted && !asked.isFetching && !asked.isPlaceholderData;
    },
    close() {
      closed = asked.error;
    },
  };
}

/** Debounces a value; null takes effect at once. */
function rested<T>(wanted: () => T | null, rest: () => number): () => T | null {
  let now = $state.raw<T | null>(null);
  $effect(() => {
    const next = wanted();
    if (next === null) {
      now = null;
      return;
    }
    const wait = window.setTimeout(() => {
      now = next;
    }, rest());
    return () => window.clearTimeout(wait);
  });
  return () => now;
}
