//! What somebody reads off their cards, at the terminal.

use crate::common::User;
use serde_json::json;

const GAME: &str = "dungeons-and-dragons-miniatures";
const MAW: &str = "ddm/abyssal-maw";

/// A user of one game's commands.
fn run(user: &User, args: &[&str]) -> crate::common::Said {
    let mut all = args.to_vec();
    all.extend(["--game", GAME]);
    user.run(&all)
}

#[test]
fn a_single_fact_of_a_card_is_settled_as_in_the_window() {
    let user = User::new();
    let list = "Abyssal Maw";
    let check = |user: &User| user.pipe(&["squad", "check", "-", "--json", "--game", GAME], list).json();
    let before = check(&user);
    let question = format!("fact:{MAW}:commander");
    let asked = before["findings"].as_array().expect("findings").iter();
    let asked: Vec<_> = asked.filter(|f| f["severity"] == "ask").map(|f| &f["question"]).collect();
    assert_eq!((&before["verdict"], asked), (&json!("unsure"), vec![&json!(question)]));
    let listed = run(&user, &["pack", "questions", "--json"]).exits(0).out;
    assert!(listed.contains(&question), "it is among all questions");
    let said = run(&user, &["pack", "settle", &question, "maybe", "--json"]).exits(2).json();
    assert_eq!(said["code"], "unknown-answer");
    let said = run(&user, &["pack", "settle", &question, "yes"]).exits(0).out;
    assert!(said.contains("Is Abyssal Maw of this kind: Commander?"), "{said}");
    assert_eq!(check(&user)["verdict"], "legal");
    run(&user, &["pack", "settle", &question, "no"]).exits(0);
    assert_eq!(check(&user)["verdict"], "illegal");
    // Any other cell that nobody knows, such as its hit points.
    run(&user, &["pack", "settle", &format!("fact:{MAW}:hp"), "35"]).exits(0);
    let shown = run(&user, &["figures", "show", MAW, "--json"]).exits(0).json();
    assert_eq!(shown["stats"]["hp"], 35);
}

#[test]
fn what_the_check_says_to_type_can_be_typed_as_it_stands() {
    let user = User::new();
    let said = user.pipe(&["squad", "check", "-"], "Warforged Captain").out;
    let typed = said.lines().find_map(|line| line.trim().strip_prefix("Type:")).expect("what to type");
    let words: Vec<_> = typed.split_whitespace().collect();
    let ["muster", "pack", "settle", question, "…"] = words[..] else { panic!("{typed}") };
    // No creature costs less than one point, and nobody has to leave the unit out.
    for wrong in ["-3", "0"] {
        assert_eq!(
            user.run(&["pack", "settle", question, wrong, "--json"]).exits(2).json()["code"],
            "unknown-answer"
        );
    }
    user.run(&["pack", "settle", question, "３０ Punkte"]).exits(0);
    let said = user.pipe(&["squad", "check", "-"], "Warforged Captain").out;
    assert!(said.contains("30 of 100 points"), "{said}");
}

#[test]
fn what_is_missing_may_stand_on_a_line_that_nobody_understood() {
    let user = User::new();
    let four = "Mosilage\nBabosi\nVile Patesi\nKelelasi\n";
    for (game, list) in [
        ("space-marine-heroes", format!("{four}Gege\n")),
        (GAME, "Gold Champion\nFoo Bar\n".to_owned()),
        (
            "star-wars-miniatures",
            "Nute Gunray 30\nBattle Droid 4\n\nReserves (Nute Gunray):\nProbot Nine\n".to_owned(),
        ),
    ] {
        let checked = user.pipe(&["squad", "check", "-", "--json", "--game", game], &list).exits(2).json();
        assert_eq!(checked["verdict"], "unsure", "{checked}");
        assert_eq!(checked["unresolved"].as_array().map(Vec::len), Some(1), "{checked}");
    }
    let few = user.pipe(&["squad", "check", "-", "--json", "--game", "space-marine-heroes"], four);
    assert_eq!(few.exits(1).json()["verdict"], "illegal");
}

#[test]
fn a_line_that_nobody_understood_leaves_open_whose_list_it_is_in() {
    let user = User::new();
    let mine = user.file("mine.txt", "Luke Skywalker, Jedi Knight 27\nRebel Trooper 5\n");
    let theirs = user.file("theirs.txt", "Darth Vader, Sith Lord 60\nFoo of Bar 12\n");
    let check = |beside: &[&str]| {
        let args = [&["squad", "check", &mine, "--game", "star-wars-miniatures", "--json"], beside].concat();
        user.run(&args)
    };
    let met = check(&["--opponent", &theirs]).exits(0).json();
    assert_eq!((&met["verdict"], &met["others"][0]["verdict"]), (&json!("legal"), &json!("unsure")), "{met}");
    assert_eq!(met["unresolved"].as_array().map(Vec::len), Some(1), "it is told all the same");
    let team = user.file("team.txt", "Han Solo 28\nFoo of Bar 12\n");
    let team = check(&["--partner", &team, "--format", "team-play"]);
    assert_eq!(team.exits(2).json()["verdict"], "unsure", "somebody of the team may be missing");
}

#[test]
fn what_a_set_lacks_is_written_filled_in_compared_and_taken() {
    let user = User::new();
    let gaps = user.path("gaps.csv").display().to_string();
    run(&user, &["pack", "gaps", "War Drums", "-o", &gaps]).exits(0);
    let text = std::fs::read_to_string(&gaps).expect("the file");
    let filled = text.replacen(",cost,\n", ",cost,41\n", 1).replacen(",hp,\n", ",hp,many\n", 1);
    assert_ne!(text, filled);
    std::fs::write(&gaps, filled).expect("written");
    let compared = run(&user, &["pack", "compare", &gaps, "--json"]).exits(2).json();
    let rows = &compared["differences"]["rows"];
    let told: Vec<_> = rows.as_array().expect("rows").iter().map(|r| (&r["standing"], &r["value"])).collect();
    assert!(told.contains(&(&json!("new"), &json!("41"))), "{compared}");
    assert!(told.contains(&(&json!("wrong"), &json!("many"))), "{compared}");
    assert_eq!(compared["taken"], 0);
    let empty = run(&user, &["pack", "facts"]).exits(0).out;
    assert_eq!(empty.lines().count(), 1, "nothing was taken: {empty}");
    let taken = run(&user, &["pack", "compare", &gaps, "--take"]).exits(2).out;
    assert!(taken.contains("Values taken: 1") && taken.contains("“many” isn’t a whole number."), "{taken}");
    let mine = run(&user, &["pack", "facts"]).exits(0).out;
    assert!(mine.contains(",cost,41"), "{mine}");
    // Another user gets it as one file.
    let other = User::new();
    let file = other.file("theirs.csv", &mine);
    run(&other, &["pack", "compare", &file, "--take"]).exits(0);
    assert_eq!(run(&other, &["pack", "facts"]).exits(0).out, mine);
    run(&user, &["pack", "gaps", "No Such Set", "--json"]).exits(2);
}

#[test]
fn prices_found_in_a_list_or_a_spreadsheet_are_offered() {
    let user = User::new();
    let said = user.pipe(&["squad", "check", "-", "--game", GAME], "Large Silver Dragon 138").out;
    assert!(said.contains("cost:ddm/large-silver-dragon") && said.contains("138"), "{said}");
    let file = user.file("mine.csv", "Name,Qty,Points\nLarge Silver Dragon,1,138\n");
    let said = run(&user, &["collection", "import", &file, "--dry-run"]).exits(0).out;
    assert!(said.contains("--keep-found") && said.contains("Large Silver Dragon"), "{said}");
    assert!(!said.contains("not imported"), "the column of points is read: {said}");
    let wrong = user.file("wrong.csv", "Name,Qty,Points\nTroll,1,72\nOwlbear,2,44\n");
    let said = run(&user, &["collection", "import", &wrong, "--dry-run"]).exits(0).out;
    assert!(said.contains("Troll costs 72") && !said.contains("Owlbear costs"), "{said}");
    run(&user, &["collection", "import", &file, "--yes", "--keep-found"]).exits(0);
    let shown = run(&user, &["figures", "show", "ddm/large-silver-dragon", "--json"]).exits(0).json();
    assert_eq!(shown["cost"], 138);
}

#[test]
fn how_much_goes_under_a_weapon_is_a_question_until_it_is_settled() {
    let user = User::new();
    let asked = |user: &User| user.run(&["pack", "questions", "--game", "imperial-assault"]).exits(0).out;
    assert!(asked(&user).contains("slots:dc-15s-blaster"), "{}", asked(&user));
    user.run(&["pack", "settle", "slots:dc-15s-blaster", "many"]).exits(2);
    let said = user.run(&["pack", "settle", "slots:dc-15s-blaster", "1"]).exits(0).out;
    assert!(said.contains("How many modifications can go under DC-15S Blaster?"), "{said}");
    assert!(!asked(&user).contains("slots:"), "{}", asked(&user));
}

#[test]
fn what_a_rule_leaves_open_is_played_as_a_group_settles_it() {
    let user = User::new();
    let list = "Mandalore the Ultimate\nLuke Skywalker, Rebel";
    let check = |user: &User| {
        user.pipe(&["squad", "check", "-", "--json", "--game", "star-wars-miniatures"], list).json()
    };
    let asked = |json: &serde_json::Value| {
        let findings = json["findings"].as_array().expect("findings").iter();
        findings.map(|f| f["question"].clone()).collect::<Vec<_>>()
    };
    let question = "let-in:swm/mandalore-the-ultimate";
    let before = check(&user);
    assert_eq!(before["verdict"], "legal", "{before}");
    assert!(asked(&before).iter().any(|q| q == question), "{before}");
    let settle = |answer: &str| {
        user.run(&["pack", "settle", question, answer, "--game", "star-wars-miniatures"]).exits(0);
    };
    settle("none");
    let strict = check(&user);
    assert_eq!(strict["verdict"], "illegal", "{strict}");
    assert!(strict["findings"].to_string().contains("SWM-FACTION"), "{strict}");
    settle("any");
    let wide = check(&user);
    assert_eq!(wide["verdict"], "legal", "{wide}");
    assert!(asked(&wide).iter().all(|q| q != question), "{wide}");
}

#[test]
fn when_a_card_makes_others_cheaper_is_filled_in_shared_and_reckoned_with() {
    let user = User::new();
    let game = "star-wars-miniatures";
    let list = "Barriss Offee\n2 Clone Trooper";
    let troopers = |user: &User, list: &str| {
        let json = user.pipe(&["squad", "check", "-", "--json", "--game", game], list).json();
        json["members"].as_array().expect("members").iter().find(|m| m["name"] == "Clone Trooper").cloned()
    };
    let cost = |user: &User, list: &str| troopers(user, list).expect("troopers")["unit_cost"].clone();
    let question = "cost-change:swm/barriss-offee";
    assert_eq!(cost(&user, list), 9);
    let settle = |answer: &str| user.run(&["pack", "settle", question, answer, "--game", game]);
    settle("-2 name=\"Clone Trooper\" with nonsense").exits(2);
    settle("-2 name=\"Clone Trooper\" with name~Luminara").exits(0);
    assert_eq!(cost(&user, list), 9, "she isn't there");
    let both = "Barriss Offee\nLuminara Unduli\n2 Clone Trooper";
    assert_eq!(cost(&user, both), 7, "she is");
    // A group shares it as any other fact.
    let told = user.run(&["pack", "facts", "--game", game]).exits(0).out;
    assert!(told.contains("cost-change"), "{told}");
    let other = User::new();
    let file = other.file("told.csv", &told);
    other.run(&["pack", "compare", &file, "--take", "--game", game]).exits(0);
    assert_eq!(cost(&other, both), 7);
    assert_eq!(cost(&other, list), 9);
    // Nobody else's is changed by another answer; and it can be taken back.
    settle("none").exits(0);
    assert_eq!(cost(&user, both), 9);
}
