//! Two squads side by side: what only one holds, and what both do.

use std::collections::BTreeMap;

use muster_rules::id::FigureId;
use serde::Serialize;

use super::check::CheckedSquad;

/// What two squads hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Comparison {
    /// Copies that only the first holds.
    pub only_first: Vec<Copies>,
    /// Copies that only the second holds.
    pub only_second: Vec<Copies>,
    /// Copies that both hold.
    pub both: Vec<Copies>,
    /// Points of the first and of the second.
    pub points: [i64; 2],
    /// Activations of the first and of the second.
    pub activations: [u32; 2],
}

/// Copies of a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Copies {
    /// The figure.
    pub figure: FigureId,
    /// How many.
    pub count: u32,
}

/// Compares two squads figure by figure.
#[must_use]
pub fn compare(first: &CheckedSquad, second: &CheckedSquad) -> Comparison {
    let counts = |squad: &CheckedSquad| {
        let members = squad.report.members.iter();
        members.map(|m| (m.figure.clone(), m.count)).collect::<BTreeMap<_, _>>()
    };
    let (a, b) = (counts(first), counts(second));
    let of = |map: &BTreeMap<FigureId, u32>, id| map.get(id).copied().unwrap_or(0);
    let (mut only_first, mut only_second, mut both) = (Vec::new(), Vec::new(), Vec::new());
    // In the order of the squads, so that a reader finds what they know.
    let mut order: Vec<_> = first.report.members.iter().map(|m| &m.figure).collect();
    order.extend(second.report.members.iter().map(|m| &m.figure).filter(|f| !a.contains_key(*f)));
    for id in order {
        let (x, y) = (of(&a, id), of(&b, id));
        let put = |list: &mut Vec<Copies>, count: u32| {
            if count > 0 {
                list.push(Copies { figure: id.clone(), count });
            }
        };
        put(&mut both, x.min(y));
        put(&mut only_first, x.saturating_sub(y));
        put(&mut only_second, y.saturating_sub(x));
    }
    Comparison {
        only_first,
        only_second,
        both,
        points: [first.report.points.total, second.report.points.total],
        activations: [first.report.activations, second.report.activations],
    }
}
