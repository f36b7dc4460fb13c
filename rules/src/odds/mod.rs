//! Exact combat odds: probabilities as fractions, computed by counting outcomes.
//!
//! A game uses one of the kinds of [`Combat`], with the numbers and terms that its pack names; everything else
//! comes from the mechanics of its terms.

mod combat;
mod exact;
pub mod luck;
mod modifier;
mod pools;
mod read;
mod roll;
mod situation;
mod test;

pub use combat::{Attacks, Combat, DiceRules, HelperRules, RerollRules, RollRules, SaveRules};
pub use exact::{Ratio, Spread};
pub use modifier::{Modifier, PoolModifier};
pub use pools::{PoolAttack, PoolOutcome, Results, SurgeUse};
pub use read::{
    Allied, Assault, Attacker, Beside, Defender, Guard, Helped, How, Lacking, LeftOut, ReadPools, ReadRoll,
    Reading, RollReader, Whose,
};
pub use roll::{Attack, Avoid, Fight, LastStand, Outcome, Poison, Reduction, Rerolls, Retry, Top};
pub use situation::Situation;
pub use test::{reaching, reaching_all, showing};

/// What a player with a choice maximises.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The expected damage.
    #[default]
    Damage,
    /// The probability that the enemy is defeated.
    Defeat,
}
