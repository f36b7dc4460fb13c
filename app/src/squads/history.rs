//! The revisions of a squad, and costs that changed since it was saved.

use chrono::{DateTime, Utc};
use muster_db::table::kept::KeptKind;
use muster_rules::id::FigureId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::store::{OpenSquad, SquadRequest, opened};
use crate::base::error::Error;
use crate::base::nothing::Nothing;
use crate::base::session::Session;
use crate::games::GameRequest;

/// All revisions of a squad, the latest first.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadHistory(pub Vec<RevisionView>);

/// A revision.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RevisionView {
    /// The revision's number, from 1.
    pub number: u32,
    /// When it was made.
    #[ts(type = "string")]
    pub created: DateTime<Utc>,
    /// The machine it was made on.
    #[ts(type = "string")]
    pub machine: Uuid,
    /// The cost by the current catalogue; null for older revisions, or if it can't be read.
    pub total: Option<i64>,
    /// The number of figures; null likewise.
    pub figures: Option<u32>,
}

/// A request to restore a revision.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BringBackRevision {
    /// The squad's id.
    pub id: String,
    /// The revision's number.
    pub revision: u32,
}

/// Squads containing figures whose cost has changed since they were saved.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CostChanges {
    /// The squads.
    pub squads: Vec<ChangedSquad>,
}

/// A squad with changed costs.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChangedSquad {
    /// The squad's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// The squad's name.
    pub name: String,
    /// The members whose cost changed.
    pub changes: Vec<ChangedCost>,
}

/// A changed cost.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChangedCost {
    /// The figure's id.
    pub figure: FigureId,
    /// The localised name.
    pub name: String,
    /// The number of copies in the squad.
    pub count: u32,
    /// The cost of one copy when the squad was saved.
    pub then: i32,
    /// The cost of one copy now; null if unknown.
    pub now: Option<i32>,
    /// Whether the catalogue has the figure.
    pub known: bool,
}

/// The number of revisions to return with their cost and size.
const TOLD: usize = 100;

/// Returns a squad's revisions.
pub fn squad_history(session: &mut Session, request: SquadRequest) -> Result<SquadHistory, Error> {
    let database = session.muster.database()?;
    let id = database.find_id(KeptKind::Squad, &request.id)?;
    let kept = database.squad_revisions(id)?;
    let mut revisions = Vec::with_capacity(kept.len());
    for (index, revision) in kept.into_iter().enumerate() {
        let told = if index < TOLD { told(session, id, revision.number) } else { None };
        let (total, figures) = told.unzip();
        let (number, created, machine) = (revision.number, revision.created, revision.machine);
        revisions.push(RevisionView { number, created, machine, total, figures });
    }
    Ok(SquadHistory(revisions))
}

/// Returns the cost and size of a revision, if it can be read and its game is loaded.
fn told(session: &mut Session, id: Uuid, number: u32) -> Option<(i64, u32)> {
    let draft = session.muster.database().ok()?.squad_revision(id, number).ok()?;
    let report = session.muster.check_building(draft, None).ok()?.report;
    Some((report.points.total, report.members.iter().fold(0, |sum, m| sum.saturating_add(m.count))))
}

/// Restores an earlier revision as a new one.
///
/// # Errors
/// Fails if the squad or revision doesn't exist, or the database can't be written.
pub(crate) fn restore_squad(session: &mut Session, request: BringBackRevision) -> Result<OpenSquad, Error> {
    let restored = session.muster.restore_squad(&request.id, request.revision)?;
    opened(session, restored.id)
}

/// Returns the squads whose cost changed with the catalogue. The squads aren't modified.
pub(crate) fn cost_changes(session: &mut Session, request: GameRequest) -> Result<CostChanges, Error> {
    let game = session.game(&request.game)?;
    let drift = session.muster.ask_catalogue(|data| data.cost_drift(&game.catalogue.game().id))?;
    let speaker = session.speaker(&game);
    let name = |id: &FigureId, last: Option<String>| match game.catalogue.figure(id) {
        Some(_) => speaker.figure(id),
        None => last.unwrap_or_else(|| speaker.figure(id)),
    };
    let mut squads = Vec::<ChangedSquad>::new();
    for row in drift {
        let change = ChangedCost {
            name: name(&row.figure, row.figure_name),
            figure: row.figure,
            count: row.count,
            then: row.then,
            now: row.now,
            known: row.in_catalogue,
        };
        match squads.last_mut().filter(|s| s.id == row.squad) {
            Some(squad) => squad.changes.push(change),
            None => squads.push(ChangedSquad { id: row.squad, name: row.name, changes: vec![change] }),
        }
    }
    Ok(CostChanges { squads })
}

/// Stores the current costs of a squad, so that their changes are no longer reported.
pub(crate) fn acknowledge_costs(session: &mut Session, request: SquadRequest) -> Result<Nothing, Error> {
    let now = session.muster.now();
    let database = session.muster.database()?;
    let id = database.find_id(KeptKind::Squad, &request.id)?;
    database.acknowledge_costs(id, now)?;
    Ok(Nothing {})
}
