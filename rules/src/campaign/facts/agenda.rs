//! Cards of the agenda deck, and what becomes of them.

use serde::{Deserialize, Serialize};

use super::Trust;
use crate::campaign::id::{AgendaCardId, AgendaSetId, MissionId};

/// A card of the agenda deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AgendaCard {
    /// The ID.
    pub id: AgendaCardId,
    /// The set of three that it belongs to.
    pub set: AgendaSetId,
    /// The English name.
    pub name: String,
    /// Its cost; `None` if unknown.
    pub cost: Option<u32>,
    /// The kind of mission, if the card is one.
    pub mission: Option<AgendaMission>,
    /// Where it is kept once bought; `None` for missions and if unknown.
    pub kept: Option<AgendaKept>,
    /// What happens to it after use.
    pub after: Option<AgendaAfter>,
    /// The additional cost of using it, paid from the account that bought it.
    pub more: u32,
    /// What it gives to the account that bought it, and when.
    pub gain: Option<AgendaGain>,
    /// What the heroes pay to be rid of it; `None` if they can't.
    pub ransom: Option<u32>,
    /// When alone it can be used; `None` if at any time, or if unknown.
    pub only: Option<AgendaOnly>,
    /// The threat that its use costs.
    pub threat: u32,
    /// How certain these facts are.
    pub trust: Trust,
}

/// The kind of mission that an agenda card is. The mission has the card's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AgendaMission {
    /// A side mission that the heroes may choose.
    Side,
    /// A mission that must be played.
    Forced,
}

/// When alone an agenda card can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AgendaOnly {
    /// While a mission is set up.
    Setup,
    /// In side missions.
    SideMissions,
}

/// Where a bought agenda card that isn't a mission is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AgendaKept {
    /// In secret, until it is used.
    Secret,
    /// Openly, with the buyer.
    Open,
    /// With a hero.
    Hero,
    /// Nowhere: it is used at once.
    No,
}

/// What happens to an agenda card after use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AgendaAfter {
    /// It leaves the campaign.
    Leaves,
    /// It leaves the campaign, or is shuffled back into its deck.
    LeavesOrBack,
    /// It is used up until the next mission.
    Depletes,
    /// It stays.
    Stays,
}

/// What an agenda card in play gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgendaGain {
    /// The amount.
    pub amount: u32,
    /// When.
    pub at: GainsAt,
}

/// When an agenda card in play gives something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GainsAt {
    /// Whenever the upgrade of its side begins.
    Upgrade,
    /// Whenever it is used.
    Use,
}

impl AgendaCard {
    /// Whether it lies in the open once bought.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.kept, Some(AgendaKept::Open | AgendaKept::Hero))
    }

    /// Whether using it does anything that the books note.
    #[must_use]
    pub fn is_used(&self) -> bool {
        let gives = self.gain.is_some_and(|gain| gain.at == GainsAt::Use);
        self.after != Some(AgendaAfter::Stays) || self.more > 0 || gives
    }

    /// Returns the mission that the card is.
    #[must_use]
    pub fn mission_id(&self) -> Option<MissionId> {
        self.mission.map(|_| MissionId::from(self.id.as_str()))
    }
}
