//! Squads that leave one machine and come to another, in every form that carries their lasting id: they join what is
//! there, and never double or replace it.

use serde_json::{Value, json};

use crate::api_groups::{Machine, Outcome};

const GAME: &str = "star-wars-miniatures";
const FORMS: [&str; 3] = ["json", "code", "sheet"];

fn draft(name: &str, clones: u32) -> Value {
    json!({ "game": GAME, "format": "standard", "name": name, "notes": "Hide",
            "members": [{ "figure": "swm/arc-trooper", "count": 1 },
                        { "figure": "swm/clone-trooper", "count": clones }] })
}

/// Writes a saved squad in a form, and returns the request that reads it.
fn written(machine: &mut Machine, id: &str, form: &str) -> Value {
    let open = machine.ask("open_squad", json!({ "id": id }));
    let request = json!({ "draft": open["draft"], "id": id });
    match form {
        "json" => {
            let path = machine.dir().join(format!("squad-{}.json", open["revision"]));
            machine.ask(
                "export_squad",
                json!({ "draft": open["draft"], "id": id, "style": "json", "path": path }),
            );
            json!({ "path": path })
        }
        "code" => json!({ "text": machine.ask("share_code", request)["text"] }),
        _ => {
            let path = machine.dir().join(format!("squad-{}.pdf", open["revision"]));
            let look = json!({ "paper": "a4", "backs": false, "ink_saving": false, "cut_marks": true, "bleed_mm": 0.0 });
            let job = json!({ "game": GAME, "kind": "sheet", "squads": [id], "figures": [], "each_once": false,
                              "set": null, "player": "", "look": look });
            machine.ask("print_save", json!({ "job": job, "path": path }));
            json!({ "path": path })
        }
    }
}

/// Reads a squad and saves it, as the window does.
fn arrives(machine: &mut Machine, request: &Value) -> Value {
    let read = machine.ask("read_list", request.clone());
    assert!(read["id"].is_string(), "{request}");
    machine.ask("new_squad", json!({ "draft": read["draft"], "id": read["id"] }))
}

fn squads(machine: &mut Machine) -> Vec<(String, u64)> {
    let list = machine.ask("squads", json!({ "game": GAME }));
    let row = |row: &Value| {
        (row["name"].as_str().unwrap_or_default().to_owned(), row["revision"].as_u64().unwrap_or(0))
    };
    let mut found: Vec<_> = list.as_array().into_iter().flatten().map(row).collect();
    found.sort();
    found
}

fn clones(machine: &mut Machine, id: &Value) -> (Value, Value) {
    let open = machine.ask("open_squad", json!({ "id": id }));
    (open["draft"]["members"][1]["count"].clone(), open["draft"]["notes"].clone())
}

/// A squad of two revisions, and what reads each of them in a form.
fn two_states(machine: &mut Machine, form: &str) -> Result<[Value; 2], Box<dyn std::error::Error>> {
    let id = machine.ask("new_squad", json!({ "draft": draft("Siege", 3) }))["id"].clone();
    let id = id.as_str().ok_or("an id")?;
    let older = written(machine, id, form);
    machine.ask("save_squad", json!({ "id": id, "draft": draft("Siege", 5) }));
    Ok([older, written(machine, id, form)])
}

#[test]
fn a_squad_that_is_here_in_any_state_joins_it_whatever_form_it_comes_in() -> Outcome {
    for form in FORMS {
        let mut sender = Machine::open()?;
        let [older, newer] = two_states(&mut sender, form)?;
        let mut machine = Machine::open()?;
        // Nothing is here: it is new, and then it is here.
        let first = arrives(&mut machine, &older);
        assert_eq!(
            (&first["arrival"], squads(&mut machine)),
            (&json!("new"), vec![("Siege".to_owned(), 1)]),
            "{form}"
        );
        let again = arrives(&mut machine, &older);
        assert_eq!((&again["arrival"], &again["id"]), (&json!("same"), &first["id"]), "{form}");
        // It is here in an older state, which can be brought back.
        let revised = arrives(&mut machine, &newer);
        assert_eq!((&revised["arrival"], &revised["id"]), (&json!("revised"), &first["id"]), "{form}");
        assert_eq!(clones(&mut machine, &first["id"]).0, 5, "{form}");
        // It is here in a newer one.
        let late = arrives(&mut machine, &older);
        assert_eq!((&late["arrival"], &late["id"]), (&json!("older"), &first["id"]), "{form}");
        assert_eq!(
            (clones(&mut machine, &first["id"]).0, squads(&mut machine)),
            (json!(5), vec![("Siege".to_owned(), 2)])
        );
        // It was removed here.
        machine.ask("remove_kept", json!({ "kind": "squad", "id": first["id"] }));
        assert_eq!(arrives(&mut machine, &newer)["arrival"], "same", "{form}");
        assert_eq!(squads(&mut machine), [("Siege".to_owned(), 2)], "{form}");
        // Where it came from, it is what it was; what a form leaves out isn't lost.
        let back = arrives(&mut sender, &newer);
        assert_eq!((&back["arrival"], squads(&mut sender).len()), (&json!("same"), 1), "{form}");
        assert_eq!(clones(&mut sender, &back["id"]).1, "Hide", "{form}");
    }
    Ok(())
}

#[test]
fn a_squad_with_the_name_of_another_gets_a_number_and_an_equal_one_is_that_one() -> Outcome {
    for form in FORMS {
        let mut sender = Machine::open()?;
        let [older, newer] = two_states(&mut sender, form)?;
        let mut machine = Machine::open()?;
        let own = machine.ask("new_squad", json!({ "draft": draft("Siege", 3) }))["id"].clone();
        let same = arrives(&mut machine, &older);
        assert_eq!((&same["arrival"], &same["id"]), (&json!("same"), &own), "{form}");
        let other = arrives(&mut machine, &newer);
        assert_eq!(
            (&other["arrival"], &other["draft"]["name"]),
            (&json!("renamed"), &json!("Siege (2)")),
            "{form}"
        );
        assert_eq!(clones(&mut machine, &own).0, 3, "{form}");
        // The number doesn't make it another.
        let again = arrives(&mut machine, &newer);
        assert_eq!((&again["arrival"], &again["id"]), (&json!("same"), &other["id"]), "{form}");
        assert_eq!(squads(&mut machine).len(), 2, "{form}");
    }
    Ok(())
}

#[test]
fn a_forged_id_replaces_nothing() -> Outcome {
    let mut machine = Machine::open()?;
    let own = machine.ask("new_squad", json!({ "draft": draft("Siege", 3) }))["id"].clone();
    let forged = |members: Value, game: &str, id: &Value| {
        let text =
            json!({ "id": id, "game": game, "format": "standard", "name": "Mine", "members": members });
        json!({ "text": text.to_string() })
    };
    let rebel = json!([{ "figure": "swm/boushh", "count": 1 }]);
    let other = arrives(&mut machine, &forged(rebel.clone(), GAME, &own));
    assert_eq!(other["arrival"], "other");
    assert_ne!(other["id"], own);
    // What could be a later state of it can be taken back.
    let emptied = json!([{ "figure": "swm/arc-trooper", "count": 1 }]);
    let revised = arrives(&mut machine, &forged(emptied, GAME, &own));
    assert_eq!((&revised["arrival"], &revised["id"]), (&json!("revised"), &own));
    let back = machine.ask("restore_squad", json!({ "id": own, "revision": 1 }));
    assert_eq!(back["draft"]["members"], machine.ask("open_squad", json!({ "id": own }))["draft"]["members"]);
    assert_eq!((clones(&mut machine, &own).0, &back["draft"]["name"]), (json!(3), &json!("Siege")));
    // What is no id is none.
    for id in [json!("x"), json!(7), json!({}), json!("00000000-0000-0000-0000-000000000000"), Value::Null] {
        let read = machine.ask("read_list", forged(rebel.clone(), GAME, &id));
        assert_eq!(read["id"], Value::Null, "{id}");
    }
    Ok(())
}

#[test]
fn a_list_without_an_id_is_read_as_before() -> Outcome {
    let mut machine = Machine::open()?;
    for style in ["text", "forum", "csv"] {
        let text =
            machine.ask("write_squad", json!({ "draft": draft("Siege", 3), "style": style }))["text"].clone();
        assert_eq!(
            machine.ask("read_list", json!({ "game": GAME, "text": text }))["id"],
            Value::Null,
            "{style}"
        );
    }
    // A code and a file of an earlier version have no id.
    let text = machine.ask("share_code", json!({ "draft": draft("Siege", 3) }))["text"].clone();
    assert_eq!(machine.ask("read_list", json!({ "text": text }))["id"], Value::Null);
    Ok(())
}

#[test]
fn a_code_grows_little_by_its_id() -> Outcome {
    let mut machine = Machine::open()?;
    let id = "019a2b3c-4d5e-7f60-8a9b-0c1d2e3f4a5b";
    let length = |request: Value, machine: &mut Machine| {
        machine.ask("share_code", request)["text"].as_str().map_or(0, str::len)
    };
    let bare = length(json!({ "draft": draft("Siege", 3) }), &mut machine);
    let with = length(json!({ "draft": draft("Siege", 3), "id": id }), &mut machine);
    assert!(with - bare <= 48, "{bare} {with}");
    Ok(())
}
