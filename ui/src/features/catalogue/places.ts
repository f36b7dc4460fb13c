/** The route item of the user's own figures; other items are figure ids. */
export const MY_FIGURES = 'my-figures';

const FACTS = 'facts:';

/** The route item of a set's fact grid, by the set's id or name. */
export const factsOf = (set: string): string => `${FACTS}${set}`;

/** The set whose fact grid is open; null for any other route item. */
export function setOfFacts(item: string | null): string | null {
  return item?.startsWith(FACTS) ? item.slice(FACTS.length) : null;
}
