//! Validates entries from elsewhere before anything is done with them: their author is not trusted.

use std::slice::from_ref;

use muster_rules::campaign::log::{Entry as CampaignEntry, Log as CampaignLog};
use muster_rules::squad::SquadDraft;
use muster_rules::tournament::Log as Tournament;
use serde::de::DeserializeOwned;
use uuid::Uuid;

use crate::entry::record::MOST_AT_ONCE;
use crate::entry::{Cell, Change, Entry, File, LARGEST, MOST_FOLLOWED, Noun, RecordChange, Refused};
use crate::nouns::{Column, Holds, Kind, Record};
use crate::table::match_played::MatchEntry;
use crate::time;

/// Validates an entry on its own, without its predecessors.
pub(super) fn check(entry: &Entry) -> Result<(), Refused> {
    if size(entry) > LARGEST || entry.follows.len() > MOST_FOLLOWED {
        return Err(Refused::TooLarge);
    }
    let own = entry.follows.contains(&entry.id) || entry.id.is_nil();
    let fits = match (entry.noun.kind(), &entry.change) {
        (Kind::Record(record), Change::Record(change)) => is_record(record, &entry.subject, change),
        (Kind::Versions(versions), Change::Text { .. }) => is_text(from_ref(&versions.text), entry),
        (Kind::Chain(chain), Change::Text { .. }) => is_text(chain.texts, entry),
        (Kind::Chain(_), Change::Join) => is_uuid(&entry.subject) && entry.follows.len() > 1,
        (Kind::Files, Change::Files { files }) => {
            is_name(&entry.subject)
                && files.iter().all(|(name, file)| is_name(name) && file.clone().bytes().is_some())
        }
        _ => false,
    };
    (fits && !own && time::is_time(&entry.at)).then_some(()).ok_or(Refused::Unfit)
}

fn size(entry: &Entry) -> usize {
    let change = match &entry.change {
        Change::Record(RecordChange { set, add, to, back, .. }) => {
            set.iter().map(|(name, cell)| name.len() + cell.size()).sum::<usize>()
                + add.keys().chain(to.keys()).map(String::len).sum::<usize>()
                + back.len() * size_of::<Uuid>()
        }
        Change::Text { text } => text.iter().map(|(name, text)| name.len() + text.len()).sum(),
        Change::Join => 0,
        Change::Files { files } => files.iter().map(|(name, file)| name.len() + file.size()).sum(),
    };
    change + entry.subject.len()
}

impl Cell {
    fn size(&self) -> usize {
        match self {
            Self::Null(()) | Self::Number(_) => 8,
            Self::Text(text) => text.len(),
        }
    }
}

impl File {
    fn size(&self) -> usize {
        match self {
            Self::Text(text) | Self::Hex(text) => text.len(),
        }
    }
}

/// Returns whether a text is safe as a file name: packs are exported to folders that the user chooses.
fn is_name(name: &str) -> bool {
    let safe = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    !name.is_empty() && name.len() <= 200 && !name.starts_with('.') && name.chars().all(safe)
}

fn is_uuid(text: &str) -> bool {
    Uuid::try_parse(text).is_ok_and(|id| id.to_string() == text)
}

fn is_record(record: &Record, subject: &str, change: &RecordChange) -> bool {
    let RecordChange { set, add, to, .. } = change;
    let parts = record.parts(subject);
    let keyed = parts.len() == record.key.len()
        && record.key.iter().zip(&parts).all(|(column, part)| match *column {
            "uuid" | "squad" | "campaign" => is_uuid(part),
            _ => !part.is_empty(),
        });
    let column = |name: &str| record.groups.iter().copied().flatten().find(|column| column.name == name);
    let whole = |group: &&[Column]| {
        let set = group.iter().filter(|column| set.contains_key(column.name)).count();
        set == 0 || set == group.len()
    };
    keyed
        && set.iter().all(|(name, cell)| column(name).is_some_and(|column| may_hold(column, cell)))
        && record.groups.iter().all(whole)
        && record.columns().all(|column| {
            let there = |name| set.get(name).is_some_and(|cell| *cell != Cell::Null(()));
            column.with.is_none_or(|with| there(with) == there(column.name))
        })
        && add.iter().all(|(name, difference)| {
            record.counts.contains(&name.as_str()) && difference.unsigned_abs() <= MOST_AT_ONCE
        })
        && to.iter().all(|(name, count)| {
            record.counts.contains(&name.as_str()) && (0..=i64::from(u32::MAX)).contains(count)
        })
}

fn may_hold(column: &Column, cell: &Cell) -> bool {
    match cell {
        Cell::Null(()) => column.null,
        Cell::Number(number) => {
            matches!(column.holds, Holds::Number(least, most) if (least..=most).contains(number))
        }
        Cell::Text(text) => column.holds == Holds::Text && !text.contains('\0'),
    }
}

fn is<T: DeserializeOwned>(text: &str) -> bool {
    serde_json::from_str::<T>(text).is_ok()
}

/// Returns whether a version's text, or that of a log's entry, is one of its noun.
fn reads(noun: Noun, text: &str) -> bool {
    match noun {
        Noun::SquadVersion => is::<SquadDraft>(text),
        Noun::MatchVersion => is::<MatchEntry>(text),
        Noun::CampaignLog => is::<CampaignEntry>(text),
        Noun::Night => is::<muster_rules::night::Event>(text),
        Noun::PlayLog => is::<muster_rules::play::Entry>(text),
        Noun::TournamentLog => is::<muster_rules::tournament::Entry>(text),
        // Every noun is named, so that the compiler asks what the texts of a new one are.
        Noun::Holding
        | Noun::Copy
        | Noun::Alias
        | Noun::OwnPack
        | Noun::Squad
        | Noun::SquadTag
        | Noun::Match
        | Noun::Campaign
        | Noun::CampaignSecret
        | Noun::CampaignReveal
        | Noun::Evening
        | Noun::Photo
        | Noun::Play
        | Noun::Tournament => false,
    }
}

/// Returns whether an entry has exactly these texts, of which the first says what was done.
fn is_text(columns: &[&str], entry: &Entry) -> bool {
    let Change::Text { text } = &entry.change else { return false };
    let named = text.len() == columns.len() && columns.iter().all(|column| text.contains_key(*column));
    named && is_uuid(&entry.subject) && entry.text(columns[0]).is_some_and(|said| reads(entry.noun, said))
}

/// Returns how many entries of a history are valid, from the first on. A forged one could undo steps that never happened
/// or award what a side doesn't have.
pub(super) fn standing(noun: Noun, texts: &[&str]) -> usize {
    match noun {
        Noun::TournamentLog => Tournament { entries: parsed(texts) }.standing(),
        Noun::CampaignLog => {
            let mut log = CampaignLog { entries: parsed(texts) };
            while let Some(at) = log.first_fault().into_iter().chain(log.first_wrong_number()).min() {
                // The fault of an edit that was cut off lies behind its end.
                log.entries.truncate(at.min(log.entries.len().saturating_sub(1)));
            }
            log.entries.len()
        }
        _ => texts.len(),
    }
}

fn parsed<T: DeserializeOwned>(texts: &[&str]) -> Vec<T> {
    texts.iter().map_while(|text| serde_json::from_str(text).ok()).collect()
}
