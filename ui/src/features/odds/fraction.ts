/** The nearest number to an exact fraction, `1/2`. */
export function nearly(fraction: string): number {
  const [over, under = '1'] = fraction.split('/');
  return Number(over) / Number(under);
}
