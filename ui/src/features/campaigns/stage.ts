import { beforeEach } from 'vitest';
import { RecordedPlatform, really, recorded } from '../../../tests/recorded';
import { STORY, THURSDAY } from '../../../tests/recorded/draft';
import type { CampaignStep } from '../../bindings/CampaignStep';
import type { KeptCampaign } from '../../bindings/KeptCampaign';
import type { MissionResult } from '../../bindings/MissionResult';
import type { PaperLog } from '../../bindings/PaperLog';
import type { Setup } from '../../bindings/Setup';
import { desk, NO_SETTINGS } from '../../lib/desk.svelte';
import { kept } from '../../lib/kept.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { setPlatform } from '../../platform';
import { Book } from './book.svelte';

/** Sets up the campaign pages for tests, with a program of their own that plays the made-up game. */
export function stage(): { host: RecordedPlatform; id: string } {
  const on = { host: new RecordedPlatform(), id: '' };
  recorded(STORY);
  beforeEach(async () => {
    on.host = new RecordedPlatform();
    setPlatform(on.host);
    kept.clear();
    desk.settings = { ...NO_SETTINGS, pages: {} };
    toasts.list = [];
    on.id = await campaign();
  });
  return on;
}

export const HIDDEN = { secrets: false, pin: null };
const SHOWN = { secrets: true, pin: null };

/** Returns the id of a campaign that exists when a test starts. */
export async function campaign(name: string = THURSDAY): Promise<string> {
  const { campaigns } = await really('campaigns', {});
  const found = campaigns.find((one) => one.name === name);
  if (!found) throw new Error(`no campaign ${name}`);
  return found.uuid;
}

/** Reads a campaign's books as everybody may see them, or as the Imperial player does. */
export const books = (id: string, secrets = false): Promise<KeptCampaign> =>
  really('campaign', { id, reveal: secrets ? SHOWN : HIDDEN });

/** Records steps in order as the Imperial player; returns the books as everybody may see them. */
export async function booked(id: string, ...steps: CampaignStep[]): Promise<KeptCampaign> {
  let { entries } = await books(id);
  for (const step of steps) {
    const { refused, ...after } = await really('book_step', { id, entries, step, reveal: SHOWN });
    if (refused.length > 0) throw new Error(`${step.do}: ${refused[0]?.message}`);
    entries = after.entries;
  }
  return books(id);
}

/** Undoes the last steps; returns the books. */
export async function undone(id: string, steps = 1): Promise<KeptCampaign> {
  let { entries } = await books(id);
  for (let step = 0; step < steps; step += 1)
    ({ entries } = await really('undo_step', { id, entries, reveal: SHOWN }));
  return books(id);
}

/**
 * Creates another campaign that has just started, with these side missions in its deck, or any; returns its
 * id.
 */
export async function begun(name: string, boxes = ['first-box'], grey?: string[]): Promise<string> {
  const setup: Setup = {
    campaign: boxes.includes('snow-box') ? 'cold-winter' : 'long-road',
    boxes,
    heroes: ['dara-pell', 'garrok', 'jana-ode', 'finn-sorrel'],
    imperial_class: 'iron-fist',
    agenda_sets: ['rumours', 'orders'],
    missions: grey ? { grey } : {},
    options: { expanded: false, periods: false, 'half-shop': false },
    seed: 7,
  };
  return (await really('begin_campaign', { game: STORY, name, setup })).id;
}

/** Adds a photo of the table to each of the last sessions. */
export async function photographed(id: string, ...photos: string[]): Promise<KeptCampaign> {
  const { evenings } = await books(id);
  for (const [at, { id: evening }] of evenings.slice(-photos.length).entries())
    await really('add_evening_photo', { evening, path: `/read/photos/${photos[at]}` });
  return books(id);
}

/** The step that imports a campaign's first missions from a paper log, with what is known of both sides. */
export const paper = (missions: string[], sides: PaperLog['books'] = {}): CampaignStep => ({
  do: 'paper',
  missions: missions.map((name) => ({ name, winner: 'rebels', outcome: null })),
  upgrade: null,
  active: null,
  books: sides,
});

/** Opens a campaign's books, as a page does. */
export async function opened(id: string): Promise<{ book: Book; view: KeptCampaign }> {
  const book = new Book(id);
  book.view = await books(id);
  return { book, view: book.view };
}

export const NEXT: CampaignStep = { do: 'next' };

/** The step that records a mission's result, as the window sends it. */
export const mission = (
  name: string,
  winner: string,
  more: Partial<MissionResult> = {},
): CampaignStep & MissionResult => ({
  do: 'mission',
  name,
  winner,
  outcome: null,
  crates: 0,
  met: [],
  tokens: 0,
  gains: {},
  activates: [],
  draws: {},
  reward_to: null,
  ally: null,
  anyway: null,
  ...more,
});
