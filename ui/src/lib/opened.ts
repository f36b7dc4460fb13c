import type { Started } from '../bindings/Started';

/** The game to open at start: the one played last, or the first. */
export function openedFirst({ settings, games }: Started): string | undefined {
  const wanted = settings.game ?? settings.games[0];
  return (games.find((game) => game.id === wanted) ?? games[0])?.id;
}

/** How the user's data were lost, if they were; the user then has to decide what to do. */
export function lostData(started: Started | undefined): 'vanished' | 'corrupt' | null {
  const code = started?.trouble?.code;
  if (code === 'database-vanished') return 'vanished';
  return code === 'database-corrupt' ? 'corrupt' : null;
}
