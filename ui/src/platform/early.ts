import type { Answer, Command, Platform, Request } from './index';

/** How long, in milliseconds, an answer is the truth to whoever asks after it was asked for. */
const JUST_NOW = 2_000;

/** A host that is asked before the pages are there that need the answers: who asks the same first gets what was answered. */
export class Early {
  private readonly answers = new Map<string, { since: number; answer: Promise<unknown> }>();
  /** The host, for the pages. */
  readonly platform: Platform;

  constructor(private readonly host: Platform) {
    this.platform = {
      ...host,
      call: (name, language, request) =>
        this.take(name, language, request) ?? host.call(name, language, request),
    };
  }

  /** Asks, and keeps the answer for whoever asks the same. */
  ask<C extends Command>(name: C, language: string, request: Request<C>): Promise<Answer<C>> {
    const answer = this.host.call(name, language, request);
    // What went wrong is told to who asks the same, and to nobody else.
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
