//! A game's rules on one page, and what a squad's sheet says is to be done before the game.

use std::path::Path;

use muster_app::Muster;
use muster_app::print::{Laid, Paper, PrintOptions};
use muster_app::squads::CheckRequest;
use muster_app::words::Words;
use muster_templates::page::Document;

const LANGUAGES: [&str; 4] = ["en", "hu", "zh-Hans", "zh-Hant"];
const GAMES: [&str; 4] =
    ["star-wars-miniatures", "imperial-assault", "dungeons-and-dragons-miniatures", "space-marine-heroes"];

fn muster() -> (Muster, tempfile::TempDir) {
    let dir = tempfile::tempdir().expect("a folder");
    (Muster::open(dir.path().join("data")), dir)
}

fn options(language: &str, paper: Paper) -> PrintOptions {
    PrintOptions { paper, language: language.to_owned(), system_fonts: false, ..PrintOptions::default() }
}

fn text(document: &Document) -> String {
    let runs: Vec<_> = document.runs().map(|(_, run)| run.text.as_str()).collect();
    runs.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn sample(game: &str) -> String {
    let packs = concat!(env!("CARGO_MANIFEST_DIR"), "/../db/packs");
    Path::new(packs).join(game).join("sample.txt").display().to_string()
}

#[test]
fn each_game_has_a_page_of_rules_in_every_language_on_either_paper_and_with_a_squad() {
    let (mut muster, _dir) = muster();
    for game in GAMES {
        let request = CheckRequest { game: Some(game.to_owned()), ..CheckRequest::default() };
        let checked = muster.check_any(&sample(game), &request).expect("a squad");
        for language in LANGUAGES {
            let words = Words::new(language);
            for draft in [&[][..], std::slice::from_ref(&checked.source.draft)] {
                for paper in [Paper::A4, Paper::Letter] {
                    let work = muster.work_of_reference(&checked.game, draft, &words).expect("rules");
                    let laid = Laid::new(work, options(language, paper));
                    assert_eq!(laid.remarks(), [], "{game} {language}");
                    assert_eq!(laid.document.pages.len(), 1, "{game} {language} {paper:?} {}", draft.len());
                }
            }
        }
    }
}

#[test]
fn a_squad_brings_its_words_and_only_the_conditions_that_it_meets() {
    let (mut muster, _dir) = muster();
    let game = "imperial-assault";
    let request = CheckRequest { game: Some(game.to_owned()), ..CheckRequest::default() };
    let checked = muster.check_any(&sample(game), &request).expect("a squad");
    let words = Words::new("en");
    let said = |drafts: &[_]| {
        let work = muster.work_of_reference(&checked.game, drafts, &words).expect("rules");
        text(&Laid::new(work, options("en", Paper::A4)).document)
    };
    let (all, ours) = (said(&[]), said(std::slice::from_ref(&checked.source.draft)));
    // Its cards stun and weaken; nothing of it makes anybody bleed.
    for (word, in_game, with_squad) in [
        ("Stunned", true, true),
        ("Bleeding", true, false),
        ("Blast 1", false, true),
        ("Smuggler", false, true),
    ] {
        assert_eq!((all.contains(word), ours.contains(word)), (in_game, with_squad), "{word}: {ours}");
    }
    assert!(ours.contains("The smugglers"), "whose words they are");
}

#[test]
fn a_sheet_tells_who_sets_up_first_and_what_is_brought() {
    let (mut muster, _dir) = muster();
    let told = [
        ("star-wars-miniatures", ["places its figures first", "5 figures with their stat cards", "d20"]),
        (
            "dungeons-and-dragons-miniatures",
            ["chooses the first to place", "6 figures with their stat cards", "d20"],
        ),
        ("imperial-assault", ["chooses a deployment zone", "figures with their stat cards", "Bring"]),
        ("space-marine-heroes", ["Take turns placing", "5 figures with their stat cards", "d6"]),
    ];
    for (game, told) in told {
        let request = CheckRequest { game: Some(game.to_owned()), ..CheckRequest::default() };
        let checked = muster.check_any(&sample(game), &request).expect("a squad");
        for language in LANGUAGES {
            let words = Words::new(language);
            let squads = [muster.check_any(&sample(game), &request).expect("a squad")];
            let work = muster.work_of_sheets(&squads, &words, "", false).expect("a sheet");
            let laid = Laid::new(work, options(language, Paper::A4));
            assert_eq!(laid.document.pages.len(), 1, "{game} {language}");
            assert_eq!(laid.remarks(), [], "{game} {language}");
            if language == "en" {
                let said = text(&laid.document);
                for told in told {
                    assert!(said.contains(told), "{game}: {told} is not in {said}");
                }
            }
        }
        drop(checked);
    }
}
