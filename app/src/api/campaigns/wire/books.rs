//! Where a campaign stands, and both sides' books.

use muster_rules::campaign::step::Step;
use serde::Serialize;
use ts_rs::TS;

use super::mission::MissionChoice;
use super::upgrade::{ImperialUpgrade, RebelUpgrade};
use crate::games::Named;

/// Why a step is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RefusalView {
    /// The rule's id.
    pub rule: String,
    /// What it says.
    pub message: String,
}

/// A step that can be asked for, and what speaks against it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StepOffer {
    /// The step.
    pub step: Step,
    /// Why it would be refused; empty where it is allowed.
    pub refused: Vec<RefusalView>,
}

/// A card, named.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CardBrief {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What kind of card, in words; empty where there is nothing to say.
    pub kind: String,
    /// Keywords.
    pub traits: Vec<String>,
    /// What it costs, in credits, XP or influence; null where nothing or nobody knows.
    pub cost: Option<u32>,
    /// The tier of an item.
    pub tier: Option<u32>,
    /// How sure its facts are: null where two sources agree, else in words.
    pub unsure: Option<String>,
}

/// A whole campaign.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignView {
    /// Its id.
    pub id: String,
    /// What the group calls it.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// The campaign that is played.
    pub campaign: Named,
    /// How many entries its log has; goes with every step that is booked.
    pub entries: u32,
    /// When something was last booked.
    pub updated: String,
    /// The stage, counted from 0.
    pub stage: usize,
    /// What the stage is at.
    pub phase: String,
    /// Where the campaign stands, as a sentence.
    pub place: String,
    /// The threat level.
    pub threat: u32,
    /// Tiers of the items in the shop.
    pub tiers: Vec<u32>,
    /// Who won the campaign.
    pub won: Option<String>,
    /// Everything played and to be played, in order.
    pub road: Vec<RoadStop>,
    /// The Rebels' books.
    pub rebels: RebelsView,
    /// The Imperial player's books.
    pub empire: EmpireView,
    /// Missions to choose from, and active ones that can't be chosen now.
    pub missions: Vec<MissionChoice>,
    /// The Rebel upgrade, while it is open.
    pub rebel_upgrade: Option<RebelUpgrade>,
    /// The Imperial upgrade, while it is open.
    pub imperial_upgrade: Option<ImperialUpgrade>,
    /// Each movement, oldest first.
    pub ledger: Vec<LedgerRow>,
    /// The balances at the end of each stage.
    pub chart: Vec<ChartPoint>,
    /// What undo would take back, named.
    pub undo: Option<String>,
    /// What redo would do again, named.
    pub redo: Option<String>,
    /// Evenings, oldest first.
    pub sessions: Vec<SessionView>,
    /// Which rules of the game are cited for what the page says of itself.
    pub cites: Cites,
    /// Whether a PIN locks the Imperial player's secrets.
    pub locked: bool,
    /// Whether the secrets are in this answer.
    pub secrets: bool,
}

/// Rules of the game by what they are about.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Cites {
    /// The order of a stage's steps.
    pub stage: String,
    /// Buying and selling items.
    pub shop: String,
    /// Buying class cards.
    pub class_cards: String,
}

/// A stop on the road.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RoadStop {
    /// The stage, counted from 0.
    pub stage: usize,
    /// `introduction`, `side`, `optional-side`, `story`, `interlude`, `finale`, or `forced`.
    pub kind: String,
    /// The same in words.
    pub kind_name: String,
    /// The mission that was played there, or the only one that can be.
    pub mission: Option<Named>,
    /// Who won it.
    pub winner: Option<String>,
    /// The threat level.
    pub threat: u32,
    /// Tiers of the items in the shop afterwards.
    pub tiers: Vec<u32>,
    /// Whether it was played, is next or being upgraded after, or lies ahead.
    #[ts(type = "'done' | 'now' | 'ahead'")]
    pub state: String,
    /// How sure the stage's facts are, in words; null where they are.
    pub unsure: Option<String>,
}

/// The Rebels' books.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RebelsView {
    /// The group's credits.
    pub credits: u32,
    /// XP that the heroes earned, all together.
    pub xp: u32,
    /// The heroes in the order of their seats.
    pub heroes: Vec<HeroView>,
    /// Rewards that no hero holds.
    pub rewards: Vec<CardBrief>,
    /// Allies that may join.
    pub allies: Vec<JoinerView>,
}

/// A hero.
#[derive(Clone, Debug, Serialize, TS)]
pub struct HeroView {
    /// The hero's id.
    pub id: String,
    /// The name.
    pub name: String,
    /// What stands beneath the name.
    pub subtitle: String,
    /// XP in all.
    pub xp: u32,
    /// XP that can be spent.
    pub xp_left: u32,
    /// Cards of the class deck that are held.
    pub cards: Vec<CardBrief>,
    /// Things carried: items, and a class deck's.
    pub items: Vec<ItemHeld>,
    /// Rewards.
    pub rewards: Vec<CardBrief>,
    /// Whether the hero said what to bring to the next mission.
    pub packed: bool,
}

/// A thing that a hero carries.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ItemHeld {
    /// The card.
    pub card: CardBrief,
    /// Whether it can be handed on; class cards can't.
    pub tradable: bool,
    /// Whether it counts towards what a hero brings to a mission.
    pub packable: bool,
    /// Whether it comes along to the next mission, where that was said.
    pub packed: bool,
    /// The weapon that it lies under.
    pub under: Option<Named>,
    /// Weapons that it could go under.
    pub fits: Vec<Named>,
}

/// An ally or villain.
#[derive(Clone, Debug, Serialize, TS)]
pub struct JoinerView {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether it joins the next mission.
    pub joins: bool,
    /// What it means if it joins, such as threat gained; empty where nothing.
    pub note: String,
    /// To let it join, or not after all.
    pub offer: StepOffer,
}

/// The Imperial player's books.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EmpireView {
    /// The side's id.
    pub side: String,
    /// The class.
    pub class: Named,
    /// Influence.
    pub influence: u32,
    /// XP in all.
    pub xp: u32,
    /// XP that can be spent.
    pub xp_left: u32,
    /// Cards of the class deck.
    pub cards: Vec<CardBrief>,
    /// Rewards.
    pub rewards: Vec<CardBrief>,
    /// Villains that may join.
    pub villains: Vec<JoinerView>,
    /// How many agenda cards are kept in secret.
    pub kept: usize,
    /// Which; empty unless secrets were asked for.
    pub agenda: Vec<KeptCard>,
}

/// An agenda card that is kept in secret.
#[derive(Clone, Debug, Serialize, TS)]
pub struct KeptCard {
    /// The card.
    pub card: CardBrief,
    /// To play it.
    pub play: StepOffer,
}

/// A movement.
#[derive(Clone, Debug, Serialize, TS)]
pub struct LedgerRow {
    /// The place of its entry in the log.
    pub entry: usize,
    /// The stage, counted from 0.
    pub stage: usize,
    /// The mission of the stage, or what the stage is.
    pub at: String,
    /// `rebels`, `empire` or a hero's id.
    pub who: String,
    /// The same in words.
    pub who_name: String,
    /// Of what.
    pub what: String,
    /// How much came; less than nothing where it went.
    #[ts(type = "number")]
    pub amount: i64,
    /// What was left.
    pub balance: u32,
    /// Why, as a short sentence.
    pub why: String,
    /// The rule behind it.
    pub rule: String,
}

/// The balances at the end of a stage.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChartPoint {
    /// The stage, counted from 0.
    pub stage: usize,
    /// The mission played there.
    pub at: String,
    /// The group's credits.
    pub credits: u32,
    /// XP that the heroes earned, all together.
    pub hero_xp: u32,
    /// XP that the Imperial player earned.
    pub imperial_xp: u32,
    /// Influence.
    pub influence: u32,
}

/// An evening.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SessionView {
    /// Its id.
    pub id: String,
    /// The day, `2026-05-17`.
    pub date: String,
    /// Who played, in the group's words.
    pub players: String,
    /// A note.
    pub note: String,
    /// Missions played from then until the next evening.
    pub missions: Vec<String>,
    /// Photos, by id.
    pub photos: Vec<String>,
}
