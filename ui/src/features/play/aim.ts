/** Whose attack on whom the odds are told of: figures by their numbers; null where nobody chose. */
export interface Aim {
  attacker: number | null;
  defender: number | null;
}
