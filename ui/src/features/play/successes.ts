/** Successes among dice as they lie. Which dice make one comes from the game (`sets`). */

/** Removes dice from others; null if they aren't all among them. */
export function without(dice: readonly number[], set: readonly number[]): number[] | null {
  const left = [...dice];
  for (const face of set) {
    const at = left.indexOf(face);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The successes that a roll can come to, each as often as it fits. */
export function among(dice: readonly number[], sets: readonly number[][]): number[][] {
  return sets.flatMap((set) => {
    const found: number[][] = [];
    for (let left = without(dice, set); left !== null; left = without(left, set)) found.push([...set]);
    return found;
  });
}

/** What to set aside: as many dice as possible, in as many successes, since each pays for an action. */
export function best(dice: readonly number[], sets: readonly number[][]): number[][] {
  let kept: number[][] = [];
  const size = (all: number[][]) => all.flat().length * 100 + all.length;
  const search = (left: readonly number[], from: number, chosen: number[][]): void => {
    if (size(chosen) > size(kept)) kept = chosen;
    for (let at = from; at < sets.length; at++) {
      const set = sets[at];
      const rest = set ? without(left, set) : null;
      if (set && rest) search(rest, at, [...chosen, [...set]]);
    }
  };
  search(dice, 0, []);
  return kept;
}

/** The number of the success that each die belongs to, from 1; 0 for none. */
export function marked(dice: readonly number[], kept: readonly (readonly number[])[]): number[] {
  const marks = dice.map(() => 0);
  for (const [at, set] of kept.entries()) {
    for (const face of set) {
      const free = dice.findIndex((die, index) => die === face && marks[index] === 0);
      if (free >= 0) marks[free] = at + 1;
    }
  }
  return marks;
}

/** The successes kept once one is added or taken away: what shares dice with a new one gives way. */
export function toggled(dice: readonly number[], kept: readonly number[][], set: number[]): number[][] {
  const same = (other: readonly number[]) => other.join() === set.join();
  const at = kept.findLastIndex(same);
  const fits = (all: readonly number[][]) =>
    all.reduce<number[] | null>((left, one) => left && without(left, one), [...dice]);
  if (at >= 0) return kept.filter((_, index) => index !== at);
  let others = [...kept];
  while (others.length > 0 && fits([...others, set]) === null) {
    const shares = others.findLastIndex((other) => other.some((face) => set.includes(face)));
    others = others.filter((_, index) => index !== (shares < 0 ? others.length - 1 : shares));
  }
  return [...others, set];
}
