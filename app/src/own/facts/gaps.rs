//! The unknown facts of figures.

use std::collections::BTreeSet;

use muster_db::pack::LoadedGame;
use muster_rules::constraint::Constraint;
use muster_rules::figure::{Cost, Figure};
use muster_rules::report::Question;
use serde::Serialize;
use ts_rs::TS;

use super::column::{FactKind, column, value};
use super::questions::{asked_flags, conscripts, question_id, questions_of};
use super::{FactColumn, cost_change};
use crate::base::headed::is_silent;
use crate::base::named::Named;
use crate::base::speaker::Speaker;
use crate::base::words::{COST, COST_CHANGE, FACTIONS};

/// The type in which an answer is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum TypedAnswer {
    /// A number.
    Number,
    /// A selector for figures, as in packs: `name="Clone Trooper"`.
    Figures,
    /// Points and such selectors: `-1 name="Clone Trooper" with faction=republic`, or `none`.
    CostChange,
    /// One or more words.
    Words,
    /// Several of the answers, separated by `|`.
    Several,
}

impl TypedAnswer {
    /// Returns the type of answer for a column; `None` if it has a fixed set of answers.
    pub(crate) fn of(kind: FactKind) -> Option<Self> {
        match kind {
            FactKind::Number => Some(Self::Number),
            FactKind::Words | FactKind::Text => Some(Self::Words),
            FactKind::Several => Some(Self::Several),
            FactKind::CostChange => Some(Self::CostChange),
            FactKind::YesNo | FactKind::Choice => None,
        }
    }
}

/// An unknown fact, and how to enter it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct AskedFact {
    /// The column; empty if the question isn't about a single cell.
    pub column: String,
    /// The column's name, or the question in words.
    pub name: String,
    /// The id by which the question is settled.
    pub question: String,
    /// Possible answers, if there are only a few.
    pub answers: Vec<Named>,
    /// How to type the answer, if it isn't limited to these.
    pub typed: Option<TypedAnswer>,
}

/// Returns the columns that the game's rules or cards need, in card order. Keywords that no rule reads are left out.
pub(super) fn columns(game: &LoadedGame) -> Vec<String> {
    let data = game.catalogue.game();
    let constraints = || game.catalogue.formats().iter().flat_map(|f| &f.constraints);
    let flag = |constraint: &Constraint| match constraint {
        Constraint::Includes(rule) => Some(rule.flag.clone()),
        Constraint::Copies(rule) => rule.unless.clone(),
        _ => None,
    };
    let flags: BTreeSet<_> = constraints().filter_map(flag).collect();
    let kinds = |constraint: &Constraint| match constraint {
        Constraint::Admits(rule) => rule.kinds.clone(),
        Constraint::Command(rule) => Some(rule.kinds.clone()),
        _ => None,
    };
    let kinds: BTreeSet<_> = constraints().filter_map(kinds).collect();
    let mut out = Vec::new();
    out.extend(data.points.then(|| COST.to_owned()));
    out.extend((!data.factions.is_empty()).then(|| FACTIONS.to_owned()));
    out.extend(cost_change::has(game).then(|| COST_CHANGE.to_owned()));
    out.extend(data.traits.iter().filter(|t| flags.contains(*t)).cloned());
    out.extend(data.attributes.iter().map(|a| a.id.clone()));
    out.extend(data.stats.iter().map(|s| s.id.clone()));
    out.extend(data.keywords.iter().map(|k| k.id.clone()).filter(|k| kinds.contains(k)));
    out.extend(data.texts.values().cloned());
    out
}

/// Returns whether the value in a column of the figure's card is unknown.
pub(crate) fn lacks(game: &LoadedGame, figure: &Figure, id: &str) -> bool {
    let data = game.catalogue.game();
    let unread = || data.unread.as_ref().is_some_and(|u| u.matches(figure));
    match super::column::kind(game, id) {
        None => false,
        Some(FactKind::Number) if id == COST => figure.cost == Cost::Unknown,
        Some(FactKind::Several) => unread() && !game.catalogue.factions_are_known(figure),
        Some(FactKind::YesNo) => asked_flags(game, figure).iter().any(|f| f == id),
        Some(FactKind::Number) => {
            let stat = data.stats.iter().find(|s| s.id == id);
            let has = stat.is_some_and(|s| !s.optional && s.of.as_ref().is_none_or(|of| of.matches(figure)));
            has && !figure.stats.contains_key(id) && unread()
        }
        Some(FactKind::CostChange) => cost_change::lacks(game, &figure.id),
        Some(FactKind::Text) => is_silent(game, figure, id),
        Some(FactKind::Choice | FactKind::Words) => value(game, figure, id).is_none() && unread(),
    }
}

/// Returns everything unknown about a figure as questions: cells in card order, then other questions, such as which
/// person it is or which figures it makes cheaper.
pub(crate) fn asked(speaker: &Speaker<'_>, figure: &Figure) -> Vec<AskedFact> {
    let columns: Vec<_> =
        columns(speaker.game).into_iter().filter(|id| lacks(speaker.game, figure, id)).collect();
    let told = |question: &Question| match question {
        Question::Cost { .. } | Question::CostChange { .. } | Question::Fact { .. } => true,
        // Factions are asked for as a column if that is unknown.
        Question::Admission { .. } => columns.iter().any(|id| id == FACTIONS),
        _ => false,
    };
    let others = questions_of(speaker.game, figure).into_iter().filter(|question| !told(question));
    let others = others.map(|question| {
        let (answers, typed) = answers_to(speaker, &question);
        let (name, column) = (speaker.question(&question), String::new());
        AskedFact { column, name, question: question_id(&question), answers, typed }
    });
    let cells = columns.iter().filter_map(|id| Some(asked_fact(figure, column(speaker, id)?)));
    cells.chain(others).collect()
}

/// Returns the question for a weapon's number of modification slots, if it is unknown.
pub(crate) fn asked_slots(speaker: &Speaker<'_>, card: &str) -> Option<AskedFact> {
    let (card, name) = speaker.game.campaigns.of_unknown_room().find(|(id, _)| *id == card)?;
    let question = Question::Slots { card: card.to_owned(), name: name.to_owned() };
    let (answers, typed) = answers_to(speaker, &question);
    let name = speaker.question(&question);
    Some(AskedFact { column: String::new(), name, question: question_id(&question), answers, typed })
}

/// Returns the possible answers to a question if there are only a few, and how others are typed.
pub(crate) fn answers_to(speaker: &Speaker<'_>, question: &Question) -> (Vec<Named>, Option<TypedAnswer>) {
    let answer =
        |answer: &str| Named { id: answer.to_owned(), name: speaker.word(&format!("answer-{answer}")) };
    match question {
        Question::SamePerson { .. } => (vec![answer("yes"), answer("no")], None),
        Question::Admission { .. } => {
            let factions = speaker.data().factions.iter();
            let factions =
                factions.map(|f| Named { id: f.id.to_string(), name: speaker.naming().faction(&f.id) });
            (factions.chain([answer("none")]).collect(), None)
        }
        Question::Cost { .. } | Question::SideListValue { .. } | Question::Slots { .. } => {
            (Vec::new(), Some(TypedAnswer::Number))
        }
        Question::LetIn { holder } if conscripts(speaker.game, holder) => {
            // What its rule leaves open has two readings.
            let answer =
                |id: &str| Named { id: id.to_owned(), name: speaker.word(&format!("answer-let-in-{id}")) };
            (vec![answer("any"), answer("none")], None)
        }
        Question::LetIn { .. } => (Vec::new(), Some(TypedAnswer::Figures)),
        Question::CostChange { .. } => (Vec::new(), Some(TypedAnswer::CostChange)),
        Question::Fact { column: id, .. } => {
            let column = column(speaker, id);
            let typed = column.as_ref().and_then(|c| TypedAnswer::of(c.kind));
            (column.map(|c| c.values).unwrap_or_default(), typed)
        }
    }
}

fn asked_fact(figure: &Figure, column: FactColumn) -> AskedFact {
    let question = question_of(figure, &column.id);
    AskedFact {
        question: question_id(&question),
        typed: TypedAnswer::of(column.kind),
        answers: column.values,
        column: column.id,
        name: column.name,
    }
}

/// Returns the question about a missing cell.
pub(crate) fn question_of(figure: &Figure, column: &str) -> Question {
    let figure = figure.id.clone();
    match column {
        COST => Question::Cost { figure },
        COST_CHANGE => Question::CostChange { holder: figure },
        column => Question::Fact { figure, column: column.to_owned() },
    }
}
