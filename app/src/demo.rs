//! Example data, for somebody who wants to show the program.

use crate::base::error::Error;
use crate::base::session::Session;
use crate::play::{self, NewPlay, NewSide};

/// Fills empty data with the sample squad of each game, and the first game's as a game at the table. Returns the name of
/// that game; `None` if no game has what it takes.
///
/// # Errors
/// The database can't be written.
pub fn fill(session: &mut Session) -> Result<Option<String>, Error> {
    let mut begun = None;
    for game in session.muster.games().to_vec() {
        if game.sample.is_none() {
            continue;
        }
        let squad = session.muster.sample_squad(&game)?.to_string();
        if begun.is_some() || game.play.is_none() {
            continue;
        }
        let side = |name: &str| NewSide {
            name: session.words.get(name, &[]),
            saved: Some(squad.clone()),
            squad: String::new(),
            team: None,
        };
        let sides = vec![side("demo-one"), side("demo-other")];
        let request = NewPlay {
            game: Some(game.catalogue.game().id.to_string()),
            name: session.words.get("demo-game", &[]),
            mode: None,
            points: None,
            spaces: None,
            sides,
        };
        begun = Some(play::new_play(session, request)?.name);
    }
    Ok(begun)
}
