//! Checklists.

use muster_templates::page::Role;
use muster_templates::print::{Paper, PrintOptions, checklist};

use crate::measure::{clashes, runs, tick_boxes};
use crate::sample::{self, LANGUAGES};

#[test]
fn no_text_of_a_checklist_leaves_the_page_or_overlaps_other_text() {
    for language in LANGUAGES {
        for paper in [Paper::A4, Paper::Letter] {
            let options = PrintOptions {
                paper,
                language: language.to_owned(),
                system_fonts: false,
                ..PrintOptions::default()
            };
            let mut view = sample::checklist(language, 5);
            view.groups[0].rows[0].name = "Commander Wolffe of the 104th Battalion, Kel Dor".into();
            view.groups[0].rows[1].rarity = "very rare promotional".into();
            view.groups[0].title = "An Extraordinarily Long Name for a Set of Figures in a Box".into();
            let document = checklist(&view, &options);
            for page in &document.pages {
                let area = muster_templates::layout::Area::new(0.0, 0.0, page.width, page.height);
                let found = clashes(&runs(page), &area.grown(-8.0));
                assert!(found.is_empty(), "{language} {paper:?}: {found:#?}");
            }
        }
    }
}

#[test]
fn every_printing_is_listed_once_with_its_boxes() {
    let view = sample::checklist("en", 4);
    let document = checklist(&view, &PrintOptions::default());
    let names = document
        .runs()
        .filter(|(_, r)| r.role == Role::Row && view.groups[0].rows.iter().any(|row| row.name == r.text));
    assert_eq!(names.count(), 4 * 60);
    let boxes: usize = document.pages.iter().map(|page| tick_boxes(page).len()).sum();
    assert_eq!(boxes, 4 * 60 * 2);
    // A set of sixty fits into one column.
    assert_eq!(document.pages.len(), 2);
    let headings: Vec<_> = document.runs().filter(|(_, r)| r.text.ends_with('…')).collect();
    assert!(headings.is_empty(), "{headings:?}");
}

#[test]
fn what_the_signs_mean_is_told_and_what_the_user_wrote_of_a_want() {
    let mut view = sample::checklist("en", 1);
    view.legend = "● Common   ★ Rare".into();
    view.groups[0].rows[7].note = "for Kálmán, if below 20".into();
    let document = checklist(&view, &PrintOptions::default());
    let said: Vec<_> = document.runs().map(|(_, run)| run.text.trim()).collect();
    assert!(said.contains(&"for Kálmán, if below 20"), "{said:?}");
    assert!(said.iter().any(|text| text.contains("Common")) && said.contains(&"Rare"), "{said:?}");
}

#[test]
fn a_set_that_goes_on_in_the_next_column_is_named_again() {
    let mut view = sample::checklist("en", 1);
    view.groups[0].rows.extend_from_within(..20);
    let document = checklist(&view, &PrintOptions::default());
    let headings: Vec<&str> = document
        .runs()
        .filter(|(_, r)| r.role == Role::Heading && r.text.starts_with("Rebel Storm"))
        .map(|(_, r)| r.text.as_str())
        .collect();
    assert_eq!(headings, ["Rebel Storm 1", "Rebel Storm 1 …"]);
}

#[test]
fn a_set_of_sixty_stands_in_one_column_and_sets_keep_their_order() {
    for paper in [Paper::A4, Paper::Letter] {
        let options = PrintOptions { paper, ..PrintOptions::default() };
        let document = checklist(&sample::checklist("en", 4), &options);
        let headings = document.runs().filter(|(_, run)| {
            run.role == Role::Heading
                && ["Rebel Storm", "Universe", "Clone Strike"].iter().any(|set| run.text.starts_with(set))
        });
        let headings: Vec<&str> = headings.map(|(_, run)| run.text.trim_end_matches(" …")).collect();
        let mut each = headings.clone();
        each.dedup();
        assert_eq!(each, ["Rebel Storm 1", "Universe 2", "Clone Strike 3", "Rebel Storm 4"], "{paper:?}");
        assert_eq!(headings.len(), 4, "sixty rows go into a column");
    }
}
