//! Pages as printpdf writes them, a few at a time: what it makes of a page takes ten times as much memory as the page.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::ObjectId;
use printpdf::{
    DictItem, ExternalStream, ExternalXObject, Mm, Op as PdfOp, PdfDocument, PdfDocumentInfo, PdfPage,
    PdfSaveOptions, Px, XObject, XObjectId,
};

use super::WriteError;
use super::fonts::PdfFonts;
use super::ops::{PageWriter, specimen};
use super::tags::Part;
use crate::page::{Document, Op, Page};
use crate::text::Face;
use crate::view::Photo;

/// So many pages are written at a time; each time the fonts are cut anew.
const AT_A_TIME: usize = 16;

/// A file with all pages, and what there is to read on each.
pub(super) fn draw(
    document: &Document,
    info: PdfDocumentInfo,
) -> Result<(lopdf::Document, Vec<Vec<Part>>), WriteError> {
    let mut pdf = PdfDocument::new("");
    pdf.metadata.info = info;
    let mut fonts = PdfFonts::default();
    let mut characters: BTreeMap<Face, BTreeSet<char>> = BTreeMap::new();
    for (_, run) in document.runs() {
        fonts.add(&mut pdf, document, run.face)?;
        characters.entry(run.face).or_default().extend(run.text.chars());
    }
    let photos = photos(document);
    for (number, photo) in photos.iter().enumerate() {
        pdf.resources.xobjects.map.insert(photo_name(number), image(photo, photo.jpeg.to_vec()));
    }
    let options =
        PdfSaveOptions { optimize: true, subset_fonts: true, secure: true, image_optimization: None };
    let mut tags = Vec::new();
    let mut draw = |page: &Page| {
        let mut writer = PageWriter::new(page.height);
        for op in &page.ops {
            if let Op::Image(picture) = op {
                let number = photos.iter().position(|photo| **photo == picture.photo);
                writer.image(picture, photo_name(number.unwrap_or_default()));
            } else {
                writer.op(op);
            }
        }
        let (drawn, parts) = writer.finish();
        tags.push(parts);
        sized(page, drawn)
    };

    let (first, rest) = document.pages.split_at(document.pages.len().min(AT_A_TIME));
    pdf.pages = first.iter().map(&mut draw).collect();
    pdf.pages.extend(rest.iter().map(|page| sized(page, Vec::new())));
    // A font is cut to what is written in it, and its characters are numbered anew: all of them have to be known to
    // each part for their numbers to be the same. What stands there in the meantime is replaced below.
    let all = specimen(&characters);
    if let (false, Some(last)) = (rest.is_empty(), pdf.pages.last_mut()) {
        last.ops.clone_from(&all);
    }
    let mut file = pdf.to_lopdf_document(&options, &mut Vec::new());
    file.compress();
    let ids: Vec<ObjectId> = file.get_pages().into_values().collect();
    // The pictures are in the file; from here on they have a size alone.
    for (number, photo) in photos.iter().enumerate() {
        pdf.resources.xobjects.map.insert(photo_name(number), image(photo, Vec::new()));
    }
    for (pages, ids) in rest.chunks(AT_A_TIME).zip(ids[first.len()..].chunks(AT_A_TIME)) {
        pdf.pages = pages.iter().map(&mut draw).collect();
        pdf.pages.extend(pages.first().map(|page| sized(page, all.clone())));
        let mut part = pdf.to_lopdf_document(&options, &mut Vec::new());
        for (from, to) in part.get_pages().into_values().zip(ids) {
            replace(&mut file, *to, &mut part, from);
        }
    }
    Ok((file, tags))
}

/// Gives a page the contents of another file's.
fn replace(file: &mut lopdf::Document, to: ObjectId, part: &mut lopdf::Document, from: ObjectId) {
    let contents = part.get_page_contents(from).into_iter().zip(file.get_page_contents(to));
    for (from, to) in contents.collect::<Vec<_>>() {
        if let Some(lopdf::Object::Stream(mut stream)) = part.objects.remove(&from) {
            // Left as it is where that fails: larger, and no less readable.
            let _ = stream.compress();
            file.set_object(to, stream);
        }
    }
}

fn sized(page: &Page, ops: Vec<PdfOp>) -> PdfPage {
    PdfPage::new(Mm(page.width), Mm(page.height), ops)
}

/// Each photo once: nine copies of a card show one.
fn photos(document: &Document) -> Vec<&Photo> {
    let mut photos: Vec<&Photo> = Vec::new();
    for op in document.pages.iter().flat_map(|page| &page.ops) {
        if let Op::Image(picture) = op
            && !photos.contains(&&picture.photo)
        {
            photos.push(&picture.photo);
        }
    }
    photos
}

/// printpdf's own names are random.
fn photo_name(number: usize) -> XObjectId {
    XObjectId(format!("Photo{number}"))
}

/// A photo as it is kept: a JPEG, which viewers unpack themselves.
fn image(photo: &Photo, content: Vec<u8>) -> XObject {
    let name = |name: &str| DictItem::Name(name.as_bytes().to_vec());
    let number = |number: u32| DictItem::Int(i64::from(number));
    let dict = [
        ("Type", name("XObject")),
        ("Subtype", name("Image")),
        ("Width", number(photo.width)),
        ("Height", number(photo.height)),
        ("ColorSpace", name("DeviceRGB")),
        ("BitsPerComponent", number(8)),
        ("Filter", name("DCTDecode")),
    ];
    let dict = dict.map(|(key, value)| (key.to_owned(), value)).into_iter().collect();
    let stream = ExternalStream { dict, content, compress: false };
    let pixels = |n: u32| Some(Px(n as usize));
    XObject::External(ExternalXObject {
        stream,
        width: pixels(photo.width),
        height: pixels(photo.height),
        dpi: None,
    })
}
