//! What everything that is shown of a campaign is made from: its facts, its state, the reader's words.

use muster_rules::campaign::decide::decide;
use muster_rules::campaign::event::{Card, Event};
use muster_rules::campaign::facts::{Campaign, Facts};
use muster_rules::campaign::log::Log;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::state::State;
use muster_rules::campaign::step::{CardName, Step};
use serde::Serialize;
use ts_rs::TS;

use super::{Reason, Refused, Telling};
use crate::error::{Error, Kind};
use crate::games::Named;

/// A step that can be asked for, and what speaks against it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StepOffer {
    /// The step.
    pub step: Step,
    /// Whether it is allowed.
    pub allowed: bool,
    /// Why it would be refused; empty where it is allowed.
    pub refused: Vec<Reason>,
}

impl StepOffer {
    pub(super) fn new(step: Step, refusals: &[Refusal], telling: Telling<'_>) -> Self {
        Self { step, allowed: refusals.is_empty(), refused: telling.reasons(refusals) }
    }
}

/// A card, named.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardBrief {
    /// Its id.
    pub id: CardName,
    /// What it is called.
    pub name: String,
    /// What kind of card, in words; empty where there is nothing to say.
    pub kind: String,
    /// Keywords.
    pub traits: Vec<String>,
    /// What it costs; null where nothing or nobody knows.
    pub cost: Option<u32>,
    /// The tier of an item.
    pub tier: Option<u32>,
    /// How sure its facts are: null where two sources agree, else in words.
    pub unsure: Option<String>,
}

/// A campaign that is being shown.
pub(super) struct Shown<'a> {
    pub(super) telling: Telling<'a>,
    pub(super) facts: &'a Facts,
    pub(super) campaign: &'a Campaign,
    pub(super) log: &'a Log,
    pub(super) state: State,
    /// Whether secrets are told.
    pub(super) secrets: bool,
}

impl<'a> Shown<'a> {
    pub(super) fn new(telling: Telling<'a>, log: &'a Log, secrets: bool) -> Result<Self, Error> {
        let (facts, state) = (telling.facts, log.state());
        let begun = || Error::Refused(Refused::new(&facts.rules, vec![Refusal::NotBegun]));
        let foundation = state.foundation.as_ref().ok_or_else(begun)?;
        let wanted = &foundation.campaign;
        // What this machine doesn't know it can't tell.
        let secrets = secrets && !foundation.redacted;
        // The pack that brought it may be gone.
        let campaign = facts.campaign(wanted).ok_or_else(|| Error::NotOneOf {
            kind: Kind::Campaign,
            name: wanted.to_string(),
            known: facts.campaigns.iter().map(|c| c.id.to_string()).collect(),
        })?;
        Ok(Self { telling, facts, campaign, log, state, secrets })
    }

    pub(super) fn named(&self, id: &str) -> Named {
        Named { id: id.to_owned(), name: self.telling.name(id) }
    }

    /// What a step would book now.
    pub(super) fn decided(&self, step: &Step) -> Result<Vec<Event>, Vec<Refusal>> {
        let number = self.log.steps().count() as u64;
        decide(self.facts, &self.state, step, number)
    }

    /// A step with what speaks against it.
    pub(super) fn offer(&self, step: Step) -> StepOffer {
        let refusals = self.decided(&step).err().unwrap_or_default();
        StepOffer::new(step, &refusals, self.telling)
    }

    /// A card with what its table says.
    pub(super) fn card(&self, card: &Card) -> CardBrief {
        let facts = self.facts;
        let kind = facts.card_kind(card);
        let mut brief = CardBrief {
            id: CardName(card.id().to_owned()),
            name: self.telling.card(card),
            kind: kind.map(|kind| self.telling.card_kind(kind)).unwrap_or_default(),
            traits: Vec::new(),
            cost: None,
            tier: None,
            unsure: None,
        };
        let trust = match card {
            Card::Class(id) => facts.class_cards.get(id).map(|card| {
                brief.cost = card.xp;
                card.trust
            }),
            Card::Item(id) => facts.items.get(id).map(|item| {
                brief.traits = self.traits(&item.traits);
                (brief.cost, brief.tier) = (Some(item.cost), Some(item.tier));
                item.trust
            }),
            Card::Agenda(id) => facts.agenda_cards.get(id).map(|card| {
                brief.cost = card.cost;
                let mission = card.mission_id().and_then(|mission| facts.missions.get(&mission));
                let kind = mission.map(|mission| self.telling.mission_kind(&mission.kind, ""));
                brief.kind = kind.unwrap_or_else(|| self.telling.agenda_kind(card));
                card.trust
            }),
            Card::Reward(id) => facts.rewards.get(id).map(|reward| {
                brief.traits = self.traits(&reward.traits);
                reward.trust
            }),
            Card::Ally(_) => None,
        };
        brief.unsure = trust.and_then(|trust| self.telling.trust(trust));
        brief
    }

    fn traits(&self, traits: &[String]) -> Vec<String> {
        traits.iter().map(|word| self.telling.speaker.naming().ability(word)).collect()
    }

    pub(super) fn cards<T: Clone>(&self, ids: &[T], card: fn(T) -> Card) -> Vec<CardBrief> {
        ids.iter().map(|id| self.card(&card(id.clone()))).collect()
    }
}
