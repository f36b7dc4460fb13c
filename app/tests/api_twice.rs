//! Games at the table and tournaments on two machines of one user: the same act on both is one act.

use std::path::Path;

use muster_app::api::commands::call;
use muster_app::base::words::Words;
use muster_db::entry::Noun;
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::api_groups::{Machine, Outcome};
use crate::api_versions::own;

const GAME: &str = "star-wars-miniatures";
const LANGUAGES: [&str; 4] = ["en", "hu", "zh-Hant", "zh-Hans"];

type Two = (Machine, Machine, String);
type Made<T> = Result<T, Box<dyn std::error::Error>>;

fn text(value: &Value) -> Made<String> {
    Ok(value.as_str().ok_or_else(|| format!("a text: {value}"))?.to_owned())
}

fn meet(desktop: &mut Machine, laptop: &mut Machine) {
    for _ in 0..2 {
        desktop.exchange();
        laptop.exchange();
    }
}

fn new_game(machine: &mut Machine, name: &str) -> Made<String> {
    let side = |name: &str, squad: &str| json!({ "name": name, "squad": squad });
    let sides = [side("Anna", "3 x Clone Trooper 9"), side("Béla", "2 Security Battle Droid")];
    let made = machine.ask("new_play", json!({ "game": GAME, "name": name, "sides": sides }));
    text(&made["id"])
}

/// Two machines and a game at the table that both have.
fn two_at_the_table(folder: &Path) -> Made<Two> {
    let (mut desktop, mut laptop) = own(folder)?;
    let id = new_game(&mut desktop, "Friday")?;
    meet(&mut desktop, &mut laptop);
    Ok((desktop, laptop, id))
}

fn new_tournament(machine: &mut Machine, name: &str) -> Made<String> {
    let players = ["Anna", "Béla", "Cili", "Dani"];
    let made = machine
        .ask("begin_tournament", json!({ "game": GAME, "name": name, "players": players, "mine": "Anna" }));
    text(&made["id"])
}

/// Two machines and a tournament that both have, with its first round's results.
fn two_after_a_round(folder: &Path) -> Made<Two> {
    let (mut desktop, mut laptop) = own(folder)?;
    let id = new_tournament(&mut desktop, "Open")?;
    step(&mut desktop, &id, json!({ "do": "pair", "seed": 1 }));
    for table in [1, 2] {
        step(&mut desktop, &id, result(table, 100, 20));
    }
    meet(&mut desktop, &mut laptop);
    Ok((desktop, laptop, id))
}

fn step(machine: &mut Machine, id: &str, step: Value) -> Value {
    let view = machine.ask("step_tournament", json!({ "id": id, "step": step }));
    assert_eq!(view["refused"], Value::Null, "{step}");
    view
}

fn result(table: u32, mine: u32, theirs: u32) -> Value {
    json!({ "do": "result", "table": table, "scores": [{ "mine": mine, "theirs": theirs }] })
}

fn end(id: &str, winner: &str) -> Value {
    json!({ "id": id, "mine": "Anna", "date": "2026-05-17", "winner": winner })
}

fn matches(machine: &mut Machine) -> Vec<Value> {
    machine.ask("matches", json!({ "game": GAME }))["matches"].as_array().cloned().unwrap_or_default()
}

fn forks(machine: &mut Machine) -> Value {
    machine.ask("groups", json!({}))["forks"].clone()
}

#[test]
fn a_game_ended_on_two_machines_is_one_match() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop, id) = two_at_the_table(folder.path())?;
    for machine in [&mut desktop, &mut laptop] {
        machine.ask("log_play", end(&id, "Anna"));
    }
    meet(&mut desktop, &mut laptop);
    for machine in [&mut desktop, &mut laptop] {
        let found = matches(machine);
        assert_eq!((found.len(), forks(machine)), (1, json!([])), "{found:?}");
        let play = machine.ask("play", json!({ "id": id }));
        assert_eq!((&play["entries"], &play["over"]), (&json!(2), &json!(true)));
        assert_eq!(play["played"], found[0]["id"]);
    }
    assert_eq!(matches(&mut desktop), matches(&mut laptop));
    Ok(())
}

#[test]
fn a_game_ended_otherwise_on_two_machines_is_one_match_in_conflict() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop, id) = two_at_the_table(folder.path())?;
    desktop.ask("log_play", end(&id, "Anna"));
    laptop.ask("log_play", end(&id, "Béla"));
    meet(&mut desktop, &mut laptop);
    for machine in [&mut desktop, &mut laptop] {
        assert_eq!(matches(machine).len(), 1);
        let told = forks(machine);
        assert_eq!((&told[0]["what"], &told[1]["what"]), (&json!("match-version"), &json!("play-log")));
    }
    assert_eq!(matches(&mut desktop), matches(&mut laptop));
    Ok(())
}

#[test]
fn whoever_went_on_after_the_same_end_is_not_in_conflict_with_the_other() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop, id) = two_at_the_table(folder.path())?;
    desktop.ask("log_play", end(&id, "Anna"));
    laptop.ask("log_play", end(&id, "Anna"));
    laptop.ask("undo_play", json!({ "id": id }));
    meet(&mut desktop, &mut laptop);
    for machine in [&mut desktop, &mut laptop] {
        let play = machine.ask("play", json!({ "id": id }));
        assert_eq!((&play["entries"], &play["over"]), (&json!(3), &json!(false)));
        assert_eq!(forks(machine), json!([]));
    }
    Ok(())
}

#[test]
fn a_game_ended_again_is_the_same_match_revised() -> Outcome {
    let mut machine = Machine::open()?;
    let id = new_game(&mut machine, "Friday")?;
    let request =
        json!({ "id": id, "mine": "Béla", "date": "2026-05-17", "winner": "Anna", "note": "At home" });
    let first = machine.ask("log_play", request)["match"].clone();
    assert_eq!(first["result"]["outcome"], "lost");
    machine.ask("undo_play", json!({ "id": id }));
    let again = machine.ask("log_play", json!({ "id": id, "winner": "Béla" }))["match"].clone();
    assert_eq!((&again["id"], &again["result"]["outcome"]), (&first["id"], &json!("won")));
    assert_eq!((&again["note"], &again["date"]), (&first["note"], &first["date"]));
    assert_eq!(matches(&mut machine).len(), 1);
    // What the user wrote into the log since is left alone while the game says nothing new.
    let scores = json!([{ "mine": 7, "theirs": 3 }]);
    let corrected = json!({ "id": first["id"], "game": GAME, "opponent": "Anna", "date": "2026-05-17",
                            "squad": null, "scores": scores, "note": "" });
    machine.ask("save_match", corrected);
    let same = machine.ask("log_play", json!({ "id": id }))["match"].clone();
    assert_eq!(same["scores"][0]["mine"], 7);
    Ok(())
}

#[test]
fn an_end_that_cant_be_recorded_leaves_the_game_under_way() -> Outcome {
    let mut machine = Machine::open()?;
    let id = new_game(&mut machine, "Friday")?;
    machine.refuses("log_play", json!({ "id": id, "winner": "Anna", "date": "some day" }));
    let play = machine.ask("play", json!({ "id": id }));
    assert_eq!((&play["over"], &play["entries"]), (&json!(false), &json!(1)));
    machine.refuses("log_play", json!({ "id": id, "winner": "Anna", "mission": "no such mission" }));
    assert_eq!(machine.ask("play", json!({ "id": id }))["over"], false);
    Ok(())
}

#[test]
fn a_tournament_finished_on_two_machines_is_finished_once() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop, id) = two_after_a_round(folder.path())?;
    for machine in [&mut desktop, &mut laptop] {
        step(machine, &id, json!({ "do": "finish" }));
    }
    meet(&mut desktop, &mut laptop);
    for machine in [&mut desktop, &mut laptop] {
        assert_eq!((matches(machine).len(), forks(machine)), (1, json!([])));
        assert_eq!(machine.ask("tournament", json!({ "id": id }))["over"], true);
    }
    assert_eq!(matches(&mut desktop), matches(&mut laptop));
    let views =
        [&mut desktop, &mut laptop].map(|m| m.ask("tournament", json!({ "id": id }))["entries"].clone());
    assert_eq!(views[0], views[1]);
    Ok(())
}

#[test]
fn the_next_round_drawn_on_two_machines_is_one_round() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop, id) = two_after_a_round(folder.path())?;
    let drawn = [&mut desktop, &mut laptop].map(|machine| step(machine, &id, json!({ "do": "pair" })));
    assert_eq!(drawn[0]["pairings"], drawn[1]["pairings"]);
    meet(&mut desktop, &mut laptop);
    for machine in [&mut desktop, &mut laptop] {
        assert_eq!(forks(machine), json!([]));
        let view = machine.ask("tournament", json!({ "id": id }));
        assert_eq!((&view["round"], &view["pairings"]), (&json!(2), &drawn[0]["pairings"]));
    }
    Ok(())
}

#[test]
fn a_round_drawn_again_can_be_another() -> Outcome {
    let mut machine = Machine::open()?;
    let id = new_tournament(&mut machine, "Open")?;
    let mut drawn = Vec::new();
    for _ in 0..12 {
        drawn.push(step(&mut machine, &id, json!({ "do": "pair" }))["pairings"].to_string());
        step(&mut machine, &id, json!({ "do": "unpair" }));
    }
    drawn.sort();
    drawn.dedup();
    assert!(drawn.len() > 1, "{drawn:?}");
    Ok(())
}

#[test]
fn results_of_different_tables_on_two_machines_are_both_taken() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop) = own(folder.path())?;
    let id = new_tournament(&mut desktop, "Open")?;
    step(&mut desktop, &id, json!({ "do": "pair", "seed": 1 }));
    meet(&mut desktop, &mut laptop);
    step(&mut desktop, &id, result(1, 40, 22));
    step(&mut laptop, &id, result(2, 10, 30));
    step(&mut desktop, &id, json!({ "do": "join", "name": "Eva" }));
    step(&mut laptop, &id, json!({ "do": "join", "name": "Fritz" }));
    meet(&mut desktop, &mut laptop);
    for machine in [&mut desktop, &mut laptop] {
        assert_eq!(forks(machine), json!([]));
        let view = machine.ask("tournament", json!({ "id": id }));
        let tables = view["pairings"][0]["tables"].as_array().cloned().unwrap_or_default();
        assert!(tables.len() == 2 && tables.iter().all(|table| table["result"] != Value::Null), "{tables:?}");
        assert!(view.to_string().contains("Eva") && view.to_string().contains("Fritz"));
    }
    Ok(())
}

#[test]
fn a_tournament_in_conflict_is_named_and_resolved() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop, id) = two_after_a_round(folder.path())?;
    let corrected = |mine| json!({ "do": "result", "round": 1, "table": 1, "scores": [{ "mine": mine, "theirs": 0 }], "correct": true });
    step(&mut desktop, &id, corrected(30));
    step(&mut laptop, &id, corrected(50));
    step(&mut laptop, &id, corrected(60));
    meet(&mut desktop, &mut laptop);
    for language in LANGUAGES {
        let told = call(&mut desktop.session, "groups", language, json!({})).map_err(|e| e.message)?;
        let fork = &told["forks"][0];
        assert_eq!((&fork["what"], &fork["name"]), (&json!("tournament-log"), &json!("Open")));
        let name = text(&fork["what_name"])?;
        assert!(!name.is_empty() && !name.contains("tournament-log"), "{language}: {name}");
        let sides = fork["sides"].as_array().ok_or("sides")?;
        assert_eq!(sides.len(), 2);
        assert!(sides.iter().all(|side| side["lines"][0].is_string()), "{sides:?}");
    }
    desktop.ask("keep_side", json!({ "subject": id, "side": "2" }));
    meet(&mut desktop, &mut laptop);
    for machine in [&mut desktop, &mut laptop] {
        assert_eq!(forks(machine), json!([]));
        let view = machine.ask("tournament", json!({ "id": id }));
        let tables = view["pairings"][0]["tables"].to_string();
        assert!(tables.contains("30:0"), "{tables}");
    }
    Ok(())
}

#[test]
fn whatever_can_be_in_conflict_has_words() -> Outcome {
    for noun in Noun::all().filter(|noun| noun.can_fork()) {
        for language in LANGUAGES {
            let key = format!("group-what-{}", noun.as_str());
            assert!(Words::new(language).try_get(&key, &[]).is_some(), "{language}: {key}");
        }
    }
    Ok(())
}

/// The names in a list of the answer to a request.
fn names(machine: &mut Machine, command: &str, list: &str) -> Vec<Value> {
    let rows = machine.ask(command, json!({}))[list].as_array().cloned().unwrap_or_default();
    rows.into_iter().map(|row| json!([row["name"], row["updated"]])).collect()
}

#[test]
fn games_and_tournaments_stand_in_one_order_on_all_machines() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop) = own(folder.path())?;
    let (mut games, mut tournaments) = (Vec::new(), Vec::new());
    for name in ["One", "Two", "Three"] {
        games.push(new_game(&mut desktop, name)?);
        tournaments.push(new_tournament(&mut desktop, name)?);
    }
    // The first is gone on with last; the second is renamed before that.
    let rename = |kind: &str, id: &str| json!({ "kind": kind, "id": id, "name": "Second" });
    desktop.ask("rename_kept", rename("play", &games[1]));
    desktop.ask("rename_kept", rename("tournament", &tournaments[1]));
    desktop.ask("log_play", end(&games[0], "Anna"));
    step(&mut desktop, &tournaments[0], json!({ "do": "pair", "seed": 1 }));
    meet(&mut desktop, &mut laptop);
    for (command, list) in [("plays", "plays"), ("tournaments", "tournaments")] {
        let (ours, theirs) = (names(&mut desktop, command, list), names(&mut laptop, command, list));
        assert_eq!(ours, theirs, "{command}");
        assert_eq!(ours.iter().map(|row| row[0].clone()).collect::<Vec<_>>(), ["One", "Second", "Three"]);
    }
    // The other goes on with one that came to it, and both remove one.
    laptop.ask("tap_play", json!({ "id": games[2], "tap": { "do": "end", "winner": "Anna" } }));
    for machine in [&mut desktop, &mut laptop] {
        for kind in ["play", "tournament"] {
            for name in ["One", "Second"] {
                machine.ask("remove_kept", json!({ "kind": kind, "id": name }));
            }
        }
    }
    meet(&mut desktop, &mut laptop);
    for (command, list) in [("plays", "plays"), ("tournaments", "tournaments")] {
        assert_eq!(names(&mut desktop, command, list), names(&mut laptop, command, list), "{command}");
    }
    for kind in ["play", "tournament"] {
        let removed = |machine: &mut Machine| machine.ask("removed_kept", json!({ "kind": kind }));
        assert_eq!(removed(&mut desktop), removed(&mut laptop), "{kind}");
    }
    Ok(())
}

#[test]
fn a_squad_saved_alike_on_two_machines_is_one() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop) = own(folder.path())?;
    let member = |count: u32| json!({ "figure": "swm/stormtrooper", "count": count });
    let squad = |count: u32| json!({ "draft": { "game": GAME, "format": "standard", "name": "Friday", "members": [member(count)] } });
    for machine in [&mut desktop, &mut laptop] {
        machine.ask("new_squad", squad(3));
    }
    meet(&mut desktop, &mut laptop);
    let saved =
        |machine: &mut Machine| machine.ask("squads", json!({ "game": GAME })).as_array().map_or(0, Vec::len);
    assert_eq!((saved(&mut desktop), saved(&mut laptop)), (1, 1));
    // Whoever saves two of a name wants two, and another squad of the name is another one.
    laptop.ask("new_squad", squad(4));
    desktop.ask("new_squad", squad(5));
    meet(&mut desktop, &mut laptop);
    assert_eq!((saved(&mut desktop), saved(&mut laptop)), (3, 3));
    Ok(())
}
