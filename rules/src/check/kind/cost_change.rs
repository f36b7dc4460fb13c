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
        // One card's change counts once, however many copies of the card are there.
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
        // Dearer first, so that a floor stands in the way of no more than it must.
        known.sort_by_key(|(amount, holder, _)| (*amount, *holder));
        for (index, (_, holder, effect)) in known.iter().enumerate() {
            // Word for word the same on two cards, it is the same change.
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
    // A card speaks of others, unless it names the company in which it is cheaper itself.
    let alone = || squad.lines.iter().any(|l| l.figure.id == *holder && l.count == 1);
    let itself = figure.id == *holder && effect.with.is_none() && alone();
    !itself
        && effect.affects.matches_as(figure, &squad.factions_of(figure))
        && effect.with.as_ref().is_none_or(company)
}
