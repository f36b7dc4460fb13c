//! A campaign's books as one answer.

use muster_rules::campaign::event::Phase;
use muster_rules::campaign::facts::{Facts, Winner};
use muster_rules::campaign::ledger::{Movement, ledger};
use muster_rules::campaign::log::Log;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::state::State;
use serde::Serialize;

use super::booked::account_id;
use super::telling::Telling;

/// Where a campaign stands.
#[derive(Clone, Debug, Serialize)]
pub struct CampaignAnswer {
    /// The campaign that is played.
    pub campaign: String,
    /// The stage of the log, counted from 0, the introduction.
    pub stage: usize,
    /// What the stage is at.
    pub phase: Phase,
    /// The stage's threat level.
    pub threat_level: u32,
    /// The tiers of the items in the shop.
    pub item_tiers: Vec<u32>,
    /// The group's credits.
    pub credits: u32,
    /// The heroes, in the order of their seats.
    pub heroes: Vec<HeroAnswer>,
    /// The Imperial player.
    pub imperial: ImperialAnswer,
    /// Allies that may join.
    pub allies: Vec<String>,
    /// Missions that may be chosen.
    pub active_missions: Vec<String>,
    /// Missions that must be played next.
    pub forced_missions: Vec<String>,
    /// How many side missions are left in their deck.
    pub side_deck: usize,
    /// Missions that were played.
    pub played: Vec<PlayedAnswer>,
    /// Each movement of XP, credits and influence.
    pub ledger: Vec<MovementAnswer>,
    /// Steps that were refused.
    pub refused: Vec<RefusedAnswer>,
    /// Who won the campaign.
    pub won: Option<Winner>,
}

/// A hero's book.
#[derive(Clone, Debug, Serialize)]
pub struct HeroAnswer {
    /// The hero.
    pub hero: String,
    /// XP in all.
    pub xp: u32,
    /// XP that is spent.
    pub xp_spent: u32,
    /// Cards of the class deck, and rewards.
    pub cards: Vec<String>,
    /// Items.
    pub items: Vec<String>,
}

/// The Imperial player's book.
#[derive(Clone, Debug, Serialize)]
pub struct ImperialAnswer {
    /// XP in all.
    pub xp: u32,
    /// XP that is spent.
    pub xp_spent: u32,
    /// Influence that is left.
    pub influence: u32,
    /// Cards of the class deck.
    pub class_cards: Vec<String>,
    /// Agenda cards that are kept.
    pub agenda: Vec<String>,
    /// Rewards.
    pub rewards: Vec<String>,
    /// Villains.
    pub villains: Vec<String>,
}

/// A mission that was played.
#[derive(Clone, Debug, Serialize)]
pub struct PlayedAnswer {
    /// The mission.
    pub mission: String,
    /// Who won.
    pub winner: Winner,
    /// The stage, counted from 0.
    pub stage: usize,
    /// The threat level.
    pub threat_level: u32,
    /// Whether it was forced.
    pub forced: bool,
}

/// A movement.
#[derive(Clone, Debug, Serialize)]
pub struct MovementAnswer {
    /// The stage, counted from 0.
    pub stage: usize,
    /// Whose: `rebels`, `empire`, or a hero.
    pub who: String,
    /// Of what: `credits`, `xp`, `influence`.
    pub what: &'static str,
    /// How much came; less than nothing where it went.
    pub amount: i64,
    /// What was left.
    pub balance: u32,
    /// Why, as a short sentence.
    pub why: String,
}

/// A step that was refused.
#[derive(Clone, Debug, Serialize)]
pub struct RefusedAnswer {
    /// The step, counted from 1; 0 is the setup.
    pub step: usize,
    /// The rule.
    pub rule: &'static str,
    /// Why, as a sentence.
    pub message: String,
}

impl CampaignAnswer {
    /// The books of a log, and what was refused.
    #[must_use]
    pub fn of(facts: &Facts, log: &Log, refused: &[(usize, Vec<Refusal>)], telling: Telling<'_>) -> Self {
        let state = log.state();
        let campaign = state.foundation.as_ref().and_then(|f| facts.campaign(&f.campaign));
        let stage = campaign.and_then(|c| c.stages.get(state.stage));
        Self {
            campaign: campaign.map(|c| c.id.to_string()).unwrap_or_default(),
            stage: state.stage,
            phase: state.phase,
            threat_level: stage.map_or(0, |s| s.threat),
            item_tiers: stage.map(|s| s.tiers.clone()).unwrap_or_default(),
            credits: state.credits,
            heroes: heroes(&state),
            imperial: imperial(&state),
            allies: texts(&state.allies),
            active_missions: texts(state.active.keys()),
            forced_missions: texts(&state.forced),
            side_deck: state.side_deck.len(),
            played: played(&state),
            ledger: ledger(log).iter().map(|m| movement(m, telling)).collect(),
            refused: refused.iter().flat_map(|(step, all)| refusals(*step, all, telling)).collect(),
            won: state.won,
        }
    }
}

fn texts<T: ToString>(ids: impl IntoIterator<Item = T>) -> Vec<String> {
    ids.into_iter().map(|id| id.to_string()).collect()
}

fn heroes(state: &State) -> Vec<HeroAnswer> {
    let seats = state.foundation.iter().flat_map(|f| &f.heroes);
    let books = seats.filter_map(|hero| Some((hero, state.heroes.get(hero)?)));
    let answer = books.map(|(hero, book)| HeroAnswer {
        hero: hero.to_string(),
        xp: book.xp,
        xp_spent: book.xp_spent,
        cards: texts(&book.cards).into_iter().chain(texts(&book.rewards)).collect(),
        items: texts(&book.items),
    });
    answer.collect()
}

fn imperial(state: &State) -> ImperialAnswer {
    let book = &state.imperial;
    ImperialAnswer {
        xp: book.xp,
        xp_spent: book.xp_spent,
        influence: book.influence,
        class_cards: texts(&book.cards),
        agenda: texts(&book.agenda),
        rewards: texts(&book.rewards),
        villains: texts(&book.villains),
    }
}

fn played(state: &State) -> Vec<PlayedAnswer> {
    let answer = state.played.iter().map(|p| PlayedAnswer {
        mission: p.mission.to_string(),
        winner: p.winner,
        stage: p.stage,
        threat_level: p.threat,
        forced: p.forced,
    });
    answer.collect()
}

fn movement(movement: &Movement, telling: Telling<'_>) -> MovementAnswer {
    let (who, what) = account_id(&movement.account);
    MovementAnswer {
        stage: movement.stage,
        who,
        what,
        amount: movement.amount,
        balance: movement.balance,
        why: telling.why(&movement.why),
    }
}

fn refusals(step: usize, refusals: &[Refusal], telling: Telling<'_>) -> Vec<RefusedAnswer> {
    let answer = refusals.iter().map(|refusal| RefusedAnswer {
        step,
        rule: refusal.rule(),
        message: telling.refusal(refusal),
    });
    answer.collect()
}
