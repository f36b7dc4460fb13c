import type { RoundClock } from '../../bindings/RoundClock';

const seen = new WeakMap<RoundClock, number>();

/** When this screen learnt of a clock, in milliseconds: an answer may be shown again later. */
export function since(clock: RoundClock): number {
  const known = seen.get(clock) ?? Date.now();
  seen.set(clock, known);
  return known;
}
