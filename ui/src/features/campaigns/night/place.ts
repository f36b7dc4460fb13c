import { NIGHT_SIDES, type NightSide } from '../../../lib/apart';

/** A campaign's mission night, as one of the sides needs it. */
export interface NightPlace {
  campaign: string;
  side: NightSide;
}

/** The route of a campaign's mission night; the common view has none of its own. */
export const nightAt = (campaign: string, side: NightSide = 'common'): string =>
  side === 'common' ? `${campaign}/night` : `${campaign}/night/${side}`;

/** The mission night of a route; null for any other route. */
export function nightOf(place: string): NightPlace | null {
  const [, campaign, told] = /^(.+)\/night(?:\/(\w+))?$/.exec(place) ?? [];
  const side = NIGHT_SIDES.find((one) => one === (told ?? 'common'));
  return campaign === undefined || side === undefined ? null : { campaign, side };
}
