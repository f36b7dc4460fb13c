//! What a game has: what players can look up of it, and what they can do.

use muster_rules::play::facts::{Arrival, When, Whose};
use muster_rules::play::id::{ArrivalId, CounterId};
use serde::Serialize;
use ts_rs::TS;

use super::telling::Telling;

/// What a game has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct PlayOffer {
    /// Conditions.
    pub conditions: Vec<OfferedWord>,
    /// What figures count.
    pub counters: Vec<OfferedCounter>,
    /// What sides count.
    pub side_counters: Vec<OfferedWord>,
    /// How figures arrive.
    pub arrivals: Vec<OfferedArrival>,
    /// How it may end.
    pub endings: Vec<OfferedWord>,
    /// Whether figures are activated one by one; sides take whole turns otherwise.
    pub activations: bool,
    /// The faces of the die for the initiative; null where it is only told.
    pub die: Option<u32>,
    /// Whether there is morale.
    pub morale: bool,
    /// The faces of the die for it; null where there is none.
    pub morale_die: Option<u32>,
    /// Whether figures go to and fro in columns.
    pub columns: bool,
    /// Whether a side may pass.
    pub pass: bool,
}

/// A word of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OfferedWord {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
}

/// Something that figures count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OfferedCounter {
    /// Its id.
    pub id: CounterId,
    /// What it is called.
    pub name: String,
    /// Whether it is boxes on a card, which only become fewer.
    pub boxes: bool,
}

/// A way in which figures arrive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OfferedArrival {
    /// Its id.
    pub id: ArrivalId,
    /// What it is called.
    pub name: String,
    /// When they do.
    pub when: When,
}

impl Telling<'_> {
    pub(super) fn offers(&self) -> PlayOffer {
        let word = |id: &str, name: String| OfferedWord { id: id.to_owned(), name };
        let of = |of: Whose| self.play.counters.iter().filter(move |counter| counter.of == of);
        let arrival = |arrival: &Arrival| OfferedArrival {
            id: arrival.id.clone(),
            name: self.arrival(&arrival.id),
            when: arrival.when,
        };
        let endings = self.game().catalogue.game().matches.iter().flat_map(|matches| &matches.endings);
        PlayOffer {
            conditions: self
                .play
                .conditions
                .iter()
                .map(|c| word(c.id.as_str(), self.condition(&c.id)))
                .collect(),
            counters: of(Whose::Figure)
                .map(|counter| OfferedCounter {
                    id: counter.id.clone(),
                    name: self.counter(&counter.id),
                    boxes: counter.boxes,
                })
                .collect(),
            side_counters: of(Whose::Side)
                .map(|counter| word(counter.id.as_str(), self.counter(&counter.id)))
                .collect(),
            arrivals: self.play.arrivals.iter().map(arrival).collect(),
            endings: endings.map(|e| word(e.id.as_str(), self.ending(e.id.as_str()))).collect(),
            activations: self.play.rounds.activations.is_some(),
            die: self.play.initiative.as_ref().and_then(|initiative| initiative.die),
            morale: self.play.morale.is_some(),
            morale_die: self.play.morale.as_ref().map(|morale| morale.die),
            columns: self.play.field.is_some(),
            pass: self.play.rounds.pass,
        }
    }
}
