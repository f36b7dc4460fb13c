//! Unmet needs of the terms in a squad: a missing partner, or no figure to use them on.

use super::{FigureWord, Glossary, Meaning, Need, Term};
use crate::figure::Figure;
use crate::game::Game;

/// A term that has no effect in this squad, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Lack<'a> {
    /// The figure that has it.
    pub figure: &'a Figure,
    /// The term.
    pub term: &'a Term,
    /// The unmet need.
    pub need: &'a Need,
}

impl Glossary {
    /// Returns the terms of these figures whose needs aren't met among them. Each figure comes with its number
    /// of copies. Needs on the other side are unknown and not reported.
    #[must_use]
    pub fn lacks<'a>(&'a self, game: &'a Game, squad: &[(&'a Figure, u32)]) -> Vec<Lack<'a>> {
        let mut lacks = Vec::new();
        for (figure, copies) in squad {
            for FigureWord { meanings, .. } in self.of_figure(game, figure) {
                for meaning in meanings {
                    let needs = meaning.term.mechanics.iter().flat_map(|m| &m.needs);
                    let unmet = needs.filter(|need| !self.is_met(need, &meaning, (figure, *copies), squad));
                    lacks.extend(unmet.map(|need| Lack { figure, term: meaning.term, need }));
                }
            }
        }
        lacks.dedup_by(|a, b| (&a.figure.id, &a.term.id, a.need) == (&b.figure.id, &b.term.id, b.need));
        lacks
    }

    fn is_met(
        &self,
        need: &Need,
        meaning: &Meaning<'_>,
        (figure, copies): (&Figure, u32),
        squad: &[(&Figure, u32)],
    ) -> bool {
        let own = need.own.as_deref().and_then(|who| self.selector(who));
        if own.is_some_and(|who| !who.matches(figure)) {
            return false;
        }
        let Some(who) = need.ally.as_deref().and_then(|who| self.selector(who)) else { return true };
        let wanted = need.count.as_ref().and_then(|c| c.resolve(|id| meaning.number(id))).unwrap_or(1);
        let found: u32 = squad.iter().filter(|(f, _)| who.matches(f)).map(|(_, count)| *count).sum();
        let itself = u32::from(who.matches(figure) && copies > 0 && !need.itself);
        i64::from(found.saturating_sub(itself)) >= i64::from(wanted)
    }
}
