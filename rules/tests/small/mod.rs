//! Small random games: a handful of figures, any mixture of constraints. Small enough to build and check every
//! possible squad.

mod fixed;

use std::collections::BTreeMap;

use muster_rules::catalogue::{
    Admission, Attachment, Catalogue, CatalogueParts, CostChange, CostEffect, LetIn,
};
use muster_rules::check::{CheckInput, check};
use muster_rules::constraint::Constraint;
use muster_rules::count::Request;
use muster_rules::figure::{Cost, Figure, PersonLink, Standing};
use muster_rules::format::Format;
use muster_rules::game::Game;
use muster_rules::id::{FactionId, FigureId, FormatId, GameId, PersonId, SourceId};
use muster_rules::report::Verdict;
use muster_rules::squad::{Member, SetupChoice, SquadDraft};
use proptest::prelude::*;
use serde_json::{Value, json};

const FACTIONS: [&str; 3] = ["red", "blue", "grey"];
const KEYWORDS: [&str; 8] = ["", "", "Affinity", "Draft", "Needs Pal", "Needs", "Pal", "Draft"];

/// The holder of a cost change; and the affected figures, the required company and the amount, if known.
type Change = (usize, Option<(String, Option<String>, i32)>);

/// A game with one format, and the requested squads.
#[derive(Clone, Debug)]
pub(crate) struct Small {
    figures: Vec<Figure>,
    admissions: Vec<(usize, Option<usize>)>,
    changes: Vec<Change>,
    /// Holders that admit others, and the figures they admit, if known.
    let_in: Vec<(usize, Option<String>)>,
    /// Attachments, their carriers if known, and whether these are certain.
    attachments: Vec<(usize, Option<String>, bool)>,
    constraints: Vec<Value>,
    pub(crate) limit: Option<i32>,
    exact: bool,
    /// Owned copies of each figure.
    pub(crate) owned: Vec<u32>,
    /// Requested copies of each figure.
    pub(crate) with: Vec<u32>,
    pub(crate) without: Vec<usize>,
    pub(crate) faction: Option<usize>,
}

fn figures() -> impl Strategy<Value = Vec<Figure>> {
    let cost = prop_oneof![
        12 => (1_i32..9).prop_map(Cost::Known),
        2 => (-3_i32..1).prop_map(Cost::Known),
        1 => Just(Cost::Unknown),
        1 => Just(Cost::Chosen),
    ];
    let factions = prop_oneof![
        8 => prop::sample::select(vec![vec![0_usize], vec![1], vec![2]]),
        1 => Just(vec![0, 1]),
        1 => Just(vec![0, 1, 2]),
        2 => Just(Vec::new()),
    ];
    let standing = prop_oneof![
        4 => Just(Standing::Settled), 1 => Just(Standing::Open), 1 => Just(Standing::Denied)
    ];
    let persons = prop::collection::vec((prop::sample::select(vec!["ann", "bob", "cid"]), standing), 0..3);
    let one = (
        cost,
        factions,
        prop::option::weighted(0.4, persons),
        prop::sample::select(KEYWORDS.to_vec()),
        prop::bool::weighted(0.3),
        prop::option::weighted(0.35, prop::option::weighted(0.8, 0_i32..3)),
    );
    prop::collection::vec(one, 1..6).prop_map(|all| {
        let figure = |(i, (cost, factions, persons, keyword, leader, card)): (usize, _)| {
            let (cost, factions, keyword, leader): (Cost, Vec<usize>, &str, bool) =
                (cost, factions, keyword, leader);
            let card: Option<Option<i32>> = card;
            let cost = if card.is_some() && cost == Cost::Chosen { Cost::Known(2) } else { cost };
            let persons: Option<Vec<(&str, Standing)>> = persons;
            let link = |(person, standing): (&str, Standing)| PersonLink {
                person: PersonId::from(person),
                standing,
                source: SourceId::from("test"),
            };
            let keyword = if cost == Cost::Chosen { "Frozen" } else { keyword };
            Figure {
                id: FigureId::from(format!("s/{i}").as_str()),
                name: format!("Figure {i}"),
                cost,
                factions: factions.iter().map(|f| FactionId::from(FACTIONS[*f])).collect(),
                unique: persons.is_some(),
                traits: [("leader", leader), ("card", card.is_some())]
                    .into_iter()
                    .filter(|(_, has)| *has)
                    .map(|(name, _)| name.to_owned())
                    .collect(),
                attributes: BTreeMap::new(),
                stats: card.flatten().map(|copies| ("copies".to_owned(), copies)).into_iter().collect(),
                keywords: [(
                    "abilities".to_owned(),
                    if keyword.is_empty() { Vec::new() } else { vec![keyword.to_owned()] },
                )]
                .into(),
                lacks: Vec::new(),
                persons: persons.into_iter().flatten().map(link).collect(),
                source: SourceId::from("test"),
                suspect: None,
                texts: Default::default(),
            }
        };
        all.into_iter().enumerate().map(figure).collect()
    })
}

fn constraints() -> impl Strategy<Value = Vec<Value>> {
    let selector =
        || prop::sample::select(vec!["faction=red", "unique=yes", "leader=yes", "any", "faction!=blue"]);
    let maybe = |weight: f64, s: BoxedStrategy<Value>| prop::option::weighted(weight, s);
    let menu = vec![
        maybe(0.7, Just(json!({"kind": "unique", "rule": "T"})).boxed()),
        maybe(0.6, prop::bool::weighted(0.1).prop_map(
            |untold| json!({"kind": "faction", "rule": "T", "neutral": "grey", "untold": untold})).boxed()),
        maybe(0.5, Just(json!({"kind": "admits", "rule": "A", "who": "ability=Affinity"})).boxed()),
        maybe(0.3, Just(json!({"kind": "admits", "rule": "C", "who": "any", "with": "leader=yes"})).boxed()),
        maybe(0.2, Just(json!({"kind": "admits", "rule": "U", "who": "any", "with": "any", "unsure": true})).boxed()),
        maybe(0.3, Just(json!({"kind": "admits", "rule": "O", "who": "any"})).boxed()),
        maybe(0.2, Just(json!({"kind": "admits", "rule": "I", "who": "leader=no", "with": "ability=Pal", "told": true,
            "maybe": "unique=yes"})).boxed()),
        maybe(0.3, any::<bool>().prop_map(|told| json!({"kind": "conscripts", "rule": "D", "with": "ability=Draft", "faction": "blue",
            "told": told})).boxed()),
        maybe(0.6, (0_i32..3, 0_i32..3).prop_map(
            |(floor, at_most)| json!({"kind": "cost-change", "rule": "R", "floor": floor, "at_most": at_most})).boxed()),
        maybe(0.4, Just(json!({"kind": "chosen-cost", "rule": "X", "ability": "Frozen", "of": "any", "divisor": 2})).boxed()),
        maybe(0.3, (0_u32..3, 0_u32..3).prop_map(
            |(min, more)| json!({"kind": "count", "rule": "N", "min": min, "max": min + more})).boxed()),
        maybe(0.3, (selector(), 0_u32..3, 0_u32..2, prop::option::weighted(0.5, selector())).prop_map(
            |(who, min, more, unless)| json!({"kind": "count", "rule": "M", "who": who, "min": min, "max": min + more,
                "unless_none": unless})).boxed()),
        maybe(0.2, (selector(), 0_u32..3, prop::bool::weighted(0.2)).prop_map(|(who, max, unsure)| json!(
            {"kind": "copies", "rule": "K", "who": who, "max": max, "unsure": unsure})).boxed()),
        maybe(0.3, (50_u8..100).prop_map(|percent| json!({"kind": "cost-cap", "rule": "P", "percent": percent})).boxed()),
        maybe(0.2, Just(json!({"kind": "includes", "rule": "L", "trait": "leader", "maybe": "unique=yes"})).boxed()),
        maybe(0.2, Just(json!({"kind": "includes", "rule": "J", "trait": "leader", "advised": true})).boxed()),
        maybe(0.4, Just(json!({"kind": "requires", "rule": "Q", "ability": "Needs"})).boxed()),
        maybe(0.2, Just(json!({"kind": "requires", "rule": "S", "ability": "Needs", "stand_in": true})).boxed()),
        maybe(0.2, Just(json!({"kind": "eras", "rule": "E", "side_rule": "E", "required": true})).boxed()),
        maybe(0.2, Just(json!({"kind": "setup", "rule": "V", "ability": "Draft", "among": "allies"})).boxed()),
        maybe(0.2, Just(json!({"kind": "victory", "rule": "W", "percent": 70})).boxed()),
        maybe(0.2, (0_u32..3).prop_map(
            |max| json!({"kind": "admits", "rule": "G", "who": "any", "with": "leader=yes", "max": max})).boxed()),
        maybe(0.2, (selector(), 0_u32..3).prop_map(|(who, max)| json!(
            {"kind": "admits", "rule": "H", "who": who, "with": "ability=Pal", "max": max})).boxed()),
        maybe(0.4, (0_u32..4, 0_i32..9, prop::option::weighted(0.7, -3_i32..4)).prop_map(|(size, points, more)| json!(
            {"kind": "deck", "rule": "Z", "name": "deck", "who": "card=yes", "size": size, "points": points,
            "limit": "copies", "more": more.map(|by| json!({"with": "leader=yes", "points": by})).into_iter()
            .collect::<Vec<_>>()})).boxed()),
        maybe(0.3, (prop::option::weighted(0.5, selector()), 0_u32..3).prop_map(|(whom, each)| json!(
            {"kind": "attach", "rule": "Y", "ability": "Attach", "whom": whom, "each": each})).boxed()),
    ];
    let role = json!({"kind": "includes", "rule": "L", "trait": "leader", "role": "Lead", "dearer": 2,
        "whom": "faction!=blue", "maybe": "unique=yes"});
    // Many rules together leave few squads; with fewer rules, each of them matters more.
    let few = (prop::bool::ANY, prop::collection::vec(prop::bool::weighted(0.4), menu.len()));
    (menu, few, prop::bool::weighted(0.2)).prop_map(move |(menu, (few, kept), with_role)| {
        let menu = menu.into_iter().zip(kept).filter(|(_, kept)| *kept || !few);
        let mut all: Vec<Value> = menu.filter_map(|(constraint, _)| constraint).collect();
        if with_role {
            all.push(role.clone());
        }
        all.push(json!({"kind": "budget", "rule": "B"}));
        all
    })
}

pub(crate) fn games() -> impl Strategy<Value = Small> {
    (figures(), constraints())
        .prop_flat_map(|(figures, constraints)| {
            let count = figures.len();
            let effect = (
                prop::sample::select(vec!["any", "unique=no", "faction=red", "faction=blue", "leader=yes"]),
                prop::option::weighted(
                    0.3,
                    prop::sample::select(vec!["leader=yes", "faction=blue", "unique=yes"]),
                ),
                -3_i32..3,
            );
            let effect = effect.prop_map(|(whom, with, by)| (whom.to_owned(), with.map(str::to_owned), by));
            (
                Just(figures),
                Just(constraints),
                prop::collection::vec((0..count, prop::option::weighted(0.8, 0_usize..3)), 0..3),
                prop::collection::vec((0..count, prop::option::weighted(0.8, effect)), 0..3),
                prop::option::weighted(0.9, 0_i32..16),
                prop::bool::weighted(0.2),
                prop::collection::vec(0_u32..4, count),
                prop::collection::vec(prop_oneof![9 => Just(0_u32), 1 => 1_u32..3], count),
                (
                    prop::collection::vec(0..count, 0..2),
                    prop::option::weighted(0.2, 0_usize..3),
                    prop::collection::btree_map(
                        0..count,
                        (
                            prop::option::weighted(
                                0.8,
                                prop::sample::select(vec!["any", "leader=yes", "unique=yes", "faction=red"]),
                            ),
                            prop::bool::weighted(0.8),
                        ),
                        0..3,
                    ),
                    prop::collection::vec(
                        (
                            0..count,
                            prop::option::weighted(
                                0.8,
                                prop::sample::select(vec![
                                    "any",
                                    "faction=blue",
                                    "ability=Affinity",
                                    "copies>0",
                                ]),
                            ),
                        ),
                        0..3,
                    ),
                ),
            )
        })
        .prop_map(
            |(
                figures,
                constraints,
                admissions,
                changes,
                limit,
                exact,
                owned,
                with,
                (without, faction, attachments, let_in),
            )| {
                let mut owned: Vec<u32> = owned;
                for (i, (carrier, _)) in &attachments {
                    // All choices for these cards are enumerated, so there are few.
                    owned[*i] = owned[*i].min(if carrier.is_none() { 1 } else { 2 });
                }
                let attachment =
                    |(i, (who, sure)): (usize, (Option<&str>, bool))| (i, who.map(str::to_owned), sure);
                Small {
                    figures,
                    admissions,
                    changes,
                    let_in: let_in.into_iter().map(|(i, who)| (i, who.map(str::to_owned))).collect(),
                    attachments: attachments.into_iter().map(attachment).collect(),
                    constraints,
                    limit,
                    exact,
                    owned,
                    with,
                    without,
                    faction,
                }
            },
        )
}

impl Small {
    pub(crate) fn catalogue(&self) -> Catalogue {
        let faction = |id: &str| json!({"id": id, "name": id, "colour": "#000000", "shape": "circle"});
        let game: Game = serde_json::from_value(json!({
            "id": "small", "prefix": "s", "name": "Small", "catalogue_date": "2026-01-01",
            "faction": FACTIONS.map(faction), "side": [{"id": "light", "name": "Light"}],
            "era": [{"id": "old", "name": "Old", "offers": [
                {"faction": "red", "side": "light"}, {"faction": "grey", "side": "light"}]}],
        }))
        .expect("a game");
        let id = |i: usize| self.figures[i].id.clone();
        let constraints: Vec<Constraint> =
            serde_json::from_value(Value::Array(self.constraints.clone())).expect("constraints");
        let admission = |(i, f): &(usize, Option<usize>)| Admission {
            figure: id(*i),
            faction: f.map(|f| FactionId::from(FACTIONS[f])),
        };
        let change = |(i, e): &Change| CostChange {
            holder: id(*i),
            effect: e.as_ref().map(|(whom, with, amount)| CostEffect {
                affects: whom.parse().expect("a selector"),
                with: with.as_ref().map(|w| w.parse().expect("a selector")),
                amount: *amount,
            }),
        };
        let let_in = |(i, who): &(usize, Option<String>)| LetIn {
            holder: id(*i),
            who: who.as_ref().map(|w| w.parse().expect("a selector")),
        };
        let attachment = |(i, carrier, sure): &(usize, Option<String>, bool)| Attachment {
            figure: id(*i),
            carrier: carrier.as_ref().map(|c| c.parse().expect("a selector")),
            sure: *sure,
        };
        Catalogue::new(CatalogueParts {
            game,
            figures: self.figures.clone(),
            printings: Vec::new(),
            sets: Vec::new(),
            formats: vec![Format {
                id: FormatId::from("standard"),
                name: "Standard".to_owned(),
                edition: "made up".to_owned(),
                source: SourceId::from("test"),
                limit: self.limit,
                exact: self.exact,
                constraints,
            }],
            admissions: self.admissions.iter().map(admission).collect(),
            cost_changes: self.changes.iter().map(change).collect(),
            side_lists: Vec::new(),
            let_in: self.let_in.iter().map(let_in).collect(),
            attachments: self.attachments.iter().map(attachment).collect(),
            codes: Vec::new(),
            short_names: Vec::new(),
            sources: Vec::new(),
        })
    }

    /// Returns a catalogue with the same figures and no constraints except these limits on numbers, and points.
    pub(crate) fn contradicting(&self, limits: &[&str]) -> Catalogue {
        let limit = |name: &&str| {
            let (min, max) = if name.contains("least") { (4, 99) } else { (0, 3) };
            json!({"kind": "count", "rule": name, "min": min, "max": max})
        };
        let constraints = limits.iter().map(limit).chain([json!({"kind": "budget", "rule": "B"})]);
        Self { constraints: constraints.collect(), exact: false, ..self.clone() }.catalogue()
    }

    pub(crate) fn owned(&self) -> BTreeMap<FigureId, u32> {
        self.figures.iter().zip(&self.owned).map(|(f, n)| (f.id.clone(), *n)).collect()
    }

    pub(crate) fn with(&self) -> Vec<Member> {
        let asked = self.figures.iter().zip(&self.with).filter(|(_, n)| **n > 0);
        asked.map(|(f, n)| Member::new(f.id.clone(), *n)).collect()
    }

    pub(crate) fn without(&self) -> Vec<FigureId> {
        self.without.iter().map(|i| self.figures[*i].id.clone()).collect()
    }

    fn asks_for_a_faction(&self) -> bool {
        self.constraints.iter().any(|c| c["kind"] == "faction")
    }

    /// Whether a single faction is required, and some figures can join any.
    pub(crate) fn has_neutral(&self) -> bool {
        self.asks_for_a_faction()
            && self.figures.iter().any(|f| f.factions.iter().any(|f| f.as_str() == "grey"))
    }

    /// Whether a figure is a deck card, which isn't part of the squad itself.
    pub(crate) fn is_apart(&self, i: usize) -> bool {
        let card = self.figures[i].traits.iter().any(|t| t == "card");
        card && self.constraints.iter().any(|c| c["kind"] == "deck")
    }

    /// Whether a figure is an attachment.
    pub(crate) fn is_attachment(&self, i: usize) -> bool {
        let attaches = self.constraints.iter().any(|c| c["kind"] == "attach");
        attaches && !self.is_apart(i) && self.attachments.iter().any(|(a, ..)| *a == i)
    }

    pub(crate) fn faction(&self) -> Option<FactionId> {
        self.faction.map(|f| FactionId::from(FACTIONS[f]))
    }

    pub(crate) fn ask<R>(&self, catalogue: &Catalogue, then: impl Fn(&Request<'_>) -> R) -> R {
        let (owned, with, without, faction) = (self.owned(), self.with(), self.without(), self.faction());
        let format = &catalogue.formats()[0];
        then(&Request {
            owned: Some(&owned),
            with: &with,
            without: &without,
            faction: faction.as_ref(),
            ..Request::new(format)
        })
    }

    /// Enumerates every legal squad of owned copies: copies of each figure, and the cost.
    pub(crate) fn every_legal(&self, catalogue: &Catalogue) -> Vec<(Vec<u32>, i64)> {
        let mut out = Vec::new();
        let mut copies = vec![0_u32; self.figures.len()];
        loop {
            let asked = copies.iter().zip(&self.with).all(|(n, w)| n >= w)
                && self.without.iter().all(|i| copies[*i] == 0);
            if asked && let Some(cost) = self.legal(catalogue, &copies) {
                out.push((copies.clone(), cost));
            }
            let mut at = 0;
            loop {
                let Some(digit) = copies.get_mut(at) else { return out };
                if *digit < self.owned[at] {
                    *digit += 1;
                    break;
                }
                *digit = 0;
                at += 1;
            }
        }
    }

    /// Returns the cost of a squad, if there is a faction to declare and choices to make with which it is
    /// legal.
    fn legal(&self, catalogue: &Catalogue, copies: &[u32]) -> Option<i64> {
        let mut draft = SquadDraft::new(GameId::from("small"), FormatId::from("standard"));
        let members = self.figures.iter().zip(copies).filter(|(_, n)| **n > 0);
        draft.members = members.map(|(f, n)| Member::new(f.id.clone(), *n)).collect();
        let mut choices: Vec<Vec<Option<SetupChoice>>> = Vec::new();
        let choice = |holder: &FigureId, ability: &str, chosen: &FigureId| SetupChoice {
            holder: holder.clone(),
            ability: ability.to_owned(),
            chosen: chosen.clone(),
        };
        for member in &draft.members {
            let figure = catalogue.figure(&member.figure).expect("one of them");
            if figure.has_keyword("Frozen") {
                let all = self.figures.iter().map(|f| Some(choice(&figure.id, "Frozen", &f.id)));
                choices.push(all.chain([None]).collect());
            }
        }
        for (at, carrier, _) in &self.attachments {
            // The carrier of a card with unknown carriers must be recorded.
            for _ in 0..if carrier.is_none() && self.is_attachment(*at) { copies[*at] } else { 0 } {
                let on =
                    draft.members.iter().map(|m| Some(choice(&self.figures[*at].id, "Attach", &m.figure)));
                choices.push(on.chain([None]).collect());
            }
        }
        let leaders = draft.members.iter().map(|m| Some(choice(&m.figure, "Lead", &m.figure)));
        choices.push(leaders.chain([None]).collect());
        let factions: Vec<Option<FactionId>> = match self.faction() {
            Some(only) => vec![Some(only)],
            None => [None].into_iter().chain(FACTIONS.map(|f| Some(FactionId::from(f)))).collect(),
        };
        let format = &catalogue.formats()[0];
        let mut cheapest: Option<i64> = None;
        let mut at = vec![0; choices.len()];
        'all: loop {
            draft.setup = at.iter().zip(&choices).filter_map(|(i, c)| c[*i].clone()).collect();
            for faction in &factions {
                draft.faction = faction.clone();
                let report = check(catalogue, CheckInput::new(&draft, format));
                let whole = report.members.iter().all(|m| m.unit_cost.is_some());
                if report.verdict == Verdict::Legal && (whole || self.limit.is_none()) {
                    let cost = report.points.total;
                    cheapest = Some(cheapest.map_or(cost, |c| c.min(cost)));
                }
            }
            for (i, choices) in at.iter_mut().zip(&choices) {
                *i += 1;
                if *i < choices.len() {
                    continue 'all;
                }
                *i = 0;
            }
            return cheapest;
        }
    }
}
