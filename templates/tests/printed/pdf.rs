//! PDF files.

use lopdf::Object;
use lopdf::content::Content;
use muster_templates::page::{Carried, Document, Embedded, Flip};
use muster_templates::pdf::{DocumentInfo, ReadError, read_embedded, write};
use muster_templates::print::{Paper, PrintOptions, campaign_log, cards, sheet};
use muster_templates::view::Photo;

use crate::inside::{all_is_marked, entry, tagged};
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
    // Also after another program has rewritten the file.
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

/// Returns the attachments listed by pdfdetach.
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
        ("hu", ["Soresu stílus mestere találat: 11-es", "Erő 2 · Megújulás 1"]),
        ("zh-Hans", ["欧比旺·肯诺比将军", "只能攻击前后左右"]),
        ("zh-Hant", ["歐比旺·肯諾比將軍", "只能攻擊前後左右"]),
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
    // Extracted text can be right where the page shows a box, so check the glyph IDs: 0 is the box.
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
    // Three characters as three names: their pictures must contain ink and differ.
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
fn viewers_are_asked_for_true_size_the_title_and_the_edge_to_turn_the_paper_over() {
    let wishes = |document: &Document| {
        let file = lopdf::Document::load_mem(&pdf(document)).unwrap();
        let found = entry(&file, file.catalog().unwrap(), "ViewerPreferences").as_dict().unwrap().clone();
        let name = |key: &[u8]| found.get(key).ok().map(|n| String::from_utf8(n.as_name().unwrap().to_vec()));
        assert!(found.get(b"DisplayDocTitle").unwrap().as_bool().unwrap());
        [b"PrintScaling".as_slice(), b"Duplex"].map(|key| name(key).map(Result::unwrap))
    };
    assert_eq!(wishes(&squad("en")), [Some("None".into()), None]);
    let nine = vec![sample::obi_wan("en"); 9];
    for (flip, edge) in [(Flip::Long, "DuplexFlipLongEdge"), (Flip::Short, "DuplexFlipShortEdge")] {
        let options = PrintOptions { backs: true, flip, ..options("en") };
        let document = cards(&nine, &sample::layout(), &options);
        assert_eq!(wishes(&document), [Some("None".into()), Some(edge.into())]);
        let file = lopdf::Document::load_mem(&pdf(&document)).unwrap();
        let turned = file.get_pages().into_values().map(|id| file.get_dictionary(id).unwrap().has(b"Rotate"));
        assert_eq!(turned.collect::<Vec<_>>(), [false, flip == Flip::Short]);
    }
}

#[test]
fn bookmarks_name_the_first_and_the_last_card_of_each_page() {
    let views: Vec<_> = (0..20)
        .map(|n| {
            let mut card = sample::trooper("en");
            card.name = format!("Ő戰 {n}");
            card
        })
        .collect();
    let document = cards(&views, &sample::layout(), &options("en"));
    let file = lopdf::Document::load_mem(&pdf(&document)).unwrap();
    let root = entry(&file, file.catalog().unwrap(), "Outlines").as_dict().unwrap();
    assert_eq!(root.get(b"Count").unwrap().as_i64().unwrap(), 3);
    let pages: Vec<_> = file.get_pages().into_values().collect();
    let (mut titles, mut at) = (Vec::new(), Some(entry(&file, root, "First").as_dict().unwrap()));
    while let Some(mark) = at {
        titles.push(lopdf::decode_text_string(mark.get(b"Title").unwrap()).unwrap());
        let page = mark.get(b"Dest").unwrap().as_array().unwrap()[0].as_reference().unwrap();
        assert_eq!(page, pages[titles.len() - 1]);
        at = mark.get(b"Next").ok().map(|next| file.dereference(next).unwrap().1.as_dict().unwrap());
    }
    assert_eq!(titles, ["Ő戰 0 – Ő戰 8", "Ő戰 9 – Ő戰 17", "Ő戰 18 – Ő戰 19"]);
}

#[test]
fn every_text_is_tagged_in_the_order_in_which_it_is_read() {
    let document = cards(&[sample::obi_wan("en"), sample::trooper("en")], &sample::layout(), &options("en"));
    let file = lopdf::Document::load_mem(&pdf(&document)).unwrap();
    let kinds: Vec<String> = tagged(&file).into_iter().map(|part| part.kind).collect();
    assert_eq!(kinds.iter().filter(|kind| *kind == "H1").count(), 2, "{kinds:?}");
    all_is_marked(&file);
}

#[test]
fn many_pages_say_and_show_what_few_do() {
    // Pages are written in batches, which must use the same numbers for letters and pictures. Those on the last
    // page are on no other.
    let letters: Vec<char> = ('a'..='z').chain('A'..='Z').chain("áéíóöőúüűÁÉÍÓÖŐÚÜŰ".chars()).collect();
    let views: Vec<_> = (0..letters.len() * 9)
        .map(|n| {
            let mut card = sample::obi_wan("en");
            card.lines.clear();
            card.name = letters[n / 9].to_string().repeat(3);
            let back = card.back.as_mut().unwrap();
            back.title.clone_from(&card.name);
            back.photo = (n / 9 % 20 == 0).then(|| photo(n as u8));
            card
        })
        .collect();
    let options = PrintOptions { backs: true, ..options("en") };
    let document = cards(&views, &sample::layout(), &options);
    let bytes = pdf(&document);
    let file = lopdf::Document::load_mem(&bytes).unwrap();
    assert_eq!(file.get_pages().len(), letters.len() * 2);
    all_is_marked(&file);
    let text = String::from_utf8(poppler("pdftotext", &["-layout"], &bytes)).unwrap();
    let pages: Vec<&str> = text.split('\u{c}').collect();
    for (page, letter) in letters.iter().enumerate() {
        let name = letter.to_string().repeat(3);
        for side in &pages[2 * page..2 * page + 2] {
            assert_eq!(side.matches(&name).count(), 9, "{name} in {side}");
        }
    }
    // A page of a long document looks the same as on its own.
    for page in [2 * 40, 2 * 40 + 1, letters.len() * 2 - 1] {
        let alone = Document { pages: vec![document.pages[page].clone()], ..Document::default() };
        let (of_many, alone) = (Picture::of(&bytes, page + 1, 60), Picture::of(&pdf(&alone), 1, 60));
        let dark = |picture: &Picture| {
            let (wide, high) = (picture.pixel(210.0), picture.pixel(297.0));
            let all = (0..high - 1).flat_map(|y| (0..wide - 1).map(move |x| (x, y)));
            all.map(|(x, y)| picture.is_dark(x, y)).collect::<Vec<_>>()
        };
        assert!(dark(&of_many) == dark(&alone), "page {page}");
    }
}

/// Returns a photo in a single grey.
fn photo(grey: u8) -> Photo {
    let mut png = std::io::Cursor::new(Vec::new());
    let picture = image::RgbImage::from_pixel(90, 60, image::Rgb([grey; 3]));
    picture.write_to(&mut png, image::ImageFormat::Png).unwrap();
    Photo::decode(png.get_ref(), [50.0, 50.0]).unwrap()
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
