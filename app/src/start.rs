//! Start-up: the state of the program and the data, and the user's settings.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::base::error::{Error, WireError};
use crate::base::muster::Muster;
use crate::base::named::Named;
use crate::base::nothing::Nothing;
use crate::base::session::Session;
use crate::base::words::Language;
use crate::settings::SETTINGS;
use muster_templates::print::Paper;

/// What the pages need before the first one is drawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Started {
    /// The program's version.
    pub version: String,
    /// The data folder.
    pub data_dir: String,
    /// The language of the interface, as a tag.
    pub language: String,
    /// All languages, each by its own name.
    pub languages: Vec<Named>,
    /// The user's settings.
    pub settings: Settings,
    /// The games in which squads can be built.
    pub games: Vec<GameBrief>,
    /// Number of packs that could not be loaded.
    pub broken_packs: usize,
    /// Whether the data folder has no database yet.
    pub first_run: bool,
    /// Why the user's data can't be read, if it can't; the catalogue can be browsed even then.
    pub trouble: Option<WireError>,
    /// Messages about problems that don't prevent anything.
    pub notices: Vec<String>,
}

/// A game in the list of games.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameBrief {
    /// Its id.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// Number of figures in the catalogue.
    pub figures: usize,
}

/// The user's settings. Each has a default if it isn't set.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Settings {
    /// The language; the system's if not set.
    pub language: Option<String>,
    /// The colour theme; the system's if not set.
    pub theme: Option<Theme>,
    /// The size of text in percent; 100 if not set.
    pub text_size: Option<u32>,
    /// The games played; empty for all.
    pub games: Vec<String>,
    /// The game opened last.
    pub game: Option<String>,
    /// Whether the welcome page was completed or dismissed.
    pub welcomed: bool,
    /// The paper to print on.
    #[ts(type = "'a4' | 'letter' | null")]
    pub paper: Option<Paper>,
    /// The player's name, printed on sheets.
    pub player: Option<String>,
    /// The currency in which prices are entered, as a code.
    pub currency: Option<String>,
    /// The address of the pages that links to squads open.
    pub share_address: Option<String>,
    /// The state of each page (sorting, columns …), by the page's name.
    #[ts(type = "Record<string, unknown>")]
    pub pages: std::collections::BTreeMap<String, Value>,
}

/// The window's colour theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// High contrast.
    Contrast,
}

/// A change of settings. Those not named stay as they are; `null` resets a setting to its default.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SettingsChange {
    /// The settings to change, by name.
    #[ts(type = "Record<string, unknown>")]
    pub change: serde_json::Map<String, Value>,
}

/// Prefix of the window's own settings in the database; the others are those of the terminal, too.
const PREFIX: &str = "window.";

/// Returns the state of the program and the data, and sets the session's language.
pub(crate) fn start(session: &mut Session, _: Nothing) -> Result<Started, Error> {
    let nothing_yet = !session.muster.dir().join(muster_db::FILE_NAME).exists();
    let read = settings(&mut session.muster);
    let first_run = nothing_yet && read.is_ok();
    let (settings, trouble) = match read {
        Ok(settings) => (settings, None),
        Err(error) => (Settings::default(), Some(error)),
    };
    let chosen = settings.language.as_deref().and_then(Language::from_tag);
    let system = || crate::base::words::system_language().and_then(|tag| Language::from_tag(&tag));
    let language = chosen.or_else(system).unwrap_or(Language::English);
    session.words = crate::base::words::Words::of(language);
    let games = session.muster.squad_games().map(|game| GameBrief {
        id: game.catalogue.game().id.to_string(),
        name: session.speaker(game).game_name(),
        figures: game.catalogue.figures().len(),
    });
    let languages = Language::ALL.map(|l| Named { id: l.tag().to_owned(), name: l.own_name().to_owned() });
    Ok(Started {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        data_dir: session.muster.dir().display().to_string(),
        language: language.tag().to_owned(),
        languages: languages.into(),
        games: games.collect(),
        broken_packs: session.muster.broken_packs().len(),
        trouble: trouble.map(|e| WireError::new(&session.muster.explain(e), &session.words)),
        notices: crate::backups::notices(session),
        settings,
        first_run,
    })
}

/// Changes settings; those not named stay as they are.
pub(crate) fn change_settings(session: &mut Session, request: SettingsChange) -> Result<Settings, Error> {
    let known = serde_json::to_value(Settings::default()).map_err(|e| Error::Internal(e.to_string()))?;
    session.muster.atomically(|muster| set_all(muster, &known, request.change))?;
    settings(&mut session.muster)
}

fn set_all(muster: &mut Muster, known: &Value, change: serde_json::Map<String, Value>) -> Result<(), Error> {
    let now = muster.now();
    for (name, value) in change {
        if known.get(&name).is_none() || setting(&name, &value).is_err() {
            return Err(Error::Internal(format!("there is no setting {name}, or it can't be {value}")));
        }
        let shared = name.replace('_', "-");
        let is_shared = SETTINGS.contains(&shared.as_str());
        if let Some(value) = value.as_str().filter(|_| is_shared) {
            muster.set_setting(&shared, value)?;
            continue;
        }
        let key = if is_shared { shared } else { format!("{PREFIX}{name}") };
        match value {
            Value::Null => muster.database()?.remove_setting(&key, now)?,
            value => muster.database()?.set_setting(&key, &value, now)?,
        }
    }
    Ok(())
}

/// Returns the theme that the user chose; `None` if none is set or the settings can't be read.
pub(crate) fn theme(muster: &mut Muster) -> Option<Theme> {
    settings(muster).ok()?.theme
}

/// Reads the user's settings. Values that are no longer valid are ignored.
fn settings(muster: &mut Muster) -> Result<Settings, Error> {
    let (database, trouble) = muster.database_if_any();
    if let Some(trouble) = trouble {
        return Err(trouble.into());
    }
    let Some(database) = database else { return Ok(Settings::default()) };
    let mut fields = serde_json::Map::new();
    let shared = |key: &str| SETTINGS.contains(&key).then(|| key.replace('-', "_"));
    let name = |key: &str| key.strip_prefix(PREFIX).map(str::to_owned).or_else(|| shared(key));
    for (key, value) in database.settings(|key| name(key).is_some())? {
        if let Some(name) = name(&key).filter(|name| setting(name, &value).is_ok()) {
            fields.insert(name, value.clone());
        }
    }
    serde_json::from_value(Value::Object(fields)).map_err(|e| Error::Internal(e.to_string()))
}

/// Parses a single setting, with all others at their defaults; fails if the value isn't valid.
fn setting(name: &str, value: &Value) -> serde_json::Result<Settings> {
    let one = serde_json::Map::from_iter([(name.to_owned(), value.clone())]);
    serde_json::from_value(Value::Object(one))
}
