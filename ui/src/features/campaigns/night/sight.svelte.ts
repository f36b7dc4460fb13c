import type { NightSeen } from '../../../bindings/NightSeen';
import type { NightWhom } from '../../../bindings/NightWhom';
import type { PlayingAnswer } from '../../../bindings/PlayingAnswer';
import type { TargetAnswer } from '../../../bindings/TargetAnswer';
import { Places } from '../../../lib/places';

/** What somebody who can be attacked is called among others. */
export const keyOf = (whom: NightWhom): string => ('hero' in whom ? whom.hero : `${whom.group}`);

/** Whom a group has in sight, the nearest first: as the last time, so that usually nothing has to be said. */
export class Sight {
  /** Whom somebody took out or put in; null as long as all are in sight. */
  private order = $state.raw<readonly string[] | null>(null);
  /** Distances in spaces, where they are known; they are those of one activation. */
  private ranges = $state.raw<Readonly<Record<string, number>>>({});
  /** Who is gone keeps the place, so that no other comes under the finger. */
  private readonly places = new Places<TargetAnswer>(({ whom }) => keyOf(whom));

  /** Those who can be attacked, and those who could be before. */
  all(playing: PlayingAnswer): { key: string; row: TargetAnswer; gone: boolean }[] {
    return this.places.of(playing.targets).map(({ row, gone }) => ({ key: keyOf(row.whom), row, gone }));
  }

  /** Whoever is in sight, the nearest first. */
  seen(playing: PlayingAnswer): TargetAnswer[] {
    const known = new Map(playing.targets.map((target) => [keyOf(target.whom), target]));
    const order = this.order ?? [...known.keys()];
    return order.flatMap((key) => known.get(key) ?? []);
  }

  /** Takes somebody out; or puts somebody in, as the farthest. */
  toggle(playing: PlayingAnswer, key: string): void {
    const now = this.seen(playing).map(({ whom }) => keyOf(whom));
    this.order = now.includes(key) ? now.filter((one) => one !== key) : [...now, key];
  }

  /** Nobody is in sight, to be tapped anew from the nearest; or everybody, if nobody was. */
  clear(playing: PlayingAnswer): void {
    this.order = this.seen(playing).length > 0 ? [] : null;
  }

  range(key: string): number {
    return this.ranges[key] ?? 0;
  }

  move(key: string, by: 1 | -1): void {
    this.ranges = { ...this.ranges, [key]: Math.max(0, this.range(key) + by) };
  }

  /** What is told of an activation; the next group stands elsewhere. */
  take(playing: PlayingAnswer): NightSeen[] {
    const seen = this.seen(playing).map(({ whom }) => {
      const range = this.range(keyOf(whom));
      return range > 0 ? { whom, range } : { whom };
    });
    this.ranges = {};
    return seen;
  }
}
