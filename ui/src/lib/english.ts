/**
 * What the English name adds to the one that is shown: all of it, or what stands beside the same name
 * there, as a reading in brackets does; nothing where it adds nothing.
 */
export function englishBeside({ name, english }: { name: string; english: string | null }): string {
  if (!english?.startsWith(name)) return english ?? '';
  const rest = english.slice(name.length).trim();
  return /^\((.*)\)$/.exec(rest)?.[1] ?? (rest === '' ? '' : english);
}
