//! Campaign logs and heroes' sheets.

use muster_templates::layout::Area;
use muster_templates::page::{Document, Op, Role};
use muster_templates::print::{Paper, PrintOptions, campaign_log, hero_sheets};
use muster_templates::view::CampaignLogView;

use crate::measure::{clashes, pdf, runs, tick_boxes, words};
use crate::sample::LANGUAGES;
use crate::sample::campaign::{blank_log, hero, ledger, log};

const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];

fn options(paper: Paper, language: &str) -> PrintOptions {
    PrintOptions { paper, language: language.to_owned(), system_fonts: false, ..PrintOptions::default() }
}

/// Fails where text leaves the page, or lies on text, a box to tick or a line.
fn is_clean(document: &Document, what: &str) {
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
                // Commas and tails of letters may touch a rule; words may not lie on it.
                let inner = Area { height: run.area.height * 0.7, ..run.area };
                assert!(!drawn.overlaps(&inner, 0.02), "{what}: a line goes through {:?}", run.text);
            }
        }
    }
}

fn with_ledger(mut view: CampaignLogView, rows: usize) -> CampaignLogView {
    view.ledger = ledger(rows);
    view
}

#[test]
fn no_text_of_a_campaign_log_leaves_the_page_or_overlaps_text_boxes_or_lines() {
    for language in LANGUAGES {
        for paper in PAPERS {
            let views = [
                blank_log(language),
                log(language, false),
                with_ledger(log(language, false), 150),
                with_ledger(log(language, true), 3),
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

#[test]
fn a_log_has_a_box_for_each_step_and_ticks_in_those_that_are_done() {
    let document = campaign_log(&blank_log("en"), &options(Paper::A4, "en"));
    assert_eq!(tick_boxes(&document.pages[0]).len(), 11 * 3 + 4);
    let ticks = |view: &CampaignLogView| {
        let document = campaign_log(view, &options(Paper::A4, "en"));
        let slanting = |op: &&Op| matches!(op, Op::Line(l) if l.from[0] != l.to[0] && l.from[1] != l.to[1]);
        document.pages[0].ops.iter().filter(slanting).count() / 2
    };
    let mut view = blank_log("en");
    assert_eq!(ticks(&view), 0);
    view.stages[0].steps = vec![true, true, false];
    assert_eq!(ticks(&view), 2);
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
    let view = with_ledger(log("en", false), 150);
    let document = campaign_log(&view, &options(Paper::A4, "en"));
    assert!(document.pages.len() > 2);
    let rows = document.runs().filter(|(_, r)| r.role == Role::Row && r.text == "12,750");
    assert_eq!(rows.count(), 150);
    for page in &document.pages[1..] {
        let has = |text: &str| runs(page).iter().any(|run| run.text == text);
        assert!(has(&format!("Ledger · {}", view.title)) && has("Why"));
    }
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
    assert_eq!(tick_boxes(&document.pages[0]).len(), 9 + 3);
    let said = words(&document);
    let items = view.items.iter().map(|i| &i.name);
    for name in view.deck.iter().map(|c| &c.name).chain(items).chain(&view.rewards) {
        assert!(said.contains(name.as_str()), "{name}");
    }
    assert!(said.contains("Under it: Tactical Display"));
}
