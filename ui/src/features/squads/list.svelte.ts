import type { CostChanges } from '../../bindings/CostChanges';
import type { SquadCard } from '../../bindings/SquadCard';
import type { WireError } from '../../bindings/WireError';
import { call, desk, faultOf } from '../../lib/desk.svelte';
import { PerGame } from '../../lib/perGame';
import { speech, t } from '../../lib/words.svelte';

/** The orders that squads can stand in. */
export const SORTS = ['changed', 'name', 'points', 'missing'] as const;
export type Sort = (typeof SORTS)[number];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What a squad is called in a list. */
export function called(squad: { name: string }): string {
  return squad.name || t('squads-unnamed');
}

/** A game's squads, and what can be done with one from the list. */
export class Squads {
  all = $state.raw<SquadCard[]>();
  changes = $state.raw<CostChanges['squads']>([]);
  fault = $state.raw<WireError>();
  query = $state('');
  /** Squads to be compared, two at most. */
  compared = $state<string[]>([]);
  private asked = 0;

  /** The order, the same in every game. */
  get sort(): Sort {
    const { sort } = desk.left<{ sort: Sort }>('squads', { sort: 'changed' });
    return SORTS.includes(sort) ? sort : 'changed';
  }

  /** Those that the filter leaves, by a squad's name, its format or a figure in it. */
  get listed(): SquadCard[] {
    const words = plain(this.query).split(/\s+/).filter(Boolean);
    const said = (s: SquadCard) => plain([called(s), s.format, ...s.members.map((m) => m.name)].join(' '));
    const found = (this.all ?? []).filter((s) => words.every((w) => said(s).includes(w)));
    const by: Record<Sort, (a: SquadCard, b: SquadCard) => number> = {
      changed: (a, b) => b.saved_at.localeCompare(a.saved_at),
      name: (a, b) => called(a).localeCompare(called(b), speech.language),
      points: (a, b) => b.total - a.total,
      missing: (a, b) => a.missing - b.missing,
    };
    return found.sort(by[this.sort]);
  }

  async read(game: string): Promise<void> {
    const mine = ++this.asked;
    try {
      const [{ squads }, changes] = await Promise.all([
        call('squads', { game }),
        call('cost_changes', { game }),
      ]);
      if (mine !== this.asked) return;
      this.all = squads;
      this.changes = changes.squads;
      this.fault = undefined;
      this.compared = this.compared.filter((id) => squads.some((s) => s.id === id));
    } catch (error) {
      if (mine === this.asked) this.fault = faultOf(error);
    }
  }

  order(sort: Sort): void {
    void this.try(() => desk.leave('squads', { sort }));
  }

  toggle(id: string): void {
    this.compared = this.compared.includes(id)
      ? this.compared.filter((c) => c !== id)
      : [...this.compared.slice(-1), id];
  }

  /** Does something and says where it fails. */
  async try<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      const done = await run();
      this.fault = undefined;
      return done;
    } catch (error) {
      this.fault = faultOf(error);
      return undefined;
    }
  }
}

const kept = new PerGame(() => new Squads());

/** A game's list of squads as it was left. */
export function squadsOf(game: string): Squads {
  return kept.of(game);
}

/** Leaves nothing of how lists were looked at, for tests. */
export function forget(): void {
  kept.clear();
}
