//! Corrections: a house rule, or something that was forgotten, booked with its reason.

use super::Desk;
use crate::campaign::event::{Account, Card, Event, Holder, Why};
use crate::campaign::refusal::Refusal;
use crate::campaign::step::{CardName, Corrected, Who};

/// Sets the books right.
pub(super) fn correct(
    desk: &mut Desk<'_>,
    who: &Who,
    what: Corrected,
    amount: i64,
    card: Option<&CardName>,
    why: &str,
) -> Result<(), Refusal> {
    if why.trim().is_empty() {
        return Err(Refusal::NoReason);
    }
    if let Who::Hero(hero) = who {
        desk.hero(hero)?;
    }
    let account = match (what, who) {
        (Corrected::Card, _) => return correct_card(desk, who, amount, card),
        (Corrected::Credits, Who::Rebels) => Account::Credits,
        (Corrected::Xp, Who::Hero(hero)) => Account::HeroXp(hero.clone()),
        (Corrected::Xp, Who::Empire) => Account::ImperialXp,
        (Corrected::Influence, Who::Empire) => Account::Influence,
        _ => return Err(Refusal::NoCorrection),
    };
    let have = desk.state.left(&account);
    let need = if amount < 0 { u32::try_from(amount.unsigned_abs()).unwrap_or(u32::MAX) } else { 0 };
    if need > have {
        return Err(Refusal::TooLittle { account, need, have });
    }
    if amount == 0 || amount > i64::from(u32::MAX - desk.state.in_all(&account)) {
        return Err(Refusal::NoCorrection);
    }
    let why = Why::Correction { reason: why.trim().to_owned() };
    desk.book(Event::Moved { account, amount, why });
    Ok(())
}

fn correct_card(desk: &mut Desk<'_>, who: &Who, amount: i64, name: Option<&CardName>) -> Result<(), Refusal> {
    let name = name.ok_or(Refusal::NoCorrection)?;
    let holder = match who {
        Who::Rebels => Holder::Rebels,
        Who::Empire => Holder::Empire,
        Who::Hero(hero) => Holder::Hero(hero.clone()),
    };
    let id = || name.0.clone();
    match amount {
        1 => {
            let card =
                fitting(desk, &holder, name).ok_or_else(|| Refusal::Unknown { what: "card", id: id() })?;
            if desk.state.holder(&card).is_some() {
                return Err(Refusal::Owned { id: id(), rule: "MUSTER-CAMPAIGN" });
            }
            desk.book(Event::Took { holder, card });
            Ok(())
        }
        -1 => match desk.held(name) {
            Some((found, card)) if found == holder => {
                desk.book(Event::Gave { holder, card, back: true });
                Ok(())
            }
            _ => Err(Refusal::NotOwned { id: id(), rule: "MUSTER-CAMPAIGN" }),
        },
        _ => Err(Refusal::NoCorrection),
    }
}

/// The card of this name that such a holder may hold.
fn fitting(desk: &Desk<'_>, holder: &Holder, name: &CardName) -> Option<Card> {
    let id = name.0.as_str();
    let facts = desk.facts;
    let own = |deck: &str| facts.class_cards.get(&id.into()).is_some_and(|c| c.deck.as_str() == deck);
    let ally = facts.allies.contains_key(&id.into());
    let item = facts.items.contains_key(&id.into());
    let reward = facts.rewards.contains_key(&id.into());
    let agenda = facts.agenda_cards.contains_key(&id.into());
    match holder {
        Holder::Hero(hero) if own(hero.as_str()) => Some(Card::Class(id.into())),
        Holder::Hero(_) if item => Some(Card::Item(id.into())),
        Holder::Empire if own(desk.foundation.imperial_class.as_str()) => Some(Card::Class(id.into())),
        Holder::Empire if agenda => Some(Card::Agenda(id.into())),
        _ if reward => Some(Card::Reward(id.into())),
        Holder::Rebels | Holder::Empire if ally => Some(Card::Ally(id.into())),
        _ => None,
    }
}
