//! How a game is played, as far as it is tracked: the contents of a pack's `play.toml`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::id::{ArrivalId, ConditionId, CounterId, PlayModeId};
use super::winning::Mode;
use crate::id::{RuleId, SourceId, TermId};
use crate::selector::Selector;

pub use super::condition::{Bond, Condition, Ends};
pub use super::joining::{Arrival, Replacement, Returns, When};
pub use super::steps::{Step, StepWhen};

/// How a game is played: `play.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The members that are put on the table; by default all.
    #[serde(default)]
    pub fielded: Option<Selector>,
    /// Rounds, phases and activations.
    pub rounds: Rounds,
    /// Who has the initiative.
    #[serde(default)]
    pub initiative: Option<Initiative>,
    /// Hit points.
    #[serde(default)]
    pub hits: Option<Hits>,
    /// Morale rolls at half the hit points.
    #[serde(default)]
    pub morale: Option<Morale>,
    /// Columns of spaces, if figures move along them.
    #[serde(default)]
    pub field: Option<Field>,
    /// Push-your-luck dice.
    #[serde(default)]
    pub luck: Option<Luck>,
    /// The counters.
    #[serde(default, rename = "counter")]
    pub counters: Vec<Counter>,
    /// The conditions that figures can have.
    #[serde(default, rename = "condition")]
    pub conditions: Vec<Condition>,
    /// How figures join a game in progress.
    #[serde(default, rename = "arrival")]
    pub arrivals: Vec<Arrival>,
    /// How figures replace others.
    #[serde(default, rename = "replacement")]
    pub replacements: Vec<Replacement>,
    /// How defeated figures are put back on the table, if they can be.
    #[serde(default)]
    pub returns: Option<Returns>,
    /// Abilities that bind a figure to one that was chosen for it in the squad.
    #[serde(default, rename = "bond")]
    pub bonds: Vec<Bond>,
    /// An ability followed by the name of a figure without which its holder leaves: `Requires`.
    #[serde(default)]
    pub requires: Option<Requires>,
    /// Figures whose worth differs from their cost.
    #[serde(default, rename = "worth")]
    pub worths: Vec<Exception>,
    /// The modes of play, the usual one first.
    #[serde(rename = "mode")]
    pub modes: Vec<Mode>,
    /// Actions that players perform themselves at a certain moment.
    #[serde(default, rename = "step")]
    pub steps: Vec<Step>,
    /// The rules that refusals cite, by topic.
    #[serde(default)]
    pub rules: BTreeMap<Topic, RuleAt>,
}

/// The topic of a rule of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Topic {
    /// Setting up.
    Setup,
    /// The initiative.
    Initiative,
    /// Which figures can be activated.
    Activation,
    /// Attacks.
    Attack,
    /// Hit points.
    Hits,
    /// Morale.
    Morale,
    /// Counters.
    Counter,
    /// Conditions.
    Condition,
    /// Push-your-luck dice.
    Luck,
    /// Moving on the field.
    Field,
    /// Points.
    Score,
    /// The end.
    End,
}

/// The source of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RuleAt {
    /// The rule ID that a refusal cites.
    pub id: RuleId,
    /// The book.
    pub source: SourceId,
    /// The page.
    #[serde(default)]
    pub page: Option<String>,
    /// The line, if the source is a file without pages.
    #[serde(default)]
    pub line: Option<u32>,
}

/// Rounds, phases and activations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rounds {
    /// The number of activations a side has before the other's turn; absent if sides take whole turns.
    #[serde(default)]
    pub activations: Option<u32>,
    /// Whether all figures of a card are activated at once.
    #[serde(default)]
    pub by_card: bool,
    /// Whether a side with fewer figures left to activate may pass.
    #[serde(default)]
    pub pass: bool,
    /// An ability whose holders are activated twice in a round.
    #[serde(default)]
    pub twice: Option<String>,
}

/// Who starts a round, or the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Initiative {
    /// How long it lasts.
    pub each: Lasts,
    /// The number of faces of the die that each side rolls; absent if players just enter the result.
    #[serde(default)]
    pub die: Option<u32>,
    /// The stat whose highest value in play is added.
    #[serde(default)]
    pub add: Option<String>,
    /// Whether ties go to the side with the higher stat.
    #[serde(default)]
    pub higher_wins: bool,
    /// Whether it passes to the next side each round.
    #[serde(default)]
    pub passes: bool,
    /// An ability whose holder's side wins the roll regardless of the dice.
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
    /// A roll with which it doesn't apply.
    #[serde(default)]
    pub unless_roll: Option<u32>,
    /// An ability of an enemy in play with which it doesn't apply.
    #[serde(default)]
    pub unless_enemy: Option<String>,
}

/// Hit points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Hits {
    /// The stat.
    pub stat: String,
    /// The step of damage, which is always a multiple of it.
    #[serde(default = "one")]
    pub step: u32,
}

const fn one() -> u32 {
    1
}

const fn yes() -> bool {
    true
}

/// A roll that a figure makes when it first has half its hit points or less.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Morale {
    /// The number of faces of the die. The highest face always succeeds, 1 always fails.
    pub die: u32,
    /// The number to reach.
    pub at: u32,
    /// The stat that is added.
    pub add: String,
    /// The stat of the best figure in command, which is added too; the figure's own always counts.
    pub commander: String,
    /// Figures that always succeed without rolling.
    #[serde(default)]
    pub never: Option<Selector>,
    /// An ability whose number is added.
    #[serde(default)]
    pub bonus: Option<String>,
    /// The condition of a figure that fails.
    pub fails: ConditionId,
    /// The condition in which a figure is for the rest of its turn that has just got rid of that.
    #[serde(default)]
    pub recovers: Option<ConditionId>,
}

/// Spaces in columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// The number of columns, with one figure of each side in each.
    pub columns: u32,
    /// The number of spaces after which a figure is in the other half. If the rule book doesn't state it,
    /// players decide.
    #[serde(default)]
    pub half: Option<u32>,
    /// Figures whose spaces count twice.
    #[serde(default)]
    pub doubled: Option<Selector>,
    /// Figures that move fewer spaces with a triple.
    #[serde(default)]
    pub slow: Option<Selector>,
    /// The number of spaces for a triple.
    pub triple: u32,
    /// The number of spaces for a triple, for slow figures.
    pub slow_triple: u32,
    /// The condition in which a figure can neither move nor attack.
    #[serde(default)]
    pub halts: Option<ConditionId>,
}

/// Push-your-luck dice: rolled until the player stops, or loses everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Luck {
    /// The number of dice.
    pub dice: u32,
    /// The number of faces. The highest face is a success by itself; others need three or a run.
    pub faces: u32,
}

/// The owner of a counter.
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

/// A counter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Counter {
    /// The ID.
    pub id: CounterId,
    /// The English name.
    pub name: String,
    /// Whether figures or sides have it.
    pub of: Whose,
    /// The stat with a figure's initial value.
    #[serde(default)]
    pub stat: Option<String>,
    /// A side's initial value.
    #[serde(default)]
    pub start: u32,
    /// The gain at the end of each round.
    #[serde(default)]
    pub each_round: u32,
    /// Another counter of the side, whose value is gained as well at the end of each round.
    #[serde(default)]
    pub each_round_of: Option<CounterId>,
    /// An ability whose number a figure gains whenever it is activated.
    #[serde(default)]
    pub renewal: Option<String>,
    /// How often a figure may spend from it in a turn; unlimited by default.
    #[serde(default)]
    pub a_turn: Option<u32>,
    /// An ability whose number raises that limit.
    #[serde(default)]
    pub a_turn_by: Option<String>,
    /// Whether it represents boxes on a card that are ticked: it never rises.
    #[serde(default)]
    pub boxes: bool,
}

/// What a figure is worth to the side that defeats it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Share {
    /// Its cost in the squad.
    #[default]
    Cost,
    /// Half its printed cost.
    Half,
    /// Nothing.
    Nothing,
}

/// A figure that leaves with another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Requires {
    /// The ability, followed by the other figure's name.
    pub ability: String,
    /// The source of the rule.
    pub rule: RuleAt,
}

/// Figures whose worth differs from their cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Exception {
    /// The figures.
    pub who: Selector,
    /// Their worth.
    pub worth: Share,
    /// Whether the opponent must defeat them to win.
    #[serde(default = "yes")]
    pub needed: bool,
    /// The source of the rule.
    pub rule: RuleAt,
}

impl Play {
    /// Returns the mode with this ID; by default the usual one.
    #[must_use]
    pub fn mode(&self, id: Option<&PlayModeId>) -> Option<&Mode> {
        id.map_or_else(|| self.modes.first(), |id| self.modes.iter().find(|mode| mode.id == *id))
    }

    /// Returns the counter with this ID.
    #[must_use]
    pub fn counter(&self, id: &CounterId) -> Option<&Counter> {
        self.counters.iter().find(|counter| counter.id == *id)
    }

    /// Returns the condition with this ID.
    #[must_use]
    pub fn condition(&self, id: &ConditionId) -> Option<&Condition> {
        self.conditions.iter().find(|condition| condition.id == *id || condition.also.contains(id))
    }

    /// Returns the condition that a term explains.
    #[must_use]
    pub fn condition_of(&self, term: &TermId) -> Option<&Condition> {
        let is = |condition: &&Condition| match &condition.term {
            Some(named) => named == term,
            None => condition.id.as_str() == term.as_str(),
        };
        self.conditions.iter().find(is)
    }

    /// Returns the arrival with this ID.
    #[must_use]
    pub fn arrival(&self, id: &ArrivalId) -> Option<&Arrival> {
        self.arrivals.iter().find(|arrival| arrival.id == *id)
    }

    /// Returns all rules cited.
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
            .chain(self.returns.iter().map(|r| &r.rule))
            .chain(self.bonds.iter().map(|bond| &bond.rule))
    }
}
