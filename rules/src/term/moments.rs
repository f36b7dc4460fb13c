//! The vocabulary of mechanics for time: when, how often, how long, under which conditions.

use serde::{Deserialize, Serialize};

use super::words::words;

words! {
    /// When a term applies.
    Moment {
        /// While building a squad.
        Building,
        /// While setting up figures.
        Setup,
        /// At the start of a round.
        RoundStart,
        /// When initiative is rolled, or right after.
        Initiative,
        /// When the figure is activated.
        Activation,
        /// On the figure’s turn.
        Turn,
        /// At the end of its turn.
        TurnEnd,
        /// At the end of a round.
        RoundEnd,
        /// While it moves.
        Move,
        /// While it charges.
        Charge,
        /// When it attacks, before the roll.
        Attack,
        /// When its attack hits.
        Hit,
        /// When its attack misses.
        Miss,
        /// When its attack is a critical hit.
        Critical,
        /// When it deals damage.
        DealsDamage,
        /// When it defeats an enemy.
        Defeats,
        /// When it is attacked, before the roll.
        Attacked,
        /// When an attack hits it.
        IsHit,
        /// When it would take damage from any source.
        TakesDamage,
        /// When it is defeated.
        IsDefeated,
        /// When an ally is attacked.
        AllyAttacked,
        /// When an attack hits an ally.
        AllyHit,
        /// When an ally is defeated.
        AllyDefeated,
        /// When an ally attacks.
        AllyAttacks,
        /// When it assists another figure's attack, as in combined fire.
        CombinedFire,
        /// When an enemy is activated.
        EnemyActivation,
        /// When an enemy moves.
        EnemyMoves,
        /// When an enemy attacks.
        EnemyAttacks,
        /// When an enemy is defeated.
        EnemyDefeated,
        /// When another figure uses a power.
        PowerUsed,
        /// When it makes an attack of opportunity.
        Opportunity,
        /// When it rolls a save.
        Save,
        /// When it rolls a morale save.
        Morale,
        /// When it tests an attribute.
        Test,
        /// When it is affected by an effect or a condition.
        Affected,
        /// When dice are rerolled.
        Reroll,
        /// When the score is counted.
        Score,
        /// When a figure enters play.
        Deployed,
        /// When it interacts with something on the map.
        Interact,
        /// When it rests.
        Rest,
    }

    /// A condition for a term to apply.
    Condition {
        /// It hasn't moved this turn, and won't.
        NotMoved,
        /// It has moved this turn.
        Moved,
        /// It hasn't attacked this turn.
        NotAttacked,
        /// It charges.
        Charging,
        /// It has cover.
        InCover,
        /// It has no cover.
        NotInCover,
        /// It is in difficult terrain.
        InDifficultTerrain,
        /// It is wounded.
        Wounded,
        /// It isn't wounded.
        NotWounded,
        /// It hasn't been activated this round.
        NotActivated,
        /// Its target hasn't been activated this round.
        TargetNotActivated,
        /// Its target has been activated this round.
        TargetActivated,
        /// Its target is adjacent.
        TargetAdjacent,
        /// Its target isn't adjacent.
        TargetNotAdjacent,
        /// Its target is within the term's range.
        TargetInRange,
        /// Its target has cover.
        TargetInCover,
        /// Only figures give its target cover.
        TargetBehindFigures,
        /// Its target is the nearest enemy.
        TargetNearest,
        /// Its target is wounded.
        TargetWounded,
        /// Its target is flanked.
        TargetFlanked,
        /// Its target can't see it.
        TargetCannotSee,
        /// It can't see its target.
        CannotSeeTarget,
        /// Its target is stunned.
        TargetStunned,
        /// Its target is helpless.
        TargetHelpless,
        /// Its target is in melee with an ally.
        TargetInMelee,
        /// Its target is frightened.
        TargetFrightened,
        /// Its target squeezes through a narrow space.
        TargetSqueezing,
        /// Its target is hidden.
        TargetHidden,
        /// Its target is weakened.
        TargetWeakened,
        /// It is focused.
        Focused,
        /// It is hidden.
        Hidden,
        /// It is weakened.
        Weakened,
        /// It is frightened.
        Frightened,
        /// It squeezes through a narrow space.
        Squeezing,
        /// It is on blood rock.
        OnBloodRock,
        /// It is on a sacred circle.
        OnSacredCircle,
        /// The attacker is adjacent.
        AttackerAdjacent,
        /// The attacker isn't adjacent.
        AttackerNotAdjacent,
        /// The attacker isn't within the term's range.
        AttackerNotInRange,
        /// A melee attack.
        Melee,
        /// A ranged attack.
        Ranged,
        /// An attack, not other harm.
        ByAttack,
        /// An attack with a lightsaber.
        ByLightsaber,
        /// An attack with anything else.
        NotByLightsaber,
        /// An attack of opportunity.
        ByOpportunity,
        /// The first attack of the turn.
        FirstAttack,
        /// Other figures assist the attack, as in combined fire.
        CombinedFire,
        /// Both attacks on one enemy hit.
        BothHit,
        /// A natural 20.
        NaturalTwenty,
        /// A natural 1.
        NaturalOne,
        /// An ally is within the term's range.
        AllyNear,
        /// No ally is within the term's range.
        NoAllyNear,
        /// An ally is adjacent.
        AllyAdjacent,
        /// No ally is adjacent.
        NoAllyAdjacent,
        /// The ally is the one named on the figure's card.
        NamedAlly,
        /// The ally is wounded.
        AllyWounded,
        /// Exactly one enemy is within the range.
        OneEnemyNear,
        /// An enemy is within the range.
        EnemyNear,
        /// No enemy is within the range.
        NoEnemyNear,
        /// No enemy is adjacent.
        NoEnemyAdjacent,
        /// It is on its starting space.
        OnStart,
        /// It isn't on its starting space.
        NotOnStart,
        /// It begins and ends its movement beside a wall.
        AlongWall,
        /// The spaces are in one column.
        SameColumn,
        /// It is under command.
        UnderCommand,
        /// It is out of command.
        OutOfCommand,
        /// It is the last of its side.
        LastOne,
        /// The save or test failed.
        Failed,
        /// The save or test succeeded.
        Succeeded,
        /// The attack dealt damage.
        Damaged,
        /// Its player has initiative.
        HasInitiative,
    }

    /// How often a term can be used.
    Limit {
        /// Once per attack.
        OnceAnAttack,
        /// Once per turn.
        OnceATurn,
        /// Once per activation.
        OnceAnActivation,
        /// Once per round.
        OnceARound,
        /// Once per mission.
        OnceAMission,
        /// Once per game.
        OnceAGame,
    }

    /// How long an effect lasts.
    Span {
        /// For the attack.
        Attack,
        /// For the turn.
        Turn,
        /// Until the end of its next turn.
        NextTurn,
        /// For the round.
        Round,
        /// Until the end of the next round.
        NextRound,
        /// While it is in range.
        InRange,
        /// While the figure is in play.
        InPlay,
        /// Until removed or a save succeeds.
        UntilRemoved,
        /// For the mission.
        Mission,
        /// For the game.
        Game,
    }

    /// What a bonus is multiplied by.
    Per {
        /// Each adjacent ally.
        AdjacentAlly,
        /// Each adjacent enemy.
        AdjacentEnemy,
        /// Each adjacent figure.
        AdjacentFigure,
        /// Each ally in range.
        AllyInRange,
        /// Each enemy in range.
        EnemyInRange,
        /// Each ally with the same ability.
        SameAbility,
        /// Each figure that assists the attack.
        CombinedFire,
        /// Each attack of the turn.
        Attack,
        /// Each 10 points of damage on it.
        TenDamage,
        /// Each Force point spent.
        ForcePoint,
        /// Each enemy defeated.
        Defeated,
        /// Each surge spent.
        Surge,
        /// Each space moved.
        SpaceMoved,
        /// Each level.
        Level,
    }
}
