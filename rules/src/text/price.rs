//! The possible meanings of the numbers next to a name, and how well each of them agrees with the catalogue.

use super::MAX_COUNT;
use super::annotation::{Hint, Number, Place};
use super::names::Entry;
use super::reading::LineProblem;

/// The maximum value of a cost.
const MAX_COST: i64 = 1_000_000;
/// The maximum usual number of copies.
const MANY: i64 = 30;
/// The maximum usual cost of all copies of one figure.
const MUCH: i64 = 200;
/// Hit points are multiples of this.
const STEP: i64 = 5;
/// The maximum number of meaningful numbers next to a name.
const MAX_NUMBERS: usize = 4;

/// Penalties for unlikely readings, on a common scale.
mod unlikely {
    /// A cost that differs from the catalogue's.
    pub(super) const WRONG_COST: u32 = 14;
    /// A cost that one Rapport or two would explain.
    pub(super) const NEARLY_RIGHT_COST: u32 = 7;
    /// A cost that can't be compared.
    pub(super) const UNCONFIRMED_COST: u32 = 3;
    /// A bare number before the name, or in parentheses, that is a count.
    pub(super) const BARE_COUNT: u32 = 2;
    /// A bare number after the name that is a count.
    pub(super) const BARE_COUNT_BEHIND: u32 = 4;
    /// A bare number before a plural that isn't a count.
    pub(super) const UNCOUNTED_PLURAL: u32 = 10;
    /// Two copies of a figure that is limited to one.
    pub(super) const SECOND_UNIQUE: u32 = 8;
    /// More copies than usual, or than a list has points for.
    pub(super) const CROWD: u32 = 15;
}

/// The maximum penalty of a reading that still agrees with the figure's cost.
const AGREEING: u32 = 6;

/// What a bare number means in the list's style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    Count,
    Cost,
}

/// The number of copies that a cost covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Span {
    One,
    All,
}

/// A reading of the numbers next to a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    pub(super) count: u32,
    pub(super) unit: Option<i64>,
    pub(super) line: Option<i64>,
    pub(super) penalty: u32,
    /// Whether a cost was stated and matches the catalogue's.
    pub(super) agrees: bool,
    pub(super) head: Option<Use>,
    pub(super) tail: Option<Use>,
    pub(super) span: Option<Span>,
}

impl Reading {
    /// Returns the points that the line contributes by the list's own arithmetic.
    pub(super) fn points(&self, entry: Option<&Entry>) -> Option<i64> {
        if entry.is_some_and(|e| e.apart) {
            return Some(0); // deck cards aren't part of the squad's total
        }
        let count = i64::from(self.count);
        let printed = || entry.and_then(|e| e.cost).map(i64::from);
        self.line.or_else(|| self.unit.or_else(printed).map(|unit| unit * count))
    }
}

/// Returns all readings of the numbers, likeliest first.
pub(super) fn readings(
    entry: Option<&Entry>,
    plural: bool,
    numbers: &[Number],
) -> Result<Vec<Reading>, LineProblem> {
    if numbers.iter().any(|n| n.value.abs() > MAX_COST) {
        return Err(LineProblem::NumberTooLarge);
    }
    // `Driven by Hatred -5`: the dash is its sign.
    let less = entry.and_then(|e| e.cost).map(i64::from).filter(|cost| *cost < 0);
    let unsigned = |n: &Number| n.place == Place::Tail && n.hint != Hint::Count && Some(-n.value) == less;
    if numbers.iter().any(unsigned) {
        let signed = |n: &Number| if unsigned(n) { Number { value: -n.value, ..*n } } else { *n };
        return readings(entry, plural, &numbers.iter().map(signed).collect::<Vec<_>>());
    }
    if let Some(rest) = beside_state(numbers)
        && let Ok(readings) = readings(entry, plural, rest)
        && readings.iter().any(|r| r.agrees)
    {
        return Ok(readings);
    }
    let told: Vec<usize> = (0..numbers.len()).filter(|i| numbers[*i].hint == Hint::Count).collect();
    // `2x Jedi Guardian x 11`: the second count is the cost of one.
    let cost = |i: &&usize| entry.and_then(|e| e.cost).is_some_and(|c| i64::from(c) == numbers[**i].value);
    if let [_, _] = told[..]
        && let Some(at) = told.iter().rev().find(cost)
    {
        let mut numbers = numbers.to_vec();
        numbers[*at].hint = Hint::Unit;
        return readings(entry, plural, &numbers);
    }
    if numbers.len() > MAX_NUMBERS || told.len() > 1 {
        return Err(LineProblem::NumbersDontFit);
    }
    let counts: Vec<Option<usize>> = match told.first() {
        Some(told) => vec![Some(*told)],
        None => {
            let bare = (0..numbers.len()).filter(|i| numbers[*i].hint.is_open()).map(Some);
            bare.chain([None]).collect()
        }
    };
    let mut out: Vec<Reading> = Vec::new();
    let mut problem = None;
    for at in counts {
        let count = match at.map(|i| checked(numbers[i].value)).transpose() {
            Ok(count) => count,
            Err(wrong) => {
                problem = problem.or(Some(wrong));
                continue;
            }
        };
        let costs: Vec<&Number> =
            numbers.iter().enumerate().filter(|(i, _)| Some(*i) != at).map(|(_, n)| n).collect();
        let base = Base { entry, plural, numbers, at, count };
        for reading in base.assign(&costs) {
            let same =
                |r: &&mut Reading| (r.count, r.unit, r.line) == (reading.count, reading.unit, reading.line);
            match out.iter_mut().find(same) {
                Some(known) if known.penalty <= reading.penalty => {}
                Some(known) => *known = reading,
                None => out.push(reading),
            }
        }
    }
    if told.is_empty() && is_state(numbers) && !out.iter().any(|r| r.agrees) {
        let base = Base { entry, plural, numbers: &[], at: None, count: None };
        out.extend(base.reading(None, None, &[]));
    }
    out.sort_by_key(|r| r.penalty);
    if out.is_empty() { Err(problem.unwrap_or(LineProblem::NumbersDontFit)) } else { Ok(out) }
}

/// `20/60` after a name, like hit points, if it is nobody's cost.
fn is_state(numbers: &[Number]) -> bool {
    let stepped = |n: &Number| n.value % STEP == 0;
    beside_state(numbers).is_some_and(<[Number]>::is_empty) && numbers.iter().all(stepped)
}

/// Returns the numbers without a trailing fraction: `37 - 8/10`.
fn beside_state(numbers: &[Number]) -> Option<&[Number]> {
    let [rest @ .., left, of] = numbers else { return None };
    let behind = left.place == Place::Tail && of.place == Place::Tail;
    let dressed = left.hint == Hint::Bare && of.hint == Hint::Cost && of.value > 0;
    (behind && dressed && (0..=of.value).contains(&left.value)).then_some(rest)
}

/// Returns a valid count.
fn checked(count: i64) -> Result<u32, LineProblem> {
    match u32::try_from(count) {
        Err(_) if count < 0 => Err(LineProblem::NegativeCount),
        Ok(0) => Err(LineProblem::ZeroCount),
        Ok(count) if count <= MAX_COUNT => Ok(count),
        _ => Err(LineProblem::NumberTooLarge),
    }
}

/// A choice of the count; the other numbers are costs.
struct Base<'a> {
    entry: Option<&'a Entry>,
    plural: bool,
    numbers: &'a [Number],
    at: Option<usize>,
    count: Option<u32>,
}

impl Base<'_> {
    fn assign(&self, costs: &[&Number]) -> Vec<Reading> {
        let span_of = |number: &Number| match number.hint {
            Hint::Unit => Some(Span::One),
            Hint::Line => Some(Span::All),
            _ => None,
        };
        let spans = [Span::One, Span::All];
        match costs {
            [] => self.reading(None, None, &[]).into_iter().collect(),
            [one] => {
                // For a single copy both spans are the same.
                let single = self.count.is_none_or(|c| c == 1).then_some(Span::One);
                let told = span_of(one).or(single);
                let fits = spans.iter().filter(|s| told.is_none_or(|told| told == **s));
                fits.filter_map(|span| match span {
                    Span::One => self.reading(Some(one.value), None, costs),
                    Span::All => self.reading(None, Some(one.value), costs),
                })
                .collect()
            }
            [first, second] => {
                let mut out = Vec::new();
                for (unit, line) in [(first, second), (second, first)] {
                    if span_of(unit) != Some(Span::All) && span_of(line) != Some(Span::One) {
                        out.extend(self.reading(Some(unit.value), Some(line.value), costs));
                    }
                }
                out
            }
            _ => Vec::new(),
        }
    }

    fn reading(&self, unit: Option<i64>, line: Option<i64>, costs: &[&Number]) -> Option<Reading> {
        let count = i64::from(self.count.unwrap_or(1));
        let printed = self.entry.and_then(|e| e.cost).map(i64::from);
        let agrees = |claimed: Option<i64>, copies: i64| {
            claimed.zip(printed).is_some_and(|(claimed, printed)| claimed == printed * copies)
        };
        let agrees = (unit.is_none() || agrees(unit, 1)) && (line.is_none() || agrees(line, count));
        // A bare number out of range for a count may still be a cost, if it is the right one.
        let odd = costs.iter().any(|n| n.hint.is_open() && checked(n.value).is_err());
        if odd && !agrees {
            return None;
        }
        let use_at = |place| {
            let bare = |n: &&Number| n.hint == Hint::Bare && n.place == place;
            if self.at.map(|i| &self.numbers[i]).filter(bare).is_some() {
                Some(Use::Count)
            } else {
                costs.iter().any(bare).then_some(Use::Cost)
            }
        };
        Some(Reading {
            count: self.count.unwrap_or(1),
            unit,
            line,
            penalty: self.count_penalty() + self.cost_penalty(unit, line, count, printed, costs),
            agrees: agrees && (unit.is_some() || line.is_some()),
            head: use_at(Place::Head),
            tail: use_at(Place::Tail),
            span: match (unit, line) {
                (Some(_), None) if count > 1 => Some(Span::One),
                (None, Some(_)) if count > 1 => Some(Span::All),
                _ => None,
            },
        })
    }

    fn count_penalty(&self) -> u32 {
        let count = i64::from(self.count.unwrap_or(1));
        let number = self.at.map(|i| self.numbers[i]);
        let open = number.filter(|n| n.hint.is_open());
        let bare = open.filter(|n| n.hint == Hint::Bare);
        let mut penalty = match bare {
            Some(_) if self.plural => 0,
            Some(n) if n.place == Place::Tail => unlikely::BARE_COUNT_BEHIND,
            Some(_) if count > 1 => unlikely::BARE_COUNT,
            _ => 0,
        };
        if count > 1 && bare.is_some() && self.entry.is_some_and(|e| e.unique) {
            penalty += unlikely::SECOND_UNIQUE + self.count.unwrap_or(1) / 2;
        }
        let printed = self.entry.and_then(|e| e.cost).map_or(0, i64::from);
        if open.is_some() && (count > MANY || printed.saturating_mul(count) > MUCH) {
            penalty += unlikely::CROWD;
        }
        penalty
    }

    fn cost_penalty(
        &self,
        unit: Option<i64>,
        line: Option<i64>,
        count: i64,
        printed: Option<i64>,
        costs: &[&Number],
    ) -> u32 {
        let uncounted = self.plural && self.at.is_none();
        let mut penalty = if uncounted && costs.iter().any(|n| n.hint == Hint::Bare && n.place == Place::Head)
        {
            unlikely::UNCOUNTED_PLURAL
        } else {
            0
        };
        let wrong = |claimed: i64, copies: i64| match printed {
            None => unlikely::UNCONFIRMED_COST,
            Some(printed) if claimed == printed * copies => 0,
            Some(printed) if (1..=2 * copies).contains(&(printed * copies - claimed)) && claimed > 0 => {
                unlikely::NEARLY_RIGHT_COST
            }
            Some(_) => unlikely::WRONG_COST,
        };
        penalty += match (unit, line) {
            (Some(unit), Some(line)) => wrong(unit, 1) + wrong(line, count),
            (Some(unit), None) => wrong(unit, 1),
            (None, Some(line)) => wrong(line, count),
            (None, None) => 0,
        };
        penalty
    }
}

/// Whether the numbers may be this figure's cost, whatever else they could be.
pub(super) fn agrees_with(entry: &Entry, numbers: &[Number]) -> bool {
    readings(Some(entry), false, numbers).is_ok_and(|all| all.iter().any(|r| r.agrees))
}

/// Whether the stated numbers match a figure's cost in a likely reading.
pub(super) fn costs_so(entry: &Entry, plural: bool, numbers: &[Number]) -> bool {
    let agreeing = |r: &Reading| r.agrees && r.penalty <= AGREEING;
    readings(Some(entry), plural, numbers).is_ok_and(|r| r.iter().any(agreeing))
}
