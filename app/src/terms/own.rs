//! A user's own words about a term or a figure, from their own card. They are kept with the user's other answers,
//! and are exported, shared and imported with them.

use muster_db::pack::{self, LoadedGame, OwnWordOf};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::share::is_written;
use crate::error::{Error, Kind};
use crate::facts::{answers_name, begin};
use crate::muster::Muster;
use crate::pack_table::{Cells, PackTable};
use crate::session::Session;

const TABLE: &str = "own_words.csv";
const COLUMNS: [&str; 5] = ["of", "about", "text", "source", "note"];

/// The most characters that a user may write about one thing: what still fits a card.
const LONGEST: usize = 600;

/// Words to be kept.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct WriteOwnWord {
    /// The game's id.
    pub game: String,
    /// What they are about.
    #[ts(type = "'term' | 'figure'")]
    pub of: OwnWordOf,
    /// A term's id or name, a keyword as cards write it, or a figure's id or name.
    pub about: String,
    /// What it means; empty goes back to what Muster says.
    pub text: String,
}

/// What became of words to be kept.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OwnWordKept {
    /// The id of the term or figure, or the keyword.
    pub about: String,
    /// What it is called.
    pub name: String,
    /// What is kept now.
    pub text: String,
    /// What was kept before; keeping it takes this back.
    pub before: String,
}

/// What somebody wrote about one thing, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ToldWord {
    /// What it is about.
    #[ts(type = "'term' | 'figure'")]
    pub of: OwnWordOf,
    /// The id of the term or figure, or a keyword that no term explains.
    pub about: String,
    /// What it means; nothing takes out what was written.
    pub text: String,
}

/// Keeps a user's own words about a term, a keyword or a figure.
///
/// # Errors
/// There is no such game or figure, no card writes such a keyword, or it can't be kept.
pub fn write_own(session: &mut Session, request: WriteOwnWord) -> Result<OwnWordKept, Error> {
    let game = session.game(&request.game)?;
    let (about, name) = match request.of {
        OwnWordOf::Figure => {
            let figure = session.muster.figure(&game, &request.about)?;
            let name = session.speaker(&game).figure(&figure.id);
            (figure.id.to_string(), name)
        }
        OwnWordOf::Term => subject(session, &game, &request.about)?,
    };
    let word = ToldWord { of: request.of, about, text: trimmed(&request.text) };
    let before = session.muster.put_own_words(&game, std::slice::from_ref(&word))?;
    let before = before.into_iter().next().map(|b| b.text).unwrap_or_default();
    Ok(OwnWordKept { about: word.about, name, text: word.text, before })
}

/// Words as they are kept: on one line, and no longer than fits.
pub(super) fn trimmed(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.chars().take(LONGEST).collect()
}

/// The id of the term that is meant, or the keyword of a card that no term explains, with its name.
fn subject(session: &mut Session, game: &LoadedGame, wanted: &str) -> Result<(String, String), Error> {
    let id = game.catalogue.game().id.to_string();
    let request = super::TermRequest { game: Some(id), term: wanted.to_owned() };
    match super::term(session, request) {
        Ok(view) => Ok((view.id.to_string(), view.name)),
        Err(error) => {
            if !is_written(game, wanted) {
                return Err(error);
            }
            Ok((wanted.to_owned(), session.speaker(game).naming().ability(wanted)))
        }
    }
}

impl Muster {
    /// What the user wrote about a game's terms and figures, in the order of their pack.
    pub(super) fn own_words(&mut self, game: &LoadedGame) -> Result<Vec<ToldWord>, Error> {
        let name = answers_name(game);
        let own = self.own_packs_kept();
        let pack = own.iter().find(|p| p.name == name);
        let table = PackTable::read(TABLE, pack.and_then(|p| p.files.get(TABLE)), &COLUMNS)?;
        let told = |row: Cells<'_>| {
            let of = OwnWordOf::parse(row.get("of"))?;
            Some(ToldWord { of, about: row.get("about").to_owned(), text: row.get("text").to_owned() })
        };
        Ok(table.cells().filter_map(told).collect())
    }

    /// Puts words into the user's own pack, all or none, and takes those without a text out of it; what was
    /// there before comes back.
    pub(super) fn put_own_words(
        &mut self,
        game: &LoadedGame,
        words: &[ToldWord],
    ) -> Result<Vec<ToldWord>, Error> {
        let name = answers_name(game);
        let before = self.atomically(|muster| {
            let (mut packs, index) = muster.own_pack(&name)?;
            begin(&mut packs[index], game);
            let mut table = PackTable::read(TABLE, packs[index].files.get(TABLE), &COLUMNS)?;
            let mut before = Vec::new();
            for word in words {
                let is = |row: Cells<'_>| row.get("of") == word.of.as_str() && row.get("about") == word.about;
                let text = table.cells().find(|row| is(*row)).map(|row| row.get("text").to_owned());
                before.push(ToldWord { text: text.unwrap_or_default(), ..word.clone() });
                if word.text.is_empty() {
                    table.remove(is);
                    continue;
                }
                let row = [
                    ("of", word.of.as_str().to_owned()),
                    ("about", word.about.clone()),
                    ("text", word.text.clone()),
                    ("source", "me".to_owned()),
                    ("note", String::new()),
                ];
                table.put(is, &row);
            }
            packs[index].files.insert(TABLE.to_owned(), table.bytes()?);
            // Words that break the pack would take all answers with them.
            if pack::load(&packs).1.iter().any(|p| p.name == name) {
                let name = words.iter().map(|w| w.text.as_str()).collect::<Vec<_>>().join(" ");
                return Err(Error::NotOneOf { kind: Kind::Answer, name, known: Vec::new() });
            }
            let now = muster.now();
            muster.database()?.put_own_pack(&packs[index], now)?;
            Ok(before)
        })?;
        self.reload_packs();
        Ok(before)
    }
}
