/** Returns a random seed. */
export function seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
