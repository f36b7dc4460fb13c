import type { WireError } from '../bindings/WireError';
import { faultOf } from './fault';

/** Something that a page reads, and that can fail. */
interface Reading {
  readonly fault: WireError | null;
  close(): void;
}

/** What a page tries for the user: whether it is under way, and what went wrong, in it or in what the page reads. */
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

  /** Tries it; nothing comes back where it failed. What went wrong stays until the next attempt. */
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

  /** Something else of the page went wrong. */
  failed(error: unknown): void {
    this.own = faultOf(error);
  }

  /** The fault was read. */
  close = (): void => {
    this.own = null;
    for (const read of this.reads) read.close();
  };
}
