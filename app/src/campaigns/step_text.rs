//! Steps as users write them: as tables in journals, as `key=value` pairs in a terminal.

use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::step::Step;
use serde::Deserialize;

use super::fault::{STEPS, StepFault, StepTrouble, Written};
use super::journal::again;
use super::names::{FREE, Names};
use super::{Amend, Change, Mend, Telling};
use crate::base::error::Error;
use crate::base::session::Session;

impl Change {
    /// Parses a step from its keys and values.
    ///
    /// # Errors
    /// There is no such step, or its keys or values are wrong.
    pub fn from_table(table: toml::Table) -> Result<Self, StepFault> {
        // Serde would ignore extra keys of a step that has none.
        let name = table.get("do").and_then(toml::Value::as_str).unwrap_or_default();
        if STEPS.iter().any(|(step, keys)| *step == name && keys.is_empty())
            && let Some(key) = table.keys().find(|key| *key != "do")
        {
            return Err(StepFault::new(Written::Step, name, StepTrouble::Key(key.clone())));
        }
        match table.get("do").and_then(toml::Value::as_str) {
            Some("undo") => Ok(Self::Undo),
            Some("redo") => Ok(Self::Redo),
            Some("mend") => {
                let read = MendTable::deserialize(toml::Value::Table(table.clone()));
                let read = read.map_err(|e| StepFault::read::<MendTable>(Written::Step, &table, &e))?;
                Ok(Self::Mend(Box::new(read.mend()?)))
            }
            _ => Ok(Self::Book(step_of(table)?)),
        }
    }

    /// Returns the change with names resolved to ids.
    pub(super) fn named(&self, names: &Names<'_>) -> Result<Self, StepFault> {
        let step = |step: &Step| Ok::<_, StepFault>(Box::new(again(step, Written::Step, names)?));
        Ok(match self {
            Self::Book(booked) => Self::Book(step(booked)?),
            Self::Undo => Self::Undo,
            Self::Redo => Self::Redo,
            Self::Mend(mend) => Self::Mend(Box::new(Mend {
                amend: match &mend.amend {
                    Amend::Replace(other) => Amend::Replace(step(other)?),
                    Amend::Before(other) => Amend::Before(step(other)?),
                    Amend::Remove => Amend::Remove,
                    // Resolved later, when the amended step is known: see [`of_entry`].
                    Amend::Values(values) => Amend::Values(values.clone()),
                },
                ..mend.as_ref().clone()
            })),
        })
    }

    /// Parses a step from its name and `key=value` pairs as typed in a terminal: see [`values_of`].
    ///
    /// # Errors
    /// There is no such step, or its keys or values are wrong.
    pub fn from_words(
        session: &mut Session,
        campaign: &str,
        name: &str,
        values: &[String],
    ) -> Result<Self, Error> {
        let book = session.muster.campaign(campaign)?;
        Self::of_words(Telling::of(session, &book.game), &book.log, name, values)
    }

    /// Parses a step of a log, as [`from_words`](Self::from_words) does.
    pub(super) fn of_words(
        telling: Telling<'_>,
        log: &OpenLog,
        name: &str,
        values: &[String],
    ) -> Result<Self, Error> {
        let names = Names::of(telling, Some(log.state()));
        let mut table = pairs(&names, name, values)?;
        table.insert("do".to_owned(), name.into());
        let mut table = written(table);
        names.resolve(name, &mut table)?;
        Ok(Self::from_table(table)?)
    }
}

/// Parses a step to be recorded.
fn step_of(said: toml::Table) -> Result<Box<Step>, StepFault> {
    let mut table = toml::Table::new();
    merge(&mut table, &written(said));
    let read = Step::deserialize(toml::Value::Table(table.clone()));
    read.map(Box::new).map_err(|error| StepFault::read::<Step>(Written::Step, &table, &error))
}

/// Parses the changes to an earlier step as typed in a terminal: keys and values of that step, with `?` for a value
/// that becomes unknown.
///
/// # Errors
/// As for [`values_of`]; or there are no changes.
pub fn otherwise(
    session: &mut Session,
    campaign: &str,
    entry: usize,
    values: &[String],
) -> Result<toml::Table, Error> {
    if values.is_empty() {
        return Err(StepFault::new(Written::Step, MEND, StepTrouble::Nothing).into());
    }
    let book = session.muster.campaign(campaign)?;
    let names = Names::of(Telling::of(session, &book.game), Some(book.log.state()));
    Ok(of_entry(written(pairs(&names, MEND, values)?), &book.log, entry, &names)?)
}

/// Resolves the names in changes to an earlier step. An outcome is looked up among those of the step's mission, which
/// the changes don't repeat.
///
/// # Errors
/// A name may mean several things.
pub(super) fn of_entry(
    mut values: toml::Table,
    log: &OpenLog,
    entry: usize,
    names: &Names<'_>,
) -> Result<toml::Table, StepFault> {
    let step = log.holding_now(entry).and_then(|at| Some(log.step(at)?.0));
    let mission = step.and_then(|step| match step {
        Step::Mission(result) => Some(result.name.to_string()),
        _ => None,
    });
    let unsaid = mission.filter(|_| !values.contains_key("name"));
    if let Some(mission) = &unsaid {
        values.insert("name".to_owned(), mission.as_str().into());
    }
    let name = step.map(name_of).unwrap_or_default();
    names.resolve(&name, &mut values)?;
    if unsaid.is_some() {
        values.remove("name");
    }
    Ok(values)
}

/// Returns the name by which users write a step.
fn name_of(step: &Step) -> String {
    let written = toml::Value::try_from(step).ok();
    let name = written.as_ref().and_then(|step| step.get("do")).and_then(toml::Value::as_str);
    name.unwrap_or_default().to_owned()
}

/// The name of the step that amends the history.
const MEND: &str = "mend";

/// Parses `key=value` pairs as typed in a terminal, for a step of this name. A value with commas is a list,
/// `gains.lore=2` is a value in the table `gains`; names stand for ids.
///
/// # Errors
/// A pair has no `=`, a key occurs twice or is both table and value; or there is no such campaign, or several.
pub fn values_of(
    session: &mut Session,
    campaign: &str,
    name: &str,
    values: &[String],
) -> Result<toml::Table, Error> {
    let book = session.muster.campaign(campaign)?;
    let names = Names::of(Telling::of(session, &book.game), Some(book.log.state()));
    let mut table = pairs(&names, name, values)?;
    names.resolve(name, &mut table)?;
    Ok(table)
}

/// Parses `key=value` pairs with the names of a campaign, which stay names: only in the whole step is it clear what
/// they mean.
fn pairs(names: &Names<'_>, name: &str, values: &[String]) -> Result<toml::Table, Error> {
    let typed = |key: &str, text: &str| if FREE.contains(&key) { text.into() } else { typed(names, text) };
    let fault = |trouble| StepFault::new(Written::Step, name, trouble);
    let mut table = toml::Table::new();
    for value in values {
        let (said, text) = value.split_once('=').ok_or_else(|| fault(StepTrouble::Bare(value.clone())))?;
        let (within, key) = match said.split_once('.') {
            None => (&mut table, said.replace('-', "_")),
            // In a paper log, the table may be named after a side or a hero.
            Some((outer, inner)) => {
                let outer = names.keeps_books(outer).unwrap_or_else(|| outer.replace('-', "_"));
                let within = table.entry(outer).or_insert_with(|| toml::Table::new().into()).as_table_mut();
                (within.ok_or_else(|| fault(StepTrouble::Twice(said.to_owned())))?, inner.to_owned())
            }
        };
        let value = typed(&key, text);
        if within.insert(key, value).is_some() {
            return Err(fault(StepTrouble::Twice(said.to_owned())).into());
        }
    }
    Ok(table)
}

/// Keys of steps that contain lists; a single value is a list of one.
const LISTS: [&str; 13] = [
    "active",
    "activates",
    "cards",
    "drawn",
    "drawn_threat",
    "heroes",
    "items",
    "join",
    "leave",
    "met",
    "missions",
    "side_missions",
    "agenda_sets",
];

/// Wraps single values in lists where a list is expected.
fn lists(mut table: toml::Table) -> toml::Table {
    for key in LISTS {
        if let Some(value @ toml::Value::String(_)) = table.get_mut(key) {
            *value = if value.as_str() == Some(UNKNOWN) { value.clone() } else { vec![value.clone()].into() };
        }
    }
    table
}

/// Marks an unknown value.
pub(super) const UNKNOWN: &str = "?";

/// Tables of steps that aren't books of a paper log.
const OTHER_TABLES: [&str; 6] = ["before", "books", "draws", "gains", "missions", "options"];

/// Normalises a step as users write it: single values where lists are expected, and the books of a paper log.
fn written(table: toml::Table) -> toml::Table {
    let mut table = lists(table);
    if let Some(toml::Value::Array(missions)) = table.get_mut("missions") {
        missions.iter_mut().for_each(mission_of);
    }
    let book =
        |(key, value): &(&String, &toml::Value)| value.is_table() && !OTHER_TABLES.contains(&key.as_str());
    let keys: Vec<_> = table.iter().filter(book).map(|(key, _)| key.clone()).collect();
    for key in keys {
        let Some(toml::Value::Table(book)) = table.remove(&key) else { continue };
        let books = table.entry("books").or_insert_with(|| toml::Table::new().into());
        if let Some(books) = books.as_table_mut() {
            books.insert(key, book_of(book).into());
        }
    }
    table
}

/// Parses a mission of a paper log, `Aftermath: Rebels`; either part may be missing or a question mark.
fn mission_of(value: &mut toml::Value) {
    let toml::Value::String(text) = value else { return };
    let (name, winner) = text.rsplit_once(':').unwrap_or((text, ""));
    let mut mission = toml::Table::new();
    for (key, said) in [("name", name.trim()), ("winner", winner.trim())] {
        if !said.is_empty() && said != UNKNOWN {
            mission.insert(key.to_owned(), said.into());
        }
    }
    *value = mission.into();
}

/// Normalises the book of a side or a hero in a paper log: what is left of each currency, and cards.
fn book_of(written: toml::Table) -> toml::Table {
    let mut written = lists(written);
    let mut book = toml::Table::new();
    for (key, value) in [("cards", written.remove("cards")), ("left", written.remove("left"))] {
        value.into_iter().for_each(|value| drop(book.insert(key.to_owned(), value)));
    }
    if !written.is_empty() {
        book.insert("left".to_owned(), written.into());
    }
    book
}

/// Merges values into a table, recursively; a question mark removes its key.
pub(super) fn merge(table: &mut toml::Table, values: &toml::Table) {
    for (key, value) in values {
        match (table.get_mut(key), value) {
            (_, toml::Value::String(text)) if text == UNKNOWN => drop(table.remove(key)),
            (Some(toml::Value::Table(within)), toml::Value::Table(values)) => merge(within, values),
            (_, toml::Value::Table(values)) => {
                let mut within = toml::Table::new();
                merge(&mut within, values);
                table.insert(key.clone(), within.into());
            }
            _ => drop(table.insert(key.clone(), value.clone())),
        }
    }
}

/// An amendment as journals write it: the entry, and either the changed keys and values, or `remove = true`, or
/// `before = { do = … }`.
#[derive(Deserialize)]
struct MendTable {
    #[serde(rename = "do")]
    _do: String,
    entry: usize,
    #[serde(default)]
    remove: bool,
    #[serde(default)]
    before: Option<toml::Table>,
    #[serde(default)]
    why: String,
    #[serde(default = "kept")]
    keep_missions: bool,
    #[serde(flatten)]
    values: toml::Table,
}

/// By default, missions already played are kept.
fn kept() -> bool {
    true
}

impl MendTable {
    fn mend(self) -> Result<Mend, StepFault> {
        let amend = match (self.remove, self.before) {
            (true, _) => Amend::Remove,
            (false, Some(step)) => Amend::Before(step_of(step)?),
            (false, None) if self.values.is_empty() => {
                return Err(StepFault::new(Written::Step, MEND, StepTrouble::Nothing));
            }
            (false, None) => Amend::Values(written(self.values)),
        };
        Ok(Mend { entry: self.entry, amend, keep_missions: self.keep_missions, why: self.why })
    }
}

/// Formats a key and its value as an argument for a terminal.
#[must_use]
pub fn argument(key: &str, value: &str) -> String {
    format!("{key}={}", quoted(value))
}

/// Quotes a text for a terminal if it needs quotes.
#[must_use]
pub fn quoted(text: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_.:+".contains(letter);
    if !text.is_empty() && text.chars().all(plain) {
        text.to_owned()
    } else if text.contains(['"', '\\', '$', '`', '!']) {
        format!("'{}'", text.replace('\'', "'\\''"))
    } else {
        format!("\"{text}\"")
    }
}

/// Parses a typed value: a list, a number, a boolean, or else text.
fn typed(names: &Names<'_>, text: &str) -> toml::Value {
    // A name may have commas or be a number.
    if names.knows(text) {
        return text.into();
    }
    if text.contains(',') {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        return toml::Value::Array(parts.map(Into::into).collect());
    }
    match (text.parse::<i64>(), text.parse::<bool>()) {
        (Ok(number), _) => number.into(),
        (_, Ok(flag)) => flag.into(),
        _ => text.into(),
    }
}
