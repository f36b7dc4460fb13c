//! Squads kept: making, opening, saving, listing.

use muster_db::DbError;
use muster_rules::report::Verdict;
use muster_rules::squad::SquadDraft;
use uuid::Uuid;

use super::view::{look, verdict, view};
use super::{
    DraftRequest, NewSquad, OpenSquad, SaveRequest, SavedRevision, SquadCard, SquadList, SquadRequest,
    SquadView,
};
use crate::api::draft::Draft;
use crate::error::Error;
use crate::games::GameRequest;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::squads::Shelf;
use crate::words::NamesWithDraft;

/// A squad with what the rules say of it.
///
/// # Errors
/// There is no such squad, its game isn't loaded, or those of the database.
pub(crate) fn opened(session: &mut Session, id: Uuid) -> Result<OpenSquad, Error> {
    let squad = session.muster.database()?.squad(id)?;
    let draft = Draft::from(&squad.draft);
    let view = view(session, squad.draft, Some(id))?;
    let saved_at = squad.summary.updated.to_rfc3339();
    Ok(OpenSquad { id: id.to_string(), revision: squad.summary.revision, saved_at, draft, view })
}

/// The squad of an id.
pub(crate) fn find(session: &mut Session, id: &str) -> Result<Uuid, Error> {
    Ok(session.muster.database()?.find_squad(id)?)
}

/// Makes a squad.
///
/// # Errors
/// There is no such game, or those of the database.
pub(crate) fn new_squad(session: &mut Session, request: NewSquad) -> Result<OpenSquad, Error> {
    let draft = SquadDraft::from(request.draft);
    session.game(draft.game.as_str())?;
    let now = session.muster.now();
    let saved = session.muster.database()?.create_squad(&draft, now)?;
    opened(session, saved.uuid)
}

/// Opens a squad, removed or not.
///
/// # Errors
/// There is no such squad, its game isn't loaded, or those of the database.
pub(crate) fn open_squad(session: &mut Session, request: SquadRequest) -> Result<OpenSquad, Error> {
    let id = find(session, &request.id)?;
    opened(session, id)
}

/// Saves a squad; a draft that says nothing new makes no revision.
///
/// # Errors
/// There is no such squad, or those of the database.
pub(crate) fn save_squad(session: &mut Session, request: SaveRequest) -> Result<SavedRevision, Error> {
    let id = find(session, &request.id)?;
    let now = session.muster.now();
    let database = session.muster.database()?;
    let saved = database.save_squad(id, &request.draft.into(), now)?;
    let saved_at = database.squad(id)?.summary.updated.to_rfc3339();
    Ok(SavedRevision { revision: saved.revision, saved_at })
}

/// What the rules say of a draft.
///
/// # Errors
/// There is no such game.
pub(crate) fn check_squad(session: &mut Session, request: DraftRequest) -> Result<SquadView, Error> {
    let squad = request.id.as_deref().and_then(|id| Uuid::try_parse(id).ok());
    view(session, request.draft.into(), squad)
}

/// A game's squads.
///
/// # Errors
/// There is no such game, or those of the database.
pub(crate) fn squads(session: &mut Session, request: GameRequest) -> Result<SquadList, Error> {
    let game = session.game(&request.game)?;
    let summaries = session.muster.database()?.squads(Some(&game.catalogue.game().id))?;
    let ids: Vec<_> = summaries.iter().map(|s| s.uuid).collect();
    let all = session.muster.shelf(&game, None);
    let cards = ids.into_iter().map(|id| card(session, id, &all));
    Ok(SquadList { squads: cards.collect::<Result<_, _>>()? })
}

/// A squad in a list; `all` is the shelf with what all squads are promised.
pub(crate) fn card(session: &mut Session, id: Uuid, all: &Shelf) -> Result<SquadCard, Error> {
    let database = session.muster.database()?;
    let squad = match database.squad(id) {
        Ok(squad) => squad,
        // A squad that can't be read stands in the list all the same: its history may still be.
        Err(error @ DbError::Row { .. }) => return unreadable(session, id, error),
        Err(error) => return Err(error.into()),
    };
    let summary = squad.summary;
    let shelf = match summary.deleted_at {
        None => all.clone().without(&squad.draft),
        Some(_) => all.clone(),
    };
    let looked = look(session, squad.draft, shelf)?;
    let names = NamesWithDraft::new(&looked.checked.game.names, &looked.draft);
    let speaker = Speaker::new(&session.words, &looked.checked.game, &names);
    let report = &looked.checked.report;
    Ok(SquadCard {
        id: id.to_string(),
        name: looked.draft.name.clone(),
        format: speaker.format(&looked.draft.format),
        faction: report.faction.as_ref().map(ToString::to_string),
        verdict: verdict(looked.verdict()).to_owned(),
        limit: report.points.limit,
        total: report.points.total,
        members: looked.members(&speaker),
        missing: looked.lacking(),
        saved_at: summary.updated.to_rfc3339(),
        revision: summary.revision,
    })
}

fn unreadable(session: &mut Session, id: Uuid, error: DbError) -> Result<SquadCard, Error> {
    let all = session.muster.database()?;
    let kept = all.squads(None)?.into_iter().chain(all.deleted_squads(None)?);
    let summary = kept.into_iter().find(|s| s.uuid == id).ok_or(error)?;
    Ok(SquadCard {
        id: id.to_string(),
        name: summary.name,
        format: summary.format.to_string(),
        faction: None,
        verdict: verdict(Verdict::Unsure).to_owned(),
        limit: None,
        total: 0,
        members: Vec::new(),
        missing: 0,
        saved_at: summary.updated.to_rfc3339(),
        revision: summary.revision,
    })
}
