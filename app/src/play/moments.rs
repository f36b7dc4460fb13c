//! The steps that players perform themselves, and the numbers they have to look up.

use muster_rules::play::facts::{StepWhen, When};
use muster_rules::play::state::{Standing, State};

use super::view::PlayStep;
use super::words::Telling;

impl Telling<'_> {
    /// Returns the steps that players perform now.
    pub(super) fn steps(&self, state: &State) -> Vec<PlayStep> {
        if state.over.is_some() || state.tie.is_some() || state.sides.is_empty() {
            return Vec::new();
        }
        let ready = (0..state.sides.len()).any(|side| state.ready(side).next().is_some());
        let now: &[StepWhen] = match (&state.turn, self.play.rounds.activations) {
            (None, _) if state.round == 1 && state.first.is_none() && state.roll.is_none() => {
                &[StepWhen::Setup, StepWhen::RoundStart]
            }
            (None, _) => &[StepWhen::RoundStart],
            (Some(_), None) => &[StepWhen::Turn],
            (Some(_), Some(_)) if ready => &[],
            (Some(_), Some(_)) => &[StepWhen::RoundEnd],
        };
        let there = |step: &&muster_rules::play::facts::Step| {
            step.who.as_ref().is_none_or(|who| {
                let mut cards = state.figures.iter().filter(|figure| figure.is_there());
                cards.any(|figure| {
                    let card = self.game().catalogue.figure(&figure.piece.figure);
                    card.is_some_and(|card| who.matches(card))
                })
            })
        };
        let steps = now.iter().flat_map(|when| self.play.steps.iter().filter(move |step| step.when == *when));
        let told = steps.filter(there).map(|step| PlayStep {
            id: step.id.clone(),
            text: self.speaker.game_word("step", step.id.as_str(), &step.name),
            rule: step.rule.id.clone(),
        });
        told.collect()
    }

    /// Returns whether a figure can be replaced by another.
    pub(super) fn replaceable(&self, figure: &Standing) -> bool {
        let card = self.game().catalogue.figure(&figure.piece.figure);
        card.filter(|_| figure.is_there()).is_some_and(|card| {
            self.play.replacements.iter().any(|replacement| card.has_keyword(&replacement.ability))
        })
    }

    /// Returns the unknown numbers that matter now: points for figures, and how cards bring other figures.
    pub(super) fn open(&self, state: &State) -> Vec<String> {
        let mut out = Vec::new();
        let mut say = |key: &str, figure: &Standing| {
            let text = self.speaker.say(key, &[("name", self.figure(figure).into())]);
            if !out.contains(&text) {
                out.push(text);
            }
        };
        for figure in &state.figures {
            if figure.piece.open && figure.is_there() {
                say("play-open-worth", figure);
            }
            let arrival = figure.piece.arrived.as_ref().and_then(|id| self.play.arrival(id));
            let holder = figure.piece.holder.and_then(|number| state.figure(number));
            let (Some(arrival), Some(holder)) = (arrival, holder) else { continue };
            let read = state.listed(&holder.piece.figure, &arrival.id);
            let offers = self.game().catalogue.side_lists_of(&holder.piece.figure);
            let offers: Vec<_> = offers.filter(|offer| arrival.lists.contains(&offer.kind)).collect();
            let no_roll = offers.iter().all(|offer| offer.roll.is_none()) && !offers.is_empty();
            if arrival.when == When::Initiative && no_roll && read.is_none_or(|read| read.roll.is_none()) {
                say("play-open-roll", holder);
            }
            let no_value = offers.iter().any(|offer| offer.value.is_none());
            if no_value && read.is_none_or(|read| read.most.is_none()) {
                say("play-open-points", holder);
            }
        }
        out
    }
}
