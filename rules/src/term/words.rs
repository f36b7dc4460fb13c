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

    /// Who is concerned.
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
        /// Whoever attacks it.
        Attacker,
        /// Whoever it attacks.
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
        /// As far as it sees.
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
        /// The target and all that are adjacent to it.
        TargetAndAdjacent,
        /// All that are adjacent to the figure.
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
        /// Block symbols that are ignored.
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
        /// Whoever is concerned.
        Target,
        /// The figure that has the term.
        Itself,
        /// Whoever attacks.
        Attacker,
    }

    /// What may be rolled again.
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
        /// That the nearest enemy comes first.
        NearestFirst,
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
        /// Enter a space that somebody is in.
        EnterOccupied,
        /// Roll again.
        Reroll,
        /// Spend surges.
        Surge,
    }

    /// What changes while a squad is built.
    SquadChange {
        /// Who may join.
        Admits,
        /// What figures cost.
        Cost,
        /// Figures beside the squad.
        SideList,
        /// How many copies.
        Copies,
        /// Who else must be there.
        Requires,
        /// A choice of figure or faction.
        Choice,
        /// Rules of one side.
        Faction,
        /// Where figures are set up.
        Setup,
        /// How many there may be.
        Size,
    }
}

/// How far a term reaches: spaces, a parameter's number of them, or a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Reach {
    /// So many spaces.
    Spaces(u32),
    /// A word: `adjacent`, `line-of-sight`.
    Word(ReachWord),
    /// As many spaces as the parameter of this id says.
    Parameter(String),
}
