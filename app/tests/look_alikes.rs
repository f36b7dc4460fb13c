//! A use case has one answer type. Two types of the wire that share most of their fields are one type
//! written twice, unless there is a reason.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const BINDINGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/src/bindings");

/// Types of fewer fields than this say little: an id and a name are in many.
const FEWEST: usize = 4;

/// Pairs that may stay, and why.
const EXCEPTIONS: &[(&str, &str, &str)] = &[];

/// The fields of a type, each with its own type: `points: number | null`.
type Fields = BTreeSet<String>;

/// The objects among the types, by name.
fn objects() -> BTreeMap<String, Fields> {
    let entries = fs::read_dir(Path::new(BINDINGS)).expect("the bindings").flatten();
    let texts = entries.map(|entry| fs::read_to_string(entry.path()).expect("a file"));
    texts.filter_map(|text| object(&text)).collect()
}

/// The name and the fields of `export type Name = { … };`.
fn object(text: &str) -> Option<(String, Fields)> {
    let (_, declared) = text.split_once("export type ")?;
    let (name, body) = declared.split_once(" = {")?;
    let body = body.trim_end().strip_suffix("};")?;
    let mut fields = Fields::new();
    let (mut depth, mut field) = (0_i32, String::new());
    for character in without_comments(body).chars() {
        depth += match character {
            '{' | '<' | '(' | '[' => 1,
            '}' | '>' | ')' | ']' => -1,
            _ => 0,
        };
        if character == ',' && depth == 0 {
            fields.insert(std::mem::take(&mut field));
        } else {
            field.push(character);
        }
    }
    fields.insert(field);
    let spaced = |field: &String| field.split_whitespace().collect::<Vec<_>>().join(" ");
    Some((name.to_owned(), fields.iter().map(spaced).filter(|f| !f.is_empty()).collect()))
}

fn without_comments(text: &str) -> String {
    let parts = text.split("/**").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest));
    parts.collect()
}

/// Whether three quarters of the smaller one's fields are the larger one's, too.
fn alike(one: &Fields, other: &Fields) -> bool {
    let smaller = one.len().min(other.len());
    smaller >= FEWEST && one.intersection(other).count() * 4 >= smaller * 3
}

#[test]
fn no_type_of_the_wire_says_again_what_another_says() {
    let objects: Vec<_> = objects().into_iter().collect();
    assert!(objects.len() > 100, "the bindings are read: {}", objects.len());
    let mut pairs = BTreeSet::new();
    for (index, (name, fields)) in objects.iter().enumerate() {
        let others = objects[index + 1..].iter().filter(|(_, other)| alike(fields, other));
        pairs.extend(others.map(|(other, _)| (name.as_str(), other.as_str())));
    }
    let excepted: BTreeSet<_> = EXCEPTIONS.iter().map(|(one, other, _)| (*one, *other)).collect();
    let new: Vec<_> = pairs.difference(&excepted).collect();
    assert!(new.is_empty(), "types that say the same: {new:?}");
    let gone: Vec<_> = excepted.difference(&pairs).collect();
    assert!(gone.is_empty(), "exceptions that are none any more: {gone:?}");
}

#[test]
fn types_are_alike_where_most_fields_of_the_smaller_are_the_larger_ones() {
    let fields = |text: &str| object(text).expect("an object").1;
    let small = fields(
        "export type A = { /** Its id, a key. */ id: string, at: Array<[number, string]>, b: B, c: C, };",
    );
    assert_eq!(small.len(), 4, "{small:?}");
    let large =
        fields("export type L = { id: string,\nat: Array<[number,  string]>, b: B, d: D, e: E, f: F, };");
    assert!(alike(&small, &large));
    let other = fields("export type O = { id: number, at: Array<[number, string]>, b: B, d: D, };");
    assert!(!alike(&small, &other), "a field of another type is another field");
}
