//! A user's own words as one file: what they wrote, for others; and what another wrote, beside one's own, before any
//! of it is taken.

use std::path::PathBuf;

use muster_db::pack::{LoadedGame, OwnWordOf};
use muster_rules::figure::Figure;
use muster_rules::id::{FigureId, TermId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::own::{ToldWord, trimmed};
use crate::cells;
use crate::collection::Exported;
use crate::collection::spreadsheet::{self, Spreadsheet, cell};
use crate::error::Error;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::words::Words;

/// The headings of such a file. Names are for people.
const HEAD: [&str; 4] = ["of", "about", "name", "text"];

/// Where to export one's own words to.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportOwnWords {
    /// The game's id.
    pub game: String,
    /// The file; without one, the table comes back.
    pub path: Option<PathBuf>,
}

/// A file of somebody's words to be compared with one's own.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CompareOwnWords {
    /// The game's id.
    pub game: String,
    /// The file.
    pub path: String,
}

/// What a file says beside what is written here.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OwnWordDifferences {
    /// The file's name.
    pub file: String,
    /// What it says otherwise, and what isn't written here, in its order.
    pub rows: Vec<OwnWordDifference>,
    /// How many texts are the same here.
    pub same: usize,
}

/// Words of a file that aren't one's own.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OwnWordDifference {
    /// The line in the file.
    pub line: usize,
    /// What they are about, as the file has it.
    pub about: String,
    /// What that is called.
    pub name: String,
    /// What the user wrote about it; empty where nothing.
    pub mine: String,
    /// What Muster says of it; empty where nothing.
    pub muster: String,
    /// What the file says.
    pub theirs: String,
    /// The same as it is kept; null where it can't be taken.
    pub told: Option<ToldWord>,
    /// Why it can't be taken, in words.
    pub problem: Option<String>,
}

/// Words to be taken.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct TakeOwnWords {
    /// The game's id.
    pub game: String,
    /// The words. One without a text goes back to what Muster says.
    pub words: Vec<ToldWord>,
}

/// What was taken.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OwnWordsTaken {
    /// What was written about the same things before; taking this takes it back.
    pub before: Vec<ToldWord>,
}

/// Writes what the user wrote about a game's words as one file.
///
/// # Errors
/// There is no such game, the file can't be written, or those of the database.
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

/// Reads a file of somebody's words.
///
/// # Errors
/// The file can't be read, or is no table.
pub fn read_own(request: &CompareOwnWords, _: &Words) -> Result<Spreadsheet, Error> {
    spreadsheet::read_own(&request.path).map_err(about_words)
}

/// What is wrong with a table is told of words, not of the collection that most tables are for.
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

/// Says where a file's words differ from one's own. Nothing is changed.
///
/// # Errors
/// There is no such game, or the file lacks a column.
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
            continue; // nobody wrote anything
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

/// Takes somebody's words: all of them, or none.
///
/// # Errors
/// There is no such game, or they can't be kept.
pub fn take_own(session: &mut Session, request: TakeOwnWords) -> Result<OwnWordsTaken, Error> {
    let game = session.game(&request.game)?;
    let words = request.words.into_iter().map(|word| ToldWord { text: trimmed(&word.text), ..word });
    let before = session.muster.put_own_words(&game, &words.collect::<Vec<_>>())?;
    Ok(OwnWordsTaken { before })
}

impl OwnWordDifferences {
    /// All that can be taken.
    #[must_use]
    pub fn told(&self) -> Vec<ToldWord> {
        self.rows.iter().filter_map(|row| row.told.clone()).collect()
    }
}

/// What words are about.
struct Subject {
    name: String,
    /// What Muster says of it.
    muster: String,
}

/// The term, figure or keyword of this id; `None` where the game has no such.
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

/// Whether a card of the game writes this keyword.
pub(super) fn is_written(game: &LoadedGame, keyword: &str) -> bool {
    let written = |figure: &Figure| figure.all_keywords().any(|k| k == keyword);
    game.catalogue.figures().iter().any(written)
}
