//! Campaign logs and heroes' sheets.

use muster_templates::layout::Area;
use muster_templates::page::{Document, Line, Op, Role};
use muster_templates::print::{Paper, PrintOptions, campaign_log, hero_sheets};
use muster_templates::view::{CampaignLogView, DeckCard, LogXp};

use crate::measure::{clashes, outlines, pdf, runs, tick_boxes, words};
use crate::sample::LANGUAGES;
use crate::sample::campaign::{blank_log, hero, ledger, log};

const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];

fn options(paper: Paper, language: &str) -> PrintOptions {
    PrintOptions { paper, language: language.to_owned(), system_fonts: false, ..PrintOptions::default() }
}

/// Fails if text leaves the page, or overlaps text, a box to tick or a line.
pub(crate) fn is_clean(document: &Document, what: &str) {
    for page in &document.pages {
        let area = Area::new(0.0, 0.0, page.width, page.height);
        let runs = runs(page);
        let found = clashes(&runs, &area.grown(-8.0));
        assert!(found.is_empty(), "{what}: {found:#?}");
        let boxes = tick_boxes(page);
        for run in runs {
            let hit = boxes.iter().find(|b| b.overlaps(&run.area, 0.02));
            assert!(hit.is_none(), "{what}: {:?} runs into a box", run.text);
            for op in &page.ops {
                let Op::Line(line) = op else { continue };
                let (left, right) = (line.from[0].min(line.to[0]), line.from[0].max(line.to[0]));
                let (top, bottom) = (line.from[1].min(line.to[1]), line.from[1].max(line.to[1]));
                let drawn = Area::new(left, top, right - left, bottom - top).grown(line.width / 2.0);
                // Commas and descenders may touch a rule, but words may not.
                let inner = Area { height: run.area.height * 0.7, ..run.area };
                assert!(!drawn.overlaps(&inner, 0.02), "{what}: a line goes through {:?}", run.text);
            }
        }
    }
}

fn with_ledger(mut view: CampaignLogView, stages: usize) -> CampaignLogView {
    view.ledger = ledger(stages);
    view
}

#[test]
fn no_text_of_a_campaign_log_leaves_the_page_or_overlaps_text_boxes_or_lines() {
    for language in LANGUAGES {
        for paper in PAPERS {
            let views = [
                blank_log(language),
                log(language, false),
                with_ledger(log(language, false), 14),
                with_ledger(log(language, false), 4),
                with_ledger(log(language, true), 1),
            ];
            for view in &views {
                let document = campaign_log(view, &options(paper, language));
                is_clean(&document, &format!("{language} {paper:?} {:?}", view.title));
            }
        }
    }
}

#[test]
fn the_books_of_a_campaign_take_one_page_at_its_beginning_and_at_its_end() {
    for language in LANGUAGES {
        for paper in PAPERS {
            for view in [blank_log(language), log(language, false)] {
                let document = campaign_log(&view, &options(paper, language));
                assert_eq!(document.pages.len(), 1, "{language} {paper:?}");
                assert_eq!(document.remarks, []);
                let size = pdf(&document).len();
                assert!(size < 150_000, "{language}: {size} bytes");
            }
        }
    }
}

/// Counts ticks: two lines each, heavier than strokes through XP boxes.
fn ticks(view: &CampaignLogView) -> usize {
    let document = campaign_log(view, &options(Paper::A4, "en"));
    let ops = document.pages[0].ops.iter();
    ops.filter(|op| matches!(op, Op::Line(l) if slants(l) && l.width > 0.36)).count() / 2
}

/// Counts strokes through XP boxes.
fn strokes(view: &CampaignLogView) -> usize {
    let document = campaign_log(view, &options(Paper::A4, "en"));
    let ops = document.pages[0].ops.iter();
    ops.filter(|op| matches!(op, Op::Line(l) if slants(l) && (l.width - 0.35).abs() < 0.001)).count()
}

fn slants(line: &Line) -> bool {
    line.from[0] != line.to[0] && line.from[1] != line.to[1]
}

#[test]
fn a_log_has_a_box_for_each_step_and_ticks_in_those_that_are_done() {
    let mut view = blank_log("en");
    let (steps, choices, forced) = (11 * 3, 3 * 2, 4);
    let boxes =
        |view: &CampaignLogView| tick_boxes(&campaign_log(view, &options(Paper::A4, "en")).pages[0]).len();
    let heroes = 4 * (20 + 9);
    assert_eq!(boxes(&view), steps + choices + forced + heroes + view.bag.entries.len());
    assert_eq!(ticks(&view), 0);
    view.stages[0].steps = vec![true, true, false];
    assert_eq!(ticks(&view), 2);
}

#[test]
fn xp_is_a_box_each_with_a_stroke_for_what_was_earned_and_a_second_one_once_it_is_spent() {
    let mut view = blank_log("en");
    assert_eq!(strokes(&view), 0);
    view.heroes[0].xp = LogXp { boxes: 20, earned: Some(7), spent: 3 };
    assert_eq!(strokes(&view), 7 + 3);
    // If the XP earned are unknown, boxes are ticked by hand.
    view.heroes[0].xp = LogXp { boxes: 20, earned: None, spent: 3 };
    assert_eq!(strokes(&view), 0);
}

#[test]
fn the_class_deck_is_a_list_to_tick_and_a_name_that_nobody_knows_is_a_line() {
    let mut view = blank_log("en");
    view.heroes[0].deck[4] = DeckCard { name: "Rampage".into(), cost: "3".into(), owned: true };
    assert_eq!(ticks(&view), 1);
    assert!(words(&campaign_log(&view, &options(Paper::A4, "en"))).contains("Rampage"));
}

#[test]
fn heroes_come_first_with_their_player_beside_them() {
    let document = campaign_log(&log("en", false), &options(Paper::A4, "en"));
    let run = |text: &str| {
        let found = document.runs().find(|(_, run)| run.text.contains(text));
        found.unwrap_or_else(|| panic!("{text}")).1.clone()
    };
    let (hero, player, stage) = (run("Mak Eshka’rey 1"), run("Éva"), run("Technological"));
    assert!(hero.baseline < stage.baseline, "heroes stand above the stages");
    assert!((hero.baseline - player.baseline).abs() < 1.0 && player.x > hero.x);
}

#[test]
fn a_stage_names_the_missions_of_which_one_is_played_each_with_a_box() {
    let document = campaign_log(&blank_log("en"), &options(Paper::A4, "en"));
    let boxes = tick_boxes(&document.pages[0]);
    let named = document.runs().filter(|(_, run)| run.text == "Fly Solo");
    let named: Vec<_> = named.map(|(_, run)| run.area).collect();
    assert_eq!(named.len(), 3);
    for name in named {
        let before = boxes.iter().filter(|b| {
            let gap = name.x - b.right();
            (0.0..3.0).contains(&gap) && b.y < name.bottom() && b.bottom() > name.y
        });
        assert_eq!(before.count(), 1, "{name:?}");
    }
}

#[test]
fn no_hero_is_lost_on_a_blank_log_of_either_paper_and_each_has_as_much_room() {
    for paper in PAPERS {
        let document = campaign_log(&blank_log("en"), &options(paper, "en"));
        assert_eq!(document.pages.len(), 1, "{paper:?}");
        let players = document.runs().filter(|(_, run)| run.text.trim() == "Player");
        let lines: Vec<_> = players.map(|(_, run)| run.baseline).collect();
        assert_eq!(lines.len(), 4, "{paper:?}");
        let apart: Vec<_> = lines.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(apart.iter().all(|a| (a - apart[0]).abs() < 0.05 && *a > 18.0), "{paper:?} {apart:?}");
    }
}

#[test]
fn pages_of_a_log_and_of_heroes_keep_twenty_millimetres_for_the_binder() {
    for paper in PAPERS {
        let view = with_ledger(log("en", false), 14);
        let heroes = [3, 6].map(|items| hero("en", items, false));
        for document in
            [campaign_log(&view, &options(paper, "en")), hero_sheets(&heroes, &options(paper, "en"))]
        {
            for (page, run) in document.runs() {
                assert!(run.area.x >= 19.9, "{paper:?} page {page}: {:?} at {}", run.text, run.area.x);
            }
            for page in &document.pages {
                let left = |area: &Area| area.x >= 19.7;
                assert!(outlines(page).iter().all(left), "{paper:?}");
            }
        }
    }
}

#[test]
fn a_blank_log_has_lines_to_write_on_where_names_will_stand() {
    let level = |view: &CampaignLogView| {
        let document = campaign_log(view, &options(Paper::A4, "en"));
        let level = |op: &&Op| matches!(op, Op::Line(l) if l.from[1] == l.to[1] && l.width < 0.2);
        document.pages[0].ops.iter().filter(level).count()
    };
    assert!(level(&blank_log("en")) > level(&log("en", false)) + 20);
}

#[test]
fn every_movement_is_in_the_ledger_once_under_headings_on_pages_of_their_own() {
    for stages in [2, 11, 30] {
        let view = with_ledger(log("en", false), stages);
        let document = campaign_log(&view, &options(Paper::A4, "en"));
        let rows = document.runs().filter(|(_, r)| r.role == Role::Row && r.text == "1,250");
        assert_eq!(rows.count(), stages * 9 - 1);
        let titles = document
            .runs()
            .filter(|(_, r)| r.role == Role::Heading && r.text.ends_with(" · Imperial Hospitality"));
        assert_eq!(titles.count(), stages);
        assert!(document.pages.len() > 1);
        for page in &document.pages[1..] {
            let has = |text: &str| runs(page).iter().any(|run| run.text == text);
            assert!(has(&format!("Ledger · {}", view.title)) && has("Why"));
        }
    }
}

#[test]
fn the_ledger_of_a_whole_campaign_takes_one_page() {
    for language in LANGUAGES {
        for paper in PAPERS {
            let document = campaign_log(&with_ledger(log(language, false), 11), &options(paper, language));
            assert_eq!(document.pages.len(), 2, "{language} {paper:?}");
        }
    }
}

#[test]
fn a_hero_has_boxes_for_damage_and_strain_on_each_side_and_one_for_being_wounded() {
    let view = hero("en", 0, false);
    let document = hero_sheets(std::slice::from_ref(&view), &options(Paper::A4, "en"));
    let labels = |text: &str| document.runs().filter(|(_, run)| run.text == text).count();
    assert_eq!((labels("Damage"), labels("Strain")), (2, 2));
    assert_eq!(tick_boxes(&document.pages[0]).len(), view.deck.len() + 2 * (14 + 5) + 1);
}

#[test]
fn no_text_of_a_heros_sheet_leaves_the_page_or_overlaps_text_boxes_or_lines() {
    for language in LANGUAGES {
        for paper in PAPERS {
            let heroes = [
                hero(language, 0, false),
                hero(language, 7, false),
                hero(language, 12, true),
                hero(language, 90, true),
                hero(language, 2, true),
            ];
            let document = hero_sheets(&heroes, &options(paper, language));
            is_clean(&document, &format!("{language} {paper:?}"));
        }
    }
}

#[test]
fn two_heroes_share_a_page_and_none_is_torn_apart() {
    for paper in PAPERS {
        let heroes = [3, 6, 4, 5].map(|items| hero("en", items, false));
        let document = hero_sheets(&heroes, &options(paper, "en"));
        assert_eq!(document.pages.len(), 2, "{paper:?}");
        for page in &document.pages {
            let names = runs(page).into_iter().filter(|r| r.role == Role::Title);
            assert_eq!(names.count(), 2);
        }
        let long = [3, 20, 3].map(|items| hero("en", items, false));
        let document = hero_sheets(&long, &options(paper, "en"));
        let titles = document.runs().filter(|(_, r)| r.role == Role::Title);
        assert_eq!(titles.count(), 3, "no hero goes on on another page");
    }
}

#[test]
fn cards_that_a_hero_has_are_ticked_and_everything_is_named() {
    let view = hero("en", 3, false);
    let document = hero_sheets(std::slice::from_ref(&view), &options(Paper::A4, "en"));
    assert_eq!(tick_boxes(&document.pages[0]).len(), 9 + 3 + 2 * (14 + 5) + 1);
    let said = words(&document);
    let items = view.items.iter().map(|i| &i.name);
    for name in view.deck.iter().map(|c| &c.name).chain(items).chain(&view.rewards) {
        assert!(said.contains(name.as_str()), "{name}");
    }
    assert!(said.contains("Under it: Tactical Display"));
}
