//! Concurrent changes on two machines, where the user resolves them: versions of a squad are merged figure by figure,
//! and one history of a campaign is kept, optionally with the other's steps after it.

use std::path::Path;

use serde_json::{Value, json};
use tempfile::tempdir;

use crate::api_groups::{Machine, Outcome, aftermath, class_card, two};

const GAME: &str = "star-wars-miniatures";

/// Two machines of one user.
pub(crate) fn own(folder: &Path) -> Result<(Machine, Machine), Box<dyn std::error::Error>> {
    let (mut desktop, mut laptop) = (Machine::open()?, Machine::open()?);
    let made = desktop.ask("create_group", json!({ "folder": folder, "name": "Mine", "machine": "desktop" }));
    let join = json!({ "folder": folder, "code": made["code"], "machine": "laptop" });
    laptop.ask("join_group", join);
    Ok((desktop, laptop))
}

fn members(figures: &[(&str, u32)]) -> Value {
    figures.iter().map(|(figure, count)| json!({ "figure": figure, "count": count })).collect()
}

fn held(draft: &Value) -> Vec<(String, u64)> {
    let members = draft["members"].as_array().into_iter().flatten();
    let line = |m: &Value| (m["figure"].as_str().unwrap_or("").to_owned(), m["count"].as_u64().unwrap_or(0));
    members.map(line).collect()
}

/// Creates a squad that both machines have, and changes it on each.
fn two_versions(
    (desktop, laptop): (&mut Machine, &mut Machine),
    ours: Value,
    theirs: Value,
) -> Result<String, Box<dyn std::error::Error>> {
    let draft = json!({ "game": GAME, "format": "standard", "name": "Patrol",
                        "members": members(&[("swm/clone-trooper", 2), ("swm/stormtrooper", 1)]) });
    let id = desktop.ask("new_squad", json!({ "draft": draft }))["id"].as_str().ok_or("an id")?.to_owned();
    desktop.exchange();
    laptop.exchange();
    for (machine, change) in [(&mut *desktop, ours), (&mut *laptop, theirs)] {
        let mut draft = machine.ask("open_squad", json!({ "id": id }))["draft"].clone();
        for (field, value) in change.as_object().ok_or("fields")? {
            draft[field] = value.clone();
        }
        machine.ask("save_squad", json!({ "id": id, "draft": draft }));
    }
    desktop.exchange();
    laptop.exchange();
    desktop.exchange();
    Ok(id)
}

#[test]
fn what_two_machines_changed_in_different_parts_of_a_squad_is_joined_without_asking() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop) = own(folder.path())?;
    let ours = json!({ "members": members(&[("swm/clone-trooper", 3), ("swm/stormtrooper", 1)]) });
    let more = [("swm/clone-trooper", 2), ("swm/stormtrooper", 1), ("swm/darth-vader", 1)];
    let theirs = json!({ "members": members(&more), "notes": "Hide", "name": "Watch" });
    let id = two_versions((&mut desktop, &mut laptop), ours, theirs)?;
    laptop.exchange();
    let whole = [("swm/clone-trooper", 3), ("swm/stormtrooper", 1), ("swm/darth-vader", 1)];
    let whole: Vec<_> = whole.map(|(figure, count)| (figure.to_owned(), count)).into();
    let mut histories = Vec::new();
    for machine in [&mut desktop, &mut laptop] {
        assert_eq!(machine.ask("groups", json!({}))["forks"], json!([]));
        let opened = machine.ask("open_squad", json!({ "id": id }));
        assert_eq!((held(&opened["draft"]), &opened["twice"]), (whole.clone(), &Value::Null));
        assert_eq!((&opened["draft"]["notes"], &opened["draft"]["name"]), (&json!("Hide"), &json!("Watch")));
        assert_eq!(machine.ask("squad_versions", json!({ "id": id }))["versions"], json!([]));
        histories.push(machine.ask("squad_history", json!({ "id": id })));
    }
    assert_eq!(histories[0].as_array().map(Vec::len), histories[1].as_array().map(Vec::len));
    Ok(())
}

#[test]
fn two_versions_of_a_squad_are_made_one_figure_by_figure() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop) = own(folder.path())?;
    let ours = json!({ "members": members(&[("swm/clone-trooper", 3), ("swm/stormtrooper", 1)]) });
    let more = [("swm/clone-trooper", 1), ("swm/stormtrooper", 1), ("swm/darth-vader", 1)];
    let theirs = json!({ "members": members(&more), "notes": "Hide" });
    let id = two_versions((&mut desktop, &mut laptop), ours, theirs)?;
    for machine in [&mut desktop, &mut laptop] {
        let list = machine.ask("squads", json!({ "game": GAME }));
        assert_eq!((&list[0]["twice"], list.as_array().map(Vec::len)), (&json!(true), Some(1)));
        assert_eq!(machine.ask("open_squad", json!({ "id": id }))["twice"], true);
    }
    let found = laptop.ask("squad_versions", json!({ "id": id }));
    // They are numbered as groups do.
    let sides = laptop.ask("groups", json!({}))["forks"][0]["sides"].clone();
    for at in [0, 1] {
        assert_eq!(found["versions"][at]["id"], sides[at]["id"]);
    }
    assert_eq!(found["undecided"], 1);
    let (here, there) =
        if found["versions"][0]["here"] == true { ("first", "second") } else { ("second", "first") };
    let told: Vec<_> = (0..3)
        .map(|at| {
            let one = &found["differences"][at];
            ["part", "before", here, there, "taken"].map(|key| one[key].as_str().unwrap_or("?").to_owned())
        })
        .collect();
    let text = |parts: [&str; 5]| parts.map(str::to_owned);
    assert_eq!(
        told,
        [
            text(["figure swm/clone-trooper", "2", "1", "3", "?"]),
            text(["figure swm/darth-vader", "0", "1", "0", here]),
            text(["notes", "–", "Hide", "–", here]),
        ]
    );
    assert_eq!(found["merged"]["members"].as_array().map(Vec::len), Some(3));
    let take = json!([{ "part": "figure swm/clone-trooper", "side": there }]);
    let made = laptop.ask("merge_squad", json!({ "id": id, "take": take }));
    let whole = [("swm/clone-trooper", 3), ("swm/stormtrooper", 1), ("swm/darth-vader", 1)];
    let whole: Vec<_> = whole.map(|(figure, count)| (figure.to_owned(), count)).into();
    assert_eq!((held(&made["draft"]), &made["draft"]["notes"]), (whole.clone(), &json!("Hide")));
    assert_eq!(made["twice"], Value::Null);
    laptop.exchange();
    desktop.exchange();
    let opened = desktop.ask("open_squad", json!({ "id": id }));
    assert_eq!((held(&opened["draft"]), &opened["twice"]), (whole, &Value::Null));
    assert_eq!(desktop.ask("groups", json!({}))["forks"], json!([]));
    assert_eq!(desktop.ask("squad_versions", json!({ "id": id }))["versions"], json!([]));
    assert_eq!(desktop.ask("squad_history", json!({ "id": id })).as_array().map(Vec::len), Some(4));
    Ok(())
}

#[test]
fn what_both_changed_differently_is_asked() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop) = own(folder.path())?;
    let id = two_versions(
        (&mut desktop, &mut laptop),
        json!({ "members": members(&[("swm/clone-trooper", 3), ("swm/stormtrooper", 1)]) }),
        json!({ "members": members(&[("swm/clone-trooper", 1), ("swm/stormtrooper", 1)]), "name": "Watch" }),
    )?;
    let found = desktop.ask("squad_versions", json!({ "id": id }));
    assert_eq!((&found["undecided"], &found["differences"][0]["taken"]), (&json!(1), &Value::Null));
    assert_eq!(desktop.refuses("merge_squad", json!({ "id": id })), "undecided");
    let theirs = if found["versions"][0]["here"] == true { "second" } else { "first" };
    let take = json!([{ "part": "figure swm/clone-trooper", "side": theirs }]);
    let unknown = json!([{ "part": "figure swm/yoda", "side": "second" }]);
    assert_eq!(desktop.refuses("merge_squad", json!({ "id": id, "take": unknown })), "unknown-fork");
    let seen = json!({ "id": id, "versions": ["one", "two"], "take": take });
    assert_eq!(desktop.refuses("merge_squad", seen), "versions-moved");
    let versions: Vec<_> = [0, 1].map(|at| found["versions"][at]["id"].clone()).into();
    let made = desktop.ask("merge_squad", json!({ "id": id, "versions": versions, "take": take }));
    assert_eq!(held(&made["draft"])[0], ("swm/clone-trooper".to_owned(), 1));
    assert_eq!(made["draft"]["name"], "Watch");
    // Nothing is left to choose.
    assert_eq!(desktop.refuses("merge_squad", json!({ "id": id })), "unknown-fork");
    Ok(())
}

#[test]
fn two_machines_that_make_the_same_of_two_versions_agree() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop) = own(folder.path())?;
    let ours = json!({ "notes": "Hide", "name": "Guard" });
    let id = two_versions((&mut desktop, &mut laptop), ours, json!({ "name": "Watch" }))?;
    let take = json!([{ "part": "name", "side": "first" }]);
    let mut last = Value::Null;
    for machine in [&mut desktop, &mut laptop] {
        let made = machine.ask("merge_squad", json!({ "id": id, "take": take }))["draft"].clone();
        assert!(last.is_null() || last == made);
        last = made;
    }
    desktop.exchange();
    laptop.exchange();
    desktop.exchange();
    for machine in [&mut desktop, &mut laptop] {
        assert_eq!(machine.ask("groups", json!({}))["forks"], json!([]));
        assert_eq!(machine.ask("open_squad", json!({ "id": id }))["draft"], last);
    }
    Ok(())
}

/// Returns two machines that played the same mission with different results, one of which continued.
fn two_histories(folder: &Path) -> Result<(Machine, Machine, String), Box<dyn std::error::Error>> {
    let (mut anna, mut bela, id) = two(folder)?;
    let lost = json!({ "do": "mission", "name": "aftermath", "winner": "empire", "crates": 1, "met": [],
                       "tokens": 0, "activates": [], "drawn": ["indebted", "high-moon"] });
    anna.step(&id, &aftermath());
    bela.step(&id, &lost);
    bela.step(&id, &class_card("jyn-odan", "quick-as-a-whip"));
    anna.exchange();
    assert_eq!(bela.exchange()["joined"], 0);
    anna.exchange();
    Ok((anna, bela, id))
}

#[test]
fn a_campaigns_histories_are_told_in_words_with_what_the_rules_allow_behind_each() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two_histories(folder.path())?;
    assert_eq!(bela.campaign(&id)["twice"], true);
    let told = anna.ask("campaign_histories", json!({ "id": id }));
    // The longer history is current: Béla's.
    let (shown, own) = (&told["histories"][0], &told["histories"][1]);
    assert_eq!((&shown["here"], &own["here"]), (&json!(false), &json!(true)));
    assert_eq!(
        (shown["steps"].as_array().map(Vec::len), own["steps"].as_array().map(Vec::len)),
        (Some(2), Some(1))
    );
    let words = told.to_string();
    assert!(words.contains("Aftermath") && !words.contains("\"steps\":[\"aftermath"), "{words}");
    // After Béla's history no step is allowed; after Anna's the class card is.
    assert_eq!(shown["behind"].as_array().map(Vec::len), Some(1));
    assert_eq!(shown["behind"][0]["allowed"], false);
    assert_ne!(shown["behind"][0]["refused"], json!([]));
    assert_eq!((&own["behind"][0]["allowed"], &own["behind"][1]["allowed"]), (&json!(false), &json!(true)));
    let left = anna.ask("keep_history", json!({ "id": id, "history": own["id"], "behind": true }));
    assert_eq!(left["histories"], json!([]));
    assert_eq!(anna.campaign(&id)["twice"], Value::Null);
    let kept = anna.campaign(&id).to_string();
    assert!(kept.contains("quick-as-a-whip"), "{kept}");
    anna.exchange();
    bela.exchange();
    assert_eq!(anna.campaign(&id)["ledger"], bela.campaign(&id)["ledger"]);
    assert_eq!(bela.campaign(&id)["entries"], 3);
    assert_eq!(bela.ask("groups", json!({}))["forks"], json!([]));
    Ok(())
}

#[test]
fn one_history_may_go_on_alone() -> Outcome {
    let folder = tempdir()?;
    let (mut anna, mut bela, id) = two_histories(folder.path())?;
    assert_eq!(
        anna.refuses("keep_history", json!({ "id": id, "history": "3", "behind": false })),
        "unknown-fork"
    );
    anna.ask("keep_history", json!({ "id": id, "history": "2", "behind": false }));
    assert_eq!(anna.campaign(&id)["entries"], 2);
    anna.exchange();
    bela.exchange();
    assert_eq!(bela.campaign(&id)["entries"], 2);
    assert_eq!(anna.campaign(&id)["ledger"], bela.campaign(&id)["ledger"]);
    Ok(())
}

#[test]
fn a_match_that_two_machines_noted_differently_is_shown_with_both() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop) = own(folder.path())?;
    let noted = |id: Value, note: &str| {
        json!({ "game": GAME, "id": id, "opponent": "Dani", "date": "2026-05-17", "squad": null,
                "scores": [{ "mine": 200, "theirs": 80 }], "note": note, "mission": null, "initiative": null })
    };
    let id = desktop.ask("save_match", noted(Value::Null, ""))["id"].clone();
    desktop.exchange();
    laptop.exchange();
    desktop.ask("save_match", noted(id.clone(), "Close"));
    laptop.ask("save_match", noted(id.clone(), "Lucky"));
    desktop.exchange();
    laptop.exchange();
    let list = laptop.ask("matches", json!({ "game": GAME }));
    assert_eq!(list["matches"][0]["twice"], true);
    let forks = laptop.ask("groups", json!({}))["forks"].clone();
    assert_eq!((&forks[0]["subject"], &forks[0]["game"]), (&id, &json!(GAME)));
    let told: Vec<_> = [0, 1].map(|at| forks[0]["sides"][at]["lines"].clone()).into();
    let line = |note: &str| json!(["2026-05-17 · Dani", "200:80", note]);
    assert!(told == [line("Close"), line("Lucky")] || told == [line("Lucky"), line("Close")], "{told:?}");
    laptop.ask("keep_side", json!({ "subject": id, "side": "1" }));
    assert_eq!(laptop.ask("matches", json!({ "game": GAME }))["matches"][0]["twice"], Value::Null);
    Ok(())
}

#[test]
fn of_a_campaign_with_two_histories_nobody_makes_a_group() -> Outcome {
    let (folder, table) = (tempdir()?, tempdir()?);
    let (mut desktop, mut laptop) = own(folder.path())?;
    let setup = json!({
        "campaign": "core", "boxes": [], "heroes": ["gaarkhan", "jyn-odan"], "imperial_class": "military-might",
        "agenda_sets": null, "side_missions_green": null, "side_missions_grey": null, "threat_missions": null,
        "options": {}, "seed": 7,
    });
    desktop.ask("begin_campaign", json!({ "game": "imperial-assault", "name": "Thursdays", "setup": setup }));
    desktop.exchange();
    laptop.exchange();
    let id = desktop.ask("campaigns", json!({}))["campaigns"][0]["uuid"].as_str().ok_or("an id")?.to_owned();
    let lost = json!({ "do": "mission", "name": "aftermath", "winner": "empire", "crates": 1, "met": [],
                       "tokens": 0, "activates": [], "drawn": ["indebted", "high-moon"] });
    desktop.step(&id, &aftermath());
    laptop.step(&id, &lost);
    desktop.exchange();
    laptop.exchange();
    let group = json!({ "folder": table.path(), "name": "Our table", "machine": "laptop", "campaigns": ["Thursdays"] });
    assert_eq!(laptop.refuses("create_group", group.clone()), "two-histories");
    assert_eq!(laptop.ask("groups", json!({}))["groups"].as_array().map(Vec::len), Some(1));
    // It can be shared once a history is chosen.
    laptop.ask("keep_history", json!({ "id": id, "history": "1", "behind": false }));
    let made = laptop.ask("create_group", group);
    assert_eq!(made["group"]["campaigns"], json!(["Thursdays"]));
    Ok(())
}

/// The form of a figure of the user's own.
fn own_figure(name: &str, cost: &str) -> Value {
    json!({ "name": name, "factions": ["republic"], "cost": cost, "unique": false, "traits": [],
            "attributes": {}, "stats": {}, "keywords": {}, "set": "", "number": "", "rarity": "C" })
}

fn own_figures(machine: &mut Machine) -> Vec<(String, String)> {
    let listed = machine.ask("my_figures", json!({ "game": GAME }))["figures"].clone();
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let line = |figure: &Value| (text(&figure["form"]["name"]), text(&figure["form"]["cost"]));
    let mut lines: Vec<_> = listed.as_array().into_iter().flatten().map(line).collect();
    lines.sort();
    lines
}

#[test]
fn figures_of_ones_own_that_two_machines_entered_are_all_there() -> Outcome {
    let folder = tempdir()?;
    let (mut desktop, mut laptop) = own(folder.path())?;
    let save = |machine: &mut Machine, id: Value, form: Value| {
        let saved = machine.ask("save_my_figure", json!({ "game": GAME, "id": id, "form": form }));
        assert_eq!(saved["problems"], json!([]));
        saved["figure"]["id"].clone()
    };
    let both = save(&mut desktop, Value::Null, own_figure("Sergeant", "10"));
    for machine in [&mut desktop, &mut laptop] {
        machine.exchange();
    }
    save(&mut desktop, Value::Null, own_figure("Pilot", "11"));
    save(&mut desktop, both.clone(), own_figure("Sergeant", "12"));
    let scout = save(&mut laptop, Value::Null, own_figure("Scout", "13"));
    desktop.exchange();
    laptop.exchange();
    desktop.exchange();
    let all = own_figures(&mut desktop);
    let names: Vec<_> = all.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["Pilot", "Scout", "Sergeant"]);
    assert!(all.iter().any(|(name, cost)| name == "Sergeant" && cost.contains("12")), "{all:?}");
    assert_eq!(all, own_figures(&mut laptop));
    // A figure from the other machine can be removed here, and is then gone there.
    desktop.ask("remove_my_figure", json!({ "game": GAME, "id": scout }));
    save(&mut laptop, Value::Null, own_figure("Medic", "14"));
    desktop.exchange();
    laptop.exchange();
    desktop.exchange();
    let names: Vec<_> = own_figures(&mut desktop).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["Medic", "Pilot", "Sergeant"]);
    assert_eq!(own_figures(&mut desktop), own_figures(&mut laptop));
    Ok(())
}
