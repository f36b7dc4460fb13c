//! Surveys a damaged database: which parts are still readable, and which backup is valid.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use crate::backups::newest_sound;
use crate::connection::live;
use crate::error::Result;

/// A part of the user's data, as shown to users.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Owned and wanted printings, including individual copies.
    Collection,
    /// Squads and their revisions.
    Squads,
    /// Campaigns with their logs and sessions.
    Campaigns,
    /// The match log, games in progress, and tournaments.
    Matches,
    /// Answers to open questions, and the user's own figures.
    OwnPacks,
    /// Aliases that the user added.
    Aliases,
    /// Settings.
    Settings,
}

impl Part {
    /// All parts.
    pub const ALL: [Self; 7] = [
        Self::Collection,
        Self::Squads,
        Self::Campaigns,
        Self::Matches,
        Self::OwnPacks,
        Self::Aliases,
        Self::Settings,
    ];

    /// Returns the name used in requests and responses.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Collection => "collection",
            Self::Squads => "squads",
            Self::Campaigns => "campaigns",
            Self::Matches => "matches",
            Self::OwnPacks => "own-packs",
            Self::Aliases => "aliases",
            Self::Settings => "settings",
        }
    }

    const fn tables(self) -> &'static [&'static str] {
        match self {
            Self::Collection => &["holding", "owned_copy"],
            Self::Squads => &["squad", "squad_revision", "squad_member"],
            Self::Campaigns => &[
                "campaign",
                "campaign_entry",
                "campaign_session",
                "campaign_photo",
                "campaign_night",
                "campaign_secret",
                "campaign_reveal",
            ],
            Self::Matches => {
                &["match_played", "match_revision", "play", "play_entry", "tournament", "tournament_entry"]
            }
            Self::OwnPacks => &["own_pack", "own_pack_revision", "own_pack_file"],
            Self::Aliases => &["alias"],
            Self::Settings => &["setting"],
        }
    }
}

/// What can be recovered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// Parts in which every row is readable.
    pub whole: Vec<Part>,
    /// Parts in which some rows are unreadable.
    pub damaged: Vec<Part>,
    /// The newest backup that is valid and not empty.
    pub newest: Option<PathBuf>,
}

/// Examines a data folder's database without changing it.
#[must_use]
pub fn survey(dir: &Path) -> Survey {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
    let opened = Connection::open_with_flags(live(dir), flags).ok();
    let is_whole = |part: &Part| {
        let mut tables = part.tables().iter();
        opened.as_ref().is_some_and(|conn| tables.all(|table| read_all(conn, table).is_ok()))
    };
    let (whole, damaged) = Part::ALL.into_iter().partition(is_whole);
    Survey { whole, damaged, newest: newest_sound(dir).map(|backup| backup.path) }
}

/// Reads every cell of a table.
fn read_all(conn: &Connection, table: &str) -> Result<()> {
    // Row by row from the table itself: an index may be damaged where the rows aren't.
    let mut statement = conn.prepare(&format!("SELECT * FROM {table} NOT INDEXED"))?;
    let columns = statement.column_count();
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        for column in 0..columns {
            row.get_ref(column)?;
        }
    }
    Ok(())
}
