import type { Cost } from '../bindings/Cost';

/** A figure's cost; null if it is unknown or depends on a choice. */
export function known(cost: Cost): number | null {
  return typeof cost === 'object' ? cost.known : null;
}
