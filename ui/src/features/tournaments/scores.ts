/** Points of one game, one's own first. */
export interface Score {
  mine: number;
  theirs: number;
}

const ONE = /(\d{1,9})\s*[:：–-]\s*(\d{1,9})/g;

/** Scores as people type them: `120:90`, and of a match of several games `12:9 7:8`; null where they are none. */
export function readScores(text: string, most: number): Score[] | null {
  const scores = [...text.matchAll(ONE)].map(([, mine, theirs]) => ({
    mine: Number(mine),
    theirs: Number(theirs),
  }));
  const rest = text.replaceAll(ONE, '').replaceAll(/[\s,;]/g, '');
  return rest === '' && scores.length > 0 && scores.length <= most ? scores : null;
}
