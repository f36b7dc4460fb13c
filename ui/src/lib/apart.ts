/** The views of a mission night: what all may see, and what each side needs. */
export const NIGHT_SIDES = ['common', 'rebels', 'empire'] as const;
export type NightSide = (typeof NIGHT_SIDES)[number];

/** What a window of its own shows: a game at the table, or a view of a mission night. */
export type Apart = { show: 'table'; id: string } | { show: 'night'; id: string; side: NightSide };

/** What a second window shows, from its URL fragment; null in the main window. */
export function apartOf(fragment: string): Apart | null {
  const [, show, id, side] = /^#(table|night)=([\w-]+)(?:\/(\w+))?$/.exec(fragment) ?? [];
  if (id === undefined) return null;
  if (show === 'table') return side === undefined ? { show, id } : null;
  const known = NIGHT_SIDES.find((one) => one === side);
  return known === undefined ? null : { show: 'night', id, side: known };
}
