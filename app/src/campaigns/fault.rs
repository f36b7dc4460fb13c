//! Errors in steps and taps as users wrote them.

use serde::de::DeserializeOwned;
use thiserror::Error;

use super::night::TAPS;
use crate::base::error::Fault;
use crate::base::words::Words;

/// Keys with whether they are required.
type Keys = &'static [(&'static str, bool)];

/// All steps that users can write, with their keys.
pub const STEPS: [(&str, Keys); 21] = [
    (
        "mission",
        &[
            ("name", true),
            ("winner", true),
            ("outcome", false),
            ("crates", false),
            ("met", false),
            ("tokens", false),
            ("gains", false),
            ("drawn", false),
            ("activates", false),
            ("reward_to", false),
            ("ally", false),
            ("anyway", false),
        ],
    ),
    ("shop", &[("items", false)]),
    ("buy", &[("item", true), ("hero", true)]),
    ("sell", &[("item", true)]),
    ("class-card", &[("card", true), ("hero", false), ("xp", false)]),
    ("draw", &[("cards", false)]),
    ("agenda", &[("card", true), ("keep", false), ("hero", false), ("cost", false)]),
    ("play", &[("card", true), ("back", false)]),
    ("discard", &[("card", true)]),
    ("assign", &[("card", true), ("weapon", false), ("hero", false)]),
    ("trade", &[("item", true), ("to", true)]),
    ("pack", &[("hero", true), ("items", true)]),
    ("ally", &[("side", true), ("name", false)]),
    ("correct", &[("who", true), ("what", true), ("amount", true), ("card", false), ("why", true)]),
    (
        "paper",
        &[("missions", false), ("upgrade", false), ("active", false), ("left", false), ("cards", false)],
    ),
    ("next", &[]),
    ("skip", &[("why", true)]),
    ("heroes", &[("leave", false), ("join", false), ("items_to", false), ("xp", false), ("why", true)]),
    ("mend", &[("entry", true), ("remove", false), ("before", false), ("why", false)]),
    ("undo", &[]),
    ("redo", &[]),
];

/// The keys of a journal's setup.
const SETUP: [&str; 11] = [
    "campaign",
    "boxes",
    "heroes",
    "imperial_class",
    "agenda_sets",
    "side_missions_green",
    "side_missions_grey",
    "threat_missions",
    "missions",
    "options",
    "seed",
];

/// What a user wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// A campaign's step.
    Step,
    /// A tap of a mission night.
    Tap,
    /// A campaign's setup.
    Setup,
}

/// Why something that a user wrote can't be parsed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{name}: {trouble:?}")]
pub struct StepFault {
    /// What was to be parsed.
    pub of: Written,
    /// The name of the step or tap.
    pub name: String,
    /// The journal's file and line; `None` if it was typed.
    pub place: Option<(String, usize)>,
    /// The error.
    pub trouble: StepTrouble,
}

/// What is wrong with a step, a tap or a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepTrouble {
    /// There is no such step or tap.
    Unknown,
    /// It has no such key.
    Key(String),
    /// It lacks a key.
    Lacking(String),
    /// A key occurs twice.
    Twice(String),
    /// A word that is neither a key nor a value.
    Bare(String),
    /// A value that can't be parsed.
    Value {
        /// The key.
        key: String,
        /// The value.
        said: String,
    },
    /// A name that may mean several things.
    Several(Box<Choices>),
    /// An amendment that changes nothing.
    Nothing,
}

/// What a name may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The key.
    pub key: String,
    /// The name.
    pub said: String,
    /// The things, each as it can be written instead.
    pub things: Vec<String>,
}

/// Tables whose keys users write without the table's name.
const UNSAID: [&str; 2] = ["books", "left"];

/// Returns the path of keys to the invalid value. Serde's errors don't name it, so this removes one key at a time
/// until the error disappears.
fn culprit(table: &toml::Table, tag: &str, faulty: &dyn Fn(&toml::Table) -> bool) -> Vec<String> {
    let without = |key: &String| {
        let mut rest = table.clone();
        rest.remove(key);
        rest
    };
    let found = table.keys().filter(|key| *key != tag).find(|key| !faulty(&without(key)));
    let Some(key) = found else { return Vec::new() };
    let within = match table.get(key) {
        Some(toml::Value::Table(within)) => culprit(within, "", &|inner: &toml::Table| {
            let mut whole = table.clone();
            whole.insert(key.clone(), inner.clone().into());
            faulty(&whole)
        }),
        _ => Vec::new(),
    };
    std::iter::once(key.clone()).chain(within).collect()
}

impl StepFault {
    /// Creates an error about a step that was typed.
    #[must_use]
    pub fn new(of: Written, name: &str, trouble: StepTrouble) -> Self {
        Self { of, name: name.to_owned(), place: None, trouble }
    }

    /// Creates an error about a table that couldn't be deserialised as `T`, from serde's message.
    pub(super) fn read<T: DeserializeOwned>(
        of: Written,
        table: &toml::Table,
        error: &toml::de::Error,
    ) -> Self {
        let tag = match of {
            Written::Step => "do",
            Written::Tap => "tap",
            Written::Setup => "",
        };
        let name = table.get(tag).and_then(toml::Value::as_str).unwrap_or_default().to_owned();
        let message = error.message();
        let quoted = message.split('`').nth(1).unwrap_or_default().to_owned();
        let trouble = if message.starts_with("unknown variant") && quoted == name {
            StepTrouble::Unknown
        } else if message.starts_with("unknown field") {
            StepTrouble::Key(quoted)
        } else if message.starts_with("missing field") && !quoted.is_empty() {
            if quoted == tag { StepTrouble::Unknown } else { StepTrouble::Lacking(quoted) }
        } else {
            let faulty = |rest: &toml::Table| {
                let read = T::deserialize(toml::Value::Table(rest.clone()));
                read.err().is_some_and(|other| other.message() == message)
            };
            let path = culprit(table, tag, &faulty);
            let value = path.iter().try_fold(None, |at: Option<&toml::Value>, key| match at {
                None => table.get(key).map(Some),
                Some(within) => within.get(key).map(Some),
            });
            let said = match value.flatten() {
                Some(toml::Value::String(text)) => text.clone(),
                Some(value) => value.to_string(),
                None => message.to_owned(),
            };
            let written = path.iter().map(String::as_str).filter(|key| !UNSAID.contains(key));
            StepTrouble::Value { key: written.collect::<Vec<_>>().join("."), said }
        };
        Self { of, name, place: None, trouble }
    }

    /// Adds the journal's file and line.
    #[must_use]
    pub(super) fn at(mut self, file: &str, line: usize) -> Self {
        self.place = Some((file.to_owned(), line));
        self
    }

    /// Returns one fault of each kind, for tests.
    #[must_use]
    pub fn samples() -> Vec<Self> {
        let x = || "x".to_owned();
        let troubles = [
            StepTrouble::Unknown,
            StepTrouble::Key(x()),
            StepTrouble::Lacking(x()),
            StepTrouble::Twice(x()),
            StepTrouble::Bare(x()),
            StepTrouble::Value { key: "crates".to_owned(), said: x() },
            StepTrouble::Several(Box::new(Choices { key: x(), said: x(), things: vec![x(), x()] })),
            StepTrouble::Nothing,
        ];
        let of = |of| troubles.iter().map(move |trouble| Self::new(of, "mission", trouble.clone()));
        of(Written::Step).chain(of(Written::Tap)).chain(of(Written::Setup)).collect()
    }

    /// Returns the valid alternatives: the steps, or the keys of this one.
    fn known(&self) -> Vec<String> {
        let words = |all: &[&str]| all.iter().map(|word| (*word).to_owned()).collect();
        let unknown = self.trouble == StepTrouble::Unknown;
        match self.of {
            Written::Step if unknown => words(&STEPS.map(|(step, _)| step)),
            Written::Step => {
                let keys =
                    STEPS.iter().find(|(step, _)| *step == self.name).map_or(&[][..], |(_, keys)| *keys);
                keys.iter().map(|(key, _)| format!("{key}=")).collect()
            }
            Written::Tap if unknown => words(&TAPS.map(|(tap, _)| tap)),
            Written::Tap => {
                words(TAPS.iter().find(|(tap, _)| *tap == self.name).map_or(&[][..], |(_, keys)| *keys))
            }
            Written::Setup => words(&SETUP),
        }
    }

    /// Returns the candidate message keys that explain the value.
    fn meanings(&self) -> Vec<String> {
        let StepTrouble::Value { key, .. } = &self.trouble else { return Vec::new() };
        let key = key.replace('_', "-");
        vec![format!("step-{}-{key}", self.name), format!("step-key-{key}")]
    }
}

impl Fault for StepFault {
    fn code(&self) -> &'static str {
        match self.trouble {
            StepTrouble::Unknown => "step-unknown",
            StepTrouble::Key(_) => "step-key-unknown",
            StepTrouble::Lacking(_) => "step-key-missing",
            StepTrouble::Twice(_) => "step-key-twice",
            StepTrouble::Bare(_) => "step-no-value",
            StepTrouble::Value { .. } => "step-value",
            StepTrouble::Several(_) => "step-several",
            StepTrouble::Nothing => "step-nothing",
        }
    }

    fn values(&self) -> Vec<(&'static str, String)> {
        let known = match &self.trouble {
            StepTrouble::Several(choices) => choices.things.clone(),
            _ => self.known(),
        };
        let of = match self.of {
            Written::Step => "step",
            Written::Tap => "tap",
            Written::Setup => "setup",
        };
        let (file, line) = self.place.clone().unwrap_or_default();
        let (key, said) = match &self.trouble {
            StepTrouble::Key(key) | StepTrouble::Lacking(key) | StepTrouble::Twice(key) => {
                (key.clone(), String::new())
            }
            StepTrouble::Bare(said) => (String::new(), said.clone()),
            StepTrouble::Value { key, said } => (key.clone(), said.clone()),
            StepTrouble::Several(choices) => (choices.key.clone(), choices.said.clone()),
            StepTrouble::Unknown | StepTrouble::Nothing => (String::new(), String::new()),
        };
        vec![
            ("of", of.to_owned()),
            ("place", if self.place.is_some() { "file" } else { "typed" }.to_owned()),
            ("file", file),
            ("line", line.to_string()),
            ("step", self.name.clone()),
            ("key", key),
            ("said", said),
            // Fluent selectors can't test for an empty string.
            ("some", if known.is_empty() { "no" } else { "yes" }.to_owned()),
            ("known", known.join(", ")),
            ("explained", "no".to_owned()),
            ("meaning", String::new()),
        ]
    }

    fn values_in(&self, words: &Words) -> Vec<(&'static str, String)> {
        let mut values = self.values();
        if let Some(meaning) = self.meanings().iter().find_map(|key| words.try_get(key, &[])) {
            for (name, value) in &mut values {
                match *name {
                    "explained" => "yes".clone_into(value),
                    "meaning" => value.clone_from(&meaning),
                    _ => {}
                }
            }
        }
        values
    }
}
