import type { CampaignChoice } from '../../../bindings/CampaignChoice';
import type { CampaignOptions } from '../../../bindings/CampaignOptions';
import type { Setup } from '../../../bindings/Setup';
import type { SetupChoice } from '../../../bindings/SetupChoice';
import type { SetupChoices } from '../../../bindings/SetupChoices';

/** Under what name a campaign that is being set up is kept when somebody leaves. */
export const KEPT = 'campaign-setup';

/** Below this every seed stays the same on its way through files and tables. */
export const SEEDS = 2 ** 31;

/** Parts of a deck: told one by one, or left to chance. What was told before is not forgotten. */
export interface Pick {
  told: boolean;
  ids: string[];
}

/** A deck that parts are picked for: the agenda, or a kind of missions. */
export type Deck = { agenda: true } | { missions: string };

export const AGENDA: Deck = { agenda: true };

/** Under what name a deck's parts are kept. */
export const keyOf = (deck: Deck): string => ('missions' in deck ? `missions-${deck.missions}` : 'agenda');

/** A campaign as somebody thinks it out: everything may be left open, and goes by chance then. */
export interface SetupDraft {
  game: string | null;
  campaign: string | null;
  heroes: string[];
  class: string | null;
  /** Parts of decks, by what a deck goes by; by chance where nothing is there. */
  decks: Record<string, Pick>;
  options: CampaignOptions;
  name: string;
  /** As it was typed; nothing for one by chance. */
  seed: string;
  /** Whether it was played for a while already, its log kept on paper. */
  paper: boolean;
}

export function freshDraft(): SetupDraft {
  return {
    game: null,
    campaign: null,
    heroes: [],
    class: null,
    decks: {},
    options: { expanded: false, periods: true, 'half-shop': false },
    name: '',
    seed: '',
    paper: false,
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
  if (!('missions' in deck)) return { from: choices.agenda_sets, need: choices.agenda_needed };
  const pick = choices.missions.find(({ kind }) => kind === deck.missions);
  return { from: pick?.choices ?? [], need: pick?.needed ?? 0 };
}

/** What was picked for a deck. */
export function picked(draft: SetupDraft, deck: Deck): Pick {
  return draft.decks[keyOf(deck)] ?? { told: false, ids: [] };
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
    const { told, ids } = picked(draft, deck);
    return told && need > 0 ? still(ids, from).map((one) => one.id) : null;
  };
  const missions = choices.missions.flatMap(({ kind }) => {
    const ids = told({ missions: kind });
    return ids ? [[kind, ids] as const] : [];
  });
  return {
    campaign: campaign.id,
    boxes: boxes.length > 0 ? boxes : choices.boxes.map((b) => b.id),
    heroes: still(draft.heroes, choices.heroes).map((h) => h.id),
    imperial_class: choices.classes.find((c) => c.id === draft.class)?.id ?? null,
    agenda_sets: told(AGENDA),
    missions: Object.fromEntries(missions),
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
