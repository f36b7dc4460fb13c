//! The figures that squads name to join the game: who waits, and whether they can come now.

use muster_rules::id::FigureId;
use muster_rules::play::decide;
use muster_rules::play::event::{FigureNo, Named};
use muster_rules::play::id::ArrivalId;
use muster_rules::play::state::{Standing, State};
use muster_rules::play::table::Table;
use muster_rules::play::tap::{Seat, Tap, Who};
use serde::Serialize;
use ts_rs::TS;

use super::words::Telling;

/// Figures that a squad names to join the game and that aren't all there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayWaiting {
    /// How they arrive.
    pub arrival: ArrivalId,
    /// The name of that.
    pub arrival_name: String,
    /// The player's name.
    pub side: String,
    /// The number of the figure that brings them.
    pub holder: FigureNo,
    /// Its name in the reader's language.
    pub holder_name: String,
    /// The roll on which they come; null if none is known.
    pub roll: Option<u32>,
    /// The figures.
    pub figures: Vec<PlayWaitingFigure>,
    /// Whether they can come now.
    pub now: bool,
}

/// A figure that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PlayWaitingFigure {
    /// The figure's id.
    pub figure: FigureId,
    /// Its name in the reader's language.
    pub local_name: String,
    /// The number of copies.
    pub count: u32,
}

impl Telling<'_> {
    /// Returns the figures that wait, by side.
    pub(super) fn waiting(&self, state: &State) -> Vec<PlayWaiting> {
        if state.over.is_some() || state.tie.is_some() {
            return Vec::new();
        }
        let sides = state.sides.iter().enumerate();
        let named = sides.flat_map(|(side, known)| known.seated.named.iter().map(move |named| (side, named)));
        named.filter_map(|(side, named)| self.waits(state, side, named)).collect()
    }

    fn waits(&self, state: &State, side: usize, named: &Named) -> Option<PlayWaiting> {
        let arrival = self.play.arrival(&named.arrival)?;
        let holder = state.in_play(side).find(|figure| figure.piece.figure == named.holder)?;
        let came = |figure: &Standing, id: &FigureId| {
            figure.piece.side == side
                && figure.piece.figure == *id
                && figure.piece.arrived.as_ref() == Some(&arrival.id)
                // What comes anew each time comes once a round.
                && (!arrival.again || figure.came == state.round)
        };
        let left = named.figures.iter().filter_map(|(id, count)| {
            let there = state.figures.iter().filter(|figure| came(figure, id)).count();
            let left = count.saturating_sub(u32::try_from(there).unwrap_or(u32::MAX));
            (left > 0).then(|| PlayWaitingFigure {
                figure: id.clone(),
                local_name: self.speaker.figure(id),
                count: left,
            })
        });
        let figures: Vec<_> = left.collect();
        if figures.is_empty() {
            return None;
        }
        let game = self.game();
        let table = Table { play: self.play, catalogue: &game.catalogue, words: &game.explained.glossary };
        let tap = Tap::Arrive {
            side: Some(Seat::Place(side + 1)),
            what: arrival.id.clone(),
            by: Some(Who::Number(holder.number)),
            roll: None,
            most: None,
            figures: figures.iter().map(|one| format!("{} {}", one.count, one.figure)).collect(),
        };
        let offers = game.catalogue.side_lists_of(&named.holder);
        let mut offers = offers.filter(|offer| arrival.lists.contains(&offer.kind));
        Some(PlayWaiting {
            arrival: arrival.id.clone(),
            arrival_name: self.arrival(&arrival.id),
            side: state.sides[side].seated.name.clone(),
            holder: holder.number,
            holder_name: self.figure(holder),
            roll: offers.find_map(|offer| offer.roll),
            figures,
            now: decide(&table, state, &tap).is_ok(),
        })
    }
}
