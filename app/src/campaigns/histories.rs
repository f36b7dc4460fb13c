//! Diverging histories of a campaign that continued on two machines and could not be merged by the rules: what each
//! adds to the common part, and what becomes of the other steps if they are replayed after it.

use chrono::{DateTime, Utc};
use muster_db::entry::{Change, Entry, Noun};
use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::log::{Entry as Booked, Log};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::step::Step;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::authors::Authors;
use super::secrets::is_secret;
use super::{Book, CampaignRequest, Telling};
use crate::base::error::{Error, Kind};
use crate::base::session::Session;
use crate::groups::waits_for_the_keeper;

/// A campaign's histories.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignHistories {
    /// The campaign's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The group's name for it.
    pub name: String,
    /// Its histories, the one shown everywhere first; empty if there is only one.
    pub histories: Vec<CampaignHistory>,
}

/// What one machine added to the common part.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignHistory {
    /// The id of its last entry.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Whether its last step was recorded on this machine.
    pub here: bool,
    /// The name of the machine that recorded it; empty for this machine.
    pub machine: String,
    /// When that step was recorded, by that machine's clock.
    #[ts(type = "string")]
    pub at: DateTime<Utc>,
    /// The added steps in words, without secrets.
    pub steps: Vec<String>,
    /// The other histories' steps, replayed after this one.
    pub behind: Vec<StepBehind>,
}

/// A step of another history, replayed after this one.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StepBehind {
    /// The step in words, without secrets.
    pub text: String,
    /// Whether the rules allow it there.
    pub allowed: bool,
    /// The reasons why they don't, in words; empty for secret steps.
    pub refused: Vec<String>,
}

/// A request to continue with one of the histories.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct KeepHistory {
    /// The campaign's name or id.
    pub id: String,
    /// The history's id, or its number, counted from 1.
    pub history: String,
    /// Whether to replay the others' steps after it, as far as the rules allow them.
    pub behind: bool,
}

/// A history with its log.
struct Side {
    entries: Vec<Entry>,
    log: Log,
}

/// Returns a campaign's histories, the one shown everywhere first; none if there is only one.
pub fn histories(session: &mut Session, request: CampaignRequest) -> Result<CampaignHistories, Error> {
    let book = session.muster.campaign(&request.id)?;
    let (sides, same) = sides(session, &book)?;
    let this = session.muster.database()?.machine();
    let authors = Authors::of(session, book.summary.uuid)?;
    let telling = Telling::of(session, &book.game);
    let histories = sides.iter().enumerate().filter_map(|(at, side)| {
        let last = side.entries.last()?;
        let behind = behind(&book.game.campaigns, &sides, at, same).into_iter().map(|played| {
            let reasons = played.refused.iter().map(|refusal| telling.refusal(refusal));
            let secret = is_secret(&book, &played.step);
            StepBehind {
                text: telling.step(&played.step, false),
                allowed: played.refused.is_empty(),
                refused: if secret { Vec::new() } else { reasons.collect() },
            }
        });
        Some(CampaignHistory {
            id: last.id,
            here: last.machine == this,
            machine: authors.name(last.machine).unwrap_or_default().to_owned(),
            at: DateTime::parse_from_rfc3339(&last.at).map(|at| at.to_utc()).unwrap_or_default(),
            steps: said(telling, &side.log, same),
            behind: behind.collect(),
        })
    });
    let histories = histories.collect();
    Ok(CampaignHistories { id: book.summary.uuid, name: book.summary.name.clone(), histories })
}

/// Continues with one of the histories, optionally replaying the others' steps after it. Nothing is lost: steps that
/// aren't replayed stay among the campaign's entries.
///
/// # Errors
/// There is no such campaign or history, its game isn't loaded, or the database fails.
pub fn keep_history(session: &mut Session, request: KeepHistory) -> Result<CampaignHistories, Error> {
    let book = session.muster.campaign(&request.id)?;
    let (sides, same) = sides(session, &book)?;
    let id = |side: &Side| side.entries.last().map(|entry| entry.id.to_string());
    let number = request.history.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
    let kept = number.filter(|at| *at < sides.len());
    let kept = kept.or_else(|| sides.iter().position(|side| id(side).as_ref() == Some(&request.history)));
    let Some((kept, end)) = kept.and_then(|at| Some((at, sides[at].entries.last()?.id))) else {
        let known = 1..=sides.len();
        return Err(Error::not_one_of(Kind::Fork, request.history, known));
    };
    let mut again = Vec::new();
    if request.behind {
        for played in behind(&book.game.campaigns, &sides, kept, same) {
            for entry in &played.booked {
                again.push(session.muster.database()?.campaign_again(book.summary.uuid, played.of, entry)?);
            }
        }
    }
    let (now, subject) = (session.muster.now(), book.summary.uuid.to_string());
    session.muster.database()?.join_heads(Noun::CampaignLog, &subject, (end, &[]), &again, now)?;
    histories(session, CampaignRequest { id: subject })
}

/// Returns whether a campaign has several histories.
pub(super) fn has_several(session: &mut Session, campaign: Uuid) -> Result<bool, Error> {
    let subject = campaign.to_string();
    let heads = session.muster.database()?.heads(Noun::CampaignLog, &subject)?;
    Ok(heads.len() > 1 && !waits_for_the_keeper(session, &subject, &heads)?)
}

/// Returns all histories, the one shown first, and the number of entries that they have in common.
fn sides(session: &mut Session, book: &Book) -> Result<(Vec<Side>, usize), Error> {
    let (id, subject) = (book.summary.uuid, book.summary.uuid.to_string());
    let mut sides = Vec::new();
    if has_several(session, id)? {
        let database = session.muster.database()?;
        for head in database.heads(Noun::CampaignLog, &subject)? {
            let mut entries = database.history(Noun::CampaignLog, &subject, head)?;
            // A join isn't a step, but a history that ends with one is identified by it.
            let join = entries.pop_if(|last| last.change == Change::Join);
            entries.retain(|entry| entry.change != Change::Join);
            if let Some(steps) = database.campaign_steps(id, &entries)? {
                entries.extend(join);
                sides.push(Side { entries, log: Log { entries: steps } });
            }
        }
    }
    // The one shown is the one whose log is in the books.
    sides.sort_by_key(|side| side.log != *book.log);
    let Some((first, rest)) = sides.split_first() else { return Ok((sides, 0)) };
    let alike =
        |other: &Side| first.entries.iter().zip(&other.entries).take_while(|(a, b)| a.id == b.id).count();
    let same = rest.iter().map(alike).min().unwrap_or(0);
    Ok((sides, same))
}

/// Describes what a history adds to its first `same` entries.
fn said(telling: Telling<'_>, log: &Log, same: usize) -> Vec<String> {
    let common = Log { entries: log.entries.iter().take(same).cloned().collect() };
    let now: Vec<_> = log.steps().map(|(at, ..)| at).collect();
    let still = |at: usize| now.iter().any(|holds| log.first_booked(*holds) == log.first_booked(at));
    let gone = common.steps().filter(|(at, ..)| !still(*at)).map(|(_, step, events)| {
        let step = telling.booked(step, events, false);
        telling.speaker.say("campaign-history-gone", &[("step", step.into())])
    });
    let new = log.steps().filter(|(at, ..)| *at >= same).map(|(at, step, events)| {
        let text = telling.booked(step, events, false);
        if log.first_booked(at) >= same {
            text
        } else {
            telling.speaker.say("campaign-history-changed", &[("step", text.into())])
        }
    });
    gone.chain(new).collect()
}

/// A step replayed after a history.
struct Played {
    /// The entry that first recorded it.
    of: Uuid,
    step: Step,
    /// The entries that it adds there.
    booked: Vec<Booked>,
    /// The reasons if it adds none.
    refused: Vec<Refusal>,
}

/// Replays the steps that the other histories add to the common part after one of them, as far as the rules allow
/// them.
fn behind(facts: &Facts, sides: &[Side], kept: usize, same: usize) -> Vec<Played> {
    let mut log = OpenLog::from(sides[kept].log.clone());
    let mut played = Vec::new();
    for side in sides.iter().enumerate().filter(|(at, _)| *at != kept).map(|(_, side)| side) {
        for (at, step, events) in side.log.steps() {
            let Some(first) = side.entries.get(at).filter(|_| side.log.first_booked(at) >= same) else {
                continue;
            };
            let before = log.entries.len();
            let refused = log.book_as_played(facts, step, events).err().unwrap_or_default();
            let booked = log.entries[before..].to_vec();
            played.push(Played { of: first.id, step: step.clone(), booked, refused });
        }
    }
    played
}
