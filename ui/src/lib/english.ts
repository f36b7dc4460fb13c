/**
 * The part of the English name worth showing beside the local one: all of it, or what follows the same name,
 * without brackets; empty if it adds nothing.
 */
export function englishBeside({ name, local_name }: { name: string; local_name: string }): string {
  if (!name.startsWith(local_name)) return name;
  const rest = name.slice(local_name.length).trim();
  return /^\((.*)\)$/.exec(rest)?.[1] ?? (rest === '' ? '' : name);
}
