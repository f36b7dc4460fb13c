//! Entries that a member makes up, mostly of real ones.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use uuid::Uuid;

use crate::machine::Chance;

/// Where real entries come from, and what may be named.
#[derive(Default)]
pub(crate) struct Pool {
    /// Entries that somebody has.
    pub(crate) known: Vec<Value>,
    /// The IDs of those that all machines have: what comes under one of them later is another's no more.
    pub(crate) shared: BTreeSet<String>,
    /// The IDs of entries that were made up before.
    pub(crate) made: Vec<String>,
    /// The IDs of those of them that nobody has seen yet.
    pub(crate) owed: Vec<String>,
}

const NOUNS: [&str; 21] = [
    "holding",
    "copy",
    "alias",
    "own-pack",
    "squad-version",
    "squad",
    "squad-tag",
    "match-version",
    "match",
    "campaign",
    "campaign-log",
    "campaign-secret",
    "campaign-reveal",
    "evening",
    "photo",
    "night",
    "play",
    "play-log",
    "tournament",
    "tournament-log",
    "dragon",
];

const TIMES: [&str; 6] = [
    "0000-01-01T00:00:00.000Z",
    "9999-12-31T23:59:59.999Z",
    "2026-05-17T08:15:30.251Z",
    "yesterday",
    "",
    "2026-05-17T08:15:30Z",
];

const TEXTS: [&str; 14] = [
    "",
    " ",
    "x",
    "{}",
    "[]",
    "null",
    "=1+1",
    "../../x",
    "'; DROP TABLE entry; --",
    "\u{0}",
    "\u{202e}\u{1b}[2J\r\n",
    "-",
    "toy-soldiers toy/first/1",
    "18446744073709551616",
];

const NUMBERS: [i64; 9] =
    [0, 1, -1, 4_294_967_295, 4_294_967_296, -4_294_967_295, i64::MAX, i64::MIN, 1_000_000];

impl Pool {
    /// Returns a made up entry, as it stands in a parcel.
    pub(crate) fn forge(&mut self, chance: &mut Chance) -> String {
        match chance.below(24) {
            0 => {
                return [String::new(), "not JSON".to_owned(), "[".repeat(100_000), "{\"id\":7}".to_owned()]
                    [chance.below(4)]
                .clone();
            }
            1 => return json!({ "id": self.an_id(chance), "noun": "dragon", "wings": 2 }).to_string(),
            // What is there is said once more, to the letter.
            2 => return self.one(chance).to_string(),
            _ => {}
        }
        let mut entry = self.one(chance);
        let own = self.owed.pop().filter(|_| chance.below(2) == 0);
        // Mostly under an ID of its own, sometimes under one that is taken.
        let shared = entry["id"].as_str().is_some_and(|id| self.shared.contains(id));
        if !shared || chance.below(12) > 0 {
            entry["id"] = json!(own.unwrap_or_else(|| Uuid::now_v7().to_string()));
        }
        for _ in 0..=chance.below(3) {
            self.change(&mut entry, chance);
        }
        self.made.extend(entry["id"].as_str().map(str::to_owned));
        entry.to_string()
    }

    fn one(&self, chance: &mut Chance) -> Value {
        self.known.get(chance.below(self.known.len())).cloned().unwrap_or_else(|| json!({}))
    }

    /// An ID of something that is there, that isn't, or that nobody has heard of.
    fn an_id(&mut self, chance: &mut Chance) -> String {
        match chance.below(6) {
            0 => {
                let owed = Uuid::now_v7().to_string();
                self.owed.push(owed.clone());
                owed
            }
            1 => self.made.get(chance.below(self.made.len())).cloned().unwrap_or_default(),
            2 => Uuid::nil().to_string(),
            _ => self.one(chance)["id"].as_str().unwrap_or_default().to_owned(),
        }
    }

    /// The ID of another entry about the same subject, if there is one.
    fn a_relative(&self, entry: &Value, chance: &mut Chance) -> Option<String> {
        let same = |other: &&Value| other["subject"] == entry["subject"] && other["noun"] == entry["noun"];
        let all: Vec<&Value> = self.known.iter().filter(same).collect();
        all.get(chance.below(all.len()))?["id"].as_str().map(str::to_owned)
    }

    fn change(&mut self, entry: &mut Value, chance: &mut Chance) {
        match chance.below(16) {
            0..=3 => {
                let ids = (0..chance.below(4)).filter_map(|_| self.a_relative(entry, chance));
                entry["follows"] = json!(ids.collect::<Vec<_>>());
            }
            4 => {
                let ids: Vec<_> =
                    (0..[1, 2, 64, 65, 300][chance.below(5)]).map(|_| self.an_id(chance)).collect();
                entry["follows"] = json!(ids);
            }
            5 => entry["follows"] = json!([entry["id"].clone()]),
            6 => entry["noun"] = json!(NOUNS[chance.below(NOUNS.len())]),
            7 => entry["subject"] = json!(self.a_subject(chance)),
            8 => entry["at"] = json!(TIMES[chance.below(TIMES.len())]),
            9 => {
                let theirs = self.one(chance)["machine"].clone();
                entry["machine"] = if chance.below(2) == 0 { json!(Uuid::nil()) } else { theirs };
            }
            10 => entry["change"] = self.one(chance)["change"].clone(),
            11 => {
                let relative = self.a_relative(entry, chance).unwrap_or_default();
                entry["change"] =
                    json!({ "do": "record", "back": [relative], "removed": chance.below(2) == 0 });
            }
            12 => entry["change"] = json!({ "do": "join" }),
            13 => {
                let count = NUMBERS[chance.below(NUMBERS.len())];
                let act = self.one(chance)["id"].clone();
                let how = ["add", "to"][chance.below(2)];
                entry["change"] =
                    json!({ "do": "record", how: { "figures": count, "wanted": count }, "act": act });
            }
            _ => self.deep(&mut entry["change"], chance),
        }
    }

    fn a_subject(&self, chance: &mut Chance) -> String {
        match chance.below(5) {
            0 => Uuid::now_v7().to_string(),
            1 => format!("toy-soldiers {}", TEXTS[chance.below(TEXTS.len())]),
            2 => TEXTS[chance.below(TEXTS.len())].to_owned(),
            3 => "x".repeat(10_000),
            _ => self.one(chance)["subject"].as_str().unwrap_or_default().to_owned(),
        }
    }

    /// Changes something within a value. A text that is JSON is changed within, too.
    fn deep(&self, value: &mut Value, chance: &mut Chance) {
        match value {
            Value::Object(fields) if !fields.is_empty() && chance.below(8) > 0 => {
                let at = chance.below(fields.len());
                if chance.below(6) == 0 {
                    let key = fields.keys().nth(at).cloned().unwrap_or_default();
                    let was = fields.remove(&key).unwrap_or_default();
                    if chance.below(2) == 0 {
                        fields.insert(
                            ["uuid", "deleted_at", "figures", "note", "x"][chance.below(5)].to_owned(),
                            was,
                        );
                    }
                } else if let Some(inner) = fields.values_mut().nth(at) {
                    self.deep(inner, chance);
                }
            }
            Value::Array(all) if !all.is_empty() && chance.below(8) > 0 => {
                let at = chance.below(all.len());
                match chance.below(5) {
                    0 => drop(all.remove(at)),
                    1 => all.push(all[at].clone()),
                    _ => self.deep(&mut all[at], chance),
                }
            }
            Value::String(text) => {
                let inner = serde_json::from_str::<Value>(text).ok().filter(Value::is_object);
                match inner.filter(|_| chance.below(8) > 0) {
                    Some(mut inner) => {
                        self.deep(&mut inner, chance);
                        *text = inner.to_string();
                    }
                    None => *text = self.a_text(chance),
                }
            }
            Value::Number(_) => *value = json!(NUMBERS[chance.below(NUMBERS.len())]),
            _ => {
                let all = [json!(null), json!(true), json!(7), json!(-1), json!("x"), json!([]), json!({})];
                *value = all[chance.below(all.len())].clone();
            }
        }
    }

    fn a_text(&self, chance: &mut Chance) -> String {
        match chance.below(12) {
            0 => {
                "x".repeat([1_000, 100_000, 5_000_000][usize::from(chance.below(20) == 0) + chance.below(2)])
            }
            1 => self.one(chance)["id"].as_str().unwrap_or_default().to_owned(),
            2 => self.one(chance)["subject"].as_str().unwrap_or_default().to_owned(),
            3 => Uuid::now_v7().to_string(),
            _ => TEXTS[chance.below(TEXTS.len())].to_owned(),
        }
    }
}
