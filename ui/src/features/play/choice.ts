/** Figures on the table of which one can be chosen now: the target of an attack, a hero on whom a success is spent. */
export interface Choice {
  /** The numbers of the figures that may be chosen. */
  numbers: readonly number[];
  /** What choosing a figure does, for a title and for screen readers. */
  label: (number: number) => string;
  /** A mark on a figure that is chosen already. */
  mark: (number: number) => string | null;
  choose: (number: number) => void;
  /** Whether the figures are lit because something waits for the choice; a target may always be chosen. */
  lit: boolean;
}
