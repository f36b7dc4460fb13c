//! Starting: what there is, how it was left, and what the user set.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::commands::Nothing;
use crate::error::Error;
use crate::games::Named;
use crate::muster::Muster;
use crate::print::Paper;
use crate::session::Session;
use crate::wire::WireError;
use crate::words::Language;

/// What the pages need before the first of them is drawn.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Started {
    /// The program's version.
    pub version: String,
    /// Where the user's data lies.
    pub data_dir: String,
    /// The language to speak.
    pub language: String,
    /// All languages, each by its own name.
    pub languages: Vec<Named>,
    /// What the user set.
    pub settings: Settings,
    /// The games there are.
    pub games: Vec<GameBrief>,
    /// How many packs could not be loaded.
    pub broken_packs: usize,
    /// Whether nothing was ever kept in the data folder.
    pub first_run: bool,
    /// Why the user's data can't be read; the catalogue can be looked at all the same.
    pub trouble: Option<WireError>,
    /// What went wrong that keeps nobody from going on, in words.
    pub notices: Vec<String>,
}

/// A game, before it is opened.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameBrief {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How many figures it has.
    pub figures: usize,
}

/// What the user set. Every value has a meaning where nothing was set.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Settings {
    /// The language; the system's where none is set.
    pub language: Option<String>,
    /// Light or dark; the system's where none is set.
    pub theme: Option<Theme>,
    /// The size of text in percent, 100 where none is set.
    pub text_size: Option<u32>,
    /// Games played; all where none is chosen.
    pub games: Vec<String>,
    /// The game looked at last.
    pub game: Option<String>,
    /// Whether the first run's page was answered or put aside.
    pub welcomed: bool,
    /// The paper to print on.
    #[ts(type = "'a4' | 'letter' | null")]
    pub paper: Option<Paper>,
    /// The player's name, for sheets.
    pub player: Option<String>,
    /// The currency in which prices are entered, by its code.
    pub currency: Option<String>,
    /// How each page was left (sorting, columns …), by the page's name.
    #[ts(type = "Record<string, unknown>")]
    pub pages: std::collections::BTreeMap<String, Value>,
}

/// The window's colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// With as much contrast as can be.
    Contrast,
}

/// A change of settings: what stands in it is set, `null` takes a setting back.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SettingsChange {
    /// The settings to change, by name.
    #[ts(type = "Record<string, unknown>")]
    pub change: serde_json::Map<String, Value>,
}

/// Settings of the window, each under a key of its own.
const PREFIX: &str = "window.";

/// What there is.
pub(crate) fn start(session: &mut Session, _: Nothing) -> Result<Started, Error> {
    let nothing_yet = !session.muster.dir().join(muster_db::FILE_NAME).exists();
    let read = settings(&mut session.muster);
    let first_run = nothing_yet && read.is_ok();
    let (settings, trouble) = match read {
        Ok(settings) => (settings, None),
        Err(error) => (Settings::default(), Some(error)),
    };
    let chosen = settings.language.as_deref().and_then(Language::from_tag);
    let system = || crate::system_language().and_then(|tag| Language::from_tag(&tag));
    let language = chosen.or_else(system).unwrap_or(Language::English);
    session.words = crate::words::Words::of(language);
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

/// Changes settings; what isn't named stays.
///
/// # Errors
/// There is no such setting, or those of the database.
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
        if name == "language"
            && let Some(tag) = value.as_str()
        {
            muster.set_setting("language", tag)?;
            continue;
        }
        let key = if name == "language" { name } else { format!("{PREFIX}{name}") };
        match value {
            Value::Null => muster.database()?.remove_setting(&key, now)?,
            value => muster.database()?.set_setting(&key, &value, now)?,
        }
    }
    Ok(())
}

/// The theme that the user chose, for a window to open in: the system's where none was, or none can be read.
pub(crate) fn theme(muster: &mut Muster) -> Option<Theme> {
    settings(muster).ok()?.theme
}

/// What the user set. A value that no longer makes sense is as good as none.
fn settings(muster: &mut Muster) -> Result<Settings, Error> {
    let (database, trouble) = muster.database_if_any();
    if let Some(trouble) = trouble {
        return Err(trouble.into());
    }
    let Some(database) = database else { return Ok(Settings::default()) };
    let mut fields = serde_json::Map::new();
    for (key, value) in database.settings()? {
        let name = key.strip_prefix(PREFIX).or((key == "language").then_some("language"));
        if let Some(name) = name.filter(|name| setting(name, &value).is_ok()) {
            fields.insert(name.to_owned(), value.clone());
        }
    }
    serde_json::from_value(Value::Object(fields)).map_err(|e| Error::Internal(e.to_string()))
}

/// Settings of which one has a value, where it may have it.
fn setting(name: &str, value: &Value) -> serde_json::Result<Settings> {
    let one = serde_json::Map::from_iter([(name.to_owned(), value.clone())]);
    serde_json::from_value(Value::Object(one))
}
