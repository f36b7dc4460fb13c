//! Legible type and distinguishable shapes on paper.

use muster_templates::page::{Document, Page};
use muster_templates::print::{
    CardGrid, Paper, PrintOptions, board, campaign_log, cards, checklist, hero_sheets, listing, night,
    reference, sheet, slips,
};
use muster_templates::view::{CardLine, Mark, MarkShape};

use crate::measure::{Picture, pdf, runs};
use crate::sample::{self, LANGUAGES};

/// Chinese characters are denser than letters.
fn is_chinese(text: &str) -> bool {
    text.chars().any(|c| ('\u{2e80}'..='\u{9fff}').contains(&c) || ('\u{ff00}'..='\u{ffef}').contains(&c))
}

/// Returns every kind of page, as full as it gets.
pub(crate) fn kinds(language: &str, paper: Paper) -> Vec<(&'static str, Document)> {
    let options = PrintOptions {
        paper,
        language: language.to_owned(),
        system_fonts: false,
        backs: true,
        ..PrintOptions::default()
    };
    let layout = sample::layout();
    let mut full = sample::campaign::log(language, false);
    full.ledger = sample::campaign::ledger(11);
    let mut table = sample::squad(language, true);
    table.initiative = "1".into();
    table.labels.forfeits = table.labels.cost.clone();
    table.side_lists = vec![sample::table::deck(language, 15)];
    let heroes = [3, 6, 14].map(|items| sample::campaign::hero(language, items, false));
    vec![
        ("Squad sheet", sheet(&sample::squad(language, true), &options)),
        ("Squad sheet", sheet(&sample::large_squad(50), &options)),
        ("Squad sheet", sheet(&table, &options)),
        ("Squad sheet", sheet(&sample::table::heroes(language), &options)),
        ("Stat cards", cards(&sample::hard_cards(language), &layout, &options)),
        ("Checklist", checklist(&sample::checklist(language, 3), &options)),
        ("Campaign log", campaign_log(&full, &options)),
        ("Campaign log, blank", campaign_log(&sample::campaign::blank_log(language), &options)),
        ("Hero sheets", hero_sheets(&heroes, &options)),
        ("Mission", night(&sample::table::night(language), &options)),
        ("Tournament lists", listing(&sample::table::listing(language, 60), &options)),
        ("Result slips", slips(&sample::table::slips(language, 12, 3), &options)),
        ("Board", board(&sample::table::board(language, 8), &options)),
        ("Reference sheet", reference(&sample::rules::reference(language, 14), &options)),
    ]
}

/// Rounds a size in points to tenths, as in the table.
fn tenths(size: f32) -> f32 {
    (size * 10.0).round() / 10.0
}

#[test]
fn no_type_is_smaller_than_eyes_can_read_and_the_table_names_the_smallest_of_each_page() {
    let mut smallest: Vec<(&str, [f32; 2])> = Vec::new();
    for language in LANGUAGES {
        for paper in [Paper::A4, Paper::Letter] {
            for (kind, document) in kinds(language, paper) {
                let at = smallest.iter().position(|(known, _)| *known == kind);
                let at = at.unwrap_or_else(|| {
                    smallest.push((kind, [f32::MAX; 2]));
                    smallest.len() - 1
                });
                for (_, run) in document.runs() {
                    let chinese = is_chinese(&run.text);
                    let least = if chinese { 7.0 } else { 6.0 };
                    assert!(run.size >= least - 0.001, "{kind} {language}: {:?} {}", run.text, run.size);
                    let found = &mut smallest[at].1[usize::from(chinese)];
                    *found = found.min(run.size);
                }
            }
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/printing.md");
    let table = std::fs::read_to_string(path).unwrap();
    let rows = smallest.iter().map(|(kind, [latin, chinese])| {
        format!("| {kind} | {} pt | {} pt |", tenths(*latin), tenths(*chinese))
    });
    let lacking: Vec<_> = rows.filter(|row| !table.contains(row.as_str())).collect();
    assert!(lacking.is_empty(), "docs/printing.md lacks:\n{}", lacking.join("\n"));
}

#[test]
fn a_card_with_little_to_say_says_it_in_large_type() {
    let layout = sample::layout();
    let mut card = sample::trooper("en");
    card.lines = vec![CardLine::new("Grenades 10", "range 6; save 11")];
    let document = cards(&[card], &layout, &PrintOptions::default());
    let (_, run) = document.runs().find(|(_, run)| run.text.contains("Grenades")).unwrap();
    assert!((run.size - 10.0).abs() < 0.001, "{}", run.size);
}

#[test]
fn a_number_stays_with_its_word_and_a_dot_with_the_word_before_it() {
    let layout = sample::layout();
    for pad in 0..24 {
        let mut card = sample::trooper("en");
        let text = format!("{} Force Renewal 1 · Force Push 3 · Knight Speed", "x".repeat(pad + 1));
        card.lines = vec![CardLine::new("", text.repeat(4))];
        let document = cards(&[card], &layout, &PrintOptions::default());
        for (_, run) in document.runs().filter(|(_, run)| run.text.len() > 8) {
            let start = run.text.trim_start();
            assert!(!start.starts_with(['·', '1', '3']), "{:?}", run.text);
        }
    }
}

/// Returns a page with one mark of two millimetres, without colour, as seen by a copier.
fn drawn(shape: MarkShape) -> Vec<bool> {
    let mut view = sample::trooper("en");
    view.marks = vec![Mark { shape, colour: [40, 40, 40] }];
    let layout = sample::layout();
    let document = cards(&[view], &layout, &PrintOptions::default());
    let page: &Page = &document.pages[0];
    let cell = CardGrid::new(&layout, Paper::A4, 0.0).cell(0);
    let words = runs(page).into_iter().find(|run| run.text.starts_with("Republic")).unwrap();
    let picture = Picture::of(&pdf(&document), 1, 300);
    let (x, y) = (picture.pixel(cell.x + 3.2), picture.pixel(words.area.y - 0.8));
    let (w, h) = (picture.pixel(2.9), picture.pixel(3.6));
    (y..y + h).flat_map(|y| (x..x + w).map(move |x| (x, y))).map(|(x, y)| picture.is_dark(x, y)).collect()
}

#[test]
fn shapes_of_two_millimetres_are_told_apart_without_colour() {
    let all = MarkShape::ALL.map(|shape| (shape, drawn(shape)));
    for (index, (shape, pixels)) in all.iter().enumerate() {
        let ink = pixels.iter().filter(|dark| **dark).count();
        assert!(ink > 150, "{shape:?} has {ink} dark pixels");
        for (other, others) in &all[index + 1..] {
            let differ = pixels.iter().zip(others).filter(|(a, b)| a != b).count();
            assert!(
                differ * 100 > ink * 12,
                "{shape:?} looks like {other:?}: {differ} of {ink} pixels differ"
            );
        }
    }
}
