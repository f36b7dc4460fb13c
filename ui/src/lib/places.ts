/** A row of a list, or the place of one that went. */
export interface Place<T> {
  key: string;
  row: T;
  gone: boolean;
}

/**
 * The places of a list's rows while it is open: a row that goes leaves its place empty, and a new one takes the end.
 * So no other row comes under the finger that just tapped one, and a second tap does nothing.
 */
export class Places<T> {
  private before: Place<T>[] = [];

  constructor(private readonly keyOf: (row: T) => string) {}

  of(rows: readonly T[]): Place<T>[] {
    const seen = new Map<string, number>();
    const now = rows.map((row) => {
      const key = this.keyOf(row);
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      return { key: `${key} ${nth}`, row, gone: false };
    });
    const still = new Map(now.map((place) => [place.key, place]));
    const kept = this.before.map((place) => still.get(place.key) ?? { ...place, gone: true });
    const known = new Set(kept.map(({ key }) => key));
    this.before = [...kept, ...now.filter(({ key }) => !known.has(key))];
    return this.before;
  }
}

/** Without the empty places at its end, where nothing can come under a finger. */
export const trimmed = <T>(places: Place<T>[]): Place<T>[] =>
  places.slice(0, places.findLastIndex(({ gone }) => !gone) + 1);
