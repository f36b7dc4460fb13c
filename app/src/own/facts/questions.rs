//! The questions that the data about a figure leaves open.

use std::collections::BTreeSet;

use muster_db::pack::LoadedGame;
use muster_rules::catalogue::Catalogue;
use muster_rules::constraint::Constraint;
use muster_rules::constraint::side_list::{Amount, SideList};
use muster_rules::figure::{Cost, Figure, Standing};
use muster_rules::id::FigureId;
use muster_rules::report::Question;

/// Returns the questions that the data about a figure leaves open.
pub(crate) fn questions_of(game: &LoadedGame, figure: &Figure) -> Vec<Question> {
    let catalogue = &game.catalogue;
    let id = &figure.id;
    let counts = |kind: &str| {
        let formats = catalogue.formats().iter();
        let rules = formats.filter_map(|f| SideList::governing(f, kind));
        !rules.into_iter().any(|rule| rule.amount == Amount::Any)
    };
    let mut questions = Vec::new();
    for link in figure.persons.iter().filter(|l| l.standing == Standing::Open) {
        questions.push(Question::SamePerson { figure: id.clone(), person: link.person.clone() });
    }
    if catalogue.admissions_of(id).any(|a| a.faction.is_none()) {
        questions.push(Question::Admission { figure: id.clone() });
    }
    if catalogue.game().points && figure.cost == Cost::Unknown {
        questions.push(Question::Cost { figure: id.clone() });
    }
    if catalogue.cost_changes_of(id).any(|c| c.effect.is_none()) {
        questions.push(Question::CostChange { holder: id.clone() });
    }
    for column in asked_flags(game, figure) {
        questions.push(Question::Fact { figure: id.clone(), column });
    }
    if lets_in_unknown(catalogue, figure) {
        questions.push(Question::LetIn { holder: id.clone() });
    }
    for offer in catalogue.side_lists_of(id).filter(|o| o.value.is_none() && counts(&o.kind)) {
        questions.push(Question::SideListValue { figure: id.clone(), list: offer.kind.clone() });
    }
    questions
}

/// Returns the id by which a question is settled.
pub(crate) fn question_id(question: &Question) -> String {
    match question {
        Question::SamePerson { figure, person } => format!("same-person:{figure}:{person}"),
        Question::CostChange { holder } => format!("cost-change:{holder}"),
        Question::Admission { figure } => format!("admission:{figure}"),
        Question::LetIn { holder } => format!("let-in:{holder}"),
        Question::SideListValue { figure, list } => format!("side-list:{figure}:{list}"),
        Question::Slots { card, .. } => format!("slots:{card}"),
        Question::Cost { figure } => format!("cost:{figure}"),
        Question::Fact { figure, column } => format!("fact:{figure}:{column}"),
    }
}

/// Returns whether it is still an open question which figures this figure admits.
fn lets_in_unknown(catalogue: &Catalogue, figure: &Figure) -> bool {
    let constraints = || catalogue.formats().iter().flat_map(|f| &f.constraints);
    let lets_in = |c: &Constraint| match c {
        Constraint::Admits(rule) => rule.told && rule.with.as_ref().is_some_and(|with| with.matches(figure)),
        Constraint::Conscripts(rule) => rule.told && rule.with.matches(figure),
        _ => false,
    };
    let mut rows = catalogue.let_in().iter().filter(|row| row.holder == figure.id).peekable();
    constraints().any(lets_in) && (rows.peek().is_none() || rows.any(|row| row.who.is_none()))
}

/// Returns whether a figure makes all members count as one faction, and players settle whom it lets in.
pub(super) fn conscripts(game: &LoadedGame, holder: &FigureId) -> bool {
    let mut constraints = game.catalogue.formats().iter().flat_map(|f| &f.constraints);
    game.catalogue.figure(holder).is_some_and(|figure| {
        constraints
            .any(|c| matches!(c, Constraint::Conscripts(rule) if rule.told && rule.with.matches(figure)))
    })
}

/// Returns the flags that the game's rules depend on and that are unknown for a figure.
pub(super) fn asked_flags(game: &LoadedGame, figure: &Figure) -> Vec<String> {
    let catalogue = &game.catalogue;
    let asked = |constraint: &Constraint| match constraint {
        Constraint::Includes(rule) if rule.may_have(figure) => Some(rule.flag.clone()),
        Constraint::Copies(rule) if rule.unsure && rule.who.matches(figure) => rule.unless.clone(),
        _ => None,
    };
    let constraints = catalogue.formats().iter().flat_map(|f| &f.constraints);
    let asked: BTreeSet<_> = constraints.filter_map(asked).filter(|f| !figure.tells_trait(f)).collect();
    // Keep the game's order.
    catalogue.game().traits.iter().filter(|t| asked.contains(*t)).cloned().collect()
}
