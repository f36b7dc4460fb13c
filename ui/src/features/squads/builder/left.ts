import { PerGame } from '../../../lib/perGame';
import type { CatalogueSearch, Sought } from './search.svelte';
import type { BuilderState, Selected } from './state.svelte';

/** The builder's saved state: the search beside a squad, and the selected figure. */
interface Left {
  squad: string;
  sought: Sought;
  selected: Selected | undefined;
}

const left = new PerGame<Left | null>(() => null);

/** Saves the state of a game's builder. */
export function leave(builder: BuilderState, search: CatalogueSearch): void {
  const { id, draft, selected } = builder;
  left.set(draft.game, { squad: id, sought: search.sought, selected });
}

/** Restores the builder's state if the same squad is opened again. */
export function takeUp(builder: BuilderState, search: CatalogueSearch): void {
  const there = left.of(builder.draft.game);
  if (there?.squad !== builder.id) return;
  search.sought = there.sought;
  const { selected } = there;
  const stands = selected && (selected.place !== 'squad' || builder.has(selected.figure));
  if (stands) builder.select(selected.figure, selected.place);
}

/** Drops all state, for tests. */
export function forget(): void {
  left.clear();
}
