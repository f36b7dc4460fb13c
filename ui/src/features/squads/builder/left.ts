import { PerGame } from '../../../lib/perGame';
import type { CatalogueSearch, Sought } from './search.svelte';
import type { BuilderState, Selected } from './state.svelte';

/** How the builder was left: what was looked for beside which squad, and which figure was meant. */
interface Left {
  squad: string;
  sought: Sought;
  selected: Selected | undefined;
}

const left = new PerGame<Left | null>(() => null);

/** Remembers how the builder of a game is left. */
export function leave(builder: BuilderState, search: CatalogueSearch): void {
  const { id, draft, selected } = builder;
  left.set(draft.game, { squad: id, sought: search.sought, selected });
}

/** Takes up how the builder was left, where the same squad is opened again. */
export function takeUp(builder: BuilderState, search: CatalogueSearch): void {
  const there = left.of(builder.draft.game);
  if (there?.squad !== builder.id) return;
  search.sought = there.sought;
  const { selected } = there;
  const stands = selected && (selected.place !== 'squad' || builder.has(selected.figure));
  if (stands) builder.select(selected.figure, selected.place);
}

/** Leaves nothing of it, for tests. */
export function forget(): void {
  left.clear();
}
