import type { CardBrief } from '../../../bindings/CardBrief';
import type { KeptCampaign } from '../../../bindings/KeptCampaign';

/** A card that can be named in a correction. */
export interface KnownCard {
  id: string;
  name: string;
  /** The kind of card, localised; empty if it has none. */
  kind: string;
}

/** The cards that a side or a hero holds. */
export function heldBy(view: KeptCampaign, who: string): KnownCard[] {
  const side = view.sides.find((one) => one.side === who);
  if (side) {
    const { cards, rewards, joiners, agenda } = side;
    return unique([...cards, ...rewards, ...joiners, ...agenda.map((kept) => kept.card)]);
  }
  const hero = view.heroes.find((one) => one.hero === who);
  return hero
    ? unique([...hero.class_cards, ...hero.things.map((thing) => thing.card), ...hero.rewards])
    : [];
}

function held(view: KeptCampaign): KnownCard[] {
  const holders = [...view.sides.map((side) => side.side), ...view.heroes.map((hero) => hero.hero)];
  return holders.flatMap((who) => heldBy(view, who));
}

/** Every card named in a campaign's books, as far as the reader may see them. */
export function knownCards(view: KeptCampaign): KnownCard[] {
  const { heroes_upgrade: heroes, side_upgrade: side } = view;
  const offers = [
    ...(heroes?.shop ?? []),
    ...(heroes?.sell ?? []),
    ...(heroes?.decks.flatMap((deck) => deck.cards) ?? []),
    ...(side?.agenda ?? []),
    ...(side?.cards ?? []),
  ];
  return unique([
    ...held(view),
    ...(heroes?.could_lie ?? []),
    ...(side?.could_come ?? []),
    ...offers.map((offer) => offer.card),
  ]);
}

/** Known cards that nobody holds. */
export function freeCards(view: KeptCampaign): KnownCard[] {
  const taken = new Set(held(view).map(({ id }) => id));
  return knownCards(view).filter(({ id }) => !taken.has(id));
}

function unique(cards: (Pick<CardBrief, 'id' | 'name'> & { kind?: string })[]): KnownCard[] {
  const found = new Map(cards.map(({ id, name, kind = '' }) => [id, { id, name, kind }]));
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Resolves a card's name or id; an unknown one becomes an id of its own. */
export function meant(text: string, cards: KnownCard[]): string {
  const said = text.trim().toLowerCase();
  const known = cards.find(({ id, name }) => id === said || name.toLowerCase() === said);
  return known?.id ?? said.replace(/\s+/g, '-');
}
