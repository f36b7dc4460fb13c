//! Journals: a campaign as a text file, setup and steps, played from beginning to end.

use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::log::Log;
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::step::{Setup, Step};
use serde::{Deserialize, Serialize};
use toml::Spanned;
use uuid::Uuid;

use super::mend::Trouble;
use super::things::id_of;
use super::{Amend, Books, CampaignMade, Change, Mend, RefusedStep, Telling};
use crate::error::Error;
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
    let mut journal = journal.clone();
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

/// A seed that nobody thought of; as small as those that the window tells.
fn seed() -> u64 {
    let random = Uuid::now_v7().as_u128() % (1 << 31);
    u64::try_from(random).unwrap_or(0)
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
            _ => Ok(Self::Book(Box::new(Step::deserialize(toml::Value::Table(lists(table)))?))),
        }
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
    let campaign = session.muster.database()?.find_campaign(campaign)?;
    let game = session.game(campaign.game.as_str())?;
    let telling = Telling::of(session, &game);
    let typed = |key: &str, text: &str| if FREE.contains(&key) { text.into() } else { typed(telling, text) };
    let mut table = toml::Table::new();
    for (at, value) in values.iter().enumerate() {
        let (key, text) = value.split_once('=').ok_or_else(|| invalid(name, at + 1, value))?;
        match key.split_once('.') {
            None => drop(table.insert(key.replace('-', "_"), typed(key, text))),
            Some((outer, inner)) => {
                let within = table.entry(outer.replace('-', "_"));
                let within = within.or_insert_with(|| toml::Table::new().into()).as_table_mut();
                let within = within.ok_or_else(|| invalid(name, at + 1, value))?;
                within.insert(inner.to_owned(), typed(inner, text));
            }
        }
    }
    Ok(table)
}

/// Keys of steps that hold what somebody wrote, whatever it looks like.
const FREE: [&str; 2] = ["why", "anyway"];

/// Keys of steps that hold lists: one value is a list of one.
const LISTS: [&str; 11] = [
    "activates",
    "cards",
    "drawn",
    "drawn_threat",
    "heroes",
    "items",
    "join",
    "leave",
    "met",
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
                Amend::Before(Box::new(Step::deserialize(toml::Value::Table(lists(step)))?))
            }
            (false, None) => Amend::Values(lists(self.values)),
        };
        Ok(Mend { entry: self.entry, amend, keep_missions: self.keep_missions, why: self.why })
    }
}

/// What somebody typed as a value: a list, a number, yes or no, else text.
fn typed(telling: Telling<'_>, text: &str) -> toml::Value {
    let named = id_of(telling, text);
    if named != text {
        return named.into();
    }
    if text.contains(',') {
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        return toml::Value::Array(parts.map(|part| id_of(telling, part).into()).collect());
    }
    match (text.parse::<i64>(), text.parse::<bool>()) {
        (Ok(number), _) => number.into(),
        (_, Ok(flag)) => flag.into(),
        _ => text.into(),
    }
}
