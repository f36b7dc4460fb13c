//! Figures: the facts on one stat card.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::id::{FactionId, FigureId, PersonId, SourceId};

/// A figure's cost, in the points of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cost {
    /// The printed number, which is negative in some games.
    Known(i32),
    /// No source states it; a squad with the figure can't be proven legal.
    Unknown,
    /// Printed as X: set by a choice made while building (see the `chosen_cost` constraint).
    Chosen,
}

impl Cost {
    /// Returns the number, if known.
    #[must_use]
    pub fn known(self) -> Option<i32> {
        match self {
            Self::Known(points) => Some(points),
            Self::Unknown | Self::Chosen => None,
        }
    }
}

/// How certain it is that a figure is a version of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// By name, card or ruling; both in one squad are illegal.
    Settled,
    /// There is no ruling; the question is raised to the user.
    Open,
    /// The user ruled that it isn't.
    Denied,
}

/// A claim that a figure is a version of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonLink {
    /// The person.
    pub person: PersonId,
    /// How certain it is.
    pub standing: Standing,
    /// The source of the claim.
    pub source: SourceId,
}

/// The facts on one stat card. Printings with the same facts are one figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    /// The ID, derived from the English name; it never changes.
    pub id: FigureId,
    /// The English name in the game's own spelling.
    pub name: String,
    /// The printed cost.
    pub cost: Cost,
    /// Printed factions; most figures have one.
    pub factions: Vec<FactionId>,
    /// Whether the card is unique.
    pub unique: bool,
    /// Flags of the card that rules refer to, such as `commander`.
    pub traits: Vec<String>,
    /// Flags known to be absent from the card.
    #[serde(default)]
    pub lacks: Vec<String>,
    /// Named properties with one value each, such as `size` = `medium`.
    pub attributes: BTreeMap<String, String>,
    /// The stat block: numbers by stat ID, such as `hp` = 120.
    pub stats: BTreeMap<String, i32>,
    /// Keywords by the game's list ID (`abilities`, `powers`), in card order.
    pub keywords: BTreeMap<String, Vec<String>>,
    /// Texts that the user read off the card, by their column (see [`crate::game::Game::texts`]).
    #[serde(default)]
    pub texts: BTreeMap<String, String>,
    /// The persons it is a version of (unique figures only).
    pub persons: Vec<PersonLink>,
    /// The source of the facts.
    pub source: SourceId,
    /// A remark, if the facts look wrong.
    pub suspect: Option<String>,
}

impl Figure {
    /// Returns a figure of which nothing is known but its name: what fights without a card of the catalogue.
    #[must_use]
    pub fn bare(id: &str, name: &str) -> Self {
        Self {
            id: FigureId::from(id),
            name: name.to_owned(),
            cost: Cost::Unknown,
            factions: Vec::new(),
            unique: false,
            traits: Vec::new(),
            lacks: Vec::new(),
            attributes: BTreeMap::new(),
            stats: BTreeMap::new(),
            keywords: BTreeMap::new(),
            texts: BTreeMap::new(),
            persons: Vec::new(),
            source: SourceId::from(""),
            suspect: None,
        }
    }

    /// Returns all keywords of all lists.
    pub fn all_keywords(&self) -> impl Iterator<Item = &str> {
        self.keywords.values().flatten().map(String::as_str)
    }

    /// Whether the card has a keyword with this name, with or without a number: `Careful Shot` matches
    /// `Careful Shot 4`.
    #[must_use]
    pub fn has_keyword(&self, name: &str) -> bool {
        self.all_keywords().any(|k| k == name || split_number(k).0 == name)
    }

    /// Whether it is known if the card has a flag.
    #[must_use]
    pub fn tells_trait(&self, flag: &str) -> bool {
        self.traits.iter().chain(&self.lacks).any(|t| t == flag)
    }

    /// Whether it activates; some cards never do.
    #[must_use]
    pub fn activates(&self) -> bool {
        !self.traits.iter().any(|t| t == "inactive")
    }

    /// Returns a number of the stat block; 0 if the card has none.
    #[must_use]
    pub fn stat(&self, id: &str) -> i32 {
        self.stats.get(id).copied().unwrap_or(0)
    }
}

/// Splits a keyword from its trailing number: `Careful Shot 4` becomes (`Careful Shot`, `4`).
#[must_use]
pub fn split_number(keyword: &str) -> (&str, Option<&str>) {
    match keyword.rsplit_once(' ') {
        Some((name, number)) if !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) => {
            (name, Some(number))
        }
        _ => (keyword, None),
    }
}
