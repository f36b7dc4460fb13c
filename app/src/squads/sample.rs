//! The sample squad, for users who have none yet.

use muster_db::pack::LoadedGame;
use uuid::Uuid;

use super::check::CheckRequest;
use super::source::{open, parse};
use crate::base::error::Error;
use crate::base::muster::Muster;

/// The file of a pack that contains it.
const FILE: &str = "sample.txt";

impl Muster {
    /// Saves the game's sample squad, unless a squad of its name exists. Returns its id.
    ///
    /// # Errors
    /// Fails if the game has no sample, or the database can't be written.
    pub fn sample_squad(&mut self, game: &std::sync::Arc<LoadedGame>) -> Result<Uuid, Error> {
        let text = game.sample.as_deref().ok_or_else(|| Error::NothingFound(FILE.to_owned()))?;
        let (names, _) = self.names(game);
        let source = parse(game, &names, FILE, &open(FILE, text.as_bytes())?)?;
        let id = game.catalogue.game().id.to_string();
        let there = self.squads(Some(&id))?.into_iter().find(|s| s.name == source.draft.name);
        if let Some(there) = there {
            return Ok(there.uuid);
        }
        let checked = self.check_source(game.clone(), source, &CheckRequest::default())?;
        Ok(self.save_squad(&checked)?.id)
    }
}
