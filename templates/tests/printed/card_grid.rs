//! The arrangement of cards on a page: bleed, backs, and the margin below.

use muster_templates::layout::Area;
use muster_templates::page::{Flip, Op};
use muster_templates::print::{CardGrid, MarginWords, Paper, PrintOptions, cards};
use muster_templates::remark::Remark;

use crate::measure::{clashes, outlines, runs};
use crate::sample;

fn options(paper: Paper, language: &str) -> PrintOptions {
    PrintOptions { paper, language: language.to_owned(), system_fonts: false, ..PrintOptions::default() }
}

#[test]
fn a_bleed_is_as_wide_as_asked_and_stays_where_printers_print() {
    let layout = sample::layout();
    for (paper, cards) in [(Paper::A4, [9, 9, 8, 8]), (Paper::Letter, [9, 8, 8, 6])] {
        for (bleed, cards) in [0.0, 1.0, 2.0, 3.0].into_iter().zip(cards) {
            let grid = CardGrid::new(&layout, paper, bleed);
            assert_eq!((grid.per_page(), grid.bleed), (cards, bleed), "{paper:?}");
            let [width, height] = grid.page;
            assert_eq!(width.max(height), paper.size().1);
            let margin = if bleed > 0.0 { 5.0 } else { 3.5 };
            let printable = Area::new(0.0, 0.0, width, height).grown(-margin);
            for index in 0..cards {
                assert!(printable.holds(&grid.cell(index).grown(bleed), 0.001), "{paper:?} {bleed}");
                for other in index + 1..cards {
                    let (a, b) = (grid.cell(index), grid.cell(other));
                    assert!(!a.grown(grid.bleed).overlaps(&b.grown(grid.bleed), 0.01));
                }
            }
        }
        for odd in [f32::NAN, -4.0] {
            assert_eq!(CardGrid::new(&layout, paper, odd).per_page(), 9);
        }
        assert_eq!(CardGrid::new(&layout, paper, 1e9).per_page(), 1);
    }
}

#[test]
fn a_front_has_a_band_to_bleed_and_no_line_at_the_cut() {
    let layout = sample::layout();
    let mut options = options(Paper::A4, "en");
    let nine = vec![sample::trooper("en"); 8];
    let frames = |options: &PrintOptions| {
        let document = cards(&nine, &layout, options);
        let all = outlines(&document.pages[0]);
        all.into_iter().filter(|a| a.height > 50.0).count()
    };
    let bands = |options: &PrintOptions| {
        let grid = CardGrid::new(&layout, options.paper, options.bleed_mm);
        let document = cards(&nine, &layout, options);
        let fills = document.pages[0].ops.iter().filter_map(|op| match op {
            Op::Rect(rect) => rect.fill.map(|_| rect.area),
            _ => None,
        });
        fills.filter(|area| (0..8).any(|i| *area == grid.cell(i).grown(options.bleed_mm))).count()
    };
    assert_eq!((frames(&options), bands(&options)), (8, 0));
    options.bleed_mm = 2.0;
    assert_eq!((frames(&options), bands(&options)), (0, 8));
}

#[test]
fn backs_turned_over_the_short_edge_are_printed_upside_down() {
    let layout = sample::layout();
    let mut options = options(Paper::A4, "en");
    options.backs = true;
    let nine = vec![sample::obi_wan("en"); 9];
    let turned = |options: &PrintOptions| {
        cards(&nine, &layout, options).pages.iter().map(|page| page.turned).collect::<Vec<_>>()
    };
    assert_eq!(turned(&options), [false, false]);
    options.flip = Flip::Short;
    assert_eq!(turned(&options), [false, true]);
    // Eight cards need landscape, with the long edges at top and bottom.
    options.bleed_mm = 3.0;
    assert!(!turned(&options)[1]);
    options.flip = Flip::Long;
    assert!(turned(&options)[1]);
}

#[test]
fn the_margin_says_whose_cards_they_are_and_has_a_true_ruler_clear_of_them() {
    let layout = sample::layout();
    for paper in [Paper::A4, Paper::Letter] {
        let mut options = options(paper, "en");
        options.margin = MarginWords {
            title: "Siege of Christophsis and of many other places on many other worlds".into(),
            scale: "Print at 100%".into(),
            ruler: "50 mm".into(),
            page: "Page {page} of {pages}".into(),
        };
        let document = cards(&vec![sample::trooper("en"); 12], &layout, &options);
        let (width, height) = paper.size();
        let grid = CardGrid::new(&layout, paper, 0.0);
        for (number, page) in document.pages.iter().enumerate() {
            let below = |y: f32| y > grid.cell(8).bottom() + 0.1;
            let notes: Vec<_> = runs(page).into_iter().filter(|run| below(run.area.y)).collect();
            let said = notes.iter().map(|run| run.text.as_str()).collect::<String>();
            assert!(said.contains("Siege") && said.contains(&format!("Page {} of 2", number + 1)), "{said}");
            let found = clashes(&notes, &Area::new(10.0, 0.0, width - 20.0, height - 3.0));
            assert!(found.is_empty(), "{found:#?}");
            let ruler = page.ops.iter().filter_map(|op| match op {
                Op::Line(line) if below(line.from[1]) && line.from[1] == line.to[1] => {
                    Some(line.to[0] - line.from[0])
                }
                _ => None,
            });
            assert!(ruler.into_iter().any(|length| (length - 50.0).abs() < 0.01));
        }
    }
}

#[test]
fn a_bleed_that_costs_cards_is_told() {
    let layout = sample::layout();
    let told = |bleed_mm: f32| {
        let options = PrintOptions { bleed_mm, ..options(Paper::A4, "en") };
        cards(&[sample::trooper("en")], &layout, &options).remarks
    };
    assert_eq!(told(1.0), [], "nine cards fit as ever");
    assert_eq!(told(3.0), [Remark::FewerCards { on_page: 8 }]);
}
