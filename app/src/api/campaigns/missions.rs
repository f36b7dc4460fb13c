//! Missions to choose from, what may be told of their results, and what those would book.

use muster_rules::campaign::choice::{Choice, choices};
use muster_rules::campaign::event::{Card, Event, Origin};
use muster_rules::campaign::facts::{Bonus, Gains, Mission, MissionDeck, Outcome, Rules, Share};
use muster_rules::campaign::id::{AccountId, AllyId, MissionId, RewardId};
use muster_rules::campaign::next::next_steps;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::state::State;
use muster_rules::campaign::step::Step;

use super::view::Shown;
use super::wire::*;
use crate::games::Named;

impl Shown<'_> {
    pub(crate) fn missions(&self) -> Vec<MissionChoice> {
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

    fn mission(&self, id: &MissionId, choice: Option<Choice>, refusals: &[Refusal]) -> MissionChoice {
        let mission = self.facts.missions.get(id);
        let colour = mission.map(|m| m.kind.to_string()).unwrap_or_default();
        let hero = mission.and_then(|m| m.hero.as_ref());
        let hero = hero.map(|h| self.telling.name(h.as_str())).unwrap_or_default();
        // Refusals of a result that isn't told yet are not about the choice.
        let refused = if choice.is_some() { Vec::new() } else { self.refusals(refusals) };
        let own = || mission.map(|m| self.telling.mission_kind(&m.kind, &hero)).unwrap_or_default();
        let kind = match &choice {
            Some(Choice::Story) => self.telling.speaker.word("campaign-story-mission"),
            Some(Choice::Forced) => self.telling.speaker.word("campaign-forced-mission"),
            _ => own(),
        };
        MissionChoice {
            mission: self.named(id.as_str()),
            kind,
            colour,
            rewards: mission.map(|m| self.wins(m)).unwrap_or_default(),
            refused,
            form: choice.map(|choice| self.form(id, mission, &choice)),
            unsure: mission.and_then(|m| self.telling.trust(m.trust)),
        }
    }

    /// Reward cards, allies and villains, by name.
    pub(crate) fn wins(&self, mission: &Mission) -> Vec<String> {
        let rewards = mission.rewards.iter().map(RewardId::as_str);
        let allies = mission.allies.iter().chain(&mission.villains).map(AllyId::as_str);
        rewards.chain(allies).map(|id| self.telling.name(id)).collect()
    }

    fn form(&self, id: &MissionId, mission: Option<&Mission>, choice: &Choice) -> MissionForm {
        let outcomes = match choice {
            Choice::Story => self.facts.outcomes_of(id, &self.campaign.id),
            Choice::Side(_) | Choice::Forced => self.facts.side_outcomes_of(id),
        };
        let tokens = outcomes.iter().filter_map(|o| o.tokens.as_ref()).map(|t| t.total).max().unwrap_or(0);
        let story = *choice == Choice::Story;
        let leads = outcomes.iter().any(|o| !o.activates.is_empty());
        let (draws, threat_draws) = self.draws(id);
        let named = |ids: &[MissionId]| ids.iter().map(|m| self.named(m.as_str())).collect::<Vec<_>>();
        MissionForm {
            bonuses: self.facts.bonuses_of(id).map(|b| self.bonus(b)).collect(),
            tokens,
            crates: mission.and_then(|m| m.crates),
            reward_cards: mission.is_some_and(|m| !m.rewards.is_empty()) && !story,
            allies: mission
                .filter(|_| !story)
                .map(|m| m.ally_choice.iter().map(|a| self.named(a.as_str())).collect())
                .unwrap_or_default(),
            draws,
            drawable: if draws > 0 { self.drawable(id) } else { Vec::new() },
            threat_draws,
            threat_drawable: if threat_draws > 0 {
                named(
                    &self
                        .other_decks()
                        .flat_map(|deck| self.state.mission_deck(&deck.id).cloned())
                        .collect::<Vec<_>>(),
                )
            } else {
                Vec::new()
            },
            followers: if story && !leads { named(&self.followers()) } else { Vec::new() },
            outcomes: outcomes.into_iter().map(|o| self.outcome(o)).collect(),
        }
    }

    /// How many side and threat missions are drawn after a mission, by what the rules would book.
    fn draws(&self, id: &MissionId) -> (usize, usize) {
        let plain = next_steps(self.facts, &self.state).into_iter().find_map(|next| match next.step {
            Step::Mission(result) if result.name == *id => Some(Step::Mission(result)),
            _ => None,
        });
        let events = plain.and_then(|step| self.decided(&step).ok()).unwrap_or_default();
        let drawn = |redrawn: bool| {
            let decks = self.facts.rules.mission_decks.iter().filter(|deck| (deck.redraw > 0) == redrawn);
            let origins: Vec<_> = decks.map(|deck| Origin::Deck(deck.id.clone())).collect();
            let of = |e: &&Event| matches!(e, Event::Activated { origin, .. } if origins.contains(origin));
            events.iter().filter(of).count()
        };
        (drawn(true), drawn(false))
    }

    /// Decks of which missions are drawn once, after the stage that opens the campaign.
    fn other_decks(&self) -> impl Iterator<Item = &MissionDeck> {
        self.facts.rules.mission_decks.iter().filter(|deck| deck.redraw == 0)
    }

    /// Decks from which one is drawn after another.
    fn side_decks(&self) -> impl Iterator<Item = &MissionDeck> {
        self.facts.rules.mission_decks.iter().filter(|deck| deck.redraw > 0)
    }

    /// Side missions that the table may have drawn: which cards of the deck chance chose is a secret, so
    /// everything that the boxes hold is offered.
    fn drawable(&self, playing: &MissionId) -> Vec<Named> {
        let Some(foundation) = &self.state.foundation else { return Vec::new() };
        let side = |m: &&Mission| {
            let kind = self.facts.rules.mission_kind(&m.kind);
            let deck = kind.and_then(|kind| kind.deck.as_ref());
            deck.is_some_and(|deck| self.side_decks().any(|side| side.id == *deck))
                && foundation.boxes.contains(&m.box_id)
                && m.id != *playing
                && !self.state.has_played(&m.id)
                && !self.state.active.contains_key(&m.id)
        };
        let left: Vec<_> = self.side_decks().flat_map(|deck| self.state.mission_deck(&deck.id)).collect();
        let open = foundation.by_chance.iter().any(|m| left.contains(&m));
        let may = |m: &&Mission| open || left.contains(&&m.id);
        let mut named: Vec<_> = self
            .facts
            .missions
            .values()
            .filter(side)
            .filter(may)
            .map(|m| self.named(m.id.as_str()))
            .collect();
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

    fn outcome(&self, outcome: &Outcome) -> OutcomeChoice {
        let rules = &self.facts.rules;
        let gain = |account: Option<&AccountId>| outcome.gains.get(account?).copied();
        OutcomeChoice {
            id: outcome.id.as_str().to_owned(),
            winner: outcome.winner.to_string(),
            words: self.telling.outcome(outcome),
            xp: gain(rules.heroes.account.as_ref()),
            credits: gain(rules.shop.as_ref().map(|shop| &shop.account)),
            imperial_xp: gain(rules.class.as_ref().map(|class| &class.account)),
            influence: gain(rules.agenda.as_ref().map(|agenda| &agenda.account)),
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
                let what = self.telling.currency(kind.currency.as_str());
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
                parts.join(", ")
            }
        };
        BonusChoice {
            id: bonus.id.as_str().to_owned(),
            words: self.telling.condition(bonus),
            met: gives(&bonus.if_met),
            unmet: gives(&bonus.if_not),
        }
    }

    /// What a step would book, line by line. What chance would draw is not looked at.
    pub(crate) fn preview(&self, step: &Step) -> StepPreview {
        let events = match self.decided(step) {
            Ok(events) => events,
            Err(refusals) => return StepPreview { lines: Vec::new(), refused: self.refusals(&refusals) },
        };
        let mut state = self.state.clone();
        let any = self.by_chance(step);
        let lines = events.iter().filter_map(|event| match event {
            Event::Took { card: Card::Ally(ally), .. } if any.contains(ally) => {
                Some(text(self.telling.speaker.word("campaign-event-ally-drawn")))
            }
            event => self.line(&mut state, event),
        });
        let mut lines: Vec<_> = lines.collect();
        let told: Vec<_> = match step {
            Step::Mission(result) => result.draws.values().flatten().collect(),
            _ => Vec::new(),
        };
        let drawn = events.iter().filter_map(|e| match e {
            Event::Activated { mission, origin: Origin::Deck(_) } => Some(mission),
            _ => None,
        });
        let (known, chance): (Vec<_>, Vec<_>) = drawn.partition(|m| told.contains(m));
        lines.extend(known.iter().map(|m| {
            let mission = self.telling.name(m.as_str());
            text(self.telling.speaker.say("campaign-event-active", &[("mission", mission.into())]))
        }));
        if !chance.is_empty() {
            let args = [("count", chance.len().into())];
            lines.push(text(self.telling.speaker.say("campaign-event-drawn", &args)));
        }
        StepPreview { lines, refused: Vec::new() }
    }

    /// Allies of whom a mission gives any one, where nobody says which.
    fn by_chance(&self, step: &Step) -> &[AllyId] {
        match step {
            Step::Mission(result) if result.ally.is_none() => {
                self.facts.missions.get(&result.name).map_or(&[], |m| &m.ally_choice)
            }
            _ => &[],
        }
    }

    fn line(&self, state: &mut State, event: &Event) -> Option<PreviewLine> {
        state.apply(event);
        let count =
            |key: &str, count: usize| Some(text(self.telling.speaker.say(key, &[("count", count.into())])));
        match event {
            Event::Moved { account: of, amount, why } => {
                let (_, what) = self.telling.account_of(of);
                Some(PreviewLine {
                    who: self.telling.owner(of),
                    text: self.why(why),
                    amount: Some(*amount),
                    what: Some(what),
                    balance: Some(state.left(of)),
                })
            }
            Event::Took { holder, .. } | Event::Gave { holder, .. } => {
                let who = self.telling.holder(holder);
                self.telling.event(event).map(|said| PreviewLine { who, ..text(said) })
            }
            Event::Laid(seen) => count("campaign-event-laid", seen.cards.len()),
            Event::Drew(seen) => count("campaign-event-drew", seen.cards.len()),
            _ => self.telling.event(event).map(text),
        }
    }
}

fn text(text: String) -> PreviewLine {
    PreviewLine { who: String::new(), text, amount: None, what: None, balance: None }
}

/// The number of missions that the heroes won, and the others.
pub(crate) fn score(rules: &Rules, state: &State) -> [usize; 2] {
    let (heroes, others): (Vec<_>, Vec<_>) =
        state.played.iter().partition(|played| played.winner == rules.heroes.side);
    [heroes.len(), others.len()]
}
