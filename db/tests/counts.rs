//! The number of legal squads in each format of the built-in packs, committed so that the effect of changing a
//! cost, a person or a rule is visible.
//!
//! `MUSTER_WRITE_COUNTS=1 cargo test -p muster-db --test all counts` updates the numbers.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use muster_db::pack;
use muster_rules::count::{self, CountError, Request};

/// Returns the expected output: one line per format.
fn counts() -> String {
    let packs = pack::built_in();
    let (games, _) = pack::load(&packs);
    let mut out = String::from("game,format,legal,at_limit\n");
    for game in &games {
        let catalogue = &game.catalogue;
        for format in catalogue.formats() {
            let all = Request::new(format);
            let counted = match count::count(catalogue, &all) {
                // Attachments can be chosen in too many ways, so count the squads without any.
                Err(CountError::TooManyAttachments(_)) => {
                    count::count(catalogue, &Request { attachments: false, ..all })
                }
                counted => counted,
            };
            let (legal, full) = match counted {
                Ok(counted) => {
                    (counted.legal.to_string(), counted.at_limit.map_or_else(String::new, |n| n.to_string()))
                }
                Err(CountError::Unbounded(_)) => ("endless".to_owned(), String::new()),
                Err(error) => panic!("{} {}: {error}", catalogue.game().id, format.id),
            };
            writeln!(out, "{},{},{legal},{full}", catalogue.game().id, format.id).expect("a text");
        }
    }
    out
}

#[test]
fn as_many_squads_are_legal_in_each_format_as_were_committed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/counts.csv");
    let counted = counts();
    if std::env::var_os("MUSTER_WRITE_COUNTS").is_some() {
        fs::write(&path, &counted).expect("written");
    }
    let committed = fs::read_to_string(&path).expect("tests/data/counts.csv");
    let changed: Vec<_> =
        counted.lines().filter(|line| !committed.lines().any(|known| known == *line)).collect();
    assert_eq!(counted, committed, "changed: {changed:#?}");
    assert!(committed.contains("star-wars-miniatures,standard,10875837161638995450,2942943810054522804"));
}
