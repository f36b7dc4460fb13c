//! Journals: a campaign as a text file, setup and steps, played from beginning to end.

use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::log::Log;
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::step::{Setup, Step};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::mend::Trouble;
use super::names::{FREE, Names};
use super::setup::begun;
use super::{Amend, Books, CampaignMade, Change, Mend, RefusedStep, Telling};
use crate::error::Error;
use crate::seed::seed;
use crate::session::Session;

/// The largest journal that is read, in bytes: ten thousand steps.
const LARGEST: usize = 1 << 20;

/// A journal.
#[derive(Clone, Debug, PartialEq)]
pub struct Journal {
    /// How the campaign begins.
    pub setup: Setup,
    /// Whether it says where chance begins; else every campaign that is begun from it draws its own.
    pub seeded: bool,
    /// What was played, each step with its line in the file.
    pub steps: Vec<(u64, Change)>,
}

/// What playing a journal came to.
#[derive(Clone, Debug, Default)]
pub struct Run {
    /// The log.
    pub log: Log,
    /// Steps that were refused, counted from 1 (0 is the setup), with the reasons.
    pub refused: Vec<(usize, Vec<Refusal>)>,
}

/// Asks what a journal comes to.
#[derive(Clone, Debug)]
pub struct JournalRequest {
    /// The game; the first that has campaigns where it isn't told.
    pub game: Option<String>,
    /// Whether a refused step doesn't end the run.
    pub keep_going: bool,
}

/// What came of beginning a campaign from a journal.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum BeganFrom {
    /// It was kept.
    Kept(CampaignMade),
    /// A step was refused: nothing was kept, since half a campaign is of no use.
    NotKept(NotKept),
}

/// A campaign that was not kept.
#[derive(Clone, Debug, Serialize)]
pub struct NotKept {
    /// What it would have been called.
    pub name: String,
    /// Always false.
    pub kept: bool,
    /// The step that was refused, with every reason.
    pub refused: Vec<RefusedStep>,
}

/// Plays a journal without keeping it.
///
/// # Errors
/// There is no such game.
pub fn run(session: &Session, journal: &Journal, request: &JournalRequest) -> Result<Books, Error> {
    let game = session.muster.campaign_game(request.game.as_deref())?;
    let journal = journal.named(Telling::of(session, &game))?;
    let run = journal.run(&game.campaigns, request.keep_going);
    Ok(Books::of_run(&run, Telling::of(session, &game)))
}

/// Plays a journal, and keeps what came of it where nothing was refused.
///
/// # Errors
/// There is no such game, or those of the database.
pub fn begin_from(
    session: &mut Session,
    journal: &Journal,
    name: &str,
    game: Option<&str>,
) -> Result<BeganFrom, Error> {
    let game = session.muster.campaign_game(game)?;
    let mut journal = journal.named(Telling::of(session, &game))?;
    if !journal.seeded {
        journal.setup.seed = seed();
    }
    let run = journal.run(&game.campaigns, false);
    let name = name.to_owned();
    if !run.refused.is_empty() {
        let refused = Books::of_run(&run, Telling::of(session, &game)).refused;
        return Ok(BeganFrom::NotKept(NotKept { name, kept: false, refused }));
    }
    let id = session.muster.keep_campaign(&game, &name, &run.log)?;
    Ok(BeganFrom::Kept(CampaignMade { id, name }))
}

impl Journal {
    /// Reads a journal. `file` is what it is called in errors.
    ///
    /// # Errors
    /// It isn't TOML, or holds something that no journal has: the line and column are told. It is larger
    /// than any journal.
    pub fn read(file: &str, text: &str) -> Result<Self, Error> {
        if text.len() > LARGEST {
            let (size, limit) = (text.len() as u64, LARGEST as u64);
            return Err(Error::FileTooLarge { file: file.to_owned(), size, limit });
        }
        let invalid = |offset: usize, reason: String| {
            let before = text.get(..offset).unwrap_or(text);
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().map_or(0, |l| l.chars().count()) + 1;
            Error::JournalInvalid { file: file.to_owned(), line, column, reason }
        };
        let whole =
            |error: toml::de::Error| invalid(error.span().map_or(0, |s| s.start), error.message().to_owned());
        let mut table: toml::Table = toml::from_str(text).map_err(whole)?;
        let steps: Steps = toml::from_str(text).map_err(whole)?;
        table.remove("step");
        let seeded = table.contains_key("seed");
        let at = |key: &str| text.find(key).unwrap_or(0);
        let setup = Setup::deserialize(toml::Value::Table(table)).map_err(|error| {
            let named = error.message().split('`').nth(1).map_or(0, at);
            invalid(named, error.message().to_owned())
        })?;
        let mut read = Vec::new();
        let (mut line, mut counted) = (1, 0);
        for step in steps.steps {
            let start = step.span().start;
            // Steps come in the order of the file: what is counted once isn't counted again.
            line += text.get(counted..start).unwrap_or_default().matches('\n').count() as u64;
            counted = counted.max(start);
            let step = Change::from_table(step.into_inner());
            read.push((line, step.map_err(|error| invalid(start, error.message().to_owned()))?));
        }
        Ok(Self { setup, seeded, steps: read })
    }

    /// The journal with ids where it goes by names.
    ///
    /// # Errors
    /// A step has no place for what a name stands for.
    fn named(&self, telling: Telling<'_>) -> Result<Self, Error> {
        let mut journal = self.clone();
        journal.setup = again(&self.setup, &Names::of(telling, None)).map_err(|error| at(1, &error))?;
        // Of cards that share a name, those of the decks that are played with are meant.
        let begun = begun(telling.facts, journal.setup.clone()).ok().map(|log| log.state());
        let names = Names::of(telling, begun.as_ref());
        for (line, step) in &mut journal.steps {
            *step = step.named(&names).map_err(|error| at(*line, &error))?;
        }
        Ok(journal)
    }

    /// Plays it. A step that is refused ends the run, unless it is to go on.
    #[must_use]
    pub fn run(&self, facts: &Facts, keep_going: bool) -> Run {
        let (mut log, mut refused) = (OpenLog::default(), Vec::new());
        let begin = Change::Book(Box::new(Step::Begin(self.setup.clone())));
        let steps = [&begin].into_iter().chain(self.steps.iter().map(|(_, step)| step));
        for (number, step) in steps.enumerate() {
            let done = match step {
                Change::Book(step) => log.book(facts, step.as_ref().clone()),
                Change::Undo => log.undo(),
                Change::Redo => log.redo(facts),
                Change::Mend(mend) => match mend.of(log.log()) {
                    Ok(mending) => log.mend(facts, &mending).map(drop),
                    Err(Trouble::Refused(refusals)) => Err(refusals),
                    Err(Trouble::Shape(_)) => Err(vec![Refusal::NoCorrection]),
                },
            };
            if let Err(refusals) = done {
                refused.push((number, refusals));
                // Without a beginning nothing can follow.
                if !keep_going || number == 0 {
                    break;
                }
            }
        }
        Run { log: log.into_log(), refused }
    }
}

/// What was read, once more with ids where it goes by names.
fn again<T: Serialize + serde::de::DeserializeOwned>(
    read: &T,
    names: &Names<'_>,
) -> Result<T, toml::de::Error> {
    let mut table = match toml::Value::try_from(read) {
        Ok(toml::Value::Table(table)) => table,
        // Whatever was read can be written.
        _ => toml::Table::new(),
    };
    names.resolve(&mut table);
    T::deserialize(toml::Value::Table(table))
}

fn at(line: u64, error: &toml::de::Error) -> Error {
    let line = usize::try_from(line).unwrap_or(usize::MAX);
    Error::JournalInvalid { file: "journal".to_owned(), line, column: 1, reason: error.message().to_owned() }
}

/// The steps alone, with their places.
#[derive(Deserialize)]
struct Steps {
    #[serde(default, rename = "step")]
    steps: Vec<Spanned<toml::Table>>,
}

impl Change {
    /// Reads a step from its keys and values.
    ///
    /// # Errors
    /// There is no such step, or it has other keys.
    pub fn from_table(table: toml::Table) -> Result<Self, toml::de::Error> {
        match table.get("do").and_then(toml::Value::as_str) {
            Some("undo") => Ok(Self::Undo),
            Some("redo") => Ok(Self::Redo),
            Some("mend") => {
                Ok(Self::Mend(Box::new(MendTable::deserialize(toml::Value::Table(table))?.mend()?)))
            }
            _ => Ok(Self::Book(Box::new(Step::deserialize(toml::Value::Table(written(table)))?))),
        }
    }

    /// The same with ids where it goes by names.
    fn named(&self, names: &Names<'_>) -> Result<Self, toml::de::Error> {
        let step = |step: &Step| Ok::<_, toml::de::Error>(Box::new(again(step, names)?));
        Ok(match self {
            Self::Book(booked) => Self::Book(step(booked)?),
            Self::Undo => Self::Undo,
            Self::Redo => Self::Redo,
            Self::Mend(mend) => Self::Mend(Box::new(Mend {
                amend: match &mend.amend {
                    Amend::Replace(other) => Amend::Replace(step(other)?),
                    Amend::Before(other) => Amend::Before(step(other)?),
                    Amend::Remove => Amend::Remove,
                    Amend::Values(values) => {
                        let mut values = values.clone();
                        names.resolve(&mut values);
                        Amend::Values(values)
                    }
                },
                ..mend.as_ref().clone()
            })),
        })
    }

    /// Reads a step from its name and `key=value`s, as they are typed in a terminal: see [`values_of`].
    ///
    /// # Errors
    /// There is no such step, or it has other keys.
    pub fn from_words(
        session: &mut Session,
        campaign: &str,
        name: &str,
        values: &[String],
    ) -> Result<Self, Error> {
        let mut table = values_of(session, campaign, name, values)?;
        table.insert("do".to_owned(), name.into());
        let mut table = written(table);
        let book = session.muster.campaign(campaign)?;
        Names::of(Telling::of(session, &book.game), Some(&book.log.state())).resolve(&mut table);
        Self::from_table(table).map_err(|error| invalid(name, 1, error.message()))
    }
}

fn invalid(name: &str, column: usize, reason: &str) -> Error {
    Error::JournalInvalid { file: name.to_owned(), line: 1, column, reason: reason.to_owned() }
}

/// Reads `key=value`s as they are typed in a terminal, for a step of this name. A value with commas is a list,
/// `gains.lore=2` a value of the table `gains`; whatever has an id may go by its name.
///
/// # Errors
/// One has no `=`, or its table is a value; there is no such campaign, or several.
pub fn values_of(
    session: &mut Session,
    campaign: &str,
    name: &str,
    values: &[String],
) -> Result<toml::Table, Error> {
    let book = session.muster.campaign(campaign)?;
    let names = Names::of(Telling::of(session, &book.game), Some(&book.log.state()));
    let typed = |key: &str, text: &str| if FREE.contains(&key) { text.into() } else { typed(&names, text) };
    // On paper a table is that of a side or a hero, by name.
    let outer_of = |outer: &str| if name == PAPER { names.id(outer) } else { outer.replace('-', "_") };
    let mut table = toml::Table::new();
    for (at, value) in values.iter().enumerate() {
        let (key, text) = value.split_once('=').ok_or_else(|| invalid(name, at + 1, value))?;
        match key.split_once('.') {
            None => drop(table.insert(key.replace('-', "_"), typed(key, text))),
            Some((outer, inner)) => {
                let within = table.entry(outer_of(outer));
                let within = within.or_insert_with(|| toml::Table::new().into()).as_table_mut();
                let within = within.ok_or_else(|| invalid(name, at + 1, value))?;
                within.insert(inner.to_owned(), typed(inner, text));
            }
        }
    }
    Ok(table)
}

/// Keys of steps that hold lists: one value is a list of one.
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

/// A table in which one value stands for a list of one where a list is meant.
pub fn lists(mut table: toml::Table) -> toml::Table {
    for key in LISTS {
        if let Some(value @ toml::Value::String(_)) = table.get_mut(key) {
            *value = toml::Value::Array(vec![value.clone()]);
        }
    }
    table
}

/// The step that takes a paper log over.
const PAPER: &str = "paper";

/// A step as it is read: one value stands for a list of one, and a paper log is written as people do.
fn written(table: toml::Table) -> toml::Table {
    let mut table = lists(table);
    if table.get("do").and_then(toml::Value::as_str) != Some(PAPER) {
        return table;
    }
    if let Some(toml::Value::Array(missions)) = table.get_mut("missions") {
        missions.iter_mut().for_each(mission_of);
    }
    let own = |key: &str| !["do", "missions", "upgrade", "active", "books"].contains(&key);
    let keys: Vec<_> = table.keys().filter(|key| own(key)).cloned().collect();
    for key in keys {
        let Some(toml::Value::Table(book)) = table.remove(&key) else { continue };
        let books = table.entry("books").or_insert_with(|| toml::Table::new().into());
        if let Some(books) = books.as_table_mut() {
            books.insert(key, book_of(book).into());
        }
    }
    table
}

/// A mission of a paper log, `Aftermath: Rebels`; either may be left out, or be a question mark.
fn mission_of(value: &mut toml::Value) {
    let toml::Value::String(text) = value else { return };
    let (name, winner) = text.rsplit_once(':').unwrap_or((text, ""));
    let mut mission = toml::Table::new();
    for (key, said) in [("name", name.trim()), ("winner", winner.trim())] {
        if !said.is_empty() && said != "?" {
            mission.insert(key.to_owned(), said.into());
        }
    }
    *value = mission.into();
}

/// What a side or a hero has by a paper log: what is left of each currency, and cards.
fn book_of(mut written: toml::Table) -> toml::Table {
    let mut book = toml::Table::new();
    for (key, value) in [("cards", written.remove("cards")), ("left", written.remove("left"))] {
        let value = match value {
            Some(card @ toml::Value::String(_)) => Some(toml::Value::Array(vec![card])),
            value => value,
        };
        value.into_iter().for_each(|value| drop(book.insert(key.to_owned(), value)));
    }
    if !written.is_empty() {
        book.insert("left".to_owned(), written.into());
    }
    book
}

/// A mend as journals write it: the entry, and the keys and values that are otherwise, or `remove = true`, or
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

/// What was played was played, unless somebody says otherwise.
fn kept() -> bool {
    true
}

impl MendTable {
    fn mend(self) -> Result<Mend, toml::de::Error> {
        let amend = match (self.remove, self.before) {
            (true, _) => Amend::Remove,
            (false, Some(step)) => {
                Amend::Before(Box::new(Step::deserialize(toml::Value::Table(written(step)))?))
            }
            (false, None) => Amend::Values(lists(self.values)),
        };
        Ok(Mend { entry: self.entry, amend, keep_missions: self.keep_missions, why: self.why })
    }
}

/// What somebody typed as a value: a list, a number, yes or no, else text.
fn typed(names: &Names<'_>, text: &str) -> toml::Value {
    let named = names.id(text);
    if named != text {
        return named.into();
    }
    if text.contains(',') {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        return toml::Value::Array(parts.map(|part| names.id(part).into()).collect());
    }
    match (text.parse::<i64>(), text.parse::<bool>()) {
        (Ok(number), _) => number.into(),
        (_, Ok(flag)) => flag.into(),
        _ => text.into(),
    }
}
