//! What the dice will do, exactly: chances as fractions, from ways that are counted.
//!
//! A game fights in one of the ways of [`Combat`], with the numbers and terms that its pack names; the rest comes
//! from what its terms do.

mod combat;
mod exact;
pub mod luck;
mod pools;
mod read;
mod roll;
mod situation;

pub use combat::{Attacks, Combat, DiceRules, HelperRules, RerollRules, RollRules};
pub use exact::{Ratio, Spread};
pub use pools::{PoolAttack, PoolOutcome, Results, SurgeUse};
pub use read::{
    Assault, Attacker, Defender, Guard, Lacking, LeftOut, ReadPools, ReadRoll, Reading, RollReader, Whose,
};
pub use roll::{Attack, Avoid, Fight, Outcome, Poison, Reduction, Rerolls, Top};
pub use situation::Situation;

/// What somebody who may choose wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Goal {
    /// As much damage as possible on average.
    #[default]
    Damage,
    /// The enemy defeated, as likely as possible.
    Defeat,
}
