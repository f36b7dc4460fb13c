//! Archival PDFs, as far as it can be checked in the file: ISO 19005-2, or -3 with an embedded squad, at level
//! A.

use std::collections::BTreeSet;

use lopdf::{Dictionary, Document, Object};
use muster_templates::pdf::{DocumentInfo, write};
use muster_templates::print::Paper;
use muster_templates::view::Photo;

use crate::inside::{all_is_marked, entry};
use crate::legible::kinds;
use crate::measure::pdf;
use crate::sample::{self, LANGUAGES};

fn name<'a>(from: &'a Dictionary, key: &str) -> &'a [u8] {
    from.get(key.as_bytes()).and_then(Object::as_name).unwrap_or_default()
}

/// Returns the XMP metadata.
fn says(file: &Document) -> String {
    let about = entry(file, file.catalog().unwrap(), "Metadata").as_stream().unwrap();
    assert!(!about.dict.has(b"Filter"), "whoever looks for it finds it as it is");
    assert_eq!((name(&about.dict, "Type"), name(&about.dict, "Subtype")), (&b"Metadata"[..], &b"XML"[..]));
    String::from_utf8(about.content.clone()).unwrap()
}

fn between<'a>(text: &'a str, tag: &str) -> &'a str {
    let (_, rest) = text.split_once(&format!("<{tag}>")).unwrap_or_else(|| panic!("{tag} in {text}"));
    rest.split_once(&format!("</{tag}>")).unwrap().0
}

/// Returns every dictionary of a file, including those of streams.
fn dictionaries(file: &Document) -> Vec<&Dictionary> {
    fn collect<'a>(object: &'a Object, all: &mut Vec<&'a Dictionary>) {
        match object {
            Object::Dictionary(dictionary) => {
                all.push(dictionary);
                dictionary.iter().for_each(|(_, value)| collect(value, all));
            }
            Object::Stream(stream) => {
                all.push(&stream.dict);
                stream.dict.iter().for_each(|(_, value)| collect(value, all));
            }
            Object::Array(values) => values.iter().for_each(|value| collect(value, all)),
            _ => {}
        }
    }
    let mut all = Vec::new();
    file.objects.values().for_each(|object| collect(object, &mut all));
    all
}

/// Checks that apply to every file.
fn is_for_archives(bytes: &[u8], part: u32) {
    assert!(bytes.starts_with(b"%PDF-1.7\n%") && bytes[10..14].iter().all(|byte| *byte > 127));
    assert!(bytes.ends_with(b"%%EOF"));
    let file = Document::load_mem(bytes).unwrap();
    let id = file.trailer.get(b"ID").unwrap().as_array().unwrap();
    assert!(id.len() == 2 && id.iter().all(|id| id.as_str().unwrap().len() == 16));
    assert!(!file.trailer.has(b"Encrypt"));
    let catalog = file.catalog().unwrap();
    let about = says(&file);
    assert_eq!(between(&about, "pdfaid:part"), part.to_string());
    assert_eq!(between(&about, "pdfaid:conformance"), "A");
    // Title, author and time match the information dictionary.
    let info = entry(&file, &file.trailer, "Info").as_dict().unwrap();
    let told = |key: &str| lopdf::decode_text_string(info.get(key.as_bytes()).unwrap()).unwrap();
    assert!(between(&about, "dc:title").contains(&told("Title")));
    assert!(between(&about, "dc:creator").contains(&told("Author")));
    let digits = |text: &str| text.chars().filter(char::is_ascii_digit).take(14).collect::<String>();
    assert_eq!(digits(between(&about, "xmp:CreateDate")), digits(&told("CreationDate")));
    assert_eq!(between(&about, "pdf:Producer"), told("Producer"));
    // Colours are device-independent.
    let intents = entry(&file, catalog, "OutputIntents").as_array().unwrap();
    let [intent] = intents.as_slice() else { panic!("{intents:?}") };
    let intent = intent.as_dict().unwrap();
    assert_eq!(name(intent, "S"), b"GTS_PDFA1");
    let profile = entry(&file, intent, "DestOutputProfile").as_stream().unwrap();
    assert_eq!(profile.dict.get(b"N").unwrap().as_i64().unwrap(), 3);
    let icc = profile.decompressed_content().unwrap();
    assert!(icc[36..40] == *b"acsp" && icc[12..20] == *b"mntrRGB ", "a profile of a screen's colours");
    // Level A: tagged, with the language declared.
    assert!(entry(&file, catalog, "MarkInfo").as_dict().unwrap().get(b"Marked").unwrap().as_bool().unwrap());
    assert!(entry(&file, catalog, "StructTreeRoot").as_dict().unwrap().has(b"ParentTree"));
    assert!(catalog.has(b"Lang"));
    for dictionary in dictionaries(&file) {
        for forbidden in ["JS", "AA", "OpenAction", "XFA", "SMask", "Launch", "Alternates", "OPI", "TR", "PS"]
        {
            assert!(!dictionary.has(forbidden.as_bytes()), "{forbidden} in {dictionary:?}");
        }
        assert!(name(dictionary, "Filter") != b"LZWDecode");
        match name(dictionary, "Type") {
            b"FontDescriptor" => assert!(dictionary.has(b"FontFile2") || dictionary.has(b"FontFile3")),
            b"Filespec" => assert!(part == 3 && dictionary.has(b"AFRelationship") && dictionary.has(b"UF")),
            b"EmbeddedFile" => {
                assert!(dictionary.has(b"Subtype"));
                assert!(entry(&file, dictionary, "Params").as_dict().unwrap().has(b"ModDate"));
            }
            b"Font" if name(dictionary, "Subtype") == b"Type0" => assert!(dictionary.has(b"ToUnicode")),
            b"Font" if name(dictionary, "Subtype") == b"CIDFontType2" => {
                assert_eq!(name(dictionary, "CIDToGIDMap"), b"Identity");
            }
            _ => {}
        }
    }
    all_is_marked(&file);
}

#[test]
fn every_kind_of_page_is_a_pdf_for_archives() {
    for language in LANGUAGES {
        for (kind, document) in kinds(language, Paper::A4) {
            let part = if document.embedded.is_some() { 3 } else { 2 };
            let parts = BTreeSet::from([("Squad sheet", 3), ("Stat cards", 2), ("Checklist", 2)]);
            let known = parts.iter().find(|(known, _)| *known == kind && kind != "Squad sheet");
            assert!(known.is_none_or(|(_, known)| *known == part), "{kind}");
            is_for_archives(&pdf(&document), part);
        }
    }
}

#[test]
fn qpdf_finds_nothing_wrong_with_any_kind_of_page() {
    let folder = tempfile::tempdir().unwrap();
    for (number, (kind, document)) in kinds("zh-Hant", Paper::Letter).into_iter().enumerate() {
        let path = folder.path().join(format!("{number}.pdf"));
        std::fs::write(&path, pdf(&document)).unwrap();
        let checked = std::process::Command::new("qpdf").arg("--check").arg(&path).output();
        let checked = checked.unwrap_or_else(|error| panic!("qpdf must be installed: {error}"));
        assert!(checked.status.success(), "{kind}: {checked:?}");
    }
}

#[test]
fn a_photo_changes_nothing_of_that() {
    let mut card = sample::obi_wan("en");
    let mut png = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(90, 60).write_to(&mut png, image::ImageFormat::Png).unwrap();
    card.back.as_mut().unwrap().photo = Some(Photo::decode(png.get_ref(), [50.0, 50.0]).unwrap());
    let options = muster_templates::print::PrintOptions { backs: true, ..Default::default() };
    let document = muster_templates::print::cards(&[card], &sample::layout(), &options);
    is_for_archives(&pdf(&document), 2);
}

#[test]
fn an_id_is_that_of_the_contents() {
    let id = |document: &muster_templates::page::Document, title: &str| {
        let info = DocumentInfo { title: title.to_owned(), created: 7, ..DocumentInfo::default() };
        let bytes = write(document, &info).unwrap().bytes;
        let file = Document::load_mem(&bytes).unwrap();
        file.trailer.get(b"ID").unwrap().as_array().unwrap()[0].as_str().unwrap().to_vec()
    };
    let (_, sheet) = kinds("en", Paper::A4).remove(0);
    let (_, other) = kinds("hu", Paper::A4).remove(0);
    assert_eq!(id(&sheet, "Ambush"), id(&sheet, "Ambush"));
    assert_ne!(id(&sheet, "Ambush"), id(&other, "Ambush"));
    assert_ne!(id(&sheet, "Ambush"), id(&sheet, "Ambusc"));
}

#[test]
fn letters_are_as_wide_as_their_fonts_say() {
    for language in LANGUAGES {
        let document = muster_templates::print::cards(
            &sample::hard_cards(language),
            &sample::layout(),
            &muster_templates::print::PrintOptions { language: language.into(), ..Default::default() },
        );
        let file = Document::load_mem(&pdf(&document)).unwrap();
        let mut measured = 0;
        for font in dictionaries(&file).into_iter().filter(|d| name(d, "Subtype") == b"CIDFontType2") {
            let descriptor = entry(&file, font, "FontDescriptor").as_dict().unwrap();
            let program =
                entry(&file, descriptor, "FontFile2").as_stream().unwrap().decompressed_content().unwrap();
            let face = ttf_parser::Face::parse(&program, 0).unwrap();
            let widths = entry(&file, font, "W").as_array().unwrap();
            let mut at = 0;
            while at < widths.len() {
                let first = widths[at].as_i64().unwrap();
                // Either a list starting with a code, or one width for a range of codes.
                let told: Vec<(i64, f32)> = if let Ok(list) = widths[at + 1].as_array() {
                    at += 2;
                    (first..).zip(list.iter().map(|w| w.as_float().unwrap())).collect()
                } else {
                    let (last, width) =
                        (widths[at + 1].as_i64().unwrap(), widths[at + 2].as_float().unwrap());
                    at += 3;
                    (first..=last).map(|code| (code, width)).collect()
                };
                for (code, width) in told {
                    let Some(advance) = face.glyph_hor_advance(ttf_parser::GlyphId(code as u16)) else {
                        continue;
                    };
                    let real = f32::from(advance) * 1000.0 / f32::from(face.units_per_em());
                    assert!((real - width).abs() <= 1.0, "{language}: glyph {code}: {width}, not {real}");
                    measured += 1;
                }
            }
        }
        assert!(measured > 20, "{language}: {measured}");
    }
}
