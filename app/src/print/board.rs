//! The board of a game that is played on spaces in columns.

use muster_db::pack::LoadedGame;
use muster_templates::view::BoardView;

use super::job::{Matter, Work};
use super::sheet::page_label;
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::speaker::Speaker;
use crate::base::words::Words;

/// The number of halves of a board.
const HALVES: u32 = 2;

/// The maximum number of spaces in a column that are large enough for a figure on one page.
pub const MOST_SPACES: u32 = 7;

/// The spaces of a column in each half if neither the pack nor the players specify it.
const USUAL_SPACES: u32 = 4;

impl Muster {
    /// Returns the board of a game, each half on a page, with this many spaces in each column.
    ///
    /// # Errors
    /// Fails if the game has no board.
    pub fn work_of_board(
        &self,
        game: &LoadedGame,
        spaces: Option<u32>,
        words: &Words,
    ) -> Result<Work, Error> {
        let speaker = Speaker::new(words, game, &game.names);
        let field = game.play.as_ref().and_then(|play| play.field.as_ref()).ok_or(Error::NothingToPrint)?;
        let spaces = spaces.or(field.half).unwrap_or(USUAL_SPACES).clamp(1, MOST_SPACES);
        let half = |number: u32| speaker.say("print-board-half", &[("number", number.into())]);
        let args = [("game", speaker.game_name().into()), ("title", speaker.word("print-board").into())];
        let view = BoardView {
            title: speaker.say("print-title", &args),
            halves: (1..=HALVES).map(half).collect(),
            columns: field.columns,
            spaces,
            meets: speaker.word("print-board-meets"),
            start: speaker.word("print-board-start"),
            note: speaker.word("print-scale"),
            page: page_label(&speaker),
        };
        Ok(Work::new(view.title.clone(), Matter::Board(Box::new(view))))
    }
}
