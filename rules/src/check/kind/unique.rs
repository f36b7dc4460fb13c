//! Checks [`crate::constraint::unique`].

use std::collections::BTreeMap;

use super::Check;
use crate::catalogue::Catalogue;
use crate::check::remedy::tally_up;
use crate::check::squad::Squad;
use crate::constraint::unique::{Unique, persons};
use crate::figure::{Figure, Standing};
use crate::id::{FigureId, PersonId, RuleId};
use crate::report::{Fact, Finding, Fix, Question, Severity};
use crate::roster::{Line, look_up};
use crate::squad::SquadDraft;

/// Returns unique figures by the person they certainly are.
pub(crate) fn by_person<'a>(lines: &[Line<'a>]) -> BTreeMap<PersonId, Vec<Line<'a>>> {
    let mut out = BTreeMap::<_, Vec<_>>::new();
    for line in lines.iter().filter(|l| l.figure.unique) {
        for person in persons(line.figure) {
            out.entry(person).or_default().push(*line);
        }
    }
    out
}

impl Check for Unique {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let lines = with_side_lists(squad.catalogue, &squad.lines, squad.input.draft);
        for (person, versions) in by_person(&lines) {
            let copies: u64 = versions.iter().map(|l| u64::from(l.count)).sum();
            if copies > 1 {
                out.push(self.twice(&person, &versions, copies));
            }
        }
        ask(&self.rule, &lines, &|_, _| true, out);
    }
}

/// Returns a squad's lines together with its side lists, which join it during play.
pub(crate) fn with_side_lists<'a>(
    catalogue: &'a Catalogue,
    lines: &[Line<'a>],
    draft: &'a SquadDraft,
) -> Vec<Line<'a>> {
    let beside = draft.side_lists.iter().flat_map(|list| look_up(catalogue, &list.members).0);
    lines.iter().copied().chain(beside).collect()
}

impl Unique {
    fn twice(&self, person: &PersonId, versions: &[Line<'_>], copies: u64) -> Finding {
        let finding = Finding::new(Severity::Error, &self.rule, "unique-twice")
            .with("person", Fact::Person(person.clone()))
            .number("copies", i64::try_from(copies).unwrap_or(i64::MAX))
            .about(versions.iter().map(|l| l.figure.id.clone()));
        finding.any(all_but_one(versions))
    }
}

/// Returns a fix for each version that could stay; the most expensive first, which changes the squad least.
fn all_but_one(versions: &[Line<'_>]) -> Vec<Fix> {
    let copies = tally_up(versions.iter().map(|l| (&l.figure.id, l.count)));
    let mut staying: Vec<_> = versions.iter().map(|l| (l.figure.cost.known(), &l.figure.id)).collect();
    staying.sort_by(|(a, x), (b, y)| b.cmp(a).then_with(|| x.cmp(y)));
    staying.dedup();
    let without = |stays: &FigureId| {
        let going = copies.iter().map(|(id, count)| (id.clone(), count - u32::from(id == stays)));
        Fix::remove_all(going.filter(|(_, count)| *count > 0).collect())
    };
    staying.into_iter().map(|(_, stays)| without(stays)).collect()
}

/// Asks about figures that may be the same person, if that would make them exclude each other.
pub(crate) fn ask(
    rule: &RuleId,
    lines: &[Line<'_>],
    barred: &dyn Fn(&FigureId, &FigureId) -> bool,
    out: &mut Vec<Finding>,
) {
    let unique = || lines.iter().map(|l| l.figure).filter(|f| f.unique);
    for figure in unique() {
        for link in figure.persons.iter().filter(|l| l.standing == Standing::Open) {
            let others: Vec<FigureId> = unique()
                .filter(|o| o.id != figure.id && may_be(o, &link.person) && !share(o, figure))
                .filter(|o| barred(&figure.id, &o.id))
                .map(|o| o.id.clone())
                .collect();
            if !others.is_empty() {
                let question =
                    Question::SamePerson { figure: figure.id.clone(), person: link.person.clone() };
                let finding = Finding::new(Severity::Ask, rule, "unique-maybe")
                    .with("figure", Fact::Figure(figure.id.clone()))
                    .with("person", Fact::Person(link.person.clone()))
                    .about(others.into_iter().chain([figure.id.clone()]));
                out.push(finding.fix(Fix::Settle { question }));
            }
        }
    }
}

fn may_be(figure: &Figure, person: &PersonId) -> bool {
    figure.persons.iter().any(|l| l.person == *person && l.standing != Standing::Denied)
}

/// Whether two figures are certainly the same person, which is an error rather than a question.
fn share(a: &Figure, b: &Figure) -> bool {
    let others = persons(b);
    persons(a).iter().any(|p| others.contains(p))
}
