import type { SquadCard } from '../../bindings/SquadCard';
import { desk } from '../../lib/desk.svelte';
import { fold } from '../../lib/fold';
import { PerGame } from '../../lib/perGame';
import { speech, t } from '../../lib/words.svelte';

/** The orders that squads can stand in. */
export const SORTS = ['changed', 'name', 'points', 'missing'] as const;
export type Sort = (typeof SORTS)[number];

/** What a squad is called in a list. */
export function called(squad: { name: string }): string {
  return squad.name || t('squads-unnamed');
}

/** How a game's squads are listed. */
export class Squads {
  query = $state('');
  /** Squads to be compared, two at most. */
  compared = $state<string[]>([]);

  /** The order, the same in every game. */
  get sort(): Sort {
    const { sort } = desk.left<{ sort: Sort }>('squads', { sort: 'changed' });
    return SORTS.includes(sort) ? sort : 'changed';
  }

  /** Those that the filter leaves, by a squad's name, its format or a figure in it. */
  listed(all: SquadCard[]): SquadCard[] {
    const words = fold(this.query).split(/\s+/).filter(Boolean);
    const said = (s: SquadCard) =>
      fold([called(s), s.format_name, ...s.members.map((m) => m.local_name)].join(' '));
    const found = all.filter((s) => words.every((w) => said(s).includes(w)));
    const by: Record<Sort, (a: SquadCard, b: SquadCard) => number> = {
      changed: (a, b) => Date.parse(b.updated) - Date.parse(a.updated),
      name: (a, b) => called(a).localeCompare(called(b), speech.language),
      points: (a, b) => b.points.total - a.points.total,
      missing: (a, b) => a.missing - b.missing,
    };
    return found.sort(by[this.sort]);
  }

  /** These are there; others can't be compared any more. */
  meet(all: SquadCard[]): void {
    const there = this.compared.filter((id) => all.some((s) => s.uuid === id));
    if (there.length < this.compared.length) this.compared = there;
  }

  order(sort: Sort): void {
    // An order that can't be kept is no use to anybody next time, and no harm now.
    desk.leave('squads', { sort }).catch(() => {});
  }

  toggle(id: string): void {
    this.compared = this.compared.includes(id)
      ? this.compared.filter((c) => c !== id)
      : [...this.compared.slice(-1), id];
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
