//! The second stage of reading the campaign part: ids follow from names, references resolve, every
//! row names its source.

use std::collections::{BTreeSet, HashSet};

use muster_rules::id::slug;

use super::rows::{RawCampaign, StageRow, choice, list};
use crate::pack::place::{Fault, Place, Problem, Problems};
use crate::pack::table::{Located, Spot as _};

/// What the campaign parts of a game's packs hold together, to resolve references in.
pub(crate) struct Known<'a> {
    boxes: HashSet<&'a str>,
    decks: HashSet<&'a str>,
    heroes: HashSet<&'a str>,
    missions: HashSet<&'a str>,
    rewards: HashSet<&'a str>,
    campaigns: HashSet<&'a str>,
    /// Figures, without the game's prefix.
    allies: HashSet<&'a str>,
    sources: &'a BTreeSet<&'a str>,
}

impl<'a> Known<'a> {
    /// Everything that these packs know.
    pub(crate) fn new(
        packs: &[&'a RawCampaign],
        figures: &HashSet<&'a str>,
        sources: &'a BTreeSet<&'a str>,
    ) -> Self {
        fn ids<'a, T: 'a>(
            packs: &[&'a RawCampaign],
            rows: fn(&'a RawCampaign) -> &'a Vec<Located<T>>,
            id: fn(&'a T) -> &'a str,
        ) -> HashSet<&'a str> {
            packs.iter().flat_map(|p| rows(p)).map(|row| id(&row.value)).collect()
        }
        let heroes = ids(packs, |p| &p.heroes, |r| &r.id);
        let classes: HashSet<_> = ids(packs, |p| &p.classes, |r| &r.id);
        Self {
            boxes: ids(packs, |p| &p.boxes, |r| &r.id),
            decks: heroes.union(&classes).copied().collect(),
            heroes,
            missions: ids(packs, |p| &p.missions, |r| &r.id),
            rewards: ids(packs, |p| &p.rewards, |r| &r.id),
            campaigns: packs.iter().flat_map(|p| &p.campaigns.campaigns).map(|c| c.id.as_str()).collect(),
            allies: figures.iter().filter_map(|id| Some(id.split_once('/')?.1)).collect(),
            sources,
        }
    }
}

/// Checks the campaign part of a pack against what is known. `place` finds a value in `campaigns.toml`
/// behind an anchor.
pub(crate) fn check(
    pack: &RawCampaign,
    place: &dyn Fn(&str, &str) -> Place,
    known: &Known<'_>,
    problems: &mut Problems,
) {
    let mut checker = Checker { known, problems };
    checker.decks(pack);
    checker.missions(pack);
    checker.campaigns(pack, place);
}

struct Checker<'a, 'p> {
    known: &'a Known<'a>,
    problems: &'p mut Problems,
}

impl Checker<'_, '_> {
    fn fault<T>(&mut self, row: &Located<T>, fault: Fault) {
        self.problems.push(row.problem(fault));
    }

    fn source<T>(&mut self, row: &Located<T>, source: &str) {
        if source.is_empty() {
            self.fault(row, Fault::NoSource);
        } else if !self.known.sources.contains(source) {
            self.fault(row, Fault::Unresolved { what: "source", id: source.to_owned() });
        }
    }

    fn resolves<T>(&mut self, row: &Located<T>, what: &'static str, id: &str, known: &HashSet<&str>) {
        if !known.contains(id) {
            self.fault(row, Fault::Unresolved { what, id: id.to_owned() });
        }
    }

    /// Ids follow from names, and none stands twice.
    fn ids<T>(&mut self, rows: &[Located<T>], id: fn(&T) -> &str, name: fn(&T) -> &str) {
        let mut seen = HashSet::new();
        for row in rows {
            let (id, expected) = (id(&row.value), slug(name(&row.value)));
            let rest = id.strip_prefix(expected.as_str());
            // A collision takes a suffix that says why.
            if !rest.is_some_and(|r| r.is_empty() || r.starts_with('-')) {
                self.fault(row, Fault::IdRule { id: id.to_owned(), expected });
            }
            if !seen.insert(id.to_owned()) {
                self.fault(row, Fault::Twice { id: id.to_owned() });
            }
        }
    }

    fn decks(&mut self, pack: &RawCampaign) {
        let known = self.known;
        self.ids(&pack.boxes, |r| &r.id, |r| &r.name);
        self.ids(&pack.heroes, |r| &r.id, |r| &r.name);
        self.ids(&pack.classes, |r| &r.id, |r| &r.name);
        self.ids(&pack.class_cards, |r| &r.id, |r| &r.name);
        self.ids(&pack.items, |r| &r.id, |r| &r.name);
        self.ids(&pack.agenda, |r| &r.id, |r| &r.name);
        self.ids(&pack.rewards, |r| &r.id, |r| &r.name);
        self.ids(&pack.supplies, |r| &r.id, |r| &r.name);
        for row in &pack.boxes {
            self.source(row, &row.value.source);
        }
        for row in &pack.heroes {
            self.source(row, &row.value.source);
            self.resolves(row, "box", &row.value.product, &known.boxes);
            for mission in row.value.mission.iter() {
                self.resolves(row, "mission", mission, &known.missions);
            }
        }
        for row in &pack.classes {
            self.source(row, &row.value.source);
            for product in row.value.product.iter() {
                self.resolves(row, "box", product, &known.boxes);
            }
        }
        for row in &pack.class_cards {
            self.source(row, &row.value.source);
            self.resolves(row, "class deck", &row.value.deck, &known.decks);
        }
        for row in &pack.items {
            self.source(row, &row.value.source);
            self.resolves(row, "box", &row.value.product, &known.boxes);
        }
        for row in &pack.agenda {
            self.source(row, &row.value.source);
            self.resolves(row, "box", &row.value.product, &known.boxes);
            if row.value.mission.is_some() {
                self.resolves(row, "mission", &row.value.id, &known.missions);
            }
        }
        for row in &pack.rewards {
            self.source(row, &row.value.source);
        }
        for row in &pack.supplies {
            self.source(row, &row.value.source);
        }
    }

    fn missions(&mut self, pack: &RawCampaign) {
        let known = self.known;
        self.ids(&pack.missions, |r| &r.id, |r| &r.name);
        for row in &pack.missions {
            self.source(row, &row.value.source);
            self.resolves(row, "box", &row.value.product, &known.boxes);
            for hero in row.value.hero.iter() {
                self.resolves(row, "hero", hero, &known.heroes);
            }
            for reward in list(&row.value.rewards) {
                self.resolves(row, "reward", reward, &known.rewards);
            }
            for ally in [&row.value.allies, &row.value.villains].into_iter().flat_map(|a| list(a)) {
                for one in choice(ally) {
                    self.resolves(row, "figure", one, &known.allies);
                }
            }
        }
        let mut seen = HashSet::new();
        for row in &pack.outcomes {
            let value = &row.value;
            self.source(row, &value.source);
            for mission in [value.mission.as_str()].into_iter().chain(list(&value.activates)) {
                self.resolves(row, "mission", mission, &known.missions);
            }
            for mission in value.forces.iter() {
                self.resolves(row, "mission", mission, &known.missions);
            }
            for campaign in value.campaign.iter() {
                self.resolves(row, "campaign", campaign, &known.campaigns);
            }
            if !seen.insert((&value.mission, &value.campaign, &value.outcome)) {
                self.fault(row, Fault::Twice { id: format!("{} {}", value.mission, value.outcome) });
            }
        }
        for row in &pack.bonuses {
            self.source(row, &row.value.source);
            self.resolves(row, "mission", &row.value.mission, &known.missions);
        }
    }

    fn campaigns(&mut self, pack: &RawCampaign, place: &dyn Fn(&str, &str) -> Place) {
        let mut seen = HashSet::new();
        for row in &pack.campaigns.campaigns {
            let anchor = format!("id = \"{}\"", row.id);
            let mut problem = |fault: Fault| {
                let named = fault.values().into_iter().find(|(name, _)| *name == "id");
                let place = place(&anchor, named.as_ref().map_or("", |(_, value)| value.as_str()));
                self.problems.push(Problem { place, fault });
            };
            if !seen.insert(&row.id) {
                problem(Fault::Twice { id: row.id.clone() });
            }
            if slug(&row.name) != row.id {
                problem(Fault::IdRule { id: row.id.clone(), expected: slug(&row.name) });
            }
            if !self.known.sources.contains(row.source.as_str()) {
                problem(Fault::Unresolved { what: "source", id: row.source.clone() });
            }
            if !self.known.boxes.contains(row.product.as_str()) {
                problem(Fault::Unresolved { what: "box", id: row.product.clone() });
            }
            let missions = row.stages.iter().flat_map(|s: &StageRow| &s.missions);
            for mission in missions.filter(|m| !self.known.missions.contains(m.as_str())) {
                problem(Fault::Unresolved { what: "mission", id: mission.clone() });
            }
        }
    }
}
