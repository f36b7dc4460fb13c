//! Checks [`crate::constraint::attach`].

use super::Check;
use crate::ability::Attachment;
use crate::check::squad::Squad;
use crate::constraint::attach::Attach;
use crate::id::FigureId;
use crate::matching::left_over;
use crate::report::{Fact, Finding, Fix, Severity};
use crate::roster::Line;

/// The maximum number of copies of one attachment to match; beyond that, more make no difference.
const MOST: u32 = 50;

/// An attachment in the squad.
struct Held<'a> {
    line: &'a Line<'a>,
    facts: &'a Attachment,
}

impl Check for Attach {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let held = self.held(squad);
        let room = |line: &Line<'_>| line.count.saturating_mul(self.each);
        let mut free: Vec<u32> = squad.lines.iter().map(room).collect();
        // Recorded carriers come first, so that only the remaining cards need a place.
        let mut unplaced = Vec::new();
        for card in &held {
            let chosen = squad.input.draft.choices(&card.line.figure.id, &self.ability);
            let mut made = 0_u32;
            for carrier in chosen {
                made = made.saturating_add(1);
                self.recorded(squad, card, carrier, &mut free, out);
            }
            if made > card.line.count {
                let finding = self.say(card, Severity::Error, "attach-too-many-choices");
                let finding = finding.number("made", made).number("copies", card.line.count);
                let choices = squad.made(&card.line.figure.id, &self.ability, card.line.count);
                out.push(finding.fix(Fix::Unchoose { choices }));
            }
            unplaced.extend((made..card.line.count.min(MOST)).map(|_| card));
        }
        self.find_places(squad, &unplaced, &free, out);
    }
}

impl Attach {
    fn held<'a>(&self, squad: &'a Squad<'_>) -> Vec<Held<'a>> {
        let held = squad.lines.iter().filter_map(|line| {
            let facts = squad.catalogue.attachment(&line.figure.id)?;
            Some(Held { line, facts })
        });
        let mut held: Vec<_> = held.collect();
        held.sort_by(|a, b| a.line.figure.id.cmp(&b.line.figure.id));
        held
    }

    fn say(&self, card: &Held<'_>, severity: Severity, message: &'static str) -> Finding {
        let finding = Finding::new(severity, &self.rule, message).about([card.line.figure.id.clone()]);
        finding.with("ability", Fact::Keyword(self.ability.clone()))
    }

    fn choose(&self, card: &Held<'_>) -> Fix {
        Fix::Choose { holder: card.line.figure.id.clone(), ability: self.ability.clone() }
    }

    /// Checks a recorded carrier.
    fn recorded(
        &self,
        squad: &Squad<'_>,
        card: &Held<'_>,
        carrier: &FigureId,
        free: &mut [u32],
        out: &mut Vec<Finding>,
    ) {
        let at = squad.lines.iter().position(|l| l.figure.id == *carrier);
        let (severity, message) = match at {
            None => (Severity::Error, "attach-not-there"),
            Some(at) if !self.may_carry(card.facts, squad.lines[at].figure) => {
                let sure =
                    card.facts.sure || self.whom.as_ref().is_some_and(|w| !w.matches(squad.lines[at].figure));
                (if sure { Severity::Error } else { Severity::Ask }, "attach-wrong")
            }
            Some(at) if free[at] == 0 => (Severity::Error, "attach-full"),
            Some(at) => {
                free[at] -= 1;
                return;
            }
        };
        let finding = self.say(card, severity, message).fix(self.choose(card));
        out.push(finding.with("chosen", Fact::Figure(carrier.clone())).number("each", self.each));
    }

    /// Matches cards without a recorded carrier to free places, and notes cards with several options.
    fn find_places(&self, squad: &Squad<'_>, cards: &[&Held<'_>], free: &[u32], out: &mut Vec<Finding>) {
        let carriers = |card: &Held<'_>| -> Vec<usize> {
            let may = |at: &usize| self.may_carry(card.facts, squad.lines[*at].figure);
            // Sorted, so that the result doesn't depend on the draft's order.
            let mut places: Vec<_> = (0..squad.lines.len()).filter(may).collect();
            places.sort_by(|a, b| squad.lines[*a].figure.id.cmp(&squad.lines[*b].figure.id));
            places
        };
        let wanted: Vec<_> = cards.iter().map(|card| carriers(card)).collect();
        let left = left_over(&wanted, free);
        for (at, card) in cards.iter().enumerate() {
            let unsure = card.facts.carrier.is_none() || !card.facts.sure || !squad.unknown.is_empty();
            if left.contains(&at) {
                let message = if wanted[at].is_empty() { "attach-nobody" } else { "attach-none-free" };
                let severity = if unsure { Severity::Ask } else { Severity::Error };
                let finding = self.say(card, severity, message).number("each", self.each);
                // Cards with unknown facts may find a place once more is known.
                let same = |at: &&usize| cards[**at].line.figure.id == card.line.figure.id;
                let homeless = u32::try_from(left.iter().filter(same).count()).unwrap_or(u32::MAX);
                let fix = (!unsure).then(|| Fix::remove(card.line.figure.id.clone(), homeless));
                out.push(finding.any(fix));
            } else if card.facts.carrier.is_none() {
                out.push(self.say(card, Severity::Ask, "attach-unknown").fix(self.choose(card)));
            } else if wanted[at].len() > 1 {
                out.push(self.say(card, Severity::Note, "attach-choose").fix(self.choose(card)));
            }
        }
    }
}
