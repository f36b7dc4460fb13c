import { fold } from './fold';
import { speech } from './words.svelte';

/** Something with a name that others may have, too. */
export interface Alike {
  id: string;
  name: string;
  /** When it was created; undefined where the answer doesn't say. */
  created?: string;
}

/** The fewest characters of an id that tell things apart, and that the terminal takes, too. */
const SHORTEST = 8;

/**
 * What tells things of the same name apart, by id: the day they were created, or also the time, or the start
 * of the id. Those whose name is unique have no mark.
 */
export function alike(things: readonly Alike[]): Map<string, string> {
  const named = new Map<string, Alike[]>();
  for (const one of things) {
    const name = fold(one.name.trim());
    named.set(name, [...(named.get(name) ?? []), one]);
  }
  const marks = new Map<string, string>();
  for (const same of named.values()) {
    for (const one of same) {
      const others = same.filter((other) => other !== one);
      if (others.length > 0) marks.set(one.id, mark(one, others));
    }
  }
  return marks;
}

/** The shortest of a thing's marks that none of the others has. */
function mark(one: Alike, others: Alike[]): string {
  for (const said of [(time: string) => speech.day(time), (time: string) => speech.time(time)]) {
    const own = one.created && said(one.created);
    if (own && others.every(({ created }) => created === undefined || said(created) !== own)) return own;
  }
  // Ids begin with the time, so those created in the same minute differ only further on.
  let length = SHORTEST;
  const start = () => one.id.slice(0, length);
  while (length < one.id.length && others.some((other) => other.id.startsWith(start()))) length += 1;
  return start();
}
