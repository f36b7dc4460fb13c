//! How a game is played, as far as it is kept: what a pack's `play.toml` says.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::id::{ArrivalId, ConditionId, CounterId, PlayModeId};
use super::winning::Mode;
use crate::id::{RuleId, SourceId};
use crate::selector::Selector;

pub use super::joining::{Arrival, Replacement, When};
pub use super::steps::{Step, StepWhen};

/// How a game is played: `play.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The members that stand on the table; all of them, if not given.
    #[serde(default)]
    pub fielded: Option<Selector>,
    /// Rounds, phases and activations.
    pub rounds: Rounds,
    /// Who begins.
    #[serde(default)]
    pub initiative: Option<Initiative>,
    /// What a figure withstands.
    #[serde(default)]
    pub hits: Option<Hits>,
    /// Saves at half of the hit points.
    #[serde(default)]
    pub morale: Option<Morale>,
    /// Spaces in columns, where figures go to and fro on them.
    #[serde(default)]
    pub field: Option<Field>,
    /// Dice that are rolled until somebody stops.
    #[serde(default)]
    pub luck: Option<Luck>,
    /// What is counted.
    #[serde(default, rename = "counter")]
    pub counters: Vec<Counter>,
    /// What figures may suffer from.
    #[serde(default, rename = "condition")]
    pub conditions: Vec<Condition>,
    /// How figures join a game under way.
    #[serde(default, rename = "arrival")]
    pub arrivals: Vec<Arrival>,
    /// How a figure takes the place of another.
    #[serde(default, rename = "replacement")]
    pub replacements: Vec<Replacement>,
    /// An ability that names, behind it, a figure without which this one leaves: `Requires`.
    #[serde(default)]
    pub requires: Option<Requires>,
    /// Figures that are worth something else than they cost.
    #[serde(default, rename = "worth")]
    pub worths: Vec<Exception>,
    /// Ways to play. The first is the usual one.
    #[serde(rename = "mode")]
    pub modes: Vec<Mode>,
    /// What players do themselves at its moment.
    #[serde(default, rename = "step")]
    pub steps: Vec<Step>,
    /// Where the rules stand that a refusal cites.
    #[serde(default)]
    pub rules: BTreeMap<Topic, RuleAt>,
}

/// What a rule of play is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// Setting up.
    Setup,
    /// Who begins.
    Initiative,
    /// Who may be activated.
    Activation,
    /// Hit points.
    Hits,
    /// Morale.
    Morale,
    /// What is counted.
    Counter,
    /// Conditions.
    Condition,
    /// Dice that are rolled until somebody stops.
    Luck,
    /// Moving on the field.
    Field,
    /// Points.
    Score,
    /// The end.
    End,
}

/// Where a rule stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RuleAt {
    /// Its id, which a refusal cites.
    pub id: RuleId,
    /// The book.
    pub source: SourceId,
    /// The page.
    #[serde(default)]
    pub page: Option<String>,
    /// The line, where the source is a file without pages.
    #[serde(default)]
    pub line: Option<u32>,
}

/// Rounds, phases and activations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rounds {
    /// How many activations a side has before the other's turn; none where sides take whole turns.
    #[serde(default)]
    pub activations: Option<u32>,
    /// Whether all figures of a card are activated at once.
    #[serde(default)]
    pub by_card: bool,
    /// Whether a side may pass that has fewer left to activate.
    #[serde(default)]
    pub pass: bool,
}

/// Who begins a round, or the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Initiative {
    /// How long it lasts.
    pub each: Lasts,
    /// The die that each side rolls, by its faces; none where it is only told.
    #[serde(default)]
    pub die: Option<u32>,
    /// The stat that is added, the highest that a side has in play.
    #[serde(default)]
    pub add: Option<String>,
    /// Whether of equal sums the one with the higher stat wins.
    #[serde(default)]
    pub higher_wins: bool,
    /// Whether it goes to the next side with every round.
    #[serde(default)]
    pub passes: bool,
    /// An ability whose holder's side wins the roll whatever the dice say.
    #[serde(default)]
    pub decides: Option<Decides>,
}

/// How long the initiative lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Lasts {
    /// A round.
    Round,
    /// The game.
    Game,
}

/// An ability whose holder's side wins the roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Decides {
    /// The ability.
    pub ability: String,
    /// A roll with which it doesn't.
    #[serde(default)]
    pub unless_roll: Option<u32>,
}

/// What a figure withstands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hits {
    /// The stat.
    pub stat: String,
    /// Damage comes in multiples of this.
    #[serde(default = "one")]
    pub step: u32,
}

const fn one() -> u32 {
    1
}

const fn yes() -> bool {
    true
}

/// A save that a figure makes when it is at half of its hit points or less for the first time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Morale {
    /// The die, by its faces. Its highest face always succeeds, 1 never.
    pub die: u32,
    /// The number to reach.
    pub at: u32,
    /// The stat that is added.
    pub add: String,
    /// The stat of the best figure that commands it, which is added too; one's own always counts.
    pub commander: String,
    /// Whose saves always succeed: they need no roll.
    #[serde(default)]
    pub never: Option<Selector>,
    /// An ability with a number behind it that is added.
    #[serde(default)]
    pub bonus: Option<String>,
    /// What a figure is then that fails.
    pub fails: ConditionId,
}

/// Spaces in columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// How many columns there are, one figure of each side in each.
    pub columns: u32,
    /// How many spaces a figure goes before it is in the other half. Where the book doesn't say, the players do.
    #[serde(default)]
    pub half: Option<u32>,
    /// Figures whose spaces count twice.
    #[serde(default)]
    pub doubled: Option<Selector>,
    /// Figures that move fewer spaces by a triple.
    #[serde(default)]
    pub slow: Option<Selector>,
    /// Moves by a triple.
    pub triple: u32,
    /// Moves of slow figures by a triple.
    pub slow_triple: u32,
    /// What a figure is that neither moves nor attacks.
    #[serde(default)]
    pub halts: Option<ConditionId>,
}

/// Dice that are rolled until somebody stops, or all is lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Luck {
    /// How many dice.
    pub dice: u32,
    /// Their faces. The highest is a success of its own; others succeed in threes.
    pub faces: u32,
}

/// Whose something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// A figure's.
    Figure,
    /// A side's.
    Side,
}

/// Something that is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// Its id.
    pub id: CounterId,
    /// The English name.
    pub name: String,
    /// Whose it is.
    pub of: Whose,
    /// The stat with which a figure starts.
    #[serde(default)]
    pub stat: Option<String>,
    /// The number with which a side starts.
    #[serde(default)]
    pub start: u32,
    /// How many come at the end of each round.
    #[serde(default)]
    pub each_round: u32,
    /// Another counter of the side: as many more come at the end of each round.
    #[serde(default)]
    pub each_round_of: Option<CounterId>,
    /// An ability by which a figure gains some whenever it is activated, as many as stand behind it.
    #[serde(default)]
    pub renewal: Option<String>,
    /// How often a figure may spend some in a turn; as often as it likes where nothing is said.
    #[serde(default)]
    pub a_turn: Option<u32>,
    /// An ability by which it may do so as often as stands behind it.
    #[serde(default)]
    pub a_turn_by: Option<String>,
    /// Whether it is a card's boxes that are ticked: it never rises.
    #[serde(default)]
    pub boxes: bool,
}

/// What a figure may suffer from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Condition {
    /// Its id.
    pub id: ConditionId,
    /// The English name.
    pub name: String,
    /// When it ends by itself.
    #[serde(default)]
    pub ends: Ends,
    /// Whether the figure counts as activated.
    #[serde(default)]
    pub activated: bool,
    /// Whether what it adds to the initiative doesn't count.
    #[serde(default)]
    pub leaderless: bool,
}

/// When a condition ends by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ends {
    /// It doesn't: somebody says so.
    #[default]
    Never,
    /// At the end of the round.
    Round,
    /// At the end of the turn in which the figure is, or of its next one.
    Turn,
    /// At the end of the next turn that the figure begins.
    NextTurn,
    /// With its next attack.
    Attack,
}

/// What something is worth to who defeats it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Share {
    /// What it costs in the squad.
    #[default]
    Cost,
    /// Half of what its card says.
    Half,
    /// Nothing.
    Nothing,
}

/// A figure that leaves with another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Requires {
    /// The ability; the other's name stands behind it.
    pub ability: String,
    /// Where it stands.
    pub rule: RuleAt,
}

/// Figures that are worth something else than they cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Exception {
    /// Which.
    pub who: Selector,
    /// What they are worth.
    pub worth: Share,
    /// Whether they have to be defeated for the opponent to win.
    #[serde(default = "yes")]
    pub needed: bool,
    /// Where it stands.
    pub rule: RuleAt,
}

impl Play {
    /// The mode of this id; the usual one where none is told.
    #[must_use]
    pub fn mode(&self, id: Option<&PlayModeId>) -> Option<&Mode> {
        id.map_or_else(|| self.modes.first(), |id| self.modes.iter().find(|mode| mode.id == *id))
    }

    /// The counter of this id.
    #[must_use]
    pub fn counter(&self, id: &CounterId) -> Option<&Counter> {
        self.counters.iter().find(|counter| counter.id == *id)
    }

    /// The condition of this id.
    #[must_use]
    pub fn condition(&self, id: &ConditionId) -> Option<&Condition> {
        self.conditions.iter().find(|condition| condition.id == *id)
    }

    /// The arrival of this id.
    #[must_use]
    pub fn arrival(&self, id: &ArrivalId) -> Option<&Arrival> {
        self.arrivals.iter().find(|arrival| arrival.id == *id)
    }

    /// All rules that it cites.
    pub fn cited(&self) -> impl Iterator<Item = &RuleAt> {
        let arrivals = self.arrivals.iter().map(|arrival| &arrival.rule);
        let others = self.replacements.iter().map(|r| &r.rule).chain(self.worths.iter().map(|w| &w.rule));
        let modes = self.modes.iter().map(|mode| &mode.rule);
        self.rules
            .values()
            .chain(arrivals)
            .chain(others)
            .chain(modes)
            .chain(self.steps.iter().map(|step| &step.rule))
            .chain(self.requires.iter().map(|r| &r.rule))
    }
}
