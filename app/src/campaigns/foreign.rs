//! Campaigns that another program saved: recognised by their contents, and told with what is in them.

use serde::Deserialize;
use thiserror::Error;

use crate::base::error::Fault;

/// A save of ImperialCommander 2, which Muster can't take over: it names neither who won nor what the other side has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Error)]
#[error("{file} is a save of ImperialCommander 2: {name}")]
pub struct ForeignSave {
    /// The file.
    pub file: String,
    /// The campaign's name.
    pub name: String,
    /// The credits.
    pub credits: i64,
    /// The missions by their ids in that program, in order.
    pub missions: Vec<String>,
    /// The heroes by their ids in that program, each with the XP left and the cards.
    pub heroes: Vec<String>,
    /// Allies and villains.
    pub allies: Vec<String>,
}

/// The parts of a save that are told. No other JSON has a hero list and a structure under these names.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Save {
    campaign_name: String,
    campaign_expansion_code: String,
    #[serde(default)]
    credits: i64,
    campaign_heroes: Vec<Hero>,
    campaign_structure: Vec<Stage>,
    #[serde(default)]
    campaign_allies: Vec<Card>,
    #[serde(default)]
    campaign_villains: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Hero {
    #[serde(rename = "heroID")]
    id: String,
    #[serde(default)]
    campaign_items: Vec<Card>,
    #[serde(default)]
    campaign_skills: Vec<Card>,
    #[serde(default)]
    xp_amount: i64,
}

#[derive(Deserialize)]
struct Stage {
    #[serde(default, rename = "missionID")]
    mission: String,
}

#[derive(Deserialize)]
struct Card {
    #[serde(default)]
    name: String,
}

impl ForeignSave {
    /// Recognises a save by its contents.
    pub(super) fn found(file: &str, text: &str) -> Option<Self> {
        let save: Save = serde_json::from_str(text).ok()?;
        let names = |cards: &[Card]| cards.iter().map(|card| card.name.clone()).collect::<Vec<_>>();
        let heroes = save.campaign_heroes.iter().map(|hero| {
            let cards = [names(&hero.campaign_items), names(&hero.campaign_skills)].concat();
            let cards = if cards.is_empty() { String::new() } else { format!(": {}", cards.join(", ")) };
            format!("{} ({} XP){cards}", hero.id, hero.xp_amount)
        });
        let code = save.campaign_expansion_code;
        let name = if save.campaign_name.is_empty() { code } else { save.campaign_name };
        let missions = save.campaign_structure.into_iter().map(|stage| stage.mission);
        Some(Self {
            file: file.to_owned(),
            name,
            credits: save.credits,
            missions: missions.filter(|mission| !mission.is_empty()).collect(),
            heroes: heroes.collect(),
            allies: [names(&save.campaign_allies), names(&save.campaign_villains)].concat(),
        })
    }

    /// Returns an error of each kind, for tests.
    #[must_use]
    pub fn samples() -> Vec<Self> {
        let full = Self {
            file: "x".to_owned(),
            name: "x".to_owned(),
            credits: 450,
            missions: vec!["x".to_owned()],
            heroes: vec!["x".to_owned()],
            allies: vec!["x".to_owned()],
        };
        vec![Self { file: "x".to_owned(), ..Self::default() }, full]
    }
}

impl Fault for ForeignSave {
    fn code(&self) -> &'static str {
        "campaign-foreign-save"
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
        ]
    }
}
