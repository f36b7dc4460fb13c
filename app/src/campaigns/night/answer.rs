//! A night as one answer for both shells. What ends in `_name` says in the reader's language what stands before it.

use muster_rules::campaign::id::{AllyId, CounterId, HeroId, MissionId, SideId, SupplyId};
use muster_rules::id::{FigureId, GameId};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use crate::games::Named;

/// A campaign's mission night.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightAnswer {
    /// The campaign's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// What the group calls it.
    pub name: String,
    /// The game's id.
    #[ts(type = "string")]
    pub game: GameId,
    /// How many taps the campaign has; goes with every tap.
    pub taps: u32,
    /// The mission that is played; null where several can be and nobody said which.
    pub mission: Option<NightMission>,
    /// Missions that can be played.
    pub choices: Vec<Named>,
    /// Whether the mission was set up.
    pub begun: bool,
    /// Whether its result is recorded already.
    pub over: bool,
    /// The round; 0 before the mission is set up.
    pub round: u32,
    /// Threat; null where the game has none.
    pub threat: Option<ThreatAnswer>,
    /// Groups on the table, and those that were there.
    pub groups: Vec<GroupAnswer>,
    /// Cards that may be deployed: those that were won, then open groups by cost, then all others.
    pub cards: Vec<CardAnswer>,
    /// What a hero may be, in words: the sides of the sheet, and out.
    pub hero_states: Vec<String>,
    /// The heroes in the order of their seats.
    pub heroes: Vec<NightHero>,
    /// Who may join the heroes.
    pub allies: Vec<AllyOffer>,
    /// What is counted.
    pub counters: Vec<CounterAnswer>,
    /// Whether the game has supply cards.
    pub supplies: bool,
    /// Supply cards that are held.
    pub hand: Vec<SupplyHeld>,
    /// Supply cards that may be drawn.
    pub deck: Vec<SupplyOffer>,
    /// What the night says of the mission's result.
    pub result: NightResult,
    /// What was just tapped or taken back; null where nothing was.
    pub done: Option<String>,
    /// What undo would take back.
    pub undo: Option<String>,
    /// Why the tap wasn't kept; null where it was.
    pub refused: Option<String>,
}

/// The mission that is played.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightMission {
    /// The mission.
    pub mission: MissionId,
    /// What it is called.
    pub mission_name: String,
    /// What it is: story, side, forced …
    pub kind_name: String,
    /// The box whose campaign guide describes it; null where a sheet of its own does.
    pub guide_name: Option<String>,
    /// The page there; null where nobody knows.
    pub page: Option<u32>,
    /// Where to read it, as a sentence.
    pub brief: String,
    /// How sure its facts are: null where they are.
    pub unsure: Option<String>,
}

/// Threat by round.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ThreatAnswer {
    /// Whose it is.
    pub side: SideId,
    /// The same in words.
    pub side_name: String,
    /// What it is called.
    pub threat_name: String,
    /// By how much it rises each round.
    pub level: u32,
    /// What can be spent.
    pub now: u32,
    /// Tokens that can become threat.
    pub tokens: u32,
    /// The rounds so far, the present one last.
    pub rounds: Vec<ThreatRound>,
    /// What there will be in each of the next rounds if nothing more is spent.
    pub ahead: Vec<ThreatAhead>,
}

/// The threat of a round.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct ThreatRound {
    /// The round, from 1.
    pub round: u32,
    /// What there was when it began.
    pub before: u32,
    /// What came.
    pub gained: u32,
    /// What was spent.
    pub spent: u32,
}

/// The threat of a round to come.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct ThreatAhead {
    /// The round, from 1.
    pub round: u32,
    /// What there will be.
    pub threat: u32,
}

/// A group on the table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupAnswer {
    /// Its number.
    pub group: u32,
    /// Its card.
    pub card: FigureId,
    /// The same in words.
    pub card_name: String,
    /// Whose it is.
    pub side: SideId,
    /// The same in words.
    pub side_name: String,
    /// How many of its figures are on the table.
    pub figures: u32,
    /// Of how many it is.
    pub size: u32,
    /// What the group costs; null where it costs no threat, or nobody knows.
    pub cost: Option<u32>,
    /// What one figure costs that comes back; null where none does, or nobody knows.
    pub reinforcement: Option<u32>,
    /// Whether a figure can come back now.
    pub reinforces: bool,
}

/// A card that may be deployed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardAnswer {
    /// The card.
    pub card: FigureId,
    /// The same in words.
    pub card_name: String,
    /// What the group costs; null where nobody knows.
    pub cost: Option<u32>,
    /// What one figure costs that comes back; null where none does, or nobody knows.
    pub reinforcement: Option<u32>,
    /// Of how many figures it is.
    pub figures: u32,
    /// Whether it may be chosen as an open group.
    pub open: bool,
    /// Whether a mission won it.
    pub won: bool,
    /// Whether there is threat enough for it now.
    pub affordable: bool,
}

/// A hero.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightHero {
    /// The hero.
    pub hero: HeroId,
    /// The same in words.
    pub hero_name: String,
    /// The side of the sheet, counted from 0; one more where the hero is out.
    pub state: u32,
    /// The same in words.
    pub state_name: String,
    /// Supply cards that the hero holds, in words.
    pub hand: Vec<String>,
}

/// Somebody who may join the heroes.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AllyOffer {
    /// The ally.
    pub ally: AllyId,
    /// The same in words.
    pub ally_name: String,
    /// The threat that it brings the other side at once.
    pub threat: u32,
    /// The same as tokens.
    pub tokens: u32,
    /// Whether it joined.
    pub joined: bool,
}

/// Something that is counted.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CounterAnswer {
    /// What.
    pub counter: CounterId,
    /// The same in words.
    pub counter_name: String,
    /// How many there are.
    pub count: u32,
    /// How many there are at most; null where nobody knows.
    pub most: Option<u32>,
    /// The round in which each came.
    pub rounds: Vec<u32>,
}

/// A supply card that is held.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SupplyHeld {
    /// The card.
    pub supply: SupplyId,
    /// The same in words.
    pub supply_name: String,
    /// Who holds it; null where nobody said.
    pub hero: Option<HeroId>,
    /// The same in words; empty where nobody said.
    pub hero_name: String,
}

/// A supply card that may be drawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SupplyOffer {
    /// The card.
    pub supply: SupplyId,
    /// The same in words.
    pub supply_name: String,
    /// How many are left in the deck; null where nobody knows how many there are.
    pub left: Option<u32>,
}

/// What a night says of the mission's result.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightResult {
    /// Crates that the heroes hold.
    pub crates: u32,
    /// Tokens that were claimed.
    pub tokens: u32,
    /// What else happened that decides how the mission ended, in words: the round, who is wounded, what was counted
    /// when.
    pub told: Vec<String>,
    /// The step with which `campaign do` records it, but for the winner; empty before the mission is set up.
    pub step: String,
}
