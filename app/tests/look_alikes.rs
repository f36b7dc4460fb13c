//! Each use case has one answer type. Two types on the wire that share most of their fields are duplicates, unless
//! there is a reason.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const BINDINGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/src/bindings");

/// Types with fewer fields aren't compared: many have just an id and a name.
const FEWEST: usize = 3;

/// Pairs that are allowed, with the reason.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    (
        "AddHolding",
        "SetHolding",
        "copies come to those there are, or there are so many; only that has a note",
    ),
    (
        "AddedLine",
        "MatchMember",
        "a figure and how many: beside it what is missing, or its name as it was then",
    ),
    ("AddedLine", "PlayWaitingFigure", "one was missing from a squad, the other waits beside the table"),
    ("BookRequest", "ChangeRequest", "one books a step, the other takes one back; both know what they saw"),
    ("KeptView", "PlayRow", "a row is a kept thing with the match that it became"),
    ("BookTrades", "FindTrades", "one books what the other looks at, and is made of it"),
    ("ExportSquadRequest", "WriteSquadRequest", "one writes to a file what the other returns"),
    ("ChangeRequest", "MendRequest", "who takes a step back has nothing more to say"),
    ("FigureStanding", "MatchMember", "a figure with its record, or with how many were fielded"),
    ("GameScore", "ScoreInput", "what somebody typed may be no score yet"),
    ("MatchResult", "Scored", "of scores being typed the reasons are told, too"),
    (
        "MatchMember",
        "PoolFigure",
        "who was fielded, by the name of that day, or what can be built from, in the reader’s words",
    ),
    ("HoldingChanged", "HoldingRow", "a changed row is a row, with the number of its change"),
    ("MatchMember", "PlayWaitingFigure", "who was fielded, by the name of that day, or who waits to join"),
    ("NightRequest", "UndoTap", "one looks, the other takes a tap back; only that knows what it saw"),
    ("Reason", "RefusedStep", "one is what the other says of a step, with the step"),
    ("TapRequest", "UndoTap", "one adds a tap, the other takes the last one back; both know what they saw"),
    ("ToldWord", "WriteOwnWord", "one is of a game, the other stands in a list of one"),
];

/// The fields of a type, with their types: `points: number | null`.
type Fields = BTreeSet<String>;

/// Returns the object types by name.
fn objects() -> BTreeMap<String, Fields> {
    let entries = fs::read_dir(Path::new(BINDINGS)).expect("the bindings").flatten();
    let texts = entries.map(|entry| fs::read_to_string(entry.path()).expect("a file"));
    texts.filter_map(|text| object(&text)).collect()
}

/// Parses the name and the fields of `export type Name = { … };`.
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

/// Returns whether two types share three quarters of the fields of the larger one.
fn alike(one: &Fields, other: &Fields) -> bool {
    let (fewer, more) = (one.len().min(other.len()), one.len().max(other.len()));
    fewer >= FEWEST && one.intersection(other).count() * 4 >= more * 3
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
fn types_are_alike_where_they_share_three_quarters_of_the_fields_of_each() {
    let fields = |text: &str| object(text).expect("an object").1;
    let small = fields(
        "export type A = { /** Its id, a key. */ id: string, at: Array<[number, string]>, b: B, c: C, };",
    );
    assert_eq!(small.len(), 4, "{small:?}");
    let other = fields("export type L = { id: string,\nat: Array<[number,  string]>, b: B, d: D, };");
    assert!(alike(&small, &other));
    let larger =
        fields("export type L = { id: string, at: Array<[number, string]>, b: B, c: C, e: E, f: F, };");
    assert!(!alike(&small, &larger), "one that holds another says more");
    let other = fields("export type O = { id: number, at: Array<[number, string]>, b: B, d: D, };");
    assert!(!alike(&small, &other), "a field of another type is another field");
}
