//! Journals: a campaign as a text file with its setup and its steps, replayed from the beginning.

use muster_rules::campaign::facts::Facts;
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::step::{Setup, Step};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::fault::{StepFault, Written};
use super::mend::Trouble;
use super::names::Names;
use super::{Books, CampaignMade, Change, RefusedStep, Telling};
use crate::base::error::Error;
use crate::base::seed::seed;
use crate::base::session::Session;

/// The largest journal that is read, in bytes: about ten thousand steps.
const LARGEST: usize = 1 << 20;

/// A journal.
#[derive(Clone, Debug, PartialEq)]
pub struct Journal {
    /// The name of its file in error messages.
    file: String,
    /// The setup.
    pub setup: Setup,
    /// Whether it has a random seed; otherwise each campaign created from it gets its own.
    pub seeded: bool,
    /// The steps, each with its line in the file.
    pub steps: Vec<(u64, Change)>,
}

/// The result of replaying a journal.
#[derive(Clone, Debug, Default)]
pub struct Run {
    /// The log.
    pub log: OpenLog,
    /// Rejected steps, counted from 1 (0 is the setup), with the reasons.
    pub refused: Vec<(usize, Vec<Refusal>)>,
}

/// A request to replay a journal.
#[derive(Clone, Debug)]
pub struct JournalRequest {
    /// The game; null for the first that has campaigns.
    pub game: Option<String>,
    /// Whether to go on after a rejected step.
    pub keep_going: bool,
}

/// The result of creating a campaign from a journal.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum BeganFrom {
    /// The campaign was saved.
    Kept(CampaignMade),
    /// A step was rejected. Nothing was saved, since a partial campaign is of no use.
    NotKept(NotKept),
}

/// A campaign that wasn't saved.
#[derive(Clone, Debug, Serialize)]
pub struct NotKept {
    /// The name that it would have had.
    pub name: String,
    /// Always false.
    pub kept: bool,
    /// Every reason why the step was rejected.
    pub refused: Vec<RefusedStep>,
}

/// Replays a journal without saving it.
pub fn run(session: &Session, journal: &Journal, request: &JournalRequest) -> Result<Books, Error> {
    let game = session.muster.campaign_game(request.game.as_deref())?;
    let telling = Telling::of(session, &game);
    let run = journal.named(telling)?.played(telling, request.keep_going)?;
    Ok(Books::of_run(&run, telling))
}

/// Replays a journal, and saves the campaign if no step was rejected.
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
    let run = journal.played(Telling::of(session, &game), false)?;
    let name = name.to_owned();
    if !run.refused.is_empty() {
        let refused = Books::of_run(&run, Telling::of(session, &game)).refused;
        return Ok(BeganFrom::NotKept(NotKept { name, kept: false, refused }));
    }
    let id = session.muster.atomically(|muster| {
        let id = muster.keep_campaign(&game, &name, &run.log)?;
        muster.keep_told(&game, &run.log)?;
        Ok(id)
    })?;
    Ok(BeganFrom::Kept(CampaignMade { id, name }))
}

impl Journal {
    /// Parses a journal. `file` is its name in error messages.
    ///
    /// # Errors
    /// It isn't TOML, contains unknown keys or invalid values (with line and column), or is too large.
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
        let line_of = |offset: usize| text.get(..offset).unwrap_or(text).matches('\n').count() + 1;
        let setup = Setup::deserialize(toml::Value::Table(table.clone())).map_err(|error| {
            let fault = StepFault::read::<Setup>(Written::Setup, &table, &error);
            let named = error.message().split('`').nth(1).map_or(0, at);
            fault.at(file, line_of(named))
        })?;
        let mut read = Vec::new();
        let (mut line, mut counted) = (1, 0);
        for step in steps.steps {
            let start = step.span().start;
            // Steps are in file order, so count only the lines since the last one.
            line += text.get(counted..start).unwrap_or_default().matches('\n').count() as u64;
            counted = counted.max(start);
            let step = Change::from_table(step.into_inner());
            read.push((line, step.map_err(|fault| fault.at(file, line_of(start)))?));
        }
        Ok(Self { file: file.to_owned(), setup, seeded, steps: read })
    }

    /// Returns the journal with the names in its setup resolved to ids. What a name in a step means depends on the
    /// steps before it.
    ///
    /// # Errors
    /// A resolved name isn't valid in the setup.
    fn named(&self, telling: Telling<'_>) -> Result<Self, Error> {
        let mut journal = self.clone();
        let names = Names::of(telling, None);
        journal.setup =
            again(&self.setup, Written::Setup, &names).map_err(|fault| fault.at(&self.file, 1))?;
        Ok(journal)
    }

    /// Replays the journal. Stops at a rejected step unless `keep_going` is set.
    ///
    /// # Errors
    /// An amendment isn't valid for its step.
    pub fn run(&self, facts: &Facts, keep_going: bool) -> Result<Run, StepFault> {
        self.run_naming(facts, None, keep_going)
    }

    /// Replays the journal, resolving names as they are meant at their step.
    fn played(&self, telling: Telling<'_>, keep_going: bool) -> Result<Run, StepFault> {
        self.run_naming(telling.facts, Some(telling), keep_going)
    }

    fn run_naming(
        &self,
        facts: &Facts,
        telling: Option<Telling<'_>>,
        keep_going: bool,
    ) -> Result<Run, StepFault> {
        let (mut log, mut refused) = (OpenLog::default(), Vec::new());
        let begin = Change::Book(Box::new(Step::Begin(self.setup.clone())));
        let steps = [(1, &begin)].into_iter().chain(self.steps.iter().map(|(line, step)| (*line, step)));
        let names = telling.map(|telling| Names::of(telling, None));
        for (number, (line, step)) in steps.enumerate() {
            let at = |fault: StepFault| fault.at(&self.file, usize::try_from(line).unwrap_or(usize::MAX));
            let step = match &names {
                Some(names) if number > 0 => &step.named(&names.at(log.state())).map_err(at)?,
                _ => step,
            };
            let done = match step {
                Change::Book(step) => log.book(facts, step.as_ref().clone()),
                Change::Undo => log.undo(),
                Change::Redo => log.redo(facts),
                Change::Mend(mend) => match mend.named(&log, telling).map_err(at)?.of(&log) {
                    Ok(mending) => log.mend(facts, &mending).map(drop),
                    Err(Trouble::Refused(refusals)) => Err(refusals),
                    Err(Trouble::Shape(fault)) => return Err(at(fault)),
                },
            };
            if let Err(refusals) = done {
                refused.push((number, refusals));
                // Nothing can follow a failed start.
                if !keep_going || number == 0 {
                    break;
                }
            }
        }
        Ok(Run { log, refused })
    }
}

/// Returns a parsed value with names resolved to ids.
pub(super) fn again<T: Serialize + serde::de::DeserializeOwned>(
    read: &T,
    of: Written,
    names: &Names<'_>,
) -> Result<T, StepFault> {
    let mut table = match toml::Value::try_from(read) {
        Ok(toml::Value::Table(table)) => table,
        // Parsed values can always be serialised.
        _ => toml::Table::new(),
    };
    names.resolve("", &mut table)?;
    T::deserialize(toml::Value::Table(table.clone()))
        .map_err(|error| StepFault::read::<T>(of, &table, &error))
}

/// A journal's steps with their positions in the file.
#[derive(Deserialize)]
struct Steps {
    #[serde(default, rename = "step")]
    steps: Vec<Spanned<toml::Table>>,
}
