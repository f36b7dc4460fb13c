//! A whole campaign as a file, for backup or for moving to another machine.

use std::path::PathBuf;

use muster_db::pack::LoadedGame;
use muster_db::table::campaign::Parts;
use muster_db::table::campaign_night::NightTap;
use muster_db::table::campaign_session::Evening;
use muster_rules::campaign::event::{Event, Why};
use muster_rules::campaign::log::{Entry, Log};
use muster_rules::campaign::mend::told;
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::step::Step;
use muster_rules::id::GameId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::{Book, CampaignMade};
use crate::base::decode::{decode, read_input};
use crate::base::error::{CampaignFileFault, Error};
use crate::base::foreign::campaign_in_pdf;
use crate::base::muster::Muster;
use crate::base::nothing::Nothing;
use crate::base::session::Session;
use crate::base::words::Words;

/// The value of the file's `format` field.
pub const FORMAT: &str = "muster-campaign";
/// The newest version that is supported.
const VERSION: u32 = 4;
/// The version of a file without mission nights, for older programs.
const WITHOUT_NIGHTS: u32 = 3;
/// The version of such a file with evenings, if its log needs no newer version.
const WITHOUT_MENDS: u32 = 2;
/// The version of such a file without evenings, for still older programs.
const WITHOUT_EVENINGS: u32 = 1;

/// The largest file that is read, in bytes: ten times that of a campaign with two thousand steps.
const LARGEST: usize = 8 << 20;
/// Maximum number of entries. A campaign has a few hundred.
const MOST_ENTRIES: usize = 20_000;
/// Maximum number of events in all entries together.
const MOST_EVENTS: usize = 100_000;
/// Maximum number of evenings.
const MOST_EVENINGS: usize = 10_000;
/// Maximum number of taps in mission nights. A night has a few hundred.
const MOST_TAPS: usize = 20_000;

/// A campaign in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignFile {
    /// Always `muster-campaign`.
    pub format: String,
    /// The version of the file format.
    pub version: u32,
    /// The game.
    pub game: GameId,
    /// The group's name for the campaign.
    pub name: String,
    /// Number of entries, to detect a truncated file.
    pub count: usize,
    /// Hash of the entries, evenings and nights, to detect manual changes.
    pub hash: String,
    /// The log.
    pub entries: Vec<Entry>,
    /// Evenings, oldest first, without their photos.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sessions: Vec<Evening>,
    /// Taps of mission nights, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nights: Vec<NightTap>,
}

/// A request to export a campaign to a file.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportCampaign {
    /// The campaign's id or name.
    pub id: String,
    /// The file.
    pub path: PathBuf,
}

/// A request to import a campaign from a file.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ImportCampaign {
    /// The file.
    pub path: PathBuf,
}

/// Writes a campaign to a file.
pub fn export(session: &mut Session, request: ExportCampaign) -> Result<Nothing, Error> {
    let text = session.muster.export_campaign(&request.id)?;
    session.muster.save_file(&request.path, text.as_bytes())?;
    Ok(Nothing {})
}

/// Reads a campaign from its file, or from a printed log that contains it.
///
/// # Errors
/// The file can't be read, or isn't a valid campaign.
pub fn read_file(request: &ImportCampaign, _: &Words) -> Result<CampaignFile, Error> {
    let file = request.path.display().to_string();
    let bytes = read_input(&request.path)?;
    if bytes.starts_with(b"%PDF") {
        let carried = campaign_in_pdf(&file, &bytes)?.ok_or_else(|| Error::PdfNoCampaign(file.clone()))?;
        return CampaignFile::read(&file, &carried);
    }
    CampaignFile::read(&file, &decode(&file, &bytes)?.text)
}

/// Saves a campaign from a file as a new one.
///
/// # Errors
/// Its game isn't installed, or the database fails; nothing is saved then.
pub fn import(session: &mut Session, _: ImportCampaign, file: CampaignFile) -> Result<CampaignMade, Error> {
    let id = session.muster.bring_campaign(&file)?;
    Ok(CampaignMade { id, name: file.name })
}

/// Returns whether an entry can't be read by programs older than version 3 of the format.
fn is_new(entry: &Entry) -> bool {
    let new = |event: &Event| {
        matches!(
            event,
            Event::Quit { .. }
                | Event::Entered { .. }
                | Event::Shuffled { .. }
                | Event::Untold { .. }
                | Event::Moved { why: Why::Inferred { .. } | Why::Joined | Why::Paper, .. }
        )
    };
    match entry {
        Entry::Mend { .. } | Entry::Step { again: Some(_), .. } => true,
        Entry::Step { step, events, .. } => {
            let said = match step.as_ref() {
                Step::Skip { .. } | Step::Heroes { .. } | Step::Paper(_) => true,
                Step::Mission(result) => result.anyway.is_some(),
                _ => false,
            };
            said || events.iter().any(new)
        }
        Entry::Undo { .. } | Entry::Redo { .. } => false,
    }
}

/// Returns the hash of the log, and of evenings and mission nights if there are any.
fn hash(entries: &[Entry], sessions: &[Evening], nights: &[NightTap]) -> String {
    let mut text = serde_json::to_vec(entries).unwrap_or_default();
    if !sessions.is_empty() {
        text.extend(serde_json::to_vec(sessions).unwrap_or_default());
    }
    if !nights.is_empty() {
        text.extend(serde_json::to_vec(nights).unwrap_or_default());
    }
    blake3::hash(&text).to_hex().to_string()
}

impl CampaignFile {
    /// Creates the file of a campaign.
    #[must_use]
    pub fn new(game: &GameId, name: &str, log: &Log, sessions: Vec<Evening>, nights: Vec<NightTap>) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: if !nights.is_empty() {
                VERSION
            } else if log.entries.iter().any(is_new) {
                WITHOUT_NIGHTS
            } else if !sessions.is_empty() {
                WITHOUT_MENDS
            } else {
                WITHOUT_EVENINGS
            },
            game: game.clone(),
            name: name.to_owned(),
            count: log.entries.len(),
            hash: hash(&log.entries, &sessions, &nights),
            entries: log.entries.clone(),
            sessions,
            nights,
        }
    }

    /// Parses a file. `file` is its name in error messages.
    ///
    /// # Errors
    /// It isn't a campaign, is truncated, was changed by hand, or is from a newer version.
    pub fn read(file: &str, text: &str) -> Result<Self, Error> {
        let at = |line, column, fault, reason: String| Error::CampaignFileInvalid {
            file: file.to_owned(),
            line,
            column,
            fault,
            reason,
        };
        let invalid = |fault, reason| at(1, 1, fault, reason);
        if text.len() > LARGEST {
            let (size, limit) = (text.len() as u64, LARGEST as u64);
            return Err(Error::FileTooLarge { file: file.to_owned(), size, limit });
        }
        // `serde_json` itself limits the depth of nesting.
        let found: Self = serde_json::from_str(text)
            .map_err(|e| at(e.line(), e.column(), CampaignFileFault::Shape, e.to_string()))?;
        if found.format != FORMAT || found.version > VERSION {
            return Err(invalid(CampaignFileFault::Newer, format!("{} {}", found.format, found.version)));
        }
        if found.count != found.entries.len() {
            let reason = format!("{} / {}", found.entries.len(), found.count);
            return Err(invalid(CampaignFileFault::Short, reason));
        }
        if let Some(most) = found.beyond_limits() {
            return Err(invalid(CampaignFileFault::Long, most.to_string()));
        }
        let log = Log { entries: found.entries };
        if let Some(entry) = log.first_fault() {
            return Err(invalid(CampaignFileFault::Order, entry.to_string()));
        }
        if let Some(entry) = log.first_wrong_number() {
            return Err(invalid(CampaignFileFault::Numbers, entry.to_string()));
        }
        if found.hash != hash(&log.entries, &found.sessions, &found.nights) {
            return Err(invalid(CampaignFileFault::Changed, String::new()));
        }
        Ok(Self { entries: log.entries, ..found })
    }

    /// Returns the first limit that is exceeded.
    fn beyond_limits(&self) -> Option<usize> {
        let events = self.entries.iter().map(|entry| match entry {
            Entry::Step { events, .. } => events.len(),
            Entry::Undo { .. } | Entry::Redo { .. } | Entry::Mend { .. } => 0,
        });
        let counts = [
            (self.entries.len(), MOST_ENTRIES),
            (events.sum(), MOST_EVENTS),
            (self.sessions.len(), MOST_EVENINGS),
            (self.nights.len(), MOST_TAPS),
        ];
        counts.into_iter().find(|(count, most)| count > most).map(|(_, most)| most)
    }

    /// Returns the entries whose events differ from what their step produces with the current data; empty if the log
    /// was recorded with the same data.
    #[must_use]
    pub fn deviations(&self, game: &LoadedGame) -> Vec<usize> {
        let mut before = OpenLog::default();
        let mut found = Vec::new();
        for (at, entry) in self.entries.iter().enumerate() {
            if let Entry::Step { step, events, .. } = entry
                && before.decide(&game.campaigns, &told(&game.campaigns, step, events)).as_ref() != Ok(events)
            {
                found.push(at);
            }
            before.add(entry.clone());
        }
        found
    }
}

impl Muster {
    /// Exports a saved campaign as the text of a file.
    pub fn export_campaign(&mut self, wanted: &str) -> Result<String, Error> {
        let book = self.campaign(wanted)?;
        let file = self.file_of(&book)?;
        Ok(serde_json::to_string_pretty(&file).unwrap_or_default() + "\n")
    }

    /// Creates the file of a saved campaign.
    pub fn file_of(&mut self, book: &Book) -> Result<CampaignFile, Error> {
        let summary = &book.summary;
        let evenings = self.evenings(summary.uuid)?.into_iter().map(|(row, _)| row.evening);
        let nights = self.database()?.nights(summary.uuid)?;
        Ok(CampaignFile::new(&summary.game, &summary.name, &book.log, evenings.collect(), nights))
    }

    /// Saves the campaign of a file as a new one.
    ///
    /// # Errors
    /// The file isn't valid, or its game isn't installed; nothing is saved then.
    pub fn import_campaign(&mut self, file: &str, text: &str) -> Result<Uuid, Error> {
        self.bring_campaign(&CampaignFile::read(file, text)?)
    }

    /// Saves a campaign read from a file.
    ///
    /// # Errors
    /// Its game isn't installed, or the database fails; nothing is saved then.
    pub fn bring_campaign(&mut self, found: &CampaignFile) -> Result<Uuid, Error> {
        self.game(Some(found.game.as_str()))?;
        let now = self.now();
        let database = self.database()?;
        let parts = Parts { entries: &found.entries, evenings: &found.sessions, nights: &found.nights };
        Ok(database.bring_campaign(&found.game, &found.name, parts, now)?)
    }
}
