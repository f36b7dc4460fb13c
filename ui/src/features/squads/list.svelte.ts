import type { SquadCard } from '../../bindings/SquadCard';
import { desk } from '../../lib/desk.svelte';
import { fold } from '../../lib/fold';
import { PerGame } from '../../lib/perGame';
import { called } from '../../lib/shelf.svelte';
import { speech } from '../../lib/words.svelte';

/** The sort orders of squads. */
export const SORTS = ['changed', 'name', 'points', 'missing'] as const;
export type Sort = (typeof SORTS)[number];

/** The squads in one folder. */
export interface Folder {
  /** Its name; empty for squads in no folder. */
  name: string;
  squads: SquadCard[];
}

/** Sorts labels alphabetically, merging those that differ only in case and accents. */
function labels(all: string[]): string[] {
  const once = new Map(all.filter(Boolean).map((label) => [fold(label), label]));
  return [...once.values()].sort((a, b) => a.localeCompare(b, speech.language));
}

/** The tags in use. */
export const tagsOf = (all: SquadCard[]): string[] => labels(all.flatMap(({ tags }) => tags));

/** The folders in use. */
export const namesOf = (all: SquadCard[]): string[] => labels(all.map(({ folder }) => folder));

/** Groups squads by folder, those without one last, keeping their order. */
export function foldersOf(all: SquadCard[]): Folder[] {
  const found = [...namesOf(all), ''].map((name) => ({
    name,
    squads: all.filter(({ folder }) => fold(folder) === fold(name)),
  }));
  return found.filter(({ squads }) => squads.length > 0);
}

/** The state of a game's list of squads. */
export class Squads {
  query = $state('');
  /** Shows only squads with all of these tags. */
  tags = $state<string[]>([]);
  /** The ids of at most two squads to compare. */
  compared = $state<string[]>([]);

  /** The sort order, shared by all games. */
  get sort(): Sort {
    const { sort } = desk.left<{ sort: Sort }>('squads', { sort: 'changed' });
    return SORTS.includes(sort) ? sort : 'changed';
  }

  /**
   * The squads matching the search by name, format, folder, tag or figure, and having the chosen tags;
   * sorted.
   */
  listed(all: SquadCard[]): SquadCard[] {
    const words = fold(this.query).split(/\s+/).filter(Boolean);
    const said = (s: SquadCard) =>
      fold(
        [called('squad', s), s.format_name, s.folder, ...s.tags, ...s.members.map((m) => m.local_name)].join(
          ' ',
        ),
      );
    const bears = (s: SquadCard) => this.tags.every((tag) => s.tags.some((t) => fold(t) === fold(tag)));
    const found = all.filter((s) => bears(s) && words.every((w) => said(s).includes(w)));
    const by: Record<Sort, (a: SquadCard, b: SquadCard) => number> = {
      changed: (a, b) => Date.parse(b.updated) - Date.parse(a.updated),
      name: (a, b) => called('squad', a).localeCompare(called('squad', b), speech.language),
      points: (a, b) => b.points.total - a.points.total,
      missing: (a, b) => a.missing - b.missing,
    };
    return found.sort(by[this.sort]);
  }

  /** Drops squads and tags that no longer exist. */
  meet(all: SquadCard[]): void {
    const tags = tagsOf(all);
    // A tag no longer in use would filter out everything.
    if (this.tags.some((tag) => !tags.includes(tag))) this.tags = this.tags.filter((t) => tags.includes(t));
    const there = this.compared.filter((id) => all.some((s) => s.uuid === id));
    if (there.length < this.compared.length) this.compared = there;
  }

  choose(tag: string): void {
    this.tags = this.tags.includes(tag) ? this.tags.filter((t) => t !== tag) : [...this.tags, tag];
  }

  order(sort: Sort): void {
    // Failing to save the sort order isn't worth an error.
    desk.leave('squads', { sort }).catch(() => {});
  }

  toggle(id: string): void {
    this.compared = this.compared.includes(id)
      ? this.compared.filter((c) => c !== id)
      : [...this.compared.slice(-1), id];
  }
}

const kept = new PerGame(() => new Squads());

/** The state of a game's list of squads. */
export function squadsOf(game: string): Squads {
  return kept.of(game);
}

/** Drops all state, for tests. */
export function forget(): void {
  kept.clear();
}
