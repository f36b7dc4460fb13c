//! A draft resolved against the catalogue: its members, its faction, and all costs. This is what the kinds of
//! constraint work on.

use crate::catalogue::Catalogue;
use crate::figure::Figure;
use crate::id::FigureId;
use crate::points::Price;
use crate::report::Severity;
use crate::roster::{Line, Stranger, look_up};
use crate::squad::SetupChoice;

use super::CheckInput;
use super::allegiance::Allegiance;
use super::kind;
use super::tally::Tally;

/// A resolved draft.
#[derive(Debug)]
pub(crate) struct Squad<'a> {
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) input: CheckInput<'a>,
    pub(crate) lines: Vec<Line<'a>>,
    /// Deck cards, which aren't part of the squad itself: only their deck's rule counts them.
    pub(crate) apart: Vec<Line<'a>>,
    pub(crate) unknown: Vec<Stranger<'a>>,
    pub(crate) allegiance: Option<Allegiance>,
    pub(crate) prices: Vec<Price>,
    pub(crate) tally: Tally,
}

impl<'a> Squad<'a> {
    pub(crate) fn resolve(catalogue: &'a Catalogue, input: CheckInput<'a>) -> Self {
        let (all, unknown) = look_up(catalogue, &input.draft.members);
        let (apart, lines) = all.into_iter().partition(|l| input.format.deck_of(l.figure).is_some());
        let mut squad = Self {
            catalogue,
            input,
            lines,
            apart,
            unknown,
            allegiance: None,
            prices: Vec::new(),
            tally: Tally::default(),
        };
        squad.allegiance = Allegiance::decide(&squad);
        squad.prices = squad.lines.iter().map(|l| squad.price(l.figure)).collect();
        squad.tally = Tally::of(&squad);
        squad
    }

    /// Returns the cost of one copy of the figure in or beside this squad.
    pub(crate) fn price(&self, figure: &Figure) -> Price {
        let constraints = &self.input.format.constraints;
        let base = constraints.iter().find_map(|c| kind::of(c).base(self, figure));
        let mut price = base.unwrap_or_else(|| Price::printed(figure.cost, self.catalogue.game().least_cost));
        for constraint in constraints {
            kind::of(constraint).price(self, figure, &mut price);
        }
        price
    }

    /// Returns the choices recorded for a member's ability, except for the first `but` ones.
    pub(crate) fn made(&self, holder: &FigureId, ability: &str, but: u32) -> Vec<SetupChoice> {
        let made = self.input.draft.setup.iter();
        let made = made.filter(|c| c.holder == *holder && c.ability == ability);
        made.skip(but as usize).cloned().collect()
    }

    pub(crate) fn holds(&self, id: &FigureId) -> bool {
        self.lines.iter().any(|l| l.figure.id == *id)
    }

    /// Whether the squad may contain more figures than are known, because the catalogue lacks some or lines
    /// weren't recognised. A missing figure may be among them.
    pub(crate) fn may_hold_more(&self) -> bool {
        !self.unknown.is_empty() || self.input.unread > 0
    }

    /// Returns the severity of a question about costs: it is asked only if the answer matters.
    pub(crate) fn cost_question(&self) -> Severity {
        if self.tally.is_open() { Severity::Ask } else { Severity::Note }
    }
}
