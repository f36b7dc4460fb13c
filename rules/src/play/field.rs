//! A field of columns: where figures stand on it, as far as the number of its spaces is known.
//!
//! A column has as many spaces in each half; a side's figure starts on the space at its own edge, and its enemy in the
//! column on the one at the other edge.

use super::event::FigureNo;
use super::standing::Standing;
use super::state::State;

impl State {
    /// Returns the enemy in a figure's column.
    #[must_use]
    pub fn facing(&self, figure: &Standing) -> Option<&Standing> {
        let column = figure.piece.column?;
        let mut enemies = self.opponents(figure.piece.side).flat_map(|side| self.in_play(side));
        enemies.find(|enemy| enemy.piece.column == Some(column))
    }

    /// Returns the number of free spaces ahead of a figure, up to its enemy or the far edge; `None` if the size of the
    /// field isn't known.
    #[must_use]
    pub fn room(&self, number: FigureNo) -> Option<u32> {
        let figure = self.figure(number)?;
        figure.piece.column?;
        let ahead = self.half?.saturating_mul(2).saturating_sub(1 + figure.spaces);
        Some(self.facing(figure).map_or(ahead, |enemy| ahead.saturating_sub(1 + enemy.spaces)))
    }

    /// Whether a figure stands in the other half; `None` if the size of the field isn't known.
    #[must_use]
    pub fn is_across(&self, figure: &Standing) -> Option<bool> {
        self.half.map(|half| figure.spaces >= half)
    }
}
