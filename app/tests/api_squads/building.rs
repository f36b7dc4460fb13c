//! Building a squad: the checked squad, and the warnings for figures to add.

use serde_json::{Value, json};

use crate::api_squads::user::*;

#[test]
fn an_empty_sheet_is_told_calmly_and_works_before_any_data_is_there() {
    let mut user = User::new();
    let view = user.check(&draft(&[]));
    assert_eq!(view["verdict"], "unsure");
    assert_eq!(rules(&view, "error"), Vec::<String>::new());
    assert_eq!(view["points"], json!({ "limit": 100, "total": 0, "left": 100 }));
    assert_eq!(view["collects"], false);
    assert!(!user.dir.path().join("muster.db").exists(), "looking makes no data");
}

#[test]
fn spent_limit_and_left_are_those_of_the_draft_and_members_stand_in_its_order() {
    let mut user = User::new();
    let view = user.check(&draft(&[(CLONE, 2), (OBI_WAN, 1), (CLONE, 1), ("swm/gone", 1)]));
    assert_eq!(strings(&view["members"], "figure"), [CLONE, OBI_WAN, "swm/gone"]);
    assert_eq!(view["members"][0]["count"], 3);
    assert_eq!((&view["points"]["total"], &view["points"]["left"]), (&json!(82), &json!(18)));
    assert_eq!(view["members"][2]["known"], false);
    assert!(view["endurance"].as_str().is_some_and(|e| e.ends_with("hit points")), "{view}");
}

#[test]
fn a_row_warns_before_its_figure_is_added() {
    let mut user = User::new();
    let full = draft(&[(OBI_WAN, 1), (CLONE, 4)]);
    let too_dear = user.fit(&full, ARC);
    assert_eq!((&too_dear["unit_cost"], &too_dear["left"]), (&json!(18), &json!(-9)));
    assert_eq!(too_dear["breaks"].as_array().map(Vec::len), Some(1), "{too_dear}");
    assert!(too_dear["message"].as_str().is_some_and(|m| m.contains('9')), "{too_dear}");
    let fits = user.fit(&full, CLONE);
    assert_eq!((&fits["left"], &fits["breaks"], &fits["message"]), (&json!(0), &json!([]), &Value::Null));
    let twice = user.fit(&draft(&[(OBI_WAN, 1)]), OBI_WAN);
    assert_eq!(twice["breaks"].as_array().map(Vec::len), Some(2), "too dear and unique: {twice}");
    let foreign = user.fit(&draft(&[(CLONE, 1)]), "swm/stormtrooper");
    assert_eq!(foreign["breaks"].as_array().map(Vec::len), Some(1), "{foreign}");
    // A rule that is broken already isn't reported for every row.
    let wrong = draft(&[(OBI_WAN, 2)]);
    assert_eq!(user.fit(&wrong, CLONE)["breaks"], json!([]));
    let mut torn = draft(&[(CLONE, 1), ("swm/stormtrooper", 1)]);
    torn["limit"] = json!(500);
    assert_eq!(user.fit(&torn, CLONE)["breaks"], json!([]), "it is torn already");
    assert_ne!(user.fit(&torn, "swm/battle-droid")["breaks"], json!([]), "a third faction");
}

#[test]
fn a_row_warns_before_its_figure_is_added_beside_the_squad() {
    let mut user = User::new();
    let squad = draft(&[(RESERVES, 1)]);
    let view = user.check(&squad);
    let list = &view["side_lists"][0];
    assert_eq!((&list["holder"], &list["value"], &list["total"]), (&json!(RESERVES), &json!(20), &json!(0)));
    let beside = json!({ "holder": list["holder"], "kind": list["kind"] });
    let figures = json!(["swm/battle-droid", CLONE]);
    let request = json!({ "draft": squad, "id": null, "figures": figures, "beside": beside });
    let fits = user.call("check_squad", request)["fits"].clone();
    assert_eq!(fits[0]["breaks"], json!([]));
    assert_eq!(fits[0]["left"], view["points"]["left"], "what comes beside isn't spent");
    assert_eq!(fits[1]["breaks"].as_array().map(Vec::len), Some(1), "{fits}");
    let mut drawn = squad;
    let members = json!([{ "figure": "swm/battle-droid", "count": 2 }]);
    drawn["side_lists"] = json!([{ "holder": list["holder"], "kind": list["kind"], "members": members }]);
    let view = user.check(&drawn);
    let list = &view["side_lists"][0];
    assert_eq!(list["members"][0]["count"], 2);
    assert_eq!(list["total"], list["members"][0]["cost"]);
}

#[test]
fn only_those_that_go_with_a_squad_are_found_and_the_program_pages_them() {
    let mut user = User::new();
    let full = draft(&[(OBI_WAN, 1), (CLONE, 4)]);
    let mut search = |fits: Value, offset: u32| {
        let request = json!({
            "game": GAME, "factions": ["republic"], "sort": "cost", "limit": 20, "offset": offset, "fits": fits,
        });
        user.call("search_figures", request)
    };
    let tried = |exactly: bool, beside: Value| json!({ "by": "tried", "draft": full, "id": null, "beside": beside, "exactly": exactly });
    let all = search(Value::Null, 0);
    let some = search(tried(false, Value::Null), 0);
    assert!(some["total"].as_u64() > Some(2) && some["total"].as_u64() < all["total"].as_u64(), "{some}");
    let costs = |page: &Value| -> Vec<i64> {
        page["rows"].as_array().expect("rows").iter().filter_map(|row| row["cost"].as_i64()).collect()
    };
    assert!(costs(&some).iter().all(|cost| *cost <= 9), "nine points are left: {:?}", costs(&some));
    let exactly = search(tried(true, Value::Null), 0);
    assert!(costs(&exactly).iter().all(|cost| *cost == 9), "{:?}", costs(&exactly));
    assert!(strings(&exactly["rows"], "id").contains(&CLONE.to_owned()));
    let second = search(tried(false, Value::Null), 2);
    assert_eq!(second["total"], some["total"]);
    assert_eq!(second["rows"][0], some["rows"][2]);
    let counted = search(json!({ "by": "counted", "figures": [CLONE, "swm/stormtrooper"] }), 0);
    assert_eq!((strings(&counted["rows"], "id"), &counted["total"]), (vec![CLONE.to_owned()], &json!(1)));
}

#[test]
fn those_that_still_go_on_a_list_beside_the_squad_are_found() {
    let mut user = User::new();
    let mut squad = draft(&[(RESERVES, 1)]);
    let members = json!([{ "figure": "swm/battle-droid", "count": 1 }]);
    squad["side_lists"] = json!([{ "holder": RESERVES, "kind": "reserves", "members": members }]);
    let list = user.check(&squad)["side_lists"][0].clone();
    let left = list["value"].as_i64().expect("a value") - list["total"].as_i64().expect("a total");
    let beside = json!({ "holder": RESERVES, "kind": "reserves" });
    let fits = json!({ "by": "tried", "draft": squad, "id": null, "beside": beside, "exactly": true });
    let request = json!({ "game": GAME, "factions": ["separatists"], "limit": 100, "fits": fits });
    let found = user.call("search_figures", request)["rows"].clone();
    let found = found.as_array().expect("rows");
    assert!(
        !found.is_empty() && found.iter().all(|row| row["cost"]["known"] == left),
        "{left} are left: {found:?}"
    );
}

#[test]
fn a_choice_offers_those_who_may_be_chosen() {
    let mut user = User::new();
    let squad = draft(&[(MASTER, 1), (RESERVES, 1), ("swm/battle-droid", 3)]);
    let view = user.check(&squad);
    let choice = &view["choices"][0];
    assert_eq!((&choice["holder"], &choice["chosen"]), (&json!(MASTER), &Value::Null));
    let options = choice["options"].as_array().expect("options");
    assert_eq!(strings(&choice["options"], "id"), [RESERVES], "another, and unique");
    for option in options {
        let mut chosen = squad.clone();
        let made = json!({ "holder": MASTER, "ability": choice["ability"], "chosen": option["id"] });
        chosen["setup"] = json!([made]);
        let view = user.check(&chosen);
        assert_eq!(view["choices"][0]["chosen"]["id"], option["id"]);
        assert_eq!(rules(&view, "error"), Vec::<String>::new());
    }
    // A cost that depends on a choice among figures of the catalogue.
    let view = user.check(&draft(&[("swm/han-solo-in-carbonite", 1)]));
    let options = view["choices"][0]["options"].as_array().expect("options");
    assert!(!options.is_empty() && options.len() < 30, "{options:?}");
}

#[test]
fn every_fix_removes_what_it_is_for() {
    let mut user = User::new();
    let mut beside = draft(&[(RESERVES, 1)]);
    let members = json!([{ "figure": MASTER, "count": 3 }]);
    beside["side_lists"] = json!([{ "holder": RESERVES, "kind": "reserves", "members": members }]);
    let squads = [
        draft(&[(OBI_WAN, 1), (CLONE, 1), (OBI_WAN, 1)]),
        draft(&[(CLONE, 3), ("swm/stormtrooper", 2)]),
        draft(&[("swm/stormtrooper", 3), (CLONE, 1)]), // an order of the Emperor's would let it in
        beside,
    ];
    let mut tried = 0;
    for squad in squads {
        let view = user.check(&squad);
        for finding in view["findings"].as_array().expect("findings") {
            let fixed = &finding["fixed"];
            if fixed.is_null() {
                continue;
            }
            tried += 1;
            assert!(finding["fix"].as_str().is_some_and(|w| !w.is_empty()));
            let after = user.check(fixed);
            let same = |f: &&Value| ["rule", "members", "message"].iter().all(|k| f[*k] == finding[*k]);
            let left = after["findings"].as_array().expect("findings").iter().find(same);
            assert_eq!(left, None, "after {}", finding["fix"]);
        }
    }
    assert!(tried >= 5, "only {tried} fixes were there to try");
}

#[test]
fn what_is_missing_is_told_with_the_sets_that_hold_it() {
    let mut user = User::new();
    let squad = draft(&[(CLONE, 3), (ARC, 1)]);
    assert_eq!(user.check(&squad)["missing"], json!([]), "nobody who keeps no collection lacks anything");
    user.own(CLONE, 2);
    let view = user.check(&squad);
    assert_eq!(strings(&view["missing"], "figure"), [CLONE, ARC]);
    assert_eq!((&view["missing"][0]["needed"], &view["missing"][0]["owned"]), (&json!(3), &json!(2)));
    let printings = view["missing"][0]["printings"].as_array().expect("printings");
    assert!(printings.len() > 3 && printings.iter().all(|p| p.as_str().is_some_and(|p| p.contains(' '))));
    assert_eq!(rules(&view, "error"), Vec::<String>::new(), "what lies at home breaks no rule");
}

#[test]
fn a_figure_promised_to_two_squads_beyond_what_is_owned_is_shown() {
    let mut user = User::new();
    user.own(CLONE, 4);
    let first = user.new_squad(&draft(&[(CLONE, 3)]));
    let second = user.new_squad(&draft(&[(CLONE, 2)]));
    let member = &second["view"]["members"][0];
    // Three elsewhere and two here of four.
    assert_eq!((&member["owned"], &member["promised"], &member["count"]), (&json!(4), &json!(3), &json!(2)));
    let request = json!({ "draft": second["draft"], "figures": [CLONE], "beside": null, "id": second["id"] });
    assert_eq!(user.call("check_squad", request)["fits"][0]["spare"], json!(4 - 3 - 2));
    user.call("remove_kept", json!({ "kind": "squad", "id": first["id"] }));
    let view = user.call("open_squad", json!({ "id": second["id"] }))["view"].clone();
    assert_eq!(view["members"][0]["promised"], 0, "a removed squad is promised nothing");
}
