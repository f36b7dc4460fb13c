//! No text leaves its card or overlaps other text or a drawing: every printing of every game, in every language.

use std::path::PathBuf;

use muster_app::Muster;
use muster_app::base::speaker::Speaker;
use muster_app::base::words::{Language, Words};
use muster_app::card::card;
use muster_app::print::PrintOptions;
use muster_templates::layout::{Area, CardLayout};
use muster_templates::page::{Op, Page, TextRun};
use muster_templates::print::{CardGrid, cards};

/// The tolerance for rounding, in mm.
const TOLERANCE: f32 = 0.02;

fn texts(page: &Page) -> impl Iterator<Item = &TextRun> {
    page.ops.iter().filter_map(|op| match op {
        Op::Text(run) => Some(run),
        _ => None,
    })
}

/// Returns the areas covered by drawings.
fn drawings(page: &Page) -> Vec<Area> {
    let shapes = page.ops.iter().filter_map(|op| match op {
        Op::Shape(shape) => Some(shape),
        _ => None,
    });
    let corners = |points: &[[f32; 2]]| {
        let of = points.iter().map(|p| Area::new(p[0], p[1], 0.0, 0.0));
        of.reduce(|all, point| all.around(&point))
    };
    shapes.filter_map(|s| corners(&s.outlines.concat())).collect()
}

/// Returns the faults of a page of cards.
fn faults(page: &Page, grid: &CardGrid) -> Vec<String> {
    let cells: Vec<Area> = (0..grid.per_page()).map(|i| grid.cell(i)).collect();
    let mut faults = Vec::new();
    let mut by_cell: Vec<Vec<&TextRun>> = vec![Vec::new(); cells.len()];
    for run in texts(page) {
        match cells.iter().position(|cell| cell.holds(&run.area, TOLERANCE)) {
            Some(cell) => by_cell[cell].push(run),
            None => faults.push(format!("“{}” leaves its card: {:?}", run.text, run.area)),
        }
    }
    for drawing in drawings(page) {
        let over = texts(page).filter(|run| run.area.overlaps(&drawing, TOLERANCE));
        faults.extend(over.map(|run| format!("a drawing runs into “{}”", run.text)));
        if !cells.iter().any(|cell| cell.holds(&drawing, TOLERANCE)) {
            faults.push(format!("a drawing leaves its card: {drawing:?}"));
        }
    }
    for runs in by_cell {
        for (i, a) in runs.iter().enumerate() {
            for b in &runs[i + 1..] {
                if a.area.overlaps(&b.area, TOLERANCE) {
                    faults.push(format!("“{}” runs into “{}”", a.text, b.text));
                }
            }
        }
    }
    faults
}

#[test]
fn no_text_of_any_card_leaves_it_or_runs_into_another() {
    let muster = Muster::open(PathBuf::from("no-such-folder"));
    let (mut measured, mut drawn) = (0, 0);
    for game in muster.games() {
        let layout = CardLayout::from_toml(&game.card).expect("card.toml");
        for language in Language::ALL {
            let words = Words::of(language);
            let speaker = Speaker::new(&words, game, &game.names);
            let options = PrintOptions {
                language: language.tag().to_owned(),
                system_fonts: false,
                backs: true,
                ..PrintOptions::default()
            };
            let printings = game.catalogue.printings().iter();
            let views =
                printings.filter_map(|p| Some(card(&speaker, game.catalogue.figure(&p.figure)?, Some(p))));
            let views: Vec<_> = views.collect();
            assert_eq!(views.len(), game.catalogue.printings().len());
            let document = cards(&views, &layout, &options);
            assert!(document.remarks.is_empty(), "{language:?}: {:?}", document.remarks);
            let grid = CardGrid::new(&layout, options.paper, options.bleed_mm);
            for (number, page) in document.pages.iter().enumerate() {
                let faults = faults(page, &grid);
                assert!(faults.is_empty(), "{language:?}, page {}: {}", number + 1, faults.join("\n"));
                measured += texts(page).count();
                drawn += drawings(page).len();
            }
        }
    }
    assert!(measured > 4 * 874 * 10, "only {measured} texts were measured");
    assert!(drawn > 4 * 874, "only {drawn} drawings, fewer than figures have factions");
}
