//! A squad checked with its opponent's and its partner's, and side lists by the offer they are drawn from.

use serde_json::{Value, json};

use crate::api_squads::user::{User, draft, rules, strings};

fn check(user: &mut User, mine: &Value, role: &str, theirs: &Value) -> Value {
    let mut request = json!({ "draft": mine, "id": null });
    request[role] = theirs.clone();
    user.call("check_squad", request)["view"].clone()
}

#[test]
fn two_squads_of_one_side_are_no_match_and_what_is_wrong_with_theirs_is_told_as_theirs() {
    let mut user = User::new();
    let luke = draft(&[("swm/luke-skywalker-jedi-knight", 1)]);
    let theirs = draft(&[("swm/han-solo", 2)]);
    let view = check(&mut user, &luke, "opponent", &theirs);
    assert_eq!((&view["verdict"], rules(&view, "error")), (&json!("illegal"), vec!["SWM-SIDE".to_owned()]));
    let other = &view["others"][0];
    assert_eq!((&other["role"], &other["verdict"]), (&json!("opponent"), &json!("illegal")));
    assert_eq!(rules(other, "error"), ["SWM-UNIQUE"], "what concerns both is said once");
    assert_eq!(other["points"]["total"], 56);
}

#[test]
fn what_is_wrong_with_an_opponent_changes_no_verdict_but_theirs() {
    let mut user = User::new();
    let luke = draft(&[("swm/luke-skywalker-jedi-knight", 1)]);
    let theirs = draft(&[("swm/darth-vader", 2)]);
    let view = check(&mut user, &luke, "opponent", &theirs);
    assert_eq!((&view["verdict"], &view["others"][0]["verdict"]), (&json!("legal"), &json!("illegal")));
}

#[test]
fn a_partner_knows_its_partner() {
    let mut user = User::new();
    let mut mine = draft(&[("swm/mace-windu", 1)]);
    mine["format"] = json!("team-play");
    let theirs = draft(&[("swm/clone-trooper", 2)]);
    let view = check(&mut user, &mine, "partner", &theirs);
    assert_eq!((&view["verdict"], &view["others"][0]["verdict"]), (&json!("legal"), &json!("legal")));
    let said = |view: &Value| view["findings"].to_string().contains("SWM-TEAM");
    assert!(!said(&view) && !said(&view["others"][0]), "nobody is asked for who is there: {view}");
    assert!(said(&user.check(&mine)), "without one the rules ask");
}

#[test]
fn a_squad_of_another_game_is_nobodys_opponent() {
    let mut user = User::new();
    let mut other = draft(&[("ia/stormtrooper", 1)]);
    other["game"] = json!("imperial-assault");
    let view = check(&mut user, &draft(&[("swm/han-solo", 1)]), "opponent", &other);
    assert_eq!(view["others"], json!([]));
}

#[test]
fn a_card_with_two_offers_keeps_two_lists_however_they_were_written_down() {
    let mut user = User::new();
    let mut squad = draft(&[("swm/supreme-chancellor-palpatine", 1)]);
    let holder = "swm/supreme-chancellor-palpatine";
    let line = |figure: &str, count: u32| json!({ "figure": figure, "count": count });
    squad["side_lists"] = json!([{ "holder": holder, "kind": "reserves",
        "members": [line("swm/clone-trooper", 3), line("swm/quarren-bounty-hunter", 1)] }]);
    let view = user.check(&squad);
    assert_eq!(view["verdict"], "legal");
    let lists = &view["side_lists"];
    assert_eq!(strings(lists, "title"), ["Reserves (Fringe)", "Reserves (Republic)"]);
    assert_eq!((&lists[0]["total"], &lists[0]["value"]), (&json!(11), &json!(20)));
    assert_eq!((&lists[1]["total"], &lists[1]["value"]), (&json!(27), &json!(30)));
    assert_eq!(strings(&lists[1]["members"], "figure"), ["swm/clone-trooper"]);
}
