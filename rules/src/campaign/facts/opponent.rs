//! How Muster plays a side during a mission: the table `[night.opponent]` of `campaign_rules.toml`.

use serde::{Deserialize, Serialize};

/// How Muster plays the side that gains threat. It decides by the exact odds of the cards, and what those can't tell is
/// asked.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// The levels of skill, the easiest first.
    #[serde(rename = "level")]
    pub levels: Vec<Level>,
    /// What a figure's part in the fight is: the first that fits.
    #[serde(rename = "role")]
    pub roles: Vec<Role>,
    /// The distance of ranged attacks where nobody told it.
    #[serde(default)]
    pub range: u32,
    /// The stat that holds the spaces that a figure moves with one action.
    #[serde(default)]
    pub speed: String,
    /// The attack type of those that attack adjacent figures.
    #[serde(default)]
    pub melee: String,
    /// What a point of health counts for, in thousandths of a point of damage that a figure is expected to deal.
    #[serde(default)]
    pub stands: u32,
    /// For how many more rounds threat is saved at most.
    #[serde(default)]
    pub saves: u32,
    /// What a card counts for that is saved for, in percent.
    #[serde(default)]
    pub patience: u32,
    /// What is bought between missions, in this order.
    #[serde(default)]
    pub buys: Vec<Buys>,
    /// English names of conditions that a group gets rid of before it does anything else.
    #[serde(default)]
    pub shakes_off: Vec<String>,
}

/// What Muster buys between missions.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Buys {
    /// The kind of card.
    pub what: Ware,
    /// How often a card's cost is multiplied with itself for its weight in the draw: with 0 all are alike.
    #[serde(default)]
    pub sharpness: u32,
    /// Whether cards are bought that are kept in secret: only who reads them knows when they are used.
    #[serde(default)]
    pub in_secret: bool,
}

/// A kind of card that a side buys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ware {
    /// A card of the class deck.
    ClassCard,
    /// A drawn agenda card.
    Agenda,
}

/// A level of skill.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// The ID.
    pub id: String,
    /// The English name.
    pub name: String,
    /// How often a choice's weight is multiplied with itself before the draw: with 0 all are alike.
    #[serde(default)]
    pub sharpness: u32,
    /// Whether threat is saved for a dearer group.
    #[serde(default)]
    pub saves: bool,
    /// Whom groups attack.
    pub attacks: Attacks,
    /// Which group is activated next.
    pub order: Order,
}

/// Whom groups attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Attacks {
    /// Whoever is nearest.
    Nearest,
    /// As the group's role says.
    Role,
    /// Whoever is most likely to be defeated, then as the group's role says.
    Defeat,
}

/// Which group is activated next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Any.
    Any,
    /// In the order of the roles.
    Role,
    /// Whoever is expected to deal the most damage.
    Damage,
}

/// A figure's part in the fight.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Role {
    /// The English name.
    pub name: String,
    /// Keywords of which the card has one; none for any card.
    #[serde(default)]
    pub keywords: Vec<String>,
    /// The attack type of the card; absent for any.
    #[serde(default)]
    pub attack_type: Option<String>,
    /// Whom it attacks.
    pub goal: Aim,
}

/// Whom a figure attacks by its role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "NightAim"))]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// Whoever is nearest.
    Nearest,
    /// Whoever it is expected to deal the most damage.
    Damage,
    /// As for damage, and it helps the group of its side that is expected to deal the most.
    Support,
}
