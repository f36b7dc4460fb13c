//! Who plays a campaign, and what each side counts.

use serde::Deserialize;

use super::rules::SheetSide;
use crate::campaign::id::{AccountId, CurrencyId, RewardId, SideId};

/// A side of the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Its id, which logs write; not `hero`.
    pub id: SideId,
    /// The English name.
    pub name: String,
    /// Who plays it, where that is another word.
    #[serde(default)]
    pub player: Option<String>,
}

/// Something that is counted: XP, credits.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Currency {
    /// Its id; not `card`.
    pub id: CurrencyId,
    /// The English name, as written after a number.
    pub name: String,
}

/// How an account takes an amount that a table states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Share {
    /// The side takes it once.
    #[default]
    Once,
    /// The side takes it once for each hero.
    PerHero,
    /// Every hero has an account, and each takes it.
    EachHero,
}

/// A kind of account: who counts what.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AccountKind {
    /// Its id, which logs write.
    pub id: AccountId,
    /// What it counts.
    pub currency: CurrencyId,
    /// The side that owns it.
    pub side: SideId,
    /// The English name used when it runs short; `{hero}` is the hero's name.
    pub name: String,
    /// How it takes an amount that a table states.
    #[serde(default)]
    pub share: Share,
    /// The column of the tables that states its amounts, where that isn't the id.
    #[serde(default)]
    pub column: Option<String>,
    /// Its key in the `start` of a campaign, where that isn't the column.
    #[serde(default)]
    pub start: Option<String>,
}

impl AccountKind {
    /// The column of the tables that states its amounts.
    #[must_use]
    pub fn column(&self) -> String {
        self.column.clone().unwrap_or_else(|| self.id.as_str().replace('-', "_"))
    }

    /// Its key in the `start` of a campaign.
    #[must_use]
    pub fn start(&self) -> String {
        self.start.clone().unwrap_or_else(|| self.column())
    }
}

/// The heroes of a group.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Heroes {
    /// Their side.
    pub side: SideId,
    /// The fewest of them.
    pub least: usize,
    /// The maximum; that many are drawn if none are named.
    pub most: usize,
    /// The account that pays for cards from each hero's own class deck.
    #[serde(default)]
    pub account: Option<AccountId>,
    /// The rewards each hero starts with, by the size of the group.
    #[serde(default)]
    pub by_number: Vec<ByNumber>,
    /// The sides of a hero's sheet, and the columns of the hero table shown on each.
    #[serde(default)]
    pub sheet: Vec<SheetSide>,
}

impl Default for Heroes {
    fn default() -> Self {
        let side = SideId::from("");
        Self { side, least: 0, most: 0, account: None, by_number: Vec::new(), sheet: Vec::new() }
    }
}

/// What each hero of a group of so many begins with.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ByNumber {
    /// How many heroes.
    pub heroes: usize,
    /// The reward.
    pub reward: RewardId,
}
