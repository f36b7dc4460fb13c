//! The squad sheet.

use std::collections::{BTreeMap, BTreeSet};

use muster_templates::layout::Area;
use muster_templates::page::{Document, Ink, Op, Qr, Role, TextRun};
use muster_templates::print::{Paper, PrintOptions, sheet};
use muster_templates::remark::Remark;
use muster_templates::view::{CardLine, CardTexts, SheetView, Stat, StatColumn, Track, Verdict};

use crate::measure::{clashes, outlines, pdf, runs, tick_boxes, words};
use crate::sample::{self, LANGUAGES};

fn options(paper: Paper, language: &str) -> PrintOptions {
    PrintOptions { paper, language: language.to_owned(), system_fonts: false, ..PrintOptions::default() }
}

fn print(view: &SheetView) -> Document {
    sheet(view, &options(Paper::A4, "en"))
}

fn code(document: &Document) -> Option<Qr> {
    let ops = document.pages.iter().flat_map(|page| &page.ops);
    ops.into_iter().find_map(|op| match op {
        Op::Qr(qr) => Some(qr.clone()),
        _ => None,
    })
}

#[test]
fn no_text_of_a_sheet_leaves_the_page_or_overlaps_text_or_boxes() {
    for language in LANGUAGES {
        for paper in [Paper::A4, Paper::Letter] {
            let mut hard = sample::squad(language, true);
            let long = "Commander Wolffe of the 104th Battalion, Kel (Őrült űr)";
            hard.title = format!("{long} {long}");
            hard.rows[0].name = long.into();
            hard.rows[0].arithmetic = format!("1,075 - 10 (Rapport: {long}) + 15 (Affinity: {long})");
            hard.rows[0].abilities = format!("{long} · ").repeat(8);
            hard.rows[1].count = 30;
            hard.player = long.into();
            hard.notes = format!("{long} ").repeat(40);
            hard.edition = long.into();
            hard.labels.verdict = long.into();
            let mut views = vec![sample::squad(language, false), sample::squad(language, true), hard];
            views.extend([1, 8, 20, 50].map(sample::large_squad));
            for view in &views {
                let document = sheet(view, &options(paper, language));
                for page in &document.pages {
                    let area = Area::new(0.0, 0.0, page.width, page.height);
                    let found = clashes(&runs(page), &area.grown(-8.0));
                    assert!(found.is_empty(), "{language} {paper:?}: {found:#?}");
                    let boxes = tick_boxes(page);
                    for run in runs(page).iter().filter(|r| r.role != Role::Track) {
                        let hit = boxes.iter().find(|b| b.overlaps(&run.area, 0.02));
                        assert!(hit.is_none(), "{language} {:?} runs into a box", run.text);
                    }
                }
            }
        }
    }
}

#[test]
fn twelve_figures_fit_one_page_and_fifty_flow_with_the_heading_repeated() {
    for paper in [Paper::A4, Paper::Letter] {
        let twelve = sheet(&sample::large_squad(12), &options(paper, "en"));
        assert_eq!(twelve.pages.len(), 1, "{paper:?}");
        let fifty = sheet(&sample::large_squad(50), &options(paper, "en"));
        assert!(fifty.pages.len() > 1);
        for page in &fifty.pages {
            let has = |text: &str| runs(page).iter().any(|run| run.text == text);
            assert!(has("Siege of Christophsis") && has("Figures") && has("Cost"));
        }
        let rows = fifty.runs().filter(|(_, r)| r.role == Role::Row && r.text.ends_with('×'));
        assert_eq!(rows.count(), 50);
        let last = format!("Page {0} of {0}", fifty.pages.len());
        assert!(words(&fifty).contains(&last));
    }
}

#[test]
fn every_copy_has_its_own_boxes() {
    let view = sample::squad("en", false);
    // Obi-Wan: 12 damage boxes, 2 Force points, 8 rounds; four troopers: 1 each; a reminder to tick off, and
    // two droids in a side list.
    let document = print(&view);
    assert_eq!(tick_boxes(&document.pages[0]).len(), 12 + 2 + 8 + 4 + 1 + 2);
}

#[test]
fn a_swarm_has_a_box_for_each_copy_on_one_page_and_a_count_for_each_round() {
    for paper in [Paper::A4, Paper::Letter] {
        let mut view = sample::squad("en", false);
        view.before.clear();
        view.side_lists.clear();
        view.rows.remove(0);
        view.rows[0].count = 45;
        let document = sheet(&view, &options(paper, "en"));
        assert_eq!(document.pages.len(), 1, "{paper:?}");
        assert_eq!(tick_boxes(&document.pages[0]).len(), 45);
        let counts = outlines(&document.pages[0]);
        assert_eq!(counts.iter().filter(|a| a.width < 4.0 && a.height > 4.0).count(), 8);
        // Too many to tick off: those without boxes are counted.
        view.rows[0].count = 1_000;
        assert!(words(&sheet(&view, &options(paper, "en"))).contains("and 600 more"));
    }
}

#[test]
fn a_stat_is_under_its_own_heading_even_if_a_row_lacks_one_or_the_first_row_has_none() {
    let mut view = sample::squad("en", false);
    // Speed is missing between health and group; the first row has no stats at all.
    view.columns = ["Health", "Speed", "Group"]
        .map(|label| StatColumn { id: label.to_lowercase(), label: label.into() })
        .to_vec();
    view.rows[0].stats.clear();
    view.rows[1].stats = vec![Stat::new("Health", "77").of("health"), Stat::new("Group", "88").of("group")];
    let document = print(&view);
    let middle = |text: &str| {
        let found = document.runs().find(|(_, run)| run.text == text);
        let (_, run) = found.unwrap_or_else(|| panic!("{text} isn't printed"));
        run.area.x + run.area.width / 2.0
    };
    assert!((middle("77") - middle("Health")).abs() < 1.0);
    assert!((middle("88") - middle("Group")).abs() < 1.0);
    assert!((middle("88") - middle("Speed")).abs() > 5.0);
}

#[test]
fn what_nobody_knows_is_a_box_or_a_line_to_write_on() {
    let mut view = sample::squad("en", false);
    let wide = |view: &SheetView| {
        let all = outlines(&print(view).pages[0]);
        all.iter().filter(|a| (a.width - 7.5).abs() < 0.01).count()
    };
    let lines = |view: &SheetView| {
        let document = print(view);
        document.pages[0].ops.iter().filter(|op| matches!(op, Op::Line(_))).count()
    };
    assert_eq!(wide(&view), 0);
    let before = lines(&view);
    view.rows[0].stats[1].value.clear();
    assert_eq!(wide(&view), 1);
    view.rows[0].tracks[0] = Track::open("HP");
    assert_eq!(lines(&view), before + 1);
}

#[test]
fn leaders_and_unique_figures_have_signs_that_the_heading_explains() {
    let view = sample::squad("en", false);
    let said = words(&print(&view)).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("◆◇ General Obi-Wan Kenobi"), "{said}");
    assert!(said.contains("◆ Commander") && said.contains("◇ Unique"), "{said}");
}

#[test]
fn the_match_is_written_down_on_one_line_under_the_head() {
    let document = print(&sample::squad("en", false));
    let cells: Vec<_> =
        outlines(&document.pages[0]).into_iter().filter(|a| (a.height - 9.0).abs() < 0.01).collect();
    assert_eq!(cells.len(), 3);
    assert!((cells.iter().map(|a| a.width).sum::<f32>() - (210.0 - 24.0)).abs() < 0.1);
    assert!(words(&document).contains("Opponent"));
}

/// Returns the strip's segments, the outlined boxes 8 mm high, and the area around them.
fn segments(document: &Document) -> (Vec<Area>, Area) {
    let mut tall: Vec<Area> = document.pages[0]
        .ops
        .iter()
        .filter_map(|op| match op {
            Op::Rect(rect) if rect.stroke.is_some() && (rect.area.height - 8.0).abs() < 0.01 => {
                Some(rect.area)
            }
            _ => None,
        })
        .collect();
    let frame = tall.pop().unwrap();
    (tall, frame)
}

#[test]
fn the_strip_is_drawn_to_scale() {
    let view = sample::squad("en", false);
    let (segments, frame) = segments(&print(&view));
    assert_eq!(segments.len(), 5);
    for (segment, drawn) in view.strip.iter().zip(&segments) {
        let expected = frame.width * segment.cost as f32 / 100.0;
        assert!((drawn.width - expected).abs() < 0.01, "{segment:?} {drawn:?}");
    }
    assert!((segments[4].right() - frame.x - frame.width * 0.81).abs() < 0.05);
}

#[test]
fn over_the_limit_the_strip_grows_past_its_end() {
    let view = sample::squad("en", true);
    let document = print(&view);
    let (segments, frame) = segments(&document);
    let end = segments.last().unwrap().right();
    assert!(end > frame.right() + 20.0, "the last figure reaches past the limit");
    assert!((frame.width / (end - frame.x) - 100.0 / 136.0).abs() < 0.001);
    assert!(end <= 210.0 - 12.0 + 0.01);
    let said = words(&document);
    assert!(said.contains("36 over") && said.contains("136 / 100"));
}

#[test]
fn no_label_lies_across_the_limit() {
    let mut view = sample::squad("en", true);
    for limit in 20..136 {
        view.points.limit = limit;
        let document = print(&view);
        let (_, frame) = segments(&document);
        for run in runs(&document.pages[0]).into_iter().filter(|r| r.role == Role::Strip) {
            let crosses = run.area.x < frame.right() && run.area.right() > frame.right();
            assert!(!crosses, "{limit}: {:?}", run.text);
        }
    }
}

#[test]
fn the_verdict_is_a_sign_and_a_word() {
    for (verdict, sign) in [(Verdict::Legal, "✔"), (Verdict::Illegal, "✘"), (Verdict::Unsure, "?")] {
        let mut view = sample::squad("en", false);
        view.verdict = verdict;
        view.labels.verdict = "The verdict".into();
        let said = words(&print(&view));
        assert!(said.contains(sign) && said.contains("The verdict"));
    }
}

#[test]
fn findings_are_sentences_with_their_rule_ids() {
    let view = sample::squad("en", true);
    let said = words(&print(&view));
    for finding in &view.findings {
        assert!(said.contains(&finding.rule), "{}", finding.rule);
        let start: String = finding.message.chars().take(20).collect();
        assert!(said.contains(&start), "{start}");
    }
}

#[test]
fn the_qr_code_has_every_dark_module_and_no_other() {
    let view = sample::squad("en", false);
    let qr = code(&print(&view)).unwrap();
    let text = view.qr.unwrap();
    let same = qrcode::QrCode::with_error_correction_level(text, qrcode::EcLevel::M).unwrap();
    let colours = same.to_colors();
    assert_eq!(qr.modules, same.width());
    let side = qr.area.width / qr.modules as f32;
    assert!(side >= 0.45, "{side} mm a module");
    let bars = qr.bars();
    for (index, colour) in colours.iter().enumerate() {
        let x = qr.area.x + (index % qr.modules) as f32 * side + side / 2.0;
        let y = qr.area.y + (index / qr.modules) as f32 * side + side / 2.0;
        let covered = bars.iter().filter(|b| b.x < x && x < b.right() && b.y < y && y < b.bottom());
        let expected = usize::from(*colour == qrcode::Color::Dark);
        assert_eq!(covered.count(), expected, "module {index}");
    }
}

#[test]
fn a_qr_text_too_long_to_read_is_left_out_and_reported() {
    let mut view = sample::squad("en", false);
    view.qr = Some("x".repeat(2_500));
    let document = print(&view);
    assert_eq!(code(&document), None);
    assert_eq!(document.remarks, [Remark::QrTooLong { bytes: 2_500 }]);
    view.qr = Some("x".repeat(900));
    assert!(code(&print(&view)).is_some());
}

#[test]
fn a_one_page_sheet_is_below_150_kb() {
    for language in LANGUAGES {
        for view in [sample::squad(language, true), sample::large_squad(12)] {
            let document = sheet(&view, &options(Paper::A4, language));
            assert_eq!(document.pages.len(), 1);
            let size = pdf(&document).len();
            assert!(size < 150_000, "{language}: {size} bytes");
        }
    }
}

#[test]
fn saving_ink_leaves_out_the_shades() {
    let view = sample::squad("en", false);
    let fills = |options: &PrintOptions| {
        let document = sheet(&view, options);
        let ops = document.pages[0].ops.iter();
        ops.filter(|op| matches!(op, Op::Rect(r) if r.fill.is_some_and(|ink| ink != Ink::Grey(1.0)))).count()
    };
    let mut options = options(Paper::A4, "en");
    assert!(fills(&options) > 0);
    options.ink_saving = true;
    assert_eq!(fills(&options), 0);
}

#[test]
fn an_empty_squad_still_prints_its_sheet() {
    let view = SheetView { title: "Empty".into(), ..SheetView::default() };
    let document = print(&view);
    assert_eq!(document.pages.len(), 1);
    assert!(words(&document).contains("Empty"));
}

/// Returns terms with explanations, each a sentence longer than the previous one, then short again.
fn rules(count: usize) -> Vec<CardLine> {
    let sentence = "Attack twice if it does not move this turn. ";
    (0..count).map(|n| CardLine::new(format!("Word{n}"), sentence.repeat(1 + n % 5).trim())).collect()
}

#[test]
fn what_words_mean_stands_in_two_columns_of_one_size_and_nothing_of_it_is_lost() {
    for (count, pages) in [(1, 1..=1), (24, 1..=2), (150, 2..=8)] {
        let mut view = sample::squad("en", false);
        view.rules = rules(count);
        view.labels.rules = "Rules you’ll need".into();
        let document = print(&view);
        assert!(pages.contains(&document.pages.len()), "{count}: {} pages", document.pages.len());
        let said = words(&document);
        for n in 0..count {
            assert!(said.contains(&format!("Word{n}")), "Word{n} of {count}");
        }
        let (mut columns, mut lines) = (BTreeSet::new(), 0);
        for page in &document.pages {
            let area = Area::new(0.0, 0.0, page.width, page.height).grown(-8.0);
            let found = clashes(&runs(page), &area);
            assert!(found.is_empty(), "{count}: {found:#?}");
            let ours = |run: &&TextRun| run.text.starts_with("Word") || run.text.contains("Attack twice");
            for run in runs(page).into_iter().filter(ours) {
                assert!((run.size - 7.5).abs() < 0.01, "{}", run.size);
                if run.text.starts_with("Word") {
                    columns.insert((run.area.x * 10.0).round() as i32);
                }
                lines += 1;
            }
        }
        assert_eq!(columns.len(), count.min(2), "{columns:?}");
        assert!(lines >= count);
    }
}

#[test]
fn the_columns_of_the_last_page_end_at_the_same_height() {
    let mut view = sample::squad("en", false);
    view.notes.clear();
    view.side_lists.clear();
    view.rules = vec![CardLine::new("Word", "Attack twice."); 20];
    let ends = |view: &SheetView| {
        let document = print(view);
        let mut ends = BTreeMap::<i32, (usize, f32)>::new();
        let words = |run: &TextRun| run.role == Role::Line && run.text.starts_with("Word");
        for (_, run) in document.runs().filter(|(_, run)| words(run)) {
            let column = ends.entry((run.area.x * 10.0).round() as i32).or_default();
            *column = (column.0 + 1, column.1.max(run.baseline));
        }
        ends.into_values().collect::<Vec<_>>()
    };
    // The first column starts next to the code and contains more terms.
    let [(first, left), (second, right)] = ends(&view)[..] else { panic!("two columns") };
    assert!(first + second == 20 && first > second + 3, "{first} and {second}");
    assert!((left - right).abs() < 3.5, "{left} and {right}");
    view.qr = None;
    let [(first, left), (second, right)] = ends(&view)[..] else { panic!("two columns") };
    assert_eq!((first, second, left), (10, 10, right));
}

/// Returns a typical squad: twelve figures in nine rows with abilities of two lengths, tasks before the game,
/// and a dozen explained terms.
fn twelve(language: &str) -> SheetView {
    let mut view = sample::squad(language, false);
    let row = view.rows[0].clone();
    let trooper = view.rows[1].clone();
    view.rows = (0..9)
        .map(|n| {
            let mut row = if n % 3 == 0 { row.clone() } else { trooper.clone() };
            row.count = if n < 6 { 1 } else { 2 };
            row
        })
        .collect();
    view.side_lists.clear();
    let sentence = "Attack twice if it does not move this turn. ";
    let word = |n: usize| CardLine::new(format!("Word{n}"), sentence.repeat(1 + n % 3).trim());
    view.rules = (0..12).map(word).collect();
    view.labels.rules = "Rules you’ll need".into();
    view.before = vec!["Both reveal their squads, and place their figures in turn.".into(); 3];
    view
}

#[test]
fn twelve_figures_and_what_a_dozen_words_mean_fit_one_page() {
    for (language, paper) in LANGUAGES.into_iter().flat_map(|l| [(l, Paper::A4), (l, Paper::Letter)]) {
        let document = sheet(&twelve(language), &options(paper, language));
        assert_eq!(document.pages.len(), 1, "{language} {paper:?}");
        let page = &document.pages[0];
        let area = Area::new(0.0, 0.0, page.width, page.height).grown(-8.0);
        let found = clashes(&runs(page), &area);
        assert!(found.is_empty(), "{language} {paper:?}: {found:#?}");
        // Nothing overlaps the code or its quiet zone either.
        let quiet = code(&document).map(|qr| qr.area.grown(4.0 * qr.area.width / qr.modules as f32)).unwrap();
        let over = runs(page).into_iter().find(|run| run.area.overlaps(&quiet, 0.0));
        assert!(over.is_none(), "{language} {paper:?}: {over:?}");
    }
}

#[test]
fn a_squad_is_smaller_before_it_is_parted() {
    let mut view = twelve("en");
    view.rules = rules(60);
    let row = view.rows[1].clone();
    for count in 14..=20 {
        view.rows = vec![row.clone(); count];
        let document = print(&view);
        assert!(document.pages.len() > 1);
        let rows = |page: usize| runs(&document.pages[page]).iter().filter(|r| r.text == "1×").count();
        assert_eq!((rows(0), rows(1)), (count, 0), "{count} rows");
    }
}

#[test]
fn boxes_beside_abilities_stand_clear_of_those_above() {
    // So many rows that boxes are next to abilities; all stats are unknown.
    let mut view = twelve("en");
    view.labels.forfeits = "Their points".into();
    view.rules = rules(60);
    view.rows = vec![view.rows[1].clone(); 20];
    view.rows.iter_mut().flat_map(|row| &mut row.stats).for_each(|stat| stat.value.clear());
    let document = print(&view);
    let small: Vec<Area> = outlines(&document.pages[0]).into_iter().filter(|a| a.height < 5.5).collect();
    let open = small.iter().filter(|area| (area.width - 7.5).abs() < 0.01).count();
    assert_eq!(open, 20 * view.columns.len(), "a box for each stat");
    for (index, one) in small.iter().enumerate() {
        let near = |other: &&Area| (one.y - other.y).abs() > 0.5 && one.grown(0.3).overlaps(other, 0.0);
        let near = small[index + 1..].iter().find(near);
        assert!(near.is_none(), "{one:?} touches {near:?}");
    }
}

#[test]
fn texts_of_cards_stand_under_their_heading_and_unknown_ones_have_lines_to_write_on() {
    let mut view = sample::squad("en", true);
    view.setup.clear();
    let lines = |document: &Document| {
        let ops = document.pages.iter().flat_map(|page| &page.ops);
        ops.filter(|op| matches!(op, Op::Line(_))).count()
    };
    let before = print(&view);
    let told = vec![CardLine::new("Plo Koon", "Followers hit better."), CardLine::open("Master Yoda")];
    view.texts = vec![CardTexts { title: "Commander effect".into(), lines: told }];
    let after = print(&view);
    let all: Vec<_> = after.pages.iter().flat_map(runs).map(|run| run.text.as_str()).collect();
    for told in ["Commander effect", "Plo Koon", "Master Yoda"] {
        assert_eq!(all.iter().filter(|text| text.contains(told)).count(), 1, "{told}: {all:?}");
    }
    // Lines for notes may give way to it.
    let notes = |view: &SheetView| SheetView { notes: "-".into(), ..view.clone() };
    let without = SheetView { texts: Vec::new(), ..notes(&view) };
    assert_eq!(lines(&print(&notes(&view))), lines(&print(&without)) + 2, "two lines to write on");
    assert_eq!(before.pages.len(), 1);
    for paper in [Paper::A4, Paper::Letter] {
        let document = sheet(&view, &options(paper, "en"));
        for page in &document.pages {
            let area = Area::new(0.0, 0.0, page.width, page.height);
            assert!(clashes(&runs(page), &area.grown(-8.0)).is_empty());
        }
    }
}
