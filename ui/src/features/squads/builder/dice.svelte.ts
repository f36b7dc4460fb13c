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

/** Squads by chance, and who stays in them. */
export class Dice {
  /** Whether the page shows them. */
  open = $state(false);
  /** Members that stay. */
  private locks = $state.raw<ReadonlySet<string>>(new Set());
  private wish = $state<boolean | null>(null);
  /** Whether all points are to be spent, where that can be. */
  full = $state(true);
  /** Whether only balanced squads are meant, where there are any. */
  balanced = $state(true);
  /** Whether the last one was drawn from all squads, because none is balanced. */
  any = $state(false);
  /** Rules that stand in the way; nothing while nobody looked for a squad in vain. */
  barred = $state.raw<string[]>();
  /** Whether no attachments came but those that stayed. */
  unattached = $state(false);
  fault = $state.raw<WireError>();
  private readonly work = new Beside('random_squad');

  constructor(private readonly builder: BuilderState) {}

  get busy(): boolean {
    return this.work.busy;
  }

  /** Whether only what is owned comes; where a collection is kept that is meant until somebody says otherwise. */
  get mine(): boolean {
    return this.wish ?? this.builder.shown.collects;
  }

  set mine(mine: boolean) {
    this.wish = mine;
  }

  /** Members that stay and are there. */
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

  /** The figure that is meant, where it is a member. */
  lockSelected(): void {
    const now = this.builder.selected;
    if (now && this.builder.has(now.figure)) this.lock(now.figure);
  }

  /**
   * The button and the key. Whoever has chosen members sees first who can be kept: the next press
   * draws.
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
      // It replaced everybody: once others were chosen, to undo it would undo that, too.
      builder.tell(t('dice-drawn'), back, 'dice', (next) => next.members === made);
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  /** The page shows them no more. */
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

/** Whether a squad drawn for one draft is as good for another. */
function sameRules(a: SquadDraft, b: SquadDraft): boolean {
  const rules = ({ members, format, limit, faction, era, side, pool }: SquadDraft) =>
    JSON.stringify([members, format, limit, faction, era, side, pool]);
  return rules(a) === rules(b);
}

const [getDice, setDice] = createContext<Dice>();

export { getDice, setDice };
