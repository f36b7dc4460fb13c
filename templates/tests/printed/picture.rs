//! Squads as pictures.

use muster_templates::page::{Document, Op};
use muster_templates::png::{MOST_PIXELS, page_of};
use muster_templates::print::picture;
use muster_templates::view::{SheetView, Verdict};

use crate::sample;

/// Everything is inside the page, and no text touches another.
fn is_well_laid(document: &Document, what: &str) {
    assert_eq!(document.pages.len(), 1, "{what}");
    let page = &document.pages[0];
    let whole = muster_templates::layout::Area::new(0.0, 0.0, page.width, page.height);
    let runs: Vec<_> = document.runs().map(|(_, run)| run).collect();
    for (at, run) in runs.iter().enumerate() {
        assert!(whole.holds(&run.area, 0.01), "{what}: {}", run.text);
        for other in &runs[at + 1..] {
            assert!(!run.area.overlaps(&other.area, 0.05), "{what}: {} and {}", run.text, other.text);
        }
    }
    for op in &page.ops {
        if let Op::Qr(code) = op {
            assert!(whole.holds(&code.area.grown(2.0), 0.01), "{what}");
        }
    }
}

fn shared(view: SheetView) -> SheetView {
    SheetView {
        qr: Some("muster:1:".to_owned() + &"qVZKLkrNTS0qVbJSSkzOLk0tUdJRKkgsKc4vKFGyUgKJ".repeat(6)),
        ..view
    }
}

#[test]
fn a_picture_holds_the_squad_in_every_language_and_its_code_is_read_from_its_pixels() {
    for language in sample::LANGUAGES {
        for over in [false, true] {
            let view = shared(sample::squad(language, over));
            let document = picture(&view, language);
            is_well_laid(&document, language);
            let text: String = document.runs().map(|(_, run)| run.text.replace(' ', "")).collect();
            for row in &view.rows {
                assert!(text.contains(&row.name.replace(' ', "")), "{language}: {}", row.name);
            }
            let png = page_of(&document, 0, 10.0).unwrap();
            assert_eq!(png.width, 1_200);
            assert_eq!(muster_templates::qr::read(&png.bytes).unwrap(), [view.qr.unwrap()]);
        }
    }
}

#[test]
fn long_names_and_many_figures_make_a_picture_taller_and_nothing_leaves_it() {
    let mut view = shared(sample::large_squad(20));
    view.title = "A squad whose player couldn’t stop when they named it, and named it on and on".to_owned();
    view.rows[3].name = "Grand Admiral with a name as no card ever printed it, Heir to the Empire ".repeat(2);
    view.verdict = Verdict::Illegal;
    let twenty = picture(&view, "en");
    is_well_laid(&twenty, "twenty");
    let five = picture(&sample::large_squad(5), "en");
    assert!(twenty.pages[0].height > five.pages[0].height + 15.0 * 5.0);
    // What is too large for any program isn't drawn.
    let many = picture(&sample::large_squad(400), "en");
    assert!(many.pages[0].height * 10.0 > MOST_PIXELS as f32);
    assert_eq!(page_of(&many, 0, 10.0), None);
    assert_eq!(page_of(&twenty, 1, 10.0), None);
}

#[test]
fn pixels_show_what_pages_hold() {
    let layout = sample::layout();
    let options = muster_templates::print::PrintOptions::default();
    let cards = muster_templates::print::cards(&[sample::obi_wan("en")], &layout, &options);
    let png = page_of(&cards, 0, 4.0).unwrap();
    assert_eq!((png.width, png.height), (840, 1_188));
    let pixels = image::load_from_memory(&png.bytes).unwrap().into_luma8();
    let ink = pixels.pixels().filter(|p| p.0[0] < 128).count() as f32 / pixels.len() as f32;
    // One card on an otherwise empty page.
    assert!((0.002..0.08).contains(&ink), "{ink}");
    let again = page_of(&cards, 0, 4.0).unwrap();
    assert_eq!(png, again);
}
