//! Squads of a game with other terms and rules than the first.

use serde_json::{Value, json};

use crate::api_squads::user::{User, draft, rules, strings};

fn warband(format: &str, members: &[(&str, u32)]) -> Value {
    let mut draft = draft(members);
    draft["game"] = json!("dungeons-and-dragons-miniatures");
    draft["format"] = json!(format);
    draft
}

#[test]
fn a_warband_without_a_commander_is_offered_its_cheapest_creature_for_one() {
    let mut user = User::new();
    let members = [("ddm/daring-rogue", 1), ("ddm/mongrelfolk", 2), ("ddm/troll", 1)];
    let mut warband = warband("out-of-the-box", &members);
    let view = user.check(&warband);
    assert_eq!(rules(&view, "error"), Vec::<String>::new(), "nobody has to be one");
    assert!(rules(&view, "note").contains(&"DDM-BOX".to_owned()));
    assert_eq!(strings(&view["choices"], "holder"), ["ddm/daring-rogue", "ddm/mongrelfolk"]);
    for (holder, errors, total) in
        [("ddm/daring-rogue", &["DDM-BOX"][..], 52), ("ddm/mongrelfolk", &[][..], 52)]
    {
        warband["setup"] = json!([{ "holder": holder, "ability": "Commander 0", "chosen": holder }]);
        let view = user.check(&warband);
        assert_eq!(
            (rules(&view, "error"), view["points"]["total"].as_i64()),
            (errors.iter().map(|e| (*e).to_owned()).collect(), Some(total))
        );
    }
}

#[test]
fn minions_are_counted_and_summoned_creatures_are_not() {
    let mut user = User::new();
    let wolves = json!([{ "figure": "ddm/wolf", "count": 1 }]);
    let mut squad = warband("standard", &[("ddm/copper-samurai", 1), ("ddm/graycloak-ranger", 1)]);
    squad["side_lists"] = json!([{ "holder": "ddm/graycloak-ranger", "kind": "minions", "members": wolves }]);
    let list = user.check(&squad)["side_lists"][0].clone();
    assert_eq!((&list["title"], &list["amount"]), (&json!("Minions"), &json!("figures")));
    assert_eq!((&list["value"], &list["total"]), (&json!(1), &json!(1)));
    let view = user.check(&warband("standard", &[("ddm/drow-arachnomancer", 1)]));
    let list = &view["side_lists"][0];
    assert_eq!(
        (&list["kind"], &list["amount"], &list["value"], &list["question"]),
        (&json!("summons"), &json!("any"), &Value::Null, &Value::Null)
    );
    let view = user.check(&warband("out-of-the-box", &[("ddm/drow-arachnomancer", 1)]));
    assert_eq!(view["side_lists"], json!([]), "out of the box nobody comes beside");
}

#[test]
fn a_row_warns_before_a_thirteenth_creature_and_not_before_a_tile() {
    let mut user = User::new();
    let squad = warband("standard", &[("ddm/skullsplitter", 1), ("ddm/mongrelfolk", 11)]);
    let thirteenth = user.fit(&squad, "ddm/zombie");
    assert!(thirteenth["message"].as_str().is_some_and(|m| m.contains("12")), "{thirteenth}");
    let squad =
        warband("standard", &[("ddm/skullsplitter", 1), ("ddm/mongrelfolk", 11), ("ddm/abattoir", 1)]);
    assert_eq!(user.fit(&squad, "ddm/assembly-tile")["breaks"], json!([]), "a tile is no creature");
}

#[test]
fn what_one_of_several_copies_pays_on_top_stands_in_its_arithmetic() {
    let mut user = User::new();
    let mut warband = warband("out-of-the-box", &[("ddm/mongrelfolk", 2), ("ddm/troll", 1)]);
    let appointed =
        json!({ "holder": "ddm/mongrelfolk", "ability": "Commander 0", "chosen": "ddm/mongrelfolk" });
    warband["setup"] = json!([appointed]);
    let said = |view: &Value, at: usize| {
        let member = &view["members"][at];
        (member["cost"].as_i64(), member["arithmetic"].as_str().map(str::to_owned))
    };
    let view = user.check(&warband);
    let unit = view["members"][0]["unit_cost"].as_i64().expect("a cost");
    assert_eq!(said(&view, 0), (Some(2 * unit + 5), Some(format!("2 × {unit} + 5"))));
    assert_eq!(said(&view, 1).1, None, "a troll costs what its card says");
    warband["members"][0]["count"] = json!(1);
    let view = user.check(&warband);
    let one = format!("{unit} + 5 (Commander 0: Mongrelfolk)");
    assert_eq!(said(&view, 0), (Some(unit + 5), Some(one)));
}

#[test]
fn a_figure_tells_all_its_factions() {
    let mut user = User::new();
    let view = user.check(&warband("standard", &[("ddm/abattoir", 1), ("ddm/no-such-thing", 1)]));
    let all = ["lawful-good", "chaotic-good", "lawful-evil", "chaotic-evil"];
    assert_eq!(view["members"][0]["factions"], json!(all));
    assert_eq!(view["members"][1]["factions"], json!([]));
}

#[test]
fn findings_and_errors_about_a_warband_say_warband() {
    let mut user = User::new();
    let view = user.check(&warband("standard", &[]));
    let messages = strings(&view["findings"], "message");
    assert!(messages.contains(&"The warband has no figures. Add at least one.".to_owned()), "{messages:?}");
    let view = user.check(&draft(&[]));
    let messages = strings(&view["findings"], "message");
    assert!(messages.contains(&"The squad has no figures. Add at least one.".to_owned()), "{messages:?}");
}
