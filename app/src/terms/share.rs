//! The user's own texts as a file: exporting them, and comparing and importing those of another user.

use std::path::PathBuf;

use muster_db::pack::OwnWordOf;
use muster_rules::id::{FigureId, TermId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::own::{ToldWord, is_written};
use crate::base::cells;
use crate::base::error::Error;
use crate::base::exported::Exported;
use crate::base::headed::trimmed;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::spreadsheet::{self, Spreadsheet, cell};
use crate::base::words::Words;

/// The header of such a file. The names are informative only.
const HEAD: [&str; 4] = ["of", "about", "name", "text"];

/// A request to export the user's own texts.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportOwnWords {
    /// The game's id.
    pub game: String,
    /// The file to write; null to return the table in the answer.
    pub path: Option<PathBuf>,
}

/// A request to compare a file of another user's texts with one's own.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CompareOwnWords {
    /// The game's id.
    pub game: String,
    /// The path of the file.
    pub path: String,
}

/// The differences between a file and the user's own texts.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OwnWordDifferences {
    /// The file's name.
    pub file: String,
    /// Texts that differ or that the user doesn't have, in the file's order.
    pub rows: Vec<OwnWordDifference>,
    /// The number of texts that are the same.
    pub same: usize,
}

/// A text of a file that differs from the user's own.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OwnWordDifference {
    /// The line in the file.
    pub line: usize,
    /// What it is about, as written in the file.
    pub about: String,
    /// The name of that.
    pub name: String,
    /// The user's own text; empty if there is none.
    pub mine: String,
    /// Muster's text; empty if there is none.
    pub muster: String,
    /// The file's text.
    pub theirs: String,
    /// The text to import; null if it can't be.
    pub told: Option<ToldWord>,
    /// Why it can't be imported.
    pub problem: Option<String>,
}

/// A request to import texts.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct TakeOwnWords {
    /// The game's id.
    pub game: String,
    /// The texts. An empty one reverts to Muster's text.
    pub words: Vec<ToldWord>,
}

/// The texts that an import replaced.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OwnWordsTaken {
    /// The previous texts about the same things; importing them undoes the change.
    pub before: Vec<ToldWord>,
}

/// Exports the user's own texts about a game's terms and figures.
pub fn export_own(session: &mut Session, request: ExportOwnWords) -> Result<Exported, Error> {
    let game = session.game(&request.game)?;
    let own = session.muster.own_words(&game)?;
    let speaker = session.speaker(&game);
    let mut rows = vec![HEAD.map(str::to_owned).to_vec()];
    rows.extend(own.iter().map(|word| {
        let name = subject(&speaker, word.of, &word.about).map(|s| s.name).unwrap_or_default();
        vec![word.of.as_str().to_owned(), word.about.clone(), name, word.text.clone()]
    }));
    Exported::new(&session.muster, cells::for_people(&rows)?, own.len(), request.path)
}

/// Reads a file of another user's texts.
///
/// # Errors
/// Fails if the file can't be read or isn't a table.
pub fn read_own(request: &CompareOwnWords, _: &Words) -> Result<Spreadsheet, Error> {
    spreadsheet::read_own(&request.path).map_err(about_words)
}

/// Rewords table errors, since most tables are collections.
fn about_words(error: Error) -> Error {
    match error {
        Error::SpreadsheetUnreadable { file, .. }
        | Error::SpreadsheetDamaged(file)
        | Error::SpreadsheetNoRows(file)
        | Error::FileEmpty(file)
        | Error::FileBinary(file)
        | Error::ColumnMissing { file, .. } => Error::WordsUnreadable(file),
        other => other,
    }
}

/// Compares a file's texts with the user's own. Nothing is changed.
///
/// # Errors
/// Fails if the game is unknown, or the file lacks a column.
pub fn compare_own(
    session: &mut Session,
    request: CompareOwnWords,
    sheet: Spreadsheet,
) -> Result<OwnWordDifferences, Error> {
    let game = session.game(&request.game)?;
    let speaker = session.speaker(&game);
    let places = sheet.places(["of", "about", "text"]).map_err(about_words)?;
    let (mut rows, mut same) = (Vec::new(), 0);
    for (line, cells) in &sheet.rows {
        let [of, about, text] = places.map(|place| cell(cells, place));
        let theirs = trimmed(text);
        if theirs.is_empty() {
            continue; // an empty text
        }
        let of = OwnWordOf::parse(of);
        let found = of.and_then(|of| Some((of, subject(&speaker, of, about)?)));
        let Some((of, subject)) = found else {
            let unknown = if of.is_none() { cell(cells, places[0]) } else { about };
            rows.push(OwnWordDifference {
                line: *line,
                about: about.to_owned(),
                name: about.to_owned(),
                mine: String::new(),
                muster: String::new(),
                theirs,
                told: None,
                problem: Some(speaker.say("fact-unknown", &[("value", unknown.into())])),
            });
            continue;
        };
        let mine = game.explained.own(of, about).unwrap_or_default();
        if mine == theirs {
            same += 1;
            continue;
        }
        rows.push(OwnWordDifference {
            line: *line,
            about: about.to_owned(),
            name: subject.name,
            mine: mine.to_owned(),
            muster: subject.muster,
            told: Some(ToldWord { of, about: about.to_owned(), text: theirs.clone() }),
            theirs,
            problem: None,
        });
    }
    Ok(OwnWordDifferences { file: sheet.file, rows, same })
}

/// Imports texts: all or none.
pub fn take_own(session: &mut Session, request: TakeOwnWords) -> Result<OwnWordsTaken, Error> {
    let game = session.game(&request.game)?;
    let words = request.words.into_iter().map(|word| ToldWord { text: trimmed(&word.text), ..word });
    let before = session.muster.put_own_words(&game, &words.collect::<Vec<_>>())?;
    Ok(OwnWordsTaken { before })
}

impl OwnWordDifferences {
    /// Returns all texts that can be imported.
    #[must_use]
    pub fn told(&self) -> Vec<ToldWord> {
        self.rows.iter().filter_map(|row| row.told.clone()).collect()
    }
}

/// What a text is about.
struct Subject {
    name: String,
    /// Muster's text about it.
    muster: String,
}

/// Returns the term, figure or keyword with this id; `None` if the game has none.
fn subject(speaker: &Speaker<'_>, of: OwnWordOf, about: &str) -> Option<Subject> {
    let game = speaker.game;
    match of {
        OwnWordOf::Figure => {
            let figure = game.catalogue.figure(&FigureId::from(about))?;
            Some(Subject { name: speaker.figure(&figure.id), muster: String::new() })
        }
        OwnWordOf::Term => match game.explained.glossary.term(&TermId::from(about)) {
            Some(term) => {
                Some(Subject { name: speaker.term_name(term), muster: speaker.plain_reminder(term) })
            }
            None => is_written(game, about)
                .then(|| Subject { name: speaker.naming().ability(about), muster: String::new() }),
        },
    }
}
