//! A trade list of spares and wants as a file, to be sent to others.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use muster_db::table::copy::Price;
use muster_rules::id::{FigureId, GameId, PrintingId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::book::BookTrades;
use super::fault::TradesFault;
use super::find::FindTrades;
use super::lists::own_list;
use crate::base::decode::{decode, read_input};
use crate::base::error::Error;
use crate::base::exported::Exported;
use crate::base::money::parse;
use crate::base::session::Session;
use crate::base::words::Words;

/// The `format` of such a file.
const FORMAT: &str = "muster-trades";
/// The latest version that can be read.
const VERSION: u32 = 1;
/// The maximum size of a file, in bytes: four times that of a list of ten thousand printings.
const LARGEST: usize = 8 << 20;
/// The maximum number of spares, and of wants: more than any game has printings.
const MOST_LINES: usize = 10_000;
/// The maximum number of pieces per line.
const MOST_PIECES: u32 = 9_999;
/// The maximum number of lists read at once: more than a club has members.
const MOST_LISTS: usize = 400;
/// The maximum length of a name or an id, in characters.
const LONGEST: usize = 120;

/// A trade list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TradeFile {
    /// Always `muster-trades`.
    pub format: String,
    /// The version of the format.
    pub version: u32,
    /// The game's id.
    pub game: GameId,
    /// The name of the list's owner.
    pub name: String,
    /// Pieces for trade.
    #[serde(default)]
    pub spares: Vec<TradeLine>,
    /// Pieces wanted.
    #[serde(default)]
    pub wants: Vec<TradeLine>,
}

/// Pieces of one printing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TradeLine {
    /// The printing's id.
    pub printing: PrintingId,
    /// The figure's id, for readers whose catalogue lacks the printing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<FigureId>,
    /// The figure's name, for the same and for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The number of pieces.
    #[serde(default = "one")]
    pub count: u32,
    /// The worth of one piece, as `12.50 EUR`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<String>,
}

const fn one() -> u32 {
    1
}

/// The trade lists read for a request.
pub type TradeLists = Vec<TradeFile>;

/// A request to write the user's own list.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct WriteTrades {
    /// The game's id.
    pub game: String,
    /// The owner's name.
    pub name: String,
    /// The file to write; null to return the list in the answer.
    pub path: Option<PathBuf>,
}

/// Writes the pieces of the collection that are for trade or wanted.
///
/// # Errors
/// Fails if the game is unknown, nothing is wanted or for trade, the name is invalid, the file can't be written, or
/// the database can't be read.
pub fn write(session: &mut Session, request: WriteTrades) -> Result<Exported, Error> {
    let game = session.game(&request.game)?;
    let list = own_list(&mut session.muster, &game, &request.name)?;
    let lines = list.spares.len() + list.wants.len();
    if lines == 0 {
        return Err(TradesFault::NoList.into());
    }
    let text = serde_json::to_string_pretty(&list).map_err(|e| Error::Internal(e.to_string()))?;
    Exported::new(&session.muster, text + "\n", lines, request.path)
}

/// Reads the lists of a request.
///
/// # Errors
/// Fails if a list can't be read or is invalid, or two have the same name.
pub fn read(request: &FindTrades, _: &Words) -> Result<TradeLists, Error> {
    if request.paths.len() > MOST_LISTS {
        return Err(TradesFault::Many { most: MOST_LISTS }.into());
    }
    let lists = request.paths.iter().map(|path| read_file(path)).collect::<Result<TradeLists, _>>()?;
    let mut names = BTreeSet::new();
    match lists.iter().find(|list| !names.insert(list.name.as_str())) {
        Some(list) => Err(TradesFault::Twice { name: list.name.clone() }.into()),
        None => Ok(lists),
    }
}

/// Reads the lists of an exchange to be recorded.
pub fn read_to_book(request: &BookTrades, words: &Words) -> Result<TradeLists, Error> {
    read(&request.find, words)
}

fn read_file(path: &Path) -> Result<TradeFile, Error> {
    let file = path.display().to_string();
    let bytes = read_input(path)?;
    if bytes.len() > LARGEST {
        let (size, limit) = (bytes.len() as u64, LARGEST as u64);
        return Err(Error::FileTooLarge { file, size, limit });
    }
    TradeFile::read(&file, &decode(&file, &bytes)?.text)
}

/// Returns whether a text is acceptable as a name or an id.
fn is_fit(text: &str) -> bool {
    !text.trim().is_empty() && text.chars().count() <= LONGEST && !text.chars().any(char::is_control)
}

/// Trims and validates a name.
///
/// # Errors
/// Fails if the name is empty, too long, or contains control characters.
pub(super) fn tidy(name: &str) -> Result<String, Error> {
    let name = name.trim();
    if is_fit(name) { Ok(name.to_owned()) } else { Err(TradesFault::Name { name: name.to_owned() }.into()) }
}

impl TradeFile {
    /// Creates an empty list.
    pub(super) fn new(game: &GameId, name: String) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: game.clone(),
            name,
            spares: Vec::new(),
            wants: Vec::new(),
        }
    }

    /// Parses a file. `file` is its name in errors.
    ///
    /// # Errors
    /// Fails if the text isn't a list, has a later version, or contains any invalid value.
    pub fn read(file: &str, text: &str) -> Result<Self, Error> {
        // The JSON parser limits the depth of nesting itself.
        let read: Result<Self, _> = serde_json::from_str(text);
        let mut found = match (read, form(text)) {
            (_, Some(form)) => return Err(TradesFault::Newer { file: file.to_owned(), form }.into()),
            (Err(e), None) => {
                let reason = e.to_string();
                // The location is reported separately.
                let reason =
                    reason.rsplit_once(" at line ").map_or(reason.as_str(), |(said, _)| said).to_owned();
                let (line, column) = (e.line(), e.column());
                return Err(TradesFault::Shape { file: file.to_owned(), line, column, reason }.into());
            }
            (Ok(found), None) => found,
        };
        if found.spares.len().max(found.wants.len()) > MOST_LINES {
            return Err(TradesFault::Long { file: file.to_owned(), most: MOST_LINES }.into());
        }
        let wrong = |place: String, value: &str| -> Error {
            let value = value.chars().filter(|c| !c.is_control()).take(80).collect();
            TradesFault::Value { file: file.to_owned(), place, value }.into()
        };
        found.name = found.name.trim().to_owned();
        if !is_fit(&found.name) {
            return Err(wrong("name".to_owned(), &found.name));
        }
        for (side, lines) in [("spares", &found.spares), ("wants", &found.wants)] {
            for (at, line) in lines.iter().enumerate() {
                if let Some((field, value)) = line.fault() {
                    return Err(wrong(format!("{side}[{at}].{field}"), &value));
                }
            }
        }
        Ok(found)
    }
}

/// Returns the format and version of a file if it isn't a list or has an unknown version, ignoring other fields.
fn form(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Head {
        format: String,
        version: u32,
    }
    let head: Head = serde_json::from_str(text).ok()?;
    let format: String = head.format.chars().filter(|c| !c.is_control()).take(80).collect();
    (format != FORMAT || head.version > VERSION || head.version == 0)
        .then(|| format!("{format} {}", head.version))
}

impl TradeLine {
    /// Returns the first invalid field, and its value.
    fn fault(&self) -> Option<(&'static str, String)> {
        let texts = [
            ("printing", Some(self.printing.as_str())),
            ("figure", self.figure.as_ref().map(FigureId::as_str)),
            ("name", self.name.as_deref()),
        ];
        let text = texts
            .into_iter()
            .find_map(|(field, text)| Some((field, text.filter(|t| !is_fit(t))?.to_owned())));
        let count =
            || (self.count == 0 || self.count > MOST_PIECES).then(|| ("count", self.count.to_string()));
        let worth = || Some(("worth", self.worth.clone().filter(|_| self.price().is_none())?));
        text.or_else(count).or_else(worth)
    }

    /// Returns the worth of one piece.
    pub(super) fn price(&self) -> Option<Price> {
        let price = parse(self.worth.as_deref()?, "").flatten()?;
        (price.currency.len() == 3).then_some(price)
    }
}

/// Limits a count to [`MOST_PIECES`].
pub(super) fn within(count: u32) -> u32 {
    count.min(MOST_PIECES)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> String {
        match TradeFile::read("list.json", text) {
            Ok(_) => "read".to_owned(),
            Err(error) => error.code(),
        }
    }

    #[test]
    fn what_is_no_trade_list_is_refused_with_its_place() {
        let with = |rest: &str| {
            format!(r#"{{"format": "muster-trades", "version": 1, "game": "g", "name": "Anna"{rest}}}"#)
        };
        assert_eq!(code(&with("")), "read");
        assert_eq!(code(&with(r#", "spares": [{"printing": "p"}]"#)), "read");
        for (text, expected) in [
            ("[]".to_owned(), "trades-shape"),
            (with(r#", "spares": [{"printing": "p", "count": -1}]"#), "trades-shape"),
            (with(r#", "spares": [{"printing": "p", "number": 1}]"#), "trades-shape"),
            (with(r#", "spares": [{"printing": "p", "count": 0}]"#), "trades-value"),
            (with(r#", "wants": [{"printing": "p", "count": 10000}]"#), "trades-value"),
            (with(r#", "wants": [{"printing": "p", "worth": "a lot"}]"#), "trades-value"),
            (with(r#", "wants": [{"printing": "p", "worth": "12.50"}]"#), "trades-value"),
            (with(r#", "wants": [{"printing": "p", "name": "x\ny"}]"#), "trades-value"),
            (with("").replace("Anna", " "), "trades-value"),
            (with("").replace("Anna", &"x".repeat(121)), "trades-value"),
            (with(r#", "gifts": []"#).replace("\"version\": 1", "\"version\": 2"), "trades-newer"),
            (with("").replace("muster-trades", "muster-campaign"), "trades-newer"),
            (with(&format!(", \"wants\": {}1{}", "[".repeat(500), "]".repeat(500))), "trades-shape"),
            (
                with(&format!(", \"wants\": [{}]", vec![r#"{"printing": "p"}"#; 10_001].join(","))),
                "trades-long",
            ),
        ] {
            assert_eq!(code(&text), expected, "{}", text.chars().take(120).collect::<String>());
        }
        let no_list =
            TradeFile::read("list.json", &with(",\n \"spares\": 7")).expect_err("a number is no list");
        assert_eq!(no_list.values()[1..3], [("line", "2".to_owned()), ("column", "12".to_owned())]);
    }
}
