/** The suffix of a mission night's route. */
const NIGHT = '/night';

/** The route of a campaign's mission night. */
export const nightAt = (campaign: string): string => `${campaign}${NIGHT}`;

/** The campaign of a mission night's route; null for any other route. */
export const nightOf = (place: string): string | null =>
  place.endsWith(NIGHT) ? place.slice(0, -NIGHT.length) : null;
