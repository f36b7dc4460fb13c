import type { AllyHow } from '../../bindings/AllyHow';

/** A figure beside one of the two that fight, such as its commander. */
export interface Beside {
  id: string;
  name: string;
  /** Whether it is on the side of the figure whose odds are shown. */
  mine: boolean;
  how: AllyHow;
}
