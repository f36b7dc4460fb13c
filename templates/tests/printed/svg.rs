//! The preview.

use muster_templates::print::{PrintOptions, cards};
use muster_templates::svg::{page, page_of};

use crate::sample;

#[test]
fn the_preview_holds_every_text_of_the_page_and_draws_each_outline_once() {
    let document = cards(&vec![sample::trooper("en"); 9], &sample::layout(), &PrintOptions::default());
    let svg = page(&document.pages[0]);
    for (_, run) in document.runs() {
        assert!(svg.contains(&format!("aria-label=\"{}\"", run.text)), "{}", run.text);
    }
    let outlines = svg.matches("<path id=").count();
    assert!((20..80).contains(&outlines), "{outlines}");
    assert_eq!(page_of(&document, 0), Some(svg));
    assert_eq!(page_of(&document, 1), None);
}

#[test]
fn a_name_that_looks_like_markup_stays_text() {
    let mut card = sample::trooper("en");
    card.name = "<b>\"&".into();
    let document = cards(&[card], &sample::layout(), &PrintOptions::default());
    let svg = page(&document.pages[0]);
    assert!(svg.contains("aria-label=\"&lt;b>&quot;&amp;\""));
}
