//! Settles questions that a game's data leaves open. Answers go into one of the user's own packs, kept in the user's
//! database, so that a new catalogue doesn't lose them.

use std::collections::BTreeSet;

use muster_db::pack::{self, LoadedGame};
use muster_rules::id::{FactionId, FigureId};
use muster_rules::report::Question;
use muster_rules::selector::Selector;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::base::error::{Error, Kind};
use crate::base::muster::Muster;
use crate::base::nothing::Nothing;
use crate::base::session::Session;
use crate::base::speaker::Speaker;
use crate::base::words::{COST, COST_CHANGE};
use crate::own::facts::{
    FactKind, ToldFact, answers_name, begin, column, faction_called, lacks, normal, parted, question_id,
    question_of, questions_of,
};
use crate::own::pack_table::{Cells, PackTable};

/// Examples of what a figure changes about the cost of others.
const CHANGES: [&str; 3] =
    ["none", "name=\"Clone Trooper\"", "-2 name=\"Clone Trooper\" with name=\"Queen Amidala\""];
/// The most modification slots that a weapon can have.
const MOST_SLOTS: usize = 9;

/// An open question with the id by which it is settled.
#[derive(Clone, Debug, Serialize)]
pub struct OpenQuestion {
    /// The argument of `pack settle`.
    pub id: String,
    /// The question.
    pub question: Question,
}

/// The result of settling a question.
#[derive(Clone, Debug)]
pub struct Settled {
    /// The question.
    pub question: Question,
    /// The name of the pack that received the answer.
    pub pack: String,
}

/// A request to settle an open question.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct SettleRequest {
    /// The game's id.
    pub game: String,
    /// The question's id.
    pub question: String,
    /// The answer, in the form that the question takes.
    pub answer: String,
}

/// Settles an open question in the user's own pack.
///
/// # Errors
/// There is no such question, the answer isn't valid, or the pack can't be written.
pub(crate) fn settle(session: &mut Session, request: SettleRequest) -> Result<Nothing, Error> {
    let game = session.game(&request.game)?;
    settle_question(session, &game, &request.question, &request.answer)?;
    Ok(Nothing {})
}

/// Settles an open question in the user's own pack and reloads the catalogue. A question already settled there gets
/// the new answer.
///
/// # Errors
/// There is no such question, the answer isn't valid, or it can't be saved. An earlier answer is then left unchanged.
pub fn settle_question(
    session: &mut Session,
    game: &LoadedGame,
    id: &str,
    answer: &str,
) -> Result<Settled, Error> {
    let Some((figure, column)) = cell_of(id) else { return session.muster.settle(game, id, answer) };
    let open = session.muster.unsettled(game)?;
    let question = lacking(&open, id)?;
    let cell = |value| ToldFact { figure: figure.clone(), column: column.clone(), value };
    let value = typed(&session.speaker(&open), &cell(answer.to_owned()))?;
    session.muster.put_facts(game, &[cell(value)])?;
    Ok(Settled { question, pack: answers_name(game) })
}

/// A request to reopen a settled question.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct UnsettleRequest {
    /// The game's id.
    pub game: String,
    /// The question's id.
    pub question: String,
}

/// Reopens a question that was settled in the user's own pack.
pub(crate) fn unsettle(session: &mut Session, request: UnsettleRequest) -> Result<Nothing, Error> {
    let game = session.game(&request.game)?;
    session.muster.unsettle(&game, &request.question)?;
    Ok(Nothing {})
}

impl Muster {
    /// Returns the questions that a game's data leaves open, in the order of its figures.
    #[must_use]
    pub fn questions(game: &LoadedGame) -> Vec<OpenQuestion> {
        let questions = game.catalogue.figures().iter().flat_map(|figure| questions_of(game, figure));
        let questions = questions.chain(slots(game));
        questions.map(|question| OpenQuestion { id: question_id(&question), question }).collect()
    }

    /// Settles a question whose answer takes more than one cell.
    fn settle(&mut self, game: &LoadedGame, id: &str, answer: &str) -> Result<Settled, Error> {
        let name = answers_name(game);
        let question = self.atomically(|muster| muster.put_answer(game, &name, id, answer))?;
        self.reload_packs();
        Ok(Settled { question, pack: name })
    }

    /// Reopens a question that was settled in the user's own pack.
    pub fn unsettle(&mut self, game: &LoadedGame, id: &str) -> Result<(), Error> {
        if let Some((figure, column)) = cell_of(id) {
            lacking(&self.unsettled(game)?, id)?;
            self.put_facts(game, &[ToldFact { figure, column, value: String::new() }])?;
            return Ok(());
        }
        let name = answers_name(game);
        self.atomically(|muster| {
            let (mut packs, index) = muster.own_pack(&name)?;
            let mut answers = packs.remove(index);
            let question = asked(game, &packs, id)?.1;
            let (file, cells) = place_of(&question);
            if answers.files.contains_key(file) {
                let mut table = PackTable::read(file, answers.files.get(file), &[])?;
                table.remove(|row| cells.iter().all(|(column, cell)| row.get(column) == cell));
                answers.files.insert(file.to_owned(), table.bytes()?);
                let now = muster.now();
                muster.database()?.put_own_pack(&answers, now)?;
            }
            Ok(())
        })?;
        self.reload_packs();
        Ok(())
    }

    /// Saves an answer in the user's own pack, without reloading it.
    fn put_answer(
        &mut self,
        game: &LoadedGame,
        name: &str,
        id: &str,
        answer: &str,
    ) -> Result<Question, Error> {
        let (mut packs, index) = self.own_pack(name)?;
        let mut answers = packs.remove(index);
        let (open, question) = asked(game, &packs, id)?;
        let row = answer_row(open.as_ref().unwrap_or(game), &question, answer)?;
        begin(&mut answers, game);
        let table = row.put_into(answers.files.get(row.table))?;
        answers.files.insert(row.table.to_owned(), table);
        // An answer that breaks the pack would invalidate all the others with it.
        packs.insert(index, answers);
        if pack::load(&packs).1.iter().any(|p| p.name == name) {
            return Err(row.refused(answer));
        }
        let now = self.now();
        self.database()?.put_own_pack(&packs[index], now)?;
        Ok(question)
    }
}

/// Returns a question for each campaign weapon whose number of modification slots no table states.
fn slots(game: &LoadedGame) -> impl Iterator<Item = Question> {
    let weapons = game.campaigns.of_unknown_room();
    weapons.map(|(card, name)| Question::Slots { card: card.to_owned(), name: name.to_owned() })
}

/// Returns a question that is open without the answers given so far, and the game loaded without them. `packs` are
/// all packs but those answers.
fn asked(
    game: &LoadedGame,
    packs: &[pack::PackFiles],
    id: &str,
) -> Result<(Option<LoadedGame>, Question), Error> {
    let (unsettled, _) = pack::load(packs);
    let open = unsettled.into_iter().find(|g| g.catalogue.game().id == game.catalogue.game().id);
    let questions = Muster::questions(open.as_ref().unwrap_or(game));
    let question = questions.iter().find(|q| q.id == id).map(|q| q.question.clone());
    Ok((open, question.ok_or_else(|| unknown(&questions, id))?))
}

fn unknown(questions: &[OpenQuestion], id: &str) -> Error {
    let known = questions.iter().map(|q| &q.id).take(8);
    Error::not_one_of(Kind::Question, id, known)
}

/// Parses the id of a question about a single cell: `cost:…`, `cost-change:…` or `fact:…:…`.
fn cell_of(id: &str) -> Option<(FigureId, String)> {
    if let Some(figure) = id.strip_prefix("cost:") {
        return Some((FigureId::from(figure), COST.to_owned()));
    }
    if let Some(figure) = id.strip_prefix("cost-change:") {
        return Some((FigureId::from(figure), COST_CHANGE.to_owned()));
    }
    let (figure, column) = id.strip_prefix("fact:")?.rsplit_once(':')?;
    Some((FigureId::from(figure), column.to_owned()))
}

/// Returns the question about a missing cell. `open` is the game loaded without the user's answers.
fn lacking(open: &LoadedGame, id: &str) -> Result<Question, Error> {
    let cell = cell_of(id);
    let figure = cell.as_ref().and_then(|(figure, _)| open.catalogue.figure(figure));
    let question = figure.zip(cell.as_ref()).filter(|(figure, (_, column))| lacks(open, figure, column));
    let question = question.map(|(figure, (_, column))| question_of(figure, column));
    question.ok_or_else(|| unknown(&Muster::questions(open), id))
}

/// Normalises a typed answer to a question about one cell to the form used in packs.
fn typed(speaker: &Speaker<'_>, cell: &ToldFact) -> Result<String, Error> {
    let column = column(speaker, &cell.column);
    let normal = column.as_ref().and_then(|column| normal(speaker, column, &cell.value).ok());
    normal.filter(|value| !value.is_empty()).ok_or_else(|| {
        let values = column.iter().flat_map(|c| &c.values).map(|v| v.id.clone());
        let mut known: Vec<_> = values.collect();
        if known.is_empty() {
            let examples: &[&str] = match column.as_ref().map(|c| c.kind) {
                Some(FactKind::CostChange) => &CHANGES,
                _ => &["5", "12"],
            };
            known = examples.iter().map(|e| (*e).to_owned()).collect();
        }
        Error::not_one_of(Kind::Answer, &cell.value, known)
    })
}

/// The row that settles a question, with examples of valid answers.
struct AnswerRow {
    table: &'static str,
    /// Columns with their cells; the first `key` of them identify the question.
    cells: Vec<(&'static str, String)>,
    key: usize,
    /// Further rows, if the answer consists of several.
    more: Vec<Vec<(&'static str, String)>>,
    examples: Vec<String>,
}

impl AnswerRow {
    /// Inserts the row into the table, replacing an earlier answer, and returns the file's bytes.
    fn put_into(&self, table: Option<&Vec<u8>>) -> Result<Vec<u8>, Error> {
        let columns: Vec<_> = self.cells.iter().map(|(column, _)| *column).collect();
        let mut table = PackTable::read(self.table, table, &columns)?;
        let asked = |row: Cells<'_>| self.cells[..self.key].iter().all(|(name, cell)| row.get(name) == cell);
        // A single row is updated in place, which keeps the cells that the user added to it.
        if !self.more.is_empty() || table.cells().filter(|row| asked(*row)).count() > 1 {
            table.remove(asked);
        }
        table.put(asked, &self.cells);
        for cells in &self.more {
            table.put(|_| false, cells);
        }
        table.bytes()
    }

    fn refused(self, answer: &str) -> Error {
        Error::not_one_of(Kind::Answer, answer, self.examples)
    }
}

/// Builds the row that settles a question.
fn answer_row(game: &LoadedGame, question: &Question, answer: &str) -> Result<AnswerRow, Error> {
    let row = |table, key, cells: &[(&'static str, &str)], examples: &[&str]| AnswerRow {
        table,
        key,
        more: Vec::new(),
        cells: cells.iter().map(|(column, cell)| (*column, (*cell).to_owned())).collect(),
        examples: examples.iter().map(|e| (*e).to_owned()).collect(),
    };
    Ok(match question {
        Question::SamePerson { figure, person } => {
            let standing = match answer {
                "yes" => Some("settled"),
                "no" => Some("denied"),
                _ => None,
            };
            let cells = [
                ("person", person.as_str()),
                ("figure", figure.as_str()),
                ("standing", standing.unwrap_or_default()),
                ("basis", "me"),
                ("source", "me"),
                ("note", ""),
            ];
            let row = row("persons.csv", 2, &cells, &["yes", "no"]);
            if standing.is_none() {
                return Err(row.refused(answer));
            }
            row
        }
        Question::Admission { figure } => {
            let data = game.catalogue.game();
            let known: Vec<_> = data.factions.iter().map(|f| f.id.as_str()).chain(["none"]).collect();
            let own = || game.catalogue.figure(figure).map(|f| f.factions.clone()).unwrap_or_default();
            // Several are allowed: `republic, fringe`. Unknown factions are rejected below.
            let told =
                |part| faction_called(data, part).map_or_else(|| FactionId::from(part), |f| f.id.clone());
            let mut factions: Vec<_> = match answer {
                "none" => own().into_iter().take(1).collect(),
                answer => parted(answer).map(told).collect(),
            };
            let mut seen = BTreeSet::new();
            factions.retain(|faction| seen.insert(faction.clone()));
            let row = |faction: &FactionId| {
                let cells = [
                    ("figure", figure.as_str()),
                    ("faction", faction.as_str()),
                    ("source", "me"),
                    ("note", ""),
                ];
                row("admissions.csv", 1, &cells, &known)
            };
            let one = row(factions.first().unwrap_or(&FactionId::from("")));
            if factions.is_empty() || factions.iter().any(|f| data.faction(f).is_none()) {
                return Err(one.refused(answer));
            }
            let more = factions[1..].iter().map(|faction| row(faction).cells).collect();
            AnswerRow { more, ..one }
        }
        Question::SideListValue { figure, list } => {
            let mut offers = game.catalogue.side_lists_of(figure);
            let pool = offers.find(|o| o.kind == *list).map(|o| o.pool.to_string()).unwrap_or_default();
            let cells = [
                ("figure", figure.as_str()),
                ("kind", list.as_str()),
                ("pool", &pool),
                ("value", answer),
                ("source", "me"),
                ("note", ""),
            ];
            let row = row("side_lists.csv", 2, &cells, &["20", "30"]);
            if answer.parse::<u16>().is_err() {
                return Err(row.refused(answer));
            }
            row
        }
        Question::Slots { card, .. } => {
            let cells = [("card", card.as_str()), ("modifications", answer), ("source", "me")];
            let row = row("campaign_slots.csv", 1, &cells, &["0", "1", "2"]);
            if !answer.parse::<usize>().is_ok_and(|slots| slots <= MOST_SLOTS) {
                return Err(row.refused(answer));
            }
            row
        }
        Question::Cost { .. } | Question::CostChange { .. } | Question::Fact { .. } => {
            return Err(Error::Internal("a cell is kept as a fact".to_owned()));
        }
        Question::LetIn { holder } => let_in_row(game, holder, answer)?,
    })
}

/// Builds the row that lists the figures a figure admits, as a selector or `none`.
fn let_in_row(game: &LoadedGame, holder: &FigureId, answer: &str) -> Result<AnswerRow, Error> {
    // A selector for the holder itself admits no other figure.
    let nobody = format!("figure={holder}");
    let who = if answer == "none" { nobody.as_str() } else { answer };
    let catalogue = &game.catalogue;
    let faction = catalogue.game().factions.first().map(|f| format!("faction={}", f.id));
    let name = catalogue.figures().first().map(|f| format!("name=\"{}\"", f.name));
    let ability = catalogue.figures().iter().find_map(|f| f.all_keywords().next());
    let ability = ability.map(|ability| format!("ability=\"{ability}\""));
    let examples = ["none".to_owned()].into_iter().chain(faction).chain(name).chain(ability).collect();
    let cells = [("holder", holder.as_str()), ("who", who), ("source", "me"), ("note", "")];
    let cells = cells.map(|(column, cell)| (column, cell.to_owned())).into();
    let row = AnswerRow { table: "let_in.csv", cells, key: 1, more: Vec::new(), examples };
    if who.parse::<Selector>().is_err() { Err(row.refused(answer)) } else { Ok(row) }
}

/// Returns the table of a question's answer, and the cells that identify its rows.
fn place_of(question: &Question) -> (&'static str, Vec<(&'static str, String)>) {
    let (table, cells) = match question {
        Question::SamePerson { figure, person } => {
            ("persons.csv", vec![("person", person.as_str()), ("figure", figure.as_str())])
        }
        Question::CostChange { holder } => ("cost_changes.csv", vec![("holder", holder.as_str())]),
        Question::Admission { figure } => ("admissions.csv", vec![("figure", figure.as_str())]),
        Question::LetIn { holder } => ("let_in.csv", vec![("holder", holder.as_str())]),
        Question::SideListValue { figure, list } => {
            ("side_lists.csv", vec![("figure", figure.as_str()), ("kind", list.as_str())])
        }
        Question::Slots { card, .. } => ("campaign_slots.csv", vec![("card", card.as_str())]),
        Question::Cost { figure } => ("facts.csv", vec![("figure", figure.as_str()), ("column", COST)]),
        Question::Fact { figure, column } => {
            ("facts.csv", vec![("figure", figure.as_str()), ("column", column.as_str())])
        }
    };
    (table, cells.into_iter().map(|(column, cell)| (column, cell.to_owned())).collect())
}
