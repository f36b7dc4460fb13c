//! Missions, their results, and what a step would book.

use serde::Serialize;
use ts_rs::TS;

use super::books::{CampaignView, RefusalView};
use crate::games::Named;

/// A mission that may be played, or could be but for a rule.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MissionChoice {
    /// The mission.
    pub mission: Named,
    /// What it is: story, side, forced …, in words, with whose it is.
    pub kind: String,
    /// Of which colour: `red`, `green`, `grey`, `story`, `threat`, `agenda-side`, `agenda-forced`, `forced`.
    pub colour: String,
    /// Reward cards and allies that it may win, by name.
    pub rewards: Vec<String>,
    /// Why it can't be chosen now; empty where it can.
    pub refused: Vec<RefusalView>,
    /// What may be told of its result; null where it can't be chosen.
    pub form: Option<MissionForm>,
    /// How sure its facts are, in words.
    pub unsure: Option<String>,
}

/// What may be told of a mission's result.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MissionForm {
    /// The ways in which it ends.
    pub outcomes: Vec<OutcomeChoice>,
    /// Conditions that may have been met.
    pub bonuses: Vec<BonusChoice>,
    /// Tokens that may have been claimed.
    pub tokens: u32,
    /// Crates that lie there; null where nobody knows.
    pub crates: Option<u32>,
    /// Whether a hero may take reward cards (else the group keeps them).
    pub reward_cards: bool,
    /// Allies of whom it wins one, to be said which.
    pub allies: Vec<Named>,
    /// How many side missions are drawn afterwards.
    pub draws: usize,
    /// Which they may be.
    pub drawable: Vec<Named>,
    /// How many threat missions are drawn afterwards.
    pub threat_draws: usize,
    /// Which they may be.
    pub threat_drawable: Vec<Named>,
    /// Story missions that may follow, where no table knows which does.
    pub followers: Vec<Named>,
}

/// A way in which a mission ends.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OutcomeChoice {
    /// Its id.
    pub id: String,
    /// Who wins.
    pub winner: String,
    /// What tells it from others of the same winner.
    pub words: Option<String>,
    /// XP of each hero; null where nobody knows: it has to be said.
    pub xp: Option<u32>,
    /// Credits for each hero.
    pub credits: Option<u32>,
    /// XP of the Imperial player.
    pub imperial_xp: Option<u32>,
    /// Influence of the Imperial player.
    pub influence: Option<u32>,
    /// Missions that become active.
    pub activates: Vec<Named>,
    /// How sure all this is, in words.
    pub unsure: Option<String>,
}

/// A condition that may have been met.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BonusChoice {
    /// Its id.
    pub id: String,
    /// What has to be met.
    pub words: String,
    /// What it gives if it was.
    pub met: String,
    /// What it gives if it wasn't.
    pub unmet: String,
}

/// A step that was booked or refused, and the campaign afterwards.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StepAnswer {
    /// The campaign.
    pub campaign: CampaignView,
    /// What was booked or taken back, named; empty where it was refused.
    pub done: String,
    /// Why it was refused; empty where it wasn't.
    pub refused: Vec<RefusalView>,
}

/// What a step would book.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StepPreview {
    /// Amounts and cards, in order.
    pub lines: Vec<PreviewLine>,
    /// Why it would be refused; empty where it wouldn't.
    pub refused: Vec<RefusalView>,
}

/// A line of what a step would book.
#[derive(Clone, Debug, Serialize, TS)]
pub struct PreviewLine {
    /// Whose; empty where nobody's.
    pub who: String,
    /// What happens.
    pub text: String,
    /// How much comes; null where it is no amount.
    #[ts(type = "number | null")]
    pub amount: Option<i64>,
    /// Of what.
    pub what: Option<String>,
    /// What would be left.
    pub balance: Option<u32>,
}
