//! Open questions, answered where the user comes across them.

use serde_json::{Value, json};

use crate::api_squads::user::{User, draft};

const DDM: &str = "dungeons-and-dragons-miniatures";

fn warband(members: &[(&str, u32)]) -> Value {
    let mut draft = draft(members);
    draft["game"] = json!(DDM);
    draft["format"] = json!("200");
    draft
}

/// Returns the findings that ask for an answer: the question's id, and the type of the answer.
fn asked(view: &Value) -> Vec<(String, Value)> {
    let all = view["findings"].as_array().into_iter().flatten().filter(|f| f["severity"] == "ask");
    let asked = all.filter_map(|f| Some((f["question"].as_str()?.to_owned(), f["typed"].clone())));
    asked.collect()
}

/// Returns the rules of findings that aren't just notes.
fn grave(view: &Value) -> Vec<String> {
    let all = view["findings"].as_array().into_iter().flatten().filter(|f| f["severity"] != "note");
    all.filter_map(|f| f["rule"].as_str().map(str::to_owned)).collect()
}

#[test]
fn a_cost_that_no_source_tells_is_filled_in_at_the_finding_and_taken_back() {
    let mut user = User::new();
    let squad = warband(&[("ddm/copper-samurai", 5), ("ddm/adventuring-wizard", 2)]);
    let before = user.check(&squad);
    assert_eq!(before["verdict"], "unsure");
    let question = "cost:ddm/adventuring-wizard";
    assert_eq!(asked(&before), [(question.to_owned(), json!("number"))]);
    user.call("settle", json!({ "game": DDM, "question": question, "answer": "17" }));
    let after = user.check(&squad);
    assert_eq!((&after["verdict"], &after["points"]["total"]), (&json!("legal"), &json!(194)));
    let figure = user.call("figure", json!({ "game": DDM, "figure": "ddm/adventuring-wizard" }));
    assert_eq!((&figure["cost_text"], &figure["faction_ids"]), (&json!("17"), &json!(["chaotic-good"])));
    user.call("settle", json!({ "game": DDM, "question": question, "answer": "21" }));
    assert_eq!(user.check(&squad)["verdict"], "illegal", "a new answer takes the old one's place");
    user.call("unsettle", json!({ "game": DDM, "question": question }));
    assert_eq!(user.check(&squad)["verdict"], before["verdict"]);
}

#[test]
fn an_answer_that_is_none_changes_nothing() {
    let mut user = User::new();
    for answer in ["", "seven", "1.5", "99999999999"] {
        let request = json!({ "game": DDM, "question": "cost:ddm/adventuring-wizard", "answer": answer });
        assert_eq!(user.fails("settle", "en", request)["code"], "unknown-answer", "{answer}");
    }
    let nobody = json!({ "game": DDM, "question": "cost:ddm/nobody" });
    assert_eq!(user.fails("unsettle", "en", nobody)["code"], "unknown-question");
}

#[test]
fn several_factions_are_told_as_people_write_them() {
    let mut user = User::new();
    let question = "admission:ddm/abyssal-maw";
    let request = |answer: &str| json!({ "game": DDM, "question": question, "answer": answer });
    for answer in [
        "chaotic-good, lawful-good",
        "Chaotic Good and Lawful Good",
        "CG + LG",
        "CG/LG",
        "Chaotic Good, and Lawful Good",
        "cg und lg",
        "Chaotic Good、lawful-good",
    ] {
        user.call("settle", request(answer));
        for partner in ["ddm/copper-samurai", "ddm/alusair-obarskyr"] {
            let view = user.check(&warband(&[(partner, 1), ("ddm/abyssal-maw", 1)]));
            assert!(!grave(&view).contains(&"DDM-FACTION".to_owned()), "{answer}, {partner}: {view}");
        }
        user.call("unsettle", json!({ "game": DDM, "question": question }));
    }
    for wrong in ["Chaotic Good and Rebel", ",", "and"] {
        assert_eq!(user.fails("settle", "en", request(wrong))["code"], "unknown-answer", "{wrong}");
    }
}

#[test]
fn a_figure_may_be_of_several_factions() {
    let mut user = User::new();
    let question = "admission:ddm/abyssal-maw";
    let request = |answer: &str| json!({ "game": DDM, "question": question, "answer": answer });
    user.call("settle", request("chaotic-good|lawful-good"));
    for partner in ["ddm/copper-samurai", "ddm/alusair-obarskyr"] {
        let view = user.check(&warband(&[(partner, 1), ("ddm/abyssal-maw", 1)]));
        assert!(!grave(&view).contains(&"DDM-FACTION".to_owned()), "{partner}: {view}");
    }
    user.call("settle", request("chaotic-good"));
    let view = user.check(&warband(&[("ddm/alusair-obarskyr", 1), ("ddm/abyssal-maw", 1)]));
    assert!(grave(&view).contains(&"DDM-FACTION".to_owned()), "one answer takes the place of two: {view}");
}
