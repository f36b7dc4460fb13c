//! Settings and aliases.

use muster_db::pack::LoadedGame;
use muster_db::table::alias::Alias;
use muster_rules::fold::fold;

use crate::base::error::{Error, Kind};
use crate::base::muster::Muster;
use crate::base::words::Language;

/// The names of all settings.
pub const SETTINGS: [&str; 2] = ["language", SHARE_ADDRESS];

/// The setting with the address of links to squads.
pub(crate) const SHARE_ADDRESS: &str = "share-address";
/// The maximum length of an address, in characters.
const LONGEST_ADDRESS: usize = 500;

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

    /// Sets a setting. An empty address is none.
    ///
    /// # Errors
    /// There is no such setting, or it can't have this value.
    pub fn set_setting(&mut self, key: &str, value: &str) -> Result<(), Error> {
        let unknown = |kind, name: &str, known: &[&str]| Error::not_one_of(kind, name, known.iter());
        let now = self.now();
        if key == SHARE_ADDRESS {
            let address = address(value).ok_or_else(|| Error::AddressUnusable(value.to_owned()))?;
            let database = self.database()?;
            match address {
                "" => database.remove_setting(key, now)?,
                address => database.set_setting(key, address, now)?,
            }
            return Ok(());
        }
        if !SETTINGS.contains(&key) {
            return Err(unknown(Kind::Setting, key, &SETTINGS));
        }
        let known = Language::ALL.map(Language::tag);
        let language = Language::from_tag(value).ok_or_else(|| unknown(Kind::Language, value, &known))?;
        Ok(self.database()?.set_setting(key, language.tag(), now)?)
    }

    /// Returns the address of links to squads, if one is set.
    pub(crate) fn share_address(&mut self) -> Result<Option<String>, Error> {
        let (database, trouble) = self.database_if_any();
        if let Some(trouble) = trouble {
            return Err(trouble.into());
        }
        Ok(database.map(|database| database.setting(SHARE_ADDRESS)).transpose()?.flatten())
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

/// Returns an address of pages without spaces around it and without its fragment, where a squad goes; `None` if no
/// browser opens it.
fn address(value: &str) -> Option<&str> {
    let address = value.trim();
    let address = address.split_once('#').map_or(address, |(address, _)| address);
    let host = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
    let opens = host.is_some_and(|host| host.starts_with(|c: char| c.is_alphanumeric() || c == '['));
    let odd = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '<' | '>' | '"' | '`' | '\\');
    let fits = address.chars().count() <= LONGEST_ADDRESS && !address.contains(odd);
    (address.is_empty() || opens && fits).then_some(address)
}
