import type { Answer, Command, Platform, Request } from './index';

/** How long, in milliseconds, a prefetched answer may be handed to a later caller. */
const JUST_NOW = 2_000;

/**
 * Queries the host before the pages that need the answers exist. The first call with the same request gets
 * the prefetched answer.
 */
export class Early {
  private readonly answers = new Map<string, { since: number; answer: Promise<unknown> }>();
  /** The host as the pages see it; answers from prefetched requests where possible. */
  readonly platform: Platform;

  constructor(private readonly host: Platform) {
    this.platform = {
      ...host,
      call: (name, language, request) =>
        this.take(name, language, request) ?? host.call(name, language, request),
    };
  }

  /** Sends a request and keeps the answer for the next caller with the same request. */
  ask<C extends Command>(name: C, language: string, request: Request<C>): Promise<Answer<C>> {
    const answer = this.host.call(name, language, request);
    // An error is reported only to a caller that makes the same request.
    answer.catch(() => undefined);
    this.answers.set(key(name, language, request), { since: performance.now(), answer });
    return answer;
  }

  private take<C extends Command>(
    name: C,
    language: string,
    request: Request<C>,
  ): Promise<Answer<C>> | undefined {
    if (this.answers.size === 0) return undefined;
    const asked = key(name, language, request);
    const kept = this.answers.get(asked);
    this.answers.delete(asked);
    const fresh = kept && performance.now() - kept.since < JUST_NOW;
    return fresh ? (kept.answer as Promise<Answer<C>>) : undefined;
  }
}

function key(...asked: unknown[]): string {
  return JSON.stringify(asked);
}
