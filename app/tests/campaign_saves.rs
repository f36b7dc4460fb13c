//! Campaigns that other programs saved: what is taken over is right, and what isn't is named.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::path::Path;

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use muster_app::campaigns::{ReadSave, TakeOver, read_save_file, take_over};
use serde::Deserialize;
use serde_json::{Value, json};
use tempfile::TempDir;

type Outcome = Result<(), String>;

const SAVES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/saves");
const CODES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../db/packs/imperial-assault/campaign_codes.csv");

/// What becomes of saves.
#[derive(Deserialize)]
struct Cases {
    case: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    file: String,
    /// The code of the error, if it isn't taken over.
    code: Option<String>,
    campaign: Option<String>,
    #[serde(default)]
    heroes: Vec<String>,
    #[serde(default)]
    played: Vec<String>,
    active: Option<Vec<String>>,
    #[serde(default)]
    books: BTreeMap<String, Value>,
    #[serde(default)]
    left: Vec<String>,
}

fn cases() -> Vec<Case> {
    let text = std::fs::read_to_string(format!("{SAVES}/cases.toml")).expect("the cases");
    toml::from_str::<Cases>(&text).expect("cases").case
}

fn begun() -> (Session, TempDir) {
    let place = tempfile::tempdir().expect("a folder");
    (Session::open(place.path().join("data")), place)
}

fn told(error: muster_app::base::error::WireError) -> String {
    format!("{}: {}", error.code, error.message)
}

fn texts(of: &Value) -> Vec<String> {
    of.as_array().into_iter().flatten().map(|one| one.as_str().unwrap_or("-").to_owned()).collect()
}

#[test]
fn each_save_becomes_its_setup_and_its_paper_log_or_says_why_not() -> Outcome {
    let (mut session, _place) = begun();
    for case in cases() {
        let path = format!("{SAVES}/{}", case.file);
        let read = call(&mut session, "read_save", "en", json!({ "path": path })).map_err(|error| error.code);
        let read = match (read, &case.code) {
            (Err(code), Some(expected)) => {
                assert_eq!(code, *expected, "{}", case.file);
                continue;
            }
            (read, _) => read.map_err(|code| format!("{}: {code}", case.file))?,
        };
        assert_eq!(read["campaign"].as_str(), case.campaign.as_deref(), "{}", case.file);
        assert_eq!(texts(&read["heroes"]), case.heroes, "{}", case.file);
        let missions = read["paper"]["missions"].as_array().into_iter().flatten();
        let played: Vec<_> = missions.map(|one| one["name"].as_str().unwrap_or("-").to_owned()).collect();
        assert_eq!(played, case.played, "{}", case.file);
        let active = read["paper"]["active"].as_array().map(|_| texts(&read["paper"]["active"]));
        assert_eq!(active, case.active, "{}", case.file);
        let books: BTreeMap<String, Value> =
            serde_json::from_value(read["paper"]["books"].clone()).map_err(|error| error.to_string())?;
        assert_eq!(books, case.books, "{}", case.file);
        let left = texts(&read["left"]);
        assert_eq!(left.len(), case.left.len(), "{}: {left:#?}", case.file);
        for (said, part) in left.iter().zip(&case.left) {
            assert!(said.contains(part), "{}: {part}: {said}", case.file);
        }
    }
    Ok(())
}

#[test]
fn a_save_is_taken_over_once_the_class_is_told_and_counts_as_a_log_kept_on_paper() -> Outcome {
    let (mut session, _place) = begun();
    let path = Path::new(SAVES).join("core.json");
    let import = json!({ "path": path });
    let refused = call(&mut session, "import_campaign", "en", import).map(drop).map_err(|error| error.code);
    assert_eq!(refused, Err("campaign-foreign-save".to_owned()));
    let save = read_save_file(&ReadSave { path: path.clone() }, &session.words)
        .map_err(|error| error.to_string())?;
    let request = TakeOver { path, class: Some("Military Might".to_owned()), agenda_sets: None };
    let brought = take_over(&mut session, request, &save).map_err(|error| error.to_string())?;
    assert_eq!(brought.name, "Thursday nights");
    assert!(brought.left.iter().any(|left| left.contains("Agenda sets")), "{:?}", brought.left);
    let request = json!({ "id": brought.id, "reveal": { "secrets": false, "pin": null } });
    let books = call(&mut session, "campaign", "en", request).map_err(told)?;
    assert_eq!((&books["credits"], &books["stage"]), (&json!(450), &json!(3)));
    // What such a save never has is asked for, as after any paper log.
    let open: Vec<_> =
        books["accounts"].as_array().into_iter().flatten().filter(|a| a["untold"] == true).collect();
    let open: BTreeSet<_> = open.iter().filter_map(|account| account["what"].as_str()).collect();
    assert_eq!(open, BTreeSet::from(["influence", "xp"]));
    assert_eq!(books["played"][0]["winner"], Value::Null);
    Ok(())
}

/// A save with one thing of each kind by these codes.
fn with(hero: &str, kind: &str, code: &str) -> Value {
    let card = json!([{ "id": code, "name": "" }]);
    let empty = || json!([]);
    let of = |what: &str| if kind == what { card.clone() } else { empty() };
    let ids = |what: &str| if kind == what { json!([code]) } else { empty() };
    json!({
        "formatVersion": 2, "campaignName": "x", "campaignExpansionCode": "Core", "credits": 0,
        "campaignHeroes": [{ "heroID": hero, "campaignItems": of("item"), "campaignSkills": of("class-card"),
                             "xpAmount": 0 }],
        "campaignStructure": [{ "missionID": if kind == "mission" { code } else { "Core2" }, "threatLevel": 2,
                                "isItemChecked": true }],
        "campaignAllies": of("ally"), "campaignVillains": [], "campaignItems": [], "campaignRewards": ids("reward"),
        "campaignIgnored": [],
    })
}

#[test]
fn every_code_of_the_table_is_taken_over_and_an_unknown_one_is_named() -> Outcome {
    let (mut session, place) = begun();
    let file = place.path().join("save.json");
    let mut read = |save: &Value| -> Result<Value, String> {
        std::fs::write(&file, save.to_string()).map_err(|error| error.to_string())?;
        call(&mut session, "read_save", "en", json!({ "path": file })).map_err(told)
    };
    let mut rows = csv::Reader::from_path(CODES).map_err(|error| error.to_string())?;
    let rows: Vec<_> =
        rows.records().map(|row| row.map_err(|error| error.to_string())).collect::<Result<_, _>>()?;
    let cards = include_str!("../../db/packs/imperial-assault/campaign_class_cards.csv");
    let mut checked = 0;
    for row in &rows {
        let (kind, code, id) = (&row[1], &row[2], &row[3]);
        // A class card is its hero's.
        let deck = cards.lines().find(|line| line.starts_with(&format!("{id},")));
        let deck = deck.and_then(|line| line.split(',').nth(1)).unwrap_or("diala-passil");
        let hero = rows.iter().find(|row| row[1] == *"hero" && row[3] == *deck).map_or("H1", |row| &row[2]);
        let answer = match kind {
            "hero" => read(&with(code, kind, code))?,
            "campaign" => {
                let mut save = with("H1", kind, code);
                save["campaignExpansionCode"] = json!(code);
                read(&save)?
            }
            _ => read(&with(hero, kind, code))?,
        };
        let (taken, left) = (answer["paper"].to_string(), answer["left"].to_string());
        // Starting cards, and rewards by the number of heroes, are there from the beginning.
        let starts = |line: &str| line.starts_with(&format!("{id},")) && line.contains(",0,");
        let begins = match kind {
            "class-card" => cards.lines().any(starts),
            "reward" => ["heroic", "legendary"].contains(&id),
            _ => false,
        };
        let there = match kind {
            "hero" => answer["heroes"].to_string().contains(id),
            "campaign" => answer["campaign"] == *id,
            _ => taken.contains(&format!("\"{id}\"")),
        };
        assert!(
            there || begins || !left.is_empty() && names_it(&left, kind),
            "{kind} {code} {id}: {answer:#}"
        );
        checked += 1;
    }
    assert!(checked > 500, "{checked}");
    for (kind, part) in [
        ("item", "item Nope7"),
        ("class-card", "class card Nope7"),
        ("reward", "reward Nope7"),
        ("mission", "mission Nope7"),
        ("ally", "won: Nope7"),
    ] {
        let answer = read(&with("H1", kind, "Nope7"))?;
        assert!(answer["left"].to_string().contains(part), "{kind}: {}", answer["left"]);
    }
    Ok(())
}

/// Whether what wasn't taken over is named at all, by its kind.
fn names_it(left: &str, kind: &str) -> bool {
    match kind {
        "reward" => left.contains("which side"),
        "ally" => left.contains("can be won"),
        _ => false,
    }
}

/// An archive with empty files of these names.
fn archive(names: &[&str]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for name in names {
        writer.start_file(*name, zip::write::SimpleFileOptions::default()).expect("an entry");
        writer.write_all(b"x").expect("its contents");
    }
    writer.finish().expect("an archive").into_inner()
}

#[test]
fn files_of_other_programs_say_what_they_are_whatever_they_are_called() -> Outcome {
    let (mut session, place) = begun();
    let table = br#"{"SaveName": "Imperial Assault", "GameMode": "", "ObjectStates": [{"GUID": "a1b2c3"}]}"#;
    let mission = br#"{"missionGUID": "x", "missionProperties": {}, "mapSections": [], "fileVersion": "13"}"#;
    let files = [
        (archive(&["icon.png", "campaign_package.json", "Missions/a.json"]), "campaign package"),
        (archive(&["buildFile.xml", "moduledata", "images/a.png"]), "Vassal module"),
        (archive(&["savedGame", "moduledata", "savedata"]), "saved game or a log of Vassal"),
        (table.to_vec(), "Tabletop Simulator"),
        (mission.to_vec(), "a mission of ImperialCommander 2"),
    ];
    for (bytes, part) in files {
        for name in ["thing.bin", "thing.json"] {
            let path = place.path().join(name);
            std::fs::write(&path, &bytes).map_err(|error| error.to_string())?;
            for command in ["import_campaign", "recognise"] {
                let error = call(&mut session, command, "en", json!({ "path": path })).map(drop);
                let error = error.err().ok_or_else(|| format!("{part}: {command} took it"))?;
                assert_eq!(error.code, "foreign-file", "{command}: {}", error.message);
                assert!(error.message.contains(part), "{command}: {}", error.message);
            }
        }
    }
    // A save that is dropped on the window is a campaign, whole or not.
    for file in ["core.json", "cut.json"] {
        let path = format!("{SAVES}/{file}");
        let dropped = call(&mut session, "recognise", "en", json!({ "path": path })).map_err(told)?;
        assert_eq!(dropped["kind"], "campaign", "{file}");
    }
    Ok(())
}
