//! Redacts a log in which one side keeps secrets, for other machines.
//!
//! The secrets are: the sets and cards of the agenda deck and the seed that draws them; the cards drawn; and
//! the card bought and kept. A kept card has an alias until it is played. Everything else is public: how much
//! was paid, that cards were drawn, and cards that were resolved at once or lie in the open.

use std::collections::{BTreeMap, BTreeSet};

use super::event::{Card, Event, Foundation, Seen, Why};
use super::id::AgendaCardId;
use super::log::Entry;
use super::step::{CardName, PaperLog, Setup, Step};

/// The prefix of aliases; no card's ID has it.
const MARK: char = '~';

/// Whether a card's ID is an alias for a card that is known elsewhere.
#[must_use]
pub fn is_alias(id: &str) -> bool {
    id.starts_with(MARK)
}

/// Returns an alias with these characters.
#[must_use]
pub fn alias(characters: &str) -> AgendaCardId {
    AgendaCardId::from(format!("{MARK}{characters}").as_str())
}

/// Gives a beginning another seed, and the agenda a separate one, so that knowing one doesn't reveal the
/// other's draws. Earlier random results are kept.
pub fn reseed(entry: &mut Entry, seed: u64, agenda_seed: u64) {
    let Entry::Step { step, events, .. } = entry else { return };
    for event in events {
        let Event::Founded(foundation) = event else { continue };
        (foundation.seed, foundation.agenda_seed) = (seed, Some(agenda_seed));
        if let Step::Begin(setup) = &mut **step {
            // So that they aren't drawn again when the beginning is edited.
            setup.agenda_sets = Some(foundation.agenda_sets.clone());
            setup.seed = seed;
        }
    }
}

/// Returns a redacted entry for other machines. Earlier redactions are kept.
#[must_use]
pub fn redacted(entry: &Entry, alias: impl Fn(&AgendaCardId, u32) -> AgendaCardId) -> Entry {
    let Entry::Step { step, events, again } = entry else { return entry.clone() };
    let open = seen_by_all(events);
    let secret = |id: &AgendaCardId| !open.contains(id) && !is_alias(id.as_str());
    let rename = |id: &AgendaCardId| if secret(id) { alias(id, laps(entry, id)) } else { id.clone() };
    let step = redacted_step(step, &agenda_cards(events), &rename);
    let mut told = renamed(events, &rename);
    told.retain(|event| !matches!(event, Event::Lap { .. }));
    for event in &mut told {
        match event {
            Event::Founded(foundation) => {
                **foundation = Foundation {
                    agenda_sets: Vec::new(),
                    agenda_deck: Vec::new(),
                    agenda_seed: None,
                    redacted: true,
                    ..(**foundation).clone()
                };
            }
            Event::Drew(seen) => {
                let cards = seen.cards.iter().filter(|card| open.contains(card)).cloned().collect();
                *seen = Seen { cards, all: false };
            }
            _ => {}
        }
    }
    Entry::Step { step: Box::new(step), events: told, again: *again }
}

/// Returns an entry with aliases replaced by the names that became known.
#[must_use]
pub fn named(entry: &Entry, names: &BTreeMap<AgendaCardId, AgendaCardId>) -> Entry {
    let Entry::Step { step, events, again } = entry else { return entry.clone() };
    let rename = |id: &AgendaCardId| names.get(id).unwrap_or(id).clone();
    let step = redacted_cards(step, &agenda_cards(events), &rename);
    Entry::Step { step: Box::new(step), events: renamed(events, &rename), again: *again }
}

/// Returns the kept card that an entry reveals.
#[must_use]
pub fn lays_open(entry: &Entry) -> Option<&AgendaCardId> {
    match entry {
        Entry::Step { step, .. } => match &**step {
            Step::Play { card, .. } => Some(card),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a step involves secrets, so that only a machine that knows them can replay it.
#[must_use]
pub fn is_about_secrets(entry: &Entry) -> bool {
    let Entry::Step { step, events, .. } = entry else { return false };
    matches!(**step, Step::Draw { .. } | Step::Agenda { .. } | Step::Play { .. })
        || agenda_cards(events).iter().any(|id| is_alias(id.as_str()))
}

/// Returns how often a card had been shuffled back into its deck before an entry.
#[must_use]
pub fn laps(entry: &Entry, id: &AgendaCardId) -> u32 {
    let Entry::Step { events, .. } = entry else { return 0 };
    let times = events.iter().find_map(|event| match event {
        Event::Lap { card, times } if card == id => Some(*times),
        _ => None,
    });
    times.unwrap_or(0)
}

/// Returns the cards that everybody sees: bought and resolved in one go, or lying in the open.
fn seen_by_all(events: &[Event]) -> BTreeSet<AgendaCardId> {
    let agenda = |card: &Card| match card {
        Card::Agenda(id) => Some(id.clone()),
        _ => None,
    };
    let took: BTreeSet<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Took { card, .. } => agenda(card),
            _ => None,
        })
        .collect();
    let gave = events.iter().filter_map(|event| match event {
        Event::Gave { card, back: false, .. } => agenda(card),
        _ => None,
    });
    let opened = events.iter().filter_map(|event| match event {
        Event::Opened { card, .. } | Event::Depleted { card } => Some(card.clone()),
        _ => None,
    });
    gave.filter(|id| took.contains(id)).chain(opened).collect()
}

/// Returns the agenda cards that the events mention.
fn agenda_cards(events: &[Event]) -> BTreeSet<AgendaCardId> {
    let cards = events.iter().filter_map(|event| match event {
        Event::Took { card: Card::Agenda(id), .. } | Event::Gave { card: Card::Agenda(id), .. } => Some(id),
        _ => None,
    });
    cards.cloned().collect()
}

fn redacted_step(
    step: &Step,
    cards: &BTreeSet<AgendaCardId>,
    rename: &impl Fn(&AgendaCardId) -> AgendaCardId,
) -> Step {
    match step {
        Step::Begin(setup) => Step::Begin(Setup { agenda_sets: None, ..setup.clone() }),
        Step::Draw { .. } => Step::Draw { cards: None },
        step => redacted_cards(step, cards, rename),
    }
}

/// Returns a step with its agenda cards renamed.
fn redacted_cards(
    step: &Step,
    cards: &BTreeSet<AgendaCardId>,
    rename: &impl Fn(&AgendaCardId) -> AgendaCardId,
) -> Step {
    let any = |name: &CardName| {
        let id = AgendaCardId::from(name.0.as_str());
        if cards.contains(&id) { CardName(rename(&id).as_str().to_owned()) } else { name.clone() }
    };
    match step {
        Step::Agenda { card, keep, hero, cost } => {
            Step::Agenda { card: rename(card), keep: *keep, hero: hero.clone(), cost: *cost }
        }
        Step::Play { card, back } => Step::Play { card: rename(card), back: *back },
        Step::Correct { who, what, amount, card: Some(card), why } => Step::Correct {
            who: who.clone(),
            what: what.clone(),
            amount: *amount,
            card: Some(any(card)),
            why: why.clone(),
        },
        Step::Paper(log) => {
            let mut log: PaperLog = log.clone();
            for book in log.books.values_mut() {
                book.cards = book.cards.iter().map(any).collect();
            }
            Step::Paper(log)
        }
        step => step.clone(),
    }
}

/// Returns events with their agenda cards renamed.
fn renamed(events: &[Event], rename: &impl Fn(&AgendaCardId) -> AgendaCardId) -> Vec<Event> {
    let card = |card: &mut Card| {
        if let Card::Agenda(id) = card {
            *id = rename(id);
        }
    };
    let mut told = events.to_vec();
    for event in &mut told {
        match event {
            Event::Took { card: of, .. } | Event::Gave { card: of, .. } => card(of),
            Event::Moved { why: Why::Bought { card: of } | Why::Sold { card: of }, .. }
            | Event::Moved { why: Why::Used { card: of }, .. } => card(of),
            _ => {}
        }
    }
    told
}
