import { createContext } from 'svelte';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import type { WireError } from '../../../bindings/WireError';
import { Beside } from '../../../lib/beside.svelte';
import { desk } from '../../../lib/desk.svelte';
import { faultOf } from '../../../lib/fault';
import { seed } from '../../../lib/seed';
import { t } from '../../../lib/words.svelte';
import * as edit from './edit';
import type { BuilderState } from './state.svelte';

/** Random squads, and the figures kept in them. */
export class Dice {
  /** Whether the panel is open. */
  open = $state(false);
  /** The locked figures. */
  private locks = $state.raw<ReadonlySet<string>>(new Set());
  private wish = $state<boolean | null>(null);
  /** Whether to spend all points, if possible. */
  full = $state(true);
  /** Whether to draw only balanced squads, if there are any. */
  balanced = $state(true);
  /** Whether the last squad was drawn from all legal ones, because none is balanced. */
  any = $state(false);
  /** The rules that prevent a squad; undefined unless the last draw failed. */
  barred = $state.raw<string[]>();
  /** Whether no attachments were drawn except locked ones. */
  unattached = $state(false);
  fault = $state.raw<WireError>();
  private readonly work = new Beside('random_squad');

  constructor(private readonly builder: BuilderState) {}

  get busy(): boolean {
    return this.work.busy;
  }

  /** Whether to draw owned figures only; by default if the user keeps a collection. */
  get mine(): boolean {
    return this.wish ?? this.builder.shown.collects;
  }

  set mine(mine: boolean) {
    this.wish = mine;
  }

  /** The locked figures that are in the squad. */
  readonly kept = $derived.by(() => {
    const here = this.builder.draft.members.filter((m) => m.count > 0).map((m) => m.figure);
    return [...new Set(here)].filter((figure) => this.locks.has(figure));
  });

  isLocked(figure: string): boolean {
    return this.locks.has(figure);
  }

  lock(figure: string): void {
    this.open = true;
    const locks = new Set(this.locks);
    if (!locks.delete(figure)) locks.add(figure);
    this.locks = locks;
  }

  /** Locks or unlocks the selected figure, if it is in the squad. */
  lockSelected(): void {
    const now = this.builder.selected;
    if (now && this.builder.has(now.figure)) this.lock(now.figure);
  }

  /**
   * Handles the button and the shortcut. With figures in the squad, the first press only opens the panel, to
   * lock some; the next one draws.
   */
  press(): void {
    const first = !this.open && this.builder.draft.members.some((m) => m.count > 0);
    this.open = true;
    if (!first) void this.draw();
  }

  async draw(): Promise<void> {
    const { builder } = this;
    const { draft } = builder;
    this.barred = undefined;
    this.fault = undefined;
    this.any = false;
    try {
      const { kept: keep, mine, full } = this;
      const balanced = this.balanced && desk.balance;
      const request = { draft, keep, without: [], mine, full, ...(balanced && { balanced }), seed: seed() };
      const drawn = await this.work.ask(request);
      if (!drawn || !sameRules(draft, builder.draft)) return;
      this.unattached = drawn.no_more_attached;
      this.any = balanced && !drawn.balanced;
      if (!drawn.members) {
        this.barred = drawn.barred_by;
        return;
      }
      const before = builder.draft;
      if (!(await builder.become(edit.replace(before, drawn.members, drawn.setup)))) return;
      const { members, side_lists, setup } = before;
      const made = builder.draft.members;
      const back = () => builder.change({ ...builder.draft, members, side_lists, setup });
      // Undo restores all figures, so it is only offered until the figures are changed again.
      builder.tell(t('dice-drawn'), back, 'dice', (next) => next.members === made);
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  /** Closes the panel. */
  close(): void {
    this.leave();
    this.open = false;
    this.barred = undefined;
    this.fault = undefined;
  }

  leave(): void {
    this.work.stop();
  }
}

/** Whether a squad drawn for one draft is valid for another. */
function sameRules(a: SquadDraft, b: SquadDraft): boolean {
  const rules = ({ members, format, limit, faction, era, side, pool }: SquadDraft) =>
    JSON.stringify([members, format, limit, faction, era, side, pool]);
  return rules(a) === rules(b);
}

const [getDice, setDice] = createContext<Dice>();

export { getDice, setDice };
