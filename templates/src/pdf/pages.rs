//! Writes pages with printpdf in batches: its representation of a page takes ten times the memory.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::ObjectId;
use printpdf::{
    DictItem, ExternalStream, ExternalXObject, Mm, Op as PdfOp, PdfDocument, PdfDocumentInfo, PdfPage,
    PdfSaveOptions, Px, XObject, XObjectId,
};

use super::ops::{PageWriter, specimen};
use super::tags::Part;
use super::{WriteError, fonts};
use crate::page::{Document, Op, Page};
use crate::text::Face;
use crate::view::Photo;

/// The number of pages per batch.
const AT_A_TIME: usize = 16;

/// Returns a file with all pages, and the tagged parts of each.
pub(super) fn draw(
    document: &Document,
    info: PdfDocumentInfo,
) -> Result<(lopdf::Document, Vec<Vec<Part>>), WriteError> {
    let mut pdf = PdfDocument::new("");
    pdf.metadata.info = info;
    let mut characters: BTreeMap<Face, BTreeSet<char>> = BTreeMap::new();
    for (_, run) in document.runs() {
        characters.entry(run.face).or_default().extend(run.text.chars());
    }
    for (face, characters) in &characters {
        fonts::add(&mut pdf, document, *face, characters)?;
    }
    let photos = photos(document);
    for (number, photo) in photos.iter().enumerate() {
        pdf.resources.xobjects.map.insert(photo_name(number), image(photo, photo.jpeg.to_vec()));
    }
    let options =
        PdfSaveOptions { optimize: true, subset_fonts: false, secure: true, image_optimization: None };
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
    // A font says which characters its glyphs stand for, by the pages that the file begins with: one of them has
    // to show all characters. This placeholder content is replaced below.
    if let (false, Some(last)) = (rest.is_empty(), pdf.pages.last_mut()) {
        last.ops = specimen(&characters);
    }
    let mut file = pdf.to_lopdf_document(&options, &mut Vec::new());
    file.compress();
    let ids: Vec<ObjectId> = file.get_pages().into_values().collect();
    // The file already contains the pictures; from here on only their sizes are needed.
    for (number, photo) in photos.iter().enumerate() {
        pdf.resources.xobjects.map.insert(photo_name(number), image(photo, Vec::new()));
    }
    for (pages, ids) in rest.chunks(AT_A_TIME).zip(ids[first.len()..].chunks(AT_A_TIME)) {
        pdf.pages = pages.iter().map(&mut draw).collect();
        let mut part = pdf.to_lopdf_document(&options, &mut Vec::new());
        for (from, to) in part.get_pages().into_values().zip(ids) {
            replace(&mut file, *to, &mut part, from);
        }
    }
    Ok((file, tags))
}

/// Replaces a page's contents with those from another file.
fn replace(file: &mut lopdf::Document, to: ObjectId, part: &mut lopdf::Document, from: ObjectId) {
    let contents = part.get_page_contents(from).into_iter().zip(file.get_page_contents(to));
    for (from, to) in contents.collect::<Vec<_>>() {
        if let Some(lopdf::Object::Stream(mut stream)) = part.objects.remove(&from) {
            // If compression fails, the stream is only larger.
            let _ = stream.compress();
            file.set_object(to, stream);
        }
    }
}

fn sized(page: &Page, ops: Vec<PdfOp>) -> PdfPage {
    PdfPage::new(Mm(page.width), Mm(page.height), ops)
}

/// Returns the document's photos without duplicates: nine copies of a card share one.
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

/// Returns a photo as JPEG, which viewers decode themselves.
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
