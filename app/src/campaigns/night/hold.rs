//! What lies ready at the table, for an answer: groups that wait, cards at hand, and cards that were used or lent.

use muster_rules::campaign::id::HeroId;
use muster_rules::id::{FactionId, FigureId};
use muster_rules::night::{Lies, Waits, hidden};
use serde::Serialize;
use ts_rs::TS;

use super::answering::Of;

/// A group that waits for the mission's rules to bring it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct WaitingAnswer {
    /// Its number.
    pub number: u32,
    /// How it comes to the table.
    pub how: Waits,
    /// Its card; null if it is secret.
    pub card: Option<FigureId>,
    /// The same in the reader's language; empty if it is secret.
    pub card_name: String,
}

/// A card at hand that may be deployed for threat.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HandCard {
    /// The card; null if it is secret.
    pub card: Option<FigureId>,
    /// The same in the reader's language; empty if it is secret.
    pub card_name: String,
}

/// A faction of which the side with threat may choose open groups.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OpenFaction {
    /// The faction.
    pub faction: FactionId,
    /// The same in the reader's language.
    pub faction_name: String,
    /// Whether the mission bars it.
    pub barred: bool,
}

/// A card that a hero or the side with threat has from the campaign.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HeldAnswer {
    /// The card's id.
    pub card: String,
    /// Its name in the reader's language.
    pub card_name: String,
    /// The hero whose it is; null for the side with threat.
    pub hero: Option<HeroId>,
    /// The hero's or the side's name.
    pub hero_name: String,
    /// How it lies.
    pub lies: Lies,
    /// The same in the reader's language.
    pub lies_name: String,
    /// The hero who has it for this mission; null if it isn't lent.
    pub lent: Option<HeroId>,
    /// The same in the reader's language; empty if it isn't lent.
    pub lent_name: String,
    /// Whether it can go to another hero.
    pub lends: bool,
}

impl Of<'_> {
    /// Whether something is left out of the answer because it is secret.
    pub(super) fn keeps_secret(&self) -> bool {
        !self.night.secrets && self.state.keeps_groups()
    }

    /// Returns a card and its name, or neither if it is secret.
    fn unless_secret(&self, card: &FigureId) -> (Option<FigureId>, String) {
        if !self.night.secrets || *card == hidden() {
            return (None, String::new());
        }
        (Some(card.clone()), self.figure(card))
    }

    pub(super) fn waiting(&self) -> Vec<WaitingAnswer> {
        let waiting = self.state.waiting.iter().map(|waiting| {
            let (card, card_name) = self.unless_secret(&waiting.card);
            WaitingAnswer { number: waiting.number, how: waiting.how, card, card_name }
        });
        waiting.collect()
    }

    pub(super) fn at_hand(&self) -> Option<Vec<HandCard>> {
        let hand = self.state.at_hand.as_ref()?.iter().map(|card| {
            let (card, card_name) = self.unless_secret(card);
            HandCard { card, card_name }
        });
        Some(hand.collect())
    }

    pub(super) fn factions(&self) -> Vec<OpenFaction> {
        let threat = self.facts().rules.night.as_ref().and_then(|night| night.threat.as_ref());
        let factions = threat.into_iter().flat_map(|threat| &threat.factions);
        let factions = factions.map(|faction| OpenFaction {
            faction: faction.clone(),
            faction_name: self.shown.telling.speaker.naming().faction(faction),
            barred: self.state.barred.contains(faction),
        });
        factions.collect()
    }

    pub(super) fn held(&self) -> Vec<HeldAnswer> {
        if !self.state.has_begun() {
            return Vec::new();
        }
        let held = self.table.into_iter().flat_map(|table| &table.held).map(|held| {
            let lies = self.state.lies(&held.card, held.hero.as_ref());
            let lent = held.hero.as_ref().and_then(|hero| self.state.lent(&held.card, hero));
            let side = || self.facts().rules.night.as_ref()?.threat.as_ref();
            let side_name = || side().map(|threat| self.shown.telling.side(&threat.side));
            HeldAnswer {
                card: held.card.clone(),
                card_name: self.name(&held.card),
                hero: held.hero.clone(),
                hero_name: match &held.hero {
                    Some(hero) => self.name(hero.as_str()),
                    None => side_name().unwrap_or_default(),
                },
                lies,
                lies_name: self.teller.lies(lies),
                lent: lent.cloned(),
                lent_name: lent.map(|hero| self.name(hero.as_str())).unwrap_or_default(),
                lends: held.lends,
            }
        });
        held.collect()
    }
}
