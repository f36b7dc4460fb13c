//! What weapons do: on the shop's tiles, on heroes' cards, and in odds before they are bought.

use muster_app::api::commands::call;
use muster_app::base::error::WireError;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::tempdir;

type Outcome = Result<(), String>;

fn ask(session: &mut Session, language: &str, command: &str, request: Value) -> Result<Value, String> {
    call(session, command, language, request)
        .map_err(|WireError { code, message, .. }| format!("{code}: {message}"))
}

/// Begins a core campaign; returns its id.
fn begun(session: &mut Session) -> Result<String, String> {
    let setup = json!({
        "campaign": "core", "boxes": [],
        "heroes": ["gaarkhan", "jyn-odan", "fenn-signis", "diala-passil"],
        "imperial_class": "military-might",
        "agenda_sets": null, "side_missions_green": null,
        "side_missions_grey": null, "threat_missions": null,
        "options": { "expanded": false, "periods": true, "half-shop": false }, "seed": 7,
    });
    let begin = json!({ "game": "imperial-assault", "name": "Thursdays", "setup": setup });
    let made = ask(session, "en", "begin_campaign", begin)?;
    Ok(made["id"].as_str().unwrap_or_default().to_owned())
}

/// The introduction with its result, or as it stands on paper, with what Diala Passil has.
fn introduction() -> Value {
    json!({ "do": "mission", "name": "aftermath", "winner": "rebels", "crates": 2, "met": [], "tokens": 0,
            "activates": [], "drawn": ["indebted", "high-moon"] })
}

fn book(session: &mut Session, id: &str, step: Value) -> Result<Value, String> {
    let request = json!({ "id": id, "entries": null, "reveal": hidden(), "step": step });
    let answer = ask(session, "en", "book_step", request)?;
    match answer["refused"].as_array() {
        Some(refused) if !refused.is_empty() => Err(format!("{refused:?}")),
        _ => Ok(answer),
    }
}

fn hidden() -> Value {
    json!({ "secrets": false, "pin": null })
}

fn shown(session: &mut Session, language: &str, id: &str) -> Result<Value, String> {
    ask(session, language, "campaign", json!({ "id": id, "reveal": hidden() }))
}

/// All cards of an answer that say what they do as a weapon, by id.
fn weapons(answer: &Value, found: &mut Vec<(String, Value)>) {
    match answer {
        Value::Object(fields) => {
            if let (Some(Value::String(id)), Some(weapon)) = (fields.get("id"), fields.get("weapon")) {
                found.push((id.clone(), weapon.clone()));
            }
            fields.values().for_each(|field| weapons(field, found));
        }
        Value::Array(all) => all.iter().for_each(|one| weapons(one, found)),
        _ => {}
    }
}

fn of<'a>(found: &'a [(String, Value)], id: &str) -> Result<&'a Value, String> {
    found.iter().find(|(one, _)| one == id).map(|(_, weapon)| weapon).ok_or_else(|| format!("no {id}"))
}

#[test]
fn a_weapon_says_what_it_does_in_each_language() -> Outcome {
    let place = tempdir().map_err(|error| error.to_string())?;
    let mut session = Session::open(place.path().to_owned());
    let id = begun(&mut session)?;
    book(&mut session, &id, introduction())?;
    let told = [
        ("en", "Green + Yellow · Reach · surges: Stun, Damage 1 · room for 1 modification"),
        ("hu", "zöld + sárga · Nyúlás · hullámok: Kábulat, Sebzés 1 · 1 módosítás fér alá"),
        ("zh-Hant", "綠 + 黃 · 延伸 · 原力波：暈眩、傷害 1 · 可附 1 張改裝卡"),
        ("zh-Hans", "绿 + 黄 · 延伸 · 原力波：晕眩、伤害 1 · 可附 1 张改装卡"),
    ];
    for (language, line) in told {
        let mut found = Vec::new();
        weapons(&shown(&mut session, language, &id)?, &mut found);
        assert_eq!(of(&found, "plasteel-staff")?["told"], line, "{language}");
    }
    Ok(())
}

#[test]
fn each_weapon_that_offers_odds_has_them_and_dice_of_an_attribute_are_those_of_the_hero() -> Outcome {
    let place = tempdir().map_err(|error| error.to_string())?;
    let mut session = Session::open(place.path().to_owned());
    let id = begun(&mut session)?;
    // Whose dice an Ancient Lightsaber rolls is only known once a hero has it.
    book(
        &mut session,
        &id,
        json!({
            "do": "paper", "missions": [{ "name": "aftermath", "winner": "rebels" }], "upgrade": "rebel-upgrade",
            "books": { "diala-passil": { "left": {}, "cards": ["ancient-lightsaber"] } },
        }),
    )?;
    let mut found = Vec::new();
    weapons(&shown(&mut session, "en", &id)?, &mut found);
    let saber = of(&found, "ancient-lightsaber")?;
    assert_eq!(saber["dice"], json!([{ "die": null, "name": "Insight pool" }]));
    let rolled: Vec<_> = saber["by_hero"][0]["dice"].as_array().into_iter().flatten().collect();
    let rolled: Vec<_> = rolled.iter().filter_map(|die| die["die"].as_str()).collect();
    assert_eq!((rolled, &saber["by_hero"][1]), (vec!["blue", "green", "yellow"], &Value::Null));
    let offered: Vec<_> = found.iter().filter(|(_, weapon)| weapon["odds"] == true).collect();
    assert!(offered.len() > 15, "{}", offered.len());
    for (card, weapon) in &offered {
        let mut request = json!({
            "game": "imperial-assault", "attacker": card, "defender": "stormtrooper", "range": 4,
        });
        if let Some(dice) = weapon["by_hero"][0]["dice"].as_array() {
            request["dice"] = dice.iter().map(|die| die["die"].clone()).collect();
        }
        let odds = ask(&mut session, "en", "odds", request)?;
        assert_eq!(odds["attacker"]["id"], card.as_str());
        assert!(odds["expected"].as_str().is_some_and(|expected| expected != "0"), "{card}: {odds}");
    }
    Ok(())
}

#[test]
fn a_card_without_known_values_says_nothing() -> Outcome {
    let place = tempdir().map_err(|error| error.to_string())?;
    let mut session = Session::open(place.path().to_owned());
    let id = begun(&mut session)?;
    book(&mut session, &id, introduction())?;
    let mut found = Vec::new();
    weapons(&shown(&mut session, "en", &id)?, &mut found);
    // Equipment, armour, and class cards that aren't weapons.
    for silent in ["combat-coat", "survival-gear", "brutal-cleave"] {
        assert!(of(&found, silent).is_err(), "{silent}");
    }
    // A modification names no dice, and what it does isn't in any table.
    assert!(found.iter().all(|(card, _)| card != "marksman-barrel"));
    Ok(())
}
