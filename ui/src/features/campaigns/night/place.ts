/** What the place of a mission night ends with. */
const NIGHT = '/night';

/** Where the window finds the mission night of a campaign. */
export const nightAt = (campaign: string): string => `${campaign}${NIGHT}`;

/** The campaign of which a place is the mission night; null where it is another place. */
export const nightOf = (place: string): string | null =>
  place.endsWith(NIGHT) ? place.slice(0, -NIGHT.length) : null;
