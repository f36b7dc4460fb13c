//! Signs on cards, and places with boxes for scores on sheets.

use muster_templates::layout::{Area, CardLayout};
use muster_templates::page::{Document, Op, Role, Shape};
use muster_templates::print::{Paper, PrintOptions, cards, sheet};
use muster_templates::view::{CardLine, CardView, Place, PlacesView, SheetView, Sign, SignRow};

use crate::measure::{Picture, clashes, outlines, pdf, runs, words};
use crate::sample;

const LAYOUT: &str = include_str!("../../../db/packs/space-marine-heroes/card.toml");

fn options() -> PrintOptions {
    PrintOptions { paper: Paper::A4, system_fonts: false, ..PrintOptions::default() }
}

fn layout() -> CardLayout {
    CardLayout::from_toml(LAYOUT).expect("a layout")
}

/// Returns a square with a hole.
fn hollow() -> Sign {
    let square = |from: u16, to: u16| vec![[from, from], [to, from], [to, to], [from, to]];
    Sign { outlines: vec![square(0, 1000), square(300, 700)] }
}

fn row(signs: usize, words: &[&str]) -> SignRow {
    SignRow { signs: vec![hollow(); signs], words: words.iter().map(|w| (*w).to_owned()).collect() }
}

fn card(rows: Vec<SignRow>) -> CardView {
    let lines = vec![CardLine::new("Diseased", "")];
    CardView { name: "Hero".into(), signs: rows, lines, ..CardView::default() }
}

fn shapes(document: &Document) -> Vec<Area> {
    let of = |shape: &Shape| {
        let points: Vec<_> = shape.outlines.iter().flatten().collect();
        let least = |axis: usize| points.iter().map(|p| p[axis]).fold(f32::MAX, f32::min);
        let most = |axis: usize| points.iter().map(|p| p[axis]).fold(f32::MIN, f32::max);
        Area::new(least(0), least(1), most(0) - least(0), most(1) - least(1))
    };
    let ops = document.pages.iter().flat_map(|page| &page.ops);
    ops.filter_map(|op| if let Op::Shape(shape) = op { Some(of(shape)) } else { None }).collect()
}

#[test]
fn drawings_stand_above_the_text_and_never_over_each_other_however_many_there_are() {
    for count in [1, 3, 8] {
        let rows = (0..count).map(|_| row(3, &["Straight or Triple", "Medium", "Debilitate"])).collect();
        let document = cards(&[card(rows)], &layout(), &options());
        let drawn = shapes(&document);
        assert_eq!(drawn.len(), 3 * count);
        for (i, a) in drawn.iter().enumerate() {
            assert!(drawn[i + 1..].iter().all(|b| !a.overlaps(b, 0.01)), "{count}");
        }
        let page = &document.pages[0];
        let text: Vec<_> = runs(page).into_iter().filter(|r| r.role == Role::Line).collect();
        let over = text.iter().filter(|r| drawn.iter().any(|d| d.overlaps(&r.area, 0.01)));
        assert_eq!(over.count(), 0, "{count}");
        let whole = Area::new(0.0, 0.0, page.width, page.height);
        assert_eq!(clashes(&text, &whole), Vec::<String>::new(), "{count}");
        let last = drawn.iter().map(Area::bottom).fold(0.0, f32::max);
        let below = text.iter().find(|r| r.text == "Diseased").expect("the line below");
        assert!(below.area.y > last, "{count}");
    }
}

#[test]
fn a_drawing_with_a_hole_is_printed_with_it() {
    let document = cards(&[card(vec![row(1, &[])])], &layout(), &options());
    let drawn = shapes(&document)[0];
    let page = Picture::of(&pdf(&document), 1, 150);
    let dark = |x: f32, y: f32| {
        page.is_dark(page.pixel(drawn.x + x * drawn.width), page.pixel(drawn.y + y * drawn.height))
    };
    assert!(dark(0.15, 0.15) && dark(0.85, 0.5) && !dark(0.5, 0.5));
}

#[test]
fn without_a_place_for_drawings_their_words_stand_among_the_lines() {
    let rows = vec![row(2, &["Close", "Shoot"])];
    let document = cards(&[card(rows)], &sample::layout(), &options());
    assert!(shapes(&document).is_empty());
    assert!(words(&document).contains("Close · Shoot"), "{}", words(&document));
}

#[test]
fn places_stand_side_by_side_with_a_box_for_each_score() {
    let place = |label: &str, name: &str| Place {
        label: label.into(),
        name: name.into(),
        signs: vec![row(3, &["Lucky Six"]), row(1, &["Inspire"])],
        text: "Diseased · Bloated".into(),
        times: 1,
    };
    let long = "Plague Champion Gangelasi of the Very Long Name Indeed";
    let mut places = PlacesView {
        title: "Columns".into(),
        places: ["Column 1", "Column 2", "Column 3", "Column 4"].map(|l| place(l, long)).to_vec(),
        games: vec!["Game 1".into(), "Game 2".into(), "Game 3".into()],
        sum: "All games".into(),
        score: "Score".into(),
        opponent: "Opponent".into(),
        ..PlacesView::default()
    };
    places.places.push(place("Column 5", ""));
    let view = |places| SheetView { title: "Army".into(), places: Some(places), ..SheetView::default() };
    let document = sheet(&view(places.clone()), &options());
    let page = &document.pages[0];
    let said = words(&document);
    assert!(["Column 5", "Game 3", "All games", "Opponent"].iter().all(|w| said.contains(w)), "{said}");
    // Five places and two scores for each of three games, and the two sums.
    let boxes = outlines(page).iter().filter(|a| (a.height - 10.0).abs() < 0.01).count();
    assert_eq!(boxes, 3 * 7 + 2);
    assert_eq!(shapes(&document).len(), 5 * 4);
    let whole = Area::new(0.0, 0.0, page.width, page.height);
    assert_eq!(clashes(&runs(page), &whole), Vec::<String>::new());
    // Without scores, only the places are drawn.
    places.games.clear();
    let said = words(&sheet(&view(places), &options()));
    assert!(said.contains("Column 5") && !said.contains("Opponent") && !said.contains("All games"), "{said}");
}
