import { beforeEach } from 'vitest';
import { RecordedPlatform, really, recorded } from '../../../tests/recorded';
import { STORY, THURSDAY } from '../../../tests/recorded/draft';
import type { CampaignStep } from '../../bindings/CampaignStep';
import type { KeptCampaign } from '../../bindings/KeptCampaign';
import type { MissionResult } from '../../bindings/MissionResult';
import type { PaperLog } from '../../bindings/PaperLog';
import type { Setup } from '../../bindings/Setup';
import { kept } from '../../lib/kept.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { setPlatform } from '../../platform';
import { Book } from './book.svelte';

/** The pages of campaigns as a test meets them, with a program of its own that plays the made-up game. */
export function stage(): { host: RecordedPlatform; id: string } {
  const on = { host: new RecordedPlatform(), id: '' };
  recorded(STORY);
  beforeEach(async () => {
    on.host = new RecordedPlatform();
    setPlatform(on.host);
    kept.clear();
    toasts.list = [];
    on.id = await campaign();
  });
  return on;
}

const HIDDEN = { secrets: false, pin: null };
const SHOWN = { secrets: true, pin: null };

/** The id of a campaign that is there when a test begins. */
export async function campaign(name: string = THURSDAY): Promise<string> {
  const { campaigns } = await really('campaigns', {});
  const found = campaigns.find((one) => one.name === name);
  if (!found) throw new Error(`no campaign ${name}`);
  return found.uuid;
}

/** Its books as everybody may see them, or as the Imperial player does. */
export const books = (id: string, secrets = false): Promise<KeptCampaign> =>
  really('campaign', { id, reveal: secrets ? SHOWN : HIDDEN });

/** Books steps, one after the other, as the Imperial player; the books then, as everybody may see them. */
export async function booked(id: string, ...steps: CampaignStep[]): Promise<KeptCampaign> {
  let { entries } = await books(id);
  for (const step of steps) {
    const { refused, ...after } = await really('book_step', { id, entries, step, reveal: SHOWN });
    if (refused.length > 0) throw new Error(`${step.do}: ${refused[0]?.message}`);
    entries = after.entries;
  }
  return books(id);
}

/** Takes back the last steps; the books then. */
export async function undone(id: string, steps = 1): Promise<KeptCampaign> {
  let { entries } = await books(id);
  for (let step = 0; step < steps; step += 1)
    ({ entries } = await really('undo_step', { id, entries, reveal: SHOWN }));
  return books(id);
}

/** Another campaign, which has just begun; with these side missions in its deck, or any. */
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

/** Adds a photo of the table to each of the last evenings. */
export async function photographed(id: string, ...photos: string[]): Promise<KeptCampaign> {
  const { evenings } = await books(id);
  for (const [at, { id: evening }] of evenings.slice(-photos.length).entries())
    await really('add_evening_photo', { evening, path: `/read/photos/${photos[at]}` });
  return books(id);
}

/** The first missions of a campaign as they stand in a log on paper, with what is known of both sides. */
export const paper = (missions: string[], sides: PaperLog['books'] = {}): CampaignStep => ({
  do: 'paper',
  missions: missions.map((name) => ({ name, winner: 'rebels', outcome: null })),
  upgrade: null,
  active: null,
  books: sides,
});

/** Its books opened, as a page has them. */
export async function opened(id: string): Promise<{ book: Book; view: KeptCampaign }> {
  const book = new Book(id);
  book.view = await books(id);
  return { book, view: book.view };
}

export const NEXT: CampaignStep = { do: 'next' };

/** A mission's result as the window writes it. */
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
