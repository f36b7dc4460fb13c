//! The context for showing a campaign: its data, its state, and the reader's language.

use muster_rules::campaign::decide::decide;
use muster_rules::campaign::event::{Card, Event};
use muster_rules::campaign::facts::{Campaign, Facts};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::state::State;
use muster_rules::campaign::step::{CardName, Step};
use serde::Serialize;
use ts_rs::TS;

use super::{Reason, Refused, Telling, WeaponAnswer};
use crate::base::error::{Error, Kind};
use crate::base::named::Named;

/// A step that can be requested, and the reasons against it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StepOffer {
    /// The step.
    pub step: Step,
    /// Whether it is allowed.
    pub allowed: bool,
    /// Why it would be rejected; empty if it is allowed.
    pub refused: Vec<Reason>,
}

impl StepOffer {
    pub(super) fn new(step: Step, refusals: &[Refusal], telling: Telling<'_>) -> Self {
        Self { step, allowed: refusals.is_empty(), refused: telling.reasons(refusals) }
    }
}

/// A card with its name.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardBrief {
    /// Its id.
    pub id: CardName,
    /// Its display name.
    pub name: String,
    /// The kind of card, in the reader's language; empty if there is nothing to add.
    pub kind: String,
    /// Keywords.
    pub traits: Vec<String>,
    /// Its cost; null if it has none, or it is unknown.
    pub cost: Option<u32>,
    /// The tier, for items.
    pub tier: Option<u32>,
    /// A note on how well its data is supported; null if two sources agree.
    pub unsure: Option<String>,
    /// What it does as a weapon, if it is one and its values are known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub weapon: Option<WeaponAnswer>,
}

/// A campaign in the process of being shown.
pub(super) struct Shown<'a> {
    pub(super) telling: Telling<'a>,
    pub(super) facts: &'a Facts,
    pub(super) campaign: &'a Campaign,
    pub(super) log: &'a OpenLog,
    pub(super) state: &'a State,
    /// Whether to include secrets.
    pub(super) secrets: bool,
}

impl<'a> Shown<'a> {
    pub(super) fn new(telling: Telling<'a>, log: &'a OpenLog, secrets: bool) -> Result<Self, Error> {
        let (facts, state) = (telling.facts, log.state());
        let begun = || Refused::new(&facts.rules, vec![Refusal::NotBegun]);
        let foundation = state.foundation.as_ref().ok_or_else(begun)?;
        let wanted = &foundation.campaign;
        // A redacted log has no secrets to reveal.
        let secrets = secrets && !foundation.redacted;
        // The pack that contained the campaign may have been removed.
        let campaign = facts.campaign(wanted).ok_or_else(|| {
            Error::not_one_of(Kind::Campaign, wanted, facts.campaigns.iter().map(|c| &c.id))
        })?;
        Ok(Self { telling, facts, campaign, log, state, secrets })
    }

    pub(super) fn named(&self, id: &str) -> Named {
        Named { id: id.to_owned(), name: self.telling.name(id) }
    }

    /// Returns the events that a step would record now.
    pub(super) fn decided(&self, step: &Step) -> Result<Vec<Event>, Vec<Refusal>> {
        let number = self.log.steps().count() as u64;
        decide(self.facts, self.state, step, number)
    }

    /// Returns a step with the reasons against it.
    pub(super) fn offer(&self, step: Step) -> StepOffer {
        let refusals = self.decided(&step).err().unwrap_or_default();
        StepOffer::new(step, &refusals, self.telling)
    }

    /// Returns a card with its data.
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
            weapon: self.weapon(card),
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
