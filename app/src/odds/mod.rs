//! What the dice will do: exact chances of one figure against another, or of numbers alone.

mod answer;
mod fault;
mod figures;
mod luck;
mod pools;
mod request;
mod roll;
mod squads;

pub use answer::{
    AmountChance, LeftOutView, LuckAdvice, LuckOdds, LuckRow, LuckSetting, OddsAnswer, PoolOdds, RollOdds,
    WhoseCard,
};
pub use fault::OddsFault;
pub use request::{OddsGoal, OddsRequest, ReadingId};
pub(crate) use squads::damage_to;
pub use squads::{CellOdds, SquadMeant, SquadOdds, SquadOddsRequest, squad_odds};

use muster_rules::odds::Combat;

use crate::error::Error;
use crate::session::Session;
use figures::Asked;

/// The odds of an attack, or of a roll.
///
/// # Errors
/// There is no such game or figure, the game doesn't fight with dice, a number isn't known and wasn't given, or one
/// was given that the game doesn't know.
pub fn odds(session: &mut Session, request: OddsRequest) -> Result<OddsAnswer, Error> {
    let asked = Asked::find(session, &request)?;
    let game = &asked.game;
    let Some(combat) = &game.combat else {
        let name = session.speaker(game).game_name();
        return Err(OddsFault::None { game: name }.into());
    };
    let words = &session.words;
    match combat {
        Combat::Roll(rules) => roll::odds(words, &asked, rules, &request).map(OddsAnswer::Roll),
        Combat::Pools(rules) => pools::odds(words, &asked, rules, &request).map(OddsAnswer::Pools),
        Combat::Luck(rules) => luck::odds(words, &asked, rules, &request).map(OddsAnswer::Luck),
    }
}
