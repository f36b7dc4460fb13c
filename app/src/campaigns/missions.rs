//! The missions to choose from, and the forms of their results.

use std::collections::BTreeMap;

use muster_rules::campaign::answered::decide_answered;
use muster_rules::campaign::choice::{Choice, choices};
use muster_rules::campaign::event::{Event, Origin};
use muster_rules::campaign::facts::{Bonus, Gains, Mission, MissionDeck, Outcome, Share};
use muster_rules::campaign::id::{
    AllyId, ConditionId, CurrencyId, MissionDeckId, MissionId, MissionKindId, OutcomeId, RewardId, SideId,
};
use muster_rules::campaign::next::next_steps;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::step::{MissionResult, Step};
use serde::Serialize;
use ts_rs::TS;

use super::Reason;
use super::shown::Shown;
use crate::base::named::Named;

/// Placeholder reason for trying a mission that can't be chosen; never shown.
pub(super) const ANYWAY: &str = "anyway";

/// A mission that may be played, or one that a rule forbids.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MissionChoice {
    /// The mission.
    pub mission: Named,
    /// Its kind in the game's campaign rules.
    pub kind: MissionKindId,
    /// Its kind (story, side, forced …) and owner, in the reader's language.
    pub kind_name: String,
    /// Whether it has to be played now.
    pub forced: bool,
    /// Names of the reward cards and allies that it may win.
    pub rewards: Vec<String>,
    /// Why it can't be chosen now; empty if it can.
    pub refused: Vec<Reason>,
    /// The form of its result; null if it can't be chosen, unless requested explicitly.
    pub form: Option<MissionForm>,
    /// A note on how well its data is supported; null if well.
    pub unsure: Option<String>,
}

/// The form of a mission's result.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MissionForm {
    /// The amounts that it may give.
    pub columns: Vec<GainColumn>,
    /// Its possible outcomes.
    pub outcomes: Vec<OutcomeChoice>,
    /// Conditions that may be met.
    pub bonuses: Vec<BonusChoice>,
    /// Number of tokens that may be claimed.
    pub tokens: u32,
    /// Number of crates in it; null if unknown.
    pub crates: Option<u32>,
    /// Whether a hero may take the reward cards; otherwise the group keeps them.
    pub reward_cards: bool,
    /// Allies of which the winner chooses one.
    pub allies: Vec<Named>,
    /// Decks from which missions are drawn afterwards.
    pub draws: Vec<DeckDraw>,
    /// Story missions that may follow; empty if the outcome determines it.
    pub followers: Vec<Named>,
}

/// Missions drawn from a deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckDraw {
    /// The deck.
    pub deck: MissionDeckId,
    /// The kind of missions in it; empty if there are several kinds.
    pub missions_name: String,
    /// Number of missions drawn.
    pub count: usize,
    /// The missions that may be drawn.
    pub missions: Vec<Named>,
}

/// An outcome of a mission.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OutcomeChoice {
    /// Its id.
    pub id: OutcomeId,
    /// The winner.
    pub winner: SideId,
    /// What distinguishes it from other outcomes with the same winner.
    pub words: Option<String>,
    /// What each side gets, in words.
    pub gives: String,
    /// Amounts that it gives, by column.
    pub gains: BTreeMap<String, u32>,
    /// Amounts that no source states, by column.
    pub unknown: BTreeMap<String, UnknownAmount>,
    /// Missions that become active.
    pub activates: Vec<Named>,
    /// A note on how well its data is supported; null if well.
    pub unsure: Option<String>,
}

/// An amount that no source states.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct UnknownAmount {
    /// The amount that the group entered before, or a likely one; null if there is neither.
    pub likely: Option<u32>,
    /// Whether the group has to enter it; otherwise the known or inferred amount is recorded.
    pub asked: bool,
}

/// A currency that a mission may give.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GainColumn {
    /// The key in a result's `gains`.
    pub column: String,
    /// The currency.
    pub what: CurrencyId,
    /// The same in the reader's language.
    pub what_name: String,
    /// The name of the side that gets it.
    pub side_name: String,
    /// The usual increment of amounts.
    pub step: u32,
}

/// A condition that may be met.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BonusChoice {
    /// Its id.
    pub id: ConditionId,
    /// The text of the condition.
    pub words: String,
    /// What it gives if met, in words.
    pub met: String,
    /// What it gives if not met, in words.
    pub unmet: String,
}

impl Shown<'_> {
    pub(super) fn missions(&self) -> Vec<MissionChoice> {
        let Some(foundation) = &self.state.foundation else { return Vec::new() };
        let can = choices(self.facts, self.campaign, foundation, self.state);
        let steps = next_steps(self.facts, self.state).into_iter();
        let steps = steps.filter_map(|next| match next.step {
            Step::Mission(result) => Some((result.name, next.refusals)),
            _ => None,
        });
        let shown = steps.map(|(id, refusals)| {
            let choice = can.iter().find(|(m, _)| *m == id).map(|(_, choice)| choice.clone());
            self.mission(&id, choice, &refusals)
        });
        shown.collect()
    }

    pub(super) fn mission(
        &self,
        id: &MissionId,
        choice: Option<Choice>,
        refusals: &[Refusal],
    ) -> MissionChoice {
        let mission = self.facts.missions.get(id);
        // Rejections of an incomplete result don't concern the choice of the mission.
        let refused = if choice.is_some() { Vec::new() } else { self.telling.reasons(refusals) };
        MissionChoice {
            mission: self.named(id.as_str()),
            kind: mission.map(|m| m.kind.clone()).unwrap_or_default(),
            kind_name: self.kind_of_choice(mission, choice.as_ref()),
            forced: choice == Some(Choice::Forced),
            rewards: mission.map(|m| self.wins(m)).unwrap_or_default(),
            refused,
            form: choice.map(|choice| self.form(id, mission, &choice)),
            unsure: mission.and_then(|m| self.telling.trust(m.trust)),
        }
    }

    /// Returns the role in which a mission is chosen, or else its kind.
    pub(super) fn kind_of_choice(&self, mission: Option<&Mission>, choice: Option<&Choice>) -> String {
        match choice {
            Some(Choice::Story) => self.telling.speaker.word("campaign-story-mission"),
            Some(Choice::Forced) => self.telling.speaker.word("campaign-forced-mission"),
            _ => {
                let hero = mission.and_then(|m| m.hero.as_ref());
                let hero = hero.map(|h| self.telling.name(h.as_str())).unwrap_or_default();
                mission.map(|m| self.telling.mission_kind(&m.kind, &hero)).unwrap_or_default()
            }
        }
    }

    /// Returns the names of reward cards, allies and villains.
    pub(super) fn wins(&self, mission: &Mission) -> Vec<String> {
        let rewards = mission.rewards.iter().map(RewardId::as_str);
        let allies = mission.allies.iter().chain(&mission.villains).map(AllyId::as_str);
        rewards.chain(allies).map(|id| self.telling.name(id)).collect()
    }

    pub(super) fn form(&self, id: &MissionId, mission: Option<&Mission>, choice: &Choice) -> MissionForm {
        let outcomes = match choice {
            Choice::Story => self.facts.outcomes_of(id, &self.campaign.id),
            Choice::Side(_) | Choice::Forced => self.facts.side_outcomes_of(id),
        };
        let tokens = outcomes.iter().filter_map(|o| o.tokens.as_ref()).map(|t| t.total).max().unwrap_or(0);
        let story = *choice == Choice::Story;
        let leads = outcomes.iter().any(|o| !o.activates.is_empty());
        let named = |ids: &[MissionId]| ids.iter().map(|m| self.named(m.as_str())).collect::<Vec<_>>();
        MissionForm {
            columns: self.columns(),
            bonuses: self.facts.bonuses_of(id).map(|b| self.bonus(b)).collect(),
            tokens,
            crates: mission.and_then(|m| m.crates),
            reward_cards: mission.is_some_and(|m| !m.rewards.is_empty()) && !story,
            allies: mission
                .filter(|_| !story)
                .map(|m| m.ally_choice.iter().map(|a| self.named(a.as_str())).collect())
                .unwrap_or_default(),
            draws: self.draws(id),
            followers: if story && !leads { named(&self.followers()) } else { Vec::new() },
            outcomes: outcomes.into_iter().map(|o| self.outcome(o)).collect(),
        }
    }

    /// Returns the draws after a mission, as decided by the rules; also works for missions that can't be chosen.
    fn draws(&self, id: &MissionId) -> Vec<DeckDraw> {
        let rules = &self.facts.rules;
        let plain = MissionResult {
            anyway: Some(ANYWAY.to_owned()),
            ..MissionResult::plain(id.clone(), rules.heroes.side.clone())
        };
        let number = self.log.steps().count() as u64;
        let plain = Step::Mission(plain);
        let events = decide_answered(self.facts, self.state, &plain, number).unwrap_or_default();
        let draws = rules.mission_decks.iter().filter_map(|deck| {
            let of =
                |e: &&Event| matches!(e, Event::Activated { origin: Origin::Deck(of), .. } if *of == deck.id);
            let count = events.iter().filter(of).count();
            let missions = || if deck.hidden { self.drawable(deck, id) } else { self.left_in(deck) };
            let missions_name = self.telling.missions_of(&deck.id);
            (count > 0).then(|| DeckDraw {
                deck: deck.id.clone(),
                missions_name,
                count,
                missions: missions(),
            })
        });
        draws.collect()
    }

    /// Returns the decks in which each mission drawn leads to another draw.
    pub(super) fn side_decks(&self) -> impl Iterator<Item = &MissionDeck> {
        self.facts.rules.mission_decks.iter().filter(|deck| deck.redraw > 0)
    }

    fn left_in(&self, deck: &MissionDeck) -> Vec<Named> {
        self.state.mission_deck(&deck.id).map(|m| self.named(m.as_str())).collect()
    }

    /// Returns the missions of a deck that the group may have drawn. Which cards chance put into a hidden deck is
    /// secret, so all in the chosen boxes are offered.
    fn drawable(&self, deck: &MissionDeck, playing: &MissionId) -> Vec<Named> {
        let Some(foundation) = &self.state.foundation else { return Vec::new() };
        let may_lie = |m: &&Mission| {
            let kind = self.facts.rules.mission_kind(&m.kind);
            kind.is_some_and(|kind| kind.deck.as_ref() == Some(&deck.id))
                && foundation.boxes.contains(&m.box_id)
                && m.id != *playing
                && !self.state.has_played(&m.id)
                && !self.state.active.contains_key(&m.id)
        };
        let left: Vec<_> = self.state.mission_deck(&deck.id).collect();
        let open = foundation.by_chance.iter().any(|m| left.contains(&m));
        let missions = self.facts.missions.values().filter(may_lie);
        let missions = missions.filter(|m| open || left.contains(&&m.id));
        let mut named: Vec<_> = missions.map(|m| self.named(m.id.as_str())).collect();
        named.sort_by(|a, b| a.name.cmp(&b.name));
        named
    }

    /// Returns missions of the story that were not played yet.
    fn followers(&self) -> Vec<MissionId> {
        let after = self.campaign.stages.iter().skip(self.state.stage.saturating_add(1));
        let listed = after.flat_map(|s| &s.missions).filter(|m| !self.state.has_played(m));
        let mut seen = Vec::new();
        for mission in listed {
            if !seen.contains(mission) {
                seen.push(mission.clone());
            }
        }
        seen
    }

    fn columns(&self) -> Vec<GainColumn> {
        let rules = &self.facts.rules;
        let columns = rules.accounts.iter().map(|kind| GainColumn {
            column: kind.column(),
            what: kind.currency.clone(),
            what_name: self.telling.currency(&kind.currency),
            side_name: self.telling.side(&kind.side),
            step: rules.shop.as_ref().filter(|shop| shop.account == kind.id).map_or(1, |s| s.rounded_up_to),
        });
        columns.collect()
    }

    fn outcome(&self, outcome: &Outcome) -> OutcomeChoice {
        let kinds = self.facts.rules.accounts.iter();
        let gains = kinds.filter_map(|kind| Some((kind.column(), *outcome.gains.get(&kind.id)?)));
        let unknown = outcome.unknown.iter().filter_map(|unknown| {
            let kind = self.facts.rules.account(&unknown.account)?;
            let likely = unknown.likely.map(|(amount, _)| amount);
            let asked = unknown.own.is_none() && unknown.inferred().is_none();
            Some((kind.column(), UnknownAmount { likely: unknown.own.or(likely), asked }))
        });
        OutcomeChoice {
            id: outcome.id.clone(),
            winner: outcome.winner.clone(),
            words: self.telling.outcome(outcome),
            gives: self.telling.given(outcome),
            gains: gains.collect(),
            unknown: unknown.collect(),
            activates: outcome.activates.iter().map(|m| self.named(m.as_str())).collect(),
            unsure: self.telling.trust(outcome.trust),
        }
    }

    fn bonus(&self, bonus: &Bonus) -> BonusChoice {
        let heroes = u32::try_from(self.seats().len()).unwrap_or(0);
        let rules = &self.facts.rules;
        let gives = |gains: &Gains| {
            let given = rules.accounts.iter().filter_map(|kind| Some((kind, *gains.get(&kind.id)?)));
            let parts = given.filter(|(_, amount)| *amount > 0).map(|(kind, amount)| {
                let amount =
                    if kind.share == Share::PerHero { amount.saturating_mul(heroes) } else { amount };
                let what = self.telling.currency(&kind.currency);
                let args = [("amount", i64::from(amount).into()), ("what", what.into())];
                let amount = self.telling.speaker.say("campaign-amount", &args);
                if kind.side == rules.heroes.side {
                    amount
                } else {
                    format!("{} {amount}", self.telling.side(&kind.side))
                }
            });
            let parts: Vec<_> = parts.collect();
            if parts.is_empty() {
                self.telling.speaker.word("campaign-gives-nothing")
            } else {
                parts.join(&self.telling.speaker.word("join"))
            }
        };
        BonusChoice {
            id: bonus.id.clone(),
            words: self.telling.condition(bonus),
            met: gives(&bonus.if_met),
            unmet: gives(&bonus.if_not),
        }
    }
}
