import { type Answer, type Command, Fault, type Request } from '../platform';
import { call } from './call.svelte';
import { Latest } from './query/latest';

/** Numbers requests. They may overtake one another on the way to the host, where the highest turn wins. */
let turn = Date.now();

/** A command that may take long and runs beside the window's session; only the latest request counts. */
export class Beside<C extends Command> {
  /** Whether an answer is pending. */
  busy = $state(false);
  private readonly latest = new Latest();
  /** The turn of the latest request. */
  private turn = 0;

  constructor(private readonly command: C) {}

  /**
   * Sends a request and cancels the previous one. Null if the answer is obsolete: another request was sent
   * meanwhile, or this one was stopped.
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

  /** Cancels the pending request. */
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
