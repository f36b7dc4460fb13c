import type { Started } from '../bindings/Started';

/** The game that is open from the start: the one played last, or the first. */
export function openedFirst({ settings, games }: Started): string | undefined {
  const wanted = settings.game ?? settings.games[0];
  return (games.find((game) => game.id === wanted) ?? games[0])?.id;
}

/** What became of the user's data, where they are gone: then somebody has to say what is to be done. */
export function lostData(started: Started | undefined): 'vanished' | 'corrupt' | null {
  const code = started?.trouble?.code;
  if (code === 'database-vanished') return 'vanished';
  return code === 'database-corrupt' ? 'corrupt' : null;
}

/** The game that both players look at in the window with this fragment, where it is the second one. */
export function sharedGame(fragment: string): string | null {
  return /^#table=([\w-]+)$/.exec(fragment)?.[1] ?? null;
}
