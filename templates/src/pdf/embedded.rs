//! The squad inside the PDF: an embedded file, which viewers list as an
//! attachment and which tools such as qpdf keep.

use lopdf::{Dictionary, Document, LoadOptions, Object, Stream, dictionary};

/// The attachment's name.
pub const EMBEDDED_NAME: &str = "muster-squad.json";

/// No squad is larger, and a PDF from elsewhere must not fill the memory.
const MOST_BYTES: usize = 4 * 1024 * 1024;

/// Name trees of other programs' PDFs may be nested, but not endlessly.
const DEEPEST: usize = 16;

/// The most nodes and names of such a tree that are looked at: it may hold thousands of attachments,
/// or itself, many times over.
const MOST_OBJECTS: usize = 10_000;

/// Why a PDF's squad can't be read.
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
    #[error("the squad inside this PDF is damaged")]
    NotText(#[from] std::string::FromUtf8Error),
}

/// Adds `json` as an attachment.
pub(super) fn embed(file: &mut Document, json: &str) {
    let length = i64::try_from(json.len()).unwrap_or(i64::MAX);
    let stream = Stream::new(
        dictionary! {
            "Type" => "EmbeddedFile",
            "Subtype" => "application/json",
            "Params" => dictionary! { "Size" => length },
        },
        json.as_bytes().to_vec(),
    );
    let stream = file.add_object(stream);
    let specification = file.add_object(dictionary! {
        "Type" => "Filespec",
        "F" => Object::string_literal(EMBEDDED_NAME),
        "UF" => Object::string_literal(EMBEDDED_NAME),
        "EF" => dictionary! { "F" => stream, "UF" => stream },
        "AFRelationship" => "Source",
    });
    let tree = file.add_object(dictionary! {
        "Names" => vec![Object::string_literal(EMBEDDED_NAME), specification.into()],
    });
    if let Ok(catalog) = file.catalog_mut() {
        catalog.set("Names", dictionary! { "EmbeddedFiles" => tree });
        catalog.set("AF", vec![Object::Reference(specification)]);
    }
}

/// The squad inside a PDF that Muster printed, as JSON; `None` in any other PDF.
///
/// # Errors
/// [`ReadError`] for what isn't a PDF or holds a squad that can't be read.
pub fn read_embedded(bytes: &[u8]) -> Result<Option<String>, ReadError> {
    let options = LoadOptions { max_decompressed_size: Some(2 * MOST_BYTES), ..LoadOptions::default() };
    let file = Document::load_mem_with_options(bytes, options)?;
    let mut left = MOST_OBJECTS;
    let found = find(&file, &mut left);
    if found.is_none() && left == 0 {
        return Err(ReadError::TooManyObjects { limit: MOST_OBJECTS });
    }
    let Some(stream) = found else {
        return Ok(None);
    };
    let content = if stream.dict.has(b"Filter") {
        stream.decompressed_content_with_limit(MOST_BYTES)?
    } else {
        stream.content.clone()
    };
    Ok(Some(String::from_utf8(content)?))
}

fn find<'a>(file: &'a Document, left: &mut usize) -> Option<&'a Stream> {
    let names = entry(file, file.catalog().ok()?, b"Names")?;
    let tree = entry(file, names, b"EmbeddedFiles")?;
    let specification = search(file, tree, DEEPEST, left)?;
    let files = entry(file, specification, b"EF")?;
    let (_, stream) = file.dereference(files.get(b"F").ok()?).ok()?;
    stream.as_stream().ok()
}

/// The file specification of the squad in a name tree. `left` is how many objects may still be looked
/// at, over the whole tree: one that holds itself twice doubles with every level.
fn search<'a>(
    file: &'a Document,
    tree: &'a Dictionary,
    depth: usize,
    left: &mut usize,
) -> Option<&'a Dictionary> {
    if depth == 0 {
        return None;
    }
    if let Some(names) = array(file, tree, b"Names") {
        for pair in names.chunks_exact(2) {
            *left = left.checked_sub(1)?;
            let (_, name) = file.dereference(&pair[0]).ok()?;
            if name.as_str().is_ok_and(|n| n == EMBEDDED_NAME.as_bytes()) {
                let (_, specification) = file.dereference(&pair[1]).ok()?;
                return specification.as_dict().ok();
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
