import type { KeptPlay } from '../../bindings/KeptPlay';

/** The controls for which every row of a table has a place. They stay the same all game, so that no row changes. */
export interface Cells {
  /** Damage done and removed. */
  hits: boolean;
  /** The counter that is spent by one tap: the first with which a figure begins. */
  spend: string | null;
  /** Steps forward and back; otherwise being defeated. */
  columns: boolean;
  acts: boolean;
}

export function cellsOf(view: KeptPlay): Cells {
  const begins = (id: string) =>
    view.figures.some((figure) => figure.counters.some((one) => one.counter === id && one.start > 0));
  return {
    hits: view.figures.some((figure) => figure.hp !== null),
    spend: view.offers.counters.find((one) => begins(one.id))?.id ?? null,
    columns: view.offers.columns,
    acts: view.offers.activations,
  };
}
