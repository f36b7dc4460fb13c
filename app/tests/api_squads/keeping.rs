//! Saved squads: saving, history, comparison, and squads whose figures left the catalogue.

use serde_json::{Value, json};

use crate::api_squads::user::*;

#[test]
fn an_open_question_is_settled_and_the_squad_goes_on() {
    let mut user = User::new();
    let mut squad = draft(&[("swm/darth-vader", 1), ("swm/anakin-skywalker", 1)]);
    squad["limit"] = json!(500);
    let id = user.new_squad(&squad)["id"].clone();
    let view = user.check(&squad);
    let asks = view["findings"].as_array().expect("findings").iter();
    let ask = asks.clone().find(|f| f["answers"][0].is_object()).expect("a question").clone();
    assert_eq!(strings(&ask["answers"], "id"), ["yes", "no"]);
    assert_eq!(ask["fixed"], Value::Null);
    let settle = json!({ "game": GAME, "question": ask["question"], "answer": "no" });
    user.call("settle", settle);
    let after = user.call("open_squad", json!({ "id": id }));
    let question = &ask["question"];
    let findings = after["view"]["findings"].as_array().expect("findings").iter();
    assert!(findings.clone().all(|f| f["question"] != *question), "{after}");
}

#[test]
fn what_was_saved_is_there_when_the_program_starts_again() {
    let mut user = User::new();
    let open = user.new_squad(&draft(&[(CLONE, 1)]));
    assert_eq!(open["draft"]["members"][0]["last_name"], "Clone Trooper");
    let id = open["id"].clone();
    let mut changed = open["draft"].clone();
    changed["members"][0]["count"] = json!(5);
    changed["name"] = json!("Őrjárat 巡邏隊");
    let saved = user.call("save_squad", json!({ "id": id, "draft": changed }));
    assert_eq!(saved["revision"], 2);
    let again = user.call("save_squad", json!({ "id": id, "draft": changed }));
    assert_eq!(again, saved, "a draft that says nothing new makes no revision");
    user.restart();
    let reopened = user.call("open_squad", json!({ "id": id }));
    assert_eq!(reopened["draft"], changed);
    let list = user.call("squads", json!({ "game": GAME }));
    assert_eq!(list[0]["name"], "Őrjárat 巡邏隊");
    assert_eq!(list[0]["points"]["total"], 45);
}

#[test]
fn an_earlier_revision_comes_back_and_a_removed_squad_too() {
    let mut user = User::new();
    let open = user.new_squad(&draft(&[(CLONE, 1)]));
    let id = open["id"].clone();
    let mut changed = open["draft"].clone();
    changed["members"] = json!([]);
    user.call("save_squad", json!({ "id": id, "draft": changed }));
    let history = user.call("squad_history", json!({ "id": id }));
    let told: Vec<_> = history.as_array().expect("revisions").iter().map(|r| r["total"].clone()).collect();
    assert_eq!(told, [json!(0), json!(9)]);
    let back = user.call("restore_squad", json!({ "id": id, "revision": 1 }));
    assert_eq!((&back["draft"], &back["revision"]), (&open["draft"], &json!(3)));
    user.call("remove_kept", json!({ "kind": "squad", "id": id }));
    assert_eq!(user.call("squads", json!({ "game": GAME })), json!([]));
    assert_eq!(user.call("removed_kept", json!({ "kind": "squad", "game": GAME }))[0]["id"], id);
    user.call("bring_back_kept", json!({ "kind": "squad", "id": id }));
    assert_eq!(user.call("squads", json!({ "game": GAME }))[0]["uuid"], id);
}

#[test]
fn a_squad_whose_game_is_gone_stands_in_the_list_of_all_games() {
    let mut user = User::new();
    user.new_squad(&draft(&[(CLONE, 1)]));
    let mut lost = muster_rules::squad::SquadDraft::new("gone".into(), "standard".into());
    lost.name = "Lost".to_owned();
    let now = user.session.muster.now();
    user.session.muster.database().expect("the data").create_squad(&lost, now).expect("kept");
    let all = user.call("squads", json!({ "game": null }));
    let lost = all.as_array().expect("squads").iter().find(|s| s["game"] == "gone").expect("the lost one");
    assert_eq!((&lost["name"], &lost["verdict"]), (&json!("Lost"), &json!("unsure")));
    assert_eq!(all.as_array().map(Vec::len), Some(2));
    assert_eq!(user.call("squads", json!({ "game": GAME })).as_array().map(Vec::len), Some(1));
}

#[test]
fn squads_are_duplicated_and_compared() {
    let mut user = User::new();
    let first = user.new_squad(&draft(&[(CLONE, 3), (ARC, 1)]));
    let copy = user.call("duplicate_squad", json!({ "id": first["id"], "name": "Copy" }));
    assert_eq!(copy["draft"]["name"], "Copy");
    assert_eq!(copy["draft"]["members"], first["draft"]["members"]);
    let other = draft(&[(CLONE, 1), (OBI_WAN, 1)]);
    user.call("save_squad", json!({ "id": copy["id"], "draft": other }));
    let both = user.call("compare_squads", json!({ "first": first["id"], "second": copy["id"] }));
    let held = |key: &str| {
        let members = both[key].as_array().expect("members").iter();
        members.map(|m| (m["figure"].clone(), m["count"].clone(), m["cost"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(held("only_first"), [(json!(CLONE), json!(2), json!(18)), (json!(ARC), json!(1), json!(18))]);
    assert_eq!(held("only_second"), [(json!(OBI_WAN), json!(1), json!(55))]);
    assert_eq!(held("both"), [(json!(CLONE), json!(1), json!(9))]);
    let total = |squad: &str| both[squad]["points"]["total"].clone();
    assert_eq!((total("first"), total("second")), (json!(45), json!(64)));
    assert_eq!(both["points"], json!([45, 64]));
}

#[test]
fn after_a_catalogue_update_squads_are_listed_with_old_and_new_cost_and_nothing_changes_in_silence() {
    let mut user = User::new();
    let open = user.new_squad(&draft(&[(CLONE, 3), (ARC, 1)]));
    let id = open["id"].clone();
    user.reprice(CLONE, 11);
    let changes = user.call("cost_changes", json!({ "game": GAME }));
    let change = &changes["squads"][0]["changes"][0];
    assert_eq!(changes["squads"].as_array().map(Vec::len), Some(1));
    assert_eq!((&change["then"], &change["now"], &change["count"]), (&json!(9), &json!(11), &json!(3)));
    let reopened = user.call("open_squad", json!({ "id": id }));
    assert_eq!(reopened["revision"], 1, "nobody wrote to it");
    assert_eq!(reopened["draft"], open["draft"]);
    // An autosave in between doesn't hide it.
    let mut renamed = reopened["draft"].clone();
    renamed["name"] = json!("Renamed");
    user.call("save_squad", json!({ "id": id, "draft": renamed }));
    assert_eq!(user.call("cost_changes", json!({ "game": GAME }))["squads"][0]["changes"][0]["then"], 9);
    user.call("acknowledge_costs", json!({ "id": id }));
    assert_eq!(user.call("cost_changes", json!({ "game": GAME }))["squads"], json!([]));
    let known = user.call("open_squad", json!({ "id": id }));
    assert_eq!((&known["revision"], &known["draft"]["members"][0]["last_cost"]), (&json!(3), &json!(11)));
}

#[test]
fn a_squad_outlives_its_figures_and_its_format() {
    let mut user = User::new();
    let gone = json!({ "figure": "swm/gone", "count": 2, "last_name": "Old Friend", "last_cost": 7 });
    let mut squad = draft(&[(CLONE, 1)]);
    squad["members"].as_array_mut().expect("members").push(gone);
    squad["format"] = json!("house-rules");
    squad["considering"] = json!(["swm/gone", ARC]);
    let open = user.new_squad(&squad);
    let member = &open["view"]["members"][1];
    assert_eq!((&member["name"], &member["known"]), (&json!("Old Friend"), &json!(false)));
    assert_eq!(member["unit_cost"], 7);
    assert_eq!(open["view"]["verdict"], "unsure");
    assert!(rules(&open["view"], "ask").contains(&"MUSTER-UNKNOWN".to_owned()));
    assert_eq!(open["draft"]["format"], "house-rules", "nothing is changed in silence");
    assert_eq!(user.call("squads", json!({ "game": GAME }))[0]["points"]["total"], 23);
    let fits = user.fit(&draft(&[("swm/gone", 1)]), "swm/gone");
    assert_eq!(fits["unit_cost"], Value::Null);
}
