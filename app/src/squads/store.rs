//! Saved squads: opening, checking while building, saving, finding, deleting and restoring.

use std::path::Path;
use std::sync::Arc;

use muster_db::DbError;
use muster_db::entry::Noun;
use muster_db::pack::LoadedGame;
use muster_db::table::kept::KeptKind;
use muster_db::table::squad::{Saved, Squad, SquadSummary};
use muster_rules::id::FigureId;
use muster_rules::report::Verdict;
use muster_rules::squad::SquadDraft;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::arrive::{Arrival, Arrived};
use super::check::{CheckRequest, CheckedSquad};
use super::fits::{Beside, Fit, fits};
use super::others::Role;
use super::source::SquadSource;
use super::view::SquadView;
use crate::base::error::{Error, Kind};
use crate::base::muster::Muster;
use crate::base::session::Session;

/// The maximum number of figures to try per request; no screen shows more.
const MOST: usize = 100;

/// A reference to a squad.
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
    /// The lasting id of the saved squad, or the one that came with an imported one; see [`ReadList::id`](super::ReadList::id).
    #[serde(default)]
    #[ts(optional = nullable, as = "Option<String>")]
    pub id: Option<Uuid>,
}

/// A request to check a draft, and to try adding figures to it.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CheckSquad {
    /// The draft.
    pub draft: SquadDraft,
    /// The squad's id, if it is saved: copies it reserves itself aren't counted against it.
    pub id: Option<String>,
    /// The ids of figures to try adding one copy of; only the first hundred are tried.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<FigureId>>")]
    pub figures: Vec<FigureId>,
    /// The side list to add them to; null for the squad itself.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub beside: Option<Beside>,
    /// The partner's squad.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub partner: Option<SquadDraft>,
    /// The opponent's squad.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub opponent: Option<SquadDraft>,
}

/// A checked draft.
#[derive(Clone, Debug, Serialize, TS)]
pub struct DraftChecked {
    /// The checked squad.
    pub view: SquadView,
    /// The result of adding each of the figures, in the order given; empty if the game lacks the draft's format.
    pub fits: Vec<Fit>,
}

/// A request to save a draft as a squad's next revision.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SaveRequest {
    /// The squad's id.
    pub id: String,
    /// The draft.
    pub draft: SquadDraft,
}

/// A request to copy a squad.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct DuplicateRequest {
    /// The squad's id.
    pub id: String,
    /// The name of the copy.
    pub name: String,
}

/// An open squad.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OpenSquad {
    /// The squad's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The number of its current revision, from 1.
    pub revision: u32,
    /// When that revision was saved.
    pub saved_at: String,
    /// The content.
    pub draft: SquadDraft,
    /// The checked squad.
    pub view: SquadView,
    /// Whether two machines saved different versions of it, so that the user has to merge them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub twice: bool,
    /// What became of a squad that came with a lasting id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub arrival: Option<Arrival>,
}

/// A saved revision.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SavedRevision {
    /// The revision's number.
    pub revision: u32,
    /// When it was saved.
    pub saved_at: String,
}

/// The result of saving a squad.
#[derive(Clone, Debug, Serialize)]
pub struct SavedSquad {
    /// The squad's id.
    pub id: Uuid,
    /// The squad's name.
    pub name: String,
    /// Whether it was here and got a new revision.
    pub updated: bool,
    /// What became of it.
    pub arrival: Arrival,
    /// The number of its current revision, from 1.
    pub revision: u32,
    /// Whether it is legal.
    pub verdict: Verdict,
    /// The number of lines left out because they couldn't be read with certainty.
    pub unresolved: usize,
}

/// A squad that was returned to an earlier revision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RestoredSquad {
    /// The squad's id.
    pub id: Uuid,
    /// The squad's name in that revision.
    pub name: String,
}

impl SavedSquad {
    fn new(checked: &CheckedSquad, saved: Saved, name: String, arrival: Arrival) -> Self {
        Self {
            id: saved.uuid,
            name,
            updated: arrival == Arrival::Revised,
            arrival,
            revision: saved.revision,
            verdict: checked.verdict(),
            unresolved: checked.unread(),
        }
    }
}

/// Returns a saved squad, checked.
pub(super) fn opened(session: &mut Session, id: Uuid) -> Result<OpenSquad, Error> {
    let Squad { summary, draft } = session.muster.database()?.squad(id)?;
    let checked = session.muster.check_building(draft, Some(id))?;
    let (revision, saved_at) = (summary.revision, summary.updated.to_rfc3339());
    let view = session.say_squad(&checked);
    let twice = session.muster.database()?.heads(Noun::SquadVersion, &id.to_string())?.len() > 1;
    let (draft, arrival) = (checked.source.draft, None);
    Ok(OpenSquad { id, revision, saved_at, draft, view, twice, arrival })
}

/// Creates a squad. One that came with a lasting id and is here already joins that.
pub(crate) fn new_squad(session: &mut Session, request: DraftRequest) -> Result<OpenSquad, Error> {
    session.game(request.draft.game.as_str())?;
    if let Some(id) = request.id {
        let arrived = session.muster.atomically(|muster| muster.arrive(id, &request.draft))?;
        return Ok(OpenSquad { arrival: Some(arrived.how), ..opened(session, arrived.saved.uuid)? });
    }
    let now = session.muster.now();
    let saved = session.muster.database()?.create_squad(&request.draft, now)?;
    opened(session, saved.uuid)
}

/// Opens a squad, deleted or not.
pub(crate) fn open_squad(session: &mut Session, request: SquadRequest) -> Result<OpenSquad, Error> {
    let id = session.muster.database()?.find_id(KeptKind::Squad, &request.id)?;
    opened(session, id)
}

/// Saves a squad; an unchanged draft creates no revision.
pub(crate) fn save_squad(session: &mut Session, request: SaveRequest) -> Result<SavedRevision, Error> {
    let now = session.muster.now();
    let database = session.muster.database()?;
    let id = database.find_id(KeptKind::Squad, &request.id)?;
    let saved = database.save_squad(id, &request.draft, now)?;
    let saved_at = database.squad(id)?.summary.updated.to_rfc3339();
    Ok(SavedRevision { revision: saved.revision, saved_at })
}

/// Checks a draft, and tries adding figures to it.
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

/// Copies a squad.
pub(crate) fn duplicate_squad(session: &mut Session, request: DuplicateRequest) -> Result<OpenSquad, Error> {
    let now = session.muster.now();
    let database = session.muster.database()?;
    let id = database.find_id(KeptKind::Squad, &request.id)?;
    let saved = database.duplicate_squad(id, request.name.trim(), now)?;
    opened(session, saved.uuid)
}

impl Muster {
    /// Saves a checked squad under its name. An existing squad of the same game and name gets a new revision; the
    /// earlier ones are kept.
    ///
    /// # Errors
    /// Fails if the database can't be written; what was saved before is unchanged then.
    pub fn save_squad(&mut self, checked: &CheckedSquad) -> Result<SavedSquad, Error> {
        self.atomically(|muster| muster.save_checked(checked))
    }

    fn save_checked(&mut self, checked: &CheckedSquad) -> Result<SavedSquad, Error> {
        let draft = &checked.source.draft;
        if let Some(id) = checked.source.id {
            let Arrived { saved, how } = self.arrive(id, draft)?;
            let name = self.database()?.squad(saved.uuid)?.draft.name;
            return Ok(SavedSquad::new(checked, saved, name, how));
        }
        let now = self.now();
        let database = self.database()?;
        let same = |s: &SquadSummary| s.game == draft.game && s.name == draft.name && !draft.name.is_empty();
        let before = database.squads(Some(&draft.game))?.into_iter().find(same);
        let (saved, how) = match before {
            Some(before) => {
                let saved = database.save_squad(before.uuid, draft, now)?;
                (saved, if saved.changed { Arrival::Revised } else { Arrival::Same })
            }
            None => (database.create_squad(draft, now)?, Arrival::New),
        };
        Ok(SavedSquad::new(checked, saved, draft.name.clone(), how))
    }

    /// Returns the saved squads, the most recently saved first.
    pub fn squads(&mut self, game: Option<&str>) -> Result<Vec<SquadSummary>, Error> {
        let game = game.map(|g| self.game(Some(g))).transpose()?;
        let id = game.map(|g| g.catalogue.game().id.clone());
        Ok(self.database()?.squads(id.as_ref())?)
    }

    /// Returns the saved squad with this name or id.
    pub fn saved_squad(&mut self, wanted: &str) -> Result<(Uuid, SquadDraft), Error> {
        let database = self.database()?;
        let id = database.find_id(KeptKind::Squad, wanted)?;
        Ok((id, database.squad(id)?.draft))
    }

    /// Checks a saved squad.
    pub fn check_saved(&mut self, wanted: &str, request: &CheckRequest) -> Result<CheckedSquad, Error> {
        let (id, draft) = self.saved_squad(wanted)?;
        let game = self.game(Some(draft.game.as_str()))?;
        Ok(CheckedSquad { saved: Some(id), ..self.check_draft(game, draft, request)? })
    }

    /// Checks a squad given as a file or by the name of a saved one. A file takes precedence.
    ///
    /// # Errors
    /// Fails if it is neither, or contains no squad.
    pub fn check_any(&mut self, what: &str, request: &CheckRequest) -> Result<CheckedSquad, Error> {
        let path = Path::new(what);
        if what == "-" || path.exists() {
            return self.check_file(what, request);
        }
        // A squad's name may contain a dot or a slash, so saved squads are searched first. If none matches, assume a
        // missing file.
        let like_a_path = path.extension().is_some() || what.contains('/');
        if like_a_path && !self.has_squad(what) {
            return Err(Error::FileNotFound(path.to_owned()));
        }
        self.check_saved(what, request)
    }

    /// Returns whether one or more saved squads match this name. Creates no database if there is none.
    fn has_squad(&mut self, wanted: &str) -> bool {
        let found = self.database_if_any().0.map(|d| d.find_id(KeptKind::Squad, wanted));
        found.is_some_and(|f| !matches!(f, Err(DbError::NotFound { .. })))
    }

    /// Checks a draft that wasn't read from a list.
    ///
    /// # Errors
    /// Fails if a name in the request is unknown in the game.
    pub fn check_draft(
        &mut self,
        game: Arc<LoadedGame>,
        draft: SquadDraft,
        request: &CheckRequest,
    ) -> Result<CheckedSquad, Error> {
        self.check_source(game, SquadSource::of(draft), request)
    }

    /// Restores an earlier revision, including its name, as a new one; no revision is lost.
    ///
    /// # Errors
    /// Fails if the squad or revision doesn't exist.
    pub fn restore_squad(&mut self, wanted: &str, revision: u32) -> Result<RestoredSquad, Error> {
        let now = self.now();
        let database = self.database()?;
        let id = database.find_id(KeptKind::Squad, wanted)?;
        let known: Vec<_> = database.squad_revisions(id)?.iter().map(|r| r.number).collect();
        if !known.contains(&revision) {
            let known = known.iter();
            return Err(Error::not_one_of(Kind::Revision, revision, known));
        }
        database.restore_squad_revision(id, revision, now)?;
        Ok(RestoredSquad { id, name: database.squad(id)?.draft.name })
    }
}
