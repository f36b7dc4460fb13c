import type { CampaignChoice } from '../../../bindings/CampaignChoice';
import type { CampaignOptions } from '../../../bindings/CampaignOptions';
import type { PaperLog } from '../../../bindings/PaperLog';
import type { Setup } from '../../../bindings/Setup';
import type { SetupChoice } from '../../../bindings/SetupChoice';
import type { SetupChoices } from '../../../bindings/SetupChoices';

/** The key of the unfinished setup's draft. */
export const KEPT = 'campaign-setup';

/** Seeds below this keep their value in every file format and database column. */
export const SEEDS = 2 ** 31;

/** The cards of a deck: picked, or drawn at random. A pick is kept while the user tries a random draw. */
export interface Pick {
  told: boolean;
  ids: string[];
}

/** A deck with cards to pick: the agenda deck, or a kind of missions. */
export type Deck = { agenda: true } | { missions: string };

export const AGENDA: Deck = { agenda: true };

/** The key of a deck in {@link SetupDraft.decks}. */
export const keyOf = (deck: Deck): string => ('missions' in deck ? `missions-${deck.missions}` : 'agenda');

/** What another program's save has besides the setup: its log, and what it can't be asked. */
export interface SavedLog {
  paper: PaperLog;
  /** What wasn't taken over, or isn't in such a save, a sentence each. */
  left: string[];
}

/** The key of the log that a campaign brought from a save, until it is recorded. */
export const broughtOf = (campaign: string): string => `paper-brought ${campaign}`;

/** A campaign setup in progress: anything may be left open, and is then drawn at random. */
export interface SetupDraft {
  game: string | null;
  campaign: string | null;
  heroes: string[];
  class: string | null;
  /** Picks by deck key; a deck without one is drawn at random. */
  decks: Record<string, Pick>;
  options: CampaignOptions;
  name: string;
  /** As typed; empty for a random one. */
  seed: string;
  /** Whether it has already been played for a while, with its log on paper. */
  paper: boolean;
  /** The save of another program that it comes from. */
  saved: SavedLog | null;
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
    saved: null,
  };
}

/** Returns a random seed. */
export function chance(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS;
}

/** Parses a seed; null if it is invalid. */
export function seedOf(typed: string): number | null {
  const seed = Number(typed.trim());
  return /^\d{1,10}$/.test(typed.trim()) && seed < SEEDS ? seed : null;
}

/** The cards offered for a deck, and how many are needed. */
export function offered(choices: SetupChoices, deck: Deck): { from: SetupChoice[]; need: number } {
  if (!('missions' in deck)) return { from: choices.agenda_sets, need: choices.agenda_needed };
  const pick = choices.missions.find(({ kind }) => kind === deck.missions);
  return { from: pick?.choices ?? [], need: pick?.needed ?? 0 };
}

/** The pick for a deck. */
export function picked(draft: SetupDraft, deck: Deck): Pick {
  return draft.decks[keyOf(deck)] ?? { told: false, ids: [] };
}

/** Whether a campaign's box is used; if none is ticked, all are. */
export function inBoxes(campaign: CampaignChoice, boxes: string[]): boolean {
  return boxes.length === 0 || boxes.includes(campaign.box_id);
}

/** The chosen campaign, if its box is used. */
export function campaignOf(
  draft: SetupDraft,
  choices: SetupChoices,
  boxes: string[],
): CampaignChoice | undefined {
  return choices.campaigns.find((c) => c.id === draft.campaign && inBoxes(c, boxes));
}

/** The items of a pick that are on offer; the others wait for their box to be ticked again. */
export function still<T extends { id: string }>(ids: string[], from: T[]): T[] {
  return ids.flatMap((id) => from.find((one) => one.id === id) ?? []);
}

/** A taken mission that wins the same ally as this one, with that ally. */
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

/** The setup that a draft describes; undefined without a campaign. */
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

/** Completes a pick at random: what was picked stays, and with `oneAnAlly` no two win the same ally. */
export function fill(ids: string[], from: SetupChoice[], need: number, oneAnAlly: boolean): string[] {
  const taken = still(ids, from);
  const left = from.filter((one) => !ids.includes(one.id));
  while (taken.length < need && left.length > 0) {
    const [drawn] = left.splice(chance() % left.length, 1);
    if (drawn && !(oneAnAlly && rival(drawn, taken))) taken.push(drawn);
  }
  return taken.map((one) => one.id);
}
