//! Every campaign rule, demonstrated by permitted and refused steps, as data.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use muster_rules::campaign::ally::ally_threat;
use muster_rules::campaign::id::SideId;
use muster_rules::campaign::log::Entry;
use muster_rules::campaign::open_log::OpenLog;
use muster_rules::campaign::refusal::Refusal;
use muster_rules::campaign::step::{Setup, Step};
use serde::Deserialize;
use serde_json::{Value as Json, json};

use crate::campaign::FACTS;
use crate::campaign::books;

/// The rules of campaigns.
const RULES: [&str; 21] = [
    "IA-PLAYERS",
    "IA-HERO",
    "IA-IMPERIAL-CLASS",
    "IA-AGENDA-DECK",
    "IA-SIDE-DECK",
    "IA-INTRO",
    "IA-STAGE",
    "IA-CHOOSE",
    "IA-CLEANUP",
    "IA-REWARDS",
    "IA-CREDITS",
    "IA-SHOP",
    "IA-XP",
    "IA-AGENDA",
    "IA-NEGATIVE",
    "IA-LIMITS",
    "IA-MODS",
    "IA-TRADE",
    "IA-ALLIES",
    "IA-FINALE",
    "IA-SAVE",
];

/// The rule ID of refusals by the program's own bookkeeping.
const BOOKS: &str = "MUSTER-CAMPAIGN";

/// Rules that refuse under another ID: they forbid a mission out of turn, an unknown account, or a log that
/// would lose something.
const BY_OTHERS: [&str; 3] = ["IA-INTRO", "IA-CREDITS", "IA-SAVE"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    on: Option<String>,
    begin: Option<toml::Table>,
    #[serde(default)]
    steps: Vec<toml::Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    rule: String,
    says: String,
    on: String,
    #[serde(default)]
    change: toml::Table,
    #[serde(default)]
    without: Vec<String>,
    #[serde(default)]
    steps: Vec<toml::Table>,
    refused: Option<Json>,
    booked: Option<Vec<String>>,
    expect: Option<Json>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    case: Vec<Case>,
}

fn files() -> BTreeMap<String, String> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/campaign/cases");
    let entries =
        std::fs::read_dir(dir).expect("the folder of cases").map(|entry| entry.expect("a file").path());
    let read = |path: std::path::PathBuf| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(&path).expect("a text"))
    };
    entries.map(read).collect()
}

fn starts() -> BTreeMap<String, Start> {
    toml::from_str(&files()["setups"]).unwrap_or_else(|e| panic!("setups: {e}"))
}

fn cases() -> Vec<Case> {
    let files = files().into_iter().filter(|(name, _)| name != "setups");
    let read =
        files.map(|(name, text)| toml::from_str::<File>(&text).unwrap_or_else(|e| panic!("{name}: {e}")));
    read.flat_map(|file| file.case).collect()
}

fn book(log: &mut OpenLog, step: &toml::Table) -> Result<(), Vec<Refusal>> {
    match step.get("do").and_then(toml::Value::as_str) {
        Some("undo") => log.undo(),
        Some("redo") => log.redo(&FACTS),
        _ => {
            let step = Step::deserialize(toml::Value::Table(step.clone()));
            log.book(&FACTS, step.expect("a step"))
        }
    }
}

impl Case {
    /// Returns the setup and the steps that precede the case's own.
    fn before(&self, starts: &BTreeMap<String, Start>) -> (Setup, Vec<toml::Table>) {
        let (mut name, mut steps) = (self.on.as_str(), Vec::new());
        loop {
            let start = starts.get(name).unwrap_or_else(|| panic!("there is no setup {name}"));
            steps = [start.steps.clone(), steps].concat();
            match (&start.begin, &start.on) {
                (Some(begin), None) => {
                    let mut begin = begin.clone();
                    self.without.iter().for_each(|key| drop(begin.remove(key)));
                    begin.extend(self.change.clone());
                    let setup = Setup::deserialize(toml::Value::Table(begin));
                    return (setup.expect("a setup"), steps);
                }
                (None, Some(on)) => name = on,
                _ => panic!("{name} begins, or goes on from another"),
            }
        }
    }

    fn check(&self, starts: &BTreeMap<String, Start>) -> Result<(), String> {
        let (setup, before) = self.before(starts);
        let mut log = OpenLog::default();
        let refused_setup = log.book(&FACTS, Step::Begin(setup)).err();
        let begun = refused_setup.is_none();
        let mut done = refused_setup.map_or(Ok(()), Err);
        let mut untouched = log.clone();
        if begun {
            for step in before {
                book(&mut log, &step).map_err(|refusals| format!("its setup is refused: {refusals:?}"))?;
            }
            for step in &self.steps {
                done.map_err(|refusals: Vec<Refusal>| format!("an earlier step is refused: {refusals:?}"))?;
                untouched = log.clone();
                done = book(&mut log, step);
            }
        }
        match (&self.refused, done) {
            (None, Err(refusals)) => return Err(format!("refused: {refusals:?}")),
            (Some(wanted), Ok(())) => return Err(format!("passed, wanted {wanted}")),
            (Some(wanted), Err(refusals)) => {
                if !refusals.iter().any(|found| fits(wanted, &told(found)).is_ok()) {
                    return Err(format!("refused as {refusals:?}, wanted {wanted}"));
                }
                if log != untouched {
                    return Err("refused, but booked".to_owned());
                }
            }
            (None, Ok(())) => {}
        }
        if let Some(wanted) = &self.booked
            && *wanted != last_movements(&log)
        {
            return Err(format!("booked {:?}", last_movements(&log)));
        }
        self.expect.as_ref().map_or(Ok(()), |expect| fits(expect, &books(&log)))
    }
}

/// Converts a refusal to data, with its rule.
fn told(refusal: &Refusal) -> Json {
    let mut told = serde_json::to_value(refusal).expect("JSON");
    if let Some(account) = told.get("account").filter(|a| a.is_object()).cloned() {
        merge(&mut told, &account);
    }
    merge(&mut told, &json!({ "rule": refusal.rule(&FACTS.rules) }));
    told
}

fn merge(into: &mut Json, from: &Json) {
    if let (Json::Object(into), Json::Object(from)) = (into, from) {
        into.extend(from.clone());
    }
}

/// Returns the state as data, with the threat of a joining ally.
fn books(log: &OpenLog) -> Json {
    let state = log.state();
    let mut books = books::books(state);
    let campaign = state.foundation.as_ref().and_then(|f| FACTS.campaign(&f.campaign));
    let ally = state.joining.get(&SideId::from("rebels"));
    let threat = campaign.zip(ally).and_then(|(campaign, ally)| ally_threat(&FACTS, campaign, ally));
    if let Some(threat) = threat {
        merge(&mut books, &json!({ "ally_threat": { "now": threat.now, "tokens": threat.tokens } }));
    }
    books
}

/// Returns the movements of the last step, `credits +400 outcome`.
fn last_movements(log: &OpenLog) -> Vec<String> {
    let last = log.entries.iter().rposition(|entry| matches!(entry, Entry::Step { .. }));
    let movements = log.ledger().movements.iter().filter(|m| Some(m.entry) == last);
    let said = movements.map(|m| {
        let whose = m.account.hero.as_ref().map_or(m.account.kind.as_str(), |hero| hero.as_str());
        let why = serde_json::to_value(&m.why).expect("JSON");
        format!("{whose} {:+} {}", m.amount, why["why"].as_str().unwrap_or_default())
    });
    said.collect()
}

/// Checks that `found` contains what is `wanted`: of a table, the given keys; of a list, all elements in any
/// order, or their number; `false` stands for absence.
fn fits(wanted: &Json, found: &Json) -> Result<(), String> {
    let wrong = || Err(format!("wanted {wanted}, found {found}"));
    match (wanted, found) {
        (Json::Object(wanted), Json::Object(found)) => {
            for (key, value) in wanted {
                let there = found.get(key).unwrap_or(&Json::Null);
                fits(value, there).map_err(|fault| format!("{key}: {fault}"))?;
            }
            Ok(())
        }
        (Json::Array(wanted), Json::Array(found)) if wanted.len() == found.len() => {
            let missing = wanted.iter().find(|w| !found.iter().any(|f| fits(w, f).is_ok()));
            missing.map_or(Ok(()), |_| wrong())
        }
        (Json::Number(number), Json::Array(list)) if number.as_u64() == Some(list.len() as u64) => Ok(()),
        (Json::Number(number), Json::Object(map)) if number.as_u64() == Some(map.len() as u64) => Ok(()),
        (Json::Bool(false), Json::Null) => Ok(()),
        _ if wanted == found => Ok(()),
        _ => wrong(),
    }
}

#[test]
fn every_case_passes_or_is_refused_as_it_says() {
    let starts = starts();
    let check = |case: Case| Some(format!("{} ({}): {}", case.rule, case.says, case.check(&starts).err()?));
    let faults: Vec<_> = cases().into_iter().filter_map(check).collect();
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_rule_has_a_case_that_passes_and_one_that_it_refuses() {
    let cases = cases();
    for rule in RULES {
        let of_rule: Vec<_> = cases.iter().filter(|c| c.rule == rule).collect();
        assert!(of_rule.iter().any(|c| c.refused.is_none()), "{rule} lets nothing pass");
        let refused: Vec<_> = of_rule.iter().filter_map(|c| c.refused.as_ref()).collect();
        assert!(!refused.is_empty(), "{rule} refuses nothing");
        let by_name = refused.iter().any(|r| r["rule"] == rule);
        assert_eq!(by_name, !BY_OTHERS.contains(&rule), "{rule}");
    }
    let known: BTreeSet<_> = RULES.into_iter().chain([BOOKS]).collect();
    let strange: Vec<_> =
        cases.iter().filter(|c| !known.contains(c.rule.as_str())).map(|c| &c.rule).collect();
    assert!(strange.is_empty(), "{strange:?}");
    // Cases that pass state what results from them.
    let silent = cases.iter().filter(|c| c.refused.is_none() && c.expect.is_none() && c.booked.is_none());
    let silent: Vec<_> = silent.map(|c| &c.says).collect();
    assert!(silent.is_empty(), "{silent:?}");
}
