//! The words that mechanics are written in: who, what and how far. Each list is closed: a pack that needs another
//! word asks for it.

use serde::{Deserialize, Serialize};

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $word:ident),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$of])* $word),+ }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$word),+];
        }
    )+};
}

pub(super) use words;

words! {
    /// What a term takes the place of.
    Replaced {
        /// One attack.
        Attack,
        /// All attacks of the turn.
        Attacks,
        /// The turn's movement.
        Move,
        /// The whole turn.
        Turn,
        /// One action.
        Action,
        /// Two actions.
        TwoActions,
        /// The activation.
        Activation,
        /// Helping another's attack.
        CombinedFire,
    }

    /// The figures concerned.
    Whom {
        /// The figure that has the term.
        Itself,
        /// One figure of its side, not itself.
        Ally,
        /// Itself or an ally.
        AllyOrItself,
        /// All allies.
        Allies,
        /// All of its side, itself too.
        OwnSide,
        /// Allies without a commander effect.
        Followers,
        /// One enemy.
        Enemy,
        /// All enemies.
        Enemies,
        /// One figure of either side.
        Anyone,
        /// All figures of both sides.
        Everyone,
        /// Its attacker.
        Attacker,
        /// The figure it attacks.
        Defender,
        /// All figures in the area.
        Area,
        /// A space, or something on the map.
        Space,
        /// The player.
        Player,
        /// The opponent.
        Opponent,
    }

    /// How far.
    ReachWord {
        /// Only itself.
        Itself,
        /// Adjacent spaces.
        Adjacent,
        /// As far as it can see.
        LineOfSight,
        /// Adjacent spaces of the same column.
        ColumnAdjacent,
        /// The same column.
        Column,
        /// The same and the next columns.
        Columns,
        /// A touch.
        Touch,
        /// Anywhere.
        Anywhere,
    }

    /// What around the target is concerned.
    Area {
        /// The target alone.
        Target,
        /// The target and all figures adjacent to it.
        TargetAndAdjacent,
        /// All figures adjacent to it.
        Adjacent,
        /// All within the radius.
        Radius,
        /// A cone.
        Cone,
        /// A line.
        Line,
        /// A column.
        Column,
        /// All in range.
        InRange,
    }

    /// A number on a card or of a roll.
    Stat {
        /// The attack number, or the roll.
        Attack,
        /// Melee attacks alone.
        Melee,
        /// Ranged attacks alone.
        Ranged,
        /// Defense, Armor Class.
        Defense,
        /// Damage of attacks.
        Damage,
        /// Hit points, health.
        HitPoints,
        /// Speed.
        Speed,
        /// Force points.
        Force,
        /// How often in a turn Force points can be spent.
        Spends,
        /// Saves.
        Save,
        /// Morale saves.
        Morale,
        /// Initiative.
        Initiative,
        /// Command rating.
        Rating,
        /// The level.
        Level,
        /// Accuracy.
        Accuracy,
        /// Surges.
        Surge,
        /// Block symbols.
        Block,
        /// Evade symbols.
        Evade,
        /// Block symbols, or damage reduction, that are ignored.
        Pierce,
        /// Endurance.
        Endurance,
        /// Strain.
        Strain,
        /// Threat.
        Threat,
        /// Reach of melee attacks.
        Reach,
        /// Range of ranged attacks.
        Range,
        /// The score.
        Score,
        /// Victory points.
        VictoryPoints,
        /// Its cost in points.
        Cost,
        /// Activations of a phase.
        Activations,
        /// Moves that an action gives.
        Moves,
    }

    /// What is prevented.
    Avoided {
        /// Damage.
        Damage,
        /// The hit.
        Hit,
        /// The attack.
        Attack,
        /// Defeat.
        Defeat,
        /// The power that was used.
        Power,
        /// A critical hit's double damage.
        Critical,
        /// The effect or condition.
        Effect,
        /// An attack of opportunity.
        Opportunity,
        /// Commander effects.
        CommanderEffect,
        /// A rout.
        Rout,
    }

    /// Who rolls to escape.
    Saver {
        /// The figure concerned.
        Target,
        /// The figure that has the term.
        Itself,
        /// The attacker.
        Attacker,
    }

    /// What can be rerolled.
    Rerolled {
        /// An attack.
        Attack,
        /// An enemy's attack.
        EnemyAttack,
        /// A save.
        Save,
        /// An attack or a save.
        AttackOrSave,
        /// Initiative.
        Initiative,
        /// One attack die.
        AttackDie,
        /// One defense die.
        DefenseDie,
        /// Any die.
        Any,
        /// All dice not kept.
        Rest,
    }

    /// What needn't be heeded.
    Ignored {
        /// Cover.
        Cover,
        /// Cover that figures give.
        FigureCover,
        /// Difficult terrain.
        DifficultTerrain,
        /// Low objects.
        LowObjects,
        /// Pits.
        Pits,
        /// Walls.
        Walls,
        /// Doors.
        Doors,
        /// Figures in the way.
        Figures,
        /// Enemies in the way.
        Enemies,
        /// That the nearest enemy must be targeted first.
        NearestFirst,
        /// That its target is in melee.
        Melee,
        /// Line of sight.
        LineOfSight,
        /// Damage reduction.
        DamageReduction,
        /// Stealth, cloaks, hiding.
        Hiding,
        /// Concealment.
        Concealment,
        /// That it has no command.
        Command,
        /// Attacks of opportunity.
        Opportunity,
        /// Blocking terrain.
        BlockingTerrain,
        /// Squeezing.
        Squeezing,
    }

    /// What can't be done.
    Ban {
        /// Move.
        Move,
        /// Attack.
        Attack,
        /// Move and attack in one turn.
        MoveAndAttack,
        /// Be attacked.
        BeAttacked,
        /// Be attacked from afar.
        BeShot,
        /// Be moved by others.
        BeMoved,
        /// Be healed.
        BeHealed,
        /// Be counted as the nearest enemy.
        BeNearest,
        /// Be under command.
        BeCommanded,
        /// Be activated.
        Activate,
        /// Attacks of opportunity.
        Opportunity,
        /// Help another's attack.
        CombinedFire,
        /// Give or have cover.
        Cover,
        /// Commander effects.
        CommanderEffect,
        /// Spend Force points.
        Force,
        /// Be a target of powers.
        BeTargetOfPowers,
        /// Use special actions.
        Special,
        /// Rest.
        Rest,
        /// Interact.
        Interact,
        /// Cast spells.
        Cast,
        /// Charge.
        Charge,
        /// Command others.
        Command,
        /// Move diagonally.
        Diagonal,
        /// Leave its column.
        LeaveColumn,
        /// Enter an occupied space.
        EnterOccupied,
        /// Move through narrow spaces.
        Squeeze,
        /// Reroll.
        Reroll,
        /// Spend surges.
        Surge,
    }

    /// What becomes of a door.
    DoorChange {
        /// It is opened or closed, and stays so for a while.
        Held,
        /// It is open for the rest of the game.
        Destroyed,
    }

    /// What changes while a squad is built.
    SquadChange {
        /// Who can join.
        Admits,
        /// What figures cost.
        Cost,
        /// Figures beside the squad.
        SideList,
        /// How many copies.
        Copies,
        /// Required company.
        Requires,
        /// A choice of figure or faction.
        Choice,
        /// Rules of one side.
        Faction,
        /// Where figures are set up.
        Setup,
        /// The size of the squad.
        Size,
    }
}

/// How far a term reaches: spaces, a parameter's number of them, or a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Reach {
    /// A number of spaces.
    Spaces(u32),
    /// A word: `adjacent`, `line-of-sight`.
    Word(ReachWord),
    /// As many spaces as the parameter of this id says.
    Parameter(String),
}
