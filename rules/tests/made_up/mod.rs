//! A made-up game that uses every kind of constraint, and drafts to check in it.

use std::sync::OnceLock;

use muster_rules::catalogue::{
    Admission, Attachment, Catalogue, CatalogueParts, CostChange, CostEffect, SideListOffer,
};
use muster_rules::constraint::Constraint;
use muster_rules::figure::{Cost, Figure, PersonLink, Standing};
use muster_rules::format::Format;
use muster_rules::game::Game;
use muster_rules::id::{EraId, FactionId, FigureId, FormatId, GameId, PersonId, SideId, SourceId};
use muster_rules::squad::{Member, SetupChoice, SideList, SquadDraft};
use proptest::prelude::*;
use serde_json::json;

/// The minimum to which a cost can fall.
pub(crate) const FLOOR: i32 = 1;

/// The additional cost of a role.
pub(crate) const DEARER: i32 = 5;

/// A figure of the made-up game.
pub(crate) struct Made {
    pub(crate) id: &'static str,
    cost: Cost,
    faction: &'static str,
    person: Option<(&'static str, Standing)>,
    keyword: &'static str,
}

const fn plain(id: &'static str, cost: i32, faction: &'static str) -> Made {
    Made { id, cost: Cost::Known(cost), faction, person: None, keyword: "" }
}

const fn with(id: &'static str, cost: i32, faction: &'static str, keyword: &'static str) -> Made {
    Made { id, cost: Cost::Known(cost), faction, person: None, keyword }
}

const fn unique(id: &'static str, cost: i32, person: &'static str, standing: Standing) -> Made {
    Made { id, cost: Cost::Known(cost), faction: "red", person: Some((person, standing)), keyword: "" }
}

pub(crate) const FIGURES: &[Made] = &[
    plain("t/fighter", 10, "red"),
    plain("t/cheap", 2, "red"),
    plain("t/free", 0, "red"),
    plain("t/costs-less-than-nothing", -5, "blue"),
    plain("t/costs-the-world", i32::MAX, "blue"),
    plain("t/pays-the-world", i32::MIN, "blue"),
    plain("t/anyone", 4, "grey"),
    with("t/helps", 7, "red", "Help"),
    with("t/helps-too", 8, "red", "Help"),
    with("t/helps-who-knows-whom", 6, "red", "Help"),
    with("t/makes-cheaper", 5, "red", "Help"),
    with("t/makes-dearer", 5, "red", "Help"),
    with("t/turncoat", 12, "blue", "Affinity"),
    with("t/who-knows-where", 11, "blue", "Affinity"),
    with("t/drafter", 20, "blue", "Draft"),
    with("t/chooser", 9, "red", "Choose"),
    with("t/brings", 9, "grey", "Brings"),
    with("t/needs-a-fighter", 6, "red", "Needs fighter"),
    with("t/needs-who-knows-whom", 6, "red", "Needs"),
    with("t/stubborn", 6, "red", "Stubborn 3"),
    with("t/tames", 6, "red", "Tames 2"),
    with("t/clip", -2, "red", ""),
    with("t/clip-perhaps", 1, "grey", ""),
    with("t/clip-who-knows-where", 1, "grey", ""),
    with("t/card", 2, "grey", "hero"),
    with("t/card-of-the-blue", 3, "blue", "Whoever"),
    with("t/card-unclear", 0, "grey", "Who knows"),
    Made { id: "t/frozen", cost: Cost::Chosen, faction: "red", person: None, keyword: "Frozen" },
    Made { id: "t/unpriced", cost: Cost::Unknown, faction: "red", person: None, keyword: "" },
    unique("t/hero", 21, "hero", Standing::Settled),
    unique("t/hero-older", 24, "hero", Standing::Settled),
    unique("t/hero-perhaps", 13, "hero", Standing::Open),
    unique("t/hero-not", 14, "hero", Standing::Denied),
];

pub(crate) fn cost(id: &FigureId) -> i32 {
    let known = FIGURES.iter().find(|f| f.id == id.as_str());
    known.and_then(|f| f.cost.known()).unwrap_or(0)
}

pub(crate) fn changes_costs(id: &FigureId) -> bool {
    FIGURES.iter().any(|f| f.id == id.as_str() && f.keyword == "Help")
}

fn figure(made: &Made) -> Figure {
    let person = |(person, standing): (&str, _)| PersonLink {
        person: PersonId::from(person),
        standing,
        source: SourceId::from("test"),
    };
    let keyword = (!made.keyword.is_empty()).then(|| made.keyword.to_owned());
    Figure {
        id: FigureId::from(made.id),
        name: made.id.trim_start_matches("t/").to_owned(),
        cost: made.cost,
        factions: vec![FactionId::from(made.faction)],
        unique: made.person.is_some(),
        traits: Vec::new(),
        attributes: [("size".to_owned(), "medium".to_owned())].into(),
        stats: [("hp".to_owned(), 10)].into(),
        keywords: [("abilities".to_owned(), keyword.into_iter().collect())].into(),
        lacks: Vec::new(),
        persons: made.person.map(person).into_iter().collect(),
        source: SourceId::from("test"),
        suspect: None,
        texts: Default::default(),
    }
}

fn game() -> Game {
    let faction = |id: &str| json!({"id": id, "name": id, "colour": "#000000", "shape": "circle"});
    let offer = |faction: &str, side: &str| json!({"faction": faction, "side": side});
    serde_json::from_value(json!({
        "id": "test", "prefix": "t", "name": "Test", "catalogue_date": "2026-01-01",
        "faction": [faction("red"), faction("blue"), faction("grey")],
        "side": [{"id": "light", "name": "Light"}, {"id": "dark", "name": "Dark"}],
        "era": [
            {"id": "old", "name": "Old", "offers": [offer("red", "light")]},
            {"id": "new", "name": "New", "offers": [offer("red", "dark"), offer("blue", "light")]},
        ],
    }))
    .expect("a game")
}

fn constraints() -> Vec<Constraint> {
    let all = json!([
        {"kind": "cost-change", "rule": "T-CHANGE", "floor": FLOOR, "at_most": 3},
        {"kind": "chosen-cost", "rule": "T-CHOSEN", "ability": "Frozen", "of": "name~hero", "divisor": 2},
        {"kind": "budget", "rule": "T-BUDGET"},
        {"kind": "faction", "rule": "T-FACTION", "neutral": "grey", "neutral_alone": "T-GREY"},
        {"kind": "admits", "rule": "T-AFFINITY", "who": "ability=Affinity"},
        {"kind": "admits", "rule": "T-COMPANY", "who": "name~world", "with": "figure=t/hero"},
        {"kind": "conscripts", "rule": "T-DRAFT", "with": "ability=Draft", "faction": "blue"},
        {"kind": "unique", "rule": "T-UNIQUE"},
        {"kind": "side-list", "rule": "T-BRINGS", "lists": ["once"], "once": true},
        {"kind": "side-list", "rule": "T-BRINGS", "lists": ["often"]},
        {"kind": "setup", "rule": "T-SETUP", "ability": "Choose", "among": "other-allies", "whom": "unique=no"},
        {"kind": "setup", "rule": "T-SETUP", "ability": "Draft", "among": "enemies"},
        {"kind": "setup", "rule": "T-SETUP", "ability": "Help", "among": "nobody"},
        {"kind": "side-list", "rule": "T-BRINGS", "lists": ["figures"], "amount": "figures"},
        {"kind": "side-list", "rule": "T-BRINGS", "lists": ["any"], "amount": "any"},
        {"kind": "side-list", "rule": "T-BRINGS", "lists": ["nobody"], "amount": "nobody"},
        {"kind": "admits", "rule": "T-PERHAPS", "who": "name~less", "with": "figure=t/hero", "unsure": true},
        {"kind": "count", "rule": "T-COUNT", "min": 1, "max": 9},
        {"kind": "count", "rule": "T-COUNT", "who": "unique=yes", "min": 2, "max": 3, "unless_none": "unique=yes"},
        {"kind": "copies", "rule": "T-COPIES", "who": "faction=blue", "max": 2},
        {"kind": "cost-cap", "rule": "T-CAP", "percent": 70},
        {"kind": "includes", "rule": "T-LEADER", "trait": "leader", "maybe": "unique=yes"},
        {"kind": "includes", "rule": "T-LEADER", "trait": "leader", "role": "Lead", "dearer": DEARER,
         "whom": "faction=red"},
        {"kind": "requires", "rule": "T-NEEDS", "ability": "Needs"},
        {"kind": "command", "rule": "T-STUBBORN", "ability": "Stubborn", "stat": "hp", "with": "unique=yes",
         "tamer_rule": "T-TAMES", "tamer": "Tames", "of": "faction=red", "level": "hp", "kinds": "abilities"},
        {"kind": "victory", "rule": "T-VICTORY", "percent": 70},
        {"kind": "slots", "rule": "T-SLOTS", "name": "Place", "count": 2},
        {"kind": "owned", "rule": "T-OWNED"},
        {"kind": "admits", "rule": "T-GUESTS", "who": "name~world", "with": "figure=t/clip", "max": 1},
        {"kind": "deck", "rule": "T-DECK", "name": "cards", "who": "name~card", "size": 3, "points": 5,
         "limit": "hp", "playable": "abilities", "any": ["Whoever"], "unsure": ["Who knows"],
         "neutral": "grey", "more": [{"with": "figure=t/hero", "points": 2}]},
        {"kind": "attach", "rule": "T-CLIP", "ability": "Clip", "whom": "hp>0 unique=no | unique=yes"},
        {"kind": "eras", "rule": "T-ERA", "side_rule": "T-SIDE", "required": true},
        {"kind": "opposed", "rule": "T-ERA", "side_rule": "T-SIDE", "eras": "same"},
        {"kind": "team", "rule": "T-TEAM"},
        {"kind": "pool", "rule": "T-POOL"},
        {"kind": "hint", "rule": "T-HINT", "ability": "Flight", "needs": "unique=yes", "beyond": "commander=yes"},
        {"kind": "ignores", "rule": "T-IGNORES"},
    ]);
    serde_json::from_value(all).expect("constraints")
}

fn formats() -> Vec<Format> {
    let all = constraints();
    // The constraints that a single squad can satisfy.
    let kept =
        |c: &Constraint| !matches!(c, Constraint::Pool(_) | Constraint::Eras(_) | Constraint::Includes(_));
    let some: Vec<_> = constraints().into_iter().filter(kept).collect();
    let format = |id: &str, limit, exact, constraints| Format {
        id: FormatId::from(id),
        name: id.to_owned(),
        edition: "made up".to_owned(),
        source: SourceId::from("test"),
        limit,
        exact,
        constraints,
    };
    vec![
        format("standard", Some(50), false, some.clone()),
        format("loose", None, false, some),
        format("everything", Some(50), false, all.clone()),
        format("exact", Some(40), true, all.clone()),
        format("unlimited", None, false, all),
    ]
}

pub(crate) fn catalogue() -> &'static Catalogue {
    static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
    CATALOGUE.get_or_init(|| {
        let change = |holder: &str, effect: Option<(&str, i32)>| CostChange {
            holder: FigureId::from(holder),
            effect: effect.map(|(affects, amount)| CostEffect {
                affects: affects.parse().expect("a selector"),
                with: None,
                amount,
            }),
        };
        let offer = |kind: &str, value| SideListOffer {
            figure: FigureId::from("t/brings"),
            kind: kind.to_owned(),
            pool: "faction=red".parse().expect("a selector"),
            value,
            roll: None,
        };
        let admission = |figure: &str, faction: Option<&str>| Admission {
            figure: FigureId::from(figure),
            faction: faction.map(FactionId::from),
        };
        let attachment = |figure: &str, carrier: Option<&str>, sure| Attachment {
            figure: FigureId::from(figure),
            carrier: carrier.map(|c| c.parse().expect("a selector")),
            sure,
        };
        Catalogue::new(CatalogueParts {
            game: game(),
            figures: FIGURES.iter().map(figure).collect(),
            printings: Vec::new(),
            sets: Vec::new(),
            formats: formats(),
            admissions: vec![admission("t/turncoat", Some("red")), admission("t/who-knows-where", None)],
            cost_changes: vec![
                change("t/helps", Some(("faction=red unique=no", -1))),
                change("t/helps-too", Some(("faction=red unique=no", -1))),
                change("t/helps-who-knows-whom", None),
                change("t/makes-cheaper", Some(("any", -3))),
                change("t/makes-dearer", Some(("any", 2))),
            ],
            side_lists: vec![
                offer("once", Some(20)),
                offer("often", None),
                offer("often", Some(10)),
                offer("figures", Some(2)),
                offer("any", None),
                offer("nobody", None),
            ],
            let_in: Vec::new(),
            attachments: vec![
                attachment("t/clip", Some("faction=red"), true),
                attachment("t/clip-perhaps", Some("unique=yes"), false),
                attachment("t/clip-who-knows-where", None, true),
            ],
            short_names: Vec::new(),
            codes: Vec::new(),
            sources: Vec::new(),
        })
    })
}

pub(crate) fn draft(format: &str, members: &[(&str, u32)]) -> SquadDraft {
    let mut draft = SquadDraft::new(GameId::from("test"), FormatId::from(format));
    draft.members = members.iter().map(|(id, count)| Member::new(FigureId::from(*id), *count)).collect();
    draft
}

fn ids() -> impl Strategy<Value = FigureId> {
    let known = prop::sample::select((0..FIGURES.len()).collect::<Vec<_>>());
    prop_oneof![
        12 => known.prop_map(|i| FigureId::from(FIGURES[i].id)),
        1 => Just(FigureId::from("t/lost-with-its-pack")),
        1 => "[a-z/]{0,6}".prop_map(FigureId::from),
    ]
}

fn counts() -> impl Strategy<Value = u32> {
    prop_oneof![12 => 1_u32..4, 1 => Just(0), 1 => Just(u32::MAX), 1 => any::<u32>()]
}

fn members() -> impl Strategy<Value = Vec<Member>> {
    let cost = prop::option::of(prop_oneof![0..60, any::<i32>()]);
    let one = (ids(), counts(), cost).prop_map(|(figure, count, last_cost)| {
        // A figure missing from the catalogue has the same last cost everywhere.
        let last_cost = last_cost.map(|c| if figure.as_str().starts_with("t/lost") { 9 } else { c });
        Member { last_cost, ..Member::new(figure, count) }
    });
    prop::collection::vec(one, 0..8)
}

/// Returns random drafts, from sensible to absurd.
pub(crate) fn drafts() -> impl Strategy<Value = SquadDraft> {
    let format = prop::sample::select(vec!["standard", "loose", "everything", "exact", "unlimited"]);
    let word =
        |words: &'static [&'static str]| prop::option::weighted(0.3, prop::sample::select(words.to_vec()));
    let choice = (
        ids(),
        prop::sample::select(vec![
            "Choose", "Draft", "Frozen", "Lead", "Clip", "Place 1", "Place 2", "Place 9",
        ]),
        ids(),
    );
    let choice = choice.prop_map(|(holder, ability, chosen)| SetupChoice {
        chosen: if ability == "Lead" || ability.starts_with("Place") { holder.clone() } else { chosen },
        holder,
        ability: ability.to_owned(),
    });
    let holder = prop_oneof![Just(FigureId::from("t/brings")), ids()];
    let beside =
        (holder, prop::sample::select(vec!["once", "often", "never", "figures", "any", "nobody"]), members());
    let beside =
        beside.prop_map(|(holder, kind, members)| SideList { holder, kind: kind.to_owned(), members });
    let surroundings = (
        prop::option::weighted(0.3, prop_oneof![0..80, any::<i32>()]),
        word(&["red", "blue", "grey", "no-such-faction"]),
        word(&["old", "new", "no-such-era"]),
        word(&["light", "dark", "no-such-side"]),
    );
    let rest = (
        prop::collection::vec(beside, 0..3),
        prop::collection::vec(choice, 0..4),
        prop::option::weighted(0.2, members()),
    );
    (format, members(), surroundings, rest).prop_map(|(format, members, around, rest)| SquadDraft {
        members,
        limit: around.0,
        faction: around.1.map(FactionId::from),
        era: around.2.map(EraId::from),
        side: around.3.map(SideId::from),
        side_lists: rest.0,
        setup: rest.1,
        pool: rest.2,
        ..draft(format, &[])
    })
}
