/**
 * What the English name adds to the one that is shown: all of it, or what stands beside the same name
 * there, as a reading in brackets does; nothing where it adds nothing.
 */
export function englishBeside({ name, local_name }: { name: string; local_name: string }): string {
  if (!name.startsWith(local_name)) return name;
  const rest = name.slice(local_name.length).trim();
  return /^\((.*)\)$/.exec(rest)?.[1] ?? (rest === '' ? '' : name);
}
