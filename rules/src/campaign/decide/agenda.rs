//! The agenda of the side that has one: cards are drawn in secret, and some are bought.

use super::Desk;
use crate::campaign::chance::Chance;
use crate::campaign::event::{Account, Card, Event, Holder, Origin, Seen};
use crate::campaign::facts::{Agenda, AgendaMission, Topic};
use crate::campaign::id::AgendaCardId;
use crate::campaign::refusal::Refusal;

/// Returns the agenda if it is in its upgrade step and this machine knows its contents.
fn open<'a>(desk: &Desk<'a>) -> Result<&'a Agenda, Refusal> {
    let agenda = desk.facts.rules.agenda.as_ref().ok_or_else(|| desk.wrong_phase())?;
    desk.in_upgrade_of(&agenda.side)?;
    known_here(desk)?;
    Ok(agenda)
}

/// Refuses steps that only the machine holding the agenda can decide.
pub(super) fn known_here(desk: &Desk<'_>) -> Result<(), Refusal> {
    if desk.foundation.redacted { Err(Refusal::KeptElsewhere) } else { Ok(()) }
}

/// Draws agenda cards: the given ones, or random ones.
pub(super) fn draw(desk: &mut Desk<'_>, cards: Option<&[AgendaCardId]>) -> Result<(), Refusal> {
    let agenda = open(desk)?;
    if desk.state.drawn.is_some() {
        return Err(Refusal::SeenAlready { about: Topic::Agenda });
    }
    let cards = match cards {
        None => {
            let deck: Vec<_> = desk.state.agenda_deck.iter().cloned().collect();
            match desk.foundation.agenda_seed {
                Some(seed) => Chance::new(seed, desk.number).draw(&deck, agenda.cards),
                None => desk.chance.draw(&deck, agenda.cards),
            }
        }
        Some(cards) => {
            for (at, card) in cards.iter().enumerate() {
                in_deck(desk, card)?;
                if cards[..at].contains(card) {
                    return Err(Refusal::Twice { id: card.as_str().to_owned(), about: Topic::Agenda });
                }
            }
            if cards.len() > agenda.cards {
                let (what, have, need) = ("agenda".to_owned(), cards.len(), agenda.cards);
                return Err(Refusal::Count { what, have, need, about: Topic::Agenda });
            }
            cards.to_vec()
        }
    };
    desk.book(Event::Drew(Seen { cards, all: true }));
    Ok(())
}

fn in_deck(desk: &Desk<'_>, id: &AgendaCardId) -> Result<(), Refusal> {
    let name = || id.as_str().to_owned();
    if !desk.facts.agenda_cards.contains_key(id) {
        return Err(Refusal::Unknown { what: "agenda-card", id: name() });
    }
    if desk.state.holder(&Card::Agenda(id.clone())).is_some() {
        return Err(Refusal::Owned { id: name(), about: Some(Topic::Agenda) });
    }
    if desk.state.agenda_deck.contains(id) {
        Ok(())
    } else {
        Err(Refusal::NotInDeck { id: name(), about: Topic::Agenda })
    }
}

/// Buys an agenda card. If the draw wasn't recorded, the bought card counts as drawn.
pub(super) fn buy(
    desk: &mut Desk<'_>,
    id: &AgendaCardId,
    keep: bool,
    cost: Option<u32>,
) -> Result<(), Refusal> {
    let agenda = open(desk)?;
    let name = || id.as_str().to_owned();
    in_deck(desk, id)?;
    let Some(card) = desk.facts.agenda_cards.get(id) else {
        return Err(Refusal::Unknown { what: "agenda-card", id: name() });
    };
    let drawn = desk.state.drawn.clone().unwrap_or(Seen { cards: Vec::new(), all: false });
    let known = drawn.cards.contains(id);
    if !known && (drawn.all || drawn.cards.len() >= agenda.cards) {
        return Err(Refusal::NotDrawn { id: name() });
    }
    let limit = desk.campaign.agenda_limit.filter(|_| keep && card.mission.is_none());
    if let Some(limit) = limit.filter(|l| desk.state.side(&agenda.side).agenda.len() >= *l as usize) {
        return Err(Refusal::HandFull { limit });
    }
    let cost = super::cost(card.trust, card.cost, cost, id.as_str())?;
    if !known {
        let cards = [drawn.cards, vec![id.clone()]].concat();
        desk.book(Event::Drew(Seen { cards, all: false }));
    }
    let held = Card::Agenda(id.clone());
    let holder = Holder::Side(agenda.side.clone());
    desk.pay(Account::of_side(&agenda.account), cost, held.clone())?;
    desk.book(Event::Took { holder: holder.clone(), card: held.clone() });
    if keep && card.mission.is_none() {
        return Ok(());
    }
    desk.book(Event::Gave { holder, card: held, back: false });
    if let Some(mission) = card.mission_id() {
        desk.book(match card.mission {
            Some(AgendaMission::Forced) => Event::Forced { mission },
            _ => Event::Activated { mission, origin: Origin::Agenda },
        });
    }
    Ok(())
}

/// Plays a kept agenda card.
pub(super) fn play(desk: &mut Desk<'_>, id: &AgendaCardId) -> Result<(), Refusal> {
    known_here(desk)?;
    let card = Card::Agenda(id.clone());
    let Some(holder) = desk.state.holder(&card) else {
        return Err(Refusal::NotOwned { id: id.as_str().to_owned(), about: Some(Topic::Agenda) });
    };
    desk.book(Event::Gave { holder, card, back: false });
    Ok(())
}
