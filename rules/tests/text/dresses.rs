//! The booklet's own sample squad in all formats in which lists occur.

use super::support::{check, reading, summary};

/// The members of the sample squad.
const SAMPLE: &str = "1 general-obi-wan-kenobi, 1 arc-trooper, 3 clone-trooper";

/// The formats, each with its claims.
const DRESSES: &[(&str, &str)] = &[
    ("General Obi-Wan Kenobi\nARC Trooper\n3 Clone Trooper", ""),
    (
        "General Obi-Wan Kenobi [55]\nARC Trooper [18]\n3 Clone Trooper [27]\n(100 pts. - 5 activations)",
        "=100 #5",
    ),
    ("General Obi-Wan Kenobi (55 pts)\nARC Trooper (18 pts)\nClone Trooper x3 (9 pts)\nTotal: 100", "=100"),
    ("General Obi-Wan Kenobi (55pts)\nARC Trooper (18pts)\nClone Trooper x3 (27pts)\n100 points", "=100"),
    ("55 General Obi-Wan Kenobi\n18 ARC Trooper\n27 Clone Trooper x3\n\n(100pts. 5 activations)", "=100 #5"),
    ("55 General Obi-Wan Kenobi\n18 ARC Trooper\n9 Clone Trooper x3\n\nTotal 100 pts, 5 acts", "=100 #5"),
    ("General Obi-Wan Kenobi /55\nARC Trooper /18\n3 Clone Trooper /27", ""),
    ("1 General Obi-Wan Kenobi 55\n1 ARC Trooper 18\n3 Clone Trooper 27\n100", "=100"),
    ("1x General Obi-Wan Kenobi\n1x ARC Trooper\n3x Clone Trooper", ""),
    ("General Obi-Wan Kenobi\nARC Trooper\nClone Trooper x 3", ""),
    ("General Obi-Wan Kenobi\nARC Trooper\nx3 Clone Trooper", ""),
    ("General Obi-Wan Kenobi (1)\nARC Trooper (1)\nClone Trooper (3)", ""),
    ("General Obi-Wan Kenobi, ARC Trooper and 3 Clone Troopers", ""),
    ("General Obi-Wan Kenobi, an ARC Trooper, and three Clone Troopers.", ""),
    ("- General Obi-Wan Kenobi\n- ARC Trooper\n- 3 Clone Troopers", ""),
    ("* General Obi-Wan Kenobi — 55\n* ARC Trooper — 18\n* 3 × Clone Trooper — 27", ""),
    ("1. General Obi-Wan Kenobi: 55\n2. ARC Trooper: 18\n3. Clone Trooper x3: 27", ""),
    ("1) General Obi-Wan Kenobi\n2) ARC Trooper\n3) Clone Trooper (x3)", ""),
    ("55 - General Obi-Wan Kenobi\n18 - ARC Trooper\n27 - Clone Trooper x3", ""),
    ("(55) General Obi-Wan Kenobi\n(18) ARC Trooper\n(27) 3 Clone Troopers", ""),
    ("General Obi-Wan Kenobi\t1\t55\nARC Trooper\t1\t18\nClone Trooper\t3\t27", ""),
    (
        "1\tGeneral Obi-Wan Kenobi\tRepublic\t55\n1\tARC Trooper\tRepublic\t18\n3\tClone Trooper\tRepublic\t27",
        "",
    ),
    (
        "| 1 | General Obi-Wan Kenobi | 55 |\n|---|---|---|\n| 1 | ARC Trooper | 18 |\n| 3 | Clone Trooper | 27 |",
        "",
    ),
    ("Qty,Name,Cost\n1,General Obi-Wan Kenobi,55\n1,ARC Trooper,18\n3,Clone Trooper,27", ""),
    ("Név;Db;Pont\nObi-Wan Kenobi tábornok;1;55\nARC-katona;1;18\nKlónkatona;3;9", ""),
    ("Köztársaság\nObi-Wan Kenobi tábornok 55\nARC-katona 18\n3 db Klónkatona 27\nÖsszesen 100", "=100"),
    ("Obi-Wan Kenobi tábornok\nARC-katona\nhárom Klónkatona\nÖsszesen: 100 pont, 5 aktiválás", "=100 #5"),
    ("Republic\n\n-- Clones --\nGENERAL OBI-WAN KENOBI [55]\narc trooper [18]\nclone trooper x3 [9]", ""),
    (
        "\u{feff}General Obi-Wan Kenobi ....... 55\r\nARC Trooper ......... 18\r\nClone Trooper x3 .... 27\r\n",
        "",
    ),
    ("General Obi‑Wan Kenobi – 55\nARC Trooper – 18\nClone Trooper @ 9 x3 = 27", ""),
    ("General Obi-Wan Kenobi (80 HP, 1 FP)\nARC Trooper (defeated)\n3 Clone Troopers - 10 HP", ""),
    ("General Obi-Wan Kenobi (CR 3, 55 pts)\nARC Trooper (CR 1, 18 pts)\n3 Clone Trooper (CR 1, 9 pts)", ""),
    ("Squad: General Obi-Wan Kenobi, ARC Trooper, 3x Clone Trooper", ""),
    ("Commander: General Obi-Wan Kenobi [55]\nARC Trooper [18]\nClone Troopers x3 [27]", ""),
    ("**General Obi-Wan Kenobi** (55)\n**ARC Trooper** (18)\n**Clone Trooper** x3 (27)", ""),
    ("55 General Obi-Wan Kenobi\n18 ARC Trooper\n3 Clone Trooper 27\nTotal: 100/100", "=100"),
    ("General Obi-Wan Kenobi 55 points\nARC Trooper 18 points\n3 Clone Troopers for 27 points", ""),
];

#[test]
fn the_booklets_sample_is_read_in_every_dress() {
    let mut wrong = String::new();
    for (text, claims) in DRESSES {
        let got = summary(&reading(text));
        let expected = format!("{SAMPLE} {claims}").trim().to_owned();
        if got != expected {
            wrong.push_str(&format!("\n{text}\n  => {got}\n"));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn copies_on_lines_of_their_own_stay_on_them() {
    check(&[
        (
            "General Obi-Wan Kenobi\nARC Trooper\nClone Trooper\nClone Trooper\nClone Trooper",
            "1 general-obi-wan-kenobi, 1 arc-trooper, 1 clone-trooper, 1 clone-trooper, 1 clone-trooper",
        ),
        (
            "55 General Obi-Wan Kenobi\n18 ARC Trooper\n9 Clone Trooper\n9 Clone Trooper\n9 Clone Trooper",
            "1 general-obi-wan-kenobi, 1 arc-trooper, 1 clone-trooper, 1 clone-trooper, 1 clone-trooper",
        ),
    ]);
}

#[test]
fn costs_that_a_dress_claims_come_along() {
    let text = "55 General Obi-Wan Kenobi\nARC Trooper\n27 Clone Trooper x3\n2 Clone Trooper [9] = 18";
    let claims: Vec<_> = reading(text).members.iter().map(|m| (m.claimed_unit, m.claimed_line)).collect();
    assert_eq!(claims, [(Some(55), None), (None, None), (None, Some(27)), (Some(9), Some(18))]);
}
