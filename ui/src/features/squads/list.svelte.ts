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

/** Squads that are in one folder. */
export interface Folder {
  /** What it is called; empty for those in none. */
  name: string;
  squads: SquadCard[];
}

/** Labels in alphabetical order, each once however it is written. */
function labels(all: string[]): string[] {
  const once = new Map(all.filter(Boolean).map((label) => [fold(label), label]));
  return [...once.values()].sort((a, b) => a.localeCompare(b, speech.language));
}

/** The tags that squads bear. */
export const tagsOf = (all: SquadCard[]): string[] => labels(all.flatMap(({ tags }) => tags));

/** The folders that squads are in. */
export const namesOf = (all: SquadCard[]): string[] => labels(all.map(({ folder }) => folder));

/** Squads by folder, those in none at the end; each in the order in which they come. */
export function foldersOf(all: SquadCard[]): Folder[] {
  const found = [...namesOf(all), ''].map((name) => ({
    name,
    squads: all.filter(({ folder }) => fold(folder) === fold(name)),
  }));
  return found.filter(({ squads }) => squads.length > 0);
}

/** How a game's squads are listed. */
export class Squads {
  query = $state('');
  /** Tags that all of them bear. */
  tags = $state<string[]>([]);
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
      fold([called(s), s.format_name, s.folder, ...s.tags, ...s.members.map((m) => m.local_name)].join(' '));
    const bears = (s: SquadCard) => this.tags.every((tag) => s.tags.some((t) => fold(t) === fold(tag)));
    const found = all.filter((s) => bears(s) && words.every((w) => said(s).includes(w)));
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
    const tags = tagsOf(all);
    // A tag that nobody bears any more leaves nothing out.
    if (this.tags.some((tag) => !tags.includes(tag))) this.tags = this.tags.filter((t) => tags.includes(t));
    const there = this.compared.filter((id) => all.some((s) => s.uuid === id));
    if (there.length < this.compared.length) this.compared = there;
  }

  choose(tag: string): void {
    this.tags = this.tags.includes(tag) ? this.tags.filter((t) => t !== tag) : [...this.tags, tag];
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
