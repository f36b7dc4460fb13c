//! Buying cards from a class deck.

use super::{Desk, cost};
use crate::campaign::event::{Account, Card, Event, Holder};
use crate::campaign::facts::Topic;
use crate::campaign::id::{ClassCardId, HeroId};
use crate::campaign::refusal::Refusal;

/// Buys a class card for the owner of its deck.
pub(super) fn buy(
    desk: &mut Desk<'_>,
    id: &ClassCardId,
    hero: Option<&HeroId>,
    xp: Option<u32>,
) -> Result<(), Refusal> {
    let name = || id.as_str().to_owned();
    let Some(card) = desk.facts.class_cards.get(id) else {
        return Err(Refusal::Unknown { what: "class-card", id: name() });
    };
    let owner = desk.state.seats.iter().find(|h| h.deck() == card.deck).cloned();
    let rules = &desk.facts.rules;
    let class = rules.class.as_ref().filter(|_| desk.foundation.class.as_ref() == Some(&card.deck));
    let other_deck = || Refusal::OtherDeck { id: name() };
    let (holder, account, side) = match (&owner, class) {
        (Some(owner), _) if hero.is_none_or(|h| h == owner) => {
            let account = rules.heroes.account.as_ref().ok_or_else(other_deck)?;
            (Holder::Hero(owner.clone()), Account::of_hero(account, owner), &rules.heroes.side)
        }
        (None, Some(class)) if hero.is_none() => {
            (Holder::Side(class.side.clone()), Account::of_side(&class.account), &class.side)
        }
        _ => return Err(other_deck()),
    };
    desk.in_upgrade_of(side)?;
    let card_held = Card::Class(id.clone());
    if card.xp == Some(0) {
        return Err(Refusal::StartingCard { id: name() });
    }
    if desk.state.holder(&card_held).is_some() {
        return Err(Refusal::Owned { id: name(), about: Some(Topic::ClassCards) });
    }
    let cost = cost(card.trust, card.xp, xp, id.as_str())?;
    desk.pay(account, cost, card_held.clone())?;
    desk.book(Event::Took { holder, card: card_held });
    Ok(())
}
