//! The vocabulary of mechanics: who, what and how far. Each enum is closed; a pack that needs another word
//! requires a change here.

use serde::{Deserialize, Serialize};

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $word:ident),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$of])* $word),+ }

        impl $name {
            /// All variants.
            pub const ALL: &'static [Self] = &[$(Self::$word),+];

            /// Returns the variant's name, in English.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$word => stringify!($word)),+ }
            }
        }
    )+};
}

pub(super) use words;

words! {
    /// What a term replaces.
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
        /// Assisting another figure's attack.
        CombinedFire,
    }

    /// The figures affected.
    Whom {
        /// The figure that has the term.
        Itself,
        /// One figure of its side, other than itself.
        Ally,
        /// Itself or an ally.
        AllyOrItself,
        /// All allies.
        Allies,
        /// All of its side, including itself.
        OwnSide,
        /// Allies without a commander effect of their own.
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

    /// The range of a term.
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
        /// The same and the adjacent columns.
        Columns,
        /// A touch.
        Touch,
        /// Anywhere.
        Anywhere,
    }

    /// The area around a target.
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
        /// Melee attacks only.
        Melee,
        /// Ranged attacks only.
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
        /// The number of times per turn that Force points can be spent.
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
        /// Ignored block symbols or damage reduction.
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
        /// The cost in points.
        Cost,
        /// Activations in a phase.
        Activations,
        /// Moves granted by an action.
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

    /// Who rolls a save.
    Saver {
        /// The figure affected.
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

    /// What can be ignored.
    Ignored {
        /// Cover.
        Cover,
        /// Cover provided by figures.
        FigureCover,
        /// The range of commander effects.
        CommandRange,
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
        /// Figures in between.
        Figures,
        /// Enemies in between.
        Enemies,
        /// The rule that the nearest enemy must be targeted first.
        NearestFirst,
        /// The fact that its target is in melee.
        Melee,
        /// Line of sight.
        LineOfSight,
        /// Damage reduction.
        DamageReduction,
        /// Stealth, cloaks, hiding.
        Hiding,
        /// Concealment.
        Concealment,
        /// Being out of command.
        Command,
        /// Attacks of opportunity.
        Opportunity,
        /// Blocking terrain.
        BlockingTerrain,
        /// Squeezing.
        Squeezing,
    }

    /// What a figure can't do.
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
        /// Make attacks of opportunity.
        Opportunity,
        /// Assist another figure's attack.
        CombinedFire,
        /// Provide or have cover.
        Cover,
        /// Use commander effects.
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

    /// What happens to a door.
    DoorChange {
        /// It is opened or closed, and kept so for a while.
        Held,
        /// It is open for the rest of the game.
        Destroyed,
    }

    /// What changes about building a squad.
    SquadChange {
        /// Which figures can join.
        Admits,
        /// The cost of figures.
        Cost,
        /// Figures beside the squad.
        SideList,
        /// The number of copies.
        Copies,
        /// Required company.
        Requires,
        /// A choice of figure or faction.
        Choice,
        /// The faction that members count as.
        Faction,
        /// Where figures are set up.
        Setup,
        /// The size of the squad.
        Size,
    }
}

/// The range of a term: a number of spaces, a parameter, or a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Reach {
    /// A number of spaces.
    Spaces(u32),
    /// A word: `adjacent`, `line-of-sight`.
    Word(ReachWord),
    /// The number of spaces given by the parameter with this ID.
    Parameter(String),
}
