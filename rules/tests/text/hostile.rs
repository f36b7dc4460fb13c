//! Hostile texts, and texts that aren't lists at all.

use std::fmt::Write as _;

use super::support::{check, names, reading};
use muster_rules::text::{LineProblem, MAX_BYTES, MAX_COUNT, MAX_LINES, TooLong, UnresolvedReason, read};
use proptest::prelude::{ProptestConfig, any, prop_assert_eq, proptest};

#[test]
fn numbers_that_cannot_be_right_are_named_with_their_line() {
    use LineProblem::{NegativeCount, NumberTooLarge, NumbersDontFit, ZeroCount};
    for (line, problem) in [
        ("-3 Clone Trooper", NegativeCount),
        ("−3 Clone Troopers", NegativeCount),
        ("Clone Trooper x-3", NegativeCount),
        ("Clone Trooper (-3)", NegativeCount),
        ("0 Clone Trooper", ZeroCount),
        ("Clone Trooper x0", ZeroCount),
        ("0x Clone Trooper", ZeroCount),
        ("1001 Clone Troopers", NumberTooLarge),
        ("99999999999 Clone Trooper", NumberTooLarge),
        ("Clone Trooper x99999999999999999999999999999999", NumberTooLarge),
        ("Clone Trooper [99999999999]", NumberTooLarge),
        ("Clone Trooper x3 x4", NumbersDontFit),
        ("1 2 3 4 5 Clone Trooper 6 7 8", NumbersDontFit),
    ] {
        let read = reading(&format!("Boba Fett [50]\n{line}\n"));
        assert_eq!(read.members.len(), 1, "{line}");
        assert_eq!(read.unresolved.len(), 1, "{line}");
        let open = &read.unresolved[0];
        assert_eq!((open.line, open.reason), (2, UnresolvedReason::Problem(problem)), "{line}");
        assert_eq!(open.candidates.len(), 1, "{line}");
    }
    assert_eq!(reading("1000 Clone Troopers").members[0].count, MAX_COUNT);
}

#[test]
fn a_name_of_ten_thousand_characters_is_a_problem_of_its_line() {
    let read = reading(&format!("Boba Fett\n{}\nBossk", "Clone ".repeat(2_000)));
    assert_eq!(read.members.len(), 2);
    assert_eq!(read.unresolved[0].reason, UnresolvedReason::Problem(LineProblem::LineTooLong));
    assert_eq!(read.unresolved[0].line, 2);
}

#[test]
fn a_text_beyond_all_measure_is_refused_and_says_why() {
    let lines = MAX_LINES + 1;
    assert_eq!(read(names(), &"\n".repeat(lines)), Err(TooLong::Lines { lines, limit: MAX_LINES }));
    let million = "Clone Trooper\n".repeat(1_000_000);
    assert_eq!(read(names(), &million), Err(TooLong::Bytes { bytes: million.len(), limit: MAX_BYTES }));
}

#[test]
fn nothing_and_noise_are_read_as_what_they_are() {
    check(&[
        ("", ""),
        ("\n\r\n  \t \n", ""),
        ("\u{feff}", ""),
        ("-----\n=====\n***", ""),
        ("()[]{}<>", ""),
        ("\0\u{1}\u{202e}", ""),
        ("((((((((((", ""),
        ("x", "?1 1 unknown"),
        ("Boba Fett\r\n\r\nBossk\r\n", "1 boba-fett, 1 bossk"),
    ]);
}

#[test]
fn line_numbers_count_in_the_text_as_it_was_given() {
    let read = reading("\u{feff}\r\n\r\nBoba Fett\r\n\r\nJaxx Pavan [3]\r\n");
    assert_eq!((read.members[0].line, read.unresolved[0].line), (3, 5));
    // Editors treat each of the three as a line ending.
    let mixed = reading("Boba Fett\rJaxx Pavan [3]\r\nBossk\nJaxx Pavan [4]\r");
    let open: Vec<usize> = mixed.unresolved.iter().map(|u| u.line).collect();
    assert_eq!((open, mixed.members[1].line), (vec![2, 4], 3));
}

/// Checks that every line that isn't blank is accounted for.
fn accounted(text: &str) -> Result<(), String> {
    let read = reading(text);
    let mut seen: Vec<usize> = read.members.iter().map(|m| m.line).collect();
    seen.extend(read.side_lists.iter().flat_map(|l| l.members.iter().map(|m| m.line).chain([l.line])));
    seen.extend(read.unresolved.iter().map(|u| u.line));
    seen.extend(read.remarks.iter().map(|r| r.line));
    for (at, line) in text.strip_prefix('\u{feff}').unwrap_or(text).lines().enumerate() {
        if !line.trim().is_empty() && !seen.contains(&(at + 1)) {
            return Err(format!("line {} of {text:?} is gone: {read:?}", at + 1));
        }
    }
    Ok(())
}

const SCRAPS: &[&str] = &[
    "Clone Trooper",
    "Luke",
    "Boba Fett",
    "Jedi Guardian",
    "R6 Astromech",
    "4-LOM",
    "3",
    "-3",
    "x4",
    "9",
    "55",
    "0",
    "99999999999",
    "[74]",
    "(12 pts)",
    "[",
    ")",
    "Total",
    ":",
    "Reserves",
    "Mon Mothma",
    "points",
    "--",
    "-",
    "and",
    ",",
    "\t",
    "|",
    "HP",
    "Rebel",
    "Squad",
    "Map",
    "x",
    "=",
    "@",
    "#",
    "Á",
    "帝",
    "\"",
    "'",
    "the",
    "acts",
    ".",
    "two",
    "\n",
    "\n",
    "\n\n",
    " ",
    " ",
    " ",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_is_dropped_in_silence(picks in proptest::collection::vec(0..SCRAPS.len(), 0..40)) {
        let text: Vec<&str> = picks.iter().map(|i| SCRAPS[*i]).collect();
        for glue in ["", " "] {
            let told = accounted(&text.join(glue));
            prop_assert_eq!(told, Ok(()));
        }
    }

    #[test]
    fn no_characters_break_the_reader(text in any::<String>()) {
        let told = accounted(&text);
        prop_assert_eq!(told, Ok(()));
    }
}

/// Returns the worst texts for a given size.
fn bad_texts(lines: usize) -> Vec<(&'static str, String)> {
    let many = |line: &dyn Fn(usize) -> String| {
        let mut text = String::new();
        for i in 0..lines {
            let _ = writeln!(text, "{}", line(i));
        }
        text
    };
    vec![
        ("members", many(&|i| format!("{} Clone Trooper [9]", i % 9 + 1))),
        ("open counts", many(&|_| "3 Mouse Droid\nTotal: 100".to_owned())),
        ("slips", many(&|i| format!("Clone Tropper Numbr{i}"))),
        ("parts", many(&|_| "Trooper".to_owned())),
        (
            "prose",
            many(&|i| format!("Luke, who is {i} years old, and Boba Fett and others left (far) - 3 times")),
        ),
        ("side lists", many(&|_| "Mon Mothma\nReserves:\nYoda".to_owned())),
        ("numbers", many(&|_| "1 2 3 4 5 6 7 8 9 10 11 12".to_owned())),
        ("commas", "a, ".repeat(1_300) + "\n" + &"Luke, ".repeat(600)),
        ("brackets", "[(".repeat(1_900) + "\n" + &"(a)".repeat(1_300)),
    ]
}

#[test]
fn the_worst_texts_are_read_to_their_end() {
    let names = names();
    for (what, text) in bad_texts(300) {
        let read = read(names, &text).expect("short enough");
        let last = text.lines().count();
        let lines = read.members.iter().map(|m| m.line).chain(read.unresolved.iter().map(|u| u.line));
        let lines = lines.chain(read.remarks.iter().map(|r| r.line));
        let lines = lines.chain(read.side_lists.iter().flat_map(|l| l.members.iter().map(|m| m.line)));
        assert_eq!(lines.max(), Some(last), "{what}");
    }
}
