//! Checks [`crate::constraint::chosen_cost`].

use super::Check;
use crate::check::own::cost_unknown;
use crate::check::squad::Squad;
use crate::constraint::chosen_cost::ChosenCost;
use crate::figure::Figure;
use crate::points::Price;
use crate::report::{Fact, Finding, Fix, Question, Severity};

impl ChosenCost {
    /// Returns the chosen figure, if the choice is legal or an open question could make it so.
    fn chosen<'a>(&self, squad: &Squad<'a>, holder: &Figure) -> Option<&'a Figure> {
        let id = squad.input.draft.choice(&holder.id, &self.ability)?;
        let lawful = |f: &&Figure| self.may_choose(holder, f) || self.open_person(holder, f).is_some();
        squad.catalogue.figure(id).filter(lawful)
    }
}

impl Check for ChosenCost {
    fn base(&self, squad: &Squad<'_>, figure: &Figure) -> Option<Price> {
        if !self.concerns(figure) {
            return None;
        }
        if let Some(chosen) = self.chosen(squad, figure) {
            let share = chosen.cost.known().map(|cost| self.share(cost));
            return share.map(|(down, up)| Price::chosen(down, up));
        }
        let choices = squad.catalogue.figures().iter().filter(|f| self.may_choose(figure, f));
        let mut range = None;
        for choice in choices {
            let (down, up) = self.share(choice.cost.known()?); // one unknown cost leaves all open
            let (lowest, highest) = range.unwrap_or((down, up));
            range = Some((down.min(lowest), up.max(highest)));
        }
        range.map(|(lowest, highest)| Price::unchosen(lowest, highest))
    }

    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        for line in squad.lines.iter().filter(|l| self.concerns(l.figure)) {
            let id = line.figure.id.clone();
            let new = |severity, message| Finding::new(severity, &self.rule, message).about([id.clone()]);
            let choose = Fix::Choose { holder: id.clone(), ability: self.ability.clone() };
            let made = squad.input.draft.choice(&id, &self.ability);
            match (made, self.chosen(squad, line.figure)) {
                (None, _) => out.push(new(squad.cost_question(), "chosen-cost-missing").fix(choose)),
                (Some(made), None) => {
                    let finding = new(Severity::Error, "chosen-cost-wrong");
                    out.push(finding.with("chosen", Fact::Figure(made.clone())).fix(choose));
                }
                (Some(_), Some(chosen)) => {
                    if let Some(person) = self.open_person(line.figure, chosen) {
                        let question =
                            Question::SamePerson { figure: chosen.id.clone(), person: person.clone() };
                        let finding = new(Severity::Ask, "chosen-cost-open").fix(Fix::Settle { question });
                        let finding = finding.with("chosen", Fact::Figure(chosen.id.clone()));
                        out.push(finding.with("person", Fact::Person(person.clone())));
                    }
                    let Some(cost) = chosen.cost.known() else {
                        out.push(cost_unknown(squad, &chosen.id));
                        continue;
                    };
                    let (down, up) = self.share(cost);
                    let (severity, message) = if down == up {
                        (Severity::Note, "chosen-cost")
                    } else {
                        (squad.cost_question(), "chosen-cost-half")
                    };
                    let finding = new(severity, message).with("chosen", Fact::Figure(chosen.id.clone()));
                    out.push(finding.number("down", down).number("cost", up));
                }
            }
        }
    }
}
