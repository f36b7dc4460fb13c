import type { Cost } from '../bindings/Cost';

/** What a figure costs; null where nobody knows it or a choice decides it. */
export function known(cost: Cost): number | null {
  return typeof cost === 'object' ? cost.known : null;
}
