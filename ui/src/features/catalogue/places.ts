/** What of the catalogue is open: `route.go('catalogue', …)` with this, or with a figure's id. */
export const MY_FIGURES = 'my-figures';

const FACTS = 'facts:';

/** The grid in which the facts of a set are filled in, by the set's id or name. */
export const factsOf = (set: string): string => `${FACTS}${set}`;

/** The set whose grid is open; null where something else is. */
export function setOfFacts(item: string | null): string | null {
  return item?.startsWith(FACTS) ? item.slice(FACTS.length) : null;
}
