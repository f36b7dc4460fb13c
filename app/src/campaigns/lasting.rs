//! What a campaign and its steps are known by on every machine, in a campaign's file.

use std::collections::BTreeMap;

use muster_db::entry::{Change, Entry as Written, Noun};
use muster_db::table::campaign::Carried;
use muster_rules::campaign::log::Entry;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The column with the text of a log's entry.
const TEXT: &str = "entry";

/// A campaign's entries with their ids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lasting {
    /// The campaign's id.
    id: Uuid,
    /// The ids of the log's entries, in order.
    shown: Vec<Uuid>,
    /// All entries about the campaign. Texts that stand in the log are left out.
    entries: Vec<Written>,
}

fn text(entry: &Entry) -> String {
    serde_json::to_string(entry).unwrap_or_default()
}

impl Lasting {
    pub(super) fn new(carried: &Carried, log: &[Entry]) -> Self {
        let mut entries = carried.entries.clone();
        let at: BTreeMap<_, _> = carried.shown.iter().zip(log).collect();
        for entry in &mut entries {
            if let (Some(step), Change::Text { text }) = (at.get(&entry.id), &mut entry.change)
                && text.get(TEXT) == Some(&self::text(step))
            {
                text.clear();
            }
        }
        Self { id: carried.id, shown: carried.shown.clone(), entries }
    }

    /// Returns the log that is shown. An entry that can't be parsed ends it.
    pub(super) fn steps(carried: &Carried) -> Vec<Entry> {
        let by_id: BTreeMap<_, _> = carried.entries.iter().map(|entry| (entry.id, entry)).collect();
        let steps = carried.shown.iter().map_while(|id| match &by_id.get(id)?.change {
            Change::Text { text } => serde_json::from_str(text.get(TEXT)?).ok(),
            _ => None,
        });
        steps.collect()
    }

    /// Returns the number of entries.
    pub(super) fn len(&self) -> usize {
        self.entries.len().max(self.shown.len())
    }

    /// Whether these are the ids of a log with these entries.
    pub(super) fn fits(&self, log: &[Entry]) -> bool {
        let steps = Self::steps(&self.carried(log));
        self.shown.len() == log.len() && steps == log
    }

    /// Returns the campaign with its log's entries.
    pub(super) fn carried(&self, log: &[Entry]) -> Carried {
        let mut entries = self.entries.clone();
        let at: BTreeMap<_, _> = self.shown.iter().zip(log).collect();
        for entry in &mut entries {
            if let (Change::Text { text }, Noun::CampaignLog) = (&mut entry.change, entry.noun)
                && text.is_empty()
                && let Some(step) = at.get(&entry.id)
            {
                text.insert(TEXT.to_owned(), self::text(step));
            }
        }
        Carried { id: self.id, shown: self.shown.clone(), entries, full: Vec::new() }
    }
}
