//! The same count by other programs, in Python, in the same run.

use std::fmt::Write as _;

use muster_rules::catalogue::Catalogue;

use crate::python::{Theirs, run};

/// The plain dynamic program.
pub(crate) const PLAIN: &str = include_str!("plain.py");

/// OR-tools' CP-SAT, which enumerates all squads.
pub(crate) const CP_SAT: &str = include_str!("cpsat.py");

/// Runs a program on the catalogue's figures, and returns the number of squads and the time taken.
pub(crate) fn python(programme: &str, catalogue: &Catalogue, points: i32) -> Theirs {
    run(programme, &figures(catalogue), &[&points.to_string()])
}

fn figures(catalogue: &Catalogue) -> String {
    let mut json = String::from("[");
    for (i, f) in catalogue.figures().iter().enumerate() {
        let comma = if i == 0 { "" } else { "," };
        let faction = f.factions.first().map_or("", |f| f.as_str());
        let cost = f.cost.known().unwrap_or(0);
        let name = f.persons.first().map_or(f.name.as_str(), |link| link.person.as_str());
        let _ = write!(json, "{comma}[{name:?},{cost},{},{faction:?}]", f.unique);
    }
    json.push(']');
    json
}
