import { beforeEach } from 'vitest';
import { gameView, RecordedPlatform, really, recorded } from '../../../tests/recorded';
import { SHELF } from '../../../tests/recorded/draft';
import type { HoldingRow } from '../../bindings/HoldingRow';
import { desk } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { route } from '../../lib/route.svelte';
import { steps } from '../../lib/steps.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { setPlatform } from '../../platform';
import { asked, EVERYTHING } from './holdings.svelte';
import { view } from './tabs.svelte';

/** Printings of the made-up game. */
export const WARDEN = 'sg/first-set/1';
export const MAGE = 'sg/first-set/2';
export const TROOPER = 'sg/first-set/12';

/** Sets up the page for tests, with a program of its own in which a few figures are owned. */
export function stage(): { readonly host: RecordedPlatform } {
  const of = { host: new RecordedPlatform() };
  recorded(SHELF);
  beforeEach(async () => {
    of.host = new RecordedPlatform();
    setPlatform(of.host);
    desk.game = await gameView(SHELF);
    desk.settings.pages = {};
    view.forget();
    kept.clear();
    steps.clear();
    toasts.list = [];
    route.go('collection');
  });
  return of;
}

/** Returns the holding of a printing by its name. */
export async function holding(name: string): Promise<HoldingRow> {
  const { rows } = await really('holdings', {
    ...asked(SHELF, { ...EVERYTHING, query: name }),
    offset: 0,
    limit: 1000,
  });
  const found = rows.find((row) => row.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/** Removes everything from the collection except one printing. */
export async function onlyOwned(printing: string | null): Promise<void> {
  const { rows } = await really('holdings', { ...asked(SHELF, EVERYTHING), offset: 0, limit: 1000 });
  for (const row of rows)
    if (row.printing !== printing && row.figures + row.cards > 0)
      await really('set_holding', { game: SHELF, printing: row.printing, figures: 0, cards: 0 });
}
