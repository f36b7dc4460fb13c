//! Squads kept: opening, checking while they are built, saving, finding, removing, restoring.

use std::path::Path;
use std::sync::Arc;

use muster_db::DbError;
use muster_db::entry::Noun;
use muster_db::pack::LoadedGame;
use muster_db::table::squad::{Saved, Squad, SquadSummary};
use muster_rules::id::FigureId;
use muster_rules::report::Verdict;
use muster_rules::squad::SquadDraft;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::check::{CheckRequest, CheckedSquad};
use super::fits::{Beside, Fit, fits};
use super::others::Role;
use super::source::SquadSource;
use super::view::SquadView;
use crate::error::{Error, Kind};
use crate::muster::Muster;
use crate::session::Session;

/// More figures than this no screen shows.
const MOST: usize = 100;

/// A squad by its id.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SquadRequest {
    /// The squad's id.
    pub id: String,
}

/// A draft, which may be empty.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct DraftRequest {
    /// The draft.
    pub draft: SquadDraft,
}

/// A draft to be looked at, and figures to be tried in it.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CheckSquad {
    /// The draft.
    pub draft: SquadDraft,
    /// The squad's id, where it was saved: what it promises itself is not counted against it.
    pub id: Option<String>,
    /// Figures of which one more is tried, by id; no more than a hundred are.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<FigureId>>")]
    pub figures: Vec<FigureId>,
    /// The list beside the squad that they would be put on.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub beside: Option<Beside>,
    /// The other squad of its team.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub partner: Option<SquadDraft>,
    /// The squad that it meets.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub opponent: Option<SquadDraft>,
}

/// A draft that was looked at.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DraftChecked {
    /// What the rules say of it.
    pub view: SquadView,
    /// What would come of adding the figures, one by one, in the order asked; nothing where the game
    /// doesn't have the draft's format.
    pub fits: Vec<Fit>,
}

/// A draft to be saved as a squad's next revision.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SaveRequest {
    /// The squad's id.
    pub id: String,
    /// The draft.
    pub draft: SquadDraft,
}

/// A squad to be copied.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct DuplicateRequest {
    /// The squad's id.
    pub id: String,
    /// What the copy is called.
    pub name: String,
}

/// A squad that is open.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OpenSquad {
    /// Its id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Its revision, counted from 1.
    pub revision: u32,
    /// When that was saved.
    pub saved_at: String,
    /// What it holds.
    pub draft: SquadDraft,
    /// What the rules say of it.
    pub view: SquadView,
    /// Whether two machines saved different versions of it, and somebody has to make one of them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub twice: bool,
}

/// A revision that is on disk.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SavedRevision {
    /// Its number.
    pub revision: u32,
    /// When it was saved.
    pub saved_at: String,
}

/// What saving did.
#[derive(Clone, Debug, Serialize)]
pub struct SavedSquad {
    /// The squad's id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Whether a squad of this name was there and got another revision.
    pub updated: bool,
    /// Its revision, counted from 1.
    pub revision: u32,
    /// Whether it may be fielded.
    pub verdict: Verdict,
    /// How many lines are not in it because nobody could be sure of them.
    pub unresolved: usize,
}

/// A squad that was removed, with what brings it back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RemovedSquad {
    /// The squad's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its last revision.
    pub revision: u32,
}

/// A squad that says again what it said in an earlier revision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RestoredSquad {
    /// The squad's id.
    pub id: Uuid,
    /// Its name, which came back, too.
    pub name: String,
}

/// A squad with what the rules say of it.
///
/// # Errors
/// There is no such squad, its game isn't loaded, or those of the database.
pub(super) fn opened(session: &mut Session, id: Uuid) -> Result<OpenSquad, Error> {
    let Squad { summary, draft } = session.muster.database()?.squad(id)?;
    let checked = session.muster.check_building(draft, Some(id))?;
    let (revision, saved_at) = (summary.revision, summary.updated.to_rfc3339());
    let view = session.say_squad(&checked);
    let twice = session.muster.database()?.heads(Noun::SquadVersion, &id.to_string())?.len() > 1;
    Ok(OpenSquad { id, revision, saved_at, draft: checked.source.draft, view, twice })
}

/// Makes a squad.
///
/// # Errors
/// There is no such game, or those of the database.
pub(crate) fn new_squad(session: &mut Session, request: DraftRequest) -> Result<OpenSquad, Error> {
    session.game(request.draft.game.as_str())?;
    let now = session.muster.now();
    let saved = session.muster.database()?.create_squad(&request.draft, now)?;
    opened(session, saved.uuid)
}

/// Opens a squad, removed or not.
///
/// # Errors
/// There is no such squad, its game isn't loaded, or those of the database.
pub(crate) fn open_squad(session: &mut Session, request: SquadRequest) -> Result<OpenSquad, Error> {
    let id = session.muster.database()?.find_squad(&request.id)?;
    opened(session, id)
}

/// Saves a squad; a draft that says nothing new makes no revision.
///
/// # Errors
/// There is no such squad, or those of the database.
pub(crate) fn save_squad(session: &mut Session, request: SaveRequest) -> Result<SavedRevision, Error> {
    let now = session.muster.now();
    let database = session.muster.database()?;
    let id = database.find_squad(&request.id)?;
    let saved = database.save_squad(id, &request.draft, now)?;
    let saved_at = database.squad(id)?.summary.updated.to_rfc3339();
    Ok(SavedRevision { revision: saved.revision, saved_at })
}

/// What the rules say of a draft, and of figures that may be added to it.
///
/// # Errors
/// There is no such game.
pub(crate) fn check_squad(session: &mut Session, request: CheckSquad) -> Result<DraftChecked, Error> {
    let saved = request.id.as_deref().and_then(|id| Uuid::try_parse(id).ok());
    let others = [(Role::Partner, request.partner), (Role::Opponent, request.opponent)];
    let others = others.into_iter().filter_map(|(role, draft)| Some((role, draft?))).collect();
    let checked = session.muster.check_beside(request.draft, saved, others)?;
    let tried = &request.figures[..request.figures.len().min(MOST)];
    Ok(session.tell_squad(&checked, |telling| DraftChecked {
        view: SquadView::of(telling),
        fits: fits(telling, tried, request.beside.as_ref()),
    }))
}

/// Makes a copy of a squad.
///
/// # Errors
/// There is no such squad, or those of the database.
pub(crate) fn duplicate_squad(session: &mut Session, request: DuplicateRequest) -> Result<OpenSquad, Error> {
    let now = session.muster.now();
    let database = session.muster.database()?;
    let id = database.find_squad(&request.id)?;
    let saved = database.duplicate_squad(id, request.name.trim(), now)?;
    opened(session, saved.uuid)
}

/// Removes a squad from the list.
///
/// # Errors
/// There is no such squad, or those of the database.
pub fn remove_squad(session: &mut Session, request: SquadRequest) -> Result<RemovedSquad, Error> {
    session.muster.remove_squad(&request.id)
}

/// Brings a removed squad back.
///
/// # Errors
/// There is no such squad, or those of the database.
pub(crate) fn undelete_squad(session: &mut Session, request: SquadRequest) -> Result<OpenSquad, Error> {
    let now = session.muster.now();
    let database = session.muster.database()?;
    let id = database.find_squad(&request.id)?;
    database.undelete_squad(id, now)?;
    opened(session, id)
}

impl Muster {
    /// Saves a checked squad under its name. A squad of the same game and name gets a new revision;
    /// the earlier ones stay.
    ///
    /// # Errors
    /// Those of the database. What was saved before is untouched.
    pub fn save_squad(&mut self, checked: &CheckedSquad) -> Result<SavedSquad, Error> {
        self.atomically(|muster| muster.save_checked(checked))
    }

    fn save_checked(&mut self, checked: &CheckedSquad) -> Result<SavedSquad, Error> {
        let draft = &checked.source.draft;
        let now = self.now();
        let database = self.database()?;
        let same = |s: &SquadSummary| s.game == draft.game && s.name == draft.name && !draft.name.is_empty();
        let before = database.squads(Some(&draft.game))?.into_iter().find(same);
        let (id, updated) = (before.as_ref().map(|s| s.uuid), before.is_some());
        let saved: Saved = match id {
            Some(id) => database.save_squad(id, draft, now)?,
            None => database.create_squad(draft, now)?,
        };
        Ok(SavedSquad {
            id: saved.uuid,
            name: draft.name.clone(),
            updated,
            revision: saved.revision,
            verdict: checked.verdict(),
            unresolved: checked.unread(),
        })
    }

    /// Saved squads, those saved last first.
    ///
    /// # Errors
    /// There is no such game, or those of the database.
    pub fn squads(&mut self, game: Option<&str>) -> Result<Vec<SquadSummary>, Error> {
        let game = game.map(|g| self.game(Some(g))).transpose()?;
        let id = game.map(|g| g.catalogue.game().id.clone());
        Ok(self.database()?.squads(id.as_ref())?)
    }

    /// The saved squad of this name or id.
    ///
    /// # Errors
    /// There is none, or several.
    pub fn saved_squad(&mut self, wanted: &str) -> Result<(Uuid, SquadDraft), Error> {
        let database = self.database()?;
        let id = database.find_squad(wanted)?;
        Ok((id, database.squad(id)?.draft))
    }

    /// Checks a saved squad.
    ///
    /// # Errors
    /// There is none of this name, or its game isn't loaded.
    pub fn check_saved(&mut self, wanted: &str, request: &CheckRequest) -> Result<CheckedSquad, Error> {
        let (id, draft) = self.saved_squad(wanted)?;
        let game = self.game(Some(draft.game.as_str()))?;
        Ok(CheckedSquad { saved: Some(id), ..self.check_draft(game, draft, request)? })
    }

    /// Checks a squad, whether it is the name of a saved one or of a file. A file of the name wins.
    ///
    /// # Errors
    /// It is neither, or holds no squad.
    pub fn check_any(&mut self, what: &str, request: &CheckRequest) -> Result<CheckedSquad, Error> {
        let path = Path::new(what);
        if what == "-" || path.exists() {
            return self.check_file(what, request);
        }
        // A name may hold a dot or a slash, so what is saved is looked through first. What looks
        // like a path and is neither is most likely a file that is missing.
        let like_a_path = path.extension().is_some() || what.contains('/');
        if like_a_path && !self.has_squad(what) {
            return Err(Error::FileNotFound(path.to_owned()));
        }
        self.check_saved(what, request)
    }

    /// Whether a saved squad, or several, go by this name. Makes no database where there is none.
    fn has_squad(&mut self, wanted: &str) -> bool {
        let found = self.database_if_any().0.map(|d| d.find_squad(wanted));
        found.is_some_and(|f| !matches!(f, Err(DbError::NotFound { .. })))
    }

    /// Checks a draft that no list was read for.
    ///
    /// # Errors
    /// A name in the request isn't one of the game's.
    pub fn check_draft(
        &mut self,
        game: Arc<LoadedGame>,
        draft: SquadDraft,
        request: &CheckRequest,
    ) -> Result<CheckedSquad, Error> {
        self.check_source(game, SquadSource::of(draft), request)
    }

    /// Brings an earlier revision back as a new one; nothing in between is lost. The squad's name
    /// comes back.
    ///
    /// # Errors
    /// There is no such squad or revision.
    pub fn restore_squad(&mut self, wanted: &str, revision: u32) -> Result<RestoredSquad, Error> {
        let now = self.now();
        let database = self.database()?;
        let id = database.find_squad(wanted)?;
        let known: Vec<_> = database.squad_revisions(id)?.iter().map(|r| r.number).collect();
        if !known.contains(&revision) {
            let known = known.iter().map(ToString::to_string).collect();
            return Err(Error::NotOneOf { kind: Kind::Revision, name: revision.to_string(), known });
        }
        database.restore_squad_revision(id, revision, now)?;
        Ok(RestoredSquad { id, name: database.squad(id)?.draft.name })
    }

    /// Removes a squad from the list. Its revisions stay, and its whole id still finds it; restoring
    /// one of them brings it back.
    ///
    /// # Errors
    /// There is no such squad, or several.
    pub fn remove_squad(&mut self, wanted: &str) -> Result<RemovedSquad, Error> {
        self.atomically(|muster| muster.remove_squad_of(wanted))
    }

    fn remove_squad_of(&mut self, wanted: &str) -> Result<RemovedSquad, Error> {
        let now = self.now();
        let database = self.database()?;
        let id = database.find_squad(wanted)?;
        let revision = database.squad_revisions(id)?.first().map_or(1, |r| r.number);
        let name = database.squad(id)?.draft.name;
        database.delete_squad(id, now)?;
        Ok(RemovedSquad { id, name, revision })
    }
}
