//! Missions to choose from, and what may be told of their results.

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
use crate::games::Named;

/// A reason for trying what a mission would book that can't be chosen; nobody reads it.
pub(super) const ANYWAY: &str = "anyway";

/// A mission that may be played, or could be but for a rule.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MissionChoice {
    /// The mission.
    pub mission: Named,
    /// Its kind, by the game's campaign rules.
    pub kind: MissionKindId,
    /// What it is: story, side, forced …, in words, with whose it is.
    pub kind_name: String,
    /// Whether it has to be played now.
    pub forced: bool,
    /// Reward cards and allies that it may win, by name.
    pub rewards: Vec<String>,
    /// Why it can't be chosen now; empty where it can.
    pub refused: Vec<Reason>,
    /// What may be told of its result; null where it can't be chosen, unless it is asked for all the same.
    pub form: Option<MissionForm>,
    /// How sure its facts are, in words.
    pub unsure: Option<String>,
}

/// What may be told of a mission's result.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MissionForm {
    /// What it may give.
    pub columns: Vec<GainColumn>,
    /// The ways in which it ends.
    pub outcomes: Vec<OutcomeChoice>,
    /// Conditions that may have been met.
    pub bonuses: Vec<BonusChoice>,
    /// Tokens that may have been claimed.
    pub tokens: u32,
    /// Crates that lie there; null where nobody knows.
    pub crates: Option<u32>,
    /// Whether a hero may take reward cards (else the group keeps them).
    pub reward_cards: bool,
    /// Allies of whom it wins one, to be said which.
    pub allies: Vec<Named>,
    /// Decks of which missions are drawn afterwards.
    pub draws: Vec<DeckDraw>,
    /// Story missions that may follow, where no table knows which does.
    pub followers: Vec<Named>,
}

/// Missions that are drawn from a deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DeckDraw {
    /// The deck.
    pub deck: MissionDeckId,
    /// What is in it, in words; empty where it is several kinds of missions.
    pub missions_name: String,
    /// How many are drawn.
    pub count: usize,
    /// Which they may be.
    pub missions: Vec<Named>,
}

/// A way in which a mission ends.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OutcomeChoice {
    /// Its id.
    pub id: OutcomeId,
    /// Who wins.
    pub winner: SideId,
    /// What tells it from others of the same winner.
    pub words: Option<String>,
    /// What everybody gets, in words.
    pub gives: String,
    /// What it gives, by column.
    pub gains: BTreeMap<String, u32>,
    /// What no source states, by column.
    pub unknown: BTreeMap<String, UnknownAmount>,
    /// Missions that become active.
    pub activates: Vec<Named>,
    /// How sure all this is, in words.
    pub unsure: Option<String>,
}

/// An amount that no source states.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct UnknownAmount {
    /// What the group said before, or what it is likely to be; null where nobody has an idea.
    pub likely: Option<u32>,
    /// Whether the group has to say it; else what it said before, or what is likely, is recorded.
    pub asked: bool,
}

/// Something of which a mission may give an amount.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GainColumn {
    /// By what a result says it: a key of its `gains`.
    pub column: String,
    /// Of what.
    pub what: CurrencyId,
    /// The same in words.
    pub what_name: String,
    /// Whose.
    pub side_name: String,
    /// By how much amounts usually differ.
    pub step: u32,
}

/// A condition that may have been met.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BonusChoice {
    /// Its id.
    pub id: ConditionId,
    /// What has to be met.
    pub words: String,
    /// What it gives if it was.
    pub met: String,
    /// What it gives if it wasn't.
    pub unmet: String,
}

impl Shown<'_> {
    pub(super) fn missions(&self) -> Vec<MissionChoice> {
        let Some(foundation) = &self.state.foundation else { return Vec::new() };
        let can = choices(self.facts, self.campaign, foundation, &self.state);
        let steps = next_steps(self.facts, &self.state).into_iter();
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
        // Refusals of a result that isn't told yet are not about the choice.
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

    /// What a mission is chosen as, in words; else what kind it is.
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

    /// Reward cards, allies and villains, by name.
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

    /// What is drawn after a mission, by what the rules would book, also where it is played all the same.
    fn draws(&self, id: &MissionId) -> Vec<DeckDraw> {
        let rules = &self.facts.rules;
        let plain = MissionResult {
            anyway: Some(ANYWAY.to_owned()),
            ..MissionResult::plain(id.clone(), rules.heroes.side.clone())
        };
        let number = self.log.steps().count() as u64;
        let plain = Step::Mission(plain);
        let events = decide_answered(self.facts, &self.state, &plain, number).unwrap_or_default();
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

    /// Decks from which one is drawn after another.
    pub(super) fn side_decks(&self) -> impl Iterator<Item = &MissionDeck> {
        self.facts.rules.mission_decks.iter().filter(|deck| deck.redraw > 0)
    }

    fn left_in(&self, deck: &MissionDeck) -> Vec<Named> {
        self.state.mission_deck(&deck.id).map(|m| self.named(m.as_str())).collect()
    }

    /// Missions of a deck that the table may have drawn: which cards of a hidden deck chance chose is a
    /// secret, so everything that the boxes hold is offered.
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

    /// Missions of the story that were not played yet.
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
