//! Sealed and draft: dealing boosters, counting each player's pool, and recording picks.

use muster_app::api::commands::call;
use muster_app::base::session::Session;
use serde_json::{Value, json};
use tempfile::tempdir;

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn ask(session: &mut Session, command: &str, request: Value) -> Value {
    match call(session, command, "en", request) {
        Ok(answer) => answer,
        Err(error) => panic!("{command}: {error:?}"),
    }
}

fn evening(session: &mut Session) -> Value {
    let players = json!(["Anna", "Béla", "Cili"]);
    let request = json!({ "game": "star-wars-miniatures", "name": "Sealed", "players": players });
    ask(session, "begin_tournament", request)["id"].clone()
}

fn deal(id: &Value, play: &str, own: bool, slots: &Value) -> Value {
    let step = json!({
        "do": "deal", "play": play, "sets": ["Clone Strike"], "own": own, "slots": slots, "boosters": 2, "seed": 7,
    });
    json!({ "id": id, "step": step })
}

#[test]
fn what_was_dealt_stays_and_can_be_counted() -> Outcome {
    let place = tempdir()?;
    let mut session = Session::open(place.path().to_owned());
    let id = evening(&mut session);
    let slots = json!([{ "rarity": "Common", "figures": 4 }, { "rarity": "VR", "figures": 1 }]);
    let view = ask(&mut session, "step_tournament", deal(&id, "sealed", false, &slots));
    assert_eq!(view["refused"], Value::Null);
    let pools = view["dealt"]["pools"].as_array().ok_or("pools")?;
    assert_eq!(pools.len(), 3);
    let figures = |pool: &Value| {
        pool["figures"]
            .as_array()
            .map(|all| all.iter().filter_map(|figure| figure["count"].as_u64()).sum::<u64>())
    };
    for pool in pools {
        assert_eq!((pool["boosters"].as_array().map(Vec::len), figures(pool)), (Some(2), Some(10)));
    }
    // The boosters are saved, and the same seed deals the same.
    let again = ask(&mut session, "tournament", json!({ "id": id }));
    assert_eq!(again["dealt"], view["dealt"]);
    let twice = ask(&mut session, "step_tournament", deal(&id, "sealed", false, &slots));
    assert_eq!(twice["dealt"], view["dealt"]);

    let counted = ask(&mut session, "tournament_pools", json!({ "id": id, "points": 30 }));
    let squads: Vec<u64> = (counted["pools"].as_array().ok_or("pools")?.iter())
        .filter_map(|pool| pool["legal_squads"].as_str()?.parse().ok())
        .collect();
    assert_eq!(squads.len(), 3);
    // Counting each pool as a collection, imported from a file, yields the same number.
    for (pool, squads) in pools.iter().zip(squads) {
        let rows =
            pool["figures"].as_array().ok_or("figures")?.iter().map(|figure| {
                format!("\"{}\",{}", figure["name"].as_str().unwrap_or_default(), figure["count"])
            });
        let file = place.path().join("pool.csv");
        std::fs::write(&file, format!("Name,Qty\n{}\n", rows.collect::<Vec<_>>().join("\n")))?;
        let request = json!({
            "game": "star-wars-miniatures", "format": null, "points": 30, "collection": file, "owned": false,
            "by_size": false,
        });
        let counted = ask(&mut session, "count_squads", request);
        assert_eq!(counted["faults"], json!([]));
        assert_eq!(counted["legal_squads"], squads.to_string(), "{}", pool["name"]);
        assert!(squads > 0, "{pool:#}");
    }

    ask(&mut session, "step_tournament", json!({ "id": id, "step": { "do": "pair", "seed": 1 } }));
    let late = ask(&mut session, "step_tournament", deal(&id, "sealed", false, &slots));
    assert_eq!(late["refused"]["code"], "dealt-too-late");
    Ok(())
}

#[test]
fn in_a_draft_players_say_what_they_took() -> Outcome {
    let place = tempdir()?;
    let mut session = Session::open(place.path().to_owned());
    let id = evening(&mut session);
    let slots = json!([{ "rarity": "R", "figures": 2 }]);
    let pick = |player: &str, list: &str| json!({ "id": id, "step": { "do": "pick", "player": player, "list": list } });
    let early = ask(&mut session, "step_tournament", pick("Anna", "Dark Side Adept"));
    assert_eq!(early["refused"]["code"], "no-draft");
    let view = ask(&mut session, "step_tournament", deal(&id, "draft", false, &slots));
    let pools = view["dealt"]["pools"].clone();
    assert!(pools.as_array().is_some_and(|all| all.iter().all(|pool| pool["figures"].is_null())));
    let name = |at: usize| pools[at]["boosters"][0][0]["name"].as_str().unwrap_or_default().to_owned();
    let list = format!("{}\n{}", name(0), name(1));
    let view = ask(&mut session, "step_tournament", pick("Béla", &list));
    assert_eq!(view["refused"], Value::Null);
    let taken = view["dealt"]["pools"][1]["figures"].as_array().ok_or("figures")?.len();
    assert_eq!(taken, if name(0) == name(1) { 1 } else { 2 });
    assert!(view["dealt"]["pools"][0]["figures"].is_null());
    let counted = ask(&mut session, "tournament_pools", json!({ "id": id }));
    assert_eq!(counted["pools"].as_array().map(Vec::len), Some(1), "those that are known");
    let much = ask(&mut session, "step_tournament", pick("Béla", &format!("9x {}", name(0))));
    assert_eq!(much["refused"]["code"], "not-dealt");
    Ok(())
}

#[test]
fn of_ones_own_all_but_one_of_each_are_dealt() -> Outcome {
    let place = tempdir()?;
    let mut session = Session::open(place.path().to_owned());
    let id = evening(&mut session);
    let slots = json!([{ "rarity": "C", "figures": 1 }]);
    let none = ask(&mut session, "step_tournament", deal(&id, "sealed", true, &slots));
    assert_eq!(none["refused"]["message"], "Common: 6 figures needed, 0 available.");
    let unknown = json!([{ "rarity": "mythic", "figures": 1 }]);
    let error = call(&mut session, "step_tournament", "en", deal(&id, "sealed", false, &unknown));
    assert_eq!(error.expect_err("there is no such rarity").code, "unknown-rarity");
    Ok(())
}
