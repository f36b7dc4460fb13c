//! The second stage of reading the campaign part: checks that IDs follow from names, references resolve, and
//! every row names its source. The campaign rules themselves are checked in `check_rules`.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use muster_rules::campaign::facts::{CodeKind, Rules, Standing};
use muster_rules::campaign::id::{CardKindId, MissionKindId, SideId};
use muster_rules::game::Game;
use muster_rules::id::slug;

use super::check_rules::{check_night, check_rules};
use super::rows::{CodeRow, RawCampaign, StageRow, choice, list};
use crate::pack::place::{Fault, Place, Problem, Problems};
use crate::pack::table::{Located, Spot as _};

/// The combined contents of the campaign parts of a game's packs, for resolving references.
pub(crate) struct Known<'a> {
    game: &'a Game,
    rules: Option<&'a Rules>,
    boxes: HashSet<&'a str>,
    decks: HashSet<&'a str>,
    heroes: HashSet<&'a str>,
    missions: HashSet<&'a str>,
    rewards: HashSet<&'a str>,
    /// Cards that may have modification slots.
    cards: HashSet<&'a str>,
    campaigns: HashSet<&'a str>,
    items: HashSet<&'a str>,
    class_cards: HashSet<&'a str>,
    /// Figures, without the game's prefix.
    allies: HashSet<&'a str>,
    sources: &'a BTreeSet<&'a str>,
}

impl<'a> Known<'a> {
    /// Collects the contents of these packs.
    pub(crate) fn new(
        game: &'a Game,
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
        let rewards = ids(packs, |p| &p.rewards, |r| &r.id);
        let items = ids(packs, |p| &p.items, |r| &r.id);
        let own = ids(packs, |p| &p.class_cards, |r| &r.id);
        Self {
            game,
            rules: packs.iter().rev().find_map(|p| p.rules.as_ref()),
            boxes: ids(packs, |p| &p.boxes, |r| &r.id),
            decks: heroes.union(&classes).copied().collect(),
            heroes,
            missions: ids(packs, |p| &p.missions, |r| &r.id),
            cards: rewards.iter().chain(&items).chain(&own).copied().collect(),
            rewards,
            items,
            class_cards: own,
            campaigns: packs.iter().flat_map(|p| &p.campaigns.campaigns).map(|c| c.id.as_str()).collect(),
            allies: figures.iter().filter_map(|id| Some(id.split_once('/')?.1)).collect(),
            sources,
        }
    }
}

/// Locates a value in a TOML file after an anchor.
pub(crate) type Find<'a> = dyn Fn(&'static str, &str, &str) -> Place + 'a;

/// Checks the campaign part of a pack against the known contents.
pub(crate) fn check(pack: &RawCampaign, place: &Find<'_>, known: &Known<'_>, problems: &mut Problems) {
    if let Some(rules) = &pack.rules {
        check_rules(rules, &known.rewards, place, problems);
        check_night(rules, known.game, place, problems);
    }
    let lacks_rules = known.rules.is_none() && !pack.campaigns.campaigns.is_empty();
    if lacks_rules {
        problems.push(Problem { place: place("campaign_rules.toml", "", ""), fault: Fault::Missing });
        return;
    }
    let mut checker = Checker { known, problems };
    checker.decks(pack);
    checker.missions(pack);
    checker.campaigns(pack, place);
    checker.codes(pack);
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

    /// Checks the kind of a card, if given.
    fn card_kind<T>(&mut self, row: &Located<T>, kind: Option<&CardKindId>) {
        let Some((rules, kind)) = self.known.rules.zip(kind) else { return };
        if rules.card_kind(kind).is_none() {
            self.fault(row, Fault::Unresolved { what: "card kind", id: kind.to_string() });
        }
    }

    /// Checks that additional columns are named by the game's campaign rules and contain numbers.
    fn amounts<T>(&mut self, row: &Located<T>, more: &BTreeMap<String, String>, columns: &[String]) {
        for (column, cell) in more {
            if !columns.contains(column) {
                let known = columns.join(", ");
                self.fault(row, Fault::UnknownColumn { column: column.clone(), known });
            } else if cell.parse::<u32>().is_err() {
                self.fault(row, Fault::BadValue { value: cell.clone(), wanted: "number" });
            }
        }
    }

    /// Checks that a likely amount states how reliable it is, and appears only if none is known.
    fn standings<T>(
        &mut self,
        row: &Located<T>,
        standings: &BTreeMap<String, String>,
        amounts: &BTreeMap<String, String>,
    ) {
        for cell in standings.values().filter(|cell| Standing::read(cell).is_none()) {
            self.fault(row, Fault::BadValue { value: cell.clone(), wanted: "strong, medium or weak" });
        }
        for (column, cell) in amounts {
            let Some(of) = column.strip_suffix("_likely") else { continue };
            if !standings.contains_key(&format!("{of}_standing")) || amounts.contains_key(of) {
                self.fault(row, Fault::BadValue { value: cell.clone(), wanted: "amount with its standing" });
            }
        }
    }

    /// Checks that IDs follow from names and are unique.
    fn ids<T>(&mut self, rows: &[Located<T>], id: fn(&T) -> &str, name: fn(&T) -> &str) {
        let mut seen = HashSet::new();
        for row in rows {
            let (id, expected) = (id(&row.value), slug(name(&row.value)));
            let rest = id.strip_prefix(expected.as_str());
            // Colliding IDs take an explanatory suffix.
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
        let sheet = known.rules.iter().flat_map(|r| &r.heroes.sheet).flat_map(|side| &side.stats);
        let sheet: Vec<_> = sheet.map(|stat| stat.column.as_str()).collect();
        for row in &pack.heroes {
            self.source(row, &row.value.source);
            for column in row.value.more.keys().filter(|c| !sheet.contains(&c.as_str())) {
                let fault = Fault::UnknownColumn { column: column.clone(), known: sheet.join(", ") };
                self.fault(row, fault);
            }
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
            self.card_kind(row, row.value.kind.as_ref());
        }
        for row in &pack.items {
            self.source(row, &row.value.source);
            self.card_kind(row, Some(&row.value.kind));
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
            self.card_kind(row, Some(&row.value.kind));
            for side in row.value.side.iter() {
                self.winner(row, side);
            }
        }
        for row in &pack.slots {
            self.source(row, &row.value.source);
            self.resolves(row, "card", &row.value.card, &self.known.cards);
        }
        for row in &pack.supplies {
            self.source(row, &row.value.source);
            for product in row.value.product.iter() {
                self.resolves(row, "box", product, &known.boxes);
            }
        }
    }

    fn missions(&mut self, pack: &RawCampaign) {
        let known = self.known;
        self.ids(&pack.missions, |r| &r.id, |r| &r.name);
        for row in &pack.missions {
            self.source(row, &row.value.source);
            let kind = &row.value.kind;
            if known.rules.is_some_and(|rules| rules.mission_kind(kind).is_none()) {
                self.fault(row, Fault::Unresolved { what: "mission kind", id: kind.to_string() });
            }
            self.resolves(row, "box", &row.value.product, &known.boxes);
            for hero in row.value.hero.iter() {
                self.resolves(row, "hero", hero, &known.heroes);
            }
            self.won(row, &row.value.rewards, [&row.value.allies, &row.value.villains]);
            for guide in row.value.guide.iter() {
                self.resolves(row, "box", guide, &known.boxes);
            }
        }
        let mut seen = HashSet::new();
        let columns = |of: &dyn Fn(&str) -> Vec<String>| -> Vec<String> {
            known.rules.iter().flat_map(|r| &r.accounts).flat_map(|account| of(&account.column())).collect()
        };
        let outcome =
            columns(&|column| vec![column.to_owned(), format!("token_{column}"), format!("{column}_likely")]);
        let standings = columns(&|column| vec![format!("{column}_standing")]);
        let bonus = columns(&|column| vec![format!("{column}_if_met"), format!("{column}_if_not")]);
        for row in &pack.outcomes {
            let value = &row.value;
            self.source(row, &value.source);
            let (said, amounts): (BTreeMap<_, _>, BTreeMap<_, _>) =
                value.more.clone().into_iter().partition(|(column, _)| standings.contains(column));
            self.amounts(row, &amounts, &outcome);
            self.standings(row, &said, &amounts);
            self.winner(row, &value.winner);
            for mission in [value.mission.as_str()].into_iter().chain(list(&value.activates)) {
                self.resolves(row, "mission", mission, &known.missions);
            }
            for mission in value.forces.iter() {
                self.resolves(row, "mission", mission, &known.missions);
            }
            for campaign in value.campaign.iter() {
                self.resolves(row, "campaign", campaign, &known.campaigns);
            }
            let cell = |cell: &Option<String>| cell.clone().unwrap_or_default();
            self.won(row, &cell(&value.rewards), [&cell(&value.allies), &cell(&value.villains)]);
            if !seen.insert((&value.mission, &value.campaign, &value.outcome)) {
                self.fault(row, Fault::Twice { id: format!("{} {}", value.mission, value.outcome) });
            }
        }
        let mut told = HashSet::new();
        for row in &pack.amounts {
            let value = &row.value;
            self.source(row, &value.source);
            self.resolves(row, "mission", &value.mission, &known.missions);
            for campaign in value.campaign.iter() {
                self.resolves(row, "campaign", campaign, &known.campaigns);
            }
            if !columns(&|column| vec![column.to_owned()]).contains(&value.column) {
                self.fault(row, Fault::Unresolved { what: "account", id: value.column.clone() });
            }
            if !told.insert((&value.mission, &value.campaign, &value.outcome, &value.column)) {
                self.fault(row, Fault::Twice { id: format!("{} {}", value.mission, value.outcome) });
            }
        }
        for row in &pack.bonuses {
            self.source(row, &row.value.source);
            self.resolves(row, "mission", &row.value.mission, &known.missions);
            self.amounts(row, &row.value.more, &bonus);
            for winner in row.value.winner.iter() {
                self.winner(row, winner);
            }
        }
    }

    /// Checks rewards, allies and villains; alternatives among the latter are separated by `/`.
    fn won<T>(&mut self, row: &Located<T>, rewards: &str, allies: [&String; 2]) {
        let known = self.known;
        for reward in list(rewards) {
            self.resolves(row, "reward", reward, &known.rewards);
        }
        for one in allies.into_iter().flat_map(|cell| list(cell)).flat_map(choice) {
            self.resolves(row, "figure", one, &known.allies);
        }
    }

    fn winner<T>(&mut self, row: &Located<T>, winner: &SideId) {
        if self.known.rules.is_some_and(|rules| rules.side(winner).is_none()) {
            self.fault(row, Fault::Unresolved { what: "side", id: winner.to_string() });
        }
    }

    /// Checks that what other programs call things is told once, and of things that exist.
    fn codes(&mut self, pack: &RawCampaign) {
        let known = self.known;
        let mut seen = HashSet::new();
        for row in &pack.codes {
            let CodeRow { program, kind, code, id, source } = &row.value;
            self.source(row, source);
            let (what, ids) = match kind {
                CodeKind::Campaign => ("campaign", &known.campaigns),
                CodeKind::Hero => ("hero", &known.heroes),
                CodeKind::Mission => ("mission", &known.missions),
                CodeKind::Item => ("item", &known.items),
                CodeKind::ClassCard => ("class card", &known.class_cards),
                CodeKind::Reward => ("reward", &known.rewards),
                CodeKind::Ally => ("figure", &known.allies),
            };
            self.resolves(row, what, id, ids);
            if !seen.insert((program, kind, code)) {
                self.fault(row, Fault::Twice { id: format!("{program} {code}") });
            }
        }
    }

    fn campaigns(&mut self, pack: &RawCampaign, place: &Find<'_>) {
        let mut seen = HashSet::new();
        for row in &pack.campaigns.campaigns {
            let anchor = format!("id = \"{}\"", row.id);
            let mut problem = |fault: Fault| {
                let named = fault.values().into_iter().find(|(name, _)| *name == "id");
                let value = named.as_ref().map_or("", |(_, value)| value.as_str());
                let place = place("campaigns.toml", &anchor, value);
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
            let Some(rules) = self.known.rules else { continue };
            for stage in row.stages.iter().filter(|stage| rules.stage_kind(&stage.kind).is_none()) {
                problem(Fault::Unresolved { what: "stage kind", id: stage.kind.to_string() });
            }
            for key in row.start.keys().filter(|key| rules.accounts.iter().all(|a| a.start() != **key)) {
                problem(Fault::Unresolved { what: "account", id: key.clone() });
            }
            let picked = |kind: &MissionKindId| rules.picked_kinds().any(|k| k.id == *kind);
            for kind in row.side_deck.iter().flat_map(|deck| deck.keys()).filter(|kind| !picked(kind)) {
                problem(Fault::Unresolved { what: "mission kind", id: kind.to_string() });
            }
            let missions = row.stages.iter().flat_map(|s: &StageRow| &s.missions);
            for mission in missions.filter(|m| !self.known.missions.contains(m.as_str())) {
                problem(Fault::Unresolved { what: "mission", id: mission.clone() });
            }
        }
    }
}
