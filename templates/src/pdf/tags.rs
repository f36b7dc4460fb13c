//! Tags: which text is a title, a heading or a paragraph, and the reading order.

use lopdf::{Dictionary, Document, Object, ObjectId, dictionary, text_string};

use crate::page::Role;

/// A piece of text, in reading order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) role: Role,
    /// The IDs of its marked-content sequences on the page.
    pub(super) marks: Vec<i64>,
}

/// Returns the structure type of a role.
const fn kind(role: Role) -> &'static str {
    match role {
        Role::Title => "H1",
        Role::Heading => "H2",
        _ => "P",
    }
}

/// Adds the structure tree and returns its leaves, whose IDs belong to the file.
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
        // Maps each marked-content ID of a page to its structure element.
        let mut owners: Vec<Object> = Vec::new();
        for part in parts {
            let id = file.new_object_id();
            owners.extend(part.marks.iter().map(|_| Object::Reference(id)));
            kids.push(id.into());
            leaves.push((id, *page, part));
        }
        // In a separate object, which is only decompressed with its page.
        let owners = file.add_object(owners);
        numbers.extend([number.into(), owners.into()]);
        if let Ok(page) = file.get_dictionary_mut(*page) {
            page.set("StructParents", number);
            // The tab order follows the tags.
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

/// Returns the structure element of a piece of text.
fn leaf(part: Part, whole: ObjectId, page: ObjectId) -> Dictionary {
    let marks: Vec<Object> = part.marks.into_iter().map(Object::Integer).collect();
    dictionary! { "Type" => "StructElem", "S" => kind(part.role), "P" => whole, "Pg" => page, "K" => marks }
}
