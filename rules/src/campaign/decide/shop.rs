//! The heroes' shop: heroes sell first, then buy from the cards on display.

use super::Desk;
use crate::campaign::event::{Account, Card, Event, Foundation, Holder, Seen, Why};
use crate::campaign::facts::{Facts, Item, Shop, Topic};
use crate::campaign::id::{HeroId, ItemId};
use crate::campaign::refusal::Refusal;
use crate::campaign::step::CardName;

/// Returns the shop if it is open now.
fn open<'a>(desk: &Desk<'a>) -> Result<&'a Shop, Refusal> {
    let rules = &desk.facts.rules;
    let shop = rules.shop.as_ref().ok_or_else(|| desk.wrong_phase())?;
    desk.in_upgrade_of(&rules.heroes.side)?;
    Ok(shop)
}

/// Returns the number of cards in a shop of these tiers.
#[must_use]
pub fn shop_size(facts: &Facts, foundation: &Foundation, tiers: &[u32]) -> usize {
    if !foundation.options.half_shop {
        return facts.rules.shop.as_ref().map_or(0, |shop| shop.cards);
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

/// Returns the items of a tier that the shop can show at this stage.
fn on_sale(desk: &Desk<'_>, tier: u32) -> Vec<ItemId> {
    desk.state.item_deck.iter().filter(|i| tier_of(desk, i) == Some(tier)).cloned().collect()
}

/// Fills the shop: with the given cards, or random ones.
pub(super) fn lay(desk: &mut Desk<'_>, items: Option<&[ItemId]>) -> Result<(), Refusal> {
    open(desk)?;
    if desk.state.shop.is_some() {
        return Err(Refusal::SeenAlready { about: Topic::Shop });
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
                    return Err(Refusal::Twice { id: item.as_str().to_owned(), about: Topic::Shop });
                }
            }
            if items.len() > most {
                let (what, have, need) = ("shop".to_owned(), items.len(), most);
                return Err(Refusal::Count { what, have, need, about: Topic::Shop });
            }
            items.to_vec()
        }
    };
    desk.book(Event::Laid(Seen { cards, all: true }));
    Ok(())
}

/// Returns the item if the shop can show it at this stage.
fn sold_here<'a>(desk: &Desk<'a>, id: &ItemId) -> Result<&'a Item, Refusal> {
    let name = || id.as_str().to_owned();
    let item = desk.facts.items.get(id).ok_or_else(|| Refusal::Unknown { what: "item", id: name() })?;
    if !desk.stage()?.tiers.contains(&item.tier) {
        return Err(Refusal::WrongTier { id: name(), tier: item.tier });
    }
    if desk.state.holder(&Card::Item(id.clone())).is_some() {
        return Err(Refusal::Owned { id: name(), about: Some(Topic::Shop) });
    }
    if !desk.state.item_deck.contains(id) {
        return Err(Refusal::NotInDeck { id: name(), about: Topic::Shop });
    }
    Ok(item)
}

/// Buys an item for a hero. If the shop's cards weren't recorded, the bought item counts as shown.
pub(super) fn buy(desk: &mut Desk<'_>, id: &ItemId, hero: &HeroId) -> Result<(), Refusal> {
    let account = Account::of_side(&open(desk)?.account);
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
    desk.pay(account, item.cost, card.clone())?;
    desk.book(Event::Took { holder: Holder::Hero(hero.clone()), card });
    Ok(())
}

/// Sells an item at the shop's price; it returns to its deck.
pub(super) fn sell(desk: &mut Desk<'_>, name: &CardName) -> Result<(), Refusal> {
    let shop = open(desk)?;
    let not_for_sale = || Refusal::NotForSale { id: name.0.clone() };
    let Some((holder, card)) = desk.held(name) else {
        return Err(Refusal::NotOwned { id: name.0.clone(), about: Some(Topic::Shop) });
    };
    if desk.state.shopped {
        return Err(Refusal::SoldAfterBuying);
    }
    let (price, back) = match &card {
        Card::Item(id) => (desk.facts.items.get(id).map_or(shop.without_cost, |i| shop.price(i.cost)), true),
        Card::Class(id) if desk.facts.is_item(&card) && matches!(holder, Holder::Hero(_)) => {
            let printed = desk.facts.class_cards.get(id).and_then(|card| card.sells_for);
            match printed.unwrap_or(shop.without_cost) {
                0 => return Err(not_for_sale()),
                price => (price, false),
            }
        }
        Card::Class(_) | Card::Reward(_) | Card::Agenda(_) | Card::Ally(_) => return Err(not_for_sale()),
    };
    desk.book(Event::Gave { holder, card: card.clone(), back });
    desk.gain(Account::of_side(&shop.account), price, &Why::Sold { card });
    Ok(())
}
