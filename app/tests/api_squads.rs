//! Squads, as the window asks for them.

use std::collections::BTreeMap;

use muster_app::api::{self, Desk};
use muster_db::table::holding::{Bulk, Holding};
use muster_rules::id::FigureId;
use serde_json::{Value, json};
use tempfile::TempDir;

const GAME: &str = "star-wars-miniatures";
const CLONE: &str = "swm/clone-trooper";
const ARC: &str = "swm/arc-trooper";
const OBI_WAN: &str = "swm/general-obi-wan-kenobi";
const MASTER: &str = "swm/darth-sidious";
const RESERVES: &str = "swm/san-hill";
const SAMPLE: &str = include_str!("../../docs/sample-squad.txt");

struct User {
    dir: TempDir,
    desk: Desk,
}

impl User {
    fn new() -> Self {
        let dir = TempDir::new().expect("a folder");
        let desk = Desk::open(dir.path().to_owned());
        Self { dir, desk }
    }

    /// The program is started again.
    fn restart(&mut self) {
        self.desk = Desk::open(TempDir::new().expect("a folder").path().to_owned()); // lets go of the data
        self.desk = Desk::open(self.dir.path().to_owned());
    }

    fn call(&mut self, name: &str, request: Value) -> Value {
        api::call(&mut self.desk, name, "en", request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
    }

    fn fails(&mut self, name: &str, language: &str, request: Value) -> Value {
        let error = api::call(&mut self.desk, name, language, request).expect_err(name);
        serde_json::to_value(error).expect("an error")
    }

    fn new_squad(&mut self, draft: &Value) -> Value {
        self.call("new_squad", json!({ "draft": draft }))
    }

    fn check(&mut self, draft: &Value) -> Value {
        self.call("check_squad", json!({ "draft": draft, "id": null }))
    }

    fn fit(&mut self, draft: &Value, figure: &str) -> Value {
        let request = json!({ "draft": draft, "figures": [figure], "beside": null });
        self.call("fits", request)["rows"][0].clone()
    }

    fn own(&mut self, figure: &str, count: u32) {
        let game = self.desk.game(GAME).expect("the game");
        let id = FigureId::from(figure);
        let printing = game.catalogue.printings_of(&id).next().expect("a printing").id.clone();
        let mut holding = Holding::new(GAME.into(), printing, id, figure.to_owned());
        holding.figures = count;
        let now = self.desk.muster.now();
        self.desk
            .muster
            .database()
            .expect("the data")
            .put_holdings(&[holding], Bulk::Set, now)
            .expect("kept");
    }

    /// Installs a pack that changes what a figure costs.
    fn reprice(&mut self, figure: &str, cost: i32) {
        let all = include_str!("../../db/packs/star-wars-miniatures/figures.csv");
        let head = all.lines().next().expect("a head");
        let row = all.lines().find(|l| l.starts_with(&format!("{figure},"))).expect("its row");
        let mut cells: Vec<_> = row.split(',').map(str::to_owned).collect();
        cells[3] = cost.to_string();
        cells[14] = "me".to_owned();
        let pack = self.dir.path().join("packs/mine");
        std::fs::create_dir_all(&pack).expect("a pack");
        let write = |name: &str, text: &str| std::fs::write(pack.join(name), text).expect("a file");
        write("pack.toml", &format!("name = \"Mine\"\nextends = \"{GAME}\"\n"));
        write("sources.toml", "[sources.me]\ntitle = \"Me\"\n");
        write("figures.csv", &format!("{head}\n{}\n", cells.join(",")));
        self.restart();
        assert!(self.desk.muster.broken_packs().is_empty(), "{:?}", self.desk.muster.broken_packs());
    }
}

fn draft(members: &[(&str, u32)]) -> Value {
    let members = members.iter().map(|(figure, count)| json!({ "figure": figure, "count": count }));
    json!({
        "game": GAME, "format": "standard", "limit": null, "name": "", "faction": null, "era": null,
        "side": null, "members": members.collect::<Vec<_>>(), "side_lists": [], "setup": [],
        "pool": null, "notes": "", "considering": [],
    })
}

fn rules(view: &Value, severity: &str) -> Vec<String> {
    let findings = view["findings"].as_array().expect("findings").iter();
    let grave = findings.filter(|f| f["severity"] == severity);
    grave.map(|f| f["rule"].as_str().expect("a rule").to_owned()).collect()
}

fn strings(list: &Value, key: &str) -> Vec<String> {
    let items = list.as_array().expect("a list").iter();
    items.map(|i| i[key].as_str().expect("a text").to_owned()).collect()
}

#[test]
fn an_empty_sheet_is_told_calmly_and_works_before_any_data_is_there() {
    let mut user = User::new();
    let view = user.check(&draft(&[]));
    assert_eq!(view["verdict"], "unsure");
    assert_eq!(rules(&view, "error"), Vec::<String>::new());
    assert_eq!((&view["total"], &view["left"], &view["limit"]), (&json!(0), &json!(100), &json!(100)));
    assert_eq!(view["collects"], false);
    assert!(!user.dir.path().join("muster.db").exists(), "looking makes no data");
}

#[test]
fn spent_limit_and_left_are_those_of_the_draft_and_members_stand_in_its_order() {
    let mut user = User::new();
    let view = user.check(&draft(&[(CLONE, 2), (OBI_WAN, 1), (CLONE, 1), ("swm/gone", 1)]));
    assert_eq!(strings(&view["members"], "figure"), [CLONE, OBI_WAN, "swm/gone"]);
    assert_eq!(view["members"][0]["count"], 3);
    assert_eq!(view["total"], 82);
    assert_eq!(view["left"], 18);
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
    // What is wrong already isn't told of every row.
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
    let fits = user.call("fits", json!({ "draft": squad, "figures": figures, "beside": beside }));
    assert_eq!(fits["rows"][0]["breaks"], json!([]));
    assert_eq!(fits["rows"][0]["left"], view["left"], "what comes beside isn't spent");
    assert_eq!(fits["rows"][1]["breaks"].as_array().map(Vec::len), Some(1), "{fits}");
    let mut drawn = squad;
    let members = json!([{ "figure": "swm/battle-droid", "count": 2 }]);
    drawn["side_lists"] = json!([{ "holder": list["holder"], "kind": list["kind"], "members": members }]);
    let view = user.check(&drawn);
    let list = &view["side_lists"][0];
    assert_eq!(list["members"][0]["count"], 2);
    assert_eq!(list["total"], list["members"][0]["cost"]);
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
    // A cost that is chosen among figures of the catalogue.
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
            let fixed = &finding["fix"]["draft"];
            if fixed.is_null() {
                continue;
            }
            tried += 1;
            assert!(finding["fix"]["words"].as_str().is_some_and(|w| !w.is_empty()));
            let after = user.check(fixed);
            let same = |f: &&Value| ["rule", "members", "message"].iter().all(|k| f[*k] == finding[*k]);
            let left = after["findings"].as_array().expect("findings").iter().find(same);
            assert_eq!(left, None, "after {}", finding["fix"]["words"]);
        }
    }
    assert!(tried >= 5, "only {tried} fixes were there to try");
}

#[test]
fn an_open_question_is_settled_and_the_squad_goes_on() {
    let mut user = User::new();
    let mut squad = draft(&[("swm/darth-vader", 1), ("swm/anakin-skywalker", 1)]);
    squad["limit"] = json!(500);
    let id = user.new_squad(&squad)["id"].clone();
    let view = user.check(&squad);
    let asks = view["findings"].as_array().expect("findings").iter();
    let ask = asks.clone().find(|f| f["fix"]["answers"][0].is_object()).expect("a question").clone();
    assert_eq!(strings(&ask["fix"]["answers"], "id"), ["yes", "no"]);
    assert_eq!(ask["fix"]["draft"], Value::Null);
    let settle = json!({ "game": GAME, "question": ask["fix"]["question"], "answer": "no" });
    user.call("settle", settle);
    let after = user.call("open_squad", json!({ "id": id }));
    let question = &ask["fix"]["question"];
    let findings = after["view"]["findings"].as_array().expect("findings").iter();
    assert!(findings.clone().all(|f| f["fix"]["question"] != *question), "{after}");
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
    assert_eq!(user.call("fits", request)["rows"][0]["spare"], json!(4 - 3 - 2));
    user.call("remove_squad", json!({ "id": first["id"] }));
    let view = user.call("open_squad", json!({ "id": second["id"] }))["view"].clone();
    assert_eq!(view["members"][0]["promised"], 0, "a removed squad is promised nothing");
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
    assert_eq!(list["squads"][0]["name"], "Őrjárat 巡邏隊");
    assert_eq!(list["squads"][0]["total"], 45);
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
    let told: Vec<_> =
        history["revisions"].as_array().expect("revisions").iter().map(|r| r["total"].clone()).collect();
    assert_eq!(told, [json!(0), json!(9)]);
    let back = user.call("restore_squad", json!({ "id": id, "revision": 1 }));
    assert_eq!((&back["draft"], &back["revision"]), (&open["draft"], &json!(3)));
    user.call("remove_squad", json!({ "id": id }));
    assert_eq!(user.call("squads", json!({ "game": GAME }))["squads"], json!([]));
    assert_eq!(user.call("removed_squads", json!({ "game": GAME }))["squads"][0]["id"], id);
    user.call("undelete_squad", json!({ "id": id }));
    assert_eq!(user.call("squads", json!({ "game": GAME }))["squads"][0]["id"], id);
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
    assert_eq!((&both["first"]["total"], &both["second"]["total"]), (&json!(45), &json!(64)));
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
fn a_pasted_list_is_read_line_by_line_and_a_taught_name_is_understood() {
    let mut user = User::new();
    let read = user.call("read_list", json!({ "text": SAMPLE }));
    assert_eq!(strings(&read["lines"], "figure"), [OBI_WAN, ARC, CLONE]);
    assert_eq!((&read["claimed_total"], &read["view"]["total"]), (&json!(100), &json!(100)));
    assert_eq!(read["draft"]["name"], "Siege of Christophsis");
    let text = "3 Clone Trooper\nKenobi\nthe bucket heads\n0 ARC Trooper";
    let read = user.call("read_list", json!({ "game": GAME, "text": text }));
    let open = read["unresolved"].as_array().expect("open lines");
    let reasons = strings(&read["unresolved"], "reason");
    assert_eq!(open.len(), 3, "{reasons:?}");
    assert!(
        reasons.contains(&"problem".to_owned()) && reasons.contains(&"ambiguous".to_owned()),
        "{reasons:?}"
    );
    let meant = open.iter().find(|l| l["reason"] == "ambiguous").expect("Obi-Wan");
    assert!(meant["candidates"][0]["printed"].as_str().is_some_and(|p| !p.is_empty()), "{meant}");
    assert_eq!(read["view"]["verdict"], "unsure", "with lines that nobody understood nothing is proven");
    let alias = json!({ "game": GAME, "text": "the bucket heads", "figure": CLONE });
    user.call("learn_alias", alias);
    let read = user.call("read_list", json!({ "game": GAME, "text": text }));
    assert_eq!(read["lines"][1]["matched"], "alias");
    assert_eq!(user.call("aliases", json!({ "game": GAME }))["aliases"][0]["name"], "Clone Trooper");
    user.call("forget_alias", json!({ "game": GAME, "text": "the bucket heads" }));
    assert_eq!(user.call("aliases", json!({ "game": GAME }))["aliases"], json!([]));
}

/// A draft with everything in it that a share code carries.
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

/// Without names and costs that the catalogue knows anyhow.
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
        assert_eq!(read["unresolved"], json!([]));
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
    // A squad may be called anything.
    let read = user.call("read_list", json!({ "text": "-- muster:1: go --\n3 Clone Trooper" }));
    assert_eq!(strings(&read["lines"], "figure"), [CLONE]);
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
    assert_eq!(user.call("squads", json!({ "game": GAME }))["squads"][0]["total"], 23);
    let fits = user.fit(&draft(&[("swm/gone", 1)]), "swm/gone");
    assert_eq!(fits["unit_cost"], Value::Null);
}
