//! Terms: the words of a game that need explaining, with their effects as data. Explanations in words depend on
//! the reader's language and aren't stored here.

mod amount;
mod deed;
mod glossary;
mod mechanics;
mod moments;
mod needs;
mod reading;
mod words;

use serde::{Deserialize, Serialize};

pub use amount::{Amount, AmountWord};
pub use deed::Deed;
pub use glossary::{Exception, FigureWord, Glossary, GlossaryParts, Meaning, Summary, Unexplained};
pub use mechanics::{Costs, Effect, Mechanics, Need};
pub use moments::{Condition, Limit, Moment, Per, Span};
pub use needs::Lack;
pub use reading::placeholders;
pub use words::{
    Area, Avoided, Ban, DoorChange, Ignored, Reach, ReachWord, Replaced, Rerolled, Saver, SquadChange, Stat,
    Whom,
};

use crate::id::{RuleId, SourceId, TermId};
use crate::selector::Selector;

/// The kind of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TermKind {
    /// A special ability of a card.
    Ability,
    /// A power that costs Force points.
    ForcePower,
    /// An effect that a commander grants.
    CommanderEffect,
    /// A spell.
    Spell,
    /// A state that a figure can be in.
    Condition,
    /// A keyword that names a rule, or that rules refer to.
    Keyword,
    /// A type of creature, with what its members have in common.
    Type,
    /// Something to do on a turn.
    Action,
    /// A symbol of a card or a die.
    Symbol,
    /// A number on a card.
    Stat,
    /// Something added to a roll or a number in certain circumstances.
    Modifier,
    /// A kind of terrain.
    Terrain,
    /// Any other rule or concept.
    Rule,
}

impl TermKind {
    /// All kinds, in display order.
    pub const ALL: [Self; 13] = [
        Self::Ability,
        Self::ForcePower,
        Self::Spell,
        Self::CommanderEffect,
        Self::Keyword,
        Self::Type,
        Self::Condition,
        Self::Symbol,
        Self::Action,
        Self::Modifier,
        Self::Stat,
        Self::Terrain,
        Self::Rule,
    ];

    /// Returns the kind with a key; `None` if there is none.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }

    /// Returns the key of its word, `term-kind-<key>` in the locales.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Ability => "ability",
            Self::ForcePower => "force-power",
            Self::Spell => "spell",
            Self::CommanderEffect => "commander-effect",
            Self::Keyword => "keyword",
            Self::Type => "type",
            Self::Condition => "condition",
            Self::Symbol => "symbol",
            Self::Action => "action",
            Self::Modifier => "modifier",
            Self::Stat => "stat",
            Self::Terrain => "terrain",
            Self::Rule => "rule",
        }
    }
}

/// A term: a word of a game that is explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The ID, derived from the English name; it never changes.
    pub id: TermId,
    /// The kind.
    pub kind: TermKind,
    /// The English name, without parameters.
    pub name: String,
    /// The values printed after the name, in this order.
    #[serde(default)]
    pub parameters: Vec<Parameter>,
    /// Other forms on cards: `{who} Reinforcements {points}`, or an older name.
    #[serde(default)]
    pub forms: Vec<String>,
    /// Figures that have it without a keyword: `commander=yes`.
    #[serde(default)]
    pub figures: Option<Selector>,
    /// Its effects; `None` if it has none by itself, or none that the vocabulary can express.
    #[serde(default)]
    pub mechanics: Option<Mechanics>,
    /// The source that describes it.
    pub source: TermSource,
    /// Related terms.
    #[serde(default)]
    pub see: Vec<TermId>,
    /// Rules of `game.toml` that it explains; findings lead here.
    #[serde(default)]
    pub rules: Vec<RuleId>,
}

/// A value printed with a term's name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Parameter {
    /// The ID, used in mechanics and reminders.
    pub id: String,
    /// Its type.
    pub is: ParameterKind,
    /// The value if a card prints only the name.
    #[serde(default)]
    pub usual: Option<String>,
    /// The minimum number. If a card prints a lower one after the name, it is a different keyword.
    #[serde(default)]
    pub least: Option<u32>,
}

/// The type of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ParameterKind {
    /// A whole number, with or without a sign.
    Number,
    /// A faction of the game.
    Faction,
    /// Several words separated by commas.
    List,
    /// Any words.
    Text,
}

/// The source that describes a term.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct TermSource {
    /// The ID of the book in `sources.toml`.
    pub document: SourceId,
    /// The line in the copy that was used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The page, by the book's own numbering.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    /// The heading as printed in the book, if it isn't the English name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub printed: Option<String>,
}
