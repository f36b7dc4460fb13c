import { desk } from '../../lib/desk.svelte';

/** The key of the saved choices: by game, by what is drawn, whether it lies on the table. */
const PAGE = 'campaign-draws';

type Habits = Record<string, Record<string, boolean>>;

/**
 * Whether a group draws something from real cards, so that it is told and not drawn at random: as it was chosen last,
 * in any campaign of the game on this machine.
 */
export function lies(game: string | undefined, what: string): boolean {
  return desk.left<Habits>(PAGE, {})[game ?? '']?.[what] ?? false;
}

/** Remembers such choices for the next setup and draw. */
export function remember(game: string, told: Record<string, boolean>): void {
  if (Object.entries(told).every(([what, on]) => lies(game, what) === on)) return;
  const all = desk.left<Habits>(PAGE, {});
  // What can't be saved is chosen once more the next time: nothing to bother anybody with.
  void desk.leave(PAGE, { ...all, [game]: { ...all[game], ...told } }).catch(() => undefined);
}
