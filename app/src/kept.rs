//! What users keep under a name, whatever it is: renaming it, removing it, bringing it back.

use chrono::{DateTime, Utc};
pub use muster_db::table::kept::KeptKind;
use muster_db::table::kept::KeptThing;
use muster_db::{Database, DbError};
use muster_rules::fold::fold;
use muster_rules::id::GameId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use crate::base::error::Error;
use crate::base::session::Session;

/// A request that names a thing.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct KeptRequest {
    /// Its kind.
    pub kind: KeptKind,
    /// Its id or name.
    pub id: String,
}

/// A request to rename a thing.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RenameKept {
    /// Its kind.
    pub kind: KeptKind,
    /// Its id or name.
    pub id: String,
    /// The new name.
    pub name: String,
}

/// A request for the removed things of a kind.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct RemovedRequest {
    /// Their kind.
    pub kind: KeptKind,
    /// The game's id; null for all games.
    pub game: Option<String>,
}

/// A thing that the user keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct KeptView {
    /// Its kind.
    pub kind: KeptKind,
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Its name; a match has its day and the opponent.
    pub name: String,
    /// The game's id.
    pub game: GameId,
    /// The number of its entries; the number of revisions of a squad or match.
    pub entries: u32,
    /// When it was created.
    #[ts(type = "string")]
    pub created: DateTime<Utc>,
    /// When it was last changed.
    #[ts(type = "string")]
    pub updated: DateTime<Utc>,
    /// When it was removed; null if it wasn't.
    #[ts(type = "string | null")]
    pub deleted_at: Option<DateTime<Utc>>,
}

/// The removed things of a kind, the last removed first.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(transparent)]
pub struct RemovedThings(pub Vec<KeptView>);

impl KeptView {
    pub(crate) fn new(kind: KeptKind, thing: KeptThing) -> Self {
        let KeptThing { uuid: id, game, name, entries, created, updated, deleted_at } = thing;
        Self { kind, id, name, game, entries, created, updated, deleted_at }
    }
}

/// Renames a thing; a removed one only by its id.
///
/// # Errors
/// [`Error::NameUnusable`]; a match can't be renamed, as it is named after its opponent.
pub fn rename(session: &mut Session, request: RenameKept) -> Result<KeptView, Error> {
    let name = usable(&request.name)?;
    let now = session.muster.now();
    let database = session.muster.database()?;
    let id = database.find_kept(request.kind, &request.id)?.uuid;
    database.rename_kept(request.kind, id, name, now)?;
    Ok(KeptView::new(request.kind, database.kept_thing(request.kind, id)?))
}

/// Removes a thing; [`bring_back`] brings it back. Nothing of it is lost.
pub fn remove(session: &mut Session, request: KeptRequest) -> Result<KeptView, Error> {
    let now = session.muster.now();
    let database = session.muster.database()?;
    let id = database.find_kept(request.kind, &request.id)?.uuid;
    database.remove_kept(request.kind, id, true, now)?;
    Ok(KeptView::new(request.kind, database.kept_thing(request.kind, id)?))
}

/// Brings a removed thing back. One that is there already stays.
pub fn bring_back(session: &mut Session, request: KeptRequest) -> Result<KeptView, Error> {
    let now = session.muster.now();
    let kind = request.kind;
    let database = session.muster.database()?;
    let thing = match database.find_removed(kind, &request.id) {
        Err(DbError::NotFound { .. }) => database.find_kept(kind, &request.id)?,
        found => found?,
    };
    if thing.deleted_at.is_some() {
        database.remove_kept(kind, thing.uuid, false, now)?;
    }
    Ok(KeptView::new(request.kind, database.kept_thing(kind, thing.uuid)?))
}

/// Returns the removed things of a kind, the last removed first.
pub fn removed(session: &mut Session, request: RemovedRequest) -> Result<RemovedThings, Error> {
    let game = request.game.as_deref().map(|game| session.game(game)).transpose()?;
    let game = game.map(|game| game.catalogue.game().id.clone());
    let things = session.muster.database()?.removed_things(request.kind, game.as_ref())?;
    Ok(RemovedThings(things.into_iter().map(|thing| KeptView::new(request.kind, thing)).collect()))
}

/// Returns a name without surrounding whitespace, if it has any letter or digit.
///
/// # Errors
/// [`Error::NameUnusable`].
pub(crate) fn usable(name: &str) -> Result<&str, Error> {
    let trimmed = name.trim();
    let readable = trimmed.chars().any(char::is_alphanumeric);
    readable.then_some(trimmed).ok_or_else(|| Error::NameUnusable(name.to_owned()))
}

/// Returns a name that the program chooses, with a number behind it if another thing of the kind has it already.
pub(crate) fn free_name(database: &Database, kind: KeptKind, name: &str) -> Result<String, Error> {
    let taken: Vec<_> = database.kept_things(kind)?.into_iter().map(|thing| fold(&thing.name)).collect();
    let numbered = (2..).map(|number: u32| format!("{name} ({number})"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    Ok(names.find(|name| !taken.contains(&fold(name))).unwrap_or_default())
}
