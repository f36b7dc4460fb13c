import { beforeEach } from 'vitest';
import { gameView, RecordedPlatform, really, recorded } from '../../../tests/recorded';
import { draft, SHELF } from '../../../tests/recorded/draft';
import type { SquadDraft } from '../../bindings/SquadDraft';
import { desk } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { route } from '../../lib/route.svelte';
import { setPlatform } from '../../platform';
import { forget } from './list.svelte';

/** `2 Troper` is an uncertain match, `Nonsense` is unknown, `Finch` is ambiguous. */
export const LIST = 'Warden (55)\n2 Troper\n3 Nonsense\nFinch\nTotal: 79';

/** Sets up the squads page for tests, with a program of its own. */
export function stage(): { host: RecordedPlatform } {
  const on = { host: new RecordedPlatform() };
  recorded(SHELF);
  beforeEach(async () => {
    on.host = new RecordedPlatform();
    setPlatform(on.host);
    desk.game = await gameView(SHELF);
    desk.settings.pages = {};
    kept.clear();
    forget();
    route.go('squads');
  });
  return on;
}

/** An unsaved squad of the made-up game. */
export const shelfDraft = (name: string, members: [string, number][] = []): SquadDraft => ({
  ...draft(members),
  game: SHELF,
  name,
});

/** Saves a squad; returns its id. */
export async function saved(name: string, members: [string, number][]): Promise<string> {
  return (await really('new_squad', { draft: shelfDraft(name, members) })).id;
}
