//! Steps and setups as they go over the wire. They have the shape of the rules' own, which know no
//! TypeScript; a test holds both together.

use muster_rules::campaign::step as rules;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::error::Error;

/// How a campaign begins. What is null is chosen by chance.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CampaignSetup {
    /// The campaign, by id.
    pub campaign: String,
    /// The boxes it is played with; empty for those that the rest needs.
    pub boxes: Vec<String>,
    /// The heroes, in the order of their seats.
    pub heroes: Vec<String>,
    /// The Imperial player's class.
    pub imperial_class: Option<String>,
    /// Six agenda sets.
    pub agenda_sets: Option<Vec<String>>,
    /// Green side missions.
    pub side_missions_green: Option<Vec<String>>,
    /// Grey side missions, where they were drawn at the table.
    pub side_missions_grey: Option<Vec<String>>,
    /// Threat missions, likewise.
    pub threat_missions: Option<Vec<String>>,
    /// What the group agreed on.
    pub options: CampaignOptions,
    /// Where chance begins.
    #[ts(type = "number")]
    pub seed: u64,
}

/// What a group agreed on where the rules leave a choice.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CampaignOptions {
    /// The expanded form of a mini campaign.
    pub expanded: bool,
    /// Time periods limit which side missions may be picked.
    pub periods: bool,
    /// The shop shows half of each deck.
    pub half_shop: bool,
}

/// The result of a mission. What is left out is the table's, or drawn by chance.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct MissionPlayed {
    /// The mission.
    pub name: String,
    /// Who won.
    #[ts(type = "'rebels' | 'empire'")]
    pub winner: String,
    /// How it ended, where a winner may win in several ways.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub outcome: Option<String>,
    /// Crates that the heroes hold.
    pub crates: u32,
    /// Conditions that were met.
    pub met: Vec<String>,
    /// Tokens that were claimed.
    pub tokens: u32,
    /// XP of each hero, where no table knows or the table says otherwise.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub xp: Option<u32>,
    /// Credits for each hero, likewise.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub credits: Option<u32>,
    /// The Imperial player's XP, likewise.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub imperial_xp: Option<u32>,
    /// The Imperial player's influence, likewise.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub influence: Option<u32>,
    /// The story missions that become active, where no table knows.
    #[serde(default)]
    pub activates: Vec<String>,
    /// The side missions that were drawn afterwards; null lets chance draw.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub drawn: Option<Vec<String>>,
    /// The threat missions that were drawn afterwards.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub drawn_threat: Option<Vec<String>>,
    /// The hero who takes the reward cards.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub reward_to: Option<String>,
    /// The ally that was chosen, where the mission wins any one of several.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub ally: Option<String>,
}

/// A step of a campaign.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum CampaignStep {
    /// A mission was played. Upgrades that are still open end with it.
    Mission(MissionPlayed),
    /// What lay in the shop; null lets chance draw.
    Shop {
        /// The items.
        items: Option<Vec<String>>,
    },
    /// An item is bought.
    Buy {
        /// The item.
        item: String,
        /// The hero who gets it.
        hero: String,
    },
    /// An item is sold.
    Sell {
        /// The item.
        item: String,
    },
    /// A card of a class deck is bought.
    ClassCard {
        /// The card.
        card: String,
        /// The hero; null for the Imperial player.
        hero: Option<String>,
        /// What it costs, where no table knows.
        xp: Option<u32>,
    },
    /// Agenda cards are drawn; null lets chance draw.
    Draw {
        /// The cards.
        cards: Option<Vec<String>>,
    },
    /// An agenda card is bought.
    Agenda {
        /// The card.
        card: String,
        /// Whether it is kept, or resolved at once.
        keep: bool,
        /// What it costs, where no table knows.
        cost: Option<u32>,
    },
    /// A kept agenda card is played.
    Play {
        /// The card.
        card: String,
    },
    /// A modification goes under a weapon or comes off; a reward goes to a hero.
    Assign {
        /// The modification or reward.
        card: String,
        /// The weapon.
        weapon: Option<String>,
        /// The hero.
        hero: Option<String>,
    },
    /// Heroes hand an item on.
    Trade {
        /// The item.
        item: String,
        /// Who had it.
        from: Option<String>,
        /// Who gets it.
        to: String,
    },
    /// A hero says what to bring to the next mission.
    Pack {
        /// The hero.
        hero: String,
        /// The items.
        items: Vec<String>,
    },
    /// An ally or villain joins the next mission; null where nobody does after all.
    Ally {
        /// The side.
        #[ts(type = "'rebels' | 'empire'")]
        side: String,
        /// Who.
        name: Option<String>,
    },
    /// The books are set right.
    Correct {
        /// `rebels`, `empire`, or a hero.
        who: String,
        /// What.
        #[ts(type = "'credits' | 'xp' | 'influence' | 'card'")]
        what: String,
        /// By how much.
        #[ts(type = "number")]
        amount: i64,
        /// The card.
        card: Option<String>,
        /// Why.
        why: String,
    },
    /// The stage's next step begins.
    Next,
}

fn again<T: serde::de::DeserializeOwned>(value: &impl Serialize) -> Result<T, Error> {
    let same = |e: serde_json::Error| Error::Internal(e.to_string());
    serde_json::from_value(serde_json::to_value(value).map_err(same)?).map_err(same)
}

impl TryFrom<&CampaignSetup> for rules::Setup {
    type Error = Error;

    fn try_from(setup: &CampaignSetup) -> Result<Self, Error> {
        again(setup)
    }
}

impl TryFrom<&CampaignStep> for rules::Step {
    type Error = Error;

    fn try_from(step: &CampaignStep) -> Result<Self, Error> {
        again(step)
    }
}

impl TryFrom<&rules::Step> for CampaignStep {
    type Error = Error;

    fn try_from(step: &rules::Step) -> Result<Self, Error> {
        again(step)
    }
}
