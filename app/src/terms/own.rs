//! A user's own words about a term or a figure, from their own card. They are kept with the user's other answers,
//! and are exported, shared and imported with them.

use muster_db::pack::{self, LoadedGame, OwnWordOf};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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
    let text: String = request.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text: String = text.chars().take(LONGEST).collect();
    let before = session.muster.put_own_word(&game, request.of, &about, &text)?;
    Ok(OwnWordKept { about, name, text, before })
}

/// The id of the term that is meant, or the keyword of a card that no term explains, with its name.
fn subject(session: &mut Session, game: &LoadedGame, wanted: &str) -> Result<(String, String), Error> {
    let id = game.catalogue.game().id.to_string();
    let request = super::TermRequest { game: Some(id), term: wanted.to_owned() };
    match super::term(session, request) {
        Ok(view) => Ok((view.id.to_string(), view.name)),
        Err(error) => {
            let written = |figure: &muster_rules::figure::Figure| figure.all_keywords().any(|k| k == wanted);
            if !game.catalogue.figures().iter().any(written) {
                return Err(error);
            }
            Ok((wanted.to_owned(), session.speaker(game).naming().ability(wanted)))
        }
    }
}

impl Muster {
    /// Puts words into the user's own pack, or takes them out of it; what was there before comes back.
    fn put_own_word(
        &mut self,
        game: &LoadedGame,
        of: OwnWordOf,
        about: &str,
        text: &str,
    ) -> Result<String, Error> {
        let name = answers_name(game);
        let before = self.atomically(|muster| {
            let (mut packs, index) = muster.own_pack(&name)?;
            begin(&mut packs[index], game);
            let mut table = PackTable::read(TABLE, packs[index].files.get(TABLE), &COLUMNS)?;
            let is = |row: Cells<'_>| row.get("of") == of.as_str() && row.get("about") == about;
            let before = table.cells().find(|row| is(*row)).map(|row| row.get("text").to_owned());
            if text.is_empty() {
                table.remove(is);
            } else {
                let row = [
                    ("of", of.as_str().to_owned()),
                    ("about", about.to_owned()),
                    ("text", text.to_owned()),
                    ("source", "me".to_owned()),
                    ("note", String::new()),
                ];
                table.put(is, &row);
            }
            packs[index].files.insert(TABLE.to_owned(), table.bytes()?);
            // Words that break the pack would take all answers with them.
            if pack::load(&packs).1.iter().any(|p| p.name == name) {
                return Err(Error::NotOneOf { kind: Kind::Answer, name: text.to_owned(), known: Vec::new() });
            }
            let now = muster.now();
            muster.database()?.put_own_pack(&packs[index], now)?;
            Ok(before.unwrap_or_default())
        })?;
        self.reload_packs();
        Ok(before)
    }
}
