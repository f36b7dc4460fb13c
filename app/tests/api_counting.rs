//! Counting squads, as the window requests it.

use muster_app::api::commands;
use muster_app::api::work::Begun;
use muster_app::base::session::Session;
use muster_rules::id::FigureId;
use serde_json::{Value, json};
use tempfile::TempDir;

const GAME: &str = "star-wars-miniatures";
const CLONE: &str = "swm/clone-trooper";
const OBI_WAN: &str = "swm/general-obi-wan-kenobi";
const JANGO: &str = "swm/jango-fett";
const CARBONITE: &str = "swm/han-solo-in-carbonite";
const DROID: &str = "swm/mouse-droid";
const STORMTROOPER: &str = "swm/stormtrooper";

struct User {
    _dir: TempDir,
    session: Session,
}

impl User {
    fn new() -> Self {
        let dir = TempDir::new().expect("a folder");
        let session = Session::open(dir.path().to_owned());
        Self { _dir: dir, session }
    }

    /// Returns a user who owns this many copies.
    fn owning(figures: &[(&str, i32)]) -> Self {
        let mut user = Self::new();
        for (figure, count) in figures {
            user.own(figure, *count);
        }
        user
    }

    fn own(&mut self, figure: &str, count: i32) {
        let game = self.session.game(GAME).expect("the game");
        let printing =
            game.catalogue.printings_of(&FigureId::from(figure)).next().expect("a printing").id.clone();
        self.call("add_holding", json!({ "game": GAME, "printing": printing, "figures": count }));
    }

    fn call(&mut self, name: &str, request: Value) -> Value {
        commands::call(&mut self.session, name, "en", request).unwrap_or_else(|e| panic!("{name}: {e:?}"))
    }

    fn save(&mut self, name: &str, draft: &Value) {
        self.call("new_squad", json!({ "draft": with(draft, "name", json!(name)) }));
    }

    fn fails(&mut self, name: &str, request: Value) -> Value {
        let error = commands::call(&mut self.session, name, "en", request).expect_err(name);
        serde_json::to_value(error).expect("an error")
    }

    fn room(&mut self, draft: &Value, mine: bool) -> Value {
        self.call("squad_room", json!({ "draft": draft, "mine": mine }))
    }

    fn random(&mut self, draft: &Value, keep: &[&str], without: &[&str], seed: u32) -> Value {
        let request = json!({ "draft": draft, "keep": keep, "without": without, "mine": false, "full": false, "seed": seed });
        self.call("random_squad", request)["members"].clone()
    }

    fn verdict(&mut self, draft: &Value) -> String {
        let view = self.call("check_squad", json!({ "draft": draft, "id": null }))["view"].clone();
        view["verdict"].as_str().unwrap_or_default().to_owned()
    }

    fn total(&mut self, draft: &Value) -> i64 {
        let view = self.call("check_squad", json!({ "draft": draft, "id": null }))["view"].clone();
        view["points"]["total"].as_i64().expect("a total")
    }
}

fn draft(members: &[(&str, u32)]) -> Value {
    let members: Vec<_> = members
        .iter()
        .map(|(figure, count)| json!({ "figure": figure, "count": count, "last_name": null, "last_cost": null }))
        .collect();
    json!({
        "game": GAME, "format": "standard", "limit": null, "name": "", "faction": null, "era": null,
        "side": null, "members": members, "side_lists": [], "setup": [], "pool": null, "notes": "",
        "considering": [],
    })
}

fn with(draft: &Value, key: &str, value: Value) -> Value {
    let mut draft = draft.clone();
    draft[key] = value;
    draft
}

/// A request for all squads of the usual format from the figures owned.
fn counted(points: Option<i32>) -> Value {
    json!({ "game": GAME, "format": null, "points": points, "owned": true, "by_size": true })
}

/// Returns the counts of squads with one more copy of a figure, if it fits.
fn fit(room: &Value, figure: &str) -> Option<(String, String)> {
    let rows = room["fits"].as_array().expect("figures");
    let row = rows.iter().find(|r| r["figure"] == figure)?;
    Some((text(&row["legal_squads"]), text(&row["at_limit"])))
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}

fn number(value: &Value) -> u128 {
    text(value).parse().unwrap_or_else(|e| panic!("{value}: {e}"))
}

#[test]
fn an_empty_squad_has_room_for_everybody_who_is_in_any_legal_one() {
    let mut user = User::new();
    let room = user.room(&draft(&[]), false);
    assert!(number(&room["legal_squads"]) > 10_u128.pow(18), "{}", room["legal_squads"]);
    assert!(number(&room["at_limit"]) < number(&room["legal_squads"]));
    let (legal, full) = fit(&room, CLONE).expect("it fits");
    assert_ne!((legal.as_str(), full.as_str()), ("0", "0"));
    // A subset can't have more squads than the whole.
    for row in room["fits"].as_array().expect("figures") {
        assert!(number(&row["legal_squads"]) <= number(&room["legal_squads"]), "{row}");
        assert!(number(&row["at_limit"]) <= number(&row["legal_squads"]), "{row}");
    }
}

#[test]
fn each_row_says_whether_its_figure_fits_and_whether_the_squad_can_be_filled_exactly_with_it() {
    let mut user = User::new();
    // 55 and three times 9 of 100 leave 18.
    let begun = draft(&[(OBI_WAN, 1), (CLONE, 3)]);
    let room = user.room(&begun, false);
    assert_eq!(fit(&room, STORMTROOPER), None, "another faction");
    assert_eq!(fit(&room, OBI_WAN), None, "unique");
    let (_, full) = fit(&room, CLONE).expect("it fits");
    assert_ne!(full, "0", "two more make 100");
    // With no squads between 97 and 100 points, this one can no longer be filled exactly.
    let tight = with(&draft(&[(OBI_WAN, 1), (CLONE, 4)]), "limit", json!(92));
    let room = user.room(&tight, false);
    assert_eq!(room["at_limit"], "0");
    assert_eq!(room["fits"], json!([]));
}

#[test]
fn a_full_squad_has_room_for_nobody_and_an_illegal_one_is_in_none() {
    let mut user = User::new();
    let full = user.room(&draft(&[(OBI_WAN, 1), (CLONE, 5)]), false);
    assert_eq!(
        (&full["legal_squads"], &full["at_limit"], &full["fits"]),
        (&json!("1"), &json!("1"), &json!([]))
    );
    let illegal = user.room(&draft(&[(OBI_WAN, 2)]), false);
    assert_eq!((&illegal["legal_squads"], &illegal["fits"]), (&json!("0"), &json!([])));
}

#[test]
fn with_what_is_owned_alone_others_have_no_room_but_those_who_are_there_stay() {
    let mut user = User::owning(&[(CLONE, 2)]);
    let all = user.room(&draft(&[(OBI_WAN, 1)]), false);
    let mine = user.room(&draft(&[(OBI_WAN, 1)]), true);
    // Alone, with one, or with two clones.
    assert_eq!(mine["legal_squads"], "3");
    assert_eq!(fit(&mine, CLONE).map(|(legal, _)| legal), Some("2".to_owned()));
    assert_eq!(mine["fits"].as_array().map(Vec::len), Some(1));
    assert!(number(&all["legal_squads"]) > 1_000);
}

#[test]
fn filling_for_points_fills_exactly_and_what_is_filled_is_legal() {
    let mut user = User::owning(&[(CLONE, 4)]);
    let begun = draft(&[(OBI_WAN, 1), (CLONE, 3)]);
    let request = json!({ "draft": begun, "best": "points", "mine": false, "prices": null, "top": 3 });
    let found = user.call("fill_squad", request);
    let rows = found["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 3);
    for row in rows {
        assert_eq!((&row["value"], &row["left"]), (&json!(100), &json!(0)), "{row}");
        let mut members = vec![(OBI_WAN.to_owned(), 1), (CLONE.to_owned(), 3)];
        for line in row["add"].as_array().expect("lines") {
            let count = u32::try_from(line["count"].as_u64().expect("a count")).expect("few");
            members.push((text(&line["figure"]), count));
            assert!(!text(&line["local_name"]).is_empty());
        }
        let members: Vec<_> = members.iter().map(|(f, n)| (f.as_str(), *n)).collect();
        assert_eq!(user.verdict(&draft(&members)), "legal", "{row}");
    }
}

#[test]
fn filling_with_what_is_owned_lacks_nothing_and_what_is_missing_is_counted_of_the_whole_squad() {
    let mut user = User::owning(&[(OBI_WAN, 1), (CLONE, 4), (DROID, 3)]);
    let begun = draft(&[(OBI_WAN, 1), (CLONE, 3)]);
    let ask = |best: &str, mine: bool| json!({ "draft": begun, "best": best, "mine": mine, "prices": null, "top": 5 });
    let found = user.call("fill_squad", ask("owned", true));
    for row in found["rows"].as_array().expect("rows") {
        assert_eq!(row["value"], 0, "{row}");
        assert!(row["add"].as_array().expect("lines").iter().all(|l| l["missing"] == 0), "{row}");
    }
    let points = user.call("fill_squad", ask("points", false));
    let lines = points["rows"].as_array().into_iter().flatten().flat_map(|r| r["add"].as_array()).flatten();
    for line in lines.filter(|l| l["figure"] == CLONE) {
        // The squad has three and four are owned: all but the first of those added are missing.
        assert_eq!(line["missing"].as_u64(), line["count"].as_u64().map(|n| n - 1), "{line}");
    }
}

#[test]
fn a_squad_that_nobody_can_fill_up_says_which_rule_bars_it() {
    let mut user = User::new();
    // Twice 55 points fits within 200, but it is the same person twice; no other rule is broken.
    let twice = with(&draft(&[(OBI_WAN, 2)]), "limit", json!(200));
    let request = json!({ "draft": twice, "best": "points", "mine": false, "prices": null, "top": 5 });
    let found = user.call("fill_squad", request);
    assert_eq!(found["rows"], json!([]));
    assert_eq!(found["barred_by"], json!(["SWM-UNIQUE"]));
}

#[test]
fn chance_draws_the_same_legal_squad_from_the_same_seed_and_keeps_who_is_locked() {
    let mut user = User::new();
    let begun = draft(&[(OBI_WAN, 1), (CLONE, 2)]);
    let first = user.random(&begun, &[CLONE], &[], 7);
    assert_eq!(first, user.random(&begun, &[CLONE], &[], 7));
    let others: Vec<_> = (8..18).map(|seed| user.random(&begun, &[CLONE], &[], seed)).collect();
    assert!(others.iter().any(|other| *other != first), "chance is no chance");
    for members in others.iter().chain([&first]) {
        assert_eq!(members[0]["figure"], CLONE, "those that stay stand first");
        assert!(members[0]["count"].as_u64() >= Some(2));
        assert_eq!(user.verdict(&with(&begun, "members", members.clone())), "legal", "{members}");
    }
    let none: Vec<_> = (0..10).map(|seed| user.random(&begun, &[], &[CLONE], seed)).collect();
    assert!(none.iter().all(|m| m.as_array().expect("members").iter().all(|m| m["figure"] != CLONE)));
    let twice = with(&draft(&[(OBI_WAN, 2)]), "limit", json!(200));
    let barred =
        json!({ "draft": twice, "keep": [OBI_WAN], "without": [], "mine": false, "full": true, "seed": 1 });
    let drawn = user.call("random_squad", barred);
    assert_eq!(drawn["members"], Value::Null);
    assert_eq!(drawn["barred_by"], json!(["SWM-UNIQUE"]));
}

#[test]
fn who_draws_or_fills_up_is_handed_the_choice_that_decides_a_cost() {
    // Han Solo in Carbonite costs half of another Han Solo: without the choice the total is unknown.
    let mut user = User::new();
    let begun = draft(&[(CARBONITE, 1)]);
    let mut full = 0;
    for seed in 0..12 {
        let request = json!({
            "draft": begun, "keep": [CARBONITE], "without": [], "mine": false, "full": true, "seed": seed,
        });
        let drawn = user.call("random_squad", request);
        assert_eq!(drawn["setup"][0]["holder"], CARBONITE, "{drawn}");
        let squad = with(&with(&begun, "members", drawn["members"].clone()), "setup", drawn["setup"].clone());
        assert_eq!(user.verdict(&squad), "legal", "{squad}");
        full += usize::from(user.total(&squad) == 100);
    }
    assert_eq!(full, 12, "all points are spent where that was asked");
    let request = json!({ "draft": begun, "best": "points", "mine": false, "prices": null, "top": 3 });
    for row in user.call("fill_squad", request)["rows"].as_array().expect("rows") {
        let added = row["add"].as_array().into_iter().flatten();
        let added = added.map(|line| json!({ "figure": line["figure"], "count": line["count"] }));
        let members: Vec<_> = added.chain([json!({ "figure": CARBONITE, "count": 1 })]).collect();
        let squad = with(&with(&begun, "members", json!(members)), "setup", row["setup"].clone());
        assert_eq!((user.verdict(&squad).as_str(), user.total(&squad)), ("legal", 100), "{row}");
    }
}

#[test]
fn a_small_collection_is_counted_by_faction_and_by_size() {
    // One clone; two; Obi-Wan alone, with one, with two.
    let mut user = User::owning(&[(OBI_WAN, 1), (CLONE, 2)]);
    let request = counted(None);
    let field = user.call("count_squads", request);
    assert_eq!((&field["format"], &field["points"]), (&json!("standard"), &json!(100)));
    assert_eq!((&field["legal_squads"], &field["at_limit"]), (&json!("5"), &json!("0")));
    assert_eq!(field["factions"], json!([{ "faction": "republic", "legal_squads": "5", "at_limit": "0" }]));
    assert_eq!(field["by_size"], json!({ "1": "2", "2": "2", "3": "1" }));
    let agreed = user.call("count_squads", counted(Some(64)));
    assert_eq!(
        (&agreed["legal_squads"], &agreed["at_limit"], &agreed["points"]),
        (&json!("4"), &json!("1"), &json!(64))
    );
    let nothing = User::new().call("count_squads", counted(None));
    assert_eq!((&nothing["legal_squads"], &nothing["factions"]), (&json!("0"), &json!([])));
}

#[test]
fn what_to_buy_next_says_what_it_opens_and_how_many_times_as_many_that_is() {
    let mut user = User::owning(&[(CLONE, 1)]);
    let request = counted(Some(50));
    let gap = user.call("next_purchase", request.clone());
    assert_eq!(gap["legal_squads"], "1");
    let best = &gap["figures"][0];
    assert_eq!((best["figures"].as_array().map(Vec::len), &best["copies"]), (Some(1), &json!(1)));
    assert_eq!(best["times"].as_f64(), Some((1 + number(&best["opens"])) as f64), "{best}");
    assert!(number(&gap["pairs"][0]["opens"]) > number(&best["opens"]));
    let set = &gap["sets"][0];
    assert_eq!((set.get("figures"), set["sets"].as_array().map(Vec::len)), (None, Some(1)));
    assert!(number(&gap["set_pairs"][0]["opens"]) > number(&set["opens"]));
    // The ratio is reported however large it is.
    let pairs = gap["set_pairs"].as_array().expect("pairs of sets").iter();
    let most = pairs.map(|p| (number(&p["opens"]), p["times"].as_f64().unwrap_or_default()));
    let (opens, times) = most.max_by_key(|(opens, _)| *opens).expect("a pair");
    assert!(opens > 1_000_000, "{opens}");
    assert!((times / (1 + opens) as f64 - 1.0).abs() < 1e-9, "{times} of {opens}");
    // The numbers are right: buying the figure yields that many squads.
    let bought = text(&best["figures"][0]);
    user.own(&bought, 1);
    let field = user.call("count_squads", request);
    assert_eq!(number(&field["legal_squads"]), 1 + number(&best["opens"]));
}

#[test]
fn what_completes_a_saved_squad_or_a_set_is_bought_first_and_a_commander_before_a_mouse_droid() {
    let mut user = User::owning(&[(CLONE, 1)]);
    let gap = user.call("next_purchase", counted(Some(100)));
    // Nothing is saved and no set is nearly complete, so leaders and new factions rank above figures that are merely
    // cheap.
    assert_eq!(gap["squads"], json!([]));
    let best = &gap["figures"][0]["uses"];
    assert_eq!((&best["leaders"], &best["factions"]), (&json!(1), &json!(1)), "{best}");
    // The sentence is about what is bought.
    assert_eq!(best["sentences"][0], "a new leader", "{best}");

    user.save("Two clones", &draft(&[(CLONE, 2)]));
    user.save("Another faction", &draft(&[(CLONE, 1), (JANGO, 1)]));
    let gap = user.call("next_purchase", counted(Some(100)));
    let bought: Vec<_> = gap["squads"].as_array().expect("squads").iter().map(|p| &p["figures"]).collect();
    assert_eq!(bought.len(), 2, "{bought:?}");
    assert!(bought.contains(&&json!([CLONE])) && bought.contains(&&json!([JANGO])), "{bought:?}");
    for best in &gap["figures"].as_array().expect("figures")[..2] {
        assert_eq!(best["uses"]["squads"].as_array().map(Vec::len), Some(1), "{best}");
    }
    let names: Vec<_> =
        gap["squads"].as_array().expect("squads").iter().map(|p| &p["uses"]["squads"][0]["name"]).collect();
    assert!(names.contains(&&json!("Two clones")), "{names:?}");
}

#[test]
fn a_balanced_squad_has_a_commander_and_an_attacker_and_neither_few_nor_many() {
    let mut user = User::owning(&[]);
    for seed in 0..20 {
        let request = json!({
            "draft": draft(&[]), "keep": [], "without": [], "mine": false, "full": true, "balanced": true, "seed": seed,
        });
        let drawn = user.call("random_squad", request);
        assert_eq!(drawn["balanced"], true);
        let members = drawn["members"].as_array().expect("members");
        let copies: u64 = members.iter().map(|m| m["count"].as_u64().expect("a count")).sum();
        assert!((6..=11).contains(&copies), "{members:?}");
    }
    // If no squad is balanced, any squad is drawn, and the answer says so.
    let mine = json!({
        "draft": draft(&[]), "keep": [], "without": [], "mine": true, "full": false, "balanced": true, "seed": 1,
    });
    user.own(CLONE, 2);
    let drawn = user.call("random_squad", mine);
    assert_eq!((&drawn["balanced"], drawn["members"].is_array()), (&json!(false), true), "{drawn}");
}

#[test]
fn a_format_without_end_says_so_and_can_be_counted_of_what_is_owned() {
    let mut user = User::owning(&[(CLONE, 2)]);
    let endless = with(&draft(&[]), "format", json!("out-of-the-box"));
    let error = user.fails("squad_room", json!({ "draft": endless, "mine": false }));
    assert_eq!(error["code"], "count-endless");
    assert!(!text(&error["message"]).is_empty() && !text(&error["todo"]).is_empty(), "{error}");
    user.room(&endless, true);
    let unknown = user.fails("count_squads", with(&counted(None), "format", json!("chess")));
    assert_eq!(unknown["input"], true, "{unknown}");
}

#[test]
fn what_takes_its_time_is_done_beside_the_desk_and_a_newer_question_breaks_the_older_one_off() {
    let mut user = User::owning(&[(CLONE, 2)]);
    let game = counted(None);
    let fill = json!({ "draft": draft(&[]), "best": "points", "mine": false, "prices": null, "top": 1 });
    let random =
        json!({ "draft": draft(&[]), "keep": [], "without": [], "mine": false, "full": true, "seed": 1 });
    let room = json!({ "draft": draft(&[]), "mine": false });
    let beside = [
        ("squad_room", room.clone()),
        ("fill_squad", fill),
        ("random_squad", random),
        ("count_squads", game.clone()),
        ("next_purchase", game),
    ];
    let mut work = |name: &str, request: Value| match commands::begin(&mut user.session, name, "en", request)
    {
        Ok(Begun::Work(work)) => work,
        other => panic!("{name} holds the session: {other:?}"),
    };
    for (name, request) in beside {
        let older = work(name, request.clone());
        let newer = work(name, request.clone());
        let stopped = older.carry_out().expect_err(name);
        assert_eq!(stopped.code, "stopped", "{name}");
        drop(newer);
    }
    // Work of another command continues.
    let kept = work("squad_room", room.clone());
    work("count_squads", counted(None));
    assert!(kept.carry_out().is_ok());
    // Stopping explicitly also stops the work.
    let left = work("squad_room", room);
    user.call("stop_work", json!({ "command": "squad_room" }));
    assert_eq!(left.carry_out().expect_err("it was stopped").code, "stopped");
    user.call("stop_work", json!({ "command": "next_purchase" }));
}

#[test]
fn a_full_squad_is_drawn_where_there_is_one() {
    let mut user = User::new();
    let game = draft(&[]);
    for seed in 0..4 {
        let request =
            json!({ "draft": game, "keep": [], "without": [], "mine": false, "full": true, "seed": seed });
        let members = user.call("random_squad", request)["members"].clone();
        let mut drawn = game.clone();
        drawn["members"] = members;
        let view = user.call("check_squad", json!({ "draft": drawn, "id": null }))["view"].clone();
        assert_eq!(view["points"]["left"], 0, "{view}");
    }
}
