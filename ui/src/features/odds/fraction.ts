/** Converts an exact fraction such as `1/2` to the nearest number. */
export function nearly(fraction: string): number {
  const [over, under = '1'] = fraction.split('/');
  return Number(over) / Number(under);
}
