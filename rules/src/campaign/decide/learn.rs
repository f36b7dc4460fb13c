//! XP is spent on cards of one's own class deck (IA-XP).

use super::Desk;
use crate::campaign::event::{Account, Card, Event, Holder, Phase};
use crate::campaign::id::{ClassCardId, HeroId};
use crate::campaign::refusal::Refusal;

/// Buys a class card for whoever plays its deck.
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
    let owner = desk.foundation.heroes.iter().find(|h| h.deck() == card.deck);
    let (holder, account, phase) = match owner {
        Some(owner) if hero.is_none_or(|h| h == owner) => {
            (Holder::Hero(owner.clone()), Account::HeroXp(owner.clone()), Phase::RebelUpgrade)
        }
        None if hero.is_none() && card.deck == desk.foundation.imperial_class => {
            (Holder::Empire, Account::ImperialXp, Phase::ImperialUpgrade)
        }
        _ => return Err(Refusal::OtherDeck { id: name() }),
    };
    desk.in_phase(phase)?;
    let card_held = Card::Class(id.clone());
    if card.xp == Some(0) {
        return Err(Refusal::StartingCard { id: name() });
    }
    if desk.state.holder(&card_held).is_some() {
        return Err(Refusal::Owned { id: name(), rule: "IA-XP" });
    }
    let cost = card.trust.cost(card.xp, xp).ok_or_else(|| Refusal::CostUnknown { id: name() })?;
    desk.pay(account, cost, card_held.clone())?;
    desk.book(Event::Took { holder, card: card_held });
    Ok(())
}
