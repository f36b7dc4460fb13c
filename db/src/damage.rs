//! What is left of a damaged database: which parts can be read whole, and which backup is sound.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use crate::backups::newest_sound;
use crate::connection::live;
use crate::error::Result;

/// A part of the user's data, as people think of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What is owned and wanted, single copies included.
    Collection,
    /// Squads with their revisions.
    Squads,
    /// Campaigns with their books and evenings.
    Campaigns,
    /// The log of matches, games at the table, and tournaments.
    Matches,
    /// Answers to open questions, and the user's own figures.
    OwnPacks,
    /// Names that the user taught.
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

    /// Its form on the wire.
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

/// What is left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// Parts in which every row is readable.
    pub whole: Vec<Part>,
    /// Parts in which some rows aren't.
    pub damaged: Vec<Part>,
    /// The newest backup that is sound and has something in it.
    pub newest: Option<PathBuf>,
}

/// Looks through a data folder's database, which is not changed.
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
    // Row by row from the table itself: an index may be damaged where the rows are not.
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
