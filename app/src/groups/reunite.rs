//! Joining of logs that two people continued independently.
//!
//! Of a campaign's two histories, the one shown is kept, and the steps of the other are replayed after it, one by
//! one, by the rules. If all are allowed, and nothing in the common part was undone, they are joined as if one
//! evening had followed the other. Otherwise nothing is done, and somebody has to choose ([`super::forks`]).
//!
//! Of a squad's two versions what one side alone changed is taken; if both changed the same part, somebody has to choose.

use std::collections::{BTreeMap, BTreeSet};

use muster_db::DbError;
use muster_db::entry::{Again, Change, Entry, Noun};
use muster_db::table::kept::KeptKind;
use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::log::{Entry as Step, Log};
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::redact;
use muster_rules::merge::merge;
use muster_rules::squad::SquadDraft;
use muster_rules::tournament;
use uuid::Uuid;

use super::alike;
use crate::base::error::Error;
use crate::base::session::Session;

/// Joins all logs that can be joined, and returns their number.
pub(crate) fn reunite(session: &mut Session) -> Result<u64, Error> {
    let now = session.muster.now();
    let mut joined = session.muster.database()?.unite_forms(now)? + alike::unite_squads(session)?;
    for fork in session.muster.database()?.forks()? {
        // In a transaction: if two processes joined the log, its steps would be duplicated.
        session.muster.database()?.begin()?;
        let done = join(session, &fork).and_then(|done| {
            session.muster.database()?.commit()?;
            Ok(done)
        });
        joined += u64::from(done.inspect_err(|_| session.muster.settle_down())?);
    }
    Ok(joined)
}

/// Joins one log's histories if possible, and returns whether it was.
fn join(session: &mut Session, fork: &(Noun, String, Vec<Uuid>)) -> Result<bool, Error> {
    let (noun, subject, heads) = fork;
    if !session.muster.database()?.forks()?.contains(fork) {
        return Ok(false);
    }
    if matches!(noun, Noun::PlayLog | Noun::TournamentLog) {
        if !dropped(session, (*noun, subject), heads)?.is_empty() {
            return Ok(false);
        }
        let now = session.muster.now();
        if let Some(keep) = longest(session, *noun, subject, heads)? {
            session.muster.database()?.join_heads(*noun, subject, (keep, &[]), &[], now)?;
            return Ok(true);
        }
        if *noun == Noun::TournamentLog
            && let Some((keep, other, again)) = both_tables(session, subject, heads)?
        {
            session.muster.database()?.join_heads(*noun, subject, (keep, &[other]), &again, now)?;
            return Ok(true);
        }
        return Ok(false);
    }
    let Some((mut keep, others)) = heads.split_last() else { return Ok(false) };
    // Of more than two histories, the last two are joined first, the others in later calls.
    let Some(mut other) = others.last() else { return Ok(false) };
    if matches!(noun, Noun::CampaignLog | Noun::Night) {
        // Who knew of entries and left them behind has decided about them: they don't come back by themselves.
        let decided = dropped(session, (*noun, subject), &[*keep, *other])?;
        match (decided.contains(keep), decided.contains(other)) {
            (true, true) => return Ok(false),
            (false, true) => std::mem::swap(&mut keep, &mut other),
            (_, false) => {}
        }
    }
    let mut whole = false;
    let again = match noun {
        Noun::CampaignLog => replayed(session, subject, *keep, *other)?,
        // Taps record events at the table, and are independent of each other.
        Noun::Night => Some(taps(session, subject, *keep, *other)?),
        // Two machines may have merged two versions in the same way.
        Noun::SquadVersion | Noun::MatchVersion if alike(session, *noun, subject, heads)? => {
            whole = true;
            Some(Vec::new())
        }
        Noun::SquadVersion => merged(session, subject, [*keep, *other])?,
        _ => None,
    };
    let Some(again) = again else { return Ok(false) };
    let now = session.muster.now();
    // All equal versions are one; of other histories one is behind another now, and a third still beside them.
    let among: &[Uuid] = if whole { &[] } else { &[*other] };
    session.muster.database()?.join_heads(*noun, subject, (*keep, among), &again, now)?;
    Ok(true)
}

/// Returns the two histories of a log without joins, and the length of their common part: the same entries, and entries
/// that say the same.
fn histories(
    session: &mut Session,
    (noun, subject): (Noun, &str),
    ends: [Uuid; 2],
) -> Result<([Vec<Entry>; 2], usize), Error> {
    let database = session.muster.database()?;
    let steps = |end| -> Result<Vec<Entry>, Error> {
        let mut entries = database.history(noun, subject, end)?;
        entries.retain(|entry| entry.change != Change::Join);
        Ok(entries)
    };
    let both = [steps(ends[0])?, steps(ends[1])?];
    // What both did alike on their own is common to them as well.
    let same = both[0].iter().zip(&both[1]).take_while(|(a, b)| a.id == b.id || a.change == b.change).count();
    Ok((both, same))
}

/// Returns the heads whose history leaves out entries that their authors knew of and that another head still has: a choice
/// between two histories, or a restore on all machines.
fn dropped(
    session: &mut Session,
    (noun, subject): (Noun, &str),
    heads: &[Uuid],
) -> Result<BTreeSet<Uuid>, Error> {
    let database = session.muster.database()?;
    let mut told = Vec::new();
    for head in heads {
        let own: BTreeSet<_> =
            database.history(noun, subject, *head)?.into_iter().map(|entry| entry.id).collect();
        told.push((*head, own, database.known_to(noun, subject, *head)?));
    }
    let others = |own: &BTreeSet<Uuid>, known: &BTreeSet<Uuid>| {
        told.iter().any(|(_, theirs, _)| theirs.difference(own).any(|id| known.contains(id)))
    };
    Ok(told.iter().filter(|(_, own, known)| others(own, known)).map(|(head, ..)| *head).collect())
}

/// Returns the entries of `theirs` beyond the common part of two histories, by their places, without those that the author
/// of `keep` knew: they are behind it already, or were left behind.
fn beyond(
    session: &mut Session,
    (noun, subject): (Noun, &str),
    keep: Uuid,
    theirs: &[Entry],
    same: usize,
) -> Result<BTreeSet<usize>, Error> {
    let known = session.muster.database()?.known_to(noun, subject, keep)?;
    let new = theirs.iter().enumerate().skip(same).filter(|(_, entry)| !known.contains(&entry.id));
    Ok(new.map(|(at, _)| at).collect())
}

/// Returns whether conflicting histories of a campaign must be joined by another machine, because a step in them is
/// about secrets that only that machine has.
pub(crate) fn waits_for_the_keeper(
    session: &mut Session,
    subject: &str,
    heads: &[Uuid],
) -> Result<bool, Error> {
    let Ok(id) = Uuid::try_parse(subject) else { return Ok(false) };
    let mut histories = Vec::new();
    for head in heads {
        let mut entries = session.muster.database()?.history(Noun::CampaignLog, subject, *head)?;
        entries.retain(|entry| entry.change != Change::Join);
        histories.push(entries);
    }
    let same = common(&histories);
    for entries in histories {
        let Some(steps) = session.muster.database()?.campaign_steps(id, &entries)? else { return Ok(false) };
        let log = Log { entries: steps };
        let elsewhere = log.foundation().is_some_and(|founded| founded.redacted);
        if elsewhere && log.entries.iter().skip(same).any(redact::is_about_secrets) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns the number of entries common to the start of all histories.
pub(super) fn common(histories: &[Vec<Entry>]) -> usize {
    let Some((first, rest)) = histories.split_first() else { return 0 };
    let same = |other: &Vec<Entry>| first.iter().zip(other).take_while(|(a, b)| a.id == b.id).count();
    rest.iter().map(same).min().unwrap_or(first.len())
}

/// Returns the version that follows two of a squad, if no part was changed by both: what one side alone changed is taken.
fn merged(session: &mut Session, subject: &str, ends: [Uuid; 2]) -> Result<Option<Vec<Again>>, Error> {
    let ([ours, theirs], same) = histories(session, (Noun::SquadVersion, subject), ends)?;
    let base = same.checked_sub(1).and_then(|at| squad(ours.get(at)?));
    let last = |entries: &[Entry]| Some((entries.last()?.id, squad(entries.last()?)?));
    let (Some(base), Some((keep, one)), Some((_, another))) = (base, last(&ours), last(&theirs)) else {
        return Ok(None);
    };
    let merged = merge(&base, &one, &another);
    if merged.conflicts().next().is_some() {
        return Ok(None);
    }
    if merged.draft == one {
        return Ok(Some(Vec::new()));
    }
    let draft = serde_json::to_string(&merged.draft).map_err(DbError::Unstorable)?;
    let text = BTreeMap::from([("draft".to_owned(), draft)]);
    Ok(Some(vec![Again { of: keep, text, full: None }]))
}

/// Returns a squad as an entry has it.
pub(super) fn squad(entry: &Entry) -> Option<SquadDraft> {
    match &entry.change {
        Change::Text { text } => serde_json::from_str(text.get("draft")?).ok(),
        _ => None,
    }
}

/// Returns whether all versions are equal.
fn alike(session: &mut Session, noun: Noun, subject: &str, heads: &[Uuid]) -> Result<bool, Error> {
    let mut changes = Vec::new();
    for head in heads {
        let history = session.muster.database()?.history(noun, subject, *head)?;
        changes.extend(history.into_iter().next_back().map(|entry| entry.change));
    }
    Ok(changes.windows(2).all(|pair| pair[0] == pair[1]))
}

/// Returns the end of the longest history of a log, if all others say the same as far as they go: the same game was
/// ended, or the same round drawn, on several machines.
fn longest(session: &mut Session, noun: Noun, subject: &str, heads: &[Uuid]) -> Result<Option<Uuid>, Error> {
    let mut histories = Vec::new();
    for head in heads {
        let entries = session.muster.database()?.history(noun, subject, *head)?;
        let said = entries.into_iter().map(|entry| entry.change).filter(|change| *change != Change::Join);
        histories.push((*head, said.collect::<Vec<_>>()));
    }
    // Of equally long ones the last, which is the one shown.
    let Some((keep, said)) = histories.iter().max_by_key(|(_, said)| said.len()) else { return Ok(None) };
    Ok(histories.iter().all(|(_, other)| said.starts_with(other)).then_some(*keep))
}

/// Returns how two histories of a tournament go behind one another: the one kept, the other, and its entries that are
/// recorded after it.
fn both_tables(
    session: &mut Session,
    subject: &str,
    heads: &[Uuid],
) -> Result<Option<(Uuid, Uuid, Vec<Again>)>, Error> {
    let [.., first, second] = heads else { return Ok(None) };
    for (keep, other) in [(*second, *first), (*first, *second)] {
        let ([ours, theirs], same) = histories(session, (Noun::TournamentLog, subject), [keep, other])?;
        let (Some(our_log), Some(their_log)) = (tournament(&ours), tournament(&theirs)) else {
            return Ok(None);
        };
        let Some(behind) = our_log.behind(&their_log, same) else { continue };
        let again = behind.into_iter().filter_map(|(at, entry)| {
            let mut text = match &theirs.get(at)?.change {
                Change::Text { text } => text.clone(),
                _ => return None,
            };
            text.insert(ENTRY.to_owned(), serde_json::to_string(&entry).ok()?);
            Some(Again { of: theirs[at].id, text, full: None })
        });
        return Ok(Some((keep, other, again.collect())));
    }
    Ok(None)
}

/// The column with the text of a log's entry.
const ENTRY: &str = "entry";

fn tournament(history: &[Entry]) -> Option<tournament::Log> {
    let steps = history.iter().map(|entry| serde_json::from_str(entry.text(ENTRY)?).ok());
    Some(tournament::Log { entries: steps.collect::<Option<Vec<_>>>()? })
}

fn taps(session: &mut Session, subject: &str, keep: Uuid, other: Uuid) -> Result<Vec<Again>, Error> {
    let ([_, theirs], same) = histories(session, (Noun::Night, subject), [keep, other])?;
    let new = beyond(session, (Noun::Night, subject), keep, &theirs, same)?;
    let again = theirs.into_iter().enumerate().filter_map(|(at, entry)| match entry.change {
        Change::Text { text } if new.contains(&at) => Some(Again { of: entry.id, text, full: None }),
        _ => None,
    });
    Ok(again.collect())
}

fn replayed(
    session: &mut Session,
    subject: &str,
    keep: Uuid,
    other: Uuid,
) -> Result<Option<Vec<Again>>, Error> {
    let ([ours, theirs], same) = histories(session, (Noun::CampaignLog, subject), [keep, other])?;
    let campaigns = session.muster.database()?.kept_things(KeptKind::Campaign)?;
    let Some(campaign) = campaigns.iter().find(|campaign| campaign.uuid.to_string() == subject) else {
        return Ok(None);
    };
    // Only a machine with the game's pack can check the rules and join the histories.
    let Ok(game) = session.muster.game(Some(campaign.game.as_str())) else { return Ok(None) };
    let id = campaign.uuid;
    let database = session.muster.database()?;
    let steps = (database.campaign_steps(id, &ours)?, database.campaign_steps(id, &theirs)?);
    let (Some(ours), Some(their_steps)) = steps else { return Ok(None) };
    let (ours, their_log) = (Log { entries: ours }, Log { entries: their_steps });
    let new = beyond(session, (Noun::CampaignLog, subject), keep, &theirs, same)?;
    let Some(behind) = behind(&game.campaigns, &ours, &their_log, (same, &new)) else { return Ok(None) };
    let mut again = Vec::new();
    for (at, step) in behind {
        let Some(first) = theirs.get(at) else { return Ok(None) };
        again.push(session.muster.database()?.campaign_again(id, first.id, &step)?);
    }
    Ok(Some(again))
}

/// Replays the steps at the places `new` that `theirs` adds to the common part after `ours`, and returns the resulting entries, each with
/// the index of its step's entry. What chance decided in `theirs` stays. `None` if the rules reject a step, or if
/// either log changed a step of the common part.
fn behind(
    facts: &Facts,
    ours: &Log,
    theirs: &Log,
    (same, new): (usize, &BTreeSet<usize>),
) -> Option<Vec<(usize, Step)>> {
    let common = Log { entries: theirs.entries.get(..same)?.to_vec() };
    let held: Vec<_> = common.steps().map(|(at, ..)| at).collect();
    let holds = |log: &Log| log.steps().map(|(at, ..)| at).take(held.len()).eq(held.iter().copied());
    if !holds(ours) || !holds(theirs) {
        return None;
    }
    let mut log = OpenLog::from(ours.clone());
    let mut behind = Vec::new();
    for (at, step, events) in theirs.steps().skip(held.len()).filter(|(at, ..)| new.contains(at)) {
        let before = log.entries.len();
        log.book_as_played(facts, step, events).ok()?;
        behind.extend(log.entries[before..].iter().map(|entry| (at, entry.clone())));
    }
    Some(behind)
}
