import type { WireError } from '../../bindings/WireError';
import type { Command } from '../index';
import { Fault } from '../index';
import { newId } from './ids';
import { keep, kept } from './kept';
import { line } from './line.svelte';

/** A command as it is sent. One that changes something has an id, so that the host carries it out once. */
export interface Sent {
  id: string | null;
  name: Command;
  language: string;
  request: unknown;
}

/** What comes back: the answer, or that it was carried out when it was sent for the first time. */
export type Got = { answer: unknown } | { done: true };

/** This page's id: it knows of what it has changed itself. */
export const PAGE = newId();

const KEY = 'unsent';
/** How long, in milliseconds, an answer may take before the host counts as away. */
const PATIENCE = 15_000;
/** The status with which the host says that it doesn't know the guest. */
const UNKNOWN = 401;

/** Sends a command once. Throws a {@link Fault} if it is refused, and anything else if the host doesn't answer. */
export async function send(sent: Sent): Promise<Got> {
  const { id, name, language, request } = sent;
  const response = await fetch('/call', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, page: PAGE, name, language, request }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const told = (await response.json().catch(() => null)) as (Got & { error?: WireError }) | null;
  if (response.status === UNKNOWN) line.end();
  if (told?.error) throw new Fault(told.error);
  if (!response.ok || told === null) throw new Error(`HTTP ${response.status}`);
  return told;
}

/**
 * Taps on their way, in the order in which they were made. They are on the phone until the host has answered: a page that
 * is reloaded, or whose host is away, loses none.
 */
class Outbox {
  private waiting: Sent[] = kept<Sent[]>(KEY, []);
  private readonly wanted = new Map<
    string,
    { resolve: (got: Got) => void; reject: (why: unknown) => void }
  >();
  private sending: Promise<void> | null = null;

  constructor() {
    line.taps = this.waiting;
  }

  /** Sends a command that changes something, after those before it. */
  put(name: Command, language: string, request: unknown): Promise<Got> {
    const sent = { id: newId(), name, language, request };
    this.waiting = [...this.waiting, sent];
    this.note();
    const got = new Promise<Got>((resolve, reject) => this.wanted.set(sent.id, { resolve, reject }));
    this.go();
    return got;
  }

  /** Sends what waits. */
  go(): void {
    this.sending ??= this.run().finally(() => (this.sending = null));
  }

  /** Forgets what waits: the guest has left. */
  empty(): void {
    this.waiting = [];
    this.note();
  }

  private async run(): Promise<void> {
    for (let first = this.waiting[0]; first !== undefined && !line.out; first = this.waiting[0]) {
      try {
        const got = await send(first);
        line.found();
        this.settle(first, got);
      } catch (error) {
        if (error instanceof Fault) {
          line.found();
          this.refuse(first, error);
        } else {
          line.lost();
          await line.again();
        }
      }
    }
  }

  private settle(sent: Sent, got: Got): void {
    this.drop(sent);
    const wanted = sent.id === null ? undefined : this.wanted.get(sent.id);
    if (wanted) {
      wanted.resolve(got);
      return;
    }
    // Made before the page was loaded anew: whoever made it sees at least that it couldn't be done.
    const answer = 'answer' in got ? (got.answer as { refused?: unknown } | null) : null;
    const refused = answer?.refused;
    if (typeof refused === 'string') line.judged = [...line.judged, refused];
    else if (Array.isArray(refused))
      line.judged = [...line.judged, ...refused.map((one) => String((one as { message?: string }).message))];
    else if (refused) line.judged = [...line.judged, String((refused as { message?: string }).message)];
    line.tell(sent.name);
  }

  private refuse(sent: Sent, fault: Fault): void {
    this.drop(sent);
    const wanted = sent.id === null ? undefined : this.wanted.get(sent.id);
    if (wanted) wanted.reject(fault);
    else line.judged = [...line.judged, fault.wire.message];
  }

  private drop(sent: Sent): void {
    this.waiting = this.waiting.filter((one) => one !== sent);
    this.note();
  }

  private note(): void {
    keep(KEY, this.waiting);
    line.taps = this.waiting;
  }
}

export const outbox = new Outbox();
