import type { CampaignChoice } from '../../../bindings/CampaignChoice';
import type { CampaignOptions } from '../../../bindings/CampaignOptions';
import type { Setup } from '../../../bindings/Setup';
import type { SetupChoice } from '../../../bindings/SetupChoice';
import type { SetupChoices } from '../../../bindings/SetupChoices';

/** Under what name a campaign that is being set up is kept when somebody leaves. */
export const KEPT = 'campaign-setup';

/** The fewest and the most heroes of a group. */
export const FEWEST_HEROES = 2;
export const MOST_HEROES = 4;

/** Below this every seed stays the same on its way through files and tables. */
export const SEEDS = 2 ** 31;

/** Parts of a deck: told one by one, or left to chance. What was told before is not forgotten. */
export interface Pick {
  told: boolean;
  ids: string[];
}

/** The decks that parts are picked for. */
export const DECKS = ['agenda', 'green', 'grey', 'threat'] as const;
export type Deck = (typeof DECKS)[number];

/** A campaign as somebody thinks it out: everything may be left open, and goes by chance then. */
export interface SetupDraft {
  game: string | null;
  campaign: string | null;
  heroes: string[];
  imperialClass: string | null;
  decks: Record<Deck, Pick>;
  options: CampaignOptions;
  name: string;
  /** As it was typed; nothing for one by chance. */
  seed: string;
}

export function freshDraft(): SetupDraft {
  const pick = (): Pick => ({ told: false, ids: [] });
  return {
    game: null,
    campaign: null,
    heroes: [],
    imperialClass: null,
    decks: { agenda: pick(), green: pick(), grey: pick(), threat: pick() },
    options: { expanded: false, periods: true, 'half-shop': false },
    name: '',
    seed: '',
  };
}

/** A seed that nobody thought of. */
export function chance(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS;
}

/** The seed that was typed; null where it is none. */
export function seedOf(typed: string): number | null {
  const seed = Number(typed.trim());
  return /^\d{1,10}$/.test(typed.trim()) && seed < SEEDS ? seed : null;
}

/** What there is to pick from for a deck, and how many of it. */
export function offered(choices: SetupChoices, deck: Deck): { from: SetupChoice[]; need: number } {
  if (deck === 'agenda') return { from: choices.agenda_sets, need: choices.agenda_needed };
  const pick = choices.missions.find((missions) => missions.kind === deck);
  return { from: pick?.choices ?? [], need: pick?.needed ?? 0 };
}

/** Whether a campaign's box is among those that are played with; without any tick all are. */
export function inBoxes(campaign: CampaignChoice, boxes: string[]): boolean {
  return boxes.length === 0 || boxes.includes(campaign.box_id);
}

/** The chosen campaign, where its box is there. */
export function campaignOf(
  draft: SetupDraft,
  choices: SetupChoices,
  boxes: string[],
): CampaignChoice | undefined {
  return choices.campaigns.find((c) => c.id === draft.campaign && inBoxes(c, boxes));
}

/** What of a list is offered now: the rest waits for its box to be ticked again. */
export function still<T extends { id: string }>(ids: string[], from: T[]): T[] {
  return ids.flatMap((id) => from.find((one) => one.id === id) ?? []);
}

/** Another mission of those taken that wins the same ally as this one, and which ally. */
export function rival(
  mission: SetupChoice,
  taken: SetupChoice[],
): { name: string; ally: string } | undefined {
  for (const other of taken) {
    const ally = other.id === mission.id ? undefined : mission.holds.find((h) => other.holds.includes(h));
    if (ally !== undefined) return { name: other.name, ally };
  }
  return undefined;
}

/** The setup that comes of a draft. */
export function setupOf(
  draft: SetupDraft,
  choices: SetupChoices,
  boxes: string[],
  seed: number,
): Setup | undefined {
  const campaign = campaignOf(draft, choices, boxes);
  if (!campaign) return undefined;
  const told = (deck: Deck) => {
    const { from, need } = offered(choices, deck);
    const { told, ids } = draft.decks[deck];
    return told && need > 0 ? still(ids, from).map((one) => one.id) : null;
  };
  return {
    campaign: campaign.id,
    boxes: boxes.length > 0 ? boxes : choices.boxes.map((b) => b.id),
    heroes: still(draft.heroes, choices.heroes).map((h) => h.id),
    imperial_class: choices.classes.find((c) => c.id === draft.imperialClass)?.id ?? null,
    agenda_sets: told('agenda'),
    side_missions_green: told('green'),
    side_missions_grey: told('grey'),
    threat_missions: told('threat'),
    options: { ...draft.options, expanded: draft.options.expanded && campaign.expands },
    seed,
  };
}

/** Fills a deck up by chance: what was told stays, and no two win the same ally. */
export function fill(ids: string[], from: SetupChoice[], need: number, oneAnAlly: boolean): string[] {
  const taken = still(ids, from);
  const left = from.filter((one) => !ids.includes(one.id));
  while (taken.length < need && left.length > 0) {
    const [drawn] = left.splice(chance() % left.length, 1);
    if (drawn && !(oneAnAlly && rival(drawn, taken))) taken.push(drawn);
  }
  return taken.map((one) => one.id);
}
