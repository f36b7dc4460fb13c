//! The user's own texts about terms and figures, copied from their cards. They are stored in the pack of the user's
//! answers, and exported, shared and imported with it.

use muster_db::pack::{self, LoadedGame, OwnWordOf};
use muster_rules::figure::Figure;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::base::error::{Error, Kind};
use crate::base::headed::trimmed;
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::own::facts::{answers_name, begin};
use crate::own::pack_table::{Cells, PackTable};

const TABLE: &str = "own_words.csv";
const COLUMNS: [&str; 5] = ["of", "about", "text", "source", "note"];

/// A request to save a text.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct WriteOwnWord {
    /// The game's id.
    pub game: String,
    /// The kind of thing it is about.
    #[ts(type = "'term' | 'figure'")]
    pub of: OwnWordOf,
    /// A term's id or name, a keyword as printed on cards, or a figure's id or name.
    pub about: String,
    /// The text; empty to revert to Muster's.
    pub text: String,
}

/// The result of saving a text.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OwnWordKept {
    /// The id of the term or figure, or the keyword.
    pub about: String,
    /// The name of that.
    pub name: String,
    /// The current text.
    pub text: String,
    /// The previous text; saving it undoes the change.
    pub before: String,
}

/// A text about one thing, in its stored form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ToldWord {
    /// The kind of thing it is about.
    #[ts(type = "'term' | 'figure'")]
    pub of: OwnWordOf,
    /// The id of the term or figure, or a keyword without a term.
    pub about: String,
    /// The text; empty to remove it.
    pub text: String,
}

/// Saves the user's own text about a term, a keyword or a figure.
///
/// # Errors
/// Fails if the game or figure is unknown, no card has such a keyword, or the text can't be saved.
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

/// Returns the id and name of a term, or those of a keyword without a term.
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

/// Returns whether a card of the game has this keyword.
pub(super) fn is_written(game: &LoadedGame, keyword: &str) -> bool {
    let written = |figure: &Figure| figure.all_keywords().any(|k| k == keyword);
    game.catalogue.figures().iter().any(written)
}

impl Muster {
    /// Returns the user's own texts about a game's terms and figures, in the order of their pack.
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

    /// Puts texts into the user's own pack, all or none, and removes those that are empty. Returns the previous
    /// texts.
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
            // A text that makes the pack invalid would disable all other answers in it.
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
