//! Fonts and lines.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use muster_templates::page::{Document, Op, Role};
use muster_templates::print::{Paper, PrintOptions, cards};
use muster_templates::remark::Remark;
use muster_templates::text::Face;
use muster_templates::view::{CardLine, CardView};

use crate::measure;
use crate::sample::{self, LANGUAGES};

fn options(language: &str) -> PrintOptions {
    PrintOptions {
        paper: Paper::A4,
        language: language.to_owned(),
        system_fonts: false,
        ..PrintOptions::default()
    }
}

fn card(lines: Vec<CardLine>) -> CardView {
    CardView { name: "A".into(), lines, ..CardView::default() }
}

fn print(language: &str, text: &str) -> Document {
    let view = card(vec![CardLine::new("", text)]);
    cards(&[view], &sample::layout(), &options(language))
}

/// Returns the faces of the abilities, each with its text.
fn faces(document: &Document) -> Vec<(Face, String)> {
    document.runs().filter(|(_, r)| r.role == Role::Line).map(|(_, r)| (r.face, r.text.clone())).collect()
}

fn text_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let kind = path.extension().and_then(|e| e.to_str()).unwrap_or("");
        if path.is_dir() {
            text_files(&path, found);
        } else if ["ftl", "toml", "csv", "json", "txt", "md"].contains(&kind) {
            found.push(path);
        }
    }
}

#[test]
fn every_character_of_the_locales_and_the_built_in_packs_has_a_glyph() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    text_files(&root.join("locales"), &mut files);
    text_files(&root.join("db/packs"), &mut files);
    let mut characters = BTreeSet::new();
    for file in &files {
        characters.extend(std::fs::read_to_string(file).unwrap().chars());
    }
    assert!(files.len() > 1 && characters.len() > 60);
    let all: String = characters.iter().collect();
    for language in LANGUAGES {
        let both = card(vec![CardLine::new(&all, ""), CardLine::new("", &all)]);
        let document = cards(&[both], &sample::layout(), &options(language));
        assert_eq!(document.missing(), [], "{language}: run script/fonts");
    }
}

#[test]
fn hungarian_letters_come_from_the_latin_face_and_chinese_from_the_readers() {
    let text = "Űrhajó 战 ●";
    let latin = |document: &Document| faces(document)[0].clone();
    let hans = print("zh-Hans", text);
    let hant = print("zh-Hant", text);
    assert_eq!(latin(&hans), (Face::Latin, "Űrhajó ".to_owned()));
    let han = |document: &Document| faces(document)[1].clone();
    assert_eq!(han(&hans), (Face::Simplified, "战".to_owned()));
    assert_eq!(han(&hant), (Face::Traditional, "战".to_owned()));
    assert_eq!(han(&print("en", text)).0, Face::Simplified);
    assert!(faces(&hans).iter().any(|(face, text)| *face == Face::Symbols && text.contains('●')));
    for tag in ["zh-TW", "zh-HK", "zh_Hant_TW"] {
        assert_eq!(han(&print(tag, text)).0, Face::Traditional, "{tag}");
    }
}

#[test]
fn letters_with_loose_accents_are_composed() {
    let document = print("hu", "o\u{30b}r u\u{30b}r");
    assert_eq!(faces(&document), [(Face::Latin, "őr űr".to_owned())]);
    assert_eq!(document.missing(), []);
}

#[test]
fn quotation_marks_are_wide_only_beside_chinese() {
    let document = print("zh-Hans", "原力·推 “原力” it’s");
    let runs = faces(&document);
    let of = |c: char| runs.iter().find(|(_, t)| t.contains(c)).unwrap().0;
    assert_eq!([of('“'), of('·'), of('’')], [Face::Simplified, Face::Simplified, Face::Latin]);
}

#[test]
fn a_character_without_a_glyph_is_drawn_as_a_crossed_box_and_reported() {
    let document = print("en", "before \u{10fffd} after");
    assert_eq!(document.missing(), ['\u{10fffd}']);
    let place = "before \u{10fffd} after".to_owned();
    let remark = Remark::MissingGlyph { character: '\u{10fffd}', place };
    assert_eq!(document.remarks, [remark]);
    let printed = muster_templates::pdf::write(&document, &Default::default()).unwrap();
    assert_eq!(printed.missing, ['\u{10fffd}']);
    let plain = print("en", "before after");
    let lines = |document: &Document| {
        let ops = document.pages[0].ops.iter();
        ops.filter(|op| matches!(op, Op::Line(_))).count()
    };
    assert_eq!(lines(&document), lines(&plain) + 2, "two strokes cross the box");
    let words = measure::words(&document);
    assert!(words.contains("before") && words.contains("after"));
}

#[test]
fn fonts_of_this_computer_are_not_looked_for_when_they_are_not_allowed() {
    assert!(print("en", "\u{10fffd}").system_faces.is_empty());
}

#[test]
fn steering_characters_are_neither_drawn_nor_reported() {
    let document = print("en", "a\u{200b}b\u{feff}c\u{ad}d\u{200d}e\u{7}f");
    assert_eq!(faces(&document), [(Face::Latin, "abcdef".to_owned())]);
    assert_eq!(document.missing(), []);
}

#[test]
fn a_full_stop_or_comma_never_begins_a_line() {
    // With text of every width in front of it, so that the stop repeatedly falls just past the end of a line.
    let clause = "攻击，防御；移动。";
    for filler in 0..40 {
        let text = format!("{}{}", "原".repeat(filler), clause.repeat(12));
        for lead in ["", "原力", "Force"] {
            let view = card(vec![CardLine::new(lead, &text)]);
            let document = cards(&[view], &sample::layout(), &options("zh-Hans"));
            let mut last = None;
            let mut lines = 0;
            for (_, run) in document.runs().filter(|(_, r)| r.role == Role::Line) {
                if last != Some(run.baseline) {
                    let first = run.text.chars().next().unwrap();
                    assert!(!"。，；".contains(first), "{filler} {lead:?}: a line begins with {first}");
                    lines += 1;
                }
                last = Some(run.baseline);
            }
            assert!(lines > 4);
        }
    }
}

#[test]
fn a_line_break_in_a_text_is_kept() {
    let document = print("en", "one\ntwo");
    let mut baselines: Vec<f32> =
        document.runs().filter(|(_, r)| r.role == Role::Line).map(|(_, r)| r.baseline).collect();
    baselines.dedup();
    assert_eq!(baselines.len(), 2);
}

#[test]
fn the_compiled_in_fonts_stay_small() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fonts");
    let mut total = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        total += entry.unwrap().metadata().unwrap().len();
    }
    assert!(total < 4_000_000, "{total} bytes");
}
