//! A mission night as one answer for both shells. A field ending in `_name` is the preceding field in the reader's
//! language.

use muster_rules::campaign::id::{AllyId, CounterId, HeroId, MissionId, SideId, SupplyId};
use muster_rules::id::{FigureId, GameId};
use muster_rules::night::When;
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use super::{HandCard, HeldAnswer, NightOpponent, OpenFaction, TurnAnswer, WaitingAnswer};
use crate::base::named::Named;

/// A campaign's mission night.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightAnswer {
    /// The campaign's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The group's name for it.
    pub name: String,
    /// The game's id.
    #[ts(type = "string")]
    pub game: GameId,
    /// Number of taps in the campaign, to be sent with each tap to detect concurrent changes.
    pub taps: u32,
    /// The mission played; null if there are several and none is chosen.
    pub mission: Option<NightMission>,
    /// Missions that can be played.
    pub choices: Vec<Named>,
    /// Whether the mission is set up.
    pub begun: bool,
    /// Whether its result is already recorded, or it was played for fun and ended.
    pub over: bool,
    /// Whether it is played for fun, without a result.
    pub fun: bool,
    /// Missions that can be played for fun; empty while one is played.
    pub for_fun: Vec<Named>,
    /// The round, from 1; 0 before the mission is set up.
    pub round: u32,
    /// Whose turn it is; null before the mission is set up, or if the sides don't take turns.
    pub turn: Option<TurnAnswer>,
    /// The threat; null if the game has none.
    pub threat: Option<ThreatAnswer>,
    /// Groups on the table, including defeated ones.
    pub groups: Vec<GroupAnswer>,
    /// Cards that may be deployed: those won first, then open groups by cost, then all others.
    pub cards: Vec<CardAnswer>,
    /// Groups of the mission that wait for its rules to bring them.
    pub waiting: Vec<WaitingAnswer>,
    /// The cards at hand, of open groups and of groups that were defeated; null if the group didn't tell the open groups.
    pub at_hand: Option<Vec<HandCard>>,
    /// The factions of which open groups are chosen, and whether the mission bars them.
    pub factions: Vec<OpenFaction>,
    /// Whether something of that is secret and left out.
    pub kept_secret: bool,
    /// Cards that heroes and the side with threat have from the campaign.
    pub held: Vec<HeldAnswer>,
    /// How Muster can play the side with threat; null if it can't.
    pub opponent: Option<NightOpponent>,
    /// Names of a hero's possible states: the sides of the sheet, and out.
    pub hero_states: Vec<String>,
    /// The heroes in seat order.
    pub heroes: Vec<NightHero>,
    /// Allies that may join the heroes.
    pub allies: Vec<AllyOffer>,
    /// The counters.
    pub counters: Vec<CounterAnswer>,
    /// Whether the game has supply cards.
    pub supplies: bool,
    /// Supply cards held.
    pub hand: Vec<SupplyHeld>,
    /// Supply cards that may be drawn.
    pub deck: Vec<SupplyOffer>,
    /// What heroes and figures suffer up to their health, in the reader's language.
    pub damage_name: String,
    /// What heroes suffer up to their endurance, in the reader's language.
    pub strain_name: String,
    /// The conditions that heroes and groups can have.
    pub conditions: Vec<Named>,
    /// What the group noted from the mission's rules.
    pub lines: Vec<LineAnswer>,
    /// The round with which the mission ends; null if the group told none.
    pub limit: Option<u32>,
    /// What may end the mission by now, in words.
    pub ends: Vec<String>,
    /// What is done at the end of a round, in order.
    pub status: Vec<String>,
    /// What the night contributes to the mission's result.
    pub result: NightResult,
    /// The tap just recorded or undone; null if there was none.
    pub done: Option<String>,
    /// The tap that undo would undo.
    pub undo: Option<String>,
    /// The tap that redo would take again.
    pub redo: Option<String>,
    /// Why the tap was rejected; null if it wasn't.
    pub refused: Option<String>,
}

/// A line that the group noted from the mission's rules.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LineAnswer {
    /// Its number.
    pub line: u32,
    /// When it happens.
    pub when: When,
    /// The same in the reader's language; empty if the line itself says.
    pub when_name: String,
    /// The line, in the group's own words.
    pub text: String,
    /// The round in which it happened; null before.
    pub happened: Option<u32>,
    /// Whether it should have happened by now.
    pub due: bool,
}

/// The mission played.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightMission {
    /// The mission.
    pub mission: MissionId,
    /// Its display name.
    pub mission_name: String,
    /// Its kind: story, side, forced …
    pub kind_name: String,
    /// The box whose campaign guide describes it; null if it has a sheet of its own.
    pub guide_name: Option<String>,
    /// The page in the guide; null if unknown.
    pub page: Option<u32>,
    /// Where to find its text, as a sentence.
    pub brief: String,
    /// A note on how well its data is supported; null if well.
    pub unsure: Option<String>,
}

/// Threat by round.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ThreatAnswer {
    /// The side that spends it.
    pub side: SideId,
    /// The same in the reader's language.
    pub side_name: String,
    /// Its display name.
    pub threat_name: String,
    /// The increase per round.
    pub level: u32,
    /// The threat available.
    pub now: u32,
    /// Tokens that can become threat.
    pub tokens: u32,
    /// The rounds so far, the current one last.
    pub rounds: Vec<ThreatRound>,
    /// The threat in each of the next rounds if none is spent.
    pub ahead: Vec<ThreatAhead>,
}

/// The threat of a round.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct ThreatRound {
    /// The round, from 1.
    pub round: u32,
    /// The threat at the start of the round.
    pub before: u32,
    /// The threat gained.
    pub gained: u32,
    /// The threat spent.
    pub spent: u32,
}

/// The threat of a future round.
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct ThreatAhead {
    /// The round, from 1.
    pub round: u32,
    /// The threat expected.
    pub threat: u32,
}

/// A group on the table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GroupAnswer {
    /// Its number.
    pub group: u32,
    /// Its card.
    pub card: FigureId,
    /// The same in the reader's language.
    pub card_name: String,
    /// The side that it belongs to.
    pub side: SideId,
    /// The same in the reader's language.
    pub side_name: String,
    /// Number of its figures on the table.
    pub figures: u32,
    /// Its full size in figures.
    pub size: u32,
    /// The group's cost in threat; null if it has none, or it is unknown.
    pub cost: Option<u32>,
    /// The cost of reinforcing one figure; null if that isn't possible, or it is unknown.
    pub reinforcement: Option<u32>,
    /// Whether a figure can be reinforced now.
    pub reinforces: bool,
    /// The damage that a figure takes; null if unknown.
    pub health: Option<u32>,
    /// The damage of those figures that have any; the first is attacked on.
    pub damage: Vec<u32>,
    /// Its conditions, in the reader's language.
    pub conditions: Vec<Named>,
    /// Whether it was activated in this round.
    pub acted: bool,
}

/// A card that may be deployed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardAnswer {
    /// The card.
    pub card: FigureId,
    /// The same in the reader's language.
    pub card_name: String,
    /// The group's cost; null if unknown.
    pub cost: Option<u32>,
    /// The cost of reinforcing one figure; null if that isn't possible, or it is unknown.
    pub reinforcement: Option<u32>,
    /// The group's size in figures.
    pub figures: u32,
    /// Whether it may be chosen as an open group.
    pub open: bool,
    /// Whether it was won in a mission.
    pub won: bool,
    /// Whether there is enough threat for it now.
    pub affordable: bool,
}

/// A hero.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightHero {
    /// The hero.
    pub hero: HeroId,
    /// The same in the reader's language.
    pub hero_name: String,
    /// The side of the sheet, counted from 0; the next number if the hero is out.
    pub state: u32,
    /// The same in the reader's language.
    pub state_name: String,
    /// Names of the supply cards that the hero holds.
    pub hand: Vec<String>,
    /// The damage.
    pub damage: u32,
    /// The damage with which the hero is defeated on this side of the sheet; null if unknown.
    pub health: Option<u32>,
    /// The strain.
    pub strain: u32,
    /// The strain that the hero endures; null if unknown.
    pub endurance: Option<u32>,
    /// The hero's conditions.
    pub conditions: Vec<Named>,
    /// How often the hero was activated in this round.
    pub acted: u32,
    /// How often the hero can be.
    pub activations: u32,
    /// Whether the hero is out of the mission.
    pub out: bool,
}

/// An ally that may join the heroes.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AllyOffer {
    /// The ally.
    pub ally: AllyId,
    /// The same in the reader's language.
    pub ally_name: String,
    /// The threat that the other side gains at once.
    pub threat: u32,
    /// The threat that it gains as tokens.
    pub tokens: u32,
    /// Whether it joined.
    pub joined: bool,
}

/// A counter.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CounterAnswer {
    /// The counter's id.
    pub counter: CounterId,
    /// The same in the reader's language.
    pub counter_name: String,
    /// Its current count.
    pub count: u32,
    /// Its maximum; null if unknown.
    pub most: Option<u32>,
    /// The round of each count.
    pub rounds: Vec<u32>,
}

/// A supply card held.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SupplyHeld {
    /// The card.
    pub supply: SupplyId,
    /// The same in the reader's language.
    pub supply_name: String,
    /// Its holder; null if unknown.
    pub hero: Option<HeroId>,
    /// The holder's name; empty if unknown.
    pub hero_name: String,
}

/// A supply card that may be drawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SupplyOffer {
    /// The card.
    pub supply: SupplyId,
    /// The same in the reader's language.
    pub supply_name: String,
    /// Number left in the deck; null if the deck's size is unknown.
    pub left: Option<u32>,
}

/// What a night contributes to the mission's result.
#[derive(Clone, Debug, Serialize, TS)]
pub struct NightResult {
    /// Crates held by the heroes.
    pub crates: u32,
    /// Tokens claimed.
    pub tokens: u32,
    /// Other events that decide how the mission ended, in words: the round, wounded heroes, counters by round.
    pub told: Vec<String>,
    /// The arguments of `campaign do` that record it, without the winner; empty before the mission is set up.
    pub step: String,
}
