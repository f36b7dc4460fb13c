//! PDF files.

use lopdf::Object;
use lopdf::content::Content;
use muster_templates::page::{Carried, Document, Embedded};
use muster_templates::pdf::{DocumentInfo, ReadError, read_embedded, write};
use muster_templates::print::{Paper, PrintOptions, campaign_log, cards, sheet};

use crate::measure::{Picture, pdf, poppler};
use crate::sample::{self, LANGUAGES};

fn options(language: &str) -> PrintOptions {
    PrintOptions {
        paper: Paper::A4,
        language: language.to_owned(),
        system_fonts: false,
        ..PrintOptions::default()
    }
}

fn squad(language: &str) -> Document {
    sheet(&sample::squad(language, false), &options(language))
}

#[test]
fn the_squad_is_read_back_out_of_its_sheet() {
    let mut view = sample::squad("hu", false);
    let json = r#"{"name":"Őrség 戰棋","members":[1,2,3]}"#;
    view.squad_json = Some(json.to_owned());
    let bytes = pdf(&sheet(&view, &options("hu")));
    assert_eq!(read_embedded(&bytes).unwrap(), Some(Embedded::squad(json)));
    // And after another program has gone over the file.
    let mut file = lopdf::Document::load_mem(&bytes).unwrap();
    file.prune_objects();
    file.renumber_objects();
    file.decompress();
    let mut again = Vec::new();
    file.save_modern(&mut again).unwrap();
    assert_eq!(read_embedded(&again).unwrap(), Some(Embedded::squad(json)));
    let listed = poppler_list(&bytes);
    assert!(listed.contains(Carried::Squad.file_name()), "{listed}");
}

#[test]
fn a_campaign_is_read_back_out_of_its_log_as_what_it_is() {
    let mut view = sample::campaign::log("en", false);
    assert_eq!(read_embedded(&pdf(&campaign_log(&view, &options("en")))).unwrap(), None);
    let json = r#"{"format":"muster-campaign","name":"Csütörtökök 戰役"}"#;
    view.campaign_json = Some(json.to_owned());
    let bytes = pdf(&campaign_log(&view, &options("en")));
    assert_eq!(read_embedded(&bytes).unwrap(), Some(Embedded::campaign(json)));
    let listed = poppler_list(&bytes);
    assert!(listed.contains(Carried::Campaign.file_name()), "{listed}");
}

/// What pdfdetach lists as attachments.
fn poppler_list(bytes: &[u8]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("in.pdf");
    std::fs::write(&path, bytes).unwrap();
    let output = std::process::Command::new("pdfdetach").arg("-list").arg(&path).output();
    let output = output.unwrap_or_else(|e| panic!("pdfdetach of poppler-utils must be installed: {e}"));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn other_pdfs_have_no_squad_and_other_files_are_an_error() {
    let plain = cards(&[sample::trooper("en")], &sample::layout(), &options("en"));
    assert_eq!(read_embedded(&pdf(&plain)).unwrap(), None);
    for broken in [&b""[..], b"not a pdf", b"%PDF-1.7\ntrailer\n"] {
        assert!(matches!(read_embedded(broken), Err(ReadError::Pdf(_))));
    }
    let mut bytes = pdf(&squad("en"));
    bytes.truncate(bytes.len() / 2);
    assert!(read_embedded(&bytes).is_err());
}

#[test]
fn a_squad_that_unpacks_to_gigabytes_is_refused() {
    let mut view = sample::squad("en", false);
    view.squad_json = Some(" ".repeat(64 * 1024 * 1024));
    let bytes = pdf(&sheet(&view, &options("en")));
    assert!(bytes.len() < 1_000_000, "it packs well");
    assert!(matches!(read_embedded(&bytes), Err(ReadError::Pdf(_))));
}

#[test]
fn equal_input_gives_equal_bytes() {
    for language in LANGUAGES {
        assert_eq!(pdf(&squad(language)), pdf(&squad(language)));
    }
}

#[test]
fn every_font_is_embedded_and_cut_to_what_is_used() {
    for language in LANGUAGES {
        let bytes = pdf(&cards(&[sample::obi_wan(language)], &sample::layout(), &options(language)));
        let table = String::from_utf8(poppler("pdffonts", &[], &bytes)).unwrap();
        let fonts: Vec<&str> = table.lines().skip(2).collect();
        assert!(fonts.len() >= 2, "{table}");
        for font in fonts {
            let columns: Vec<&str> = font.split_whitespace().collect();
            let flags = &columns[columns.len() - 5..columns.len() - 2];
            assert_eq!(flags, ["yes", "yes", "yes"], "embedded, subset, with Unicode: {table}");
        }
    }
}

#[test]
fn text_can_be_extracted_in_all_four_languages() {
    for (language, words) in [
        ("en", ["General Obi-Wan Kenobi", "Soresu Style Mastery hit: save 11"]),
        ("hu", ["Soresu stílus mestere találat: 11-es mentő", "Erő 2 · Megújulás 1"]),
        ("zh-Hans", ["欧比旺·肯诺比将军", "只能攻击前后左右的敌人。"]),
        ("zh-Hant", ["歐比旺·肯諾比將軍", "只能攻擊前後左右的敵人。"]),
    ] {
        let bytes = pdf(&cards(&[sample::obi_wan(language)], &sample::layout(), &options(language)));
        let text = String::from_utf8(poppler("pdftotext", &["-layout"], &bytes)).unwrap();
        for word in words {
            assert!(text.contains(word), "{word} in {text}");
        }
    }
}

#[test]
fn no_character_becomes_the_empty_box_of_a_font() {
    // Extracted text can be right where the page shows a box, so this looks at
    // the codes themselves: 0 is the box.
    for language in LANGUAGES {
        let document = cards(&sample::hard_cards(language), &sample::layout(), &options(language));
        let file = lopdf::Document::load_mem(&pdf(&document)).unwrap();
        let mut codes = 0;
        for page in file.get_pages().into_values() {
            let content = Content::decode(&file.get_page_content(page)).unwrap();
            for operation in &content.operations {
                for operand in &operation.operands {
                    if let Object::String(bytes, _) = operand {
                        for code in bytes.chunks(2) {
                            assert_ne!(code, [0, 0], "{language}");
                            codes += 1;
                        }
                    }
                }
            }
        }
        assert!(codes > 1_000, "{codes}");
    }
}

#[test]
fn chinese_characters_are_drawn_each_in_its_own_shape() {
    // Three characters as three names: their pictures must hold ink and differ.
    let views: Vec<_> = ["攻", "防", "移"]
        .into_iter()
        .map(|name| {
            let mut card = sample::trooper("zh-Hans");
            card.name = name.into();
            card
        })
        .collect();
    let document = cards(&views, &sample::layout(), &options("zh-Hans"));
    let picture = Picture::of(&pdf(&document), 1, 200);
    let ink = |index: usize| -> Vec<bool> {
        let cell = muster_templates::print::CardGrid::new(&sample::layout(), Paper::A4, 0.0).cell(index);
        let (x, y) = (picture.pixel(cell.x + 3.0), picture.pixel(cell.y + 3.0));
        let (w, h) = (picture.pixel(8.0), picture.pixel(8.0));
        (y..y + h).flat_map(|y| (x..x + w).map(move |x| (x, y))).map(|(x, y)| picture.is_dark(x, y)).collect()
    };
    let pictures = [ink(0), ink(1), ink(2)];
    for (index, shape) in pictures.iter().enumerate() {
        assert!(shape.iter().filter(|dark| **dark).count() > 80, "character {index} has ink");
        for other in &pictures[index + 1..] {
            let differing = shape.iter().zip(other).filter(|(a, b)| a != b).count();
            assert!(differing > 80, "character {index} looks like another");
        }
    }
}

#[test]
fn the_pdf_says_who_made_it_when_and_in_which_language() {
    let info = DocumentInfo {
        title: "Őrség 戰棋".into(),
        author: "Kovács Ű".into(),
        created: 1_793_491_200,
        language: "hu".into(),
    };
    let bytes = write(&squad("hu"), &info).unwrap().bytes;
    let file = lopdf::Document::load_mem(&bytes).unwrap();
    let id = file.trailer.get(b"Info").unwrap().as_reference().unwrap();
    let about = file.get_dictionary(id).unwrap();
    let text = |key: &[u8]| lopdf::decode_text_string(about.get(key).unwrap()).unwrap();
    assert_eq!(text(b"Title"), info.title);
    assert_eq!(text(b"Author"), info.author);
    assert!(text(b"CreationDate").starts_with("D:20261101"), "{}", text(b"CreationDate"));
    assert_eq!(file.catalog().unwrap().get(b"Lang").unwrap().as_str().unwrap(), b"hu");
    let fields = poppler("pdftotext", &["-htmlmeta"], &bytes);
    assert!(String::from_utf8(fields).unwrap().contains("Őrség 戰棋"));
}

#[test]
fn pages_have_the_papers_size() {
    for (paper, [width, height]) in [(Paper::A4, [595.276, 841.89]), (Paper::Letter, [612.0, 792.0])] {
        let mut options = options("en");
        options.paper = paper;
        let bytes = pdf(&sheet(&sample::squad("en", false), &options));
        let file = lopdf::Document::load_mem(&bytes).unwrap();
        for page in file.get_pages().into_values() {
            let media = file.get_dictionary(page).unwrap().get(b"MediaBox").unwrap();
            let numbers: Vec<f32> = media.as_array().unwrap().iter().map(|n| n.as_float().unwrap()).collect();
            assert!((numbers[2] - width).abs() < 0.05 && (numbers[3] - height).abs() < 0.05, "{numbers:?}");
        }
    }
}
