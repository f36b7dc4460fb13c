import { beforeEach } from 'vitest';
import { gameView, RecordedPlatform, recorded } from '../../../tests/recorded';
import { type GAME, SHELF } from '../../../tests/recorded/draft';
import { SETTINGS, STARTED } from '../../../tests/window';
import type { GameView } from '../../bindings/GameView';
import { desk } from '../../lib/desk.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { setPlatform } from '../../platform';
import type { Answers } from '../../platform/memory';

/** Sets up the catalogue for tests, with a program of its own that plays one of the made-up games. */
export function stage(name: typeof GAME | typeof SHELF = SHELF) {
  const on = { host: new RecordedPlatform(), game: undefined as GameView | undefined, start };
  /** Starts the window with the program, overriding some of its answers. */
  async function start(given: Answers = {}): Promise<void> {
    const { id, name, figures } = on.game as GameView;
    const started = { ...STARTED, settings: SETTINGS, games: [{ id, name, figures }] };
    on.host = new RecordedPlatform({ start: started, ...given });
    setPlatform(on.host);
    await desk.start();
  }
  recorded(name);
  beforeEach(async () => {
    toasts.list = [];
    on.game = await gameView(name);
  });
  return on;
}
