//! Squads kept: saving, listing, finding, restoring.

use std::path::Path;
use std::sync::Arc;

use muster_db::DbError;
use muster_db::pack::LoadedGame;
use muster_db::table::squad::{Saved, SquadSummary};
use muster_db::table::squad_revision::RevisionSummary;
use muster_rules::check::Claims;
use muster_rules::squad::SquadDraft;
use muster_rules::text::{MatchKind, ReadMember};
use uuid::Uuid;

use super::check::{CheckRequest, CheckedSquad};
use super::source::SquadSource;
use crate::error::{Error, Kind};
use crate::muster::Muster;

/// What saving did.
#[derive(Clone, Debug)]
pub struct SavedSquad {
    /// The squad's id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Whether a squad of this name was there and got another revision.
    pub updated: bool,
    /// Its revision, counted from 1.
    pub revision: u32,
}

/// A squad that was removed, with what brings it back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovedSquad {
    /// The squad's id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its last revision.
    pub revision: u32,
}

impl Muster {
    /// Saves a checked squad under its name. A squad of the same game and name gets a new revision;
    /// the earlier ones stay.
    ///
    /// # Errors
    /// Those of the database. What was saved before is untouched.
    pub fn save_squad(&mut self, checked: &CheckedSquad) -> Result<SavedSquad, Error> {
        self.atomically(|muster| muster.save_draft(&checked.source.draft))
    }

    fn save_draft(&mut self, draft: &SquadDraft) -> Result<SavedSquad, Error> {
        let now = self.now();
        let database = self.database()?;
        let same = |s: &SquadSummary| s.game == draft.game && s.name == draft.name && !draft.name.is_empty();
        let before = database.squads(Some(&draft.game))?.into_iter().find(same);
        let (id, updated) = (before.as_ref().map(|s| s.uuid), before.is_some());
        let saved: Saved = match id {
            Some(id) => database.save_squad(id, draft, now)?,
            None => database.create_squad(draft, now)?,
        };
        Ok(SavedSquad { id: saved.uuid, name: draft.name.clone(), updated, revision: saved.revision })
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
        let (_, draft) = self.saved_squad(wanted)?;
        let game = self.game(Some(draft.game.as_str()))?;
        self.check_draft(game, draft, request)
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
        let line = |(index, member): (usize, &muster_rules::squad::Member)| ReadMember {
            figure: member.figure.clone(),
            count: member.count,
            line: index + 1,
            matched: MatchKind::Exact,
            text: member.last_name.clone().unwrap_or_default(),
            claimed_unit: None,
            claimed_line: None,
        };
        let source = SquadSource {
            file: String::new(),
            lines: draft.members.iter().enumerate().map(line).collect(),
            draft,
            beside: Vec::new(),
            unresolved: Vec::new(),
            remarks: Vec::new(),
            claims: Claims::default(),
            doubts: Vec::new(),
            encoding: None,
        };
        self.check_source(game, source, request)
    }

    /// A saved squad's revisions, the last first.
    ///
    /// # Errors
    /// There is no such squad, or several.
    pub fn squad_history(&mut self, wanted: &str) -> Result<Vec<RevisionSummary>, Error> {
        let database = self.database()?;
        let id = database.find_squad(wanted)?;
        Ok(database.squad_revisions(id)?)
    }

    /// Brings an earlier revision back as a new one; nothing in between is lost. The squad's name
    /// comes back.
    ///
    /// # Errors
    /// There is no such squad or revision.
    pub fn restore_squad(&mut self, wanted: &str, revision: u32) -> Result<String, Error> {
        let now = self.now();
        let database = self.database()?;
        let id = database.find_squad(wanted)?;
        let known: Vec<_> = database.squad_revisions(id)?.iter().map(|r| r.number).collect();
        if !known.contains(&revision) {
            let known = known.iter().map(ToString::to_string).collect();
            return Err(Error::NotOneOf { kind: Kind::Revision, name: revision.to_string(), known });
        }
        database.restore_squad_revision(id, revision, now)?;
        Ok(database.squad(id)?.draft.name)
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
