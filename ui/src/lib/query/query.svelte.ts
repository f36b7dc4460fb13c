import { createQuery } from '@tanstack/svelte-query';
import type { WireError } from '../../bindings/WireError';
import type { Answer, Command, Request } from '../../platform';
import { call } from '../call.svelte';
import { faultOf } from '../fault';
import { speech } from '../words.svelte';
import { cache } from './cache';

/** A question that is asked as long as the page is there, and its last answer. */
export interface Query<C extends Command> {
  /** The answer. While another is waited for, the one before, unless `keep` is false. */
  readonly data: Answer<C> | undefined;
  /** What went wrong when it was asked last, until somebody closes it or it is answered. */
  readonly fault: WireError | null;
  /** Whether an answer is waited for. */
  readonly busy: boolean;
  /** Whether the answer, or what went wrong, is of what is asked now. */
  readonly settled: boolean;
  /** The fault was read. */
  close(): void;
}

/** How long, in milliseconds, an answer is the truth to a page that comes after it was asked for. */
const JUST_NOW = 2_000;

/** Asks before the page is there that will ask the same: it finds the answer. What goes wrong it hears itself. */
export async function askAhead<C extends Command>(command: C, request: Request<C>): Promise<void> {
  cache.setQueryDefaults([command], { staleTime: JUST_NOW });
  const queryKey = [command, speech.language, request];
  await cache.prefetchQuery({ queryKey, queryFn: () => call(command, request) });
}

interface How<C extends Command> {
  /** Whether the answer to the request before stays while another is waited for. It does unless told otherwise. */
  keep?: boolean | ((before: Request<C>) => boolean);
  /** Asks only once the request has rested this many milliseconds, as while somebody types. */
  rest?: () => number;
}

/**
 * Asks the program, and asks anew whenever the request is another, the language is, or a command
 * changed what this one reads (both in `bindings/topics.ts`). The answer to the present request is shown, however
 * late an earlier one comes. Nothing is asked while the request is nothing.
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

/** What was wanted last for as long as it has to rest. What nobody wants any more is gone at once. */
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
