/** Where chance begins: another number each time. */
export function seed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
