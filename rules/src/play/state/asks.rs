//! Open questions in the state of a game, and figures that changed sides.

use super::super::ask::{Ask, Outcome, Use};
use super::super::event::{Event, FigureNo};
use super::State;

impl State {
    pub(super) fn apply_to_asks(&mut self, event: &Event) {
        match event {
            Event::Waits { held } => {
                self.count_asks(&held.asks);
                self.held = Some((**held).clone());
            }
            Event::Booked => self.held = None,
            Event::Asked { asks } => {
                self.count_asks(asks);
                self.asks.extend(asks.iter().cloned());
            }
            Event::Answered { ask, outcome, answer, .. } => {
                let open = self.asks.iter().chain(self.held.iter().flat_map(|held| &held.asks));
                let found = open.into_iter().find(|one| one.number == *ask);
                if let Some(Ask { figure, term: Some(term), .. }) = found
                    && *outcome != Outcome::Passed
                {
                    let (figure, term) = (*figure, term.clone());
                    self.uses.push(Use { figure, term, round: self.round, turn: self.turns });
                }
                self.asks.retain(|one| one.number != *ask);
                if let Some(held) = &mut self.held {
                    held.asks.retain(|one| one.number != *ask);
                    held.answers.extend(answer.as_deref().cloned());
                }
            }
            _ => {}
        }
    }

    fn count_asks(&mut self, asks: &[Ask]) {
        self.asked = asks.iter().map(|ask| ask.number).max().unwrap_or(0).max(self.asked);
    }

    /// Returns the figures to their sides that a figure had won over.
    pub(super) fn go_back(&mut self, holder: FigureNo) {
        for figure in &mut self.figures {
            if let Some((side, Some(by))) = figure.turned
                && by == holder
            {
                (figure.piece.side, figure.turned) = (side, None);
            }
        }
    }

    /// Applies what changes a figure's side or what it may do.
    pub(super) fn apply_to_powers(&mut self, event: &Event) {
        match event {
            Event::Turned { figure, side, holder } => {
                let (side, holder) = (*side, *holder);
                if let Some(figure) = self.figure_mut(*figure) {
                    figure.turned = Some((figure.turned.map_or(figure.piece.side, |(from, _)| from), holder));
                    figure.piece.side = side;
                }
                self.active.retain(|active| active != figure);
            }
            Event::Allowed { figure, counter, by } => {
                if let Some(figure) = self.figure_mut(*figure) {
                    *figure.allowed.entry(counter.clone()).or_default() += by;
                }
            }
            Event::Granted { figure, ability } => {
                if let Some(figure) = self.figure_mut(*figure)
                    && !figure.granted.contains(ability)
                {
                    figure.granted.push(ability.clone());
                }
            }
            _ => {}
        }
    }
}
