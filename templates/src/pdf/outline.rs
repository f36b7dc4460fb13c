//! Bookmarks: the document outline shown by viewers.

use lopdf::{Document, Object, dictionary, text_string};

use crate::page::Bookmark;

/// Adds the bookmarks, on a single level.
pub(super) fn add(file: &mut Document, bookmarks: &[Bookmark]) {
    let pages: Vec<_> = file.get_pages().into_values().collect();
    let there: Vec<_> = bookmarks.iter().filter_map(|mark| Some((mark, *pages.get(mark.page)?))).collect();
    if there.is_empty() {
        return;
    }
    let root = file.new_object_id();
    let ids: Vec<_> = there.iter().map(|_| file.new_object_id()).collect();
    for (index, (mark, page)) in there.iter().enumerate() {
        let mut item = dictionary! {
            "Title" => text_string(&mark.title),
            "Parent" => root,
            "Dest" => vec![Object::Reference(*page), "Fit".into()],
        };
        if let Some(before) = index.checked_sub(1) {
            item.set("Prev", ids[before]);
        }
        if let Some(after) = ids.get(index + 1) {
            item.set("Next", *after);
        }
        file.set_object(ids[index], item);
    }
    let (first, last) = (ids[0], ids[ids.len() - 1]);
    let count = i64::try_from(ids.len()).unwrap_or(i64::MAX);
    file.set_object(
        root,
        dictionary! { "Type" => "Outlines", "First" => first, "Last" => last, "Count" => count },
    );
    if let Ok(catalog) = file.catalog_mut() {
        catalog.set("Outlines", root);
    }
}
