//! Squads of a game with other words and other rules than the first.

use serde_json::{Value, json};

use crate::user::{User, draft, rules, strings};

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
    assert_eq!(rules(&view, "error"), ["DDM-BOX"]);
    assert_eq!(strings(&view["choices"], "holder"), ["ddm/daring-rogue", "ddm/mongrelfolk"]);
    for (holder, errors, total) in
        [("ddm/daring-rogue", &["DDM-BOX"][..], 52), ("ddm/mongrelfolk", &[][..], 52)]
    {
        warband["setup"] = json!([{ "holder": holder, "ability": "Commander 0", "chosen": holder }]);
        let view = user.check(&warband);
        assert_eq!(
            (rules(&view, "error"), view["total"].as_i64()),
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
    assert_eq!((&list["title"], &list["value"], &list["total"]), (&json!("Minions"), &json!(1), &json!(1)));
    let view = user.check(&warband("standard", &[("ddm/drow-arachnomancer", 1)]));
    let list = &view["side_lists"][0];
    assert_eq!(
        (&list["kind"], &list["value"], &list["question"]),
        (&json!("summons"), &Value::Null, &Value::Null)
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
