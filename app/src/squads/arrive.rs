//! Squads that come in: by its lasting id a squad is recognised in Muster's own files, sheets and codes. What comes in
//! never replaces anything; it becomes a revision of the squad that it is, or another squad.

use muster_db::DbError;
use muster_db::table::kept::KeptKind;
use muster_db::table::squad::{Saved, SquadSummary};
use muster_rules::squad::{Member, SquadDraft};
use serde::Serialize;
use ts_rs::TS;
use uuid::Uuid;

use crate::base::error::Error;
use crate::base::muster::Muster;
use crate::kept::free_name;

/// What became of a squad that was saved or imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Arrival {
    /// It is a new squad.
    New,
    /// It was here in another state and got a revision.
    Revised,
    /// It was here already.
    Same,
    /// It was here already, in a later state, which stays.
    Older,
    /// Another squad of that name is here, so it got a number behind its name.
    Renamed,
    /// Another squad has the id that it came with, so it is a new one.
    Other,
}

/// A squad that came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Arrived {
    /// The saved squad.
    pub(super) saved: Saved,
    /// What became of it.
    pub(super) how: Arrival,
}

impl Muster {
    /// Saves a squad that came in with a lasting id. To be called within [`atomically`](Muster::atomically).
    pub(super) fn arrive(&mut self, id: Uuid, draft: &SquadDraft) -> Result<Arrived, Error> {
        match self.database()?.squad(id) {
            Ok(here) if here.draft.game == draft.game => self.join(id, here.summary, draft),
            Ok(_) => self.add(None, draft, Arrival::Other),
            Err(DbError::NotFound { .. }) => self.begin_squad(id, draft),
            // What can't be read is not to be written to.
            Err(DbError::Row { .. }) => self.add(None, draft, Arrival::Other),
            Err(error) => Err(error.into()),
        }
    }

    /// Joins a squad with the one here that has its id.
    fn join(&mut self, id: Uuid, here: SquadSummary, draft: &SquadDraft) -> Result<Arrived, Error> {
        let now = self.now();
        let database = self.database()?;
        let mut states = Vec::new();
        for revision in database.squad_revisions(id)? {
            match database.squad_revision(id, revision.number) {
                Ok(state) => states.push((revision.number, state)),
                Err(DbError::Row { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let is_it = states.iter().any(|(_, state)| is_alike(state, draft));
        if !is_it {
            return self.add(None, draft, Arrival::Other);
        }
        let found = states.iter().find(|(_, state)| says_the_same(state, draft));
        if let Some((number, _)) = found {
            if here.deleted_at.is_some() {
                database.remove_kept(KeptKind::Squad, id, false, now)?;
            }
            let how = if *number == here.revision { Arrival::Same } else { Arrival::Older };
            return Ok(Arrived { saved: Saved { uuid: id, revision: here.revision, changed: false }, how });
        }
        let mut draft = draft.clone();
        if let Some((_, last)) = states.iter().find(|(number, _)| *number == here.revision) {
            keep_unsaid(last, &mut draft);
        }
        let saved = database.save_squad(id, &draft, now)?;
        Ok(Arrived { saved, how: Arrival::Revised })
    }

    /// Adds a squad whose id isn't here.
    fn begin_squad(&mut self, id: Uuid, draft: &SquadDraft) -> Result<Arrived, Error> {
        let database = self.database()?;
        let same = |s: &SquadSummary| s.name == draft.name && !draft.name.is_empty();
        for here in database.squads(Some(&draft.game))?.into_iter().filter(same) {
            let state = database.squad(here.uuid);
            if state.is_ok_and(|state| says_the_same(&state.draft, draft)) {
                let saved = Saved { uuid: here.uuid, revision: here.revision, changed: false };
                return Ok(Arrived { saved, how: Arrival::Same });
            }
        }
        self.add(Some(id), draft, Arrival::New)
    }

    /// Adds a squad, under a name of its own.
    fn add(&mut self, id: Option<Uuid>, draft: &SquadDraft, how: Arrival) -> Result<Arrived, Error> {
        let now = self.now();
        let database = self.database()?;
        let mut draft = draft.clone();
        let mut how = how;
        if !draft.name.is_empty() {
            let name = free_name(database, KeptKind::Squad, &draft.name)?;
            if name != draft.name {
                draft.name = name;
                how = if how == Arrival::New { Arrival::Renamed } else { how };
            }
        }
        let saved = match id {
            Some(id) => database.create_squad_as(id, &draft, now)?,
            None => database.create_squad(&draft, now)?,
        };
        Ok(Arrived { saved, how })
    }
}

/// Returns whether a state of a squad here and one that came with its id can be of the same squad: they share a name
/// or a figure. A forged id makes nothing else of one's squad.
fn is_alike(here: &SquadDraft, there: &SquadDraft) -> bool {
    let named = !here.name.is_empty() && here.name == there.name;
    let shared = here.members.iter().any(|ours| there.members.iter().any(|m| m.figure == ours.figure));
    named || shared || here.members.is_empty()
}

/// Returns whether a squad that came in says what a state here says. Its name may have got a number, and codes leave
/// out what is private.
fn says_the_same(here: &SquadDraft, there: &SquadDraft) -> bool {
    let mut there = there.clone();
    keep_unsaid(here, &mut there);
    there.name.clone_from(&here.name);
    bare(here.clone()) == bare(there)
}

/// Fills in what is left out of a squad that came in.
fn keep_unsaid(here: &SquadDraft, there: &mut SquadDraft) {
    if there.notes.is_empty() {
        there.notes.clone_from(&here.notes);
    }
    if there.considering.is_empty() {
        there.considering.clone_from(&here.considering);
    }
}

/// Returns a draft without the names and costs that it remembers.
fn bare(mut draft: SquadDraft) -> SquadDraft {
    let forget = |member: &mut Member| {
        member.last_name = None;
        member.last_cost = None;
    };
    draft.members.iter_mut().for_each(forget);
    draft.side_lists.iter_mut().flat_map(|list| &mut list.members).for_each(forget);
    draft.pool.iter_mut().flatten().for_each(forget);
    draft
}
