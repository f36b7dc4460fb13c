/** The attack whose odds are shown: figure numbers; null if not chosen. */
export interface Aim {
  attacker: number | null;
  defender: number | null;
}
