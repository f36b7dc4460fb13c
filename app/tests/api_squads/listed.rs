//! What lists say of squads is what opening them says, whatever has changed since.

use serde_json::{Value, json};

use crate::api_squads::user::*;

/// What a list and an opened squad both say.
fn said(members: &Value, verdict: &Value, points: &Value, missing: u64) -> Value {
    let keys = ["figure", "count", "cost", "owned", "promised", "severity", "unit_cost"];
    let member = |member: &Value| keys.map(|key| member[key].clone());
    let members: Vec<_> = members.as_array().into_iter().flatten().map(member).collect();
    json!([members, verdict, points, missing])
}

/// Compares each card of the list, and of the home page, with its squad, and returns the cards.
fn agree(user: &mut User, after: &str) -> Vec<Value> {
    let listed = user.call("squads", json!({ "game": GAME })).as_array().cloned().unwrap_or_default();
    let home = user.call("home", json!({ "game": GAME }));
    let recent = home["squads"].as_array().cloned().unwrap_or_default();
    assert_eq!(recent, listed[..recent.len()], "after {after}");
    assert_eq!(
        (home["squads_total"].as_u64(), recent.len()),
        (Some(listed.len() as u64), listed.len().min(6))
    );
    let mut cards = Vec::new();
    for card in listed {
        let view = user.call("open_squad", json!({ "id": card["uuid"] }))["view"].clone();
        let lacking = view["missing"].as_array().into_iter().flatten();
        let lacking = lacking
            .map(|m| m["needed"].as_u64().unwrap_or(0).saturating_sub(m["owned"].as_u64().unwrap_or(0)))
            .sum();
        let missing = card["missing"].as_u64().unwrap_or(u64::MAX);
        let in_list = said(&card["members"], &card["verdict"], &card["points"], missing);
        assert_eq!(
            in_list,
            said(&view["members"], &view["verdict"], &view["points"], lacking),
            "after {after}"
        );
        cards.push(in_list);
    }
    cards
}

#[test]
fn what_a_list_says_of_a_squad_is_what_opening_it_says_after_every_kind_of_change() {
    let mut user = User::new();
    let mut open = draft(&[("swm/darth-vader", 1), ("swm/anakin-skywalker", 1)]);
    open["limit"] = json!(500);
    let mut ids = vec![user.new_squad(&open)["id"].clone()];
    for count in 1..8 {
        ids.push(user.new_squad(&draft(&[(CLONE, count), (ARC, 1)]))["id"].clone());
    }
    let mut last = agree(&mut user, "saving");
    let mut changed = |user: &mut User, what: &str| {
        let now = agree(user, what);
        assert_ne!(now, last, "{what} shows");
        last = now;
    };
    user.own(CLONE, 3);
    changed(&mut user, "owning figures");
    let saved = json!({ "id": ids[3], "draft": draft(&[(CLONE, 9), (OBI_WAN, 1)]) });
    user.call("save_squad", saved);
    changed(&mut user, "another revision, which reserves more copies");
    user.call("remove_kept", json!({ "kind": "squad", "id": ids[5] }));
    changed(&mut user, "removing a squad");
    user.call("bring_back_kept", json!({ "kind": "squad", "id": ids[5] }));
    changed(&mut user, "bringing it back");
    let view = user.call("open_squad", json!({ "id": ids[0] }))["view"].clone();
    let asked = view["findings"].as_array().into_iter().flatten();
    let asked = asked.filter(|f| f["answers"][0].is_object()).map(|f| f["question"].clone()).next();
    user.call("settle", json!({ "game": GAME, "question": asked, "answer": "yes" }));
    changed(&mut user, "an answered question");
    user.reprice(CLONE, 11);
    changed(&mut user, "another pack");
}
