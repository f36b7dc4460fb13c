//! Layouts as data.

use muster_templates::layout::{CardLayout, LayoutError, Problem};

use crate::sample;

fn text() -> String {
    toml::to_string(&sample::layout()).unwrap()
}

#[test]
fn every_built_in_layout_can_be_read() {
    let packs = concat!(env!("CARGO_MANIFEST_DIR"), "/../db/packs");
    let mut read = 0;
    for pack in std::fs::read_dir(packs).unwrap() {
        let path = pack.unwrap().path().join("card.toml");
        if path.exists() {
            let text = std::fs::read_to_string(&path).unwrap();
            CardLayout::from_toml(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            read += 1;
        }
    }
    assert!(read > 0);
}

#[test]
fn a_layout_survives_writing_and_reading() {
    assert_eq!(CardLayout::from_toml(&text()).unwrap(), sample::layout());
}

#[test]
fn an_unknown_key_is_an_error_with_line_and_column() {
    let broken = text().replacen("[name]\n", "[name]\ncolour = \"red\"\n", 1);
    let place = broken.lines().position(|l| l.starts_with("colour")).unwrap() + 1;
    match CardLayout::from_toml(&broken) {
        Err(LayoutError::Shape { line, column, message }) => {
            assert_eq!((line, column), (place, 1));
            assert!(message.contains("colour"), "{message}");
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_box_outside_the_card_is_an_error_that_names_it() {
    let mut layout = sample::layout();
    layout.cost.area.x = 60.0;
    let result = CardLayout::from_toml(&toml::to_string(&layout).unwrap());
    let expected = Err(("cost", Problem::Box));
    let found = result.map_err(|e| match e {
        LayoutError::Meaning { place, problem } => (place, problem),
        shape @ LayoutError::Shape { .. } => panic!("{shape}"),
    });
    assert_eq!(found.map(|_| ()), expected);
}

#[test]
fn a_floor_above_the_size_is_an_error() {
    let mut layout = sample::layout();
    layout.name.floor = 20.0;
    let error = CardLayout::from_toml(&toml::to_string(&layout).unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "name: the floor must not be above the size");
}
