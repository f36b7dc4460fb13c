//! What becomes of squads: copies, removals, earlier revisions, comparisons, and costs that changed.

use muster_rules::id::FigureId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

use super::store::{card, find, opened};
use super::view::{Looked, look};
use super::{MemberView, OpenSquad, SquadCard, SquadList, SquadRequest};
use crate::commands::Nothing;
use crate::error::Error;
use crate::games::GameRequest;
use crate::session::Session;
use crate::speaker::Speaker;
use crate::squads::{Copies, compare};
use crate::words::NamesWithDraft;

/// A squad to be copied.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct DuplicateRequest {
    /// The squad's id.
    pub id: String,
    /// What the copy is called.
    pub name: String,
}

/// A squad that was removed; it can be brought back.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RemovedSquadView {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// Everything a squad ever said.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadHistory {
    /// The last first.
    pub revisions: Vec<RevisionView>,
}

/// A revision.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RevisionView {
    /// Its number.
    pub number: u32,
    /// When it was saved.
    pub saved_at: String,
    /// What it costs by the present catalogue; null where nobody asked.
    pub total: Option<i64>,
    /// How many figures are in it; null where nobody asked.
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

/// Two squads to be compared.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct CompareSquadsRequest {
    /// One squad's id.
    pub first: String,
    /// The other's.
    pub second: String,
}

/// Two squads side by side.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SquadComparison {
    /// One squad.
    pub first: SquadCard,
    /// The other.
    pub second: SquadCard,
    /// Copies that only the first holds.
    pub only_first: Vec<MemberView>,
    /// Copies that only the second holds.
    pub only_second: Vec<MemberView>,
    /// Copies that both hold, at what the first pays for them.
    pub both: Vec<MemberView>,
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
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its members whose cost changed.
    pub changes: Vec<ChangedCost>,
}

/// A cost that changed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChangedCost {
    /// The figure's id.
    pub figure: String,
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

/// Makes a copy of a squad.
///
/// # Errors
/// There is no such squad, or those of the database.
pub(crate) fn duplicate_squad(session: &mut Session, request: DuplicateRequest) -> Result<OpenSquad, Error> {
    let id = find(session, &request.id)?;
    let now = session.muster.now();
    let saved = session.muster.database()?.duplicate_squad(id, request.name.trim(), now)?;
    opened(session, saved.uuid)
}

/// Removes a squad from the list.
///
/// # Errors
/// There is no such squad, or those of the database.
pub(crate) fn remove_squad(session: &mut Session, request: SquadRequest) -> Result<RemovedSquadView, Error> {
    let removed = session.muster.remove_squad(&request.id)?;
    Ok(RemovedSquadView { id: removed.id.to_string(), name: removed.name })
}

/// Brings a removed squad back.
///
/// # Errors
/// There is no such squad, or those of the database.
pub(crate) fn undelete_squad(session: &mut Session, request: SquadRequest) -> Result<OpenSquad, Error> {
    let id = find(session, &request.id)?;
    let now = session.muster.now();
    session.muster.database()?.undelete_squad(id, now)?;
    opened(session, id)
}

/// A game's removed squads, those removed last first.
///
/// # Errors
/// There is no such game, or those of the database.
pub(crate) fn removed_squads(session: &mut Session, request: GameRequest) -> Result<SquadList, Error> {
    let game = session.game(&request.game)?;
    let summaries = session.muster.database()?.deleted_squads(Some(&game.catalogue.game().id))?;
    let all = session.muster.shelf(&game, None);
    let cards = summaries.iter().map(|s| card(session, s.uuid, &all));
    Ok(SquadList { squads: cards.collect::<Result<_, _>>()? })
}

/// A squad's revisions.
///
/// # Errors
/// There is no such squad, or those of the database.
pub(crate) fn squad_history(session: &mut Session, request: SquadRequest) -> Result<SquadHistory, Error> {
    let id = find(session, &request.id)?;
    let kept = session.muster.database()?.squad_revisions(id)?;
    let mut revisions = Vec::with_capacity(kept.len());
    for (index, revision) in kept.into_iter().enumerate() {
        let told = if index < TOLD { told(session, id, revision.number) } else { None };
        let (total, figures) = told.unzip();
        let saved_at = revision.created.to_rfc3339();
        revisions.push(RevisionView { number: revision.number, saved_at, total, figures });
    }
    Ok(SquadHistory { revisions })
}

/// Points and figures of a revision, where it can be read and its game is there.
fn told(session: &mut Session, id: Uuid, number: u32) -> Option<(i64, u32)> {
    let draft = session.muster.database().ok()?.squad_revision(id, number).ok()?;
    let looked = look(session, draft, crate::squads::Shelf::default()).ok()?;
    let members = looked.checked.report.members.iter();
    Some((looked.checked.report.points.total, members.fold(0, |sum, m| sum.saturating_add(m.count))))
}

/// Brings an earlier revision back as a new one.
///
/// # Errors
/// There is no such squad or revision, or those of the database.
pub(crate) fn restore_squad(session: &mut Session, request: BringBackRevision) -> Result<OpenSquad, Error> {
    session.muster.restore_squad(&request.id, request.revision)?;
    let id = find(session, &request.id)?;
    opened(session, id)
}

/// Compares two squads.
///
/// # Errors
/// There is no such squad, or those of the database.
pub(crate) fn compare_squads(
    session: &mut Session,
    request: CompareSquadsRequest,
) -> Result<SquadComparison, Error> {
    let (first, second) = (find(session, &request.first)?, find(session, &request.second)?);
    let (a, b) = (saved(session, first)?, saved(session, second)?);
    let all = session.muster.shelf(&a.checked.game, None);
    let (first, second) = (card(session, first, &all)?, card(session, second, &all)?);
    let compared = compare(&a.checked, &b.checked);
    let views = |looked: &Looked, copies: &[Copies]| {
        let names = NamesWithDraft::new(&looked.checked.game.names, &looked.draft);
        let speaker = Speaker::new(&session.words, &looked.checked.game, &names);
        copies.iter().filter_map(|c| member(looked, &speaker, c)).collect::<Vec<_>>()
    };
    Ok(SquadComparison {
        only_first: views(&a, &compared.only_first),
        only_second: views(&b, &compared.only_second),
        both: views(&a, &compared.both),
        first,
        second,
    })
}

fn saved(session: &mut Session, id: Uuid) -> Result<Looked, Error> {
    let draft = session.muster.database()?.squad(id)?.draft;
    let game = session.game(draft.game.as_str())?;
    let shelf = session.muster.shelf(&game, Some(id));
    look(session, draft, shelf)
}

fn member(looked: &Looked, speaker: &Speaker<'_>, copies: &Copies) -> Option<MemberView> {
    let mut priced = looked.checked.report.members.iter().find(|m| m.figure == copies.figure)?.clone();
    priced.count = copies.count;
    priced.cost = i64::from(priced.unit_cost.unwrap_or(0)) * i64::from(copies.count);
    Some(looked.member(speaker, &priced))
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
            figure: row.figure.to_string(),
            count: row.count,
            then: row.then,
            now: row.now,
            known: row.in_catalogue,
        };
        let id = row.squad.to_string();
        match squads.last_mut().filter(|s| s.id == id) {
            Some(squad) => squad.changes.push(change),
            None => squads.push(ChangedSquad { id, name: row.name, changes: vec![change] }),
        }
    }
    Ok(CostChanges { squads })
}

/// Takes note of what a squad costs now.
///
/// # Errors
/// There is no such squad, or those of the database.
pub(crate) fn acknowledge_costs(session: &mut Session, request: SquadRequest) -> Result<Nothing, Error> {
    let id = find(session, &request.id)?;
    let now = session.muster.now();
    session.muster.database()?.acknowledge_costs(id, now)?;
    Ok(Nothing {})
}
