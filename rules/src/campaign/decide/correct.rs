//! Corrections: a house rule, or something forgotten, recorded with its reason.

use super::{Desk, agenda};
use crate::campaign::event::{Account, Card, Event, Holder, Why};
use crate::campaign::facts::{AccountKind, Share};
use crate::campaign::id::{CurrencyId, DeckId, HeroId, SideId};
use crate::campaign::refusal::Refusal;
use crate::campaign::step::{CardName, Corrected, Who};

/// Corrects a balance or the possession of a card.
pub(super) fn correct(
    desk: &mut Desk<'_>,
    who: &Who,
    what: &Corrected,
    amount: i64,
    card: Option<&CardName>,
    why: &str,
) -> Result<(), Refusal> {
    if why.trim().is_empty() {
        return Err(Refusal::NoReason);
    }
    let holder = holder(desk, &who.0)?;
    let account = match what {
        Corrected::Card => return correct_card(desk, holder, amount, card),
        Corrected::Currency(currency) => account(desk, &holder, currency).ok_or(Refusal::NoCorrection)?,
    };
    let have = desk.state.left(&account);
    let need = if amount < 0 { u32::try_from(amount.unsigned_abs()).unwrap_or(u32::MAX) } else { 0 };
    if need > 0 && desk.state.untold.contains(&account) {
        return Err(Refusal::BalanceUntold { account });
    }
    if need > have {
        return Err(Refusal::TooLittle { account, need, have });
    }
    if amount == 0 || amount > i64::from(u32::MAX - desk.state.balance(&account).earned()) {
        return Err(Refusal::NoCorrection);
    }
    let why = Why::Correction { reason: why.trim().to_owned() };
    desk.book(Event::Moved { account, amount, why });
    Ok(())
}

/// Returns the side or the hero with this ID.
pub(super) fn holder(desk: &Desk<'_>, id: &str) -> Result<Holder, Refusal> {
    let side = SideId::from(id);
    if desk.facts.rules.side(&side).is_some() {
        return Ok(Holder::Side(side));
    }
    let hero = HeroId::from(id);
    desk.hero(&hero)?;
    Ok(Holder::Hero(hero))
}

/// Returns the account in which a holder counts a currency.
pub(super) fn account(desk: &Desk<'_>, holder: &Holder, currency: &CurrencyId) -> Option<Account> {
    let counts = |kind: &&AccountKind| match holder {
        Holder::Hero(_) => kind.share == Share::EachHero,
        Holder::Side(side) => kind.share != Share::EachHero && kind.side == *side,
    };
    let kind = desk.facts.rules.accounts.iter().filter(|a| a.currency == *currency).find(counts)?;
    Some(match holder {
        Holder::Hero(hero) => Account::of_hero(&kind.id, hero),
        Holder::Side(_) => Account::of_side(&kind.id),
    })
}

fn correct_card(
    desk: &mut Desk<'_>,
    holder: Holder,
    amount: i64,
    name: Option<&CardName>,
) -> Result<(), Refusal> {
    let name = name.ok_or(Refusal::NoCorrection)?;
    let id = || name.0.clone();
    match amount {
        1 => {
            let card =
                fitting(desk, &holder, name).ok_or_else(|| Refusal::Unknown { what: "card", id: id() })?;
            if desk.state.holder(&card).is_some() {
                return Err(Refusal::Owned { id: id(), about: None });
            }
            known(desk, &card)?;
            desk.book(Event::Took { holder, card: card.clone() });
            agenda::place(desk, &card);
            Ok(())
        }
        -1 => match desk.held(name) {
            Some((found, card)) if found == holder => {
                known(desk, &card)?;
                desk.book(Event::Gave { holder, card, back: true });
                Ok(())
            }
            _ => Err(Refusal::NotOwned { id: id(), about: None }),
        },
        _ => Err(Refusal::NoCorrection),
    }
}

fn known(desk: &Desk<'_>, card: &Card) -> Result<(), Refusal> {
    if matches!(card, Card::Agenda(_)) { super::agenda::known_here(desk) } else { Ok(()) }
}

/// Returns the card with this name that such a holder may hold.
pub(super) fn fitting(desk: &Desk<'_>, holder: &Holder, name: &CardName) -> Option<Card> {
    let id = name.0.as_str();
    let facts = desk.facts;
    let rules = &facts.rules;
    let own = |deck: &DeckId| facts.class_cards.get(&id.into()).is_some_and(|c| c.deck == *deck);
    let class = |side: &SideId| rules.class.as_ref().is_some_and(|c| c.side == *side);
    let agenda = |side: &SideId| rules.agenda.as_ref().is_some_and(|a| a.side == *side);
    match holder {
        Holder::Hero(hero) if own(&hero.deck()) => Some(Card::Class(id.into())),
        Holder::Hero(_) if facts.items.contains_key(&id.into()) => Some(Card::Item(id.into())),
        Holder::Side(side) if class(side) && desk.foundation.class.as_ref().is_some_and(own) => {
            Some(Card::Class(id.into()))
        }
        Holder::Side(side) if agenda(side) && facts.agenda_cards.contains_key(&id.into()) => {
            Some(Card::Agenda(id.into()))
        }
        _ if facts.rewards.contains_key(&id.into()) => Some(Card::Reward(id.into())),
        Holder::Side(_) if facts.allies.contains_key(&id.into()) => Some(Card::Ally(id.into())),
        _ => None,
    }
}
