//! A game that no line of the program knows: its whole is the folder `fifth-game` beside this file.
//! Copied into the data folder it is searched, built, read, collected and printed like any other.

use crate::common::{User, project, tool};
use serde_json::{Value, json};

const GAME: &str = "lantern-and-thorn";

/// Somebody who put the game's folder where packs belong.
fn user() -> User {
    let user = User::new();
    let packs = user.data().join("packs").join(GAME);
    std::fs::create_dir_all(&packs).expect("a folder");
    for entry in std::fs::read_dir(project().join("tests/terminal/fifth-game")).expect("the game") {
        let entry = entry.expect("a file");
        std::fs::copy(entry.path(), packs.join(entry.file_name())).expect("copied");
    }
    user
}

#[test]
fn the_pack_is_in_order_and_its_own_cases_hold() {
    let folder = project().join("tests/terminal/fifth-game").display().to_string();
    let said = User::new().run(&["pack", "check", &folder]).exits(0);
    assert!(said.out.contains("is valid: 5 figures, 5 printings, 1 format."), "{}", said.out);
}

#[test]
fn its_figures_are_found_by_names_filters_and_names_of_other_languages() {
    let user = user();
    let found = |args: &[&str]| {
        let args = [&["figures", "search", "--game", GAME, "--json"], args].concat();
        let json = user.run(&args).exits(0).json();
        let rows = json["rows"].as_array().expect("rows").iter();
        rows.map(|f| f["name"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(found(&["moth"]), ["Moth Scout"]);
    assert_eq!(found(&["--faction", "Briar"]), ["Hedge Imp", "Queen Bramble"], "by an alias");
    assert_eq!(found(&["--ability", "Snare", "--max-cost", "10"]), ["Hedge Imp"]);
    assert_eq!(found(&["--unique", "true", "--rarity", "R"]), ["Old Wick", "Queen Bramble"]);
    let said = user.run(&["figures", "search", "--game", GAME, "molyf", "--lang", "hu"]).exits(0);
    assert!(said.out.contains("Molyfelderítő") && said.out.contains("Lámpás"), "{}", said.out);
    let card = user.run(&["figures", "show", "Old Wick", "--game", GAME, "--lang", "hu"]).exits(0);
    for word in ["Ész", "Bátorság", "egyedi", "lámpavivő", "Éjjeli látás"] {
        assert!(card.out.contains(word), "{word}: {}", card.out);
    }
}

#[test]
fn its_own_rules_judge_its_warbands_in_its_own_words() {
    let user = user();
    let rules = |text: &str, code: i32| {
        let json = user.pipe(&["squad", "check", "-", "--game", GAME, "--json"], text).exits(code).json();
        let errors = json["findings"].as_array().expect("findings").iter();
        let errors = errors.filter(|f| f["severity"] == "error");
        errors.map(|f| f["rule"].as_str().expect("a rule").to_owned()).collect::<Vec<_>>()
    };
    for (text, code, errors) in [
        ("Old Wick\n2 Moth Scout\nTallow Guard", 0, &[][..]),
        ("Queen Bramble\n4x Hedge Imp", 0, &[]),
        ("Queen Bramble\n5x Hedge Imp", 1, &["LT-POINTS"]),
        ("Old Wick\nHedge Imp", 1, &["LT-COMPANY"]),
        ("2 Hedge Imp", 1, &["LT-LAMP"]),
        ("2 Queen Bramble", 1, &["LT-ONE-OF-A-KIND"]),
    ] {
        assert_eq!(rules(text, code), errors, "{text}");
    }
    for (language, said) in [
        ("en", "Hedge Imp can’t join this warband (Lantern): a warband has one faction."),
        ("hu", "Hedge Imp nem lehet ebben a hadcsapatban (Lámpás): egy hadcsapat egy csoporthoz tartozik."),
    ] {
        let args = ["squad", "check", "-", "--game", GAME, "--lang", language];
        let out = user.pipe(&args, "Old Wick\nHedge Imp").exits(1).out;
        let words: Vec<_> = out.split_whitespace().collect();
        assert!(words.join(" ").contains(said), "{out}");
    }
}

#[test]
fn a_pasted_list_tells_by_its_names_that_it_is_of_this_game() {
    let user = user();
    let list = "Lights on the lane\nOld Wick (18)\n2x Moth Scouts [14]\nTalow Guard\n";
    let json = user.pipe(&["squad", "check", "-", "--json"], list).json();
    assert_eq!(json["unresolved"], json!([]));
    let members = json["members"].as_array().expect("members").iter();
    let members: Vec<_> = members.map(|m| json!([m["count"], m["name"], m["arithmetic"]])).collect();
    let kin = "8 - 1 (Kinship: Old Wick)";
    let expected = json!([[1, "Old Wick", null], [2, "Moth Scout", kin], [1, "Tallow Guard", null]]);
    assert_eq!((json!(members), json["points"]["total"].as_u64()), (expected, Some(39)));
    let said = user.pipe(&["squad", "check", "-", "--lang", "hu"], list);
    assert!(said.out.contains("2 × (8 - 1 (Rokonság: Old Wick))"), "{}", said.out);
}

#[test]
fn a_collection_of_it_is_read_and_written() {
    let user = user();
    let file = user.file("mine.csv", "set,number,figures\nFirst Light,2,3\nFL,1,1\nFirst Light,9,1\n");
    let json = user.run(&["collection", "import", &file, "--game", GAME, "--json"]).exits(2).json();
    assert_eq!((json["added"].as_u64(), json["faults"][0]["line"].as_u64()), (Some(2), Some(4)));
    let shown = user.run(&["collection", "show", "--game", GAME, "--json"]).json();
    assert_eq!(shown["figures"], 4);
    let exported = user.run(&["collection", "export", "--game", GAME]).exits(0).out;
    assert!(exported.contains("Moth Scout") && exported.contains("Old Wick"), "{exported}");
    let squad = user.file("squad.txt", "Old Wick\n2 Moth Scout\nTallow Guard\n");
    let missing = user.run(&["collection", "missing", &squad, "--game", GAME]);
    assert!(missing.out.contains("Tallow Guard") && !missing.out.contains("Old Wick"), "{}", missing.out);
}

#[test]
fn its_cards_and_sheet_are_printed_and_the_sheet_is_read_back() {
    let user = user();
    let squad = user.file("squad.txt", "Lights on the lane\n\nOld Wick\n2 Moth Scout\nTallow Guard\n");
    let print = |args: &[&str], name: &str| {
        let path = user.path(name).display().to_string();
        user.run(&[&["print"], args, &["-o", &path]].concat()).exits(0);
        tool("qpdf", &["--check", &path]);
        (tool("pdftotext", &["-layout", &path, "-"]), path)
    };
    let (cards, _) = print(&["cards", &squad, "--game", GAME], "cards.pdf");
    for word in ["Old Wick", "18", "Wits", "Nerve", "Night Sight", "Lamp bearer", "First Light 2"] {
        assert!(cards.contains(word), "{word}: {cards}");
    }
    assert_eq!(cards.matches("Moth Scout").count(), 2, "{cards}");
    let (cards, _) = print(&["cards", &squad, "--game", GAME, "--lang", "hu"], "kartyak.pdf");
    assert!(cards.contains("Molyfelderítő") && cards.contains("Lámpavivő"), "{cards}");
    let (sheet, path) = print(&["sheet", &squad, "--game", GAME], "sheet.pdf");
    for word in ["Lights on the lane", "An evening, 40 points", "39 / 40", "Kinship", "Tallow Guard"] {
        assert!(sheet.contains(word), "{word}: {sheet}");
    }
    let json = user.run(&["squad", "check", &path, "--json"]).exits(0).json();
    assert_eq!((json["verdict"].as_str(), json["points"]["total"].as_u64()), (Some("legal"), Some(39)));
    let (list, _) = print(&["checklist", "--game", GAME, "--set", "First Light"], "list.pdf");
    assert!(list.contains("Queen Bramble") && list.contains("Hedge Imp"), "{list}");
}

/// A campaign of it up to the last night, as a journal.
const JOURNAL: &str = r#"
campaign = "the-long-night"
heroes = ["old-wick", "miss-tallow"]
missions = { errand = ["the-well", "the-mill"] }
seed = 3

[[step]]
do = "mission"
name = "a-light-on-the-lane"
winner = "wardens"
crates = 2
draws = { errands = ["the-mill"] }

[[step]]
do = "sell"
item = "snuffer"

[[step]]
do = "buy"
item = "storm-lantern"
hero = "old-wick"

[[step]]
do = "class-card"
card = "haggle"

[[step]]
do = "mission"
name = "the-mill"
winner = "wardens"
met = ["nobody-hurt"]
"#;

/// An evening of it at the table, as a recorded game.
const EVENING: &str = r#"
game = "lantern-and-thorn"

[[side]]
name = "Thursday"
squad = """
Old Wick
2 Moth Scout
Tallow Guard
"""

[[side]]
name = "The Hedge"
squad = """
Queen Bramble
2 Hedge Imp
"""

# 2 + 7 against 3 + 8.
[[event]]
do = "initiative"
rolls = [2, 3]

[[event]]
do = "activate"
figure = "Old Wick"

[[event]]
do = "activate"
figure = "Queen Bramble"

[[event]]
do = "condition"
figure = "Old Wick"
condition = "snared"

[[event]]
do = "activate"
figure = "Old Wick"

[[event]]
do = "damage"
figure = "Tallow Guard"
amount = 4
by = "Queen Bramble"

[[event]]
do = "round"

# 4 of dread pay for no imp of 5 that comes with the last one's.
[[event]]
do = "gain"
side = "The Hedge"
what = "dread"

[[event]]
do = "arrive"
what = "out-of-the-hedge"
side = "The Hedge"
figures = ["Hedge Imp"]

[[event]]
do = "arrive"
what = "out-of-the-hedge"
side = "The Hedge"
figures = ["Hedge Imp"]

[[event]]
do = "activate"
figure = "Old Wick"

[[event]]
do = "defeat"
figure = "Hedge Imp 3"
by = "Old Wick"

[[event]]
do = "defeat"
figure = "Queen Bramble"
by = "Old Wick"
"#;

/// Of an answer what is looked at.
fn of(answer: &Value, fields: &Value) -> Value {
    let keys = fields.as_object().into_iter().flatten().map(|(key, _)| key);
    keys.map(|key| (key.clone(), answer[key].clone())).collect()
}

#[test]
fn its_campaign_is_set_up_played_and_taken_back_by_the_folder_alone() {
    let user = user();
    let journal = user.file("night.toml", JOURNAL);
    let kept = ["campaign", "new", "Thursdays", &journal, "--game", GAME];
    user.run(&kept).exits(0);
    let show = |args: &[&str]| user.run(&[&["campaign"], args, &["--json"]].concat());
    let books = show(&["show", "Thursdays"]).exits(0).json();
    // 2 each to begin with, 3 each won, 2 crates of 3, a snuffer sold for 1, less a lantern; 2 each at the mill.
    assert_eq!(books["credits"], 4 + 6 + 6 + 1 - 4 + 4, "{books}");
    assert_eq!((&books["phase"], &books["stage"]), (&json!("dusk"), &json!(1)));
    let heroes = [
        json!({ "hero": "old-wick", "xp": 3, "xp_spent": 0, "cards": [], "items": ["storm-lantern"] }),
        json!({ "hero": "miss-tallow", "xp": 3, "xp_spent": 1, "cards": ["ledger", "haggle"], "items": [] }),
    ];
    for (at, hero) in heroes.iter().enumerate() {
        assert_eq!(of(&books["heroes"][at], hero), *hero);
    }
    assert_eq!(books["allies"], json!(["moth-scout"]));
    assert_eq!(books["active_missions"], json!(["the-lamp-still-burns", "the-well"]));
    let dread = books["accounts"].as_array().expect("accounts").iter().find(|a| a["account"] == "dread");
    let told = json!({ "side": "hedge", "account": "dread", "what": "dread", "earned": 1, "left": 1 });
    assert_eq!(dread.map(|dread| of(dread, &told)), Some(told));
    let names: Vec<_> = books["sides"].as_array().expect("sides").iter().map(|s| &s["side_name"]).collect();
    assert_eq!(names, ["Wardens", "Hedge"]);
    assert_eq!(books["upgrades"], json!([{ "upgrade": "dusk", "upgrade_name": "Dusk", "side": "wardens" }]));
    let sold = books["ledger"].as_array().expect("a ledger").iter().find(|m| m["amount"] == -4);
    assert_eq!(sold.map(|m| (&m["who"], &m["what"])), Some((&json!("wardens"), &json!("wicks"))));

    let refused = |step: &[&str]| {
        let answer = show(&[&["do", "Thursdays"], step].concat()).exits(1).json();
        answer["refused"][0]["rule"].as_str().expect("a rule").to_owned()
    };
    assert_eq!(refused(&["buy", "item=rowan-knot", "hero=nobody"]), "MUSTER-CAMPAIGN");
    assert_eq!(refused(&["class-card", "card=night-sight", "hero=miss-tallow"]), "LT-LORE");
    assert_eq!(refused(&["mission", "name=the-lamp-is-out", "winner=hedge"]), "LT-NIGHTS");
    show(&["do", "Thursdays", "class-card", "card=night-sight"]).exits(0);
    assert_eq!(show(&["undo", "Thursdays"]).exits(0).json()["heroes"][0]["xp_spent"], 0);
    assert_eq!(show(&["redo", "Thursdays"]).exits(0).json()["heroes"][0]["xp_spent"], 2);
    let next = show(&["next", "Thursdays"]).exits(0).json();
    let may = next.as_array().expect("steps").iter().map(|s| s["step"]["do"].as_str().unwrap_or_default());
    assert!(may.clone().any(|s| s == "shop") && may.clone().all(|s| s != "draw"), "{next}");
    let over = ["do", "Thursdays", "mission", "name=the-lamp-still-burns", "winner=wardens", "gains.lore=5"];
    let over = show(&over).exits(0).json();
    assert_eq!((&over["won"], &over["phase"]), (&json!("wardens"), &json!("over")));
    assert_eq!(over["heroes"][1]["xp"], 8);

    let file = user.path("night.muster-campaign.json").display().to_string();
    user.run(&["campaign", "export", "Thursdays", "-o", &file]).exits(0);
    let again = User::new();
    again.run(&["campaign", "import", &file]).exits(2);
    let lone = JOURNAL.replace(r#", "miss-tallow""#, "").replace("\"the-well\", ", "");
    let lone = user.file("lone.toml", &lone);
    let answer = user.run(&["campaign", "run", &lone, "--game", GAME, "--json"]).exits(1).json();
    assert_eq!(answer["refused"][0]["rule"], "LT-ERRANDS");
    let none = user.file("none.toml", JOURNAL.replace(r#", "miss-tallow""#, r#", "nobody", "x", "y""#));
    let answer = user.run(&["campaign", "run", &none, "--game", GAME, "--json"]).exits(1).json();
    assert_eq!(answer["refused"][0]["rule"], "LT-WARDENS");
}

#[test]
fn its_campaign_log_and_its_heroes_are_printed_in_its_own_words() {
    let user = user();
    let journal = user.file("night.toml", JOURNAL);
    user.run(&["campaign", "new", "Thursdays", &journal, "--game", GAME]).exits(0);
    let print = |args: &[&str], name: &str| {
        let path = user.path(name).display().to_string();
        user.run(&[&["campaign", "print"], args, &["-o", &path]].concat()).exits(0);
        tool("qpdf", &["--check", &path]);
        tool("pdftotext", &["-layout", &path, "-"])
    };
    let log = print(&["Thursdays"], "log.pdf");
    for word in ["The Long Night", "First night", "Wardens", "Dusk", "Wicks", "Dread", "Voice of the Hedge"] {
        assert!(log.contains(word), "{word}: {log}");
    }
    for word in ["Rebel", "Imperial", "Empire", "Credits", "Influence"] {
        assert!(!log.contains(word), "{word}: {log}");
    }
    let log = print(&["Thursdays", "--lang", "hu"], "naplo.pdf");
    for word in ["A hosszú éj", "Fény az ösvényen", "Őrzők", "Kanóc", "Alkonyat", "A sövény szava"]
    {
        assert!(log.contains(word), "{word}: {log}");
    }
    let heroes = print(&["Thursdays", "--what", "heroes"], "heroes.pdf");
    for word in ["Old Wick", "Keeper of the Lamp", "Rested", "Wits", "Nerve", "Storm Lantern", "Night Sight"]
    {
        assert!(heroes.contains(word), "{word}: {heroes}");
    }
    let blank = print(&["--blank", "the-long-night", "--game", GAME], "blank.pdf");
    assert!(blank.contains("Last night") && blank.contains("A Light on the Lane"), "{blank}");
}

#[test]
fn its_evening_at_the_table_is_kept_by_the_folder_alone() {
    let user = user();
    let game = user.file("evening.toml", EVENING);
    let answer = user.run(&["play", "run", &game, "--json", "--keep-going"]).exits(1).json();
    let score = json!({ "Thursday": 20, "The Hedge": 7 });
    assert_eq!(
        (&answer["score"], &answer["winner"], &answer["reason"]),
        (&score, &json!("Thursday"), &json!("far-lit"))
    );
    let refused = answer["refused"].as_array().expect("a list").iter();
    let refused: Vec<_> = refused.map(|r| json!([r["step"], r["rule"]])).collect();
    assert_eq!(refused, [json!([2, "LT-TURNS"]), json!([10, "LT-DREAD"])]);
    let figure = |name: &str| {
        let figures = answer["figures"].as_array().expect("figures").iter();
        figures.into_iter().find(|f| f["name"] == name).cloned().unwrap_or_else(|| panic!("{name}: {answer}"))
    };
    // Old Wick had 7 and got 2 with each of two activations; the imp that dread paid for was worth nothing.
    let wick = figure("Old Wick");
    assert_eq!((&wick["counters"][0]["left"], &wick["conditions"]), (&json!(11), &json!([])));
    assert_eq!(
        (&figure("Hedge Imp 3")["scored"], &figure("Hedge Imp 3")["state"]),
        (&json!(0), &json!("defeated"))
    );
    let said = user.run(&["play", "run", &game, "--keep-going", "--lang", "hu"]).exits(1).out;
    assert!(said.contains("Az est pontjainak fele"), "{said}");
}

#[test]
fn its_dice_have_odds_by_the_folder_alone() {
    let user = user();
    let odds = |args: &[&str]| {
        let args = [&["odds", "--game", GAME, "--json"], args].concat();
        user.run(&args).exits(0).json()
    };
    // Of 64 rolls of three dice, 27 have no four; three of those are alike, and six are in a row.
    for (dice, bust) in [("1", "3/4"), ("2", "9/16"), ("3", "9/32")] {
        assert_eq!(odds(&["--dice", dice])["bust"], bust, "{dice}");
    }
    let advice = &odds(&["--kept", "4", "--rolled", "1,2,3"])["advice"];
    assert_eq!(
        (&advice["aside"], &advice["roll"]),
        (&json!([1, 2, 3]), &json!(0)),
        "nothing is left to roll"
    );
    let figures =
        user.run(&["odds", "Old Wick", "vs", "Hedge Imp", "--game", GAME, "--json"]).exits(2).json();
    assert_eq!(figures["code"], "odds-beside", "its figures don't fight one another: {figures}");
}

#[test]
fn its_figures_fight_by_the_folder_alone() {
    let user = user();
    // The same game as if its figures fought with a die: how, and what its tricks do in a fight.
    for entry in std::fs::read_dir(project().join("tests/terminal/fifth-game-fight")).expect("the fight") {
        let entry = entry.expect("a file");
        let to = user.data().join("packs").join(GAME).join(entry.file_name());
        std::fs::copy(entry.path(), to).expect("copied");
    }
    let folder = user.data().join("packs").join(GAME).display().to_string();
    user.run(&["pack", "check", &folder]).exits(0);
    let odds = |attacker: &str, defender: &str| {
        user.run(&["odds", attacker, "vs", defender, "--game", GAME, "--json"]).exits(0).json()
    };
    // Wits of 7 and Night Sight against 2 and a snare of 1: only a 1 misses, and 6 is more than one nerve.
    let told = odds("Old Wick", "Hedge Imp");
    let fields = json!({ "needed": 2, "hit": "11/12", "defeat": "11/12", "not_counted": ["Steady Flame 2"] });
    assert_eq!(of(&told, &fields), fields, "{told}");
    // A 5 hits for 1, and a 12 for 3.
    let told = odds("Hedge Imp", "Old Wick");
    let fields = json!({ "needed": 5, "hit": "2/3", "expected": "5/6", "defeat": "0" });
    assert_eq!(of(&told, &fields), fields, "{told}");
    let table = user.file("imps.txt", "Queen Bramble\n2 Hedge Imp\n");
    let mine = user.file("mine.txt", "Old Wick\nMoth Scout\n");
    let json = user.run(&["odds", "--squad", &mine, "--against-squad", &table, "--game", GAME, "--json"]);
    let json = json.exits(0).json();
    assert_eq!(json["cells"][0][1]["needed"], 2, "{json}");
}
