//! The list of campaigns, and what one can be begun with.

use serde::Serialize;
use ts_rs::TS;

use crate::games::Named;

/// What a campaign can be begun with.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetupChoices {
    /// Boxes, large ones first.
    pub boxes: Vec<Named>,
    /// Campaigns.
    pub campaigns: Vec<CampaignChoice>,
    /// Heroes in these boxes.
    pub heroes: Vec<HeroChoice>,
    /// Classes of the Imperial player in these boxes.
    pub classes: Vec<SetupChoice>,
    /// Agenda sets in these boxes.
    pub agenda_sets: Vec<SetupChoice>,
    /// How many agenda sets are taken.
    pub agenda_needed: usize,
    /// The kinds of missions of which some are picked for a deck.
    pub missions: Vec<MissionPick>,
}

/// Missions of a kind of which some are picked for a deck.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MissionPick {
    /// The kind's id.
    pub kind: String,
    /// The kind in words.
    pub name: String,
    /// How many of them are picked.
    pub needed: usize,
    /// Those that may be.
    pub choices: Vec<SetupChoice>,
}

/// A campaign that can be begun.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignChoice {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The box that holds it, by id.
    pub box_id: String,
    /// How many stages its log has.
    pub stages: usize,
    /// Whether it is a short one without side missions.
    pub mini: bool,
    /// Whether there is an expanded form.
    pub expands: bool,
    /// Whether anything of it is unsure, in words.
    pub unsure: Option<String>,
}

/// A hero who can be chosen.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HeroChoice {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// What stands beneath the name.
    pub subtitle: String,
    /// The box's name.
    pub box_name: String,
    /// Health, endurance, speed and defence, in words.
    pub stats: String,
    /// The hero's own side mission.
    pub mission: Option<Named>,
    /// How sure all this is.
    pub unsure: Option<String>,
}

/// Something else that can be chosen.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetupChoice {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// The box's name.
    pub box_name: String,
    /// What it holds or wins, by name.
    pub holds: Vec<String>,
}

/// A card of the list of campaigns.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignCard {
    /// Its id.
    pub id: String,
    /// What the group calls it.
    pub name: String,
    /// The campaign that is played.
    pub campaign: String,
    /// The heroes' names.
    pub heroes: Vec<String>,
    /// Where it stands, as a sentence.
    pub place: String,
    /// Stages done.
    pub done: usize,
    /// Stages in all.
    pub stages: usize,
    /// Missions won by the Rebels and by the Imperial player.
    pub won: [usize; 2],
    /// Who won the campaign.
    pub winner: Option<String>,
    /// How many evenings were noted.
    pub sessions: usize,
    /// When something was last booked.
    pub updated: String,
    /// Why it can't be opened, where its game is not loaded.
    pub trouble: Option<String>,
}
