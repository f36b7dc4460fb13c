//! Resolves the names of figures and sides that players enter.

use super::event::{FigureNo, SideNo};
use super::refusal::{Refusal, Thing};
use super::state::{Standing, State};
use super::tap::{Numbers, Seat, Who};
use crate::fold::fold;

impl State {
    /// Returns the side referred to.
    ///
    /// # Errors
    /// There is no such side.
    pub fn seat(&self, seat: &Seat) -> Result<SideNo, Refusal> {
        let named = |name: &str| self.sides.iter().position(|side| fold(&side.seated.name) == fold(name));
        let (found, said) = match seat {
            Seat::Place(place) => {
                (place.checked_sub(1).filter(|at| *at < self.sides.len()), place.to_string())
            }
            Seat::Name(name) => (named(name), name.clone()),
        };
        found.ok_or(Refusal::Unknown { what: Thing::Side, name: said })
    }

    /// Returns the numbers by side, in table order; `None` for a side without a number.
    ///
    /// # Errors
    /// There is no such side.
    pub fn numbers(&self, numbers: &Numbers) -> Result<Vec<Option<i64>>, Refusal> {
        let mut out = vec![None; self.sides.len()];
        match numbers {
            Numbers::List(list) => {
                for (to, number) in out.iter_mut().zip(list) {
                    *to = Some(*number);
                }
            }
            Numbers::Named(named) => {
                for (name, number) in named {
                    let side = self.seat(&Seat::Name(name.clone()))?;
                    out[side] = Some(*number);
                }
            }
        }
        Ok(out)
    }

    /// Returns the figure referred to; among several with the name, the first that matches best.
    ///
    /// # Errors
    /// There is no such figure.
    pub fn who(&self, who: &Who, fits: impl Fn(&Standing) -> bool) -> Result<FigureNo, Refusal> {
        let unknown = |name: String| Refusal::Unknown { what: Thing::Figure, name };
        let name = match who {
            Who::Number(number) => {
                return self.figure(*number).map(|f| f.number).ok_or_else(|| unknown(number.to_string()));
            }
            Who::Name(name) => name,
        };
        // `Anna: Clone Trooper 2`; the name of a figure may contain a colon as well.
        let split = name.split_once(':').and_then(|(side, rest)| {
            let side = self.seat(&Seat::Name(side.trim().to_owned())).ok()?;
            Some((side, rest.trim()))
        });
        let (side, rest) = split.map_or((None, name.trim()), |(side, rest)| (Some(side), rest));
        let wanted = fold(rest);
        let own = self.figures.iter().filter(|figure| side.is_none_or(|side| figure.piece.side == side));
        let called = |figure: &&Standing| {
            let full = fold(&figure.piece.name);
            let first = wanted.strip_suffix(" 1").is_some_and(|wanted| wanted == full);
            full == wanted || first || base(&full) == wanted || fold(figure.piece.figure.as_str()) == wanted
        };
        let own: Vec<_> = own.collect();
        let mut called: Vec<_> = own.iter().copied().filter(called).collect();
        if called.is_empty() {
            // A part of the name suffices if only one figure has it.
            let part = |figure: &&Standing| !wanted.is_empty() && fold(&figure.piece.name).contains(&wanted);
            called = own.into_iter().filter(part).collect();
            let first = called.first().map(|figure| figure.piece.figure.clone());
            if called.iter().any(|figure| Some(&figure.piece.figure) != first.as_ref()) {
                called.clear();
            }
        }
        called.sort_by_key(|figure| (!fits(figure), !figure.is_there()));
        called.first().map(|figure| figure.number).ok_or_else(|| unknown(name.clone()))
    }
}

/// Returns a name without its trailing number.
#[must_use]
pub fn base(name: &str) -> &str {
    match name.rsplit_once(' ') {
        Some((base, number)) if !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) => base,
        _ => name,
    }
}
