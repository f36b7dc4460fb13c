import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeEach } from 'vitest';
import { gameView, RecordedPlatform, recorded } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import { desk } from '../../lib/desk.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { speech } from '../../lib/words.svelte';
import { setPlatform } from '../../platform';

/** Rules that need real colours and a whole page. */
export const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

/** Sets up the tournaments page over a recorded session; `host` is that of the running test. */
export function stage(): { host: RecordedPlatform } {
  const heard = (event: KeyboardEvent) => keys.hear(event);
  const at = {} as { host: RecordedPlatform };

  recorded(SHELF);

  beforeEach(async () => {
    const game = await gameView(SHELF);
    at.host = new RecordedPlatform();
    setPlatform(at.host);
    speech.speak('en');
    desk.game = game;
    route.go('tournaments');
    window.addEventListener('keydown', heard);
  });

  afterEach(() => {
    cleanup();
    window.removeEventListener('keydown', heard);
  });
  return at;
}
