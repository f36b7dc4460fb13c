//! Inspects PDFs: dictionary entries and the tag tree.

use lopdf::content::Content;
use lopdf::{Dictionary, Document, Object};

/// Returns an entry of a dictionary, resolving references.
pub(crate) fn entry<'a>(file: &'a Document, from: &'a Dictionary, key: &str) -> &'a Object {
    let value = from.get(key.as_bytes()).unwrap_or_else(|_| panic!("{key} is missing in {from:?}"));
    file.dereference(value).unwrap().1
}

/// A piece of text in the tag tree.
pub(crate) struct Tagged {
    /// The structure type: `H1`, `P`.
    pub(crate) kind: String,
    /// The index of its page.
    pub(crate) page: usize,
    /// The IDs of its marked-content sequences.
    pub(crate) marks: Vec<i64>,
}

/// Returns all pieces of text in reading order.
pub(crate) fn tagged(file: &Document) -> Vec<Tagged> {
    let root = entry(file, file.catalog().unwrap(), "StructTreeRoot").as_dict().unwrap();
    let whole = entry(file, root, "K").as_dict().unwrap();
    let pages: Vec<_> = file.get_pages().into_values().collect();
    let read = |kid: &Object| {
        let kid = file.dereference(kid).unwrap().1.as_dict().unwrap();
        let of = kid.get(b"Pg").and_then(Object::as_reference).unwrap();
        let marks = match entry(file, kid, "K") {
            Object::Array(marks) => marks.iter().map(|mark| mark.as_i64().unwrap()).collect(),
            mark => vec![mark.as_i64().unwrap()],
        };
        Tagged {
            kind: String::from_utf8(entry(file, kid, "S").as_name().unwrap().to_vec()).unwrap(),
            page: pages.iter().position(|page| *page == of).unwrap(),
            marks,
        }
    };
    entry(file, whole, "K").as_array().unwrap().iter().map(read).collect()
}

/// Checks that everything drawn is tagged or an artifact, and that every marked-content sequence belongs to
/// exactly one piece of text, in reading order.
pub(crate) fn all_is_marked(file: &Document) {
    assert!(
        entry(file, file.catalog().unwrap(), "MarkInfo")
            .as_dict()
            .unwrap()
            .get(b"Marked")
            .unwrap()
            .as_bool()
            .unwrap()
    );
    let root = entry(file, file.catalog().unwrap(), "StructTreeRoot").as_dict().unwrap();
    let owners = entry(file, entry(file, root, "ParentTree").as_dict().unwrap(), "Nums").as_array().unwrap();
    let tagged = tagged(file);
    for (number, page) in file.get_pages().into_values().enumerate() {
        let content = Content::decode(&file.get_page_content(page)).unwrap();
        let (mut inside, mut begun) = (0, 0);
        for operation in &content.operations {
            match operation.operator.as_str() {
                "BDC" | "BMC" => {
                    inside += 1;
                    begun += i64::from(operation.operator == "BDC");
                }
                "EMC" => inside -= 1,
                "Tj" | "TJ" | "S" | "f" | "f*" | "B" | "B*" | "re" | "Do" => {
                    assert_eq!(inside, 1, "{operation:?} on page {number}");
                }
                _ => {}
            }
        }
        assert_eq!(inside, 0);
        let marks: Vec<i64> =
            tagged.iter().filter(|part| part.page == number).flat_map(|part| part.marks.clone()).collect();
        assert_eq!(marks, (0..begun).collect::<Vec<_>>(), "page {number}");
        assert_eq!(
            file.get_dictionary(page).unwrap().get(b"StructParents").unwrap().as_i64().unwrap(),
            number as i64
        );
        assert_eq!(owners[2 * number].as_i64().unwrap(), number as i64);
        let of_page = file.dereference(&owners[2 * number + 1]).unwrap().1.as_array().unwrap();
        assert_eq!(of_page.len(), marks.len());
    }
}
