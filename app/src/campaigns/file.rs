//! A whole campaign as a file, for backup or for moving to another machine.

use std::path::PathBuf;

use muster_db::pack::LoadedGame;
use muster_db::table::campaign::{Carried, Contents};
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

use super::lasting::Lasting;
use super::{Book, ForeignFile, ForeignKind, ForeignSave, Reveal};
use crate::base::decode::{decode, read_input};
use crate::base::error::{CampaignFileFault, Error};
use crate::base::foreign::campaign_in_pdf;
use crate::base::muster::Muster;
use crate::base::session::Session;
use crate::base::words::Words;

/// The value of the file's `format` field.
pub const FORMAT: &str = "muster-campaign";
/// The newest version that is supported.
const VERSION: u32 = 5;
/// The version of a file without lasting ids, for older programs.
const WITHOUT_IDS: u32 = 4;
/// The version of such a file without mission nights, for still older programs.
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
/// Maximum number of entries with lasting ids: of the log and the nights, of evenings, names and secrets.
const MOST_KEPT: usize = 80_000;

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
    /// Hash of the entries, evenings, nights and ids, to detect manual changes.
    pub hash: String,
    /// The log.
    pub entries: Vec<Entry>,
    /// Evenings, oldest first, without their photos.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sessions: Vec<Evening>,
    /// Taps of mission nights, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nights: Vec<NightTap>,
    /// What the campaign is known by on other machines; absent in older files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lasting: Option<Lasting>,
}

/// A request to export a campaign to a file.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ExportCampaign {
    /// The campaign's id or name.
    pub id: String,
    /// The file.
    pub path: PathBuf,
    /// Whether what one side keeps secret goes along, and the PIN if there is one.
    pub reveal: Reveal,
}

/// What a file or a print has of a campaign's secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SecretsCarried {
    /// The campaign has none, or they are on another machine.
    None,
    /// They are in it, with the PIN if there is one.
    Included,
    /// They were left out.
    LeftOut,
}

/// A campaign that was exported.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CampaignExported {
    /// The campaign's id: another than before, if its secrets had to be separated from it.
    #[ts(type = "string")]
    pub id: Uuid,
    /// What the file has of the campaign's secrets.
    pub secrets: SecretsCarried,
    /// The same as a sentence; empty if there is nothing to say.
    pub told: String,
    /// The file's text.
    #[serde(skip)]
    pub text: String,
}

/// A request to import a campaign from a file.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct ImportCampaign {
    /// The file.
    pub path: PathBuf,
}

/// Writes a campaign to a file.
///
/// # Errors
/// The PIN is wrong, or the file can't be written.
pub fn export(session: &mut Session, request: ExportCampaign) -> Result<CampaignExported, Error> {
    let exported = exported(session, &request.id, &request.reveal)?;
    session.muster.save_file(&request.path, exported.text.as_bytes())?;
    Ok(exported)
}

/// Returns a campaign as the text of a file.
///
/// # Errors
/// The PIN is wrong, or the database fails.
pub fn exported(session: &mut Session, wanted: &str, reveal: &Reveal) -> Result<CampaignExported, Error> {
    let book = session.muster.campaign(wanted)?;
    super::secrets::may_leave(&mut session.muster, &book, reveal)?;
    let secrets = session.muster.secrets_carried(&book, reveal.secrets)?;
    let (id, text) = session.muster.export_campaign(wanted, reveal.secrets)?;
    let told = match secrets {
        SecretsCarried::None => String::new(),
        SecretsCarried::Included => session.words.get("campaign-secrets-included", &[]),
        SecretsCarried::LeftOut => session.words.get("campaign-secrets-left-out", &[]),
    };
    Ok(CampaignExported { id, secrets, told, text })
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
    if bytes.starts_with(b"PK")
        && let Some(kind) = ForeignKind::of(&bytes)
    {
        return Err(ForeignFile { file, kind }.into());
    }
    let text = decode(&file, &bytes)?.text;
    CampaignFile::read(&file, &text).map_err(|error| match ForeignSave::found(&file, &text) {
        Some(found) => found.map_or_else(|broken| broken, |save| save.lacks_class()),
        None => match ForeignKind::of(text.as_bytes()) {
            Some(kind) => ForeignFile { file, kind }.into(),
            None => error,
        },
    })
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

/// Returns the hash of the log, and of evenings, mission nights and ids if there are any.
fn hash(entries: &[Entry], sessions: &[Evening], nights: &[NightTap], lasting: Option<&Lasting>) -> String {
    let mut text = serde_json::to_vec(entries).unwrap_or_default();
    if !sessions.is_empty() {
        text.extend(serde_json::to_vec(sessions).unwrap_or_default());
    }
    if !nights.is_empty() {
        text.extend(serde_json::to_vec(nights).unwrap_or_default());
    }
    if let Some(lasting) = lasting {
        text.extend(serde_json::to_vec(lasting).unwrap_or_default());
    }
    blake3::hash(&text).to_hex().to_string()
}

impl CampaignFile {
    /// Creates the file of a campaign without lasting ids, as older programs write it.
    #[must_use]
    pub fn new(game: &GameId, name: &str, log: &Log, sessions: Vec<Evening>, nights: Vec<NightTap>) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: if !nights.is_empty() {
                WITHOUT_IDS
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
            hash: hash(&log.entries, &sessions, &nights, None),
            entries: log.entries.clone(),
            sessions,
            nights,
            lasting: None,
        }
    }

    /// Adds what the campaign is known by on other machines.
    #[must_use]
    pub fn known_by(mut self, carried: &Carried) -> Self {
        let lasting = Lasting::new(carried, &self.entries);
        self.hash = hash(&self.entries, &self.sessions, &self.nights, Some(&lasting));
        (self.version, self.lasting) = (VERSION, Some(lasting));
        self
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
        if found.lasting.as_ref().is_some_and(|lasting| !lasting.fits(&log.entries)) {
            return Err(invalid(CampaignFileFault::Order, found.count.to_string()));
        }
        if found.hash != hash(&log.entries, &found.sessions, &found.nights, found.lasting.as_ref()) {
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
            (self.lasting.as_ref().map_or(0, Lasting::len), MOST_KEPT),
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
    /// Exports a saved campaign as the text of a file, on request with what one side keeps secret. Returns its id, which
    /// becomes another where the secrets have to be separated from it first, and the text.
    pub fn export_campaign(&mut self, wanted: &str, secrets: bool) -> Result<(Uuid, String), Error> {
        let mut book = self.campaign(wanted)?;
        let file = match self.file_of(&book, secrets)? {
            Some(file) => file,
            None => {
                let (now, fresh) = (self.now(), crate::groups::fresh()?);
                let id = self.database()?.redact_campaign(book.summary.uuid, fresh, now)?;
                book = self.campaign(&id.to_string())?;
                self.file_of(&book, secrets)?.ok_or(Error::NothingToPrint)?
            }
        };
        let text = serde_json::to_string_pretty(&file).unwrap_or_default() + "\n";
        Ok((book.summary.uuid, text))
    }

    /// Creates the file of a saved campaign, on request with what one side keeps secret. `None` if the secrets can't be
    /// left out before the campaign is written anew.
    pub fn file_of(&mut self, book: &Book, secrets: bool) -> Result<Option<CampaignFile>, Error> {
        let summary = &book.summary;
        let Some(carried) = self.database()?.carried_campaign(summary.uuid, secrets)? else {
            return Ok(None);
        };
        let log = Log { entries: Lasting::steps(&carried) };
        let evenings = self.evenings(summary.uuid)?.into_iter().map(|(row, _)| row.evening).collect();
        let nights = self.database()?.nights(summary.uuid)?;
        let file = CampaignFile::new(&summary.game, &summary.name, &log, evenings, nights);
        Ok(Some(file.known_by(&carried)))
    }

    /// Returns what a file of a campaign has of its secrets.
    pub(crate) fn secrets_carried(&mut self, book: &Book, secrets: bool) -> Result<SecretsCarried, Error> {
        let (id, database) = (book.summary.uuid, self.database()?);
        let here = database.names_secrets(id)? || database.keeps_secrets(id)?;
        Ok(match (here, secrets) {
            (false, _) => SecretsCarried::None,
            (true, true) => SecretsCarried::Included,
            (true, false) => SecretsCarried::LeftOut,
        })
    }

    /// Returns the campaign of a file with its ids, or with such as its contents have here.
    pub(super) fn carried(&mut self, found: &CampaignFile) -> Result<Carried, Error> {
        if let Some(lasting) = &found.lasting {
            return Ok(lasting.carried(&found.entries));
        }
        let CampaignFile { game, name, entries, sessions: evenings, nights, .. } = found;
        Ok(self.database()?.campaign_by_contents(&Contents { game, name, entries, evenings, nights })?)
    }
}
