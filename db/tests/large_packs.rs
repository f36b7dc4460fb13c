//! The time for loading large packs is linear in the number of rows, not quadratic.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

use muster_db::pack::{self, Fault, PackFiles};

/// Far more than it takes, and far less than comparing all pairs of rows would take.
const PATIENCE: Duration = Duration::from_secs(30);

fn addition(files: &[(&str, &str)]) -> PackFiles {
    let head = ("pack.toml", "name = \"Mine\"\nextends = \"star-wars-miniatures\"\n");
    let files = files.iter().chain([&head]);
    let files: BTreeMap<_, _> = files.map(|(n, text)| ((*n).to_owned(), text.as_bytes().to_vec())).collect();
    PackFiles { name: "mine".to_owned(), files }
}

// Finding, low: 40,000 sources took 17 s.
#[test]
fn forty_thousand_sources_sets_and_answers_are_joined_in_a_moment() {
    let (mut sources, mut sets) =
        (String::new(), "id,name,aliases,code,released,printings,source,note\n".to_owned());
    let mut boxes = "product,name,kind,set,printing,count,source,note\n".to_owned();
    for i in 0..40_000 {
        writeln!(sources, "[sources.s{i}]\ntitle = \"Page {i}\"").expect("memory");
        writeln!(sets, "set-{i},Set {i},,,,,s{i},").expect("memory");
        writeln!(boxes, "box-{i},Box {i},booster,set-{i},,7,s{i},").expect("memory");
    }
    let mine = addition(&[("sources.toml", &sources), ("sets.csv", &sets), ("products.csv", &boxes)]);
    let packs: Vec<_> = pack::built_in().into_iter().chain([mine]).collect();
    let begun = Instant::now();
    let (games, broken) = pack::load(&packs);
    assert!(begun.elapsed() < PATIENCE, "{:?}", begun.elapsed());
    assert_eq!(broken, []);
    let game = games.iter().find(|g| g.catalogue.game().id.as_str() == "star-wars-miniatures");
    let game = game.expect("the game");
    assert!(game.catalogue.sources().len() > 40_000 && game.catalogue.sets().len() > 40_000);
    assert!(game.products.len() >= 40_000);
}

#[test]
fn formats_that_build_on_each_other_without_end_are_a_fault_and_not_a_crash() {
    let mut formats = String::new();
    for i in 0..20_000 {
        let base = if i == 0 { "standard".to_owned() } else { format!("f{}", i - 1) };
        write!(formats, "[[format]]\nid = \"f{i}\"\nname = \"F{i}\"\nedition = \"\"\n").expect("memory");
        write!(formats, "source = \"book\"\nbase = \"{base}\"\n").expect("memory");
    }
    let mine = addition(&[("formats.toml", &formats), ("sources.toml", "[sources.book]\ntitle = \"A\"\n")]);
    let packs: Vec<_> = pack::built_in().into_iter().chain([mine]).collect();
    let begun = Instant::now();
    let (_, broken) = pack::load(&packs);
    assert!(begun.elapsed() < PATIENCE, "{:?}", begun.elapsed());
    assert!(matches!(broken[0].problems[0].fault, Fault::BaseLoop { .. }), "{:?}", broken[0].problems[0]);
}
