//! Whole lists: headings, remarks, claims, side lists, and lines without names.

use super::support::{check, nasty_catalogue, reading};
use muster_rules::id::{FactionId, FigureId, FormatId, GameId};
use muster_rules::text::{ExtraNames, Names, RemarkKind, read};

/// Returns the remarks of a reading, such as `1 title, 4 claim`.
fn remarks(text: &str) -> String {
    let kind = |kind| match kind {
        RemarkKind::Title => "title",
        RemarkKind::Heading => "heading",
        RemarkKind::Faction => "faction",
        RemarkKind::Author => "author",
        RemarkKind::Map => "map",
        RemarkKind::Section => "section",
        RemarkKind::Beside => "beside",
        RemarkKind::Choice => "choice",
        RemarkKind::Change => "change",
        RemarkKind::Claim => "claim",
        RemarkKind::State => "state",
        RemarkKind::Note => "note",
    };
    let read = reading(text);
    read.remarks.iter().map(|r| format!("{} {}", r.line, kind(r.kind))).collect::<Vec<_>>().join(", ")
}

#[test]
fn lists_are_read_as_people_post_them() {
    check(&[
        (
            "-100 points vs. Bane & 6 Ugnaughts-\nThe Jedi and the Wolf\nLuke Skywalker, Jedi Master [74]\n\
             Defel Spy [14]\nGarindan [12]\n(100 pts. - 5 activations)\n\n\
             Luke's main problem against Bane is that he can't put out damage fast enough. Bane can \
             kill Luke in 3 hits.",
            "1 luke-skywalker-jedi-master, 1 defel-spy, 1 garindan =100 #5",
        ),
        (
            "Bill Baldwin\n\nClone Trooper x 4 (36 pts)\nARC Trooper (18 pts)\nRebel Commando x 4 (56 pts)\n\
             110 pts, 9 activations\nMap -- Drow Outpost",
            "4 clone-trooper, 1 arc-trooper, 4 rebel-commando =110 #9",
        ),
        ("Stormtrooper x2 (5 pts.)\nWampa x2 (13 pts.)\nBossk (17 pts.)", "2 stormtrooper, 2 wampa, 1 bossk"),
        ("Darth Bane and 6 Ugnaught Demolitionists", "1 darth-bane, 6 ugnaught-demolitionist"),
        ("Darth Bane, 6 Ugnaughts", "1 darth-bane ?1 6 ambiguous"),
        ("Bane and 6 Ugnaughts", "?1 1 unsure ?1 6 ambiguous"),
        (
            "Boba Fett, Bounty Hunter, Bossk; 3 Mouse Droids & R2-D2",
            "1 boba-fett-bounty-hunter, 1 bossk, 3 mouse-droid, 1 r2-d2",
        ),
        ("Darth Vader, Jaxx Pavan, 2 Wampas, total 100 pts", "1 darth-vader, 2 wampa ?1 1 unknown =100"),
        ("Darth Vader, Dark Jedi, Bossk", "1 darth-vader-dark-jedi, 1 bossk"),
        ("Bossk, Darth Vader, Dark Jedi", "1 bossk, 1 darth-vader-dark-jedi"),
        ("Darth Vader,\n2 Stormtroopers,\nand a Wampa", "1 darth-vader, 2 stormtrooper, 1 wampa"),
        ("A Wampa", "1 wampa"),
        ("Boba Fett [50] for the doors", "1 boba-fett"),
        ("Boba Fett (promo)", "1 boba-fett"),
        ("[x] Boba Fett\n[ ] Bossk", "1 boba-fett, 1 bossk"),
        ("-- The Hunt -- 67 pts\nBoba Fett [50]\nBossk [17]", "1 boba-fett, 1 bossk =67"),
        ("--- The Hunt (67 pts, 2 acts) ---\nBoba Fett [50]\nBossk [17]", "1 boba-fett, 1 bossk =67 #2"),
        ("== The Hunt - 67/100 points ==\nBoba Fett\nBossk", "1 boba-fett, 1 bossk =67"),
        // Figures between dashes are figures, spelt correctly or not.
        ("-- Boba Fett -- 50 pts\n-- Bossk -- 17 pts", "1 boba-fett, 1 bossk"),
        ("-- Boba Fett -- 50 pts\n-- Jaxx Pavan -- 17 pts", "1 boba-fett ?2 1 unknown"),
    ]);
}

#[test]
fn lines_that_are_no_members_are_kept_as_what_they_are() {
    for (text, expected) in [
        ("--Clones--\nRepublic\nBoba Fett [50]\nTotal: 50", "1 title, 2 faction, 4 claim"),
        ("Clones\n\nBoba Fett", "1 title"),
        ("Clones:\nBoba Fett", "1 title"),
        ("Clones\n50 Boba Fett", "1 title"),
        ("# Clones\nBoba Fett", "1 title"),
        ("100 pt. squad: \"Clones\"\nBoba Fett", "1 title"),
        ("Tournament report 2008\n\nBoba Fett", "1 title"),
        ("Mon Mothma\nReserves: none", "2 section"),
        ("Clones (100 pts)\nBoba Fett\nDarth Vader, Champion of the Sith", "1 title"),
        ("Squad: Clones\nBoba Fett", "1 title"),
        ("Clones\n\nBill Baldwin\n\nBoba Fett [50]\n\nHave fun", "1 title, 3 heading, 7 note"),
        ("Boba Fett\n\nTroops\nWampa", "3 heading"),
        (
            "Boba Fett\nMap: Muunilinst\nAuthor: Bill\nby Bill\nEra: Rebellion",
            "2 map, 3 author, 4 author, 5 note",
        ),
        (
            "Boba Fett [50]\nHP: 120\nDefense: 20\nAttack: +13\nTriple Attack\n80 HP, 3 FP\n(defeated)",
            "2 state, 3 state, 4 state, 5 state, 6 state, 7 state",
        ),
        (
            "Boba Fett\n100 point squad\n-----\nHe is good at taking people by surprise, as Han found.",
            "2 claim, 3 note, 4 note",
        ),
        ("Boba Fett [50] for the doors\nBossk (promo)\nBossk\tPromo\t17", "1 note, 2 note, 3 note"),
    ] {
        assert_eq!(remarks(text), expected, "{text}");
        assert!(reading(text).unresolved.is_empty(), "{text}");
    }
}

#[test]
fn the_title_and_the_faction_are_found() {
    for (text, title, faction) in [
        ("--Clones--\nRepublic\nBoba Fett", Some("Clones"), Some("republic")),
        ("--Yoda--\nYoda", Some("Yoda"), None),
        ("== Total 100 ==\nYoda", Some("Total 100"), None),
        ("== Clone Wars ==\nYoda", Some("Clone Wars"), None),
        ("-- Clone Wars -- 55 pts\nYoda", Some("Clone Wars"), None),
        ("=== Clone Wars === (55 points)\nYoda", Some("Clone Wars"), None),
        ("--- Clone Wars (55 points) ---\nYoda", Some("Clone Wars"), None),
        ("-- Clones -- 55 pts\nYoda", Some("Clones"), None),
        ("-- Squad 2 - 55/100 pts --\nYoda", Some("Squad 2"), None),
        ("Yoda fans\n\n-- Rebels -- 55 pts\nYoda", Some("Yoda fans"), Some("rebel-alliance")),
        ("Tournament\n\n-- Clone Wars -- 55 pts\nYoda", Some("Clone Wars"), None),
        ("Rebel squad (100 points)\nYoda", None, Some("rebel-alliance")),
        ("Faction: Imperial\nYoda", None, Some("empire")),
        ("Rebels\nYoda", None, Some("rebel-alliance")),
        ("Köztársaság\nYoda", None, Some("republic")),
        ("Clones (55 pts)\nYoda", Some("Clones"), None),
        ("Csapat: Klónok\nYoda", Some("Klónok"), None),
        ("Yoda", None, None),
    ] {
        let read = reading(text);
        assert_eq!(read.title.as_deref(), title, "{text}");
        assert_eq!(read.faction.as_ref().map(FactionId::as_str), faction, "{text}");
        assert_eq!(read.members.len(), 1, "{text}");
    }
}

#[test]
fn a_factions_name_alone_is_a_heading_though_a_figure_is_called_so() {
    let names = Names::new(&nasty_catalogue(), &ExtraNames::default());
    for (text, members) in [("Rebels\nYoda", 1), ("3 Rebels\nYoda", 2), ("Rebel\nYoda", 2)] {
        let read = read(&names, text).expect("short enough");
        assert_eq!((read.members.len(), read.faction.is_some()), (members, members == 1), "{text}");
    }
}

#[test]
fn a_line_that_looks_like_its_neighbours_is_one_of_them() {
    check(&[
        // Nothing distinguishes a heading from a figure here.
        ("Jaxx Pavan\nBoba Fett", "1 boba-fett ?1 1 unknown"),
        ("Boba Fett\nJaxx Pavan\nBossk", "1 boba-fett, 1 bossk ?2 1 unknown"),
        ("Boba Fett\nJaxx Pavan", "1 boba-fett ?2 1 unknown"),
        ("Jaxx Pavan [30]\nBoba Fett [50]", "1 boba-fett ?1 1 unknown"),
        ("Jaxx Pavan", "?1 1 unknown"),
        ("- Jaxx Pavan\n- Boba Fett", "1 boba-fett ?1 1 unknown"),
        ("Luke\n\nBoba Fett [50]", "1 boba-fett ?1 1 ambiguous"),
        ("3 Jaxxes [9]\nBoba Fett", "1 boba-fett ?1 3 unknown"),
        ("Jaxx Pavan of the Order of the Nine Suns, Elder [30]\nBoba Fett [50]", "1 boba-fett ?1 1 unknown"),
        ("42\nBoba Fett", "1 boba-fett ?1 1 unknown"),
        ("Boba Fett\n50", "1 boba-fett =50"),
    ]);
}

#[test]
fn claims_are_read_and_later_totals_outweigh_limits() {
    check(&[
        ("100 points\nBoba Fett\nTotal: 50", "1 boba-fett =50"),
        ("Total: 50\nBoba Fett\n100 points", "1 boba-fett =50"),
        ("100 pts\nBoba Fett", "1 boba-fett =100"),
        ("100 point squad\nBoba Fett", "1 boba-fett"),
        ("Boba Fett\n(50/100 pts, 1 act)", "1 boba-fett =50 #1"),
        ("Boba Fett\nActivations: 1", "1 boba-fett #1"),
        ("Boba Fett\nÖsszesen 50", "1 boba-fett =50"),
        ("Boba Fett\nTotal: 99999999999999999999", "1 boba-fett =1000000000000"),
    ]);
}

#[test]
fn side_lists_belong_to_their_holder_and_not_to_the_squad() {
    check(&[
        (
            "Mon Mothma\nBoba Fett\nTotal: 73\n\nReserves:\n2 Clone Troopers\nTotal: 18",
            "1 mon-mothma, 1 boba-fett /reserves of mon-mothma: 2 clone-trooper =73",
        ),
        (
            "Mon Mothma [23]\nSan Hill [10]\nReserves (Mon Mothma):\nClone Trooper\nSan Hill's Reserves (20 pts):\nBossk",
            "1 mon-mothma, 1 san-hill /reserves of mon-mothma: 1 clone-trooper /reserves of san-hill: 1 bossk",
        ),
        ("Mon Mothma\nSan Hill\nReserves:\nBossk", "1 mon-mothma, 1 san-hill /reserves of san-hill: 1 bossk"),
        (
            "Mon Mothma\nJabba the Hutt\nFringe Reinforcements 30: 2 Mouse Droids, Bossk",
            "1 mon-mothma, 1 jabba-the-hutt /reinforcements of jabba-the-hutt: 2 mouse-droid, 1 bossk",
        ),
        ("Mon Mothma\nTartalék:\nKlónkatona", "1 mon-mothma /reserves of mon-mothma: 1 clone-trooper"),
        (
            "Mon Mothma\n-- Reserves --\nYoda\n\nBoba Fett",
            "1 mon-mothma /reserves of mon-mothma: 1 yoda, 1 boba-fett",
        ),
        (
            "Mon Mothma\nReserves:\nYoda\n\n-- Squad --\nBoba Fett",
            "1 mon-mothma, 1 boba-fett /reserves of mon-mothma: 1 yoda",
        ),
        (
            "Mon Mothma\nReserves:\nBossk\nTotal: 23 points, 1 act",
            "1 mon-mothma /reserves of mon-mothma: 1 bossk =23 #1",
        ),
        ("Mon Mothma\nReserves:\nBossk\nTotal: 17", "1 mon-mothma /reserves of mon-mothma: 1 bossk"),
        ("Boba Fett\nReserves:\nYoda", "1 boba-fett ?3 1 no holder"),
        ("Mon Mothma\nReserves:\nJaxx Pavan [3]", "1 mon-mothma ?3 1 unknown"),
        // The ability on a pasted card isn't a heading.
        ("Jabba the Hutt [50]\nFringe Reinforcements 30\nBossk [17]", "1 jabba-the-hutt, 1 bossk"),
    ]);
}

#[test]
fn who_else_may_be_meant_comes_along_where_a_name_was_not_exact() {
    let read = reading("Boba Fett [38]\nBossk [17]\nStormtroper\n");
    let others = |at: usize| read.members[at].others.iter().map(FigureId::as_str).collect::<Vec<_>>();
    assert_eq!(others(0)[0], "swm/boba-fett");
    assert!(others(0).len() > 1 && !others(0).contains(&"swm/boba-fett-enforcer"));
    assert!(others(1).is_empty());
}

#[test]
fn a_list_looks_more_like_the_game_whose_names_are_right() {
    let likeness = |text: &str| reading(text).likeness();
    assert!(likeness("Boba Fett\nBossk") > likeness("Boba Fet\nBossk"));
    assert!(likeness("Boba Fett [50]") > likeness("Boba Fett [51]"));
    assert!(likeness("Boba Fett\nLuke") > likeness("Boba Fett\nJaxx Pavan"));
    // Two figures on a line count no more than one with a longer name.
    assert_eq!(likeness("Darth Vader, Dark Jedi"), likeness("Darth Vader\nDark Jedi"));
}

#[test]
fn hash_lines_and_limits_and_headings_are_nobody() {
    check(&[
        ("# One Bossk\nBoba Fett [50]", "1 boba-fett"),
        ("// Yoda\n; Bossk\nBoba Fett", "1 boba-fett"),
        ("Boba Fett (limit 1) 50\nlimit 2", "1 boba-fett"),
        ("Command Deck (2 cards)\nBoba Fett", "1 boba-fett"),
        ("Squad 1\nBoba Fett\n= 51", "1 boba-fett =51"),
        ("vs. Bossk\nBoba Fett", "1 boba-fett"),
    ]);
}

#[test]
fn a_reading_makes_a_draft() {
    let text = "--Clones--\nRepublic\nMon Mothma\n3x Clone Trooper\nReserves:\nYoda\n";
    let draft = reading(text).draft(GameId::from("made-up"), FormatId::from("standard"));
    assert_eq!((draft.name.as_str(), draft.members.len(), draft.members[1].count), ("Clones", 2, 3));
    assert_eq!(draft.faction.as_ref().map(FactionId::as_str), Some("republic"));
    assert_eq!((draft.side_lists.len(), draft.side_lists[0].members.len()), (1, 1));
}

#[test]
fn a_list_says_for_how_many_points_it_is() {
    for (text, size) in [
        ("2 Bossk [17]", None),
        ("The Hunt (200 points)\n2 Bossk [17]", Some(200)),
        ("== The Hunt - 150 pts ==\n2 Bossk [17]", Some(150)),
        ("200 point squad\n2 Bossk [17]", Some(200)),
        ("The Hunt\n2 Bossk [17]\nTotal: 34", Some(34)),
        ("The Hunt (100 points)\n2 Bossk [17]\nTotal: 34", Some(100)),
    ] {
        assert_eq!(reading(text).size, size, "{text}");
    }
}
