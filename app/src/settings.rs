//! Settings and aliases.

use muster_db::pack::LoadedGame;
use muster_db::table::alias::Alias;
use muster_rules::fold::fold;

use crate::base::error::{Error, Kind};
use crate::base::muster::Muster;
use crate::base::words::Language;

/// The names of all settings.
pub const SETTINGS: [&str; 1] = ["language"];

impl Muster {
    /// Returns the language that the user chose, as a tag.
    pub fn language(&mut self) -> Option<String> {
        self.database_if_any().0?.setting("language").ok().flatten()
    }

    /// Returns all settings with their values, `None` where nothing was set.
    pub fn settings(&mut self) -> Result<Vec<(&'static str, Option<String>)>, Error> {
        let database = self.database()?;
        SETTINGS.iter().map(|key| Ok((*key, database.setting(key)?))).collect()
    }

    /// Sets a setting.
    pub fn set_setting(&mut self, key: &str, value: &str) -> Result<(), Error> {
        let unknown = |kind, name: &str, known: &[&str]| Error::not_one_of(kind, name, known.iter());
        if !SETTINGS.contains(&key) {
            return Err(unknown(Kind::Setting, key, &SETTINGS));
        }
        let known = Language::ALL.map(Language::tag);
        let language = Language::from_tag(value).ok_or_else(|| unknown(Kind::Language, value, &known))?;
        let now = self.now();
        Ok(self.database()?.set_setting(key, language.tag(), now)?)
    }

    /// Adds another name for a figure.
    ///
    /// # Errors
    /// There is no such figure, the text can't be a name, or the database fails.
    pub fn learn_alias(
        &mut self,
        game: &std::sync::Arc<LoadedGame>,
        text: &str,
        figure: &str,
    ) -> Result<muster_rules::figure::Figure, Error> {
        let figure = self.figure(game, figure)?;
        // When a list is parsed, the catalogue's names come first and bare numbers are counts and costs.
        let is_named = |name: &str| fold(name) == fold(text);
        let others = game.catalogue.figures().iter().any(|f| is_named(&f.name)) && !is_named(&figure.name);
        if others || !text.chars().any(char::is_alphabetic) {
            return Err(Error::AliasUnusable(text.to_owned()));
        }
        let (now, id) = (self.now(), game.catalogue.game().id.clone());
        self.database()?.learn_alias(&id, text, &figure.id, now)?;
        Ok(figure)
    }

    /// Returns a game's aliases.
    pub fn aliases(&mut self, game: &LoadedGame) -> Result<Vec<Alias>, Error> {
        let known = self.database()?.aliases(&game.catalogue.game().id)?;
        Ok(known.into_values().collect())
    }

    /// Removes an alias.
    pub fn forget_alias(&mut self, game: &LoadedGame, text: &str) -> Result<(), Error> {
        let (now, id) = (self.now(), game.catalogue.game().id.clone());
        if self.database()?.forget_alias(&id, text, now)? {
            return Ok(());
        }
        let known = self.aliases(game)?.into_iter().map(|a| a.written);
        Err(Error::not_one_of(Kind::Alias, text, known))
    }
}
