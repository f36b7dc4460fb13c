import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import type { RoadStop } from '../../../bindings/RoadStop';

/** The stops, with any forced mission that waits to be played inserted before the next one. */
export function roadOf(view: KeptCampaign): RoadStop[] {
  const forced = view.missions.find((choice) => choice.form !== null && choice.forced);
  const at = view.road.findIndex((stop) => stop.state === 'now');
  const next = view.road[at];
  if (!forced || !next || next.kind === 'forced') return view.road;
  // It may hold up the upgrade after a played mission, or wait until the upgrade is over.
  const held = (view.heroes_upgrade?.next.refused.length ?? 0) > 0;
  const played = view.phase !== 'mission';
  const here: RoadStop = {
    stage: next.stage,
    kind: 'forced',
    kind_name: forced.kind_name,
    mission: forced.mission,
    winner: null,
    threat_level: played ? next.threat_level : (view.road[at - 1]?.threat_level ?? next.threat_level),
    item_tiers: [],
    state: held || !played ? 'now' : 'ahead',
    unsure: forced.unsure,
  };
  if (!played) return view.road.toSpliced(at, 1, here, { ...next, state: 'ahead' });
  return view.road.toSpliced(at, 1, held ? { ...next, state: 'done' } : next, here);
}
