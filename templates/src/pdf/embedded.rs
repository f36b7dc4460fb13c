//! The squad or campaign inside the PDF: an embedded file, which viewers list as an
//! attachment and which tools such as qpdf keep.

use lopdf::{Dictionary, Document, LoadOptions, Object, Stream, dictionary};

use super::time;
use crate::page::{Carried, Embedded};

impl Carried {
    const ALL: [Self; 2] = [Self::Squad, Self::Campaign];

    /// The attachment's name.
    #[must_use]
    pub const fn file_name(self) -> &'static str {
        match self {
            Self::Squad => "muster-squad.json",
            Self::Campaign => "muster-campaign.json",
        }
    }
}

/// No squad and no campaign is larger, and a PDF from elsewhere must not fill the memory.
const MOST_BYTES: usize = 4 * 1024 * 1024;

/// Name trees of other programs' PDFs may be nested, but not endlessly.
const DEEPEST: usize = 16;

/// The most nodes and names of such a tree that are looked at: it may hold thousands of attachments,
/// or itself, many times over.
const MOST_OBJECTS: usize = 10_000;

/// Why what a PDF carries can't be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// Not a PDF, damaged, encrypted, or unreasonably large inside.
    #[error("this PDF can't be read: {0}")]
    Pdf(#[from] lopdf::Error),
    /// There is more in its list of attachments than is looked at.
    #[error("more than {limit} objects in the list of attachments")]
    TooManyObjects {
        /// How many are looked at.
        limit: usize,
    },
    /// The attachment is there, but isn't text.
    #[error("what this PDF carries is damaged")]
    NotText(#[from] std::string::FromUtf8Error),
}

/// Adds an attachment, as of a time in seconds since 1970.
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

/// A time as PDF writes it.
fn date(seconds: i64) -> String {
    let time = time(seconds);
    let (month, day) = (u8::from(time.month()), time.day());
    let clock = format!("{:02}{:02}{:02}", time.hour(), time.minute(), time.second());
    format!("D:{:04}{month:02}{day:02}{clock}+00'00'", time.year())
}

/// What a PDF carries that Muster printed; `None` in any other PDF.
///
/// # Errors
/// [`ReadError`] for what isn't a PDF or carries something that can't be read.
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

/// The file specification of what Muster put into a name tree. `left` is how many objects may still be looked
/// at, over the whole tree: one that holds itself twice doubles with every level.
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
