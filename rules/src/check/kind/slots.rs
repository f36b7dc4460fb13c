//! Checks [`crate::constraint::slots`].

use std::collections::BTreeMap;

use super::Check;
use crate::check::squad::Squad;
use crate::constraint::slots::Slots;
use crate::id::FigureId;
use crate::report::{Fact, Finding, Fix, Severity};

impl Check for Slots {
    fn findings(&self, squad: &Squad<'_>, out: &mut Vec<Finding>) {
        let draft = squad.input.draft;
        let new = |severity, message, places: &[&str]| {
            let finding = Finding::new(severity, &self.rule, message);
            finding.with("places", Fact::Keywords(places.iter().map(ToString::to_string).collect()))
        };
        let places: Vec<_> = self.places().collect();
        let mut stands: BTreeMap<&FigureId, Vec<&str>> = BTreeMap::new();
        for choice in draft.setup.iter().filter(|c| self.is_place(&c.ability)) {
            if places.contains(&choice.ability) {
                stands.entry(&choice.chosen).or_default().push(&choice.ability);
            } else {
                let finding = new(Severity::Error, "slots-nowhere", &[&choice.ability]);
                let finding = finding.number("count", self.count).about([choice.chosen.clone()]);
                out.push(finding.fix(Fix::Unchoose { choices: vec![choice.clone()] }));
            }
        }
        for place in &places {
            let on: Vec<_> = self.on(draft, place).cloned().collect();
            if on.len() > 1 {
                let here = || draft.setup.iter().filter(|c| c.ability == *place);
                // One fix for each figure that could keep the place.
                let ways = (0..on.len()).map(|stays| {
                    let leaving = here().enumerate().filter(|(at, _)| *at != stays);
                    Fix::Unchoose { choices: leaving.map(|(_, c)| c.clone()).collect() }
                });
                let mut ways: Vec<_> = ways.collect();
                ways.sort();
                ways.dedup();
                out.push(new(Severity::Error, "slots-shared", &[place]).any(ways).about(on));
            }
        }
        for (figure, on) in &stands {
            let known = squad.lines.iter().filter(|l| l.figure.id == **figure).map(|l| l.count);
            let strangers = squad.unknown.iter().filter(|s| s.figure == *figure).map(|s| s.count);
            let copies = known.chain(strangers).fold(0, u32::saturating_add);
            let stood = || draft.setup.iter().filter(|c| c.chosen == **figure && on.contains(&&*c.ability));
            let vacate = |but: usize| Fix::Unchoose { choices: stood().skip(but).cloned().collect() };
            if copies == 0 {
                let finding = new(Severity::Error, "slots-not-there", on);
                out.push(finding.about([(*figure).clone()]).fix(vacate(0)));
            } else if on.len() > copies as usize {
                let finding = new(Severity::Error, "slots-too-many", on).number("copies", copies);
                let placed = u32::try_from(on.len()).unwrap_or(u32::MAX);
                let finding = finding.number("placed", placed).about([(*figure).clone()]);
                out.push(finding.fix(vacate(copies as usize)));
            }
        }
        let open: Vec<_> = places.iter().filter(|p| self.on(draft, p).next().is_none()).collect();
        if !open.is_empty() && !squad.lines.is_empty() {
            let open: Vec<_> = open.into_iter().map(String::as_str).collect();
            let finding = new(Severity::Note, "slots-open", &open);
            out.push(finding.number("open", u32::try_from(open.len()).unwrap_or(u32::MAX)));
        }
    }
}
