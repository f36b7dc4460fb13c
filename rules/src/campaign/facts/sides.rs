//! The sides of a campaign, and what each of them counts.

use serde::Deserialize;

use super::rules::SheetSide;
use crate::campaign::id::{AccountId, CurrencyId, RewardId, SideId};

/// A side in the game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The ID, as written in logs; not `hero`.
    pub id: SideId,
    /// The English name.
    pub name: String,
    /// What its player is called, if it differs from the name.
    #[serde(default)]
    pub player: Option<String>,
}

/// Something that accounts count, such as XP or credits.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Currency {
    /// The ID; not `card`.
    pub id: CurrencyId,
    /// The English name, as written after a number.
    pub name: String,
}

/// How an amount stated in a table is distributed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Share {
    /// The side gets it once.
    #[default]
    Once,
    /// The side gets it once for each hero.
    PerHero,
    /// Every hero has an account and gets it.
    EachHero,
}

/// A kind of account.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AccountKind {
    /// The ID, as written in logs.
    pub id: AccountId,
    /// The currency.
    pub currency: CurrencyId,
    /// The side that owns it.
    pub side: SideId,
    /// The English name, shown if the balance is too low; `{hero}` is replaced by the hero's name.
    pub name: String,
    /// How an amount stated in a table is distributed.
    #[serde(default)]
    pub share: Share,
    /// The table column with its amounts, if it isn't the ID.
    #[serde(default)]
    pub column: Option<String>,
    /// Its key in the `start` of a campaign, if it isn't the column.
    #[serde(default)]
    pub start: Option<String>,
}

impl AccountKind {
    /// Returns the table column with its amounts.
    #[must_use]
    pub fn column(&self) -> String {
        self.column.clone().unwrap_or_else(|| self.id.as_str().replace('-', "_"))
    }

    /// Returns its key in the `start` of a campaign.
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
    /// The heroes' side.
    pub side: SideId,
    /// The minimum number of heroes.
    pub least: usize,
    /// The maximum number of heroes; that many are drawn if none are named.
    pub most: usize,
    /// The account from which each hero buys cards of the hero's class deck.
    #[serde(default)]
    pub account: Option<AccountId>,
    /// The rewards that each hero starts with, by the size of the group.
    #[serde(default)]
    pub by_number: Vec<ByNumber>,
    /// The sides of a hero's sheet, with the columns of the heroes' table shown on each.
    #[serde(default)]
    pub sheet: Vec<SheetSide>,
}

impl Default for Heroes {
    fn default() -> Self {
        let side = SideId::from("");
        Self { side, least: 0, most: 0, account: None, by_number: Vec::new(), sheet: Vec::new() }
    }
}

/// A starting reward for groups of a given size.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ByNumber {
    /// The number of heroes in the group.
    pub heroes: usize,
    /// The reward that each of them has.
    pub reward: RewardId,
}
