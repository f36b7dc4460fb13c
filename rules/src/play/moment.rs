//! Where words on cards come up at the table, by their moment.

use super::facts::Play;
use crate::term::{Effect, Mechanics, Moment, Whom};

/// Where a word comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// While a squad is built and checked.
    Squad,
    /// Among the reminders while the table is set up.
    Setup,
    /// Among the reminders before the first turn of a round.
    RoundStart,
    /// Among the reminders of its figure's turn: nothing that is tapped marks the moment.
    Turn,
    /// Among the reminders at the end of a round.
    RoundEnd,
    /// As a question about what was tapped.
    Event,
}

/// Whether an effect defeats an ally who is chosen, whatever the dice say.
fn sacrifices(effect: &Effect, mechanics: &Mechanics) -> bool {
    let ally = matches!(effect.to.or(mechanics.target), Some(Whom::Ally | Whom::AllyOrItself));
    let rolled = effect.roll.is_some() || effect.save.is_some() || effect.dc.is_some();
    ally && effect.defeats && effect.conditions.is_empty() && !rolled
}

impl Place {
    /// Returns where a word with these mechanics comes up in a game; `None` if it has no moment.
    #[must_use]
    pub fn of_word(mechanics: &Mechanics, play: &Play) -> Option<Self> {
        let moment = mechanics.when?;
        // What costs a figure is booked with its points, so that it is asked once its turn begins.
        let asked = moment == Moment::Turn && mechanics.effects.iter().any(|one| sacrifices(one, mechanics));
        Some(if asked { Self::Event } else { Self::of(moment, play) })
    }

    /// Returns where a word of this moment comes up in a game.
    #[must_use]
    pub fn of(moment: Moment, play: &Play) -> Self {
        match moment {
            Moment::Building => Self::Squad,
            Moment::Setup => Self::Setup,
            Moment::RoundStart | Moment::Initiative => Self::RoundStart,
            Moment::RoundEnd => Self::RoundEnd,
            // Sides that take whole turns count their score at the end of each.
            Moment::Score if play.rounds.activations.is_none() => Self::Turn,
            Moment::Score => Self::RoundEnd,
            Moment::Activation
            | Moment::Turn
            | Moment::TurnEnd
            | Moment::Charge
            | Moment::Attack
            | Moment::AllyAttacks
            | Moment::CombinedFire
            | Moment::Opportunity
            | Moment::Reroll
            | Moment::Save
            | Moment::Test
            | Moment::Interact
            | Moment::Rest => Self::Turn,
            // Moves are tapped only where figures stand in columns.
            Moment::Move if play.field.is_none() => Self::Turn,
            Moment::Morale if play.morale.is_none() => Self::Turn,
            Moment::Move
            | Moment::Hit
            | Moment::Miss
            | Moment::Critical
            | Moment::DealsDamage
            | Moment::Defeats
            | Moment::Attacked
            | Moment::IsHit
            | Moment::TakesDamage
            | Moment::IsDefeated
            | Moment::AllyAttacked
            | Moment::AllyHit
            | Moment::AllyDefeated
            | Moment::EnemyActivation
            | Moment::EnemyMoves
            | Moment::EnemyAttacks
            | Moment::EnemyDefeated
            | Moment::PowerUsed
            | Moment::Morale
            | Moment::Affected
            | Moment::Deployed => Self::Event,
        }
    }
}
