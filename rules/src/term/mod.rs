//! A term: a word of a game that needs explaining, with what it does as data. What it means in words is the
//! reader's language, and isn't kept here.

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

/// What sort of word a term is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TermKind {
    /// A special ability of a card.
    Ability,
    /// A power that costs Force points.
    ForcePower,
    /// What a commander gives.
    CommanderEffect,
    /// A spell.
    Spell,
    /// A state that a figure can be in.
    Condition,
    /// A keyword that stands for a rule, or that rules refer to.
    Keyword,
    /// What a kind of creature has in common.
    Type,
    /// Something to do on a turn.
    Action,
    /// A symbol of a card or a die.
    Symbol,
    /// A number of the card.
    Stat,
    /// Something added to a roll or a number in certain circumstances.
    Modifier,
    /// A kind of terrain.
    Terrain,
    /// Any other rule or notion.
    Rule,
}

impl TermKind {
    /// All of them, in the order in which they are listed.
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

    /// The word of it, `term-kind-<key>` in the locales.
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

/// A word of a game that is explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// Made by rule from the English name; never changes.
    pub id: TermId,
    /// What sort of word it is.
    pub kind: TermKind,
    /// The English name, without parameters.
    pub name: String,
    /// What cards write behind the name, in this order.
    #[serde(default)]
    pub parameters: Vec<Parameter>,
    /// Other ways in which cards write it: `{who} Reinforcements {points}`, or an older name.
    #[serde(default)]
    pub forms: Vec<String>,
    /// Figures that have it though no keyword says so: `commander=yes`.
    #[serde(default)]
    pub figures: Option<Selector>,
    /// What it does; `None` if it does nothing by itself, or nothing the vocabulary can express.
    #[serde(default)]
    pub mechanics: Option<Mechanics>,
    /// Where it is described.
    pub source: TermSource,
    /// Terms to look up next.
    #[serde(default)]
    pub see: Vec<TermId>,
    /// Rules of `game.toml` that it explains; findings lead here.
    #[serde(default)]
    pub rules: Vec<RuleId>,
}

/// A value that cards write with a term's name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Parameter {
    /// Its id, which mechanics and reminders name.
    pub id: String,
    /// Its type.
    pub is: ParameterKind,
    /// What is meant where a card writes the name alone.
    #[serde(default)]
    pub usual: Option<String>,
    /// The least number that can be meant. A card that writes a lesser one behind the name has another word.
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
    /// Several words with commas between.
    List,
    /// Any words.
    Text,
}

/// Where a term is described.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct TermSource {
    /// The book, by its key in `sources.toml`.
    pub document: SourceId,
    /// The line of the copy that was read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The page, as the book numbers them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    /// The heading as printed in the book, if it isn't the English name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub printed: Option<String>,
}
