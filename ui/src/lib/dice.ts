/** A die with so many faces, rolled: every face as likely as any other. */
export function rollDie(faces: number): number {
  // What is left over above the last whole round of faces would make the first ones likelier.
  const usable = Math.floor(2 ** 32 / faces) * faces;
  const drawn = new Uint32Array(1);
  let value: number;
  do {
    crypto.getRandomValues(drawn);
    value = drawn[0] ?? 0;
  } while (value >= usable);
  return (value % faces) + 1;
}

/** So many dice. */
export function rollDice(count: number, faces: number): number[] {
  return Array.from({ length: count }, () => rollDie(faces));
}
