//! Amounts that no source states. What a group reads off its own copy of the rules is saved with its other answers,
//! so that no campaign asks for it again.

use std::collections::BTreeMap;

use muster_db::pack::{self, LoadedGame};
use muster_db::table::log::CampaignLog;
use muster_rules::campaign::event::Event;
use muster_rules::campaign::facts::{Facts, Outcome, Standing, Unknown};
use muster_rules::campaign::id::{CampaignId, MissionId, OutcomeId};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::step::Step;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::names::{Names, Place};
use super::{Book, Refused, Telling};
use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::base::nothing::Nothing;
use crate::base::session::Session;
use crate::own::facts::{answers_name, begin, of_game};
use crate::own::pack_table::{Cells, PackTable};

/// The file of the table, and the columns of a new one.
const TABLE: &str = "campaign_amounts.csv";
const COLUMNS: [&str; 6] = ["mission", "campaign", "outcome", "column", "amount", "source"];

/// A request for the amounts that no source states.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct AmountsRequest {
    /// The game; null for the first that has campaigns.
    pub game: Option<String>,
    /// A saved campaign; limits the result to missions of its story and its boxes.
    pub campaign: Option<String>,
}

/// Amounts that no source states, in table order.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(transparent)]
pub struct OpenAmounts(pub Vec<OpenAmount>);

/// An amount that no source states.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OpenAmount {
    /// The mission.
    pub mission: MissionId,
    /// The same in the reader's language.
    pub mission_name: String,
    /// The campaign in whose story the amount applies; null for a side mission.
    pub campaign: Option<CampaignId>,
    /// The outcome of the mission.
    pub outcome: OutcomeId,
    /// Its display name: who wins, and how if that makes a difference.
    pub outcome_name: String,
    /// The account's column.
    pub column: String,
    /// The side and the currency, in the reader's language.
    pub what_name: String,
    /// The likely amount; null if it can't be estimated.
    pub likely: Option<u32>,
    /// How well the estimate is supported; null if there is none.
    pub standing: Option<AmountStanding>,
    /// The amount that the group read off its guide.
    pub own: Option<u32>,
}

/// How well an amount is supported by other missions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum AmountStanding {
    /// Nearly all known missions of the kind agree: the amount is recorded unless the group overrides it.
    Strong,
    /// All known missions of the kind agree, but they are few.
    Medium,
    /// It is only an analogy.
    Weak,
}

/// A request to forget a group's own amounts for a mission.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ForgetAmounts {
    /// The game's id; null for the first that has campaigns.
    pub game: Option<String>,
    /// The mission, by id or name.
    pub mission: String,
}

/// Returns the amounts that no source states, in table order.
pub fn amounts(session: &mut Session, request: AmountsRequest) -> Result<OpenAmounts, Error> {
    let (game, played) = match &request.campaign {
        Some(wanted) => {
            let book = session.muster.campaign(wanted)?;
            (book.game, book.log.state().foundation.clone())
        }
        None => (session.muster.campaign_game(request.game.as_deref())?, None),
    };
    let telling = Telling::of(session, &game);
    let there = |outcome: &&Outcome| {
        played.as_ref().is_none_or(|played| {
            let mission = game.campaigns.missions.get(&outcome.mission);
            outcome.campaign.as_ref().is_none_or(|campaign| *campaign == played.campaign)
                && mission.is_none_or(|mission| played.boxes.contains(&mission.box_id))
        })
    };
    let outcomes = game.campaigns.outcomes.iter().filter(there);
    let open = outcomes.flat_map(|outcome| {
        outcome.unknown.iter().filter_map(move |unknown| telling.open_amount(outcome, unknown))
    });
    Ok(OpenAmounts(open.collect()))
}

/// Forgets a group's own amounts for a mission, so that they are asked for again. Logs that contain them are
/// unchanged.
pub fn forget(session: &mut Session, request: ForgetAmounts) -> Result<Nothing, Error> {
    let game = session.muster.campaign_game(request.game.as_deref())?;
    let names = Names::of(Telling::of(session, &game), None);
    let mission = MissionId::from(names.id(Place::of("", "mission"), &request.mission)?.as_str());
    if !game.campaigns.missions.contains_key(&mission) {
        let unknown = Refusal::Unknown { what: "mission", id: request.mission };
        return Err(Refused::new(&game.campaigns.rules, vec![unknown]).into());
    }
    session.muster.put_amounts(&game, |table| {
        let before = table.cells().count();
        table.remove(|row| row.get("mission") == mission.as_str());
        table.cells().count() != before
    })?;
    Ok(Nothing {})
}

impl Telling<'_> {
    fn open_amount(&self, outcome: &Outcome, unknown: &Unknown) -> Option<OpenAmount> {
        let kind = self.facts.rules.account(&unknown.account)?;
        let side = self.side(&outcome.winner);
        let words = self.outcome(outcome);
        let (likely, standing) = unknown.likely.unzip();
        Some(OpenAmount {
            mission: outcome.mission.clone(),
            mission_name: self.name(outcome.mission.as_str()),
            campaign: outcome.campaign.clone(),
            outcome: outcome.id.clone(),
            outcome_name: words.map_or_else(|| side.clone(), |words| format!("{side}, {words}")),
            column: kind.column(),
            what_name: format!("{} {}", self.side(&kind.side), self.currency(&kind.currency)),
            likely,
            standing: standing.map(|standing| match standing {
                Standing::Strong => AmountStanding::Strong,
                Standing::Medium => AmountStanding::Medium,
                Standing::Weak => AmountStanding::Weak,
            }),
            own: unknown.own,
        })
    }
}

/// The key of a group's own amount in the table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Told {
    mission: MissionId,
    campaign: Option<CampaignId>,
    outcome: OutcomeId,
    column: String,
}

/// A group's own amounts where no source states them.
pub(super) type Amounts = BTreeMap<Told, u32>;

impl Told {
    fn is(&self, row: Cells<'_>) -> bool {
        row.get("mission") == self.mission.as_str()
            && row.get("campaign") == self.campaign.as_ref().map_or("", |campaign| campaign.as_str())
            && row.get("outcome") == self.outcome.as_str()
            && row.get("column") == self.column
    }

    /// Returns the amount in the table.
    fn kept(&self, table: &PackTable) -> Option<u32> {
        let row = table.cells().find(|row| self.is(*row))?;
        row.get("amount").parse().ok()
    }

    fn put_into(&self, table: &mut PackTable, amount: u32) {
        let campaign = self.campaign.as_ref().map(ToString::to_string).unwrap_or_default();
        let cells = [
            ("mission", self.mission.to_string()),
            ("campaign", campaign),
            ("outcome", self.outcome.to_string()),
            ("column", self.column.clone()),
            ("amount", amount.to_string()),
            ("source", "me".to_owned()),
        ];
        table.put(|row| self.is(row), &cells);
    }
}

/// Returns the amounts in a log's effective steps that no source states.
pub(super) fn told_in(facts: &Facts, log: &OpenLog) -> Amounts {
    let Some(foundation) = &log.state().foundation else { return Amounts::new() };
    log.steps().flat_map(|(_, step, events)| told(facts, &foundation.campaign, step, events)).collect()
}

/// Returns the amounts in a step that no source states.
fn told(facts: &Facts, campaign: &CampaignId, step: &Step, events: &[Event]) -> Vec<(Told, u32)> {
    let Step::Mission(result) = step else { return Vec::new() };
    if result.gains.is_empty() {
        return Vec::new();
    }
    let ended = events.iter().find_map(|event| match event {
        Event::Played { outcome, .. } => Some(outcome),
        _ => None,
    });
    let of_story = facts
        .campaign(campaign)
        .is_some_and(|campaign| campaign.stages.iter().any(|stage| stage.missions.contains(&result.name)));
    let outcomes = if of_story {
        facts.outcomes_of(&result.name, campaign)
    } else {
        facts.side_outcomes_of(&result.name)
    };
    let outcome = outcomes.into_iter().find(|outcome| Some(&outcome.id) == ended);
    let told = outcome.into_iter().flat_map(|outcome| {
        outcome.unknown.iter().filter_map(|unknown| {
            let column = facts.rules.account(&unknown.account)?.column();
            let amount = *result.gains.get(&column)?;
            let (mission, campaign) = (outcome.mission.clone(), outcome.campaign.clone());
            Some((Told { mission, campaign, outcome: outcome.id.clone(), column }, amount))
        })
    });
    told.collect()
}

impl Muster {
    /// Updates a group's own amounts after a change of a campaign's log: adds those of new or amended steps and drops
    /// those of undone ones. `before` are the amounts in the log until now, `said` the entry in which an amount was
    /// just entered.
    ///
    /// # Errors
    /// The pack of answers has errors or can't be saved, or the database fails.
    pub(super) fn keep_amounts(
        &mut self,
        book: &Book,
        before: &Amounts,
        said: Option<usize>,
    ) -> Result<(), Error> {
        let facts = &book.game.campaigns;
        let now = told_in(facts, &book.log);
        let campaign = book.log.state().foundation.as_ref().map(|foundation| &foundation.campaign);
        let said = said.and_then(|at| book.log.step(at)).zip(campaign);
        let said = said.map(|((step, events), campaign)| told(facts, campaign, step, events));
        // A replay records zero for an amount unknown at the time, which nobody entered.
        let new = now.iter().filter(|(told, amount)| before.get(*told) != Some(*amount) && **amount > 0);
        let mut put: Amounts = new.map(|(told, amount)| (told.clone(), *amount)).collect();
        put.extend(said.unwrap_or_default());
        let gone = before.iter().filter(|(told, amount)| now.get(*told) != Some(*amount));
        let gone: Vec<_> = gone.map(|(told, amount)| (told.clone(), *amount)).collect();
        if put.is_empty() && gone.is_empty() {
            return Ok(());
        }
        let left: Vec<_> = gone.iter().filter(|(told, _)| !put.contains_key(told)).collect();
        let elsewhere = if left.is_empty() { Amounts::new() } else { self.told_elsewhere(book)? };
        self.put_amounts(&book.game, |table| {
            let mut changed = false;
            for (told, was) in left {
                // Leave amounts alone that came from somewhere else.
                if told.kept(table) != Some(*was) {
                    continue;
                }
                match elsewhere.get(told) {
                    Some(amount) => told.put_into(table, *amount),
                    None => table.remove(|row| told.is(row)),
                }
                changed = true;
            }
            for (told, amount) in &put {
                changed |= told.kept(table) != Some(*amount);
                told.put_into(table, *amount);
            }
            changed
        })
    }

    /// Returns the amounts in the game's other campaigns; the campaign recorded in last wins.
    fn told_elsewhere(&mut self, book: &Book) -> Result<Amounts, Error> {
        let mut told = Amounts::new();
        for other in self.campaigns()? {
            if other.game == book.summary.game && other.uuid != book.summary.uuid {
                let log = self.database()?.log::<CampaignLog>(other.uuid)?.into();
                for (of, amount) in told_in(&book.game.campaigns, &log) {
                    told.entry(of).or_insert(amount);
                }
            }
        }
        Ok(told)
    }

    /// Saves the amounts in a journal that no source states.
    pub(super) fn keep_told(&mut self, game: &LoadedGame, log: &OpenLog) -> Result<(), Error> {
        let told = told_in(&game.campaigns, log);
        if told.is_empty() {
            return Ok(());
        }
        self.put_amounts(game, |table| {
            told.iter().for_each(|(told, amount)| told.put_into(table, *amount));
            true
        })
    }

    /// Changes the table of a group's own amounts and reloads the game, if `change` returns true.
    fn put_amounts(
        &mut self,
        game: &LoadedGame,
        change: impl FnOnce(&mut PackTable) -> bool,
    ) -> Result<(), Error> {
        let name = answers_name(game);
        let games = self.atomically(|muster| {
            let (mut packs, index) = muster.own_pack(&name)?;
            begin(&mut packs[index], game);
            let mut table = PackTable::read(TABLE, packs[index].files.get(TABLE), &COLUMNS)?;
            if !change(&mut table) {
                return Ok(None);
            }
            packs[index].files.insert(TABLE.to_owned(), table.bytes()?);
            let answers = packs[index].clone();
            let (games, broken) = pack::load(&of_game(packs, game));
            // An invalid amount would invalidate all other answers with it.
            if broken.iter().any(|pack| pack.name == name) {
                return Err(Error::PackBroken(muster.packs_dir().join(&name)));
            }
            let now = muster.now();
            muster.database()?.put_own_pack(&answers, now)?;
            Ok(Some(games))
        })?;
        if let Some(games) = games {
            self.put_game(games, game);
        }
        Ok(())
    }
}
