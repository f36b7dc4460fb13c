//! Which groups of a mission wait, and which may be deployed, is known to the side that deploys them alone: in answers, in
//! files and on other machines.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::api_groups::{Machine, two};

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// The groups that wait, by id and by a part of the name.
const RESERVE: (&str, &str) = ("ia/royal-guard-elite", "Royal Guard");
const OPEN: (&str, &str) = ("ia/nexu-elite", "Nexu");

fn reveal(pin: Option<&str>) -> Value {
    json!({ "secrets": true, "pin": pin })
}

fn tap(machine: &mut Machine, id: &str, tap: &Value, revealed: bool) -> Value {
    let reveal = if revealed { reveal(None) } else { json!({ "secrets": false, "pin": null }) };
    machine.ask("night_tap", json!({ "id": id, "mission": "aftermath", "tap": tap, "reveal": reveal }))
}

fn night(machine: &mut Machine, id: &str, revealed: bool) -> Value {
    let reveal = if revealed { reveal(None) } else { json!({ "secrets": false, "pin": null }) };
    machine.ask("campaign_night", json!({ "id": id, "mission": "aftermath", "reveal": reveal }))
}

/// A night in which one group waits and one may be deployed.
fn two_wait(machine: &mut Machine, id: &str) {
    tap(machine, id, &json!({ "tap": "begin" }), false);
    tap(machine, id, &json!({ "tap": "group", "how": "reserve", "card": RESERVE.0 }), true);
    tap(machine, id, &json!({ "tap": "group", "how": "open", "card": OPEN.0 }), true);
    tap(machine, id, &json!({ "tap": "threat", "by": 9 }), false);
}

fn names(answer: &Value) -> bool {
    let text = answer.to_string();
    [RESERVE, OPEN].iter().any(|(id, name)| text.contains(id) || text.contains(name))
}

/// Whether any file of a folder names one of the groups.
fn found(dir: &Path) -> std::io::Result<bool> {
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        if path.is_dir() && found(&path)? {
            return Ok(true);
        }
        if path.is_file() && !name.starts_with("cache") {
            let text = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
            if [RESERVE, OPEN].iter().any(|(id, _)| text.contains(&format!("\"{id}\""))) {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

fn alone() -> Result<(Machine, String), Box<dyn std::error::Error>> {
    let mut machine = Machine::open()?;
    let setup = json!({
        "campaign": "core", "boxes": [], "heroes": ["gaarkhan", "jyn-odan", "fenn-signis", "diala-passil"],
        "imperial_class": "military-might", "agenda_sets": null, "side_missions_green": null,
        "side_missions_grey": null, "threat_missions": null,
        "options": { "expanded": false, "periods": true, "half-shop": false }, "seed": 7,
    });
    let begun = json!({ "game": "imperial-assault", "name": "Thursdays", "setup": setup });
    let id = machine.ask("begin_campaign", begun)["id"].as_str().ok_or("an id")?.to_owned();
    Ok((machine, id))
}

#[test]
fn the_common_view_tells_how_many_groups_wait_and_not_which() -> Outcome {
    let (mut machine, id) = alone()?;
    two_wait(&mut machine, &id);
    let open = night(&mut machine, &id, true);
    assert_eq!(
        (&open["waiting"][0]["card"], &open["at_hand"][0]["card"]),
        (&json!(RESERVE.0), &json!(OPEN.0))
    );
    let may: Vec<_> =
        open["cards"].as_array().ok_or("cards")?.iter().filter(|card| card["open"] == true).collect();
    assert_eq!(may.len(), 1, "only what is at hand may be deployed: {may:#?}");
    let closed = night(&mut machine, &id, false);
    assert!(!names(&closed), "{closed:#}");
    let counts = (closed["waiting"].as_array().map(Vec::len), closed["at_hand"].as_array().map(Vec::len));
    assert_eq!((counts, &closed["kept_secret"]), ((Some(1), Some(1)), &json!(true)));

    // A refusal is the same whatever waits, and so are the words of undo.
    let deploy = |card: &str| json!({ "tap": "deploy", "card": card, "free": false });
    let guess =
        |machine: &mut Machine, card: &str| tap(machine, &id, &deploy(card), false)["refused"].clone();
    let right = guess(&mut machine, OPEN.0);
    assert_eq!(right, guess(&mut machine, "ia/at-st-elite"));
    assert!(right.is_string(), "{right}");
    let told = tap(&mut machine, &id, &json!({ "tap": "group", "how": "open", "card": RESERVE.0 }), false);
    assert!(told["refused"].is_string() && told["done"].is_null(), "{told:#}");
    let undo = json!({ "id": id, "mission": "aftermath", "reveal": { "secrets": false, "pin": null } });
    for _ in 0..3 {
        let undone = machine.ask("night_undo", undo.clone());
        assert!(
            !names(&json!([undone["done"], undone["undo"], undone["waiting"], undone["at_hand"]])),
            "{undone:#}"
        );
    }

    // What is deployed is seen by all.
    tap(&mut machine, &id, &json!({ "tap": "group", "how": "open", "card": OPEN.0 }), true);
    tap(&mut machine, &id, &json!({ "tap": "threat", "by": 9 }), false);
    let deployed = tap(&mut machine, &id, &deploy(OPEN.0), true);
    assert_eq!((&deployed["refused"], &deployed["threat"]["now"]), (&Value::Null, &json!(3)));
    assert_eq!(night(&mut machine, &id, false)["groups"][0]["card"], OPEN.0);
    Ok(())
}

#[test]
fn the_pin_guards_the_groups_as_it_guards_the_agenda() -> Outcome {
    let (mut machine, id) = alone()?;
    two_wait(&mut machine, &id);
    machine.ask("set_campaign_pin", json!({ "id": id, "old": null, "new": "1138" }));
    let ask = |pin: Option<&str>| json!({ "id": id, "mission": "aftermath", "reveal": reveal(pin) });
    assert_eq!(machine.refuses("campaign_night", ask(None)), "pin-wrong");
    assert_eq!(machine.refuses("campaign_night", ask(Some("1139"))), "pin-wrong");
    assert!(names(&machine.ask("campaign_night", ask(Some("1138")))));
    let mut deploy = ask(Some("1139"));
    deploy["tap"] = json!({ "tap": "deploy", "card": OPEN.0, "free": false });
    assert_eq!(machine.refuses("night_tap", deploy), "pin-wrong");
    Ok(())
}

#[test]
fn a_file_has_them_only_with_the_secrets() -> Outcome {
    let (mut machine, id) = alone()?;
    two_wait(&mut machine, &id);
    let place = tempdir()?;
    for secrets in [false, true] {
        let path = place.path().join(format!("{secrets}.json"));
        let reveal = json!({ "secrets": secrets, "pin": null });
        machine.ask("export_campaign", json!({ "id": id, "path": path, "reveal": reveal }));
        let text = fs::read_to_string(&path)?;
        let named = [RESERVE, OPEN].iter().any(|(id, _)| text.contains(id));
        assert_eq!(named, secrets, "{text}");
        let mut other = Machine::open()?;
        other.ask("import_campaign", json!({ "path": path }));
        let brought =
            other.ask("campaigns", json!({}))["campaigns"][0]["uuid"].as_str().ok_or("an id")?.to_owned();
        let there = night(&mut other, &brought, true);
        assert_eq!(there["waiting"].as_array().map(Vec::len), Some(1));
        assert_eq!(names(&json!([there["waiting"], there["at_hand"]])), secrets, "{there:#}");
    }
    Ok(())
}

#[test]
fn other_members_machines_do_not_know_them_and_her_own_second_one_does() -> Outcome {
    let (folder, own) = (tempdir()?, tempdir()?);
    let (mut anna, mut bela, id) = two(folder.path())?;
    two_wait(&mut anna, &id);
    anna.exchange();
    bela.exchange();
    assert!(found(anna.dir())?, "the search finds what is there");
    assert!(!found(bela.dir())?);
    let his = night(&mut bela, &id, true);
    assert!(!names(&json!([his["waiting"], his["at_hand"]])), "{his:#}");
    assert_eq!((&his["threat"]["now"], his["waiting"].as_array().map(Vec::len)), (&json!(9), Some(1)));

    let mine = json!({ "folder": own.path(), "name": "Mine", "machine": "Desktop", "campaigns": null });
    let code = anna.ask("create_group", mine)["code"].clone();
    let mut laptop = Machine::open()?;
    laptop.ask("join_group", json!({ "folder": own.path(), "code": code, "machine": "Laptop" }));
    assert_eq!(night(&mut laptop, &id, true)["waiting"][0]["card"], RESERVE.0);

    // Once the group stands on the table, all know it.
    tap(&mut anna, &id, &json!({ "tap": "deploy", "card": RESERVE.0, "free": false }), true);
    anna.ask("exchange", json!({ "group": "Our table" }));
    bela.exchange();
    let his = night(&mut bela, &id, false);
    assert_eq!((&his["groups"][0]["card"], &his["waiting"]), (&json!(RESERVE.0), &json!([])));
    Ok(())
}

#[test]
fn groups_of_a_campaign_that_was_kept_alone_stay_secret_when_it_is_exchanged() -> Outcome {
    let (mut anna, kept) = alone()?;
    two_wait(&mut anna, &kept);
    let folder = tempdir()?;
    let made = anna.ask(
        "create_group",
        json!({ "folder": folder.path(), "name": "Ours", "machine": "Anna’s", "campaigns": ["Thursdays"] }),
    );
    let mut bela = Machine::open()?;
    bela.ask("join_group", json!({ "folder": folder.path(), "code": made["code"], "machine": "Béla’s" }));
    let id = bela.ask("campaigns", json!({}))["campaigns"][0]["uuid"].as_str().ok_or("an id")?.to_owned();
    assert!(!found(bela.dir())? && !found(folder.path())?);
    let hers = night(&mut anna, &id, true);
    assert_eq!(
        (&hers["waiting"][0]["card"], &hers["at_hand"][0]["card"]),
        (&json!(RESERVE.0), &json!(OPEN.0))
    );
    let his = night(&mut bela, &id, true);
    assert_eq!((his["waiting"].as_array().map(Vec::len), names(&his["waiting"])), (Some(1), false));
    Ok(())
}
