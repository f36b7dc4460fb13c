//! A game's rules on one page.

use muster_templates::layout::Area;
use muster_templates::page::Role;
use muster_templates::print::{Paper, PrintOptions, reference};

use crate::measure::{clashes, runs, words};
use crate::sample::{self, LANGUAGES};

fn options(paper: Paper, language: &str) -> PrintOptions {
    PrintOptions { paper, language: language.to_owned(), system_fonts: false, ..PrintOptions::default() }
}

#[test]
fn a_reference_sheet_is_one_page_in_type_as_large_as_that_allows() {
    for language in LANGUAGES {
        for paper in [Paper::A4, Paper::Letter] {
            let (few, many) = (sample::rules::reference(language, 6), sample::rules::reference(language, 14));
            let [few, many] = [few, many].map(|view| reference(&view, &options(paper, language)));
            let size = |document: &muster_templates::page::Document| {
                let lines = document.runs().filter(|(_, run)| run.role == Role::Line);
                lines.map(|(_, run)| run.size).fold(0.0, f32::max)
            };
            assert_eq!((few.pages.len(), many.pages.len()), (1, 1), "{language} {paper:?}");
            assert!(size(&few) > 9.9 && size(&many) < size(&few) && size(&many) > 6.4, "{language}");
        }
    }
}

#[test]
fn nothing_of_a_reference_sheet_is_lost_leaves_the_page_or_overlaps() {
    for count in [1, 6, 14, 120] {
        let view = sample::rules::reference("en", count);
        let document = reference(&view, &options(Paper::A4, "en"));
        let said = words(&document);
        for part in &view.parts {
            assert!(said.contains(&part.title));
            for line in &part.lines {
                assert!(said.contains(&line.lead), "{} of {count}", line.lead);
            }
        }
        for page in &document.pages {
            let area = Area::new(0.0, 0.0, page.width, page.height).grown(-8.0);
            let found = clashes(&runs(page), &area);
            assert!(found.is_empty(), "{count}: {found:#?}");
            assert!(runs(page).iter().any(|run| run.role == Role::Title), "each page says what it is");
        }
    }
}
