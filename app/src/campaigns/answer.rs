//! A campaign's books as one answer.

use muster_rules::campaign::event::{Account, Phase};
use muster_rules::campaign::facts::{Facts, Rules, Share};
use muster_rules::campaign::id::{AccountId, SideId};
use muster_rules::campaign::ledger::{Movement, ledger};
use muster_rules::campaign::log::Log;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::state::{Balance, State};
use serde::Serialize;

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
    /// What the shop is paid from.
    pub credits: u32,
    /// The heroes, in the order of their seats.
    pub heroes: Vec<HeroAnswer>,
    /// The other side.
    pub imperial: OpponentAnswer,
    /// What every side counts.
    pub accounts: Vec<AccountAnswer>,
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
    /// Each movement of an account.
    pub ledger: Vec<MovementAnswer>,
    /// Steps that were refused.
    pub refused: Vec<RefusedAnswer>,
    /// Who won the campaign.
    pub won: Option<SideId>,
}

/// What an account of a side holds.
#[derive(Clone, Debug, Serialize)]
pub struct AccountAnswer {
    /// The side.
    pub side: SideId,
    /// The account.
    pub account: AccountId,
    /// What it counts.
    pub what: String,
    /// What came in all.
    pub earned: u32,
    /// What can be spent.
    pub left: u32,
}

/// A hero's book.
#[derive(Clone, Debug, Serialize)]
pub struct HeroAnswer {
    /// The hero.
    pub hero: String,
    /// What class cards are paid from, in all.
    pub xp: u32,
    /// What of it is spent.
    pub xp_spent: u32,
    /// Cards of the class deck, and rewards.
    pub cards: Vec<String>,
    /// Items.
    pub items: Vec<String>,
}

/// The book of the side that no hero is on.
#[derive(Clone, Debug, Serialize)]
pub struct OpponentAnswer {
    /// What class cards are paid from, in all.
    pub xp: u32,
    /// What of it is spent.
    pub xp_spent: u32,
    /// What is left to pay agenda cards from.
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
    pub winner: SideId,
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
    /// Whose: a side or a hero.
    pub who: String,
    /// Of what: a currency.
    pub what: String,
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
    pub rule: String,
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
            phase: state.phase.clone(),
            threat_level: stage.map_or(0, |s| s.threat),
            item_tiers: stage.map(|s| s.tiers.clone()).unwrap_or_default(),
            credits: balance(&state, facts.rules.shop.as_ref().map(|shop| &shop.account)).left(),
            heroes: heroes(&facts.rules, &state),
            imperial: opponent(&facts.rules, &state),
            accounts: accounts(&facts.rules, &state),
            allies: texts(&state.side(&facts.rules.heroes.side).allies),
            active_missions: texts(state.active.keys()),
            forced_missions: texts(&state.forced),
            side_deck: side_deck(facts, &state),
            played: played(&state),
            ledger: ledger(log).iter().map(|m| movement(m, telling)).collect(),
            refused: refused.iter().flat_map(|(step, all)| refusals(*step, all, telling)).collect(),
            won: state.won.clone(),
        }
    }
}

fn texts<T: ToString>(ids: impl IntoIterator<Item = T>) -> Vec<String> {
    ids.into_iter().map(|id| id.to_string()).collect()
}

/// What an account of a side came to; nothing where the game has none.
fn balance(state: &State, account: Option<&AccountId>) -> Balance {
    account.map(|account| state.balance(&Account::of_side(account))).unwrap_or_default()
}

fn accounts(rules: &Rules, state: &State) -> Vec<AccountAnswer> {
    let together = rules.accounts.iter().filter(|kind| kind.share != Share::EachHero);
    let answer = together.map(|kind| {
        let balance = balance(state, Some(&kind.id));
        AccountAnswer {
            side: kind.side.clone(),
            account: kind.id.clone(),
            what: kind.currency.to_string(),
            earned: balance.earned(),
            left: balance.left(),
        }
    });
    answer.collect()
}

/// How many missions are left in the decks from which one is drawn after another.
fn side_deck(facts: &Facts, state: &State) -> usize {
    let decks = facts.rules.mission_decks.iter().filter(|deck| deck.redraw > 0);
    decks.map(|deck| state.mission_deck(&deck.id).count()).sum()
}

fn heroes(rules: &Rules, state: &State) -> Vec<HeroAnswer> {
    let seats = state.foundation.iter().flat_map(|f| &f.heroes);
    let books = seats.filter_map(|hero| Some((hero, state.heroes.get(hero)?)));
    let answer = books.map(|(hero, book)| {
        let account = rules.heroes.account.as_ref().and_then(|account| book.accounts.get(account));
        let balance = account.copied().unwrap_or_default();
        HeroAnswer {
            hero: hero.to_string(),
            xp: balance.earned(),
            xp_spent: balance.spent(),
            cards: texts(&book.cards).into_iter().chain(texts(&book.rewards)).collect(),
            items: texts(&book.items),
        }
    });
    answer.collect()
}

fn opponent(rules: &Rules, state: &State) -> OpponentAnswer {
    let none = SideId::from("");
    let book = state.side(rules.opponents().next().map_or(&none, |side| &side.id));
    let xp = balance(state, rules.class.as_ref().map(|class| &class.account));
    OpponentAnswer {
        xp: xp.earned(),
        xp_spent: xp.spent(),
        influence: balance(state, rules.agenda.as_ref().map(|agenda| &agenda.account)).left(),
        class_cards: texts(&book.cards),
        agenda: texts(&book.agenda),
        rewards: texts(&book.rewards),
        villains: texts(&book.allies),
    }
}

fn played(state: &State) -> Vec<PlayedAnswer> {
    let answer = state.played.iter().map(|p| PlayedAnswer {
        mission: p.mission.to_string(),
        winner: p.winner.clone(),
        stage: p.stage,
        threat_level: p.threat,
        forced: p.forced,
    });
    answer.collect()
}

fn movement(movement: &Movement, telling: Telling<'_>) -> MovementAnswer {
    let (who, what) = telling.account_of(&movement.account);
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
        rule: telling.rule(refusal).to_owned(),
        message: telling.refusal(refusal),
    });
    answer.collect()
}
