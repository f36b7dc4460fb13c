//! A game's rules on one page, and the checklist before the game on a squad's sheet.

use std::collections::BTreeSet;
use std::path::Path;

use muster_app::Muster;
use muster_app::base::words::Words;
use muster_app::print::{HowCards, Laid, Paper, PrintOptions};
use muster_app::squads::CheckRequest;
use muster_templates::page::{Document, Role};
use muster_templates::text::Face;

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
    // Its cards stun and weaken; none of them causes bleeding.
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

#[test]
fn each_term_stands_once_with_all_its_numbers() {
    let (mut muster, _dir) = muster();
    let game = "imperial-assault";
    let request = CheckRequest { game: Some(game.to_owned()), ..CheckRequest::default() };
    let checked = muster.check_any(&sample(game), &request).expect("a squad");
    // Two of its cards have Accuracy with a number, one has it in a row of surges; two have Pierce, with 1 and 2.
    for (language, accuracy, pierce, damage) in [
        (
            "en",
            "Accuracy 1/2 +1/+2 accuracy: a ranged attack misses",
            "Pierce 1/2 Ignores 1/2 blocks",
            "Damage 1/2 more damage",
        ),
        ("hu", "Pontosság 1/2 +1/+2 hatótáv", "Átütés 1/2", "Sebzés 1/2 sebzés"),
        ("zh-Hant", "準度 1/2 準度 +1/+2", "穿刺 1/2", "傷害 1/2 點傷害"),
        ("zh-Hans", "准度 1/2 准度 +1/+2", "穿刺 1/2", "伤害 1/2 点伤害"),
    ] {
        let words = Words::new(language);
        let squads = std::slice::from_ref(&checked.source.draft);
        let reference = muster.work_of_reference(&checked.game, squads, &words).expect("rules");
        let sheet = muster.work_of_sheets(std::slice::from_ref(&checked), &words, "", true).expect("a sheet");
        let (reference, sheet) = (text_of(reference, language), text_of(sheet, language));
        assert_eq!(sheet.matches(accuracy).count(), 1, "{language}: {sheet}");
        for said in [reference, sheet] {
            assert_eq!(said.matches(pierce).count(), 1, "{language}: {said}");
        }
        // On a card, too: Han Solo's surges buy 1 damage with accuracy, or 2.
        let how = HowCards { each_once: true, reminders: true, ..HowCards::default() };
        let cards = muster.work_of_cards(&checked.game, squads, &[], how, &words).expect("cards");
        let said = text_of(cards, language);
        assert!(said.contains(damage), "{language}: {said}");
    }
}

fn text_of(work: muster_app::print::Work, language: &str) -> String {
    text(&Laid::new(work, options(language, Paper::A4)).document)
}

#[test]
fn a_hungarian_page_of_rules_has_hungarian_headings() {
    let (mut muster, _dir) = muster();
    for game in GAMES {
        let request = CheckRequest { game: Some(game.to_owned()), ..CheckRequest::default() };
        let checked = muster.check_any(&sample(game), &request).expect("a squad");
        let leads = |language: &str| {
            let work = muster.work_of_reference(&checked.game, &[], &Words::new(language)).expect("rules");
            let document = Laid::new(work, options(language, Paper::A4)).document;
            let bold = |face: Face| face == Face::LatinBold;
            let runs = document.runs().filter(|(_, run)| run.role == Role::Line && bold(run.face));
            runs.map(|(_, run)| run.text.trim().to_owned()).collect::<BTreeSet<_>>()
        };
        let (english, hungarian) = (leads("en"), leads("hu"));
        assert!(english.len() > 10, "{game}: {english:?}");
        let same: Vec<_> = english.intersection(&hungarian).collect();
        // Players say these in English, as printed on the cards.
        let known = ["Triple", "Straight", "Draw", "Push"];
        assert!(same.iter().all(|word| known.contains(&word.as_str())), "{game}: {same:?}");
    }
}
