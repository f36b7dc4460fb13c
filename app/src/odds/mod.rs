//! Odds: exact probabilities of one figure's attacks on another, or of rolls described by numbers alone.

mod answer;
mod cards;
mod fault;
mod figures;
mod luck;
mod pools;
mod request;
mod roll;
mod squads;
mod test;

pub use answer::{
    AmountChance, BesideOdds, Circumstance, LeftOutView, LuckAdvice, LuckOdds, LuckRow, LuckSetting,
    OddsAnswer, PoolOdds, RollOdds, TestOdds, WhoseCard,
};
pub use fault::OddsFault;
pub(crate) use figures::circumstance_id;
pub use request::{AllyAsked, AllyHow, OddsGoal, OddsRequest, ReadingId};
pub(crate) use squads::damage_to;
pub use squads::{CellOdds, SquadMeant, SquadOdds, SquadOddsRequest, squad_odds};

use muster_rules::odds::Combat;

use crate::base::error::Error;
use crate::base::session::Session;
use figures::Asked;

/// Computes the odds of an attack or a roll.
///
/// # Errors
/// Fails if the game or a figure is unknown, the game doesn't fight with dice, a required number is missing, or an
/// option doesn't apply to the game.
pub fn odds(session: &mut Session, request: OddsRequest) -> Result<OddsAnswer, Error> {
    let asked = Asked::find(session, &request)?;
    let game = &asked.game;
    let Some(combat) = &game.combat else {
        let name = session.speaker(game).game_name();
        return Err(OddsFault::None { game: name }.into());
    };
    let words = &session.words;
    if let Some(test) = &request.test {
        return test::odds(words, &asked, combat, &request, test).map(OddsAnswer::Test);
    }
    match combat {
        Combat::Roll(rules) => roll::odds(words, &asked, rules, &request).map(OddsAnswer::Roll),
        Combat::Pools(rules) => pools::odds(words, &asked, rules, &request).map(OddsAnswer::Pools),
        Combat::Luck(rules) => luck::odds(words, &asked, rules, &request).map(OddsAnswer::Luck),
    }
}
