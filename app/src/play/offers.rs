//! What a game offers to look up and to do at the table.

use muster_rules::play::facts::{Arrival, When, Whose};
use muster_rules::play::id::{ArrivalId, CounterId};
use serde::Serialize;
use ts_rs::TS;

use super::words::Telling;
use crate::odds::circumstance_id;

/// What a game offers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct PlayOffer {
    /// The game's conditions.
    pub conditions: Vec<OfferedWord>,
    /// Ids of the circumstances of attacks that figures' conditions make, and that needn't be asked.
    pub told: Vec<String>,
    /// Counters of figures.
    pub counters: Vec<OfferedCounter>,
    /// Counters of sides.
    pub side_counters: Vec<OfferedWord>,
    /// The ways in which figures arrive.
    pub arrivals: Vec<OfferedArrival>,
    /// The ways in which a game may end.
    pub endings: Vec<OfferedWord>,
    /// Whether figures are activated one by one; otherwise sides take whole turns.
    pub activations: bool,
    /// The faces of the initiative die; null if no die is rolled for it.
    pub die: Option<u32>,
    /// Whether the game has morale rolls.
    pub morale: bool,
    /// The faces of the morale die; null if there is none.
    pub morale_die: Option<u32>,
    /// Whether figures move back and forth in columns.
    pub columns: bool,
    /// Whether a side may pass.
    pub pass: bool,
}

/// A term of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OfferedWord {
    /// The term's id.
    pub id: String,
    /// The localised name.
    pub name: String,
}

/// A counter of figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OfferedCounter {
    /// The counter's id.
    pub id: CounterId,
    /// The localised name.
    pub name: String,
    /// Whether it is printed as boxes on a card, and so only decreases.
    pub boxes: bool,
}

/// A way in which figures arrive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OfferedArrival {
    /// The id of the kind of arrival.
    pub id: ArrivalId,
    /// The localised name.
    pub name: String,
    /// When they arrive.
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
            told: self
                .play
                .conditions
                .iter()
                .flat_map(|condition| condition.attacking.iter().chain(&condition.attacked))
                .map(|circumstance| circumstance_id(*circumstance))
                .collect(),
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
