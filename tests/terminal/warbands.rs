//! Warbands of another game than the first, as people post them.

use crate::common::{Said, User};
use serde_json::{Value, json};

const GAME: &str = "dungeons-and-dragons-miniatures";

fn check(user: &User, text: &str, more: &[&str]) -> Said {
    let mut args = vec!["squad", "check", "-", "--json"];
    args.extend(more);
    user.pipe(&args, text)
}

/// What was read: members with their counts and the lines that nobody understood.
fn members(said: &Said) -> Value {
    let json = said.json();
    let read = json["members"].as_array().into_iter().flatten();
    let read: Vec<_> = read.map(|m| json!([m["count"], m["name"]])).collect();
    assert_eq!(json["unresolved"], json!([]), "{}", said.out);
    json!(read)
}

#[test]
fn warbands_are_read_as_people_post_them() {
    let user = User::new();
    for (text, expected, total) in [
        // `x4` with what the line costs.
        (
            "LG 100\nPurple Dragon Knight (45 pts)\nGold Champion (51 pts)\nHuman Commoner x1 (3 pts)",
            json!([[1, "Purple Dragon Knight"], [1, "Gold Champion"], [1, "Human Commoner"]]),
            99,
        ),
        (
            "Skullsplitter (28)\nMongrelfolk x8 (24 pts)\nZombie x3 (12 pts)\n64 pts, 12 activations",
            json!([[1, "Skullsplitter"], [8, "Mongrelfolk"], [3, "Zombie"]]),
            64,
        ),
        // `x4` with what one costs.
        (
            "Skullsplitter (28)\nMongrelfolk x8 (3 pts)\nZombie x3 (4 pts)\nTotal: 64",
            json!([[1, "Skullsplitter"], [8, "Mongrelfolk"], [3, "Zombie"]]),
            64,
        ),
        // A commander's rating, a map, an author.
        (
            "Good Elves by Bill Baldwin\n\nCopper Samurai (CR 2, 32 pts)\nDaring Rogue x2 (28 pts)\n\
             Drizzt, Drow Ranger (CR 3, 87 pts)\nMap -- Drow Outpost",
            json!([[1, "Copper Samurai"], [2, "Daring Rogue"], [1, "Drizzt, Drow Ranger"]]),
            147,
        ),
        (
            "Author: somebody\nMap: Fane of Lolth\n1 Tiefling Captain 21\n2 Orc Warrior 6\nTroll 27",
            json!([[1, "Tiefling Captain"], [2, "Orc Warrior"], [1, "Troll"]]),
            54,
        ),
        // Tiles are on the list like everybody else.
        (
            "Copper Samurai\nAssembly Tile\nAbattoir\nBlood Rock Cave\nShrine of Slaughter",
            json!([
                [1, "Copper Samurai"],
                [1, "Assembly Tile"],
                [1, "Abattoir"],
                [1, "Blood Rock Cave"],
                [1, "Shrine of Slaughter"]
            ]),
            32,
        ),
    ] {
        let said = check(&user, text, &["--game", GAME]);
        assert_eq!(members(&said), expected, "{text}");
        let json = said.json();
        assert_eq!(json["points"]["total"], total, "{text}\n{}", said.out);
        let claims = json["findings"].as_array().into_iter().flatten().any(|f| f["rule"] == "MUSTER-CLAIM");
        assert!(!claims, "{text}\n{}", said.out);
    }
}

#[test]
fn a_list_tells_its_game_by_its_names() {
    let said = check(&User::new(), "Purple Dragon Knight\nGold Champion\n", &[]).exits(0);
    assert_eq!(said.json()["game"], GAME);
}

#[test]
fn twelve_creatures_are_legal_in_the_handbook_and_too_many_later() {
    let (user, twelve) = (User::new(), "Skullsplitter\nMongrelfolk x8\nZombie x3\n");
    let game = ["--game", GAME];
    check(&user, twelve, &game).exits(0);
    for (format, most) in [("100-war-drums", 8), ("100-last", 10)] {
        let said = check(&user, twelve, &[&game[..], &["--format", format]].concat()).exits(1);
        let json = said.json();
        let finding =
            json["findings"].as_array().expect("findings").iter().find(|f| f["rule"] == "DDM-COUNT");
        let message = finding.expect("the count is told")["message"].as_str().expect("a sentence").to_owned();
        assert!(message.contains("12") && message.contains(&format!("at most {most}")), "{message}");
    }
}

#[test]
fn what_nobody_knows_leaves_the_verdict_unsure() {
    let user = User::new();
    for text in ["Purple Dragon Knight\nHound Archon\n", "Copper Samurai\nLidda, Halfling Rogue\n"] {
        let said = check(&user, text, &["--game", GAME]).exits(2);
        assert_eq!(said.json()["verdict"], "unsure", "{text}");
    }
}

#[test]
fn a_warband_written_out_is_read_in_again() {
    let user = User::new();
    let list = "Skullsplitter\nMongrelfolk x8\nZombie x3\nAbattoir\n";
    let file = user.file("list.txt", list);
    let saved = user.run(&["squad", "save", &file, "--game", GAME, "--name", "Twelve"]);
    assert!(saved.err.is_empty() || saved.code <= 2, "{}", saved.err);
    let text = user.run(&["squad", "export", "Twelve"]).out;
    let (first, second) = (check(&user, list, &["--game", GAME]), check(&user, &text, &["--game", GAME]));
    assert_eq!(members(&first), members(&second), "{text}");
}

#[test]
fn the_sheet_and_the_cards_of_a_warband_are_printed_in_every_language() {
    let user = User::new();
    let file = user.file("list.txt", "Skullsplitter\nMongrelfolk x8\nAssembly Tile\nAbattoir\n");
    for language in ["en", "hu", "zh-Hant", "zh-Hans"] {
        for what in ["sheet", "cards"] {
            let out = user.path(&format!("{what}-{language}.pdf")).display().to_string();
            let args = ["print", what, &file, "--game", GAME, "--lang", language, "-o", &out];
            let said = user.run(&args);
            assert!(said.code <= 2 && std::path::Path::new(&out).exists(), "{}{}", said.out, said.err);
        }
    }
}

#[test]
fn what_commander_0_costs_more_is_in_the_arithmetic() {
    let user = User::new();
    let member = |figure: &str, count: u32| json!({ "figure": figure, "count": count });
    let squad = json!({
        "game": GAME, "format": "two-boosters-100",
        "members": [member("ddm/mongrelfolk", 2), member("ddm/drunken-master", 1)],
        "setup": [{ "holder": "ddm/mongrelfolk", "ability": "Commander 0", "chosen": "ddm/mongrelfolk" }],
    });
    let said = user.pipe(&["squad", "check", "-"], squad.to_string()).exits(0);
    assert!(said.out.contains("2 × 3 + 5") && said.out.contains("31 of 100 points"), "{}", said.out);
    let json = user.pipe(&["squad", "check", "-", "--json"], squad.to_string()).json();
    assert_eq!((&json["members"][0]["cost"], &json["points"]["total"]), (&json!(11), &json!(31)));
}

#[test]
fn whom_a_card_lets_in_is_settled_by_faction_kind_or_name() {
    let user = User::new();
    let question = "let-in:ddm/drizzt-drow-ranger";
    let asked = user.run(&["pack", "questions", "--game", GAME, "--json"]).exits(0).out;
    assert!(asked.contains(question), "{asked}");
    let list = "Copper Samurai\nBonded Fire Summoner\nTroll";
    let said = |user: &User| check(user, list, &["--game", GAME]).json()["findings"].to_string();
    let summoner = "let-in:ddm/bonded-fire-summoner";
    assert!(said(&user).contains(summoner), "{}", said(&user));
    let settle = |answer: &str| user.run(&["pack", "settle", summoner, answer, "--game", GAME]);
    settle("nobody knows").exits(2);
    settle("faction=nowhere").exits(2);
    settle("ability=Elemental").exits(0);
    assert!(said(&user).contains("can’t join this warband"), "a troll is no elemental: {}", said(&user));
    settle("faction=chaotic-evil ability=Giant").exits(0);
    assert!(said(&user).contains("lets Troll join"), "{}", said(&user));
    settle("name=Troll").exits(0);
    assert!(said(&user).contains("lets Troll join"), "{}", said(&user));
    settle("none").exits(0);
    assert!(said(&user).contains("can’t join this warband"), "{}", said(&user));
}

#[test]
fn a_finding_with_nobody_to_name_says_so_in_words() {
    let user = User::new();
    let draft = json!({"game": GAME, "format": "standard", "name": "", "members": [
        {"figure": "ddm/drow-arachnomancer", "count": 1}], "side_lists": [
        {"holder": "ddm/drow-arachnomancer", "kind": "summons", "members": [
            {"figure": "ddm/tiefling-captain", "count": 1}]}]});
    let file = user.file("summons.json", draft.to_string());
    for (language, words) in [
        ("en", "Drow Arachnomancer can’t bring these figures"),
        ("hu", "Drow Arachnomancer ezeket nem hozhatja"),
        ("zh-Hans", "Drow Arachnomancer 不能带这些模型上场"),
        ("zh-Hant", "Drow Arachnomancer 不能帶這些模型上場"),
    ] {
        let said = user.run(&["squad", "check", &file, "--lang", language]).out;
        assert!(said.contains(words) && !said.contains("): ."), "{said}");
    }
}
