//! What a squad said before, and costs that changed since it was saved.

use chrono::{DateTime, Utc};
use muster_rules::id::FigureId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::store::{OpenSquad, SquadRequest, opened};
use crate::commands::Nothing;
use crate::error::Error;
use crate::games::GameRequest;
use crate::session::Session;

/// Everything a squad ever said, the last first.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadHistory(pub Vec<RevisionView>);

/// A revision.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RevisionView {
    /// Its number, from 1.
    pub number: u32,
    /// When it was made.
    #[ts(type = "string")]
    pub created: DateTime<Utc>,
    /// The machine it was made on.
    #[ts(type = "string")]
    pub machine: Uuid,
    /// What it costs by the present catalogue; null where nobody asked, or it can't be read.
    pub total: Option<i64>,
    /// How many figures are in it; null likewise.
    pub figures: Option<u32>,
}

/// A revision to be brought back.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct BringBackRevision {
    /// The squad's id.
    pub id: String,
    /// The revision's number.
    pub revision: u32,
}

/// Squads with members whose cost is no longer what it was when they were saved.
#[derive(Clone, Debug, Serialize, TS)]
pub struct CostChanges {
    /// Those squads.
    pub squads: Vec<ChangedSquad>,
}

/// A squad with such members.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChangedSquad {
    /// The squad's id.
    #[ts(type = "string")]
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its members whose cost changed.
    pub changes: Vec<ChangedCost>,
}

/// A cost that changed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChangedCost {
    /// The figure's id.
    pub figure: FigureId,
    /// What it is called.
    pub name: String,
    /// How many of it are in the squad.
    pub count: u32,
    /// What one cost when the squad was saved.
    pub then: i32,
    /// What it costs now; null where that isn't known.
    pub now: Option<i32>,
    /// Whether the catalogue has it.
    pub known: bool,
}

/// Revisions of which the points are told; nobody reads on.
const TOLD: usize = 100;

/// A squad's revisions.
///
/// # Errors
/// There is no such squad, or those of the database.
pub fn squad_history(session: &mut Session, request: SquadRequest) -> Result<SquadHistory, Error> {
    let database = session.muster.database()?;
    let id = database.find_squad(&request.id)?;
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

/// Points and figures of a revision, where it can be read and its game is there.
fn told(session: &mut Session, id: Uuid, number: u32) -> Option<(i64, u32)> {
    let draft = session.muster.database().ok()?.squad_revision(id, number).ok()?;
    let report = session.muster.check_building(draft, None).ok()?.report;
    Some((report.points.total, report.members.iter().fold(0, |sum, m| sum.saturating_add(m.count))))
}

/// Brings an earlier revision back as a new one.
///
/// # Errors
/// There is no such squad or revision, or those of the database.
pub(crate) fn restore_squad(session: &mut Session, request: BringBackRevision) -> Result<OpenSquad, Error> {
    let restored = session.muster.restore_squad(&request.id, request.revision)?;
    opened(session, restored.id)
}

/// Squads that a change of the catalogue made cheaper or dearer. Nothing about them is changed.
///
/// # Errors
/// There is no such game, or those of the database.
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

/// Takes note of what a squad costs now.
///
/// # Errors
/// There is no such squad, or those of the database.
pub(crate) fn acknowledge_costs(session: &mut Session, request: SquadRequest) -> Result<Nothing, Error> {
    let now = session.muster.now();
    let database = session.muster.database()?;
    let id = database.find_squad(&request.id)?;
    database.acknowledge_costs(id, now)?;
    Ok(Nothing {})
}
