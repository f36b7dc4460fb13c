//! Tags: which text is a title, a heading or a paragraph, and in what order it is read.

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary, text_string};

use crate::page::Role;

/// A piece of text in the order in which it is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) role: Role,
    /// Its stretches of marked content on its page.
    pub(super) marks: Vec<i64>,
}

/// What a piece of text is to a reader.
const fn kind(role: Role) -> &'static str {
    match role {
        Role::Title => "H1",
        Role::Heading => "H2",
        _ => "P",
    }
}

/// Adds the tree of what each page's text is, and returns its leaves, which are the file's like its other objects.
pub(super) fn add(
    file: &mut Document,
    pages: Vec<Vec<Part>>,
    language: &str,
) -> impl Iterator<Item = (ObjectId, Dictionary)> + use<> {
    let ids: Vec<ObjectId> = file.get_pages().into_values().collect();
    let (root, whole) = (file.new_object_id(), file.new_object_id());
    let mut kids: Vec<Object> = Vec::new();
    let mut numbers: Vec<Object> = Vec::new();
    let mut leaves = Vec::new();
    let next = i64::try_from(pages.len()).unwrap_or(i64::MAX);
    for (number, (page, parts)) in (0_i64..).zip(ids.iter().zip(pages)) {
        // By its number each stretch of a page finds the piece of text that it belongs to.
        let mut owners: Vec<Object> = Vec::new();
        for part in parts {
            let id = file.new_object_id();
            owners.extend(part.marks.iter().map(|_| Object::Reference(id)));
            kids.push(id.into());
            leaves.push((id, *page, part));
        }
        // In an object of its own: it is unpacked with that page alone.
        let owners = file.add_object(owners);
        numbers.extend([number.into(), owners.into()]);
        if let Ok(page) = file.get_dictionary_mut(*page) {
            page.set("StructParents", number);
            // Tabs follow the order of the tags.
            page.set("Tabs", "S");
        }
    }
    let mut document = dictionary! { "Type" => "StructElem", "S" => "Document", "P" => root, "K" => kids };
    if !language.is_empty() {
        document.set("Lang", text_string(language));
    }
    file.set_object(whole, document);
    file.set_object(
        root,
        dictionary! {
            "Type" => "StructTreeRoot",
            "K" => whole,
            "ParentTree" => dictionary! { "Nums" => numbers },
            "ParentTreeNextKey" => next,
        },
    );
    if let Ok(catalog) = file.catalog_mut() {
        catalog.set("StructTreeRoot", root);
        catalog.set("MarkInfo", dictionary! { "Marked" => true });
    }
    leaves.into_iter().map(move |(id, page, part)| (id, leaf(part, whole, page)))
}

/// A piece of text as an object.
fn leaf(part: Part, whole: ObjectId, page: ObjectId) -> Dictionary {
    let marks: Vec<Object> = part.marks.into_iter().map(Object::Integer).collect();
    dictionary! { "Type" => "StructElem", "S" => kind(part.role), "P" => whole, "Pg" => page, "K" => marks }
}
