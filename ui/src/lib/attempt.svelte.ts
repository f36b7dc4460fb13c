import type { WireError } from '../bindings/WireError';
import { faultOf } from './fault';

/** A query of the page that can fail. */
interface Reading {
  readonly fault: WireError | null;
  close(): void;
}

/**
 * An action of the user: whether it is running, and the error it ended with, if any; also reports errors of
 * the page's queries.
 */
export class Attempt {
  busy = $state(false);
  private own = $state.raw<WireError | null>(null);
  private readonly reads: readonly Reading[];

  constructor(...reads: Reading[]) {
    this.reads = reads;
  }

  get fault(): WireError | null {
    return this.own ?? this.reads.map((read) => read.fault).find((fault) => fault !== null) ?? null;
  }

  /** Runs the action; undefined if it failed. The error stays until the next run. */
  run = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    this.busy = true;
    this.own = null;
    try {
      return await work();
    } catch (error) {
      this.failed(error);
      return undefined;
    } finally {
      this.busy = false;
    }
  };

  /** Reports an error from elsewhere on the page. */
  failed(error: unknown): void {
    this.own = faultOf(error);
  }

  /** Dismisses the error. */
  close = (): void => {
    this.own = null;
    for (const read of this.reads) read.close();
  };
}
