import type { AddHolding } from '../../../bindings/AddHolding';
import { Attempt } from '../../../lib/attempt.svelte';
import { call } from '../../../lib/call.svelte';
import { sayCounted, type Tallying } from '../../../lib/counted';
import { desk } from '../../../lib/desk.svelte';
import { line } from '../../../platform/guest/line.svelte';

/**
 * Counts by tap. Each tap adds to what the computer has counted, whatever that is by then, and is sent once: what waits is in
 * the outbox, also after the page was loaded anew.
 */
export class Tally implements Tallying {
  readonly doing: Attempt;
  /** What the computer answered to taps, until the lists are read anew. */
  private answered = $state.raw<ReadonlyMap<string, number>>(new Map());

  private read: unknown;

  constructor(...reads: ConstructorParameters<typeof Attempt>) {
    this.doing = new Attempt(...reads);
  }

  /** How many figures of a printing wait to be added. */
  waits(printing: string): number {
    const game = desk.game?.id;
    const of = line.taps.filter(({ name }) => name === 'add_holding').map((tap) => tap.request as AddHolding);
    const mine = of.filter((one) => one.game === game && one.printing === printing);
    return mine.reduce((sum, { figures = 0 }) => sum + figures, 0);
  }

  shown(printing: string, figures: number): number {
    return Math.max((this.answered.get(printing) ?? figures) + this.waits(printing), 0);
  }

  async add({ printing, name }: { printing: string; name: string }, figures: number): Promise<void> {
    const game = desk.game?.id;
    if (game === undefined || figures === 0) return;
    const row = await this.doing.run(() => call('add_holding', { game, printing, figures }));
    // Nothing is answered to a tap that was carried out before the line broke; the lists are read anew all the same.
    if (!row) return;
    this.answered = new Map([...this.answered, [printing, row.figures]]);
    const [before, now] = [row.figures - figures, row.figures];
    sayCounted({ game, printing, name, count: 'figures', before, now, changes: [row.change] });
  }

  /** To be called with what was read, whenever it may have been read anew: only then it has what was answered. */
  renewed(read: unknown): void {
    if (read === this.read) return;
    this.read = read;
    this.answered = new Map();
  }
}
