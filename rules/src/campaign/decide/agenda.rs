//! The agenda of the side that has one: cards are drawn in secret, some are bought, and each lives as it says.

use super::Desk;
use crate::campaign::chance::Chance;
use crate::campaign::event::{Account, Card, Event, Holder, Origin, Seen, Why};
use crate::campaign::facts::{Agenda, AgendaAfter, AgendaCard, AgendaKept, AgendaMission, GainsAt, Topic};
use crate::campaign::id::{AgendaCardId, HeroId};
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

/// How an agenda card is bought.
pub(super) struct Purchase<'a> {
    pub(super) card: &'a AgendaCardId,
    pub(super) keep: Option<bool>,
    pub(super) hero: Option<&'a HeroId>,
    pub(super) cost: Option<u32>,
}

/// Buys an agenda card. If the draw wasn't recorded, the bought card counts as drawn.
pub(super) fn buy(desk: &mut Desk<'_>, purchase: &Purchase<'_>) -> Result<(), Refusal> {
    let agenda = open(desk)?;
    let id = purchase.card;
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
    let hero = before(desk, card, purchase.hero)?;
    // What the card says counts; only of a secret card may be told that it was used at once.
    let stays = card.mission.is_none()
        && match card.kept {
            Some(AgendaKept::Open | AgendaKept::Hero) => true,
            Some(AgendaKept::No) => false,
            Some(AgendaKept::Secret) => purchase.keep.unwrap_or(true),
            None => purchase.keep.unwrap_or(false),
        };
    let limit = desk.campaign.agenda_limit.filter(|_| stays && !card.is_open());
    if let Some(limit) = limit.filter(|limit| desk.state.side(&agenda.side).hand().count() >= *limit as usize)
    {
        return Err(Refusal::HandFull { limit });
    }
    let cost = super::cost(card.trust, card.cost, purchase.cost, id.as_str())?;
    if !known {
        let cards = [drawn.cards, vec![id.clone()]].concat();
        desk.book(Event::Drew(Seen { cards, all: false }));
    }
    lap(desk, id);
    let held = Card::Agenda(id.clone());
    let holder = Holder::Side(agenda.side.clone());
    desk.pay(Account::of_side(&agenda.account), cost, held.clone())?;
    desk.book(Event::Took { holder: holder.clone(), card: held.clone() });
    if stays {
        if card.is_open() {
            desk.book(Event::Opened { card: id.clone(), hero });
        }
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

/// Returns the hero before whom a card is placed, if it is.
fn before(desk: &Desk<'_>, card: &AgendaCard, hero: Option<&HeroId>) -> Result<Option<HeroId>, Refusal> {
    let id = || card.id.as_str().to_owned();
    match (card.kept == Some(AgendaKept::Hero), hero) {
        (false, None) => Ok(None),
        (false, Some(_)) => Err(Refusal::NoHeroCard { id: id() }),
        (true, None) => Err(Refusal::WhichHero { id: id() }),
        (true, Some(hero)) => desk.hero(hero).map(|()| Some(hero.clone())),
    }
}

/// Notes that a card was shuffled back before, so that nobody who saw it then recognises it.
fn lap(desk: &mut Desk<'_>, id: &AgendaCardId) {
    if let Some(times) = desk.state.laps.get(id).copied() {
        desk.book(Event::Lap { card: id.clone(), times });
    }
}

/// Uses a bought agenda card: it costs and gives what it says, and then leaves, goes back, is used up until the next
/// mission, or stays.
pub(super) fn play(desk: &mut Desk<'_>, id: &AgendaCardId, back: Option<bool>) -> Result<(), Refusal> {
    known_here(desk)?;
    let held = Card::Agenda(id.clone());
    let name = || id.as_str().to_owned();
    let Some(holder) = desk.state.holder(&held) else {
        return Err(Refusal::NotOwned { id: name(), about: Some(Topic::Agenda) });
    };
    let card = desk.facts.agenda_cards.get(id);
    let after = card.and_then(|card| card.after);
    let open = desk.state.sides.values().find_map(|book| book.open.get(id));
    if open.is_some_and(|open| open.depleted) {
        return Err(Refusal::Depleted { id: name() });
    }
    if card.is_some_and(|card| !card.is_used()) {
        return Err(Refusal::StaysInPlay { id: name() });
    }
    let back = match (after, back) {
        (Some(AgendaAfter::LeavesOrBack), None) => return Err(Refusal::LeaveOrBack { id: name() }),
        (Some(AgendaAfter::LeavesOrBack) | None, back) => back.unwrap_or(false),
        (Some(_), Some(true)) => return Err(Refusal::NotBack { id: name() }),
        (Some(_), _) => false,
    };
    lap(desk, id);
    if let Some((card, agenda)) = card.zip(desk.facts.rules.agenda.as_ref()) {
        let account = Account::of_side(&agenda.account);
        let why = Why::Used { card: held.clone() };
        desk.spend(account.clone(), card.more, why.clone())?;
        if let Some(gain) = card.gain.filter(|gain| gain.at == GainsAt::Use) {
            desk.gain(account, gain.amount, &why);
        }
    }
    match after {
        Some(AgendaAfter::Stays) => {}
        Some(AgendaAfter::Depletes) => desk.book(Event::Depleted { card: id.clone() }),
        Some(AgendaAfter::Leaves | AgendaAfter::LeavesOrBack) | None => {
            desk.book(Event::Gave { holder, card: held, back });
        }
    }
    Ok(())
}

/// Lets the heroes pay to be rid of a card that lies in the open.
pub(super) fn discard(desk: &mut Desk<'_>, id: &AgendaCardId) -> Result<(), Refusal> {
    let held = Card::Agenda(id.clone());
    let name = || id.as_str().to_owned();
    let Some(holder) = desk.state.holder(&held) else {
        return Err(Refusal::NotOwned { id: name(), about: Some(Topic::Agenda) });
    };
    let ransom = desk.facts.agenda_cards.get(id).and_then(|card| card.ransom);
    let (Some(ransom), Some(shop)) = (ransom, &desk.facts.rules.shop) else {
        return Err(Refusal::NoRansom { id: name() });
    };
    desk.spend(Account::of_side(&shop.account), ransom, Why::Ransom { card: held.clone() })?;
    desk.book(Event::Gave { holder, card: held, back: false });
    Ok(())
}

/// Books what cards in play give when the upgrade of their side begins.
pub(super) fn begin_upgrade(desk: &mut Desk<'_>) {
    let Some(agenda) = &desk.facts.rules.agenda else { return };
    if desk.facts.rules.upgrade_of(&agenda.side) != Some(desk.state.phase.clone()) {
        return;
    }
    for id in desk.state.side(&agenda.side).open.clone().into_keys() {
        let gain = desk.facts.agenda_cards.get(&id).and_then(|card| card.gain);
        if let Some(gain) = gain.filter(|gain| gain.at == GainsAt::Upgrade) {
            let why = Why::InPlay { card: Card::Agenda(id) };
            desk.gain(Account::of_side(&agenda.account), gain.amount, &why);
        }
    }
}

/// Places a card that the group says it has where the card says.
pub(super) fn place(desk: &mut Desk<'_>, card: &Card) {
    let Card::Agenda(id) = card else { return };
    if desk.facts.agenda_cards.get(id).is_some_and(AgendaCard::is_open) {
        desk.book(Event::Opened { card: id.clone(), hero: None });
    }
}
