//! A whole campaign as one file, to be kept elsewhere or carried to another machine.

use muster_db::pack::LoadedGame;
use muster_db::table::campaign_session::Evening;
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::id::GameId;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::error::{CampaignFileFault, Error};
use crate::muster::Muster;

/// What such a file says first.
const FORMAT: &str = "muster-campaign";
/// The newest form that is read.
const VERSION: u32 = 2;
/// The form of a file without evenings, which older programs read, too.
const WITHOUT_EVENINGS: u32 = 1;

/// A campaign in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignFile {
    /// Always `muster-campaign`.
    pub format: String,
    /// The form of the file.
    pub version: u32,
    /// The game.
    pub game: GameId,
    /// What the group calls the campaign.
    pub name: String,
    /// How many entries follow: a file that was cut off has fewer.
    pub count: usize,
    /// A fingerprint of the entries: what was changed by hand is noticed.
    pub hash: String,
    /// The log.
    pub entries: Vec<Entry>,
    /// Evenings, oldest first. Photos stay behind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sessions: Vec<Evening>,
}

/// A fingerprint of the log, and of the evenings where there are any.
fn hash(entries: &[Entry], sessions: &[Evening]) -> String {
    let mut text = serde_json::to_vec(entries).unwrap_or_default();
    if !sessions.is_empty() {
        text.extend(serde_json::to_vec(sessions).unwrap_or_default());
    }
    blake3::hash(&text).to_hex().to_string()
}

impl CampaignFile {
    /// A campaign as a file.
    #[must_use]
    pub fn new(game: &GameId, name: &str, log: &Log, sessions: Vec<Evening>) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: if sessions.is_empty() { WITHOUT_EVENINGS } else { VERSION },
            game: game.clone(),
            name: name.to_owned(),
            count: log.entries.len(),
            hash: hash(&log.entries, &sessions),
            entries: log.entries.clone(),
            sessions,
        }
    }

    /// Reads a file. `file` is what it is called in errors.
    ///
    /// # Errors
    /// It is no campaign, cut off, changed by hand, or from a newer Muster: nothing of it is taken.
    pub fn read(file: &str, text: &str) -> Result<Self, Error> {
        let at = |line, column, fault, reason: String| Error::CampaignFileInvalid {
            file: file.to_owned(),
            line,
            column,
            fault,
            reason,
        };
        let invalid = |fault, reason| at(1, 1, fault, reason);
        let found: Self = serde_json::from_str(text)
            .map_err(|e| at(e.line(), e.column(), CampaignFileFault::Shape, e.to_string()))?;
        if found.format != FORMAT || found.version > VERSION {
            return Err(invalid(CampaignFileFault::Newer, format!("{} {}", found.format, found.version)));
        }
        if found.count != found.entries.len() {
            let reason = format!("{} / {}", found.entries.len(), found.count);
            return Err(invalid(CampaignFileFault::Short, reason));
        }
        let log = Log { entries: found.entries.clone() };
        if let Some(entry) = log.first_fault() {
            return Err(invalid(CampaignFileFault::Order, entry.to_string()));
        }
        if found.hash != hash(&found.entries, &found.sessions) {
            return Err(invalid(CampaignFileFault::Changed, String::new()));
        }
        Ok(found)
    }

    /// Entries whose events don't follow from their step by the facts of today; empty where the books
    /// were kept by these facts.
    #[must_use]
    pub fn deviations(&self, game: &LoadedGame) -> Vec<usize> {
        let mut before = Log::default();
        let mut found = Vec::new();
        for (at, entry) in self.entries.iter().enumerate() {
            if let Entry::Step { step, events } = entry {
                let mut again = before.clone();
                let booked = again.book(&game.campaigns, step.as_ref().clone());
                let same = matches!(booked, Ok(Entry::Step { events: e, .. }) if e == events);
                if !same {
                    found.push(at);
                }
            }
            before.entries.push(entry.clone());
        }
        found
    }
}

impl Muster {
    /// A kept campaign as the text of a file.
    ///
    /// # Errors
    /// There is none of this name, or several.
    pub fn export_campaign(&mut self, wanted: &str) -> Result<String, Error> {
        let book = self.campaign(wanted)?;
        let evenings = self.evenings(book.summary.uuid)?.into_iter().map(|(row, _)| row.evening);
        let file = CampaignFile::new(&book.summary.game, &book.summary.name, &book.log, evenings.collect());
        Ok(serde_json::to_string_pretty(&file).unwrap_or_default() + "\n")
    }

    /// Keeps the campaign of a file beside those that there are.
    ///
    /// # Errors
    /// The file can't be trusted, or its game isn't loaded: nothing is kept then.
    pub fn import_campaign(&mut self, file: &str, text: &str) -> Result<Uuid, Error> {
        let found = CampaignFile::read(file, text)?;
        self.game(Some(found.game.as_str()))?;
        let now = self.now();
        let database = self.database()?;
        Ok(database.bring_campaign(&found.game, &found.name, &found.entries, &found.sessions, now)?)
    }
}
