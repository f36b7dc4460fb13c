//! Checks [`crate::constraint::cost_change`].

use super::Check;
use crate::ability::CostEffect;
use crate::check::squad::Squad;
use crate::constraint::cost_change::CostChange;
use crate::figure::Figure;
use crate::id::FigureId;
use crate::points::Price;
use crate::report::{Finding, Fix, Question};

impl Check for CostChange {
    fn price(&self, squad: &Squad<'_>, figure: &Figure, price: &mut Price) {
        // Several copies of a card apply its change only once.
        let changes = squad.lines.iter().flat_map(|l| squad.catalogue.cost_changes_of(&l.figure.id));
        let (mut known, mut unknown) = (Vec::new(), 0);
        for change in changes {
            match &change.effect {
                None => unknown += 1,
                Some(effect) if applies(squad, effect, &change.holder, figure) => {
                    known.push((std::cmp::Reverse(effect.amount), &change.holder, effect));
                }
                Some(_) => {}
            }
        }
        // Increases come first, so that a floor cuts off as little as possible.
        known.sort_by_key(|(amount, holder, _)| (*amount, *holder));
        for (index, (_, holder, effect)) in known.iter().enumerate() {
            // Identical effects on two cards count as one change.
            if !known[..index].iter().any(|(_, _, earlier)| earlier == effect) {
                price.change(effect.amount, self.floor, &self.rule, holder);
            }
        }
        for _ in 0..unknown {
            price.may_fall(self.at_most, self.floor);
        }
    }

    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        for holder in &squad.lines {
            let id = &holder.figure.id;
            let mut changes = squad.catalogue.cost_changes_of(id);
            if changes.any(|c| c.effect.is_none()) {
                let question = Question::CostChange { holder: id.clone() };
                let finding = Finding::new(squad.cost_question(), &self.rule, "cost-change-open");
                out.push(finding.about([id.clone()]).fix(Fix::Settle { question }));
            }
        }
    }
}

fn applies(squad: &Squad<'_>, effect: &CostEffect, holder: &FigureId, figure: &Figure) -> bool {
    let company = |with: &crate::selector::Selector| {
        squad.lines.iter().any(|l| with.matches_as(l.figure, &squad.factions_of(l.figure)))
    };
    // A card affects other cards only, unless it names the company that makes it cheaper itself.
    let alone = || squad.lines.iter().any(|l| l.figure.id == *holder && l.count == 1);
    let itself = figure.id == *holder && effect.with.is_none() && alone();
    !itself
        && effect.affects.matches_as(figure, &squad.factions_of(figure))
        && effect.with.as_ref().is_none_or(company)
}
