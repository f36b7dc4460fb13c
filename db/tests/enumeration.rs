//! Verifies counting against checking: every squad of a few small slices is enumerated and checked, compared
//! with an independent judgement, and both with the committed numbers.
//!
//! The judgement below shares nothing with the program except the figures' data. It implements the rules that
//! occur in these slices: points, one faction with Fringe, Affinity, Order 66 and Conscription, unique persons,
//! and the two known Rapports.

use std::collections::{BTreeMap, BTreeSet};

use muster_db::pack;
use muster_rules::catalogue::Catalogue;
use muster_rules::check::{CheckInput, check};
use muster_rules::figure::{Figure, Standing};
use muster_rules::id::{FigureId, FormatId};
use muster_rules::report::Verdict;
use muster_rules::squad::{Member, SquadDraft};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    slice: Vec<Slice>,
}

/// All squads from a few figures.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Slice {
    /// What it tests.
    says: String,
    figures: Vec<FigureId>,
    /// The maximum number of copies of each figure.
    at_most: u32,
    /// The maximum printed cost of enumerated squads; nothing could make a more expensive one legal.
    up_to: i64,
    limit: i32,
    /// The numbers of legal, undecided and illegal squads; the empty squad is among the last.
    legal: u64,
    unsure: u64,
    illegal: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Judged {
    Legal,
    Unsure,
    Illegal,
}

/// A figure's data as needed by the judgement.
struct Facts<'a> {
    figure: &'a Figure,
    cost: i64,
    faction: &'a str,
    sure: BTreeSet<&'a str>,
    perhaps: BTreeSet<&'a str>,
}

fn facts(figure: &Figure) -> Facts<'_> {
    let of = |standing| {
        let links = figure.persons.iter().filter(move |l| l.standing == standing);
        links.map(|l| l.person.as_str()).collect()
    };
    let [faction] = figure.factions.as_slice() else { panic!("{} is of several factions", figure.id) };
    Facts {
        figure,
        cost: figure.cost.known().expect("a cost").into(),
        faction: faction.as_str(),
        sure: of(Standing::Settled),
        perhaps: of(Standing::Open),
    }
}

fn judge(catalogue: &Catalogue, squad: &[(&Facts<'_>, i64)], limit: i64) -> Judged {
    if squad.is_empty() || !has_faction(catalogue, squad) || cost(squad) > limit {
        return Judged::Illegal;
    }
    let uniques: Vec<_> = squad.iter().filter(|(f, _)| f.figure.unique).collect();
    let twice = uniques.iter().any(|(_, n)| *n > 1);
    let pairs =
        || uniques.iter().enumerate().flat_map(|(i, a)| uniques[..i].iter().map(move |b| (&a.0, &b.0)));
    if twice || pairs().any(|(a, b)| !a.sure.is_disjoint(&b.sure)) {
        return Judged::Illegal;
    }
    let perhaps =
        |a: &Facts<'_>, b: &Facts<'_>| a.perhaps.iter().any(|p| b.sure.contains(p) || b.perhaps.contains(p));
    if pairs().any(|(a, b)| perhaps(a, b) || perhaps(b, a)) { Judged::Unsure } else { Judged::Legal }
}

fn has_faction(catalogue: &Catalogue, squad: &[(&Facts<'_>, i64)]) -> bool {
    let holds = |id: &str| squad.iter().any(|(f, _)| f.figure.id.as_str() == id);
    let able = |f: &Facts<'_>, ability: &str| f.figure.keywords["abilities"].iter().any(|a| a == ability);
    let order_66 = |f: &Facts<'_>| {
        let name = &f.figure.name;
        able(f, "Order 66") || name.contains("Clone Trooper") || name.contains("ARC Trooper")
    };
    let factions = catalogue.game().factions.iter().map(|f| f.id.as_str());
    factions.into_iter().any(|faction| {
        let conscripted =
            faction == "mandalorians" && squad.iter().any(|(f, _)| able(f, "Mandalorian Conscription"));
        squad.iter().all(|(f, _)| {
            let mut affinity = catalogue.admissions_of(&f.figure.id);
            conscripted
                || f.faction == faction
                || f.faction == "fringe"
                || affinity.any(|a| a.faction.as_ref().expect("a known one").as_str() == faction)
                || (faction == "empire" && holds("swm/emperor-palpatine-sith-lord") && order_66(f))
        })
    })
}

/// Returns a squad's cost. None of these slices combines Conscription with Rapport.
fn cost(squad: &[(&Facts<'_>, i64)]) -> i64 {
    let holds = |id: &str| squad.iter().any(|(f, _)| f.figure.id.as_str() == id);
    let (cody, amidala) = (holds("swm/clone-commander-cody"), holds("swm/queen-amidala"));
    let each = |f: &Facts<'_>| {
        let mut cost = f.cost;
        let commander = f.figure.traits.iter().any(|t| t == "commander");
        if cody && f.figure.name == "Clone Trooper" {
            cost -= 1;
        }
        if amidala && !f.figure.unique && !commander && f.faction == "republic" {
            cost -= 1;
        }
        cost.max(f.cost.min(1))
    };
    squad.iter().map(|(f, n)| each(f) * n).sum()
}

/// Calls `visit` with every squad that extends `begun`: up to `at_most` copies of each figure, while `room`
/// points are left.
fn every_squad(begun: &mut Vec<u32>, costs: &[i64], at_most: u32, room: i64, visit: &mut dyn FnMut(&[u32])) {
    let Some(cost) = costs.get(begun.len()) else { return visit(begun) };
    for count in 0..=at_most {
        let room = room - i64::from(count) * cost;
        if room >= 0 {
            begun.push(count);
            every_squad(begun, costs, at_most, room, visit);
            begun.pop();
        }
    }
}

#[test]
fn checking_counts_what_an_independent_judgement_counts_and_what_was_committed() {
    let packs = pack::built_in();
    let (games, _) = pack::load(&packs);
    let mut tried = 0;
    for game in &games {
        let catalogue = &game.catalogue;
        let name = catalogue.game().id.as_str();
        let files = packs.iter().find(|p| p.name == name).expect("the game's own pack");
        let Some(text) = files.files.get("counts.toml") else { continue };
        let text = std::str::from_utf8(text).expect("UTF-8");
        let counts: Counts = toml::from_str(text).unwrap_or_else(|e| panic!("{name}/counts.toml: {e}"));
        for slice in &counts.slice {
            tried += 1;
            let (checked, judged) = count(catalogue, slice);
            let committed = BTreeMap::from([
                ("illegal", slice.illegal),
                ("legal", slice.legal),
                ("unsure", slice.unsure),
            ]);
            assert_eq!(checked, judged, "{name}, {}", slice.says);
            assert_eq!(checked, committed, "{name}, {}", slice.says);
        }
    }
    assert!(tried > 0, "no pack counts anything");
}

type Tally = BTreeMap<&'static str, u64>;

/// Tallies how the squads of a slice are checked and judged; panics if they differ on any.
fn count(catalogue: &Catalogue, slice: &Slice) -> (Tally, Tally) {
    let figure = |id| catalogue.figure(id).unwrap_or_else(|| panic!("there is no figure {id}"));
    let facts: Vec<_> = slice.figures.iter().map(|id| facts(figure(id))).collect();
    let costs: Vec<_> = facts.iter().map(|f| f.cost).collect();
    let format = catalogue.format(&FormatId::from("standard")).expect("the usual format");
    let empty = || Tally::from([("illegal", 0), ("legal", 0), ("unsure", 0)]);
    let (mut checked, mut judged) = (empty(), empty());
    let mut draft = SquadDraft::new(catalogue.game().id.clone(), format.id.clone());
    draft.limit = Some(slice.limit);
    every_squad(&mut Vec::new(), &costs, slice.at_most, slice.up_to, &mut |counts| {
        let chosen = || facts.iter().zip(counts).filter(|(_, n)| **n > 0);
        draft.members = chosen().map(|(f, n)| Member::new(f.figure.id.clone(), *n)).collect();
        let verdict = check(catalogue, CheckInput::new(&draft, format)).verdict;
        let squad: Vec<_> = chosen().map(|(f, n)| (f, i64::from(*n))).collect();
        let judgement = judge(catalogue, &squad, slice.limit.into());
        let name = |judged| match judged {
            Judged::Legal => "legal",
            Judged::Unsure => "unsure",
            Judged::Illegal => "illegal",
        };
        let verdict = match verdict {
            Verdict::Legal => Judged::Legal,
            Verdict::Unsure => Judged::Unsure,
            Verdict::Illegal => Judged::Illegal,
        };
        assert_eq!(verdict, judgement, "{:?}", draft.members);
        *checked.entry(name(verdict)).or_default() += 1;
        *judged.entry(name(judgement)).or_default() += 1;
    });
    (checked, judged)
}
