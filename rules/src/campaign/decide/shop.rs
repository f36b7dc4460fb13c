//! The Rebels' shop (IA-SHOP): first they sell, then they buy what lies there.

use super::Desk;
use crate::campaign::event::{Account, Card, Event, Foundation, Holder, Phase, Seen, Why};
use crate::campaign::facts::{CardKind, Facts, Item};
use crate::campaign::id::{HeroId, ItemId};
use crate::campaign::refusal::Refusal;
use crate::campaign::step::CardName;

/// Cards that the shop shows by the book.
const CARDS: usize = 6;

/// What an item without a cost, such as a hero's first weapon, sells for.
const WITHOUT_COST: u32 = 50;

/// Half a cost, rounded up to the next 25 credits.
fn half(cost: u32) -> u32 {
    cost.div_ceil(50) * 25
}

/// How many cards lie in a shop of these tiers.
#[must_use]
pub fn shop_size(facts: &Facts, foundation: &Foundation, tiers: &[u32]) -> usize {
    if !foundation.options.half_shop {
        return CARDS;
    }
    let tier_of = |item: &ItemId| facts.items.get(item).map(|i| i.tier);
    let of = |tier: u32| foundation.items.iter().filter(|i| tier_of(i) == Some(tier)).count();
    tiers.iter().map(|tier| of(*tier).div_ceil(2)).sum()
}

fn size(desk: &Desk<'_>, tiers: &[u32]) -> usize {
    shop_size(desk.facts, desk.foundation, tiers)
}

fn tier_of(desk: &Desk<'_>, item: &ItemId) -> Option<u32> {
    desk.facts.items.get(item).map(|i| i.tier)
}

/// What can lie in the shop at this stage, by tier.
fn on_sale(desk: &Desk<'_>, tier: u32) -> Vec<ItemId> {
    desk.state.item_deck.iter().filter(|i| tier_of(desk, i) == Some(tier)).cloned().collect()
}

/// Lays out the shop: the cards that lay on the table, or such that chance draws.
pub(super) fn lay(desk: &mut Desk<'_>, items: Option<&[ItemId]>) -> Result<(), Refusal> {
    desk.in_phase(Phase::RebelUpgrade)?;
    if desk.state.shop.is_some() {
        return Err(Refusal::SeenAlready { rule: "IA-SHOP" });
    }
    let tiers = &desk.stage()?.tiers;
    let most = size(desk, tiers);
    let cards = match items {
        None if desk.foundation.options.half_shop => {
            let decks: Vec<_> = tiers.iter().map(|tier| on_sale(desk, *tier)).collect();
            let sizes: Vec<_> = tiers.iter().map(|tier| size(desk, &[*tier])).collect();
            let drawn = decks.iter().zip(sizes).map(|(deck, size)| desk.chance.draw(deck, size));
            drawn.collect::<Vec<_>>().concat()
        }
        None => {
            let deck: Vec<_> = tiers.iter().flat_map(|tier| on_sale(desk, *tier)).collect();
            desk.chance.draw(&deck, most)
        }
        Some(items) => {
            for (at, item) in items.iter().enumerate() {
                sold_here(desk, item)?;
                if items[..at].contains(item) {
                    return Err(Refusal::Twice { id: item.as_str().to_owned(), rule: "IA-SHOP" });
                }
            }
            if items.len() > most {
                let (have, need) = (items.len(), most);
                return Err(Refusal::Count { what: "shop", have, need, rule: "IA-SHOP" });
            }
            items.to_vec()
        }
    };
    desk.book(Event::Laid(Seen { cards, all: true }));
    Ok(())
}

/// The item, if it can lie in the shop at this stage.
fn sold_here<'a>(desk: &Desk<'a>, id: &ItemId) -> Result<&'a Item, Refusal> {
    let name = || id.as_str().to_owned();
    let item = desk.facts.items.get(id).ok_or_else(|| Refusal::Unknown { what: "item", id: name() })?;
    if !desk.stage()?.tiers.contains(&item.tier) {
        return Err(Refusal::WrongTier { id: name(), tier: item.tier });
    }
    if desk.state.holder(&Card::Item(id.clone())).is_some() {
        return Err(Refusal::Owned { id: name(), rule: "IA-SHOP" });
    }
    if !desk.state.item_deck.contains(id) {
        return Err(Refusal::NotInDeck { id: name(), rule: "IA-SHOP" });
    }
    Ok(item)
}

/// Buys an item for a hero. Where nobody said what lay in the shop, what is bought has lain there.
pub(super) fn buy(desk: &mut Desk<'_>, id: &ItemId, hero: &HeroId) -> Result<(), Refusal> {
    desk.in_phase(Phase::RebelUpgrade)?;
    desk.hero(hero)?;
    let item = sold_here(desk, id)?;
    let shop = desk.state.shop.clone().unwrap_or(Seen { cards: Vec::new(), all: false });
    let lies_there = shop.cards.contains(id);
    if !lies_there && (shop.all || shop.cards.len() >= size(desk, &desk.stage()?.tiers)) {
        return Err(Refusal::NotInShop { id: id.as_str().to_owned() });
    }
    let card = Card::Item(id.clone());
    if !lies_there {
        let cards = [shop.cards, vec![id.clone()]].concat();
        desk.book(Event::Laid(Seen { cards, all: false }));
    }
    desk.pay(Account::Credits, item.cost, card.clone())?;
    desk.book(Event::Took { holder: Holder::Hero(hero.clone()), card });
    Ok(())
}

/// Sells an item for half its cost; it goes back to its deck.
pub(super) fn sell(desk: &mut Desk<'_>, name: &CardName) -> Result<(), Refusal> {
    desk.in_phase(Phase::RebelUpgrade)?;
    let not_for_sale = || Refusal::NotForSale { id: name.0.clone() };
    let Some((holder, card)) = desk.held(name) else {
        return Err(Refusal::NotOwned { id: name.0.clone(), rule: "IA-SHOP" });
    };
    if desk.state.shopped {
        return Err(Refusal::SoldAfterBuying);
    }
    let (price, back) = match &card {
        Card::Item(id) => (desk.facts.items.get(id).map_or(WITHOUT_COST, |i| half(i.cost)), true),
        Card::Class(id) => {
            let kind = desk.facts.class_cards.get(id).map_or(CardKind::Feat, |c| c.kind);
            let a_heros = matches!(holder, Holder::Hero(_));
            if !kind.is_item() || !a_heros {
                return Err(not_for_sale());
            }
            (WITHOUT_COST, false)
        }
        Card::Reward(_) | Card::Agenda(_) | Card::Ally(_) => return Err(not_for_sale()),
    };
    desk.book(Event::Gave { holder, card: card.clone(), back });
    desk.gain(Account::Credits, price, &Why::Sold { card });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::half;

    #[test]
    fn half_a_price_is_rounded_up_to_the_next_25() {
        let prices = [(100, 50), (150, 75), (350, 175), (375, 200), (500, 250), (0, 0)];
        for (cost, price) in prices {
            assert_eq!(half(cost), price, "{cost}");
        }
    }
}
