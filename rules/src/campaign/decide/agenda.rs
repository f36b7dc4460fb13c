//! The Imperial player's agenda (IA-AGENDA): four cards are drawn in secret, some are bought.

use super::Desk;
use crate::campaign::event::{Account, Card, Event, Holder, Origin, Phase, Seen};
use crate::campaign::facts::AgendaMission;
use crate::campaign::id::AgendaCardId;
use crate::campaign::refusal::Refusal;

/// Cards that are drawn.
const CARDS: usize = 4;

/// Draws agenda cards: those that came at the table, or such that chance draws.
pub(super) fn draw(desk: &mut Desk<'_>, cards: Option<&[AgendaCardId]>) -> Result<(), Refusal> {
    desk.in_phase(Phase::ImperialUpgrade)?;
    if desk.state.drawn.is_some() {
        return Err(Refusal::SeenAlready { rule: "IA-AGENDA" });
    }
    let cards = match cards {
        None => {
            let deck: Vec<_> = desk.state.agenda_deck.iter().cloned().collect();
            desk.chance.draw(&deck, CARDS)
        }
        Some(cards) => {
            for (at, card) in cards.iter().enumerate() {
                in_deck(desk, card)?;
                if cards[..at].contains(card) {
                    return Err(Refusal::Twice { id: card.as_str().to_owned(), rule: "IA-AGENDA" });
                }
            }
            if cards.len() > CARDS {
                let have = cards.len();
                return Err(Refusal::Count { what: "agenda", have, need: CARDS, rule: "IA-AGENDA" });
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
        return Err(Refusal::Owned { id: name(), rule: "IA-AGENDA" });
    }
    if desk.state.agenda_deck.contains(id) {
        Ok(())
    } else {
        Err(Refusal::NotInDeck { id: name(), rule: "IA-AGENDA" })
    }
}

/// Buys an agenda card. Where nobody said what was drawn, what is bought was.
pub(super) fn buy(
    desk: &mut Desk<'_>,
    id: &AgendaCardId,
    keep: bool,
    cost: Option<u32>,
) -> Result<(), Refusal> {
    desk.in_phase(Phase::ImperialUpgrade)?;
    let name = || id.as_str().to_owned();
    in_deck(desk, id)?;
    let Some(card) = desk.facts.agenda_cards.get(id) else {
        return Err(Refusal::Unknown { what: "agenda-card", id: name() });
    };
    let drawn = desk.state.drawn.clone().unwrap_or(Seen { cards: Vec::new(), all: false });
    let known = drawn.cards.contains(id);
    if !known && (drawn.all || drawn.cards.len() >= CARDS) {
        return Err(Refusal::NotDrawn { id: name() });
    }
    let limit = desk.campaign.agenda_limit.filter(|_| keep && card.mission.is_none());
    if let Some(limit) = limit.filter(|l| desk.state.imperial.agenda.len() >= *l as usize) {
        return Err(Refusal::HandFull { limit });
    }
    let cost = card.trust.cost(card.cost, cost).ok_or_else(|| Refusal::CostUnknown { id: name() })?;
    if !known {
        let cards = [drawn.cards, vec![id.clone()]].concat();
        desk.book(Event::Drew(Seen { cards, all: false }));
    }
    let held = Card::Agenda(id.clone());
    desk.pay(Account::Influence, cost, held.clone())?;
    desk.book(Event::Took { holder: Holder::Empire, card: held.clone() });
    if keep && card.mission.is_none() {
        return Ok(());
    }
    desk.book(Event::Gave { holder: Holder::Empire, card: held, back: false });
    if let Some(mission) = card.mission_id() {
        desk.book(match card.mission {
            Some(AgendaMission::Forced) => Event::Forced { mission },
            _ => Event::Activated { mission, origin: Origin::Agenda },
        });
    }
    Ok(())
}

/// Plays an agenda card that was kept.
pub(super) fn play(desk: &mut Desk<'_>, id: &AgendaCardId) -> Result<(), Refusal> {
    let card = Card::Agenda(id.clone());
    if desk.state.holder(&card).is_none() {
        return Err(Refusal::NotOwned { id: id.as_str().to_owned(), rule: "IA-AGENDA" });
    }
    desk.book(Event::Gave { holder: Holder::Empire, card, back: false });
    Ok(())
}
