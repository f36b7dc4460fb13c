import { apartOf } from './lib/apart';
import { lostData, openedFirst } from './lib/opened';
import { setPlatform } from './platform';
import { Early } from './platform/early';
import { tauri } from './platform/tauri';

/** Prefetches the first page's queries while the scripts load, in the order they depend on each other. */
async function askFirst(early: Early): Promise<void> {
  const started = await early.ask('start', 'en', {});
  const game = openedFirst(started);
  // If the data are lost, nothing is read until the user has decided what to do.
  if (game === undefined || lostData(started)) return;
  const first = apartOf(location.hash) === null ? (['game', 'home', 'counts'] as const) : (['game'] as const);
  for (const command of first) void early.ask(command, started.language, { game });
}

async function main(): Promise<void> {
  const bridged = import.meta.env.DEV && !('__TAURI_INTERNALS__' in window);
  const early = new Early(bridged ? (await import('./platform/bridge')).bridge : tauri);
  setPlatform(early.platform);
  askFirst(early).catch(() => undefined);
  const { begin } = await import('./begin');
  begin();
}

void main();
