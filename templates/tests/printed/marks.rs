//! Faction marks: in colour, next to their words, never overlapping them.

use muster_templates::layout::Area;
use muster_templates::page::{Document, Ink, Op, Page, Shape};
use muster_templates::print::{Paper, PrintOptions, cards, sheet};
use muster_templates::svg;
use muster_templates::view::{CardView, Mark, MarkShape};

use crate::measure::{pdf, poppler, runs};
use crate::sample::{self, FRINGE, LANGUAGES, REPUBLIC};

fn options(language: &str, ink_saving: bool) -> PrintOptions {
    PrintOptions { language: language.to_owned(), ink_saving, system_fonts: false, ..PrintOptions::default() }
}

fn shapes(page: &Page) -> impl Iterator<Item = &Shape> {
    page.ops.iter().filter_map(|op| if let Op::Shape(shape) = op { Some(shape) } else { None })
}

fn area(shape: &Shape) -> Area {
    let points: Vec<_> = shape.outlines.iter().flatten().collect();
    let least = |axis: usize| points.iter().map(|p| p[axis]).fold(f32::MAX, f32::min);
    let most = |axis: usize| points.iter().map(|p| p[axis]).fold(f32::MIN, f32::max);
    Area::new(least(0), least(1), most(0) - least(0), most(1) - least(1))
}

/// Returns a card with two factions.
fn torn() -> CardView {
    let mut card = sample::trooper("en");
    card.subtitle = "Republic · Fringe · medium".into();
    card.marks = vec![REPUBLIC, FRINGE];
    card
}

fn document(options: &PrintOptions) -> Document {
    cards(&[torn()], &sample::layout(), options)
}

#[test]
fn a_card_of_two_factions_has_both_marks_in_their_colours_right_before_the_words() {
    let document = document(&options("en", false));
    let page = &document.pages[0];
    let drawn: Vec<_> = shapes(page).collect();
    let fills: Vec<_> = drawn.iter().map(|s| s.fill).collect();
    assert_eq!(fills, [REPUBLIC, FRINGE].map(|m| Some(Ink::Rgb(m.colour))));
    let corners: Vec<_> = drawn.iter().map(|s| s.outlines[0].len()).collect();
    assert_eq!(corners, [REPUBLIC, FRINGE].map(|m| m.shape.corners().len()));
    let words = runs(page).into_iter().find(|r| r.text == "Republic · Fringe · medium").expect("the words");
    let (first, last) = (area(drawn[0]), area(drawn[1]));
    for (gap, from) in [(last.x - first.right(), "the first mark"), (words.area.x - last.right(), "the last")]
    {
        assert!((0.3..1.2).contains(&gap), "{gap} mm after {from}");
    }
    for mark in [first, last] {
        assert!(mark.y < words.area.bottom() && mark.bottom() > words.area.y, "on the same line");
    }
}

#[test]
fn marks_are_paths_and_change_no_text() {
    let text = |document: &Document| {
        let read = |how: &[&str]| String::from_utf8(poppler("pdftotext", how, &pdf(document))).expect("text");
        // Ignore line breaks: names have less room next to marks.
        [read(&[]), read(&["-raw"])].map(|t| t.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let options = options("en", false);
    let mut bare = torn();
    bare.marks.clear();
    let [marked, bare] = [torn(), bare].map(|card| text(&cards(&[card], &sample::layout(), &options)));
    assert!(marked[0].contains("Republic · Fringe · medium"), "{}", marked[0]);
    assert_eq!(marked, bare);
    let mut squad = sample::squad("en", false);
    // The signs' names have less room next to marks, too.
    squad.legend.clear();
    squad.labels.unique.clear();
    let marked = text(&sheet(&squad, &options));
    squad.faction_mark = None;
    squad.rows.iter_mut().for_each(|row| row.marks.clear());
    assert_eq!(marked, text(&sheet(&squad, &options)));
}

#[test]
fn a_mark_runs_into_no_text_and_leaves_no_card_or_page() {
    let layout = sample::layout();
    for language in LANGUAGES {
        for paper in [Paper::A4, Paper::Letter] {
            let options = PrintOptions { paper, ..options(language, false) };
            let mut squads = [sample::squad(language, true), sample::large_squad(20)];
            squads[0].edition = "Commander Wolffe of the 104th Battalion ".repeat(4);
            squads[0].legend = [&squads[0].legend[..]; 12].concat();
            let mut documents: Vec<_> = squads.iter().map(|view| sheet(view, &options)).collect();
            documents.push(cards(&sample::hard_cards(language), &layout, &options));
            for page in documents.iter().flat_map(|d| &d.pages) {
                let whole = Area::new(0.0, 0.0, page.width, page.height).grown(-8.0);
                let mut marks: Vec<Area> = Vec::new();
                for mark in shapes(page).map(area) {
                    assert!(whole.holds(&mark, 0.0), "{language} {mark:?} leaves the page");
                    let hit = runs(page).into_iter().find(|r| r.area.overlaps(&mark, 0.02));
                    assert!(hit.is_none(), "{language}: a mark runs into {hit:?}");
                    assert!(marks.iter().all(|other| !other.overlaps(&mark, 0.02)), "{language} {mark:?}");
                    marks.push(mark);
                }
            }
            assert!(documents.iter().all(|d| d.pages.iter().any(|p| shapes(p).count() > 0)));
        }
    }
}

/// Returns whether anything on the pages has a colour.
fn coloured(document: &Document) -> bool {
    let inks = |op: &Op| match op {
        Op::Text(_) | Op::Image(_) | Op::Qr(_) => vec![],
        Op::Line(line) => vec![line.ink],
        Op::Hatch(hatch) => vec![hatch.ink],
        Op::Rect(rect) => rect.fill.into_iter().chain(rect.stroke.map(|s| s.1)).collect(),
        Op::Shape(shape) => shape.fill.into_iter().chain(shape.stroke.map(|s| s.1)).collect(),
    };
    let mut all = document.pages.iter().flat_map(|p| &p.ops).flat_map(inks);
    all.any(|ink| matches!(ink, Ink::Rgb(_)))
}

/// Returns whether the first page's content sets a colour.
fn sets_colour(document: &Document) -> bool {
    let file = lopdf::Document::load_mem(&pdf(document)).expect("a PDF");
    let first = file.get_pages().into_values().next().expect("a page");
    let content = file.get_page_content(first);
    let content = lopdf::content::Content::decode(&content).expect("operations");
    content.operations.iter().any(|o| matches!(o.operator.as_str(), "rg" | "RG"))
}

#[test]
fn saving_ink_draws_marks_as_black_outlines() {
    let squad = sample::squad("en", false);
    for (plain, saving) in [
        (document(&options("en", false)), document(&options("en", true))),
        (sheet(&squad, &options("en", false)), sheet(&squad, &options("en", true))),
    ] {
        assert!(coloured(&plain) && sets_colour(&plain));
        assert!(svg::page(&plain.pages[0]).contains("fill=\"#2b6cb0\""));
        assert!(!coloured(&saving) && !sets_colour(&saving));
        let svg = svg::page(&saving.pages[0]);
        assert!(!svg.contains("#2b6cb0") && svg.contains("stroke-linejoin=\"round\" fill=\"none\""), "{svg}");
        let count = |d: &Document| shapes(&d.pages[0]).count();
        assert!(count(&plain) > 0 && count(&plain) == count(&saving));
        for shape in shapes(&saving.pages[0]) {
            assert!(shape.fill.is_none() && shape.stroke.is_some_and(|(_, ink)| ink == Ink::BLACK));
        }
    }
}

#[test]
fn a_colour_too_pale_for_paper_gets_an_outline() {
    for (colour, outlined) in [("#ffffff", true), ("#f6e58d", true), ("#8a7f72", false), ("#000000", false)] {
        let mut card = torn();
        card.marks = vec![Mark::new("star", colour)];
        let document = cards(&[card], &sample::layout(), &options("en", false));
        let shape = shapes(&document.pages[0]).next().expect("a mark");
        assert_eq!(shape.stroke.is_some(), outlined, "{colour}");
    }
}

#[test]
fn shapes_keep_to_their_square_and_an_unknown_one_is_a_circle() {
    for shape in MarkShape::ALL {
        assert_eq!(MarkShape::named(shape.name()), shape);
        assert!(shape.corners().iter().flatten().all(|n| *n <= 1000) && shape.corners().len() > 2);
        let others = MarkShape::ALL.into_iter().filter(|o| *o != shape);
        assert!(others.into_iter().all(|o| o.corners() != shape.corners()), "{shape:?}");
    }
    assert_eq!(MarkShape::named("teapot"), MarkShape::Circle);
    let colours = ["#2B6cb0", "2b6cb0", "#2b6cb", "#zzzzzz", "#ééé"].map(|c| Mark::new("square", c).colour);
    assert_eq!(colours, [[0x2b, 0x6c, 0xb0], [0; 3], [0; 3], [0; 3], [0; 3]]);
}
