/** The points of one game. */
export interface Score {
  mine: number;
  theirs: number;
}

const ONE = /(\d{1,9})\s*[:：–-]\s*(\d{1,9})/g;

/** Parses scores: `120:90`, or `12:9 7:8` for a match of several games; null if invalid. */
export function readScores(text: string, most: number): Score[] | null {
  const scores = [...text.matchAll(ONE)].map(([, mine, theirs]) => ({
    mine: Number(mine),
    theirs: Number(theirs),
  }));
  const rest = text.replaceAll(ONE, '').replaceAll(/[\s,;]/g, '');
  return rest === '' && scores.length > 0 && scores.length <= most ? scores : null;
}
