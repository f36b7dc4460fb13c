//! Parts of a sheet for the table: a deck to tick off, morale boxes, the opponent's points, rolls per round,
//! places with scores, and a board.

use muster_templates::layout::Area;
use muster_templates::page::{Document, Op, Role};
use muster_templates::print::{Paper, PrintOptions, board, night, sheet};
use muster_templates::view::{SheetView, Track};

use crate::measure::{clashes, outlines, runs, tick_boxes, words};
use crate::sample::{self, LANGUAGES, table};

fn options(paper: Paper, language: &str) -> PrintOptions {
    PrintOptions { paper, language: language.to_owned(), system_fonts: false, ..PrintOptions::default() }
}

fn print(view: &SheetView) -> Document {
    sheet(view, &options(Paper::A4, "en"))
}

#[test]
fn a_deck_stands_in_columns_with_a_box_for_each_copy() {
    for language in LANGUAGES {
        for paper in [Paper::A4, Paper::Letter] {
            let mut view = sample::squad(language, false);
            view.before.clear();
            let plain = tick_boxes(
                &sheet(&SheetView { side_lists: Vec::new(), ..view.clone() }, &options(paper, language))
                    .pages[0],
            )
            .len();
            view.side_lists = vec![table::deck(language, 15)];
            let document = sheet(&view, &options(paper, language));
            assert_eq!(document.pages.len(), 1);
            let page = &document.pages[0];
            // Every fourth of fifteen has two copies.
            assert_eq!(tick_boxes(page).len() - plain, 15 + 3, "{language}");
            let names: Vec<_> = runs(page)
                .into_iter()
                .filter(|run| run.text.contains("[2]") || run.text.ends_with(" 1"))
                .collect();
            assert!(!names.is_empty());
            let whole = Area::new(0.0, 0.0, page.width, page.height);
            assert_eq!(clashes(&runs(page), &whole), Vec::<String>::new(), "{language} {paper:?}");
            for run in runs(page) {
                for square in tick_boxes(page) {
                    let told = run.role == Role::Track;
                    assert!(told || !run.area.overlaps(&square, 0.02), "{:?} lies on a box", run.text);
                }
            }
        }
    }
    // Columns are read downward: the second card is below the first one.
    let mut view = sample::squad("en", false);
    view.qr = None;
    view.side_lists = vec![table::deck("en", 12)];
    let document = print(&view);
    let left =
        |name: &str| document.runs().find(|(_, r)| r.text.starts_with(name)).map(|(_, r)| [r.x, r.baseline]);
    let [first, second, ninth] = ["Urgency 1", "Urgency 2", "Urgency 9"].map(|n| left(n).unwrap());
    // Fifteen boxes would be wider than two: names are only indented by their own boxes.
    assert!((first[0] - second[0]).abs() < 4.0 && second[1] > first[1]);
    assert!(ninth[0] > first[0] + 50.0);
}

#[test]
fn a_deck_larger_than_a_page_goes_on_and_loses_no_card() {
    let mut view = sample::squad("en", false);
    view.side_lists = vec![table::deck("en", 240)];
    let document = print(&view);
    assert!(document.pages.len() > 1);
    let said = words(&document);
    let lost: Vec<_> = (1..=240).filter(|n| !said.contains(&format!(" {n} "))).collect();
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
fn the_box_at_half_is_heavy_and_says_what_is_rolled() {
    let mut view = sample::squad("en", false);
    let heavy = |view: &SheetView| {
        let ops = print(view).pages[0].ops.clone();
        let stroked = ops.into_iter().filter_map(|op| match op {
            Op::Rect(rect) => rect.stroke.filter(|(width, _)| *width > 0.4).map(|_| rect.area),
            _ => None,
        });
        stroked.filter(|area| area.height < 4.5).collect::<Vec<_>>()
    };
    assert!(heavy(&view).is_empty());
    view.rows.truncate(1);
    view.rows[0].tracks = vec![Track::new("HP", 7, 5).noting(4, "morale: d20 ≥ 15, under command 12")];
    let marked = heavy(&view);
    assert_eq!(marked.len(), 1);
    let document = print(&view);
    let boxes = tick_boxes(&document.pages[0]);
    let row: Vec<_> = boxes.iter().filter(|b| (b.y - marked[0].y).abs() < 0.01 && b.x < 120.0).collect();
    assert_eq!(row.iter().filter(|b| b.x < marked[0].x).count(), 3, "the fourth of seven");
    let said = words(&document).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("morale: d20 ≥ 15, under command 12"), "{said}");
    // Each of three copies has such a box, and the roll is mentioned once.
    view.rows[0].count = 3;
    assert_eq!(heavy(&view).len(), 3);
    assert_eq!(words(&print(&view)).matches("morale").count(), 1);
}

#[test]
fn boxes_of_further_copies_stand_under_those_of_the_first() {
    let mut view = sample::squad("en", false);
    view.rows.truncate(1);
    view.rows[0].count = 3;
    view.rows[0].activates = false;
    let noted = Track::new("HP", 1, 5).noting(1, "morale: d20 ≥ 19, under command 13");
    view.rows[0].tracks = vec![noted, Track::new("Uses", 2, 1)];
    let document = print(&view);
    let boxes = tick_boxes(&document.pages[0]);
    let mut lines = std::collections::BTreeMap::<i32, Vec<i32>>::new();
    let tenths = |mm: f32| (mm * 10.0).round() as i32;
    // A task before the game also has a box, at the page's edge.
    for area in boxes.iter().filter(|area| area.x > 15.0 && area.y < 150.0) {
        lines.entry(tenths(area.y)).or_default().push(tenths(area.x));
    }
    let lines: Vec<_> = lines.into_values().filter(|line| line.len() == 3).collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines.windows(2).all(|pair| pair[0] == pair[1]), "{lines:?}");
}

#[test]
fn each_row_has_a_box_for_what_the_other_side_gets_where_the_game_says_so() {
    let mut view = sample::squad("en", false);
    let boxes = |view: &SheetView| {
        outlines(&print(view).pages[0]).iter().filter(|a| (a.width - 13.0).abs() < 0.01).count()
    };
    assert_eq!(boxes(&view), 0);
    view.labels.forfeits = "Their points".into();
    assert_eq!(boxes(&view), view.rows.len());
    let document = print(&view);
    assert!(words(&document).contains("Their points"));
    let page = &document.pages[0];
    assert_eq!(clashes(&runs(page), &Area::new(0.0, 0.0, page.width, page.height)), Vec::<String>::new());
}

#[test]
fn each_round_has_a_box_for_the_roll() {
    let mut view = sample::squad("en", false);
    let before = outlines(&print(&view).pages[0]).len();
    view.initiative = "Initiative rolls".into();
    assert_eq!(outlines(&print(&view).pages[0]).len(), before + 8);
    assert!(words(&print(&view)).contains("Initiative rolls"));
}

#[test]
fn a_list_that_comes_by_a_roll_has_a_line_for_its_number() {
    let lines = |ask: &str| {
        let mut view = sample::squad("en", false);
        view.side_lists[0].ask = ask.into();
        let document = print(&view);
        assert!(words(&document).contains(ask));
        document.pages[0].ops.iter().filter(|op| matches!(op, Op::Line(_))).count()
    };
    assert_eq!(lines("arrive on a roll of"), lines("") + 1);
}

#[test]
fn places_add_up_to_a_score_and_are_ticked_once_across() {
    for language in LANGUAGES {
        for paper in [Paper::A4, Paper::Letter] {
            let document = sheet(&table::heroes(language), &options(paper, language));
            assert_eq!(document.remarks, [], "{language}");
            let page = &document.pages[0];
            assert_eq!(tick_boxes(page).len(), 5 * 3);
            let said = words(&document);
            assert_eq!((said.matches('+').count(), said.matches('=').count()), (4 * 3, 3), "{said}");
            assert_eq!(said.matches("×2").count(), 3, "{said}");
            assert!(said.contains("three across win"));
            let whole = Area::new(0.0, 0.0, page.width, page.height);
            assert_eq!(clashes(&runs(page), &whole), Vec::<String>::new(), "{language} {paper:?}");
        }
    }
}

#[test]
fn a_board_is_two_pages_of_square_spaces_that_begin_with_numbers() {
    for paper in [Paper::A4, Paper::Letter] {
        for spaces in [3, 4, 7] {
            let document = board(&table::board("en", spaces), &options(paper, "en"));
            assert_eq!(document.pages.len(), 2);
            for page in &document.pages {
                let area = Area::new(0.0, 0.0, page.width, page.height).grown(-11.0);
                let large: Vec<_> = outlines(page).into_iter().filter(|a| a.width > 15.0).collect();
                // Five columns, and a frame inside each starting space.
                assert_eq!(large.len() as u32, 5 * spaces + 5);
                assert!(large.iter().all(|a| (a.width - a.height).abs() < 0.01 && area.holds(a, 0.5)));
                // Large enough for a figure's base.
                assert!(large[0].width >= 30.0, "{paper:?} {spaces}: {}", large[0].width);
                let numbers =
                    runs(page).into_iter().filter(|run| run.role == Role::Heading).map(|r| r.text.as_str());
                assert_eq!(numbers.collect::<Vec<_>>(), ["1", "2", "3", "4", "5"]);
                let whole = Area::new(0.0, 0.0, page.width, page.height);
                assert_eq!(clashes(&runs(page), &whole), Vec::<String>::new());
            }
        }
    }
}

#[test]
fn nothing_of_a_mission_leaves_the_page_or_overlaps() {
    for language in LANGUAGES {
        for paper in [Paper::A4, Paper::Letter] {
            let document = night(&table::night(language), &options(paper, language));
            for page in &document.pages {
                let area = Area::new(0.0, 0.0, page.width, page.height).grown(-11.0);
                assert_eq!(clashes(&runs(page), &area), Vec::<String>::new(), "{language} {paper:?}");
                for (run, square) in runs(page)
                    .into_iter()
                    .flat_map(|run| tick_boxes(page).into_iter().map(move |square| (run, square)))
                {
                    assert!(!run.area.overlaps(&square, 0.02), "{:?} lies on a box", run.text);
                }
            }
        }
    }
}
