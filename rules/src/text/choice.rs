//! Determines what the numbers of a whole list mean: the interpretation that agrees best with the list's own
//! total, with the catalogue and with itself.

use std::collections::HashMap;

use super::names::Entry;
use super::price::{Reading, Span, Use};
use crate::check::Claims;

/// The penalty for missing the total, equal to some wrong costs.
const TOTAL_MISSED: u32 = 25;
/// The penalty for missing the number of activations, which people often miscount.
const ACTIVATIONS_MISSED: u32 = 12;
/// The penalty for a number with another meaning than on other lines.
const OUT_OF_STYLE: u32 = 5;
/// The penalty for a cost before a name in a list that omits some costs: people who write costs write all of
/// them.
const COST_AMONG_NONE: u32 = 3;
/// The maximum number of meanings considered for each line.
const MEANINGS: usize = 4;
/// The maximum number of sums kept while searching.
const SUMS: usize = 512;
/// With more open lines than this, totals aren't used: some combination always adds up.
const OPEN_LINES: usize = 64;

/// A line whose numbers are to be interpreted.
#[derive(Clone, Debug)]
pub(super) struct Choice<'a> {
    pub(super) entry: Option<&'a Entry>,
    /// The possible readings, likeliest first; not empty.
    pub(super) readings: Vec<Reading>,
}

/// A consistent interpretation of a list's numbers.
#[derive(Clone, Copy, Debug)]
struct Style {
    head: Use,
    tail: Use,
    span: Span,
    /// Whether some lines have neither a count nor a cost.
    leaves_out: bool,
}

impl Style {
    fn all(leaves_out: bool) -> impl Iterator<Item = Self> {
        let uses = [Use::Count, Use::Cost];
        uses.into_iter().flat_map(move |head| {
            uses.into_iter().flat_map(move |tail| {
                let spans = [Span::One, Span::All].into_iter();
                spans.map(move |span| Self { head, tail, span, leaves_out })
            })
        })
    }

    fn penalty(self, reading: &Reading) -> u32 {
        let misses = u32::from(reading.head.is_some_and(|u| u != self.head))
            + u32::from(reading.tail.is_some_and(|u| u != self.tail))
            + u32::from(reading.span.is_some_and(|s| s != self.span));
        let odd = u32::from(self.leaves_out && reading.head == Some(Use::Cost));
        reading.penalty + misses * OUT_OF_STYLE + odd * COST_AMONG_NONE
    }
}

/// The meaning chosen for a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chosen {
    pub(super) reading: Reading,
    /// Whether another meaning fits equally well.
    pub(super) tied: bool,
}

/// Chooses a meaning for every line.
pub(super) fn choose(choices: &[Choice<'_>], claims: Claims) -> Vec<Chosen> {
    let open = choices.iter().filter(|c| c.readings.len() > 1).count();
    // Styles that explain the list equally well; where they disagree, the meaning is undecided.
    let mut best: Vec<(u32, Vec<usize>, Style)> = Vec::new();
    let says_nothing = |r: &Reading| r.count == 1 && r.unit.is_none() && r.line.is_none() && r.head.is_none();
    let leaves_out = choices.iter().any(|c| c.readings.iter().all(says_nothing));
    for style in Style::all(leaves_out) {
        let (penalty, picks) = if open == 0 || open > OPEN_LINES || claims == Claims::default() {
            likeliest(choices, style)
        } else {
            adding_up(choices, style, claims)
        };
        best.retain(|(least, ..)| *least <= penalty);
        if best.first().is_none_or(|(least, ..)| penalty == *least) {
            best.push((penalty, picks, style));
        }
    }
    let Some((_, picks, style)) = best.first() else { return Vec::new() };
    let chosen = choices.iter().zip(picks).enumerate().map(|(at, (choice, pick))| {
        let reading = choice.readings[*pick];
        let as_good = |r: &Reading| {
            *r != reading
                && style.penalty(r) == style.penalty(&reading)
                && (claims.total.is_none() || r.points(choice.entry) == reading.points(choice.entry))
                && (claims.activations.is_none() || r.count == reading.count)
        };
        let tied =
            best.iter().any(|(_, others, _)| others[at] != *pick) || choice.readings.iter().any(as_good);
        Chosen { reading, tied }
    });
    chosen.collect()
}

/// Chooses the likeliest reading of each line independently.
fn likeliest(choices: &[Choice<'_>], style: Style) -> (u32, Vec<usize>) {
    let mut sum = 0_u32;
    let picks = choices.iter().map(|choice| {
        let all = choice.readings.iter().map(|r| style.penalty(r)).enumerate();
        let (pick, penalty) = all.min_by_key(|(at, penalty)| (*penalty, *at)).unwrap_or_default();
        sum = sum.saturating_add(penalty);
        pick
    });
    let picks = picks.collect();
    (sum, picks)
}

/// A way to reach a sum: its penalty and the step before it.
#[derive(Clone, Copy, Debug)]
struct Way {
    penalty: u32,
    from: (i64, i64),
    pick: usize,
}

/// Chooses the readings of all lines together: the likeliest of all possible sums of points and figures, with a
/// bonus for those that the list claims.
fn adding_up(choices: &[Choice<'_>], style: Style, claims: Claims) -> (u32, Vec<usize>) {
    // If a cost is unknown, a total can be neither met nor missed.
    let unknown = |c: &Choice<'_>| c.readings.iter().any(|r| r.points(c.entry).is_none());
    let total = claims.total.filter(|_| !choices.iter().any(unknown));
    let adds = |choice: &Choice<'_>, reading: &Reading| {
        let points = total.and_then(|_| reading.points(choice.entry)).unwrap_or(0);
        let active = choice.entry.is_none_or(|e| !e.inactive) && claims.activations.is_some();
        (points, if active { i64::from(reading.count) } else { 0 })
    };
    let (open, plain): (Vec<_>, Vec<_>) = choices.iter().partition(|c| c.readings.len() > 1);
    let start = plain.iter().map(|c| adds(c, &c.readings[0])).fold((0, 0), |s, a| (s.0 + a.0, s.1 + a.1));
    let sure: u32 = plain.iter().map(|c| style.penalty(&c.readings[0])).sum();
    let mut layers: Vec<HashMap<(i64, i64), Way>> = Vec::with_capacity(open.len());
    let mut reached: Vec<((i64, i64), u32)> = vec![(start, sure)];
    for choice in &open {
        let mut layer: HashMap<(i64, i64), Way> = HashMap::new();
        for (from, before) in &reached {
            for (pick, reading) in choice.readings.iter().take(MEANINGS).enumerate() {
                let (points, count) = adds(choice, reading);
                let to = (from.0 + points, from.1 + count);
                let way = Way { penalty: before + style.penalty(reading), from: *from, pick };
                let known = layer.entry(to).or_insert(way);
                if (way.penalty, way.from, way.pick) < (known.penalty, known.from, known.pick) {
                    *known = way;
                }
            }
        }
        reached = layer.iter().map(|(sum, way)| (*sum, way.penalty)).collect();
        reached.sort_by_key(|(sum, penalty)| (*penalty, *sum));
        reached.truncate(SUMS);
        layers.push(layer);
    }
    let missed = |sum: (i64, i64)| {
        u32::from(total.is_some_and(|t| t != sum.0)) * TOTAL_MISSED
            + u32::from(claims.activations.is_some_and(|a| a != sum.1)) * ACTIVATIONS_MISSED
    };
    let ends = reached.iter().map(|(sum, penalty)| (penalty + missed(*sum), *sum));
    let Some((penalty, mut at)) = ends.min() else { return (0, Vec::new()) };
    let mut open_picks = Vec::with_capacity(open.len());
    for layer in layers.iter().rev() {
        let Some(way) = layer.get(&at) else { break };
        open_picks.push(way.pick);
        at = way.from;
    }
    let mut open_picks = open_picks.into_iter().rev();
    let pick = |c: &Choice<'_>| if c.readings.len() > 1 { open_picks.next().unwrap_or(0) } else { 0 };
    (penalty, choices.iter().map(pick).collect())
}
