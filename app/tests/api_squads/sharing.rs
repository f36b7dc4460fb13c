//! Importing lists, and sharing squads.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::api_squads::user::*;

#[test]
fn a_pasted_list_is_read_line_by_line_and_a_taught_name_is_understood() {
    let mut user = User::new();
    let read = user.call("read_list", json!({ "text": SAMPLE }));
    let view = &read["view"];
    assert_eq!(strings(&view["members"], "figure"), [OBI_WAN, ARC, CLONE]);
    assert_eq!((&view["claims"]["total"], &view["points"]["total"]), (&json!(100), &json!(100)));
    assert_eq!(read["draft"]["name"], "Siege of Christophsis");
    let text = "3 Clone Trooper\nKenobi\nthe bucket heads\n0 ARC Trooper";
    let read = user.call("read_list", json!({ "game": GAME, "text": text }));
    let open = read["view"]["unresolved"].as_array().expect("open lines");
    let reasons: Vec<_> = open.iter().map(|l| l["reason"].clone()).collect();
    assert_eq!(open.len(), 3, "{reasons:?}");
    assert!(
        reasons.contains(&json!({ "problem": "zero-count" })) && reasons.contains(&json!("ambiguous")),
        "{reasons:?}"
    );
    let meant = open.iter().find(|l| l["reason"] == "ambiguous").expect("Obi-Wan");
    assert!(meant["figures"][0]["printed"].as_str().is_some_and(|p| !p.is_empty()), "{meant}");
    assert_eq!(read["view"]["verdict"], "unsure", "with lines that nobody understood nothing is proven");
    let alias = json!({ "game": GAME, "alias": "the bucket heads", "figure": CLONE });
    user.call("learn_alias", alias);
    let read = user.call("read_list", json!({ "game": GAME, "text": text }));
    assert_eq!(read["view"]["members"][1]["match"], "alias");
    assert_eq!(user.call("aliases", json!({ "game": GAME }))[0]["local_name"], "Clone Trooper");
    user.call("forget_alias", json!({ "game": GAME, "alias": "the bucket heads" }));
    assert_eq!(user.call("aliases", json!({ "game": GAME })), json!([]));
}

/// Every figure costs 5 points.
#[test]
fn a_list_is_checked_by_the_format_that_its_points_suggest_and_says_so() {
    let mut user = User::new();
    let formats = [
        // What it costs decides, if it says nothing else.
        ("20x Stormtrooper", "standard"),
        ("28x Stormtrooper", "150"),
        ("39x Stormtrooper", "200"),
        ("100x Stormtrooper", "500-epic"),
        // A few points too many are a mistake, and with many points to spare a format is only a guess.
        ("21x Stormtrooper", "standard"),
        ("34x Stormtrooper", "standard"),
        ("101x Stormtrooper", "standard"),
        // What it says decides over what it costs.
        ("Patrol (200 points)\n21x Stormtrooper", "200"),
        ("== Patrol - 150 pts ==\n31x Stormtrooper", "150"),
        ("200 point squad\n21x Stormtrooper", "200"),
        ("Patrol\n21x Stormtrooper\nTotal: 197", "200"),
        ("Patrol\n40x Stormtrooper\nTotal: 100", "standard"),
    ];
    for (text, format) in formats {
        let read = user.call("read_list", json!({ "game": GAME, "text": text }));
        assert_eq!(read["draft"]["format"], format, "{text}");
        let findings = read["view"]["findings"].as_array().expect("findings");
        let told = findings.iter().any(|f| f["rule"] == "MUSTER-FORMAT" && f["severity"] == "note");
        assert_eq!(told, format != "standard", "{text}: {findings:#?}");
    }
    let half = "Tuesday (50 points)\n2x Tiefling Captain";
    let read = user.call("read_list", json!({ "game": "dungeons-and-dragons-miniatures", "text": half }));
    assert_eq!(read["draft"]["format"], "50", "a limit below the usual one must be named");
}

/// Returns a draft with everything that a share code can contain.
fn rich() -> Value {
    let mut squad = draft(&[(MASTER, 1), (RESERVES, 1), ("swm/battle-droid", 3), ("swm/battle-droid", 1)]);
    squad["name"] = json!("muster:1: \"--Őrült 部隊--\"\n{🦀} <b>");
    squad["limit"] = json!(150);
    squad["members"][2]["last_name"] = json!("ignored, the catalogue knows");
    let gone = json!({ "figure": "swm/gone", "count": 2, "last_name": "Gone & lost, \"Ő\"", "last_cost": 7 });
    squad["members"].as_array_mut().expect("members").push(gone);
    squad["setup"] = json!([{ "holder": MASTER, "ability": "Dark Master", "chosen": RESERVES }]);
    let members = json!([{ "figure": "swm/battle-droid", "count": 2 }]);
    squad["side_lists"] = json!([{ "holder": RESERVES, "kind": "reserves", "members": members }]);
    squad
}

/// Returns a draft without the names and costs that the catalogue has.
fn bare(draft: &Value) -> Value {
    let mut bare = draft.clone();
    let mut lists = vec![bare["members"].take()];
    let beside = bare["side_lists"].as_array_mut().expect("lists").iter_mut();
    lists.extend(beside.map(|l| l["members"].take()));
    for member in lists.iter_mut().flat_map(|l| l.as_array_mut().expect("members")) {
        if member["figure"] != "swm/gone" {
            member["last_name"] = Value::Null;
            member["last_cost"] = Value::Null;
        }
    }
    json!([bare, lists])
}

#[test]
fn a_share_code_is_one_short_line_that_reads_back_as_the_same_squad() {
    let mut user = User::new();
    let mut squad = rich();
    squad["notes"] = json!("private");
    squad["considering"] = json!([CLONE]);
    let code =
        user.call("share_code", json!({ "draft": squad }))["text"].as_str().expect("a code").to_owned();
    assert!(code.starts_with("muster:1:") && code.len() < 500, "{} {code}", code.len());
    assert!(code[9..].chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c)), "{code}");
    let (half, rest) = code.split_at(code.len() / 2);
    let texts = [code.clone(), format!("Hi,\n> my squad: {code}.\nBye"), format!("{half}\r\n  {rest}\r\n")];
    for text in texts {
        let read = user.call("read_list", json!({ "text": text }));
        assert_eq!(bare(&read["draft"]), bare(&rich()), "{text}");
        assert_eq!(read["view"]["unresolved"], json!([]));
        assert_eq!(read["draft"]["notes"], "", "notes are the user's own");
    }
    let small = user.call("share_code", json!({ "draft": draft(&[(CLONE, 3), (ARC, 1), (OBI_WAN, 1)]) }));
    assert!(small["text"].as_str().is_some_and(|t| t.len() < 200), "{small}");
    let qr = user.call("squad_qr", json!({ "draft": squad }));
    assert_eq!(qr["text"], code);
    assert!(qr["svg"].as_str().is_some_and(|s| s.starts_with("<svg ") && s.ends_with("</svg>")));
}

#[test]
fn a_code_that_was_cut_short_or_tampered_with_is_refused_in_words() {
    let mut user = User::new();
    let code =
        user.call("share_code", json!({ "draft": rich() }))["text"].as_str().expect("a code").to_owned();
    for text in
        [&code[..code.len() / 2], &code.replacen("muster:1:", "muster:2:", 1), "muster:1:AAAAAAAAAAAA"]
    {
        for language in ["en", "hu", "zh-Hant", "zh-Hans"] {
            let error = user.fails("read_list", language, json!({ "text": text }));
            assert_eq!(error["code"], "code-unreadable", "{text}: {error}");
        }
    }
    // A squad may have any name.
    let read = user.call("read_list", json!({ "text": "-- muster:1: go --\n3 Clone Trooper" }));
    assert_eq!(strings(&read["view"]["members"], "figure"), [CLONE]);
    let error = user.fails("read_list", "en", json!({ "text": " \n" }));
    assert_eq!(error["code"], "file-empty");
}

#[test]
fn what_is_written_down_is_read_back() {
    let mut user = User::new();
    let squad = draft(&[(CLONE, 3), (ARC, 1), (OBI_WAN, 1)]);
    for style in ["text", "forum", "csv", "json"] {
        let path = user.dir.path().join(style).display().to_string();
        let text = user.call("write_squad", json!({ "draft": squad, "style": style }))["text"].clone();
        user.call("export_squad", json!({ "draft": squad, "style": style, "path": path }));
        assert_eq!(std::fs::read_to_string(&path).ok().as_deref(), text.as_str());
        for request in [json!({ "text": text }), json!({ "path": path })] {
            let read = user.call("read_list", request);
            let counts = |draft: &Value| {
                let members = draft["members"].as_array().expect("members").iter();
                members.map(|m| (m["figure"].to_string(), m["count"].clone())).collect::<BTreeMap<_, _>>()
            };
            assert_eq!(counts(&read["draft"]), counts(&squad), "{style}");
        }
    }
}
