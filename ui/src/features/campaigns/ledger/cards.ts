import type { CampaignView } from '../../../bindings/CampaignView';
import type { CardBrief } from '../../../bindings/CardBrief';

/** A card that can be named in a correction. */
export interface KnownCard {
  id: string;
  name: string;
  /** What kind of card, in words; empty where there is nothing to say. */
  kind: string;
}

/** What somebody holds: `rebels`, `empire` or a hero's id. */
export function heldBy(view: CampaignView, who: string): KnownCard[] {
  if (who === 'rebels') return unique([...view.rebels.rewards, ...view.rebels.allies]);
  if (who === 'empire') {
    const { cards, rewards, villains, agenda } = view.empire;
    return unique([...cards, ...rewards, ...villains, ...agenda.map((kept) => kept.card)]);
  }
  const hero = view.rebels.heroes.find(({ id }) => id === who);
  return hero ? unique([...hero.cards, ...hero.items.map((item) => item.card), ...hero.rewards]) : [];
}

function held(view: CampaignView): KnownCard[] {
  const holders = ['rebels', 'empire', ...view.rebels.heroes.map((hero) => hero.id)];
  return holders.flatMap((who) => heldBy(view, who));
}

/** Every card that a campaign's books name, as far as the reader may see them. */
export function knownCards(view: CampaignView): KnownCard[] {
  const { rebel_upgrade: rebels, imperial_upgrade: empire } = view;
  return unique([
    ...held(view),
    ...(rebels?.could_lie ?? []),
    ...(rebels?.shop.map((lies) => lies.card) ?? []),
    ...(rebels?.sell.map((offer) => offer.card) ?? []),
    ...(rebels?.decks.flatMap((deck) => deck.cards.map((one) => one.card)) ?? []),
    ...(empire?.could_come ?? []),
    ...(empire?.agenda.map((offer) => offer.card) ?? []),
    ...(empire?.cards.map((one) => one.card) ?? []),
  ]);
}

/** Those that nobody holds: what somebody could get. */
export function freeCards(view: CampaignView): KnownCard[] {
  const taken = new Set(held(view).map(({ id }) => id));
  return knownCards(view).filter(({ id }) => !taken.has(id));
}

function unique(cards: (Pick<CardBrief, 'id' | 'name'> & { kind?: string })[]): KnownCard[] {
  const found = new Map(cards.map(({ id, name, kind = '' }) => [id, { id, name, kind }]));
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** The card that is meant by its name or id; what nobody knows is an id of its own. */
export function meant(text: string, cards: KnownCard[]): string {
  const said = text.trim().toLowerCase();
  const known = cards.find(({ id, name }) => id === said || name.toLowerCase() === said);
  return known?.id ?? said.replace(/\s+/g, '-');
}
