//! Single lines: which part is the name, the count, the cost.

use super::support::{check, names, reading};
use muster_rules::text::{CostDoubtKind, read};

#[test]
fn a_count_is_told_from_a_cost() {
    check(&[
        // A bare number that is the catalogue's cost is the cost …
        ("9 Clone Trooper", "1 clone-trooper"),
        ("44 IG-88, Bounty Hunter", "1 ig-88-bounty-hunter"),
        ("Clone Trooper 9", "1 clone-trooper"),
        ("Clone Trooper (9)", "1 clone-trooper"),
        ("3 Mouse Droid", "1 mouse-droid"),
        // … unless the name is a plural, or it isn't the cost.
        ("9 Clone Troopers", "9 clone-trooper"),
        ("3 Mouse Droids", "3 mouse-droid"),
        ("3 Clone Trooper", "3 clone-trooper"),
        ("Clone Trooper (2)", "2 clone-trooper"),
        ("Clone Trooper 2", "2 clone-trooper"),
        ("3 Clone Trooper 9", "3 clone-trooper"),
        ("3 Clone Trooper 27", "3 clone-trooper"),
        ("9 Clone Trooper 3", "3 clone-trooper"),
        ("27 Clone Trooper 3", "3 clone-trooper"),
        ("Clone Trooper (9x3)", "3 clone-trooper"),
        ("Clone Trooper 3x9", "3 clone-trooper"),
        ("3 x 9 Clone Trooper", "3 clone-trooper"),
        ("12 Stormtrooper", "12 stormtrooper"),
        // A number that is neither: 45 copies of Boba Fett are implausible, two are possible.
        ("45 Boba Fett", "1 boba-fett"),
        ("2 Boba Fett", "2 boba-fett"),
        ("20 Boba Fett", "1 boba-fett"),
        // The list's total or activations take precedence over the catalogue.
        ("9 Clone Trooper\nTotal: 81", "9 clone-trooper =81"),
        ("9 Clone Trooper\nTotal: 9", "1 clone-trooper =9"),
        ("3 Mouse Droid\n50 Boba Fett\nTotal: 59", "3 mouse-droid, 1 boba-fett =59"),
        ("3 Mouse Droid\n50 Boba Fett\nTotal: 53", "1 mouse-droid, 1 boba-fett =53"),
        ("3 Mouse Droid\nBoba Fett\n4 activations", "3 mouse-droid, 1 boba-fett #4"),
        ("3 Mouse Droid\nBoba Fett\n2 activations", "1 mouse-droid, 1 boba-fett #2"),
        // So do the other lines.
        (
            "3 Mouse Droid\n2 Stormtrooper\n1 Boba Fett\n4 Rebel Trooper",
            "3 mouse-droid, 2 stormtrooper, 1 boba-fett, 4 rebel-trooper",
        ),
        ("3 Mouse Droid\n5 Stormtrooper\n50 Boba Fett", "1 mouse-droid, 1 stormtrooper, 1 boba-fett"),
    ]);
}

#[test]
fn a_cost_for_one_is_told_from_a_cost_for_all() {
    let claimed = |text: &str| {
        let read = reading(text);
        read.members.iter().map(|m| (m.count, m.claimed_unit, m.claimed_line)).collect::<Vec<_>>()
    };
    for (text, expected) in [
        // The reading that agrees with the catalogue …
        ("Clone Trooper x3 (9 pts)", vec![(3, Some(9), None)]),
        ("Clone Trooper x3 (27 pts)", vec![(3, None, Some(27))]),
        ("Clone Trooper x3 (9 each)", vec![(3, Some(9), None)]),
        ("Clone Trooper x3 (9 points each, 27 total)", vec![(3, Some(9), Some(27))]),
        // … or with the list's own total, even against the catalogue …
        ("Clone Trooper x3 (12 pts)\nTotal: 12", vec![(3, None, Some(12))]),
        ("Clone Trooper x3 (12 pts)\nTotal: 36", vec![(3, Some(12), None)]),
        // … or with other lines, or with a plausible Rapport.
        ("Mouse Droid x2 (3)\nClone Trooper x3 (12 pts)", vec![(2, Some(3), None), (3, Some(12), None)]),
        ("Mouse Droid x2 [6]\nClone Trooper x3 [12]", vec![(2, None, Some(6)), (3, None, Some(12))]),
        ("Clone Trooper x3 (8 pts)", vec![(3, Some(8), None)]),
        ("Clone Trooper x3 (24 pts)", vec![(3, None, Some(24))]),
        // Otherwise it stays undecided.
        ("Clone Trooper x3 (12 pts)", vec![(3, None, None)]),
    ] {
        assert_eq!(claimed(text), expected, "{text}");
    }
}

#[test]
fn a_cost_that_the_catalogue_does_not_confirm_is_reported() {
    let doubts = |text: &str| {
        let read = reading(text);
        let doubts = read.doubts.iter().map(|d| (d.line, d.claimed, d.count, d.printed, d.kind));
        doubts.collect::<Vec<_>>()
    };
    use CostDoubtKind::{Ambiguous, Line, Unit};
    for (text, expected) in [
        ("Boba Fett [50]\nClone Trooper x3 [9] = 27", vec![]),
        ("Boba Fett [50]\nBossk [18]", vec![(2, 18, 1, 17, Unit)]),
        ("Clone Trooper x3 [9] = 28", vec![(1, 28, 3, 9, Line)]),
        ("Clone Trooper x3 [8] = 24", vec![(1, 8, 3, 9, Unit)]),
        ("Clone Trooper x3 (12 pts)", vec![(1, 12, 3, 9, Ambiguous)]),
        // Costs missing from the catalogue raise no doubt.
        ("Human Commoner [3]\nHan Solo in Carbonite [14]", vec![]),
    ] {
        assert_eq!(doubts(text), expected, "{text}");
    }
}

#[test]
fn names_with_digits_and_marks_are_read_whole() {
    check(&[
        ("4-LOM", "1 4-lom"),
        ("2 4-LOM", "2 4-lom"),
        ("21 4-LOM", "1 4-lom"),
        ("4LOM [21]", "1 4-lom"),
        ("4-LOM, Bounty Hunter 33", "1 4-lom-bounty-hunter"),
        ("2-1B", "1 2-1b"),
        ("17 2-1B", "1 2-1b"),
        ("1. 2-1B", "1 2-1b"),
        ("8D8", "1 8d8"),
        ("6 8D8", "1 8d8"),
        ("8D8 x2", "2 8d8"),
        ("ig88", "1 ig-88"),
        ("IG 88 (37)", "1 ig-88"),
        ("181st Imperial Pilot x2", "2 181st-imperial-pilot"),
        ("24 181st Imperial Pilots x2", "2 181st-imperial-pilot"),
        ("501st Clone Trooper", "1 501st-clone-trooper"),
        ("2 501st Clone Troopers", "2 501st-clone-trooper"),
        ("Blizzard Scout 1", "1 blizzard-scout-1"),
        ("54 Blizzard Scout 1", "1 blizzard-scout-1"),
        ("Blizzard Scout 1 [54]", "1 blizzard-scout-1"),
        ("Wedge Antilles, Red Two", "1 wedge-antilles-red-two"),
        ("Wedge Antilles, Red Two 13", "1 wedge-antilles-red-two"),
        ("Two Wedge Antilles", "2 wedge-antilles"),
        ("Dark Trooper Phase II x2", "2 dark-trooper-phase-ii"),
        ("3 Dark Trooper Phase I", "3 dark-trooper-phase-i"),
        ("C-3PO and R2-D2", "1 c-3po-r2-d2"),
        ("C-3PO & R2-D2 [18]", "1 c-3po-r2-d2"),
        ("C-3PO, R2-D2", "1 c-3po, 1 r2-d2"),
        ("Luke Skywalker and Yoda", "1 luke-skywalker-and-yoda"),
        ("Golan Arms DF9 Anti Infantry Battery", "1 golan-arms-df-9"),
        ("dr evazan", "1 dr-evazan"),
        ("Grievous’s Wheel Bike", "1 grievous-wheel-bike~"),
        ("Grievous' Wheel Bike", "1 grievous-wheel-bike"),
        ("Kotas Militia x2", "2 kotas-militia"),
        ("Padme Amidala", "1 padme-amidala"),
        ("PADMÉ AMIDALA, SENATOR", "1 padme-amidala-senator"),
        ("Emperors Hand x3", "3 emperors-hand"),
        ("X-1 Viper Droid", "1 x-1-viper-droid"),
        ("3x X-1 Viper Droid", "3 x-1-viper-droid"),
        ("Thrawn (Mitth'raw'nuruodo) 32", "1 thrawn"),
        ("Lumiya, Dark Lady", "1 lumiya-the-dark-lady~"),
        ("2 Disciples of Ragnos", "2 disciples-of-ragnos"),
        ("2 Clone Troopers on BARC Speeders", "2 clone-trooper-on-barc-speeder"),
        ("The Wampa", "1 wampa"),
        ("2 Wampas", "2 wampa"),
        ("Stormtrooper (Elite) x2", "2 stormtrooper-elite"),
        ("Goblin Sneak [-2]", "1 goblin-sneak"),
        ("Goblin Sneak x2 (-4 pts)", "2 goblin-sneak"),
        ("帝国冲锋队员 x3", "3 stormtrooper"),
        ("3 帝国冲锋队员", "3 stormtrooper"),
        ("帝国冲锋队员×3（15）", "3 stormtrooper"),
    ]);
}

#[test]
fn an_epithet_may_follow_in_any_dress() {
    check(&[
        ("Luke Skywalker, Rebel", "1 luke-skywalker-rebel"),
        ("Luke Skywalker (Rebel)", "1 luke-skywalker-rebel"),
        ("Luke Skywalker - Rebel", "1 luke-skywalker-rebel"),
        ("Luke Skywalker – Rebel 17", "1 luke-skywalker-rebel"),
        ("Luke Skywalker: Rebel", "1 luke-skywalker-rebel"),
        ("Luke Skywalker Rebel", "1 luke-skywalker-rebel"),
        ("Republic Commando: Boss", "1 republic-commando-boss"),
        ("Republic Commando (Sev) [20]", "1 republic-commando-sev"),
        ("Luke Skywalker, JM [74]", "1 luke-skywalker-jedi-master~"),
        ("Darth Vader, CotS", "1 darth-vader-champion-of-the-sith~"),
        ("Boba Fett, BH [62]", "1 boba-fett-bounty-hunter~"),
        ("Darth Vader, Dark Jedi", "1 darth-vader-dark-jedi"),
        ("Darth Vader, 2 Dark Jedi", "1 darth-vader, 2 dark-jedi"),
    ]);
}

#[test]
fn a_near_miss_is_marked_and_a_doubtful_one_left_open() {
    check(&[
        ("Stormtroper x2", "2 stormtrooper~"),
        ("Luke Skywalker, Jedi Mastr", "1 luke-skywalker-jedi-master~"),
        ("Padmé Amidalla, Senator [23]", "1 padme-amidala-senator~"),
        ("3 Clone Tropers", "3 clone-trooper~"),
        ("Boba Fett, Enforcr", "1 boba-fett-enforcer~"),
        ("Dodonna [9]", "1 general-dodonna~"),
        ("Skywalker Luke Rebel", "1 luke-skywalker-rebel~"),
        ("R7 Astromech", "1 r7-astromech-droid~"),
        ("R2-D2, Droid", "1 r2-d2 ?1 1 ambiguous"),
        ("Gen. Dodonna", "1 general-dodonna~"),
        ("Rep. Commando Sev", "1 republic-commando-sev~"),
        ("Luke JM", "1 luke-skywalker-jedi-master~"),
        ("Obi-Wan, JM", "1 obi-wan-kenobi-jedi-master~"),
        ("Vader CotS [50]", "1 darth-vader-champion-of-the-sith~"),
        ("3 Ugnaught Techs", "3 ugnaught-tech"),
        ("3 Defel Spys", "3 defel-spy"),
        ("Boba Fett, Hunter [62]", "1 boba-fett-bounty-hunter~"),
        // One typo away from two figures; a cost decides.
        ("Rodian Rader", "?1 1 ambiguous"),
        ("Rodian Rader [8]", "1 rodian-raider$"),
        // A wrong digit isn't a typo, nor is a wrong phase.
        ("R6 Astromech Droid", "?1 1 unknown"),
        ("Dark Trooper Phase IV", "?1 1 unknown"),
        // All its words occur in other names: not a typo of Gungan Soldier.
        ("Human Soldier", "?1 1 unsure"),
        ("Dodonna", "?1 1 unsure"),
        ("Dodonna [19]", "?1 1 unsure"),
        ("Bespin", "?1 1 unsure"),
        ("Jaxx Pavan [17]", "?1 1 unknown"),
        ("Yodo", "?1 1 unknown"),
    ]);
}

#[test]
fn a_name_of_several_figures_is_settled_by_cost_or_not_at_all() {
    check(&[
        ("Luke", "?1 1 ambiguous"),
        ("Luke Skywalker", "?1 1 ambiguous"),
        ("Luke [17]", "1 luke-skywalker-rebel$"),
        ("17 Luke", "1 luke-skywalker-rebel$"),
        ("Luke Skywalker (74 pts)", "1 luke-skywalker-jedi-master$"),
        // Two of them cost 27.
        ("Luke Skywalker (27 pts)", "?1 1 ambiguous"),
        ("Jedi Guardian", "?1 1 ambiguous"),
        ("Jedi Guardian 11", "1 jedi-guardian$"),
        ("Jedi Guardian [23]", "1 jedi-guardian-champions-of-the-force$"),
        ("2 Jedi Guardians 22", "2 jedi-guardian$"),
        ("Jedi Guardian x2 (46 pts)", "2 jedi-guardian-champions-of-the-force$"),
        ("2\tJedi Guardian\t23", "2 jedi-guardian-champions-of-the-force$"),
        ("Jedi Guardian (swm/jedi-guardian) x2", "2 jedi-guardian"),
        ("swm/jedi-guardian-champions-of-the-force", "1 jedi-guardian-champions-of-the-force"),
        ("Thrawn", "?1 1 ambiguous"),
        ("Thrawn 37", "1 grand-admiral-thrawn$"),
        ("6 Ugnaughts", "?1 6 ambiguous"),
        ("7 Ugnaught", "?1 1 ambiguous"),
        ("Ugnaught 15", "1 ugnaught-boss$"),
        // A cost of another figure with the name selects that figure; a cost of none changes nothing.
        ("Boba Fett [38]", "1 boba-fett-enforcer$"),
        ("Boba Fett [39]", "1 boba-fett"),
        ("Obi-Wan Kenobi", "1 obi-wan-kenobi"),
        ("Obi-Wan Kenobi [42]", "1 obi-wan-kenobi-jedi-master$"),
        ("Obi-Wan Kenobi [43]", "1 obi-wan-kenobi"),
    ]);
}

#[test]
fn candidates_come_best_first_and_are_few() {
    let candidates = |text: &str| {
        let read = reading(text);
        let ids =
            read.unresolved[0].candidates.iter().map(|c| c.as_str().trim_start_matches("swm/").to_owned());
        ids.collect::<Vec<_>>()
    };
    assert_eq!(
        candidates("Luke"),
        [
            "luke-skywalker-rebel",
            "luke-skywalker-jedi",
            "luke-skywalker-and-yoda",
            "luke-skywalker-jedi-knight",
            "luke-skywalker-jedi-master",
            "luke-skywalker-rebel-commando",
            "luke-skywalker-of-dagobah",
        ]
    );
    assert_eq!(candidates("Luke [27]")[..2], ["luke-skywalker-jedi-knight", "luke-skywalker-rebel-commando"]);
    assert_eq!(
        candidates("R6 Astromech Droid"),
        ["r4-astromech-droid", "r5-astromech-droid", "r7-astromech-droid"]
    );
    assert_eq!(candidates("Human Soldier"), ["human-soldier-of-fortune"]);
    assert_eq!(candidates("Trooper").len(), muster_rules::text::MAX_CANDIDATES);
    assert_eq!(candidates("Qwertzuiop [5]"), Vec::<String>::new());
}

#[test]
fn what_the_user_taught_is_found_and_says_so() {
    check(&[
        ("GOWK [55]", "1 general-obi-wan-kenobi@"),
        ("gowk", "1 general-obi-wan-kenobi@"),
        ("6 Uggie", "6 ugnaught-demolitionist@"),
        // A figure whose pack was removed.
        ("My Own Hero x2", "2 gone-with-its-pack@"),
        // An alias doesn't override an exact name.
        ("Obi-Wan Kenobi", "1 obi-wan-kenobi"),
        ("Senki", "?1 1 unknown"),
    ]);
}

#[test]
fn what_a_list_says_is_kept_as_it_says_it() {
    let read = reading("  • 3× Clone Trooper  (27)\nBoba Fett, 2 Wampas");
    let texts: Vec<_> = read.members.iter().map(|m| (m.line, m.text.as_str())).collect();
    assert_eq!(texts, [(1, "• 3x Clone Trooper (27)"), (2, "Boba Fett"), (2, "2 Wampas")]);
}

#[test]
fn the_same_names_read_the_same_text_the_same_way() {
    let (text, names) = ("Luke\n6 Ugnaughts\nStormtroper\n3 Mouse Droid\nTotal 9", names());
    assert_eq!(read(names, text), read(names, text));
    assert_eq!(reading(text), reading(text));
}
