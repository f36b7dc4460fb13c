//! The squad or campaign inside the PDF: an embedded file, which viewers list as an attachment and tools such
//! as qpdf preserve.

use lopdf::{Dictionary, Document, LoadOptions, Object, Stream, dictionary};

use super::time;
use crate::page::{Carried, Embedded};

impl Carried {
    const ALL: [Self; 2] = [Self::Squad, Self::Campaign];

    /// Returns the attachment's name.
    #[must_use]
    pub const fn file_name(self) -> &'static str {
        match self {
            Self::Squad => "muster-squad.json",
            Self::Campaign => "muster-campaign.json",
        }
    }
}

/// The maximum size of embedded data in bytes, so that PDFs from elsewhere can't fill the memory.
const MOST_BYTES: usize = 4 * 1024 * 1024;

/// The maximum depth of name trees in other programs' PDFs.
const DEEPEST: usize = 16;

/// The maximum number of nodes and names examined in such a tree, which may contain thousands of attachments,
/// or itself.
const MOST_OBJECTS: usize = 10_000;

/// Why embedded data can't be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// Not a PDF, damaged, encrypted, or excessively large when decompressed.
    #[error("this PDF can't be read: {0}")]
    Pdf(#[from] lopdf::Error),
    /// The list of attachments exceeds the limit.
    #[error("more than {limit} objects in the list of attachments")]
    TooManyObjects {
        /// The limit.
        limit: usize,
    },
    /// The attachment exists but isn't UTF-8.
    #[error("what this PDF carries is damaged")]
    NotText(#[from] std::string::FromUtf8Error),
}

/// Adds an attachment with a time in seconds since 1970.
pub(super) fn embed(file: &mut Document, Embedded { what, json }: &Embedded, time: i64) {
    let name = what.file_name();
    let length = i64::try_from(json.len()).unwrap_or(i64::MAX);
    let stream = Stream::new(
        dictionary! {
            "Type" => "EmbeddedFile",
            "Subtype" => "application/json",
            "Params" => dictionary! { "Size" => length, "ModDate" => Object::string_literal(date(time)) },
        },
        json.as_bytes().to_vec(),
    );
    let stream = file.add_object(stream);
    let specification = file.add_object(dictionary! {
        "Type" => "Filespec",
        "F" => Object::string_literal(name),
        "UF" => Object::string_literal(name),
        "EF" => dictionary! { "F" => stream, "UF" => stream },
        "AFRelationship" => "Source",
    });
    let tree = file.add_object(dictionary! {
        "Names" => vec![Object::string_literal(name), specification.into()],
    });
    if let Ok(catalog) = file.catalog_mut() {
        catalog.set("Names", dictionary! { "EmbeddedFiles" => tree });
        catalog.set("AF", vec![Object::Reference(specification)]);
    }
}

/// Formats a time for PDF.
fn date(seconds: i64) -> String {
    let time = time(seconds);
    let (month, day) = (u8::from(time.month()), time.day());
    let clock = format!("{:02}{:02}{:02}", time.hour(), time.minute(), time.second());
    format!("D:{:04}{month:02}{day:02}{clock}+00'00'", time.year())
}

/// Returns the data that Muster embedded in a PDF; `None` for any other PDF.
///
/// # Errors
/// [`ReadError`] if it isn't a PDF or the embedded data can't be read.
pub fn read_embedded(bytes: &[u8]) -> Result<Option<Embedded>, ReadError> {
    let options = LoadOptions { max_decompressed_size: Some(2 * MOST_BYTES), ..LoadOptions::default() };
    let file = Document::load_mem_with_options(bytes, options)?;
    let mut left = MOST_OBJECTS;
    let found = find(&file, &mut left);
    if found.is_none() && left == 0 {
        return Err(ReadError::TooManyObjects { limit: MOST_OBJECTS });
    }
    let Some((what, stream)) = found else {
        return Ok(None);
    };
    let content = if stream.dict.has(b"Filter") {
        stream.decompressed_content_with_limit(MOST_BYTES)?
    } else {
        stream.content.clone()
    };
    Ok(Some(Embedded { what, json: String::from_utf8(content)? }))
}

fn find<'a>(file: &'a Document, left: &mut usize) -> Option<(Carried, &'a Stream)> {
    let names = entry(file, file.catalog().ok()?, b"Names")?;
    let tree = entry(file, names, b"EmbeddedFiles")?;
    let (what, specification) = search(file, tree, DEEPEST, left)?;
    let files = entry(file, specification, b"EF")?;
    let (_, stream) = file.dereference(files.get(b"F").ok()?).ok()?;
    Some((what, stream.as_stream().ok()?))
}

/// Returns the file specification of Muster's attachment in a name tree. `left` is the number of objects that
/// may still be examined in the whole tree: one that contains itself twice doubles with every level.
fn search<'a>(
    file: &'a Document,
    tree: &'a Dictionary,
    depth: usize,
    left: &mut usize,
) -> Option<(Carried, &'a Dictionary)> {
    if depth == 0 {
        return None;
    }
    if let Some(names) = array(file, tree, b"Names") {
        for pair in names.chunks_exact(2) {
            *left = left.checked_sub(1)?;
            let (_, name) = file.dereference(&pair[0]).ok()?;
            let ours = |what: &Carried| name.as_str().is_ok_and(|name| name == what.file_name().as_bytes());
            if let Some(what) = Carried::ALL.into_iter().find(ours) {
                let (_, specification) = file.dereference(&pair[1]).ok()?;
                return Some((what, specification.as_dict().ok()?));
            }
        }
    }
    for kid in array(file, tree, b"Kids")? {
        *left = left.checked_sub(1)?;
        let kid = file.dereference(kid).ok().and_then(|(_, kid)| kid.as_dict().ok());
        if let Some(found) = kid.and_then(|kid| search(file, kid, depth - 1, left)) {
            return Some(found);
        }
    }
    None
}

fn entry<'a>(file: &'a Document, from: &'a Dictionary, key: &[u8]) -> Option<&'a Dictionary> {
    let (_, object) = file.dereference(from.get(key).ok()?).ok()?;
    object.as_dict().ok()
}

fn array<'a>(file: &'a Document, from: &'a Dictionary, key: &[u8]) -> Option<&'a Vec<Object>> {
    let (_, object) = file.dereference(from.get(key).ok()?).ok()?;
    object.as_array().ok()
}
