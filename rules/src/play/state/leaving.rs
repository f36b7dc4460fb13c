//! Figures that leave the table in the state of a game, and those that are put back.

use super::super::event::{FigureNo, Leaving, SideNo};
use super::State;
use crate::term::Moment;

impl State {
    pub(super) fn leave(
        &mut self,
        number: FigureNo,
        how: Leaving,
        by: Option<FigureNo>,
        gives: &[(SideNo, i64)],
    ) {
        for (side, points) in gives {
            self.gain(*side, *points, true);
        }
        self.active.retain(|active| *active != number);
        // What it does when it falls may still be used.
        self.asks.retain(|ask| ask.figure != number || ask.moment == Moment::IsDefeated);
        self.go_back(number);
        if let Some(figure) = self.figure_mut(number) {
            figure.left = Some(how);
            figure.by = by;
            figure.gave = gives.to_vec();
            figure.shaken = false;
        }
    }

    pub(super) fn put_back(&mut self, number: FigureNo, damage: u32, takes: &[(SideNo, i64)]) {
        for (side, points) in takes {
            self.gain(*side, -points, true);
        }
        // What its fall brought up is no longer so.
        self.asks.retain(|ask| ask.figure != number && ask.about != Some(number));
        if let Some(figure) = self.figure_mut(number) {
            let gave: i64 = figure.gave.drain(..).map(|(_, points)| points).sum();
            figure.kept += gave - takes.iter().map(|(_, points)| points).sum::<i64>();
            (figure.left, figure.by, figure.claimed) = (None, None, false);
            // It comes as it was set up, but for what was used up.
            (figure.damage, figure.tested) = (damage, false);
            figure.marks.clear();
        }
    }
}
