//! Printing: turns squads, figures, collections and campaigns into PDF files.

mod before;
mod board;
mod campaign;
mod card;
mod checklist;
mod endurance;
mod job;
mod marks;
mod numbers;
mod origin;
mod photos;
mod places;
pub mod preview;
mod reference;
mod remark;
mod reminders;
mod sheet;
mod sheet_row;
mod tournament;
mod trades;
mod written;

use muster_db::pack::LoadedGame;
use muster_rules::fold::fold;
use muster_rules::id::SetId;
use muster_templates::layout::CardLayout;

pub use board::MOST_SPACES;
pub use card::card;
pub(crate) use card::cost;
pub use checklist::{ChecklistFilter, checklist};
pub use job::{HowCards, Laid, Work, work_of_checklist};
pub use muster_templates::print::{Flip, MarginWords, Paper, PrintOptions};
pub(crate) use photos::PrintedPhotos;
pub use remark::Remarked;
pub use sheet::sheet;
pub use tournament::{TournamentPart, work_of_tournament};
pub use trades::work_of_trades;
pub use written::PrintedFile;

use crate::error::{Error, Kind};
use crate::words::Words;

/// Returns the layout of a game's cards.
pub(crate) fn layout(game: &LoadedGame) -> Result<CardLayout, Error> {
    CardLayout::from_toml(&game.card).map_err(|e| Error::Internal(format!("card.toml: {e}")))
}

/// Returns the text in the margin below cards; the title is added by the layout.
#[must_use]
pub fn margin_words(words: &Words) -> MarginWords {
    MarginWords {
        title: String::new(),
        scale: words.get("print-scale", &[]),
        ruler: words.get("print-ruler", &[]),
        page: words.get("print-page", &[("page", "{page}".into()), ("pages", "{pages}".into())]),
    }
}

/// Finds a set by its name, abbreviation or id.
pub(crate) fn find_set(game: &LoadedGame, wanted: &str) -> Result<SetId, Error> {
    let sets = game.catalogue.sets();
    let named = |set: &&muster_rules::catalogue::Set| {
        let names = [set.id.as_str(), set.name.as_str()].into_iter();
        names.chain(set.aliases.iter().map(String::as_str)).any(|n| fold(n) == fold(wanted))
    };
    sets.iter().find(named).map(|s| s.id.clone()).ok_or_else(|| Error::NotOneOf {
        kind: Kind::Set,
        name: wanted.to_owned(),
        known: sets.iter().map(|s| s.name.clone()).collect(),
    })
}
