//! Cards that go on other members' cards, one each, and ask for whom they go on.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::catalogue::Attachment;
use crate::check::{Line, Squad};
use crate::count::places::Place;
use crate::count::plan::Plan;
use crate::figure::Figure;
use crate::id::{FigureId, RuleId};
use crate::matching::left_over;
use crate::report::{Fact, Finding, Fix, Severity};
use crate::selector::Selector;

/// More copies of one attachment than this are all the same.
const MOST: u32 = 50;

/// Attachments; which cards are, and who may carry them, stands in the pack's `attachments.csv`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Attach {
    /// The rule.
    pub rule: RuleId,
    /// What the choice of a carrier is called: the ability under which it is recorded.
    pub ability: String,
    /// Who can carry a card at all.
    #[serde(default)]
    pub whom: Option<Selector>,
    /// How many a copy carries.
    #[serde(default = "one")]
    pub each: u32,
}

fn one() -> u32 {
    1
}

/// An attachment in the squad.
struct Held<'a> {
    line: &'a Line<'a>,
    facts: &'a Attachment,
}

impl Kind for Attach {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let held = self.held(squad);
        let room = |line: &Line<'_>| line.count.saturating_mul(self.each);
        let mut free: Vec<u32> = squad.lines.iter().map(room).collect();
        // What is recorded first, so that only what is left over has to find a place.
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
                out.push(finding.number("made", made).number("copies", card.line.count));
            }
            unplaced.extend((made..card.line.count.min(MOST)).map(|_| card));
        }
        self.find_places(squad, &unplaced, &free, out);
    }

    fn plan<'a>(&'a self, plan: &mut Plan<'a>) {
        let places = plan.catalogue.attachments().iter().filter_map(|facts| {
            let carriers = plan.those(|carrier| self.may_carry(facts, carrier));
            let card = plan.place(&facts.figure).filter(|card| !plan.apart[*card])?;
            Some(Place { card, carriers, each: self.each })
        });
        plan.places.push(places.collect());
    }
}

impl Attach {
    /// Whether a figure may carry an attachment.
    #[must_use]
    pub fn may_carry(&self, facts: &Attachment, carrier: &Figure) -> bool {
        carrier.id != facts.figure
            && self.whom.as_ref().is_none_or(|w| w.matches(carrier))
            && facts.carrier.as_ref().is_none_or(|c| c.matches(carrier))
    }

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

    /// Looks at a carrier that is recorded.
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

    /// Whether those without a recorded carrier can all have one; says which have a choice.
    fn find_places(&self, squad: &Squad<'_>, cards: &[&Held<'_>], free: &[u32], out: &mut Vec<Finding>) {
        let carriers = |card: &Held<'_>| -> Vec<usize> {
            let may = |at: &usize| self.may_carry(card.facts, squad.lines[*at].figure);
            // In an order of their own, lest the draft's decide who is left over.
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
                out.push(self.say(card, severity, message).number("each", self.each));
            } else if card.facts.carrier.is_none() {
                out.push(self.say(card, Severity::Ask, "attach-unknown").fix(self.choose(card)));
            } else if wanted[at].len() > 1 {
                out.push(self.say(card, Severity::Note, "attach-choose").fix(self.choose(card)));
            }
        }
    }
}
