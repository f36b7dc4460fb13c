import { type Answer, type Command, Fault, type Request } from '../platform';
import { call } from './call.svelte';
import { Latest } from './query/latest';

/** Counts questions: they may overtake one another on their way, and the one of the later turn counts. */
let turn = Date.now();

/** A command that may take its time and is worked out beside the desk: the newest question counts. */
export class Beside<C extends Command> {
  /** Whether an answer is waited for. */
  busy = $state(false);
  private readonly latest = new Latest();
  /** The turn of the newest question. */
  private turn = 0;

  constructor(private readonly command: C) {}

  /**
   * Asks, and breaks off what was asked before. Null where the answer is no use any more: another
   * question was asked meanwhile, or nobody waits.
   */
  async ask(request: Request<C>): Promise<Answer<C> | null> {
    const newest = this.latest.begin();
    this.busy = true;
    turn += 1;
    this.turn = turn;
    try {
      const answer = await call(this.command, { ...request, turn });
      return newest() ? answer : null;
    } catch (error) {
      if (!newest() || wasStopped(error)) return null;
      throw error;
    } finally {
      if (newest()) this.busy = false;
    }
  }

  /** Nobody waits any more. */
  stop(): void {
    if (!this.busy) return;
    this.latest.drop();
    this.busy = false;
    call('stop_work', { command: this.command, turn: this.turn }).catch(() => {});
  }
}

function wasStopped(error: unknown): boolean {
  return error instanceof Fault && error.wire.code === 'stopped';
}
