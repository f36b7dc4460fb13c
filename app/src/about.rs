//! The program's version, licence and sources of data.

use serde::Serialize;
use ts_rs::TS;

use crate::base::error::Error;
use crate::base::named::Named;
use crate::base::nothing::Nothing;
use crate::base::session::Session;

/// Version, licence and data sources of the program.
#[derive(Clone, Debug, Serialize, TS)]
pub struct About {
    /// The program's version.
    pub version: String,
    /// The program's licence, as an SPDX identifier.
    pub licence: String,
    /// The sources of each game's data.
    pub games: Vec<GameSources>,
}

/// The sources of a game's data.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameSources {
    /// The game's id.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// The date of its catalogue.
    pub date: String,
    /// The sources, by key and title.
    pub sources: Vec<Named>,
}

/// Returns the program's version, licence and sources.
///
/// # Errors
/// Never fails.
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
