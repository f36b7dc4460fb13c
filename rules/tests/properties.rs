//! Properties of reports on any draft: tested with made-up figures that use all kinds of constraint, and with
//! both sensible and absurd drafts.

use std::collections::BTreeMap;

use crate::made_up::{self, FIGURES, FLOOR, catalogue, draft, drafts};
use muster_rules::check::{CheckInput, check};
use muster_rules::id::{FigureId, RuleId};
use muster_rules::report::{Finding, Report, Severity, Verdict};
use muster_rules::squad::{Member, SetupChoice, SquadDraft};
use proptest::prelude::*;

fn report(draft: &SquadDraft) -> Report {
    let catalogue = catalogue();
    let format = catalogue.format(&draft.format).expect("a format of the game");
    check(catalogue, CheckInput::new(draft, format))
}

/// Returns the contents of a report that don't depend on the draft's order, with members sorted by figure.
fn substance(report: &Report) -> (Vec<Finding>, Verdict, String) {
    let mut members = report.members.clone();
    members.sort_by(|a, b| (&a.figure, a.printed).cmp(&(&b.figure, b.printed)));
    let rest = (&report.faction, report.points, report.activations, members, &report.playable);
    (report.findings.clone(), report.verdict, format!("{rest:?}"))
}

/// Returns the same squad with its lines shuffled and split in two where possible.
fn rewritten(draft: &SquadDraft, order: &[usize]) -> SquadDraft {
    let mut lines = Vec::new();
    for member in &draft.members {
        let half = member.count / 2;
        lines.push(Member { count: half, ..member.clone() });
        lines.push(Member { count: member.count - half, ..member.clone() });
    }
    let mut keyed: Vec<_> = lines.into_iter().enumerate().collect();
    keyed.sort_by_key(|(i, _)| order.get(*i).copied().unwrap_or(*i));
    SquadDraft { members: keyed.into_iter().map(|(_, m)| m).collect(), ..draft.clone() }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn checking_leaves_the_draft_as_it_was_and_says_the_same_twice(draft in drafts()) {
        let before = serde_json::to_string(&draft).expect("a draft is JSON");
        let first = report(&draft);
        prop_assert_eq!(serde_json::to_string(&draft).expect("a draft is JSON"), before);
        prop_assert_eq!(report(&draft), first);
    }

    #[test]
    fn neither_the_order_of_members_nor_how_lines_are_split_matters(
        draft in drafts(),
        order in prop::collection::vec(0_usize..100, 24),
    ) {
        let other = rewritten(&draft, &order);
        prop_assert_eq!(substance(&report(&draft)), substance(&report(&other)));
    }

    #[test]
    fn findings_are_sorted_and_none_stands_twice(draft in drafts()) {
        let report = report(&draft);
        let keys: Vec<_> = report
            .findings
            .iter()
            .map(|f| (f.severity, &f.rule, f.message, &f.members, &f.facts, &f.fixes))
            .collect();
        prop_assert!(keys.is_sorted());
        prop_assert!(keys.windows(2).all(|w| w[0] != w[1]));
        for finding in &report.findings {
            prop_assert!(finding.members.windows(2).all(|w| w[0] < w[1]));
        }
    }

    #[test]
    fn the_verdict_follows_from_the_gravest_finding(draft in drafts()) {
        let report = report(&draft);
        let has = |severity| report.findings.iter().any(|f| f.severity == severity);
        let expected = match (has(Severity::Error), has(Severity::Ask)) {
            (true, _) => Verdict::Illegal,
            (false, true) => Verdict::Unsure,
            (false, false) => Verdict::Legal,
        };
        prop_assert_eq!(report.verdict, expected);
    }

    #[test]
    fn steps_lead_from_the_printed_cost_to_what_is_paid_and_not_below_the_floor(draft in drafts()) {
        let report = report(&draft);
        let (mut total, mut apart) = (0_i128, 0_i128);
        for member in &report.members {
            // Deck cards aren't part of the squad's points; the deck has its own total.
            *if member.deck.is_some() { &mut apart } else { &mut total } += i128::from(member.cost);
            let (Some(printed), Some(paid)) = (member.printed, member.unit_cost) else { continue };
            let steps: i64 = member.steps.iter().map(|s| i64::from(s.amount)).sum();
            prop_assert_eq!(i64::from(printed) + steps, i64::from(paid));
            prop_assert!(paid >= FLOOR.min(printed), "{} pays {}", member.figure, paid);
            // One of several copies may pay a surcharge for each role it is appointed to.
            let on_top = member.cost - i64::from(paid) * i64::from(member.count);
            prop_assert!(on_top == 0 || member.count > 1 && on_top % i64::from(made_up::DEARER) == 0);
        }
        if let Ok(total) = i64::try_from(total) && total.abs() < i64::MAX / 2 {
            prop_assert_eq!(report.points.total, total);
        }
        if let Ok(apart) = i64::try_from(apart) && apart.abs() < i64::MAX / 2 {
            prop_assert_eq!(report.decks.iter().map(|d| d.points).sum::<i64>(), apart);
        }
    }

    #[test]
    fn a_figure_that_nobody_knows_never_makes_a_squad_legal(
        draft in drafts(),
        count in prop_oneof![4 => 1_u32..3, 1 => 1_u32..],
        at in 0_usize..8,
    ) {
        let mut draft = draft;
        let at = at.min(draft.members.len());
        draft.members.insert(at, Member::new(FigureId::from("t/nobody-knows"), count));
        prop_assert_ne!(report(&draft).verdict, Verdict::Legal);
    }

    #[test]
    fn taking_a_copy_out_never_brings_it_above_the_limit(draft in drafts()) {
        let over = |d: &SquadDraft| {
            report(d).findings.iter().any(|f| f.message == "budget-over")
        };
        let mut draft = draft;
        draft.members.retain(|m| !made_up::changes_costs(&m.figure));
        if !over(&draft) && draft.members.iter().all(|m| made_up::cost(&m.figure) >= 0) {
            for i in 0..draft.members.len() {
                let mut less = draft.clone();
                less.members[i].count = less.members[i].count.saturating_sub(1);
                prop_assert!(!over(&less));
            }
        }
    }

    #[test]
    fn no_claim_ownership_partner_or_opponent_makes_it_stumble(
        mine in drafts(),
        other in drafts(),
        total in any::<i64>(),
        activations in any::<i64>(),
    ) {
        let owned: BTreeMap<_, _> = FIGURES.iter().map(|f| (FigureId::from(f.id), 1)).collect();
        let catalogue = catalogue();
        for format in catalogue.formats() {
            let input = CheckInput {
                partner: Some(&other),
                opponent: Some(&other),
                owned: Some(&owned),
                claims: muster_rules::Claims { total: Some(total), activations: Some(activations) },
                ..CheckInput::new(&mine, format)
            };
            let report = check(catalogue, input);
            prop_assert_eq!(&report.format, &format.id);
        }
    }
}

#[test]
fn the_largest_counts_and_costs_overflow_nothing() {
    let mut draft = draft("everything", &[]);
    for figure in FIGURES {
        for _ in 0..3 {
            draft.members.push(Member::new(FigureId::from(figure.id), u32::MAX));
        }
    }
    for cost in [i32::MIN, i32::MAX] {
        let unknown = Member::new(FigureId::from("t/unknown"), u32::MAX);
        draft.members.push(Member { last_cost: Some(cost), ..unknown });
    }
    for limit in [None, Some(i32::MIN), Some(0), Some(i32::MAX)] {
        draft.limit = limit;
        assert_eq!(report(&draft).verdict, Verdict::Illegal);
    }
}

#[test]
fn a_change_that_makes_dearer_and_one_that_makes_cheaper_meet_in_one_order() {
    let squad = |members: &[(&str, u32)]| report(&draft("everything", members));
    for members in [
        [("t/cheap", 1), ("t/makes-cheaper", 1), ("t/makes-dearer", 1)],
        [("t/makes-dearer", 1), ("t/makes-cheaper", 1), ("t/cheap", 1)],
    ] {
        let report = squad(&members);
        let cheap = report.members.iter().find(|m| m.figure.as_str() == "t/cheap").expect("it is there");
        let steps: Vec<_> = cheap.steps.iter().map(|s| s.amount).collect();
        assert_eq!((cheap.printed, steps.as_slice(), cheap.unit_cost), (Some(2), &[2, -3][..], Some(1)));
    }
}

#[test]
fn the_same_change_on_two_cards_counts_once() {
    let one = report(&draft("everything", &[("t/fighter", 1), ("t/helps", 1)]));
    let two = report(&draft("everything", &[("t/fighter", 1), ("t/helps", 1), ("t/helps-too", 1)]));
    let cost =
        |r: &Report| r.members.iter().find(|m| m.figure.as_str() == "t/fighter").and_then(|m| m.unit_cost);
    assert_eq!((cost(&one), cost(&two)), (Some(9), Some(9)));
    let no_findings = two.findings.iter().all(|f| f.rule != RuleId::from("T-CHANGE"));
    assert!(no_findings, "{:?}", two.findings);
}

/// Returns the findings of a rule on a squad, as severity and message.
fn said(report: &Report, rule: &str) -> Vec<(Severity, &'static str)> {
    let of_rule = report.findings.iter().filter(|f| f.rule == RuleId::from(rule));
    of_rule.map(|f| (f.severity, f.message)).collect()
}

#[test]
fn a_card_that_names_its_company_is_lawful_beside_it_only() {
    for (company, expected) in [
        (&[("t/fighter", 1)][..], &[][..]),
        (&[("t/cheap", 1)], &[(Severity::Error, "requires-missing")]),
        (&[], &[(Severity::Error, "requires-alone")]),
        (&[("t/gone", 1)], &[(Severity::Ask, "requires-unknown")]),
    ] {
        let squad = [&[("t/needs-a-fighter", 1)], company].concat();
        assert_eq!(said(&report(&draft("everything", &squad)), "T-NEEDS"), expected, "{squad:?}");
    }
    // If the card names no company, it is unknown.
    let squad = [("t/needs-who-knows-whom", 1), ("t/cheap", 1)];
    assert_eq!(said(&report(&draft("everything", &squad)), "T-NEEDS"), [(Severity::Ask, "requires-unknown")]);
}

#[test]
fn a_stranger_is_not_counted_among_those_whom_a_rule_counts() {
    let heroes = |others: &[(&str, u32)]| {
        let squad = [&[("t/hero", 1), ("t/hero-not", 1)], others].concat();
        said(&report(&draft("everything", &squad)), "T-COUNT")
    };
    assert_eq!(heroes(&[]), []);
    assert_eq!(heroes(&[("t/gone", 5)]), [], "whether they are heroes nobody knows");
    assert_eq!(heroes(&[("t/gone", 9)]), [(Severity::Error, "count-over")], "eleven figures of nine");
    assert_eq!(heroes(&[("t/hero", 3)]), [(Severity::Error, "count-over-of")]);
}

#[test]
fn each_place_holds_one_and_each_copy_has_one_place() {
    let stand = |figure: &str, place: u32| {
        let id = FigureId::from(figure);
        SetupChoice { holder: id.clone(), ability: format!("Place {place}"), chosen: id }
    };
    let squad = [("t/fighter", 1), ("t/cheap", 2)];
    for (placed, expected) in [
        (&[][..], &[(Severity::Note, "slots-open")][..]),
        (&[("t/fighter", 1)], &[(Severity::Note, "slots-open")]),
        (&[("t/fighter", 1), ("t/cheap", 2)], &[]),
        (&[("t/cheap", 1), ("t/cheap", 2)], &[]),
        (&[("t/fighter", 1), ("t/fighter", 2)], &[(Severity::Error, "slots-too-many")]),
        (&[("t/fighter", 1), ("t/cheap", 1), ("t/cheap", 2)], &[(Severity::Error, "slots-shared")]),
        (&[("t/fighter", 1), ("t/hero", 2)], &[(Severity::Error, "slots-not-there")]),
        (&[("t/fighter", 1), ("t/cheap", 2), ("t/cheap", 3)], &[(Severity::Error, "slots-nowhere")]),
    ] {
        let mut draft = draft("everything", &squad);
        draft.setup = placed.iter().map(|(figure, place)| stand(figure, *place)).collect();
        assert_eq!(said(&report(&draft), "T-SLOTS"), expected, "{placed:?}");
    }
}

#[test]
fn where_owning_is_a_rule_it_is_told_once_and_only_of_a_collection() {
    let owned = |count: u32| BTreeMap::from([(FigureId::from("t/fighter"), count)]);
    let squad = draft("everything", &[("t/fighter", 2)]);
    for (owned, expected) in [
        (None, &[][..]),
        (Some(owned(2)), &[]),
        (Some(owned(1)), &[(Severity::Error, "owned-too-few")]),
        (Some(BTreeMap::new()), &[(Severity::Error, "owned-too-few")]),
    ] {
        let format = catalogue().format(&squad.format).expect("a format");
        let input = CheckInput { owned: owned.as_ref(), ..CheckInput::new(&squad, format) };
        let report = check(catalogue(), input);
        assert_eq!(said(&report, "T-OWNED"), expected, "{owned:?}");
        assert_eq!(said(&report, "MUSTER-OWNED"), []);
    }
}
