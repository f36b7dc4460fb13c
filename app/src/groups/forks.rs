//! Conflicts: changes that two people made independently and no rule can merge. Both are shown, and one is kept; the
//! other stays in the history.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use muster_db::DbError;
use muster_db::entry::{Change, Entry, Noun};
use muster_db::table::kept::{KeptKind, KeptThing};
use muster_db::table::match_played::MatchEntry;
use muster_rules::matches::Player;
use muster_rules::play;
use muster_rules::play::tap::{Seat, Tap};
use muster_rules::squad::SquadDraft;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::reunite;
use crate::base::error::{Error, Kind};
use crate::base::session::Session;
use crate::base::words::Words;

/// The most steps of a game that are told of each of its histories, the last ones.
const MOST_STEPS: usize = 5;

/// Something with two conflicting states.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Fork {
    /// The kind of thing.
    #[ts(
        type = "'squad-version' | 'match-version' | 'campaign-log' | 'night' | 'play-log' | 'tournament-log'"
    )]
    pub what: Noun,
    /// The same in the reader's language.
    pub what_name: String,
    /// Its id.
    pub subject: String,
    /// Its display name.
    pub name: String,
    /// The id of its game; null if unknown.
    pub game: Option<String>,
    /// Its states; the first one is the one shown everywhere.
    pub sides: Vec<ForkSide>,
}

impl Fork {
    /// Returns whether it is about a campaign's log, whose steps `campaign histories` shows.
    #[must_use]
    pub fn is_campaign(&self) -> bool {
        self.what == Noun::CampaignLog
    }
}

/// One of the conflicting states.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ForkSide {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Where it was written: empty for this machine, otherwise its name, or a phrase for another machine.
    pub machine: String,
    /// When it was written, by that machine's clock.
    #[ts(type = "string")]
    pub at: DateTime<Utc>,
    /// Its contents, or what it adds to the common part, a line each.
    pub lines: Vec<String>,
}

/// A request to keep one of the states.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct KeepSide {
    /// The id of what is in conflict, a prefix of it, or its name.
    pub subject: String,
    /// The state's id, or its number, counted from 1.
    pub side: String,
}

/// Returns all conflicts, by kind and name.
pub(super) fn forks(session: &mut Session) -> Result<Vec<Fork>, Error> {
    let mut forks = Vec::new();
    for (noun, subject, heads) in session.muster.database()?.forks()? {
        if noun == Noun::CampaignLog && reunite::waits_for_the_keeper(session, &subject, &heads)? {
            continue;
        }
        let about = thing(session, noun, &subject)?;
        // What was deleted need not be resolved.
        if about.as_ref().is_some_and(|thing| thing.deleted_at.is_some()) {
            continue;
        }
        forks.push(fork(session, (noun, subject, about), &heads)?);
    }
    forks.sort_by(|a, b| (&a.what, &a.name, &a.subject).cmp(&(&b.what, &b.name, &b.subject)));
    Ok(forks)
}

/// Returns what a conflict is about; `None` if its rows haven't arrived.
fn thing(session: &mut Session, noun: Noun, subject: &str) -> Result<Option<KeptThing>, Error> {
    let kind = match noun {
        Noun::SquadVersion => KeptKind::Squad,
        Noun::MatchVersion => KeptKind::Match,
        Noun::CampaignLog | Noun::Night => KeptKind::Campaign,
        Noun::TournamentLog => KeptKind::Tournament,
        _ => KeptKind::Play,
    };
    let id = Uuid::try_parse(subject).unwrap_or_default();
    match session.muster.database()?.kept_thing(kind, id) {
        Ok(thing) => Ok(Some(thing)),
        Err(DbError::NotFound { .. }) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn fork(
    session: &mut Session,
    (noun, subject, about): (Noun, String, Option<KeptThing>),
    heads: &[Uuid],
) -> Result<Fork, Error> {
    let histories = heads.iter().map(|head| Ok(session.muster.database()?.history(noun, &subject, *head)?));
    let histories: Vec<Vec<Entry>> = histories.collect::<Result<_, Error>>()?;
    let same = reunite::common(&histories);
    let this = session.muster.database()?.machine();
    let names = match (noun, Uuid::try_parse(&subject)) {
        (Noun::CampaignLog | Noun::Night, Ok(id)) => session.muster.database()?.machine_names(id)?,
        _ => BTreeMap::new(),
    };
    let mut sides = Vec::new();
    // As `squad versions` and `campaign histories` number them.
    for history in histories.iter().rev() {
        let Some(last) = history.last() else { continue };
        let beyond = history.len() - same;
        let lines = match noun {
            Noun::SquadVersion => reunite::squad(last).map(|draft| members(&draft)),
            Noun::MatchVersion => played(last).map(|played| noted(&session.words, &played)),
            _ => None,
        };
        let lines = lines.unwrap_or_else(|| {
            let count = session.words.get("group-fork-entries", &[("count", beyond.into())]);
            let last = history[same..].iter().rev().take(MOST_STEPS).rev();
            [count].into_iter().chain(last.filter_map(|entry| step(&session.words, entry))).collect()
        });
        let elsewhere = || session.words.get("group-fork-elsewhere", &[]);
        let named = names.get(&last.machine).cloned();
        let machine = if last.machine == this { String::new() } else { named.unwrap_or_else(elsewhere) };
        let at = DateTime::parse_from_rfc3339(&last.at).map(|at| at.to_utc()).unwrap_or_default();
        sides.push(ForkSide { id: last.id, machine, at, lines });
    }
    let (name, game) = about.map(|thing| (thing.name, thing.game.to_string())).unzip();
    let what_name = session.words.get(&format!("group-what-{}", noun.as_str()), &[]);
    Ok(Fork { what: noun, what_name, subject, name: name.unwrap_or_default(), game, sides })
}

/// Returns what was done at the table, where an entry is of a game's log.
fn step(words: &Words, entry: &Entry) -> Option<String> {
    let Change::Text { text } = &entry.change else { return None };
    let logged = (entry.noun == Noun::PlayLog).then(|| text.get("entry")).flatten()?;
    Some(match serde_json::from_str::<play::Entry>(logged).ok()? {
        play::Entry::Set { .. } => return None,
        play::Entry::Undo => words.get("group-fork-undone", &[]),
        play::Entry::Redo => words.get("group-fork-redone", &[]),
        play::Entry::Tap { tap, .. } => {
            let name = words.get(&format!("play-tap-{}", tap.name()), &[]);
            match tap.as_ref() {
                Tap::End { winner: Some(Seat::Name(who)), .. } => {
                    words.get("play-done", &[("tap", name.into()), ("who", who.as_str().into())])
                }
                _ => name,
            }
        }
    })
}

fn played(entry: &Entry) -> Option<MatchEntry> {
    match &entry.change {
        Change::Text { text } => serde_json::from_str(text.get("entry")?).ok(),
        _ => None,
    }
}

/// Returns the details of a match, a line each.
fn noted(words: &Words, played: &MatchEntry) -> Vec<String> {
    let scores = played.scores.iter().map(|score| {
        let points = format!("{}:{}", score.mine, score.theirs);
        let won = match score.ending.as_ref().and_then(|ending| ending.winner) {
            Some(Player::Mine) => words.get("group-fork-won", &[]),
            Some(Player::Theirs) => words.get("group-fork-lost", &[("winner", (&*played.opponent).into())]),
            None => return points,
        };
        format!("{points} ({won})")
    });
    let army = played.army.iter().map(|army| army.name.clone());
    let lines =
        [format!("{} · {}", played.played_on, played.opponent), scores.collect::<Vec<_>>().join(" · ")];
    lines.into_iter().chain(army).chain([played.note.clone()]).filter(|line| !line.is_empty()).collect()
}

fn members(draft: &SquadDraft) -> Vec<String> {
    let line = |member: &muster_rules::squad::Member| {
        let name = member.last_name.clone().unwrap_or_else(|| member.figure.as_str().to_owned());
        format!("{} × {name}", member.count)
    };
    draft.members.iter().map(line).collect()
}

/// Keeps one of two conflicting states.
pub fn keep_side(session: &mut Session, request: KeepSide) -> Result<super::GroupList, Error> {
    let forks = forks(session)?;
    let wanted = |fork: &&Fork| {
        fork.subject == request.subject
            || request.subject.len() >= 4 && fork.subject.starts_with(&request.subject)
            || muster_rules::fold::fold(&fork.name) == muster_rules::fold::fold(&request.subject)
    };
    let Some(fork) = forks.iter().find(wanted) else {
        let known = forks.iter().map(|fork| &fork.name);
        return Err(Error::not_one_of(Kind::Fork, request.subject, known));
    };
    let number = request.side.parse::<usize>().ok().and_then(|n| fork.sides.get(n.checked_sub(1)?));
    let side = number.or_else(|| fork.sides.iter().find(|side| side.id.to_string() == request.side));
    let Some(side) = side else {
        let known = 1..=fork.sides.len();
        return Err(Error::not_one_of(Kind::Fork, request.side, known));
    };
    let now = session.muster.now();
    session.muster.database()?.join_heads(fork.what, &fork.subject, (side.id, &[]), &[], now)?;
    super::groups(session, crate::base::nothing::Nothing {})
}
