//! About the program: whose facts it carries, and under which licence it is given.

use serde::Serialize;
use ts_rs::TS;

use crate::commands::Nothing;
use crate::error::Error;
use crate::games::Named;
use crate::session::Session;

/// About the program.
#[derive(Clone, Debug, Serialize, TS)]
pub struct About {
    /// Its version.
    pub version: String,
    /// Its licence, by its usual short name.
    pub licence: String,
    /// Where each game's facts come from.
    pub games: Vec<GameSources>,
}

/// Where a game's facts come from.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameSources {
    /// The game's id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How old its facts are.
    pub date: String,
    /// Sources, by key and title.
    pub sources: Vec<Named>,
}

/// About the program.
///
/// # Errors
/// None.
#[allow(clippy::unnecessary_wraps, reason = "every command answers a result")]
pub(crate) fn about(session: &mut Session, _: Nothing) -> Result<About, Error> {
    let games = session.muster.games().iter().map(|game| {
        let source =
            |s: &muster_rules::catalogue::SourceEntry| Named { id: s.id.to_string(), name: s.title.clone() };
        GameSources {
            id: game.catalogue.game().id.to_string(),
            name: session.speaker(game).game_name(),
            date: game.catalogue.game().catalogue_date.clone(),
            sources: game.catalogue.sources().iter().map(source).collect(),
        }
    });
    Ok(About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        licence: env!("CARGO_PKG_LICENSE").to_owned(),
        games: games.collect(),
    })
}
