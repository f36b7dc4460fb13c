//! A cost printed as X: a share of what another figure costs, chosen while building (Frozen in
//! Carbonite).

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::check::{Squad, cost_unknown};
use crate::count::plan::Plan;
use crate::figure::{Cost, Figure};
use crate::id::RuleId;
use crate::points::Price;
use crate::report::{Fact, Finding, Fix, Severity};
use crate::selector::Selector;

/// A cost that a choice decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChosenCost {
    /// The rule.
    pub rule: RuleId,
    /// The ability whose holder costs X.
    pub ability: String,
    /// Whom it may choose; never itself.
    pub of: Selector,
    /// X is the chosen cost divided by this. The rule book doesn't say which way to round.
    pub divisor: NonZeroU8,
}

impl ChosenCost {
    fn concerns(&self, figure: &Figure) -> bool {
        figure.cost == Cost::Chosen && figure.has_keyword(&self.ability)
    }

    fn may_choose(&self, holder: &Figure, chosen: &Figure) -> bool {
        chosen.id != holder.id && chosen.cost != Cost::Chosen && self.of.matches(chosen)
    }

    /// The figure chosen, where the choice is a lawful one.
    fn chosen<'a>(&self, squad: &Squad<'a>, holder: &Figure) -> Option<&'a Figure> {
        let id = squad.input.draft.choice(&holder.id, &self.ability)?;
        squad.catalogue.figure(id).filter(|f| self.may_choose(holder, f))
    }

    /// The share rounded down and up.
    fn share(&self, cost: i32) -> (i32, i32) {
        let divisor = i32::from(self.divisor.get());
        let down = cost.div_euclid(divisor);
        (down, down + i32::from(cost.rem_euclid(divisor) != 0))
    }
}

impl Kind for ChosenCost {
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
            let (down, up) = self.share(choice.cost.known()?); // one unknown leaves it all open
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

    fn plan<'a>(&'a self, plan: &mut Plan<'a>) {
        let figures = plan.catalogue.figures();
        for (i, holder) in figures.iter().enumerate().filter(|(_, f)| self.concerns(f)) {
            let choices = figures.iter().filter(|f| self.may_choose(holder, f));
            let shares = choices.filter_map(|f| Some(self.share(f.cost.known()?)));
            plan.priced(i, shares.map(|(down, up)| Price::chosen(down, up)).collect());
        }
    }
}
