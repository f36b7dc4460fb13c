//! A campaign as ImperialCommander 2 saves it.

use serde::{Deserialize, Deserializer};
use serde_json::Value;
use thiserror::Error;

use crate::base::error::{Error, Fault};

/// The id under which packs tell what the program calls things.
pub(super) const PROGRAM: &str = "imperial-commander-2";

/// The format that is known.
const FORMAT: i64 = 2;

/// A save of ImperialCommander 2. Fields that it lacks are empty, as older versions write fewer.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ForeignSave {
    /// The file.
    #[serde(skip)]
    pub file: String,
    #[serde(default)]
    format_version: Value,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) campaign_name: String,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) campaign_expansion_code: String,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) campaign_imported_name: String,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) campaign_journal: String,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) credits: i64,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) fame: i64,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) awards: i64,
    pub(super) campaign_heroes: Vec<SavedHero>,
    pub(super) campaign_structure: Vec<SavedStage>,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) campaign_allies: Vec<SavedCard>,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) campaign_villains: Vec<SavedCard>,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) campaign_items: Vec<String>,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) campaign_rewards: Vec<String>,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) campaign_ignored: Vec<String>,
}

/// A hero of a save.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct SavedHero {
    #[serde(default, rename = "heroID", deserialize_with = "or_empty")]
    pub(super) id: String,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) campaign_items: Vec<SavedCard>,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) campaign_skills: Vec<SavedCard>,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) xp_amount: i64,
}

/// A row of a save's list of missions.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct SavedStage {
    #[serde(default, rename = "missionID", deserialize_with = "or_empty")]
    pub(super) mission: String,
    #[serde(default, rename = "customMissionID", deserialize_with = "or_empty")]
    pub(super) custom: String,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) threat_level: i64,
    /// Whether its items were bought, which the program has players tick.
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) is_item_checked: bool,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) is_forced: bool,
    /// Whether players choose its mission; the others stand there from the beginning.
    #[serde(default = "yes")]
    pub(super) can_modify: bool,
}

/// A card of a save.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct SavedCard {
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) id: String,
    #[serde(default, deserialize_with = "or_empty")]
    pub(super) name: String,
}

/// Why a save can't be taken over as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveFault {
    /// It says nothing of the class that a side plays, which is told with the request.
    Class,
    /// Its campaign, or all of its heroes, are of its user's own making.
    Custom,
    /// It isn't whole.
    Broken,
}

/// A save that isn't taken over as it is, with what is in it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file} is a save of ImperialCommander 2: {name}")]
pub(super) struct SaveRefused {
    pub(super) fault: SaveFault,
    file: String,
    name: String,
    credits: i64,
    missions: Vec<String>,
    heroes: Vec<String>,
    allies: Vec<String>,
    /// Where it breaks off, and why.
    line: usize,
    column: usize,
}

/// Returns whether a text names what only a save has; one that breaks off lacks the last of it.
fn named_as_one(text: &str) -> bool {
    let fields = ["formatVersion", "campaignExpansionCode", "campaignHeroes"];
    let named = |field: &&str| text.contains(&format!("\"{field}\""));
    text.trim_start().starts_with('{') && fields.iter().all(named)
}

fn yes() -> bool {
    true
}

/// Reads a value that the program writes as null where there is none.
fn or_empty<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(from: D) -> Result<T, D::Error> {
    Option::<T>::deserialize(from).map(Option::unwrap_or_default)
}

impl SavedCard {
    /// Returns what the save calls it.
    pub(super) fn called(&self) -> &str {
        if self.name.is_empty() { &self.id } else { &self.name }
    }
}

impl ForeignSave {
    /// Recognises a save by its contents: no other file has a hero list and a structure under these names. `None` if it
    /// is none.
    pub(in crate::campaigns) fn found(file: &str, text: &str) -> Option<Result<Self, Error>> {
        let text = text.trim_start_matches('\u{feff}');
        if !named_as_one(text) {
            return None;
        }
        let read = serde_json::from_str::<Self>(text);
        Some(read.map(|save| Self { file: file.to_owned(), ..save }).map_err(|error| {
            let broken = Self { file: file.to_owned(), ..Self::default() }.refused(SaveFault::Broken);
            SaveRefused { line: error.line(), column: error.column(), ..broken }.into()
        }))
    }

    /// Returns whether a file is a save, whole or not.
    pub(crate) fn is_one(bytes: &[u8]) -> bool {
        std::str::from_utf8(bytes).is_ok_and(|text| named_as_one(text.trim_start_matches('\u{feff}')))
    }

    /// The campaign's name, or what it is a campaign of.
    pub(super) fn name(&self) -> String {
        let names = [&self.campaign_name, &self.campaign_imported_name, &self.campaign_expansion_code];
        names.into_iter().find(|name| !name.trim().is_empty()).cloned().unwrap_or_default()
    }

    /// Whether a newer program wrote it than the one that is known.
    pub(super) fn newer(&self) -> bool {
        let number = self.format_version.as_i64();
        let number = number.or_else(|| self.format_version.as_str().and_then(|text| text.parse().ok()));
        number.is_some_and(|number| number > FORMAT)
    }

    /// Refuses the save, with what is in it.
    pub(super) fn refused(&self, fault: SaveFault) -> SaveRefused {
        let names = |cards: &[SavedCard]| -> Vec<_> { cards.iter().map(|c| c.called().to_owned()).collect() };
        let heroes = self.campaign_heroes.iter().map(|hero| {
            let cards = [names(&hero.campaign_items), names(&hero.campaign_skills)].concat();
            let cards = if cards.is_empty() { String::new() } else { format!(": {}", cards.join(", ")) };
            format!("{} ({} XP){cards}", hero.id, hero.xp_amount)
        });
        let missions = self.campaign_structure.iter().map(|stage| stage.mission.clone());
        SaveRefused {
            fault,
            file: self.file.clone(),
            name: self.name(),
            credits: self.credits,
            missions: missions.filter(|mission| !mission.is_empty()).collect(),
            heroes: heroes.collect(),
            allies: [names(&self.campaign_allies), names(&self.campaign_villains)].concat(),
            line: 1,
            column: 1,
        }
    }

    /// Returns the error that its class isn't told.
    pub(in crate::campaigns) fn lacks_class(&self) -> Error {
        self.refused(SaveFault::Class).into()
    }

    /// Returns an error of each kind, for tests.
    #[must_use]
    pub fn samples() -> Vec<Error> {
        let some = || vec!["x".to_owned()];
        let faults = [SaveFault::Class, SaveFault::Custom, SaveFault::Broken];
        let empty = faults.map(|fault| Self { file: "x".to_owned(), ..Self::default() }.refused(fault));
        let full = faults.map(|fault| SaveRefused {
            missions: some(),
            heroes: some(),
            allies: some(),
            credits: 450,
            ..Self { campaign_name: "x".to_owned(), ..Self::default() }.refused(fault)
        });
        empty.into_iter().chain(full).map(Into::into).collect()
    }
}

impl Fault for SaveRefused {
    fn code(&self) -> &'static str {
        match self.fault {
            SaveFault::Class => "campaign-foreign-save",
            SaveFault::Custom => "campaign-foreign-custom",
            SaveFault::Broken => "campaign-foreign-broken",
        }
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let some = |all: &[String]| if all.is_empty() { "no" } else { "yes" }.to_owned();
        vec![
            ("file", self.file.clone()),
            ("name", self.name.clone()),
            ("credits", self.credits.to_string()),
            ("some-missions", some(&self.missions)),
            ("missions", self.missions.join(", ")),
            ("some-heroes", some(&self.heroes)),
            ("heroes", self.heroes.join("; ")),
            ("some-allies", some(&self.allies)),
            ("allies", self.allies.join("; ")),
            ("line", self.line.to_string()),
            ("column", self.column.to_string()),
        ]
    }
}
