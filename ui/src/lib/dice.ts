/** Rolls a fair die with the given number of faces. */
export function rollDie(faces: number): number {
  // Values above the last full multiple of `faces` are rejected: they would bias the lowest faces.
  const usable = Math.floor(2 ** 32 / faces) * faces;
  const drawn = new Uint32Array(1);
  let value: number;
  do {
    crypto.getRandomValues(drawn);
    value = drawn[0] ?? 0;
  } while (value >= usable);
  return (value % faces) + 1;
}

/** Rolls several dice. */
export function rollDice(count: number, faces: number): number[] {
  return Array.from({ length: count }, () => rollDie(faces));
}
